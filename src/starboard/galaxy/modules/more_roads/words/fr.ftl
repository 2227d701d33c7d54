option-more_roads = Routes chaotiques : cartes de route à chaque vol
option-more_roads-0 = aucune
option-more_roads-1 = une : difficile
option-more_roads-2 = deux : extrême
option-more_roads-3 = trois : démentiel
option-more_roads_handicap = pour qui valent les routes, dans l’ordre des places
option-more_roads_handicap-add = ajouter une place
option-more_roads_handicap-all = toutes les routes
option-more_roads_handicap-0 = aucune route

thing-gravity_anomaly = Anomalie gravitationnelle
    .text = Les tuyères peuvent pointer vers l’arrière ou vers l’avant ; seules celles de l’arrière poussent. Après chaque espace intersidéral, tous les vaisseaux se retournent. Tenez bien votre café.
    .brief = l’espace retourne les vaisseaux
thing-welcome_to_the_lead = Bienvenue en tête
    .text = Prenez la tête pendant une carte, et le vaisseau juste derrière vous peut vous envoyer un tir léger d’une de ses armes. Il vise, personne ne lance de dés.
    .brief = derrière, on salue le premier
thing-faulty_connectors = Connecteurs défectueux
    .text = Chaque connecteur universel relié à un simple ou un double retire 1 à vos moteurs, même au-dessous de zéro. Vous pouvez larguer ces composants avant de compter.
    .brief = mauvais raccords, moins vite
thing-space_waste = Déchets spatiaux
    .text = Ce qui tombe de votre vaisseau est un cadeau pour ceux qui vous suivent : une grosse météorite de face par composant.
    .brief = les débris frappent derrière
thing-structural_weakness = Faiblesse structurelle
    .text = Après une carte où quelqu’un s’est déplacé, lancez un dé. Qui a fait au moins autant de jours, dans un sens ou dans l’autre, perd ce qui se trouve là où tombent les dés suivants.
    .brief = les longs trajets usent
thing-paranoid_inhabitants = Habitants paranoïaques
    .text = Qui se pose reçoit un tir léger de face avant de charger. Et un tir lourd s’il est le seul.
    .brief = on tire sur qui se pose
thing-murphys_law = Loi de Murphy
    .text = Un résultat qui n’a rien détruit ne sortira plus sur cette carte. Les dés ont pris des notes.
    .brief = pas deux fois le même raté
thing-contaminated_goods = Marchandises contaminées
    .text = Acceptez des marchandises, et vous perdez un humain par bloc proposé au-delà du nombre de vos aliens, même si vous en chargez peu. Les aliens, eux, n’éternuent même pas.
    .brief = elles rendent malade
thing-no_luck = Pas de chance
    .text = Une météorite ou un tir qui ne détruit rien et ne coûte de jeton batterie à personne revient, jusqu’à trois fois. Ça insiste.
    .brief = raté ? ça revient
thing-explosive_stuff = Trucs explosifs
    .text = Un composant détruit qui contient des marchandises ou des jetons batterie emporte tout sur les huit cases autour. Non, le pousser d’une case ne suffit pas.
    .brief = soutes et batteries explosent
thing-abandoned_debris = Débris abandonnés
    .text = Avant que quiconque profite d’un vaisseau abandonné ou d’une station, chacun nomme un côté. Une grosse météorite arrive du côté préféré.
    .brief = on vote, une météorite arrive

question-welcome_leader = Quelqu’un vient de prendre la tête juste devant vous. Un tir léger en guise de bienvenue ?
option-welcome_leader-square = tirer avec { $component }
option-welcome_leader-hurl = lancer un bloc { $side ->
    [front] vers l’avant
    [rear] vers l’arrière
    [left] vers la gauche
   *[right] vers la droite
} avec { $component }
option-welcome_leader-none = ne pas tirer
question-name_side = { $card } : des débris partout. D’où doit venir une grosse météorite ?
option-name_side-side = { $side ->
    [front] de l’avant
    [rear] de l’arrière
    [left] de la gauche
   *[right] de la droite
}
group-welcome_leader-hurl = hurl CASE CÔTÉ — la catapulte, et de quel côté elle lance
group-name_side-side = CÔTÉ — d’où elle vient
then-shot_strikes = le tir touche
then-shot_bounces = le tir rebondit
then-shot_misses = le tir passe à côté

event-joints_tried = Le dé dit { $die }. { $count ->
    [0] Toutes les jointures tiennent.
    [one] Un vaisseau est allé trop loin.
   *[other] { $count } vaisseaux sont allés trop loin.
}
event-leader_welcomed = { $who ->
    [you] Vous voilà en tête. Et voici la bienvenue.
   *[other] { $name } passe en tête. Et voici la bienvenue.
}
event-comes_again = Pas de dégâts ? Ça ne va pas du tout. On recommence.
event-side_named = { $who ->
    [you] Vous dites : { $from }.
   *[other] { $name } dit : { $from }.
}

new-more_roads-1 = Les cartes de route
    .text = Avant la construction, on révèle une à trois cartes de route. Elles valent pour tout le vol et restent visibles : touchez-en une pour la lire en entier.
new-more_roads-2 = À lire avant de construire
    .text = Des tuyères tournées vers l’avant, des connecteurs qui freinent, une colonne où plus rien ne marche (ses cases sont hachurées) : trois routes regardent qui construit.
new-more_roads-3 = Ça peut exploser
    .text = Ce qui contient des marchandises ou des jetons batterie peut emporter ses voisins, et des tirs peuvent traverser jusqu’au composant suivant. Éloignez ce qui est dangereux.
new-more_roads-4 = Mauvaise surprise
    .text = Une des cartes de route attend que tous les vaisseaux soient construits pour dire ce qu’elle est. Construisez pour tous les temps.
new-more_roads-5 = Les dés sont rancuniers
    .text = Ce qui rate peut revenir, et un lancer inoffensif ne reviendra pas. Les marchandises coûtent de l’équipage, et on tire sur qui prend la tête. Chaque prix s’affiche avant le choix.
