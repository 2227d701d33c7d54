# Words of what several modules share, loaded with any of them.

# Road cards.
thing-cosmic_psychosis = Psychose cosmique
    .text = Après chaque carte, les dés désignent une case. Une cabine occupée par des humains y disparaît, et ils trouvaient que c’était une bonne idée.
    .brief = des cabines s’en vont
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
thing-dead_zone = Zone morte
    .text = Rien ne marche dans la colonne { $column } : ni équipage, ni marchandises, ni énergie, ni puissance. Seuls le blindage et les connecteurs tiennent.
    .brief = rien ne marche colonne { $column }
thing-nasty_surprise = Mauvaise surprise
    .text = Après la construction, une autre carte de route prend la place de celle-ci. Construisez pour tous les temps.
    .brief = remplacée après la construction
thing-big_baddies = Gros méchants
    .text = Les ennemis sont plus forts qu’imprimé, du plus petit de deux dés.
    .brief = ennemis renforcés
thing-personalized_cabins = Cabines personnalisées
    .text = Quand vous perdez de l’équipage, ses cabines partent avec lui, et qui s’y trouve encore aussi. Les cabines perdues ne coûtent rien.
    .brief = ils emportent leur cabine

reason-union = au syndicat
why-union = fâché avec le syndicat

question-pay_union = Le vaisseau du syndicat demande encore { $due ->
        [one] { $due } crédit ou bloc
       *[other] { $due } crédits ou blocs
    }.
option-pay_union-pay = payer en crédits
option-pay_union-give = céder { $block } de { $component }
option-pay_union-give_up = abandonner le vol
option-pay_union-give_up_section = renvoyer { $section } sans solde
option-power_engines-let_go = larguer d’abord des composants
question-drop_component = { $joints ->
        [one] { $joints } jointure freine
       *[other] { $joints } jointures freinent
    } vos moteurs. Que larguez-vous ?
option-drop_component-square = { $component }
option-drop_component-done = plus rien

event-road_turned_up = Route difficile en vue : { $thing }.
event-column_died = Les dés disent { $total }. Dans cette colonne, plus rien ne marchera.
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

glossary-roads = Cartes de route
explain-thing-dead_zone = Avant la construction, les dés désignent une colonne pour tous. Rien n’y marche : ni équipage, ni marchandises, ni énergie, ni puissance. Seuls le blindage et les connecteurs tiennent.
