### Galaxy Trucker en français. `$who` vaut "you" quand on parle au lecteur, `$name` dit qui occupe une place : un nom, sinon la couleur.

## Le jeu, ses places et les options de la table

game = Galaxy Trucker
game-about = Soudez un vaisseau avec des tuyaux d’égout pendant que le sable coule, puis décollez et croisez les doigts. De 2 à 4 routiers de l’espace, 5 avec une extension.

seat = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
    [3] Jaune
   *[4] Orange
}

option-rounds = les vols, dans cet ordre
option-rounds-add = ajouter un vol
option-rounds-test = vol d’essai : les règles les plus simples, sans sablier
option-rounds-I = classe I
option-rounds-II = classe II
option-rounds-III = classe III
option-rounds-IIIA = classe IIIA, l’autre gros-porteur
option-rounds-second-test = vol d’apprentissage : les règles les plus simples, sans sablier
option-rounds-second-I = niveau I
option-rounds-second-II = niveau II
option-rounds-second-III = niveau III
option-edition = l’édition
option-edition-first = édition classique
option-edition-second = nouvelle édition
option-pace = la construction
option-pace-real_time = tous en même temps, contre le sablier
option-pace-turns = un coup chacun, sans sablier
option-errors = les composants qui ne vont pas
option-errors-allowed = se soudent quand même ; l’inspection s’en apercevra
option-errors-refused = ne peuvent pas être soudés
option-inspection = la chasse aux erreurs
option-inspection-automatic = la table les trouve
option-inspection-players = les joueurs les montrent du doigt
option-foresight = les paquets de cartes qu’on a pu regarder
option-foresight-no = sont mélangés avant le vol
option-foresight-yes = se jouent dans l’ordre où ils se trouvent
option-teams = les équipes
option-teams-no = aucune, chacun pour soi
option-teams-teams = deux équipes de deux ; chacun pilote le vaisseau de l’autre
option-teams-expert = de même, et l’on échange les vaisseaux pendant la construction
option-credits = la fortune de chacun
option-credits-open = est connue de tous
option-credits-secret = reste secrète jusqu’à la fin, comme dans le livret

need-flights_of = Ces vols ne vont qu’avec : { $among }.
need-journey = Dans la nouvelle édition, une partie est un seul vol, ou un périple : un vol de chaque niveau, I, II et III.
need-for_journeys = « { $option } » demande trois vols : un de chaque niveau, I, II et III.
need-teams = Deux équipes de deux demandent quatre places.
need-made_for = « { $option } » ne va qu’avec : { $among }.
need-only_with = Plus de choix avec « { $of } ».
need-not_together = « { $option } » et « { $of } » ne vont pas ensemble.
need-needs_module = « { $option } » a besoin de « { $of } ».

round-name = { $round ->
    [test] Vol d’essai
    [second-test] Vol d’apprentissage
    [second-I] Niveau I
    [second-II] Niveau II
    [second-III] Niveau III
    [second-IA] Niveau I (vaisseau IA)
    [second-IIA] Niveau II (vaisseau IIA)
    [second-IIIA] Niveau III (vaisseau IIIA)
   *[other] Manche { $round }
}

## Les composants

kind-starting_cabin = cabine de départ
    .a = une cabine de départ
    .noun = cabine de départ
kind-cabin = cabine
    .a = une cabine
    .noun = cabine
kind-battery_2 = batterie (2)
    .a = une batterie à 2 jetons
    .noun = batterie
kind-battery_3 = batterie (3)
    .a = une batterie à 3 jetons
    .noun = batterie
kind-cargo_2 = soute (2)
    .a = une soute à 2 places
    .noun = soute
kind-cargo_3 = soute (3)
    .a = une soute à 3 places
    .noun = soute
kind-special_cargo_1 = soute spéciale (1)
    .a = une soute spéciale à 1 place
    .noun = soute spéciale
kind-special_cargo_2 = soute spéciale (2)
    .a = une soute spéciale à 2 places
    .noun = soute spéciale
kind-structural = module structurel
    .a = un module structurel
    .noun = module structurel
kind-engine = moteur
    .a = un moteur
    .noun = moteur
kind-double_engine = moteur double
    .a = un moteur double
    .noun = moteur double
kind-cannon = canon
    .a = un canon
    .noun = canon
kind-double_cannon = canon double
    .a = un canon double
    .noun = canon double
kind-shield = bouclier
    .a = un bouclier
    .noun = bouclier
kind-life_support_purple = support vital violet
    .a = un support vital violet
    .noun = support vital violet
kind-life_support_brown = support vital marron
    .a = un support vital marron
    .noun = support vital marron

component-only = votre { $noun }
component-where = votre { $noun } { $where }
component-on = votre { $noun } en { $square }
where-front = à l’avant
where-rear = à l’arrière
where-left = de gauche
where-right = de droite
where-middle = du milieu
where-front_left = à l’avant gauche
where-front_right = à l’avant droit
where-rear_left = à l’arrière gauche
where-rear_right = à l’arrière droit

from-front = par l’avant
from-right = par la droite
from-rear = par l’arrière
from-left = par la gauche

goods-R = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
goods-Y = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
goods-G = { $count ->
    [one] { $count } vert
   *[other] { $count } verts
}
goods-B = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
goods-none = rien
block-R = un bloc rouge
block-Y = un bloc jaune
block-G = un bloc vert
block-B = un bloc bleu

crew-humans = deux humains
crew-human = un humain
crew-purple = un alien violet
crew-brown = un alien marron

error-single_on_double = un connecteur simple touche un connecteur double entre { $square } et { $other }
error-connector_on_smooth = un connecteur touche un côté lisse entre { $square } et { $other }
error-engine_not_to_rear = le moteur en { $square } ne pointe pas vers l’arrière
error-behind_engine = { $square } grillerait derrière le moteur en { $other }
error-before_cannon = { $square } est juste devant le canon en { $other }
error-outside = { $square } est en dehors de la zone de construction
error-unjoined = rien ne relie { $square } au vaisseau
errors-more = et { $count } de plus

## Les cartes

card-slavers = Esclavagistes
    .text = Puissance { $strength }. Ils attaquent les vaisseaux l’un après l’autre. Si le vôtre est plus faible, ils emmènent { $crew_loss } membres d’équipage. Le premier qui les bat peut réclamer { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }, et ils disparaissent.
card-smugglers = Contrebandiers
    .text = Puissance { $strength }. Ils attaquent les vaisseaux l’un après l’autre. Si le vôtre est plus faible, ils se servent : vos { $goods_loss } blocs les plus précieux. Le premier qui les bat peut prendre leurs marchandises ({ $goods }) contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }, et ils disparaissent.
card-pirates = Pirates
    .text = Puissance { $strength }. Ils attaquent les vaisseaux l’un après l’autre. Tout vaisseau plus faible essuie leurs tirs ({ $shots }). Le premier qui les bat peut réclamer { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }, et ils disparaissent.
card-stardust = Poussière d’étoiles
    .text = Chaque connecteur exposé ramasse la poussière et coûte un jour de vol. Le dernier vaisseau commence.
card-nothing = Rien du tout
    .text = Il ne se passe rien.
card-open_space = Espace intersidéral
    .text = Pleins gaz : dans l’ordre de vol, chaque vaisseau avance de la puissance de ses moteurs. Sans aucune puissance, il { $round ->
        [test] reste sur place.
        [second-test] reste sur place.
       *[other] doit abandonner.
    }
card-meteors = Pluie de météorites
    .text = { $meteors }. Les petites rebondissent sur les côtés lisses, et un bouclier les arrête. Les grosses, il faut les abattre.
card-planets = Planètes
    .text = Dans l’ordre de vol, chacun peut se poser sur une planète libre et charger ses marchandises, contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }.
card-combat_zone = Zone de combat
    .text = Ligne par ligne, le vaisseau le plus faible paie ; à égalité, celui qui est devant. Un vaisseau seul passe inaperçu.
card-abandoned_ship = Vaisseau abandonné
    .text = Il ne lui manque qu’un équipage. Dans l’ordre de vol, le premier preneur y laisse { $crew_loss } membres d’équipage, empoche { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } et perd { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }.
card-abandoned_station = Station abandonnée
    .text = Premier arrivé, premier servi. Dans l’ordre de vol, le premier preneur avec au moins { $crew_needed } membres d’équipage charge ses marchandises ({ $goods }), contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }.
card-epidemic = Épidémie
    .text = Un éternuement suffit : chaque cabine occupée reliée à une autre cabine occupée perd un membre d’équipage.
card-sabotage = Sabotage
    .text = Un saboteur s’est glissé à bord du vaisseau au plus petit équipage. Les dés désignent une case, et ce qui s’y trouve explose. Après trois coups dans le vide, il renonce.

hazard-small_meteor = une petite météorite
hazard-large_meteor = une grosse météorite
hazard-light_fire = un tir léger
hazard-heavy_fire = un tir lourd
meteor-small = petite { $from }
meteor-large = grosse { $from }
shot-light = léger { $from }
shot-heavy = lourd { $from }
planet = planète { $number } : { $goods }

combat-criterion-crew = le plus petit équipage
combat-criterion-engines = les moteurs les plus faibles
combat-criterion-cannons = les canons les plus faibles
combat-penalty-days = { $amount ->
    [one] 1 jour de vol perdu
   *[other] { $amount } jours de vol perdus
}
combat-penalty-crew = { $amount ->
    [one] 1 membre d’équipage perdu
   *[other] { $amount } membres d’équipage perdus
}
combat-penalty-goods = { $amount ->
    [one] le bloc le plus précieux est perdu
   *[other] les { $amount } blocs les plus précieux sont perdus
}
combat-penalty-shots = tirs ({ $shots })
combat-line = { $criterion } : { $penalty }

## Le glossaire

glossary-components = Composants
glossary-cards = Cartes Aventure
glossary-figures = Équipage
glossary-goods = Marchandises
glossary-boards = Plateaux de vaisseau
glossary-level = Niveau { $level }

explain-part-cannon = { $value ->
    [1] Puissance des canons 1 s’il pointe vers l’avant, ½ sinon. Il abat gratuitement les grosses météorites qui arrivent de ce côté.
   *[other] Puissance des canons 2 s’il pointe vers l’avant, 1 sinon, et il abat les grosses météorites qui arrivent de ce côté : un jeton batterie à chaque fois.
} Rien ne doit se trouver devant sa bouche.
explain-part-engine = { $value ->
    [1] Puissance des moteurs 1, toujours disponible.
   *[other] Puissance des moteurs 2 contre un jeton batterie à chaque fois ; sans jeton, c’est du lest.
} Il doit souffler vers l’arrière, et rien ne doit se trouver derrière lui.
explain-part-cabin = { $value ->
    [starting] Le point de départ de tout vaisseau : deux humains, et un connecteur universel sur chaque côté. Aucun alien ne s’y installe.
   *[crew] De la place pour deux humains, ou pour un alien si un support vital de sa couleur y est relié.
}
explain-part-cells = Contient { $value } jetons batterie. Chacun paie une seule fois un bouclier, un moteur double ou un canon double, n’importe où sur le vaisseau.
explain-part-holds = { $special ->
    [0] De la place pour { $value } blocs. Les rouges sont trop dangereux pour elle.
   *[other] Renforcée : de la place pour { $value ->
        [one] 1 bloc
       *[other] { $value } blocs
    } de n’importe quelle couleur, et le seul endroit pour les rouges.
}
explain-part-shield = Protège deux côtés voisins de tout le vaisseau, ceux que montre son arc, contre les petites météorites et les tirs légers. Un jeton batterie à chaque fois.
explain-part-life_support = { $value ->
    [purple] Permet à un alien violet de vivre dans une cabine qui y est reliée.
   *[brown] Permet à un alien marron de vivre dans une cabine qui y est reliée.
} S’il est perdu, l’alien fait ses valises.
explain-part-structural = Des connecteurs, rien que des connecteurs. Il fait tenir tout le reste.

explain-card-slavers = Battez-les avec vos canons, et les crédits sont à prendre. Sinon, ils se servent dans votre équipage.
explain-card-smugglers = Battez-les avec vos canons, et leurs marchandises sont à vous. Sinon, ils prennent vos meilleurs blocs, ou des jetons batterie s’il n’y en a plus.
explain-card-pirates = Battez-les avec vos canons, et les crédits sont à prendre. Tous ceux qui n’y arrivent pas essuient leurs tirs.
explain-card-stardust = Chaque connecteur exposé coûte un jour de vol. Le dernier vaisseau recule le premier.
explain-card-open_space = Chacun avance de la puissance de ses moteurs. Aucun moteur qui tourne ? Le vol s’arrête là.
explain-card-meteors = Les petites rebondissent sur les côtés lisses et les boucliers. Les grosses, il faut les abattre avant qu’elles n’arrivent.
explain-card-planets = Dans l’ordre de vol, posez-vous sur une planète encore libre, chargez ses marchandises et perdez les jours de vol, ou passez votre chemin.
explain-card-combat_zone = Trois comparaisons, trois perdants. Le vaisseau le plus faible paie à chaque fois ; à égalité, celui qui est devant.
explain-card-abandoned_ship = Laissez-y une partie de l’équipage pour le réparer, empochez les crédits, perdez les jours de vol. Un seul vaisseau peut l’avoir, dans l’ordre de vol.
explain-card-abandoned_station = Avec un équipage assez grand, vous pouvez charger ses marchandises et perdre les jours de vol. Un seul vaisseau y a droit, dans l’ordre de vol.
explain-card-epidemic = Chaque cabine habitée qui est reliée à une autre cabine habitée perd un membre d’équipage. Espacez vos cabines.
explain-card-sabotage = Quelqu’un a bricolé le vaisseau au plus petit équipage. Les dés désignent une case ; ce qui s’y trouve saute.

explain-figure-human = Un membre d’équipage. Il faut au moins un humain à bord pour continuer le vol.
explain-figure-purple = Un membre d’équipage qui occupe toute une cabine. Puissance des canons +2, pourvu que vos canons comptent pour quelque chose sans lui.
explain-figure-brown = Un membre d’équipage qui occupe toute une cabine. Puissance des moteurs +2, pourvu que vos moteurs comptent pour quelque chose sans lui.
explain-goods = { $colour ->
    [R] Se vend { $price } crédits. Dangereux : soutes spéciales uniquement.
   *[other] { $price ->
        [one] Se vend 1 crédit. Va dans n’importe quelle soute.
       *[other] Se vend { $price } crédits. Va dans n’importe quelle soute.
    }
}
explain-board = { $squares } cases à construire. { $insurance ->
    [-2] Assurez-le avant la première carte, ou payez tout ce que vous perdez.
    [-1] Personne ne l’assure : vous payez tout ce que vous perdez.
   *[other] Assuré : vous ne paierez jamais plus de { $insurance } crédits pour ce que vous perdez.
}

## Les questions

question-start_building = Tout le monde attend votre signal. On construit ?
question-build = { $hand ->
    [none] Que faites-vous ?
   *[other] Vous tenez { $component }. Où ira ce composant ?
} { $moves ->
    [none] { "" }
   *[other] (Coups restants : { $moves }.)
}
question-inspect = Voyez-vous une erreur sur un vaisseau ?
question-remove_component = Votre vaisseau enfreint les règles : { $errors }. Quel composant retirez-vous ?
question-keep_part = Votre vaisseau s’est brisé. Quel morceau poursuit le vol ?
question-board_crew = Qui s’installe dans { $component } ?
question-next_card = { $cards_left ->
    [one] Il reste une carte. Continuez-vous le vol ?
   *[other] Il reste { $cards_left } cartes. Continuez-vous le vol ?
}
wish-next_card = abandonner
    .hint = Assez vu ? Tapez « abandonner » quand vous voulez : vous quittez la course avant la prochaine carte.
question-use_card = { $card } : vous acceptez ?
question-load = Dans votre main : { $hand }. { $lifts ->
    [yes] Chargez des blocs dans vos soutes, ou sortez-en d’abord pour faire de la place.
   *[no] Chargez-les dans vos soutes.
}
question-land = Vous vous posez ?
question-power_engines = { $card } : puissance de vos moteurs { $strength }, ou { $next } avec un moteur double de plus. Jetons batterie : { $cells }. { $rivals } En alimenter un ?
question-power_cannons = { $card } : puissance de vos canons { $strength }. Jetons batterie : { $cells }. { $rivals } Alimenter un canon double ?
rivals-enemy = En face : { $enemy }.{ $less ->
    [0] { "" }
   *[other] { " " }Déjà battus une fois : le butin est plus petit, et leurs dégâts aussi.
}
rivals-so_far = Les autres, pour l’instant : { $values }.
rivals-minus = On en retire { $minus }.{ $values ->
    [none] { "" }
   *[other] { " " }Différences des autres, pour l’instant : { $values }.
}
rivals-plus = On la retire de { $plus }.{ $values ->
    [none] { "" }
   *[other] { " " }Différences des autres, pour l’instant : { $values }.
}
rivals-none = { "" }
question-battery = { $purpose ->
    [goods] Plus de marchandises à prendre : vous payez d’un jeton batterie. De quelle batterie ?
   *[power] De quelle batterie vient le jeton ?
}
question-shield = { $hazard } { $from } va frapper { $component }. Jetons batterie : { $cells }. Lever un bouclier ?
question-shoot = { $hazard } { $from } va frapper { $component }. Jetons batterie : { $cells }. { $others } L’abattre ?
threat-others = Une autre fonce vers { $component } : il lui faut un tir à elle.
components-struck = { $more ->
    [0] { $first } et { $second }
    [one] { $first }, { $second } et 1 de plus
   *[other] { $first }, { $second } et { $more } de plus
}
question-lose_crew = Vous perdez { $left ->
    [one] un membre d’équipage
   *[other] { $left } membres d’équipage
}. De quelle cabine ?
question-choose_goods = Quel bloc part ? Il en reste { $left } à donner.
question-lose_which = Qui quitte { $component } ?
option-choose_goods-block = donner { $block } de { $component }
option-choose_goods-battery = donner un jeton batterie
option-choose_goods-done = « C’est tout ce que j’ai, monsieur l’agent. »
question-lose_goods = Vous perdez { $block }. De quelle soute ?
question-count_crew = { $card } : votre équipage compte pour { $strength }. { $rivals } Encore quelqu’un ?
question-leave_goods = Un bloc doit rester sur place. Lequel ?
question-owed = Vous devez { $owed ->
    [one] 1 crédit
   *[other] { $owed } crédits
} { $why }. Quelque chose à faire avant de payer ?
question-insurance = Assurer votre vaisseau ? Les composants perdus vous coûteront alors { $limit } crédits au plus ; vous en avez { $purse }.
question-bid = { $card } : au plus offrant. { $prize } { $bidder ->
    [none] Personne n’a encore enchéri.
   *[other] Meilleure enchère : { $highest }, { DE($bidder) }.
} Vous avez { $purse ->
    [one] { $purse } crédit
   *[other] { $purse } crédits
}. Vous enchérissez ?
question-secret_bid = { $card } : chacun mise en secret, et la plus forte mise paie. { $prize } Vous avez { $purse ->
    [one] { $purse } crédit
   *[other] { $purse } crédits
}. Combien ?
bid-prize = Pour qui l’emporte : { $prize }.
bid-of = { $name } { $amount }

## Les réponses possibles

option-start_building-start = commencer la construction
option-build-draw = piocher un composant face cachée
option-build-take = prendre { $component } ({ $connectors })
option-build-use = prendre en réserve { $component } ({ $connectors })
option-build-weld = souder en { $square }, l’avant imprimé vers { $arrow }
option-build-return = reposer ce composant face visible
option-build-set_aside = mettre ce composant en réserve
option-build-lift = dessouder le dernier composant
option-build-look = regarder le paquet de cartes { $pile }
option-build-put_back = reposer les cartes
option-build-turn = retourner le sablier
option-build-finish = terminer votre vaisseau et prendre le numéro { $number }
option-inspect-fine = non, tout a l’air en ordre
option-inspect-point = montrer du doigt le vaisseau { DE($name) }
option-remove_component-square = { $component }
option-keep_part-square = le morceau avec { $squares }
option-board_crew-humans = deux humains
option-board_crew-purple = un alien violet (canons +2)
option-board_crew-brown = un alien marron (moteurs +2)
option-next_card-fly_on = continuer le vol
option-next_card-give_up = abandonner le vol
option-next_card-give_up_section = renvoyer { $section } à la maison
option-next_card-point = montrer du doigt le vaisseau { DE($name) }
option-use_card-yes = oui
option-use_card-no = non
option-land-land = se poser sur la planète { $number } : { $goods }
option-land-pass = passer au large
option-load-load = charger { $block } dans { $component }
option-load-lift = sortir { $block } de { $component }
option-load-done = terminé ; laisser le reste
option-power_engines-square = alimenter { $component }
option-power_engines-done = cela suffit
option-power_cannons-square = alimenter { $component } (total { $strength })
option-power_cannons-done = cela suffit
option-battery-square = { $component } (reste { $cells })
option-shield-square = lever { $component }
option-shield-none = non, encaisser le coup
option-shoot-square = tirer avec { $component }
option-shoot-none = non, encaisser le coup
option-lose_crew-square = { $crew } de { $component }
option-lose_goods-square = { $component }
option-count_crew-done = non, tout le monde est là
option-leave_goods-colour = { $block }
option-owed-done = non, payer
option-insurance-insure = signer ici
option-insurance-no = voler sans assurance
option-bid-bid = enchérir à { $amount ->
    [one] { $amount } crédit
   *[other] { $amount } crédits
}
option-bid-pass = passer
option-secret_bid-bid = { $amount ->
    [0] ne rien miser
    [one] miser { $amount } crédit
   *[other] miser { $amount } crédits
}

group-build-take = take NUMÉRO — un composant face visible de la liste ci-dessus
group-build-weld = weld CASE FLÈCHE — la flèche montre où pointera l’avant imprimé du composant
group-build-use = use NUMÉRO — un composant de votre réserve
group-build-look = look PAQUET — regarder un paquet de cartes
group-build-finish = finish NUMÉRO — votre vaisseau est terminé, et vous prenez un numéro
group-remove_component-square = CASE — le composant à retirer
group-load-load = load COULEUR CASE — mettre un bloc dans une soute
group-load-lift = lift COULEUR CASE — sortir un bloc d’une soute
group-lose_crew-square = CASE — la cabine que quelqu’un quitte
group-battery-square = CASE — la batterie d’où vient le jeton
group-bid-bid = bid MONTANT — votre enchère en crédits
group-secret_bid-bid = bid MONTANT — votre mise secrète en crédits

## Ce qu’une réponse entraîne

plan-best = mieux
plan-best-text = charger ce qui vaut le plus
follows-price = coûte { $what }
follows-gain = rapporte { $what }
follows-holds = garde { $what }
follows-fits = avec de la place pour { $goods }
follows-amount-crew = { $amount } d’équipage
follows-amount-humans = { $amount ->
    [one] dont 1 humain
   *[other] dont { $amount } humains
}
follows-amount-days = { $amount ->
    [one] 1 jour de vol
   *[other] { $amount } jours de vol
}
follows-amount-credits = { $amount ->
    [one] 1 crédit
   *[other] { $amount } crédits
}
follows-amount-cells = { $amount ->
    [one] 1 jeton batterie
   *[other] { $amount } jetons batterie
}
follows-amount-components = { $amount ->
    [one] 1 composant
   *[other] { $amount } composants
}
follows-amount-engines = { $amount } de puissance des moteurs
follows-amount-cannons = { $amount } de puissance des canons
follows-amount-losses = { $amount ->
    [one] 1 crédit pour les composants perdus
   *[other] { $amount } crédits pour les composants perdus
}
follows-amount-worth = { $amount ->
    [one] 1 crédit de marchandises
   *[other] { $amount } crédits de marchandises
}
follows-amount-shots = { $amount ->
    [one] un tir contre vous
   *[other] { $amount } tirs contre vous
}
follows-amount-meteors = { $amount ->
    [one] une météorite contre vous
   *[other] { $amount } météorites contre vous
}
then-errors = le vaisseau a des erreurs
then-enemy_beaten = les bat
then-enemy_held_off = les tient à distance
then-enemy_won = ils gagnent
then-second_here = deuxième servi : un de moins
then-lowest_so_far = le plus faible jusqu’ici
then-low_so_far = parmi les plus faibles pour l’instant
then-little_less_so_far = avant-dernière place pour l’instant : vous payez aussi, un de moins
then-too_few = trop peu
then-left = met fin à votre vol
then-no_humans = plus personne à bord : abandon forcé
then-no_pilot = plus un seul humain pour piloter : il faudrait abandonner
then-no_engines = aucun moteur en marche : il faudrait abandonner
then-section_left = le reste continue
then-section_no_engines = aucun moteur en marche dans une moitié : elle devrait abandonner

## Ce qui se passe

event-round_began = { $round } : c’est parti.
event-building_started = { $who ->
    [you] Vous donnez le signal, et la construction commence.
   *[other] { $name } donne le signal, et la construction commence.
}
event-component_drawn = { $who ->
    [you] Vous piochez un composant.
   *[other] { $name } pioche un composant.
}
event-component_seen = C’est { $component } ({ $connectors }).
event-component_taken = { $who ->
    [you] Vous prenez { $component } ({ $connectors }).
   *[other] { $name } prend { $component } ({ $connectors }).
}
event-component_used = { $who ->
    [you] Vous prenez dans votre réserve : { $component } ({ $connectors }).
   *[other] { $name } prend dans sa réserve : { $component } ({ $connectors }).
}
event-component_welded = { $who ->
    [you] Vous soudez { $component } en { $square }.
   *[other] { $name } soude { $component } en { $square }.
}
event-component_lifted = { $who ->
    [you] Vous dessoudez { $component }.
   *[other] { $name } dessoude { $component }.
}
event-component_returned = { $who ->
    [you] Vous reposez { $component } face visible.
   *[other] { $name } repose { $component } face visible.
}
event-component_set_aside = { $who ->
    [you] Vous mettez { $component } en réserve.
   *[other] { $name } met { $component } en réserve.
}
event-pile_looked_at = { $who ->
    [you] Vous regardez le paquet de cartes { $pile }.
   *[other] { $name } regarde le paquet de cartes { $pile }.
}
event-pile_put_back = { $who ->
    [you] Vous reposez le paquet de cartes { $pile }.
   *[other] { $name } repose le paquet de cartes { $pile }.
}
event-hourglass_turned = { $who ->
    [you] Vous retournez le sablier
   *[other] { $name } retourne le sablier
} { $circle ->
    [0] sur « Départ ». Dernière chance !
   *[other] sur le cercle { $circle }.
}
event-hourglass_run_out = { $circle ->
    [0] Le sable s’est écoulé sur « Départ ». On pose les outils !
    [4] Le sable s’est écoulé à côté du plateau. Encore quatre cercles.
   *[other] Le sable s’est écoulé sur le cercle { $circle }.
}
event-ship_finished = { $who ->
    [you] Vous terminez votre vaisseau et prenez le numéro { $number }.
   *[other] { $name } termine son vaisseau et prend le numéro { $number }.
}
event-partners_swapped = Les partenaires changent de place et continuent chacun le vaisseau de l’autre.
event-ships_traded = Les partenaires échangent leurs vaisseaux pour le vol. Prenez-en soin !
event-building_ended = La construction est terminée. Ordre de départ : { $order }.
event-errors_found = { $who ->
    [you] L’inspecteur trouve des erreurs sur votre vaisseau : { $errors }.
   *[other] L’inspecteur trouve des erreurs sur le vaisseau { DE($name) } : { $errors }.
}
event-components_removed = { $who ->
    [you] { $count ->
        [one] Un de vos composants part à la ferraille.
       *[other] { $count } de vos composants partent à la ferraille.
    }
   *[other] { $count ->
        [one] Un composant { DE($name) } part à la ferraille.
       *[other] { $count } composants { DE($name) } partent à la ferraille.
    }
}
event-numbers_dealt_anew = Les vaisseaux bâclés partent derrière les autres : { $order }.
event-crew_boarded = { $who ->
    [you] Vous embarquez { $crew }.
   *[other] { $name } embarque { $crew }.
}
event-batteries_filled = { $who ->
    [you] Vos batteries sont chargées à bloc.
   *[other] Les batteries { DE($name) } sont chargées à bloc.
}
event-launched = Décollage ! Dans l’ordre de vol : { $order }.
event-card_turned_up = { $who ->
    [you] Vous retournez une carte : { $card }.
   *[other] { $name } retourne une carte : { $card }.
}
event-card_used = { $who ->
    [you] Vous acceptez.
   *[other] { $name } accepte.
}
event-card_declined = { $who ->
    [you] Très peu pour vous.
   *[other] { $name } passe son tour.
}
event-card_ignored = { $card } : il faut être deux, il ne se passe rien.
event-rolled = { $who ->
    [you] Vous lancez { $one } et { $two } : { $total }.
   *[other] { $name } lance { $one } et { $two } : { $total }.
}
event-meteor = { $size ->
    [small] Une petite météorite arrive { $from }, { $place }.
   *[large] Une grosse météorite arrive { $from }, { $place }.
}
event-shot = { $weight ->
    [light] Un tir léger arrive { $from }, { $place }.
   *[heavy] Un tir lourd arrive { $from }, { $place }.
}
hazard-rolled = sur un jet de { $total }
hazard-column = { $count ->
    [one] dans la colonne { $line }
   *[other] dans les colonnes { $line }
}
hazard-row = { $count ->
    [one] dans la rangée { $line }
   *[other] dans les rangées { $line }
}
event-missed = { $who ->
    [you] Ça passe à côté de vous.
   *[other] Ça passe à côté { DE($name) }.
}
event-diverted = { $who ->
    [you] Ça dévie juste avant vous.
   *[other] Ça dévie juste avant { $name }.
}
event-turned_into = { $who ->
    [you] Pour vous, c’est { $hazard }.
   *[other] Pour { $name }, c’est { $hazard }.
}
event-sabotage_tried = { $who ->
    [you] { $found ->
        [yes] Quelqu’un a touché à vos câbles.
       *[no] Le saboteur tâtonne dans le noir et ne trouve rien.
    }
   *[other] { $found ->
        [yes] Quelqu’un a touché aux câbles { DE($name) }.
       *[no] Le saboteur tâtonne dans le noir et ne trouve rien.
    }
}
event-bounced = { $who ->
    [you] Ça rebondit sur votre coque.
   *[other] Ça rebondit sur la coque { DE($name) }.
}
event-shielded = { $who ->
    [you] Votre bouclier tient bon.
   *[other] Le bouclier { DE($name) } tient bon.
}
event-meteor_shot = { $who ->
    [you] Vous la réduisez en gravier.
   *[other] { $name } la réduit en gravier.
}
event-component_destroyed = { $who ->
    [you] Adieu, { $noun } !
   *[other] { $name } perd { $component }.
}
event-parts_lost = { $who ->
    [you] { $count ->
        [one] Encore un de vos composants qui part à la dérive.
       *[other] { $count } de vos composants partent ensemble à la dérive.
    }
   *[other] { $count ->
        [one] Encore un composant { DE($name) } qui part à la dérive.
       *[other] { $count } composants { DE($name) } partent ensemble à la dérive.
    }
}
event-components_given_up = { $who ->
    [you] { $count ->
        [one] Vous cédez un composant, avec un petit signe de la main.
       *[other] Vous cédez { $count } composants, avec un petit signe de la main.
    }
   *[other] { $count ->
        [one] { $name } cède un composant, avec un petit signe de la main.
       *[other] { $name } cède { $count } composants, avec un petit signe de la main.
    }
}
event-alien_left = { $who ->
    [you] Sans support vital, pas d’alien : { $crew } quitte votre vaisseau.
   *[other] Sans support vital, pas d’alien : { $crew } quitte le vaisseau { DE($name) }.
}
event-crew_lost = { $who ->
    [you] Vous faites vos adieux à { $crew }.
   *[other] { $name } fait ses adieux à { $crew }.
}
event-cell_used = { $who ->
    [you] { $purpose ->
        [goods] Plus de marchandises à prendre : vous payez d’un jeton batterie.
       *[power] Vous dépensez un jeton batterie.
    }
   *[other] { $purpose ->
        [goods] Plus de marchandises à prendre : { $name } paie d’un jeton batterie.
       *[power] { $name } dépense un jeton batterie.
    }
}
event-engine_powered = { $who ->
    [you] Votre moteur double rugit.
   *[other] Le moteur double { DE($name) } rugit.
}
event-cannon_powered = { $who ->
    [you] Votre canon double ronronne.
   *[other] Le canon double { DE($name) } ronronne.
}
event-engines_counted = { $who ->
    [you] Puissance de vos moteurs : { $strength }.
   *[other] Puissance des moteurs { DE($name) } : { $strength }.
}
event-cannons_counted = { $who ->
    [you] Puissance de vos canons : { $strength }.
   *[other] Puissance des canons { DE($name) } : { $strength }.
}
event-crew_counted = { $who ->
    [you] Votre équipage : { $strength }.
   *[other] Équipage { DE($name) } : { $strength }.
}
event-contest = { $against ->
    [none] { $measure ->
        [crew] On compte les têtes : qui a le plus petit équipage ?
        [engines] On compare les moteurs : qui est le plus lent ?
        [cannons] On compare les canons : qui est le plus faible ?
       *[other] On compare les vaisseaux.
    }
   *[other] Ils arrivent avec une puissance de { $against }. Aux canons !
}
event-contest_off = Plus personne à qui se comparer : il ne se passe rien.
event-enemy_beaten = { $who ->
    [you] Vous les mettez en fuite !
   *[other] { $name } les met en fuite !
}{ $left ->
    [0] { "" }
   *[other] { " " }Ils se rafistolent et s’en prennent au suivant.
}
event-enemy_won = { $who ->
    [you] Ils sont trop forts pour vous.
   *[other] Ils sont trop forts pour { $name }.
}
event-enemy_held_off = { $who ->
    [you] Match nul. Ils vous laissent et cherchent une proie plus facile.
   *[other] Match nul. Ils laissent { $name } et cherchent une proie plus facile.
}
event-weakest = { $measure ->
    [crew] { $who ->
        [you] { $tied ->
            [yes] Vous avez le plus petit équipage, à égalité, et vous êtes devant.
           *[no] Vous avez le plus petit équipage.
        }
       *[other] { $tied ->
            [yes] { $name } a le plus petit équipage, à égalité, et se trouve devant.
           *[no] { $name } a le plus petit équipage.
        }
    }
    [engines] { $who ->
        [you] { $tied ->
            [yes] Vous avez les moteurs les plus faibles, à égalité, et vous êtes devant.
           *[no] Vous avez les moteurs les plus faibles.
        }
       *[other] { $tied ->
            [yes] { $name } a les moteurs les plus faibles, à égalité, et se trouve devant.
           *[no] { $name } a les moteurs les plus faibles.
        }
    }
    [cannons] { $who ->
        [you] { $tied ->
            [yes] Vous avez les canons les plus faibles, à égalité, et vous êtes devant.
           *[no] Vous avez les canons les plus faibles.
        }
       *[other] { $tied ->
            [yes] { $name } a les canons les plus faibles, à égalité, et se trouve devant.
           *[no] { $name } a les canons les plus faibles.
        }
    }
   *[other] { $who ->
        [you] { $criterion } : c’est vous.
       *[other] { $criterion } : c’est { $name }.
    }
}
event-weakest_too = { $measure ->
    [crew] { $who ->
        [you] Votre équipage vient juste après : vous y passez aussi
       *[other] L’équipage { DE($name) } vient juste après et y passe aussi
    }
    [engines] { $who ->
        [you] Vos moteurs viennent juste après : vous y passez aussi
       *[other] Les moteurs { DE($name) } viennent juste après et y passent aussi
    }
    [cannons] { $who ->
        [you] Vos canons viennent juste après : vous y passez aussi
       *[other] Les canons { DE($name) } viennent juste après et y passent aussi
    }
   *[other] { $who ->
        [you] Vous y passez aussi
       *[other] { $name } y passe aussi
    }
}{ $less ->
    [0] .
   *[other] , mais un peu moins durement.
}
event-landed = { $who ->
    [you] Vous vous posez sur la planète { $planet }
   *[other] { $name } se pose sur la planète { $planet }
}{ $less ->
    [0] .
    [one] , en double file : un bloc de moins.
   *[other] , en double file : { $less } blocs de moins.
}
event-flew_past = { $who ->
    [you] Vous passez au large.
   *[other] { $name } passe au large.
}
event-goods_loaded = { $who ->
    [you] Vous chargez { $block }.
   *[other] { $name } charge { $block }.
}
event-goods_lifted = { $who ->
    [you] Vous sortez { $block }.
   *[other] { $name } sort { $block }.
}
event-goods_discarded = { $who ->
    [you] Vous laissez sur place : { $goods }.
   *[other] { $name } laisse sur place : { $goods }.
}
event-goods_lost = { $who ->
    [you] Vous perdez { $block }.
   *[other] { $name } perd { $block }.
}
event-moved = { $who ->
    [you] { $direction ->
        [ahead] Vous avancez { $days ->
            [one] d’un jour
           *[other] de { $days } jours
        }
       *[back] Vous reculez { $days ->
            [one] d’un jour
           *[other] de { $days } jours
        }
    }
   *[other] { $direction ->
        [ahead] { $name } avance { $days ->
            [one] d’un jour
           *[other] de { $days } jours
        }
       *[back] { $name } recule { $days ->
            [one] d’un jour
           *[other] de { $days } jours
        }
    }
}{ $passes ->
    [none] .
   *[other] { $direction ->
        [ahead] { $who ->
            [you] {" "}et dépassez { $passes }.
           *[other] {" "}et dépasse { $passes }.
        }
       *[back] , derrière { $passes }.
    }
}
event-stranded = { $who ->
    [you] Plus un moteur ne tourne. Vous dérivez ; après cette carte, c’est fini pour vous.
   *[other] Plus un moteur ne tourne : { $name } dérive et quittera le vol après cette carte.
}
event-gave_up = { $cause ->
    [chose_to] { $who ->
        [you] Vous en avez assez vu et rentrez chez vous.
       *[other] { $name } en a assez vu et rentre à la maison.
    }
    [no_humans] { $who ->
        [you] Plus un seul humain pour tenir le volant. Le vol s’arrête là pour vous.
       *[other] Plus un seul humain sur le vaisseau { DE($name) }. Le vol s’arrête là.
    }
    [lapped] { $who ->
        [you] Vous avez un tour de retard, et personne n’attend le dernier camion. Le vol s’arrête là pour vous.
       *[other] { $name } a un tour de retard, et personne n’attend le dernier camion. Le vol s’arrête là.
    }
    [no_engines] { $who ->
        [you] Pas un moteur qui tourne. L’espace est vaste, et vous n’irez pas plus loin.
       *[other] Pas un moteur qui tourne : { $name } n’ira pas plus loin.
    }
   *[other] { $who ->
        [you] Le vol s’arrête là pour vous : { $why }.
       *[other] Le vol s’arrête là pour { $name } : { $why }.
    }
}
why-chose_to = retour à la maison
why-no_humans = plus d’humain à bord
why-lapped = un tour de retard
why-no_engines = aucun moteur ne tourne
why-missed = encore absent à l’arrivée
section-whole = le vaisseau
section-left = la moitié gauche
section-right = la moitié droite
section-label-left = moitié gauche
section-label-right = moitié droite
event-section_gave_up = { $cause ->
    [chose_to] { $who ->
        [you] Vous renvoyez { $section } à la maison. Le reste continue.
       *[other] { $name } renvoie { $section } à la maison et continue avec le reste.
    }
    [no_humans] { $who ->
        [you] Plus un seul humain dans { $section } de votre vaisseau. Elle part à la dérive ; le reste continue.
       *[other] Plus un seul humain dans { $section } du vaisseau { DE($name) }. Elle part à la dérive.
    }
    [no_engines] { $who ->
        [you] Pas un moteur qui tourne dans { $section } de votre vaisseau. Elle reste là ; le reste continue.
       *[other] Pas un moteur qui tourne dans { $section } du vaisseau { DE($name) }. Elle reste là.
    }
   *[other] { $who ->
        [you] Vous perdez { $section } de votre vaisseau : { $why }.
       *[other] { $name } perd { $section } : { $why }.
    }
}
event-section_away = { $who ->
    [you] Vous volez pour un temps sans { $section } de votre vaisseau.
   *[other] { $name } vole pour un temps sans { $section }.
}
event-section_back = { $who ->
    [you] De retour : { $section } de votre vaisseau.
   *[other] De retour : { $section } du vaisseau { DE($name) }.
}
event-ship_turned = { $quarters ->
    [0] { $who ->
        [you] Votre vaisseau garde son cap.
       *[other] Le vaisseau { DE($name) } garde son cap.
    }
    [2] { $who ->
        [you] Votre vaisseau fait demi-tour : l’arrière est devenu l’avant.
       *[other] Le vaisseau { DE($name) } fait demi-tour.
    }
   *[other] { $who ->
        [you] Votre vaisseau se met en travers.
       *[other] Le vaisseau { DE($name) } se met en travers.
    }
}
event-earned = { $who ->
    [you] Vous recevez
   *[other] { $name } reçoit
} { $amount ->
    [one] { $amount } crédit
   *[other] { $amount } crédits
} { $source }.
source-finish = pour l’arrivée
source-best_looking = pour le plus beau vaisseau
source-goods = pour les marchandises
source-goods_half_price = pour les marchandises, à moitié prix
source-slavers = de la bourse des esclavagistes
source-pirates = de la bourse des pirates
source-abandoned_ship = pour le vaisseau abandonné
event-paid = { $who ->
    [you] Vous payez
   *[other] { $name } paie
} { $amount ->
    [one] { $amount } crédit
   *[other] { $amount } crédits
} { $reason }.
reason-losses = pour les composants perdus
reason-late_error = pour une erreur trouvée trop tard
event-bidding_opened = { $secret ->
    [yes] { $card } : pas un sourcil ne bouge, chacun mise en secret.
   *[no] { $card } : aux enchères, au plus offrant !
}
event-bid_made = { $who ->
    [you] Vous enchérissez à { $amount }.
   *[other] { $name } enchérit à { $amount }.
}
event-bid_passed = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
event-bids_revealed = Les mises : { $bids }.
event-bid_won = { $who ->
    [you] Une fois, deux fois, adjugé : à vous ({ $card })
   *[other] Une fois, deux fois, adjugé : à { $name } ({ $card })
} pour { $amount ->
    [0] rien
    [one] { $amount } crédit
   *[other] { $amount } crédits
}.
event-nobody_bid = Personne n’en veut, même pour rien. { $card } : l’affaire s’éloigne.
reason-bid = pour l’enchère gagnante
event-round_settled = { $round } : les comptes sont réglés.
event-game_over = { $count ->
    [0] La partie est finie, et plus personne n’a le moindre crédit. Pas de gagnant cette fois, mais quelle histoire.
    [one] La partie est finie. { $names } rentre avec de l’argent en poche, et gagne.
   *[other] La partie est finie. Tous ceux qui rentrent avec de l’argent ont gagné ; du plus riche au moins riche : { $names }.
}

## La table

your-ship = Votre vaisseau
ship-of = Vaisseau { DE($name) }
board-mirror = avant et arrière : { $pairs } vont ensemble
board-bend = { $from } : { $totals } → { $side }, rangées { $rows }
ship-class = { $class ->
    [second-I] classe I
    [second-II] classe II
    [second-III] classe III
    [second-IA] vaisseau IA
    [second-IIA] vaisseau IIA
    [second-IIIA] vaisseau IIIA
   *[other] classe { $class }
}
stat-crew = équipage
stat-engines = moteurs
stat-cannons = canons
stat-cells = jetons
stat-goods = blocs
stat-exposed = exposés
stat-lost = perdus
stat-ship = vaisseau
yard-title = { $round } : construction
yard-hourglass-running = le sable coule { $circle ->
    [4] à côté du plateau
   *[other] sur le cercle { $circle }
}
yard-hourglass-start = le sable coule sur « Départ » : dernière chance
yard-hourglass-out = le sable s’est écoulé { $circle ->
    [4] à côté du plateau
   *[other] sur le cercle { $circle }
}
yard-hourglass-ready = le sablier attend { $circle ->
    [4] à côté du plateau
   *[other] sur le cercle { $circle }
}
yard-hourglass-none = pas de sablier
yard-hourglass-over = le temps est écoulé
yard-heap = face cachée : { $count }
yard-numbers = numéros libres : { $numbers }
yard-turn = à { $name } de jouer
yard-hand = Dans votre main : { $component }
yard-aside = En réserve :
yard-face-up = Face visible : numéro et connecteurs (avant, droite, arrière, gauche)
yard-face-up-none = Face visible : rien
yard-cards = Les cartes du paquet { $pile } :
yard-place-building = construit
yard-place-holding = tient un composant
yard-place-looking = regarde le paquet { $pile }
yard-place-done = a fini, numéro { $number }
flight-title = { $round } : vol
flight-cards = cartes à venir : { $count }
flight-dice = dés : { $one } + { $two } = { $total }
flight-behind = { $name } { $days ->
    [0] en tête
   *[other] −{ $days }
}
flight-along = { $name } { $where ->
    [ahead] +{ $days }
   *[behind] −{ $days }
}
flight-left = { $name } ne vole plus
inspection-title = { $round } : avant le départ
beside-offer = Sur la table : { $thing }
beside-condition = En vigueur : { $thing }
beside-hand = En main : { $thing }
beside-ship = À côté du vaisseau { DE($name) } : { $thing }
beside-walker = Sur le vaisseau { DE($name) } : { $walker }, en { $square }
journey-flown = Après { $round } : { $standings }
settlement-title = { $round } : les comptes
settlement-place = place
settlement-finish = arrivée
settlement-best_looking = beauté
settlement-goods = blocs
settlement-goods_half_price = bradé
settlement-losses = pertes
settlement-credits = crédits
settlement-left = abandon
settlement-secret = secret
over-title = Fin de la partie
legend = ☺ humain  Ψ alien violet  Ω alien marron  ( ) cabine  ⟨ ⟩ cabine de départ  ▮▯ batterie  [ ] soute  { "{ }" } soute spéciale  ▲ canon  ⇓ moteur  ◥ bouclier  +Ψ support vital  ╬ module structurel
legend-connectors = Côtés : un trait est un connecteur simple, deux un double, trois un universel ; aucun, c’est un côté lisse.
look-ship = { $who ->
    [you] votre vaisseau, avec une légende
   *[other] tous les vaisseaux, avec une légende
}
look-ships = tous les vaisseaux
show-title = Vaisseau de classe { $class }
show-no-errors = Le vaisseau respecte les règles.
show-errors = Erreurs :
show-crew = Équipage : { $crew }
show-engines = Puissance des moteurs : { $idle }, avec toute l’énergie { $powered }
show-cannons = Puissance des canons : { $idle }, avec toute l’énergie { $powered }
show-cells = Jetons batterie : { $cells }
show-exposed = Connecteurs exposés : { $count }
show-goods = Marchandises : { $goods }
show-lost = Composants perdus : { $count }

## Somebody comes aboard

then-repelled = il n’entre pas
then-roams = il se promène dans votre vaisseau
then-intruder_beaten = il est vaincu
event-intruder_repelled = { $who ->
    [you] { $crew } ouvre votre porte, voit { $component } et la referme.
   *[other] { $crew } ouvre la porte { DE($name) }, voit { $component } et la referme.
}
event-intruder_entered = { $who ->
    [you] { $crew } monte à bord de votre vaisseau sans s’essuyer les pieds.
   *[other] { $crew } monte à bord chez { $name } sans s’essuyer les pieds.
}
event-intruder_walked = { $who ->
    [you] { $crew } continue sa promenade. Pas { $step } sur { $steps }.
   *[other] { $crew } continue sa promenade chez { $name }. Pas { $step } sur { $steps }.
}
event-charge_planted = { $who ->
    [you] { $crew } laisse chez vous quelque chose qui fait tic-tac.
   *[other] { $crew } laisse chez { $name } quelque chose qui fait tic-tac.
}
event-intruder_beaten = { $who ->
    [you] { $crew } entre chez vous dans { $component }. C’était une erreur.
   *[other] { $crew } entre dans { $component } chez { $name }. C’était une erreur.
}
event-intruder_left = { $who ->
    [you] { $crew } en a assez vu et quitte votre vaisseau par la première trappe.
   *[other] { $crew } en a assez vu et quitte le vaisseau { DE($name) } par la première trappe.
}
event-charges_exploded = { $who ->
    [you] { $count ->
        [one] Le tic-tac s’arrête chez vous. Boum.
       *[other] Le tic-tac s’arrête chez vous. Boum. Et boum.
    }
   *[other] { $count ->
        [one] Le tic-tac s’arrête chez { $name }. Boum.
       *[other] Le tic-tac s’arrête chez { $name }. Boum. Et boum.
    }
}
