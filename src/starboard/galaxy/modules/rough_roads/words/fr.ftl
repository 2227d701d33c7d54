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
thing-bum_batteries = Batteries à plat
    .text = Chaque utilisation d’énergie coûte un jeton batterie de plus.
    .brief = 1 jeton de plus par usage
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
thing-panic = Panique
    .text = Quand un composant est arraché, chaque cabine qui y était reliée perd un membre d’équipage.
    .brief = l’équipage fuit les explosions
thing-paranoid_locals = Autochtones paranoïaques
    .text = Qui se pose sur une planète reçoit un tir lourd par l’arrière avant de charger.
    .brief = un tir lourd si l’on se pose
thing-bad_luck = Pas de chance
    .text = Si une météorite ou un tir devait rater tout le monde, on relance les dés, trois lancers en tout.
    .brief = raté ? on relance
thing-ordered_components = Composants commandés
    .text = { $count ->
        [one] { $count } composant encore à utiliser, ou à payer après le vol.
       *[other] { $count } composants encore à utiliser, ou à payer après le vol.
    }

settlement-made_to_order = commandes inutiles
reason-made_to_order = pour des composants commandés dont personne ne s’est servi
question-still_use_card = Ils ont dit ce qu’ils avaient à dire. Vous y tenez encore ? ({ $card })
option-still_use_card-yes = oui, malgré tout
option-still_use_card-no = non, je leur laisse
question-infected_goods = Ces marchandises toussent. Tout prendre ?
option-infected_goods-take_goods = les prendre
option-infected_goods-leave_goods = tout laisser
option-build-draw_ordered = piocher dans votre commande
option-build-take_ordered = prendre { $component } [{ $connectors }] dans votre commande

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

settlement-why-made_to_order = Un crédit pour chaque composant commandé et jamais utilisé.
