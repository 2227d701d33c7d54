option-rough_roads = Routes Rugueuses : cartes de route à chaque vol
option-rough_roads-0 = aucune
option-rough_roads-1 = une
option-rough_roads-2 = deux
option-rough_roads-3 = trois
option-road_handicap = routes pour chaque place, dans l’ordre des places
option-road_handicap-add = ajouter une place
option-road_handicap-all = toutes
option-road_handicap-0 = aucune
option-road_handicap-1 = seulement la première
option-road_handicap-2 = les deux premières
option-road_handicap-3 = les trois premières

thing-stiff_competition = Rude concurrence
    .text = Envie d’un vaisseau abandonné ou d’une station ? Chaque rival derrière vous aux canons plus forts vous envoie d’abord un tir lourd dans les tuyères. Ensuite, vous pouvez encore changer d’avis.
    .brief = les plus forts derrière tirent
thing-engine_envy = Jalousie de moteurs
    .text = Qui prend la tête pendant une carte reçoit un tir léger par l’arrière. Personne n’aime les frimeurs.
    .brief = on tire sur le nouveau premier
thing-space_junk = Débris de l’espace
    .text = Ce qui tombe de votre vaisseau frappe ceux qui vous suivent : une grosse météorite de face par composant.
    .brief = les débris frappent derrière
thing-deja_vu = Déjà-vu
    .text = Les cartes dont personne ne s’est servi reviennent après la dernière, en ordre inverse. Oui, les météorites aussi.
    .brief = les cartes inutiles reviennent
thing-metal_fatigue = Fatigue du métal
    .text = Après l’espace intersidéral, les dés désignent une case pour tous. Ce qui s’y trouve se décroche.
    .brief = l’espace intersidéral use
thing-cosmic_psychosis = Psychose cosmique
    .text = Après chaque carte, les dés désignent une case. Une cabine occupée par des humains y disparaît, et ils trouvaient que c’était une bonne idée.
    .brief = des cabines s’en vont
thing-bum_batteries = Batteries à plat
    .text = Chaque utilisation d’énergie coûte un jeton batterie de plus.
    .brief = 1 jeton de plus par usage
thing-meteoric_inversion = Inversion météorique
    .text = Les grosses météorites sont petites, et les petites sont grosses.
    .brief = grosses et petites inversées
thing-tough_trip = Voyage difficile
    .text = Ce vol compte quelques cartes de plus que d’habitude, toutes de niveau III.
    .brief = plus de cartes, niveau III
thing-remorseless_fate = Destin sans pitié
    .text = Ce qui frappe le plus faible frappe tout le monde sauf le plus fort. Les épidémies emportent des cabines entières ; la poussière d’étoiles, tout composant au connecteur exposé.
    .brief = tous paient sauf le plus fort
thing-piercing_projectiles = Projectiles perforants
    .text = Une météorite ou un tir qui détruit un composant frappe aussi le suivant sur sa ligne.
    .brief = les tirs traversent
thing-union_ship = Vaisseau du syndicat
    .text = Avant la dernière carte, payez un crédit ou un bloc par membre d’équipage, ou abandonnez. Les batteries ne sont pas acceptées.
    .brief = payez avant la dernière carte
thing-explosive_goods = Marchandises explosives
    .text = Une soute détruite qui contient des marchandises emporte tout sur les huit cases autour.
    .brief = touchées, elles explosent
thing-explosive_batteries = Batteries explosives
    .text = Une batterie détruite qui contient des jetons emporte tout sur les huit cases autour.
    .brief = touchées, elles explosent
thing-infected_goods = Marchandises infectées
    .text = Prenez toutes les marchandises ou aucune. Chaque bloc au-delà du nombre de vos aliens vous coûte un humain.
    .brief = elles rendent malade
thing-somersault = Culbute
    .text = Les tuyères peuvent pointer vers l’arrière ou vers l’avant ; seules celles de l’arrière poussent. Après l’espace intersidéral et les planètes, chaque vaisseau se retourne.
    .brief = les vaisseaux se retournent
thing-defective_connectors = Connecteurs défectueux
    .text = Chaque connecteur universel relié à un simple ou un double retire 1 à vos moteurs. Vous pouvez larguer ces composants avant de compter.
    .brief = mauvais raccords, moins vite
thing-made_to_order = Sur commande
    .text = Vous avez commandé un lot de composants pour vous seul. Chaque composant que vous y laissez coûte 1 crédit après le vol.
    .brief = votre lot, le reste se paie
thing-dead_zone = Zone morte
    .text = Rien ne marche dans la colonne { $column } : ni équipage, ni marchandises, ni énergie, ni puissance. Seuls le blindage et les connecteurs tiennent.
    .brief = rien ne marche colonne { $column }
thing-nasty_surprise = Mauvaise surprise
    .text = Après la construction, une autre carte de route prend la place de celle-ci. Construisez pour tous les temps.
    .brief = remplacée après la construction
thing-panic = Panique
    .text = Quand un composant est arraché, chaque cabine qui y était reliée perd un membre d’équipage.
    .brief = l’équipage fuit les explosions
thing-paranoid_locals = Autochtones paranoïaques
    .text = Qui se pose sur une planète reçoit un tir lourd par l’arrière avant de charger.
    .brief = un tir lourd si l’on se pose
thing-big_baddies = Gros méchants
    .text = Les ennemis sont plus forts qu’imprimé, du plus petit de deux dés.
    .brief = ennemis renforcés
thing-bad_luck = Pas de chance
    .text = Si une météorite ou un tir devait rater tout le monde, on relance les dés, trois lancers en tout.
    .brief = raté ? on relance
thing-personalized_cabins = Cabines personnalisées
    .text = Quand vous perdez de l’équipage, ses cabines partent avec lui, et qui s’y trouve encore aussi. Les cabines perdues ne coûtent rien.
    .brief = ils emportent leur cabine
thing-ordered_components = Composants commandés
    .text = { $count ->
        [one] { $count } composant encore à utiliser, ou à payer après le vol.
       *[other] { $count } composants encore à utiliser, ou à payer après le vol.
    }

settlement-made_to_order = commandes inutiles
reason-made_to_order = pour des composants commandés dont personne ne s’est servi
reason-union = au syndicat
why-union = fâché avec le syndicat

question-still_use_card = Ils ont dit ce qu’ils avaient à dire. Vous y tenez encore ? ({ $card })
option-still_use_card-yes = oui, malgré tout
option-still_use_card-no = non, je leur laisse
question-pay_union = Le vaisseau du syndicat demande encore { $due ->
        [one] { $due } crédit ou bloc
       *[other] { $due } crédits ou blocs
    }.
option-pay_union-pay = payer en crédits
option-pay_union-give = céder { $block } de { $component }
option-pay_union-give_up = abandonner le vol
option-pay_union-give_up_section = renvoyer { $section } sans solde
question-infected_goods = Ces marchandises toussent. Tout prendre ?
option-infected_goods-take_goods = les prendre
option-infected_goods-leave_goods = tout laisser
option-power_engines-let_go = larguer d’abord des composants
question-drop_component = { $joints ->
        [one] { $joints } jointure freine
       *[other] { $joints } jointures freinent
    } vos moteurs. Que larguez-vous ?
option-drop_component-square = { $component }
option-drop_component-done = plus rien
option-build-draw_ordered = piocher dans votre commande
option-build-take_ordered = prendre { $component } [{ $connectors }] dans votre commande

event-road_turned_up = Route difficile en vue : { $thing }.
event-column_died = Les dés disent { $total }. Dans cette colonne, plus rien ne marchera.
event-components_ordered = Les commandes sont arrivées : { $count } composants par personne.
event-ordered_taken = { $who ->
    [you] Vous prenez un composant de votre commande.
   *[other] { $name } prend un composant de sa commande.
}
event-ordered_returned = { $who ->
    [you] Vous le remettez dans votre commande.
   *[other] { $name } le remet dans sa commande.
}
event-rival_fires = { $who ->
    [you] Vos canons sont plus forts, et vous le faites savoir.
   *[other] { $name } a les canons les plus forts, et le fait savoir.
}
event-envied = { $who ->
    [you] Vous voilà en tête. Derrière vous, quelqu’un le prend mal.
   *[other] { $name } passe en tête. Derrière, quelqu’un le prend mal.
}
event-locals_fire = Les autochtones n’aiment pas les visites. Baissez la tête !
event-enemy_grew = Ils sont venus avec des amis : { $bonus } de plus qu’annoncé.
event-spot_rolled = { $road ->
    [metal_fatigue] { $found ->
        [yes] Quelque chose grince.
       *[no] Rien ne grince, pour une fois.
    }
   *[other] { $found ->
        [yes] Quelqu’un entend des voix dans les cloisons.
       *[no] Les voix ne parlent à personne.
    }
}
event-junk_flies = { $who ->
    [you] Attention aux débris : un morceau de chez vous file vers ceux qui vous suivent.
   *[other] Attention aux débris : un morceau de chez { $name } file vers les suivants.
}
event-cards_come_again = { $count ->
    [one] On n’est pas déjà passés par ici ? Une carte revient.
   *[other] On n’est pas déjà passés par ici ? { $count } cartes reviennent.
}
event-union_ship_met = Un vaisseau du syndicat se range à côté. Les équipages veulent être payés.

new-rough_roads-1 = Les cartes de route
    .text = Avant la construction, on révèle une à trois cartes de route. Elles valent pour tout le vol et restent visibles : touchez-en une pour la lire en entier.
new-rough_roads-2 = À lire avant de construire
    .text = Certaines routes changent ce qu’on construit : des tuyères tournées vers l’avant, un lot de composants rien que pour vous, une colonne où plus rien ne marche. Ses cases sont hachurées.
new-rough_roads-3 = Ça peut exploser
    .text = Des soutes ou des batteries qui sautent emportent leurs voisines, et des tirs peuvent traverser jusqu’au composant suivant. Éloignez ce qui est dangereux.
new-rough_roads-4 = Mauvaise surprise
    .text = Une des cartes de route attend que tous les vaisseaux soient construits pour dire ce qu’elle est. Construisez pour tous les temps.
new-rough_roads-5 = Un handicap
    .text = Si la table en a convenu, les pilotes expérimentés volent avec plus de routes que les autres. Les marques à côté d’une route disent pour qui elle vaut.

glossary-roads = Cartes de route
explain-thing-dead_zone = Avant la construction, les dés désignent une colonne pour tous. Rien n’y marche : ni équipage, ni marchandises, ni énergie, ni puissance. Seuls le blindage et les connecteurs tiennent.
settlement-why-made_to_order = Un crédit pour chaque composant commandé et jamais utilisé.
