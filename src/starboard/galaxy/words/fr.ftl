### Galaxy Trucker en français. `$who` vaut "you" quand on parle au lecteur, `$name` dit qui occupe une place : un nom, sinon la couleur.

## Le jeu, ses places et les options de la table

game = Galaxy Trucker
game-about = Construisez un vaisseau avec des tuyaux, contre la montre, puis volez et croisez les doigts. De 2 à 4 routiers de l’espace.

seat = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
    [3] Jaune
   *[4] Orange
}

option-rounds = les vols, dans l’ordre
option-rounds-add = ajouter un vol
option-rounds-test = vol d’essai, aux règles les plus simples et sans sablier
option-rounds-I = classe I
option-rounds-II = classe II
option-rounds-III = classe III
option-rounds-IIIA = l’étrange classe IIIA
option-edition = l’édition
option-edition-first = première édition
option-edition-second = deuxième édition
option-pace = la façon de construire
option-pace-real_time = tous à la fois, contre le sablier
option-pace-turns = un coup après l’autre, sans sablier
option-errors = ce qui se passe quand un composant ne va pas
option-errors-allowed = on peut le souder, et l’inspection le trouvera
option-errors-refused = on ne peut pas le souder
option-inspection = qui cherche les erreurs avant le départ
option-inspection-automatic = la table
option-inspection-players = les joueurs, en montrant du doigt
option-foresight = les paquets de cartes sont joués dans l’ordre où ils se trouvent
option-foresight-no = non, on les mélange
option-foresight-yes = oui
option-teams = deux équipes de deux, chacun pilotant le vaisseau de l’autre
option-teams-no = non
option-teams-teams = oui
option-teams-expert = oui, et l’on échange les vaisseaux pendant la construction
option-credits = la fortune de chacun
option-credits-open = est connue de tous
option-credits-secret = reste secrète jusqu’à la fin, comme dans le livret

need-edition = Les composants, les cartes et les plateaux de la deuxième édition sont encore au chantier ; en attendant, c’est la première qui vole.
need-teams = Deux équipes de deux demandent quatre places.

round-name = { $round ->
    [test] Vol d’essai
   *[other] Manche { $round }
}

## Les composants

kind-starting_cabin = cabine de départ
    .a = une cabine de départ
    .the = la cabine de départ
kind-cabin = cabine
    .a = une cabine
    .the = la cabine
kind-battery_2 = batterie (2)
    .a = une batterie à 2 cellules
    .the = la batterie
kind-battery_3 = batterie (3)
    .a = une batterie à 3 cellules
    .the = la batterie
kind-cargo_2 = soute (2)
    .a = une soute à 2 places
    .the = la soute
kind-cargo_3 = soute (3)
    .a = une soute à 3 places
    .the = la soute
kind-special_cargo_1 = soute spéciale (1)
    .a = une soute spéciale à 1 place
    .the = la soute spéciale
kind-special_cargo_2 = soute spéciale (2)
    .a = une soute spéciale à 2 places
    .the = la soute spéciale
kind-structural = module structurel
    .a = un module structurel
    .the = le module structurel
kind-engine = moteur
    .a = un moteur
    .the = le moteur
kind-double_engine = moteur double
    .a = un moteur double
    .the = le moteur double
kind-cannon = canon
    .a = un canon
    .the = le canon
kind-double_cannon = canon double
    .a = un canon double
    .the = le canon double
kind-shield = bouclier
    .a = un bouclier
    .the = le bouclier
kind-life_support_purple = support vital violet
    .a = un support vital violet
    .the = le support vital violet
kind-life_support_brown = support vital marron
    .a = un support vital marron
    .the = le support vital marron

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
error-engine_not_to_rear = le moteur en { $square } ne souffle pas vers l’arrière
error-behind_engine = { $square } se trouve dans le souffle du moteur en { $other }
error-before_cannon = { $square } se trouve devant le canon en { $other }
error-outside = { $square } est en dehors de la zone de construction
error-unjoined = { $square } et ce qui y tient ne sont pas reliés au vaisseau
errors-more = et { $count } de plus

## Les cartes

card-slavers = Esclavagistes
    .text = Puissance de feu { $strength }. Ils attaquent les vaisseaux dans l’ordre de vol. Un vaisseau plus faible perd { $crew_loss } membres d’équipage ; le premier qui est plus fort les met en fuite et peut prendre { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }.
card-smugglers = Contrebandiers
    .text = Puissance de feu { $strength }. Ils attaquent les vaisseaux dans l’ordre de vol. Un vaisseau plus faible perd ses { $goods_loss } blocs les plus chers ; le premier qui est plus fort les met en fuite et peut prendre leurs marchandises ({ $goods }) contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }.
card-pirates = Pirates
    .text = Puissance de feu { $strength }. Ils attaquent les vaisseaux dans l’ordre de vol. Tous les vaisseaux plus faibles essuient leurs tirs ({ $shots }) ; le premier qui est plus fort les met en fuite et peut prendre { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }.
card-stardust = Poussière d’étoiles
    .text = Du dernier vaisseau au premier, chacun perd un jour de vol par connecteur exposé.
card-nothing = Rien du tout
    .text = Il ne se passe rien.
card-open_space = Espace intersidéral
    .text = Dans l’ordre de vol, chaque vaisseau avance de la puissance de ses moteurs ; s’il n’en a aucune, il { $round ->
        [test] reste sur place.
       *[other] doit abandonner.
    }
card-meteors = Pluie de météorites
    .text = { $meteors }. Les petites rebondissent sur les côtés lisses et les boucliers, il faut tirer sur les grosses.
card-planets = Planètes
    .text = Dans l’ordre de vol, chaque vaisseau peut se poser sur une planète libre et en charger les marchandises, contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }.
card-combat_zone = Zone de combat
    .text = Ligne par ligne, le vaisseau le plus faible paie ; à égalité, celui qui est devant. Un vaisseau seul passe sans être vu.
card-abandoned_ship = Vaisseau abandonné
    .text = Dans l’ordre de vol, le premier qui le veut peut y laisser { $crew_loss } membres d’équipage pour { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } et { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }.
card-abandoned_station = Station abandonnée
    .text = Le premier qui le veut, avec au moins { $crew_needed } membres d’équipage, peut prendre ses marchandises ({ $goods }) contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }.
card-epidemic = Épidémie
    .text = Chaque cabine habitée qui est reliée à une autre cabine habitée perd un membre d’équipage.
card-sabotage = Sabotage
    .text = Deux jets désignent une case du vaisseau au plus petit équipage, et ce qui s’y trouve est détruit ; trois essais.

hazard-small_meteor = une petite météorite
hazard-large_meteor = une grosse météorite
hazard-light_fire = un tir léger
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
    [one] le bloc le plus cher est perdu
   *[other] les { $amount } blocs les plus chers sont perdus
}
combat-penalty-shots = tirs ({ $shots })
combat-line = { $criterion } : { $penalty }

## Les questions

question-start_building = Tout est prêt, et c’est à vous de donner le signal. La construction commence-t-elle ?
question-build = { $hand ->
    [none] Que faites-vous ?
   *[other] Vous tenez { $component }. Où ira ce composant ?
} { $moves ->
    [none] { "" }
   *[other] (Coups restants : { $moves }.)
}
question-inspect = Voyez-vous une erreur sur un autre vaisseau ?
question-remove_component = Votre vaisseau enfreint les règles : { $errors }. Quel composant enlevez-vous ?
question-keep_part = Votre vaisseau s’est brisé. Quel morceau continue le vol ?
question-board_crew = Qui s’installe dans la cabine en { $cabin } ?
question-next_card = { $cards_left ->
    [one] Il reste une carte. Continuez-vous le vol ?
   *[other] Il reste { $cards_left } cartes. Continuez-vous le vol ?
}
question-use_card = { $card } : acceptez-vous l’offre ?
question-load = Dans votre main : { $hand }. { $lifts ->
    [yes] Chargez des blocs, ou sortez-en d’abord de vos soutes.
   *[no] Chargez-les dans vos soutes.
}
question-land = Vous posez-vous sur une planète ?
question-power_engines = { $card } : vos moteurs ont une puissance de { $strength }, et de { $next } avec un moteur double de plus. Jetons batterie : { $cells }. { $rivals } En alimentez-vous un ?
question-power_cannons = { $card } : vos canons ont une puissance de { $strength }. Jetons batterie : { $cells }. { $rivals } Alimentez-vous un canon double ?
rivals-enemy = L’ennemi a { $enemy }.
rivals-so_far = Jusqu’ici, les autres ont : { $values }.
rivals-none = { "" }
question-battery = { $purpose ->
    [goods] Vous n’avez plus de marchandises à perdre : un jeton batterie part à la place. De quelle batterie ?
   *[power] De quelle batterie prenez-vous le jeton ?
}
question-shield = { $hazard } va frapper { $from } { $component } en { $square }. Jetons batterie : { $cells }. Activez-vous un bouclier ?
question-shoot = { $hazard } va frapper { $from } { $component } en { $square }. Jetons batterie : { $cells }. Tirez-vous avec un canon double ?
question-lose_crew = Vous perdez { $left ->
    [one] un membre d’équipage
   *[other] { $left } membres d’équipage
}. De quelle cabine en part-il un ?
question-lose_goods = Vous perdez { $block }. De quelle soute ?
question-count_crew = { $card } : votre équipage compte pour { $strength }. { $rivals } Quelqu’un d’autre ?
question-leave_goods = Un bloc doit rester sur place. Lequel ?
question-owed = Vous devez { $owed ->
    [one] 1 crédit
   *[other] { $owed } crédits
} ({ $why }). Quelque chose à faire avant de payer ?

## Les réponses possibles

option-start_building-start = commencer la construction
option-build-draw = piocher un composant face cachée
option-build-take = prendre { $component } ({ $connectors })
option-build-use = reprendre { $component } que vous aviez de côté ({ $connectors })
option-build-weld = souder en { $square }, l’avant imprimé vers { $arrow }
option-build-return = remettre ce composant face visible
option-build-set_aside = mettre ce composant de côté
option-build-lift = reprendre le dernier composant soudé
option-build-look = regarder le paquet de cartes { $pile }
option-build-put_back = reposer les cartes
option-build-turn = retourner le sablier
option-build-finish = terminer votre vaisseau et prendre le numéro { $number }
option-inspect-fine = non, tout va bien
option-inspect-point = montrer du doigt le vaisseau { DE($name) }
option-remove_component-square = { $component } en { $square }
option-keep_part-square = le morceau avec { $squares }
option-board_crew-humans = deux humains
option-board_crew-purple = un alien violet (canons +2)
option-board_crew-brown = un alien marron (moteurs +2)
option-next_card-fly_on = continuer le vol
option-next_card-give_up = abandonner le vol
option-next_card-point = montrer du doigt le vaisseau { DE($name) }
option-use_card-yes = oui
option-use_card-no = non
option-land-land = se poser sur la planète { $number } : { $goods }
option-land-pass = passer au large
option-load-load = charger { $block } en { $square }
option-load-lift = sortir { $block } de { $square }
option-load-done = terminé ; le reste retourne à la banque
option-power_engines-square = alimenter le moteur double en { $square }
option-power_engines-done = pas davantage
option-power_cannons-square = alimenter le canon double en { $square } (puissance { $strength })
option-power_cannons-done = pas davantage
option-battery-square = la batterie en { $square } (reste { $cells })
option-shield-square = activer le bouclier en { $square }
option-shield-none = non, encaisser le coup
option-shoot-square = tirer avec le canon double en { $square }
option-shoot-none = non, encaisser le coup
option-lose_crew-square = { $crew } de { $square }
option-lose_goods-square = la soute en { $square }
option-count_crew-done = non, c’est tout
option-leave_goods-colour = { $block }
option-owed-done = non, payer

group-build-take = take NUMÉRO — un composant face visible de la liste ci-dessus
group-build-weld = weld CASE FLÈCHE — la flèche montre où pointera l’avant imprimé du composant
group-build-use = use NUMÉRO — un composant mis de côté
group-build-look = look PAQUET — regarder un paquet de cartes
group-build-finish = finish NUMÉRO — votre vaisseau est terminé, et vous prenez un numéro
group-remove_component-square = CASE — le composant à enlever
group-load-load = load COULEUR CASE — mettre un bloc dans une soute
group-load-lift = lift COULEUR CASE — sortir un bloc d’une soute
group-lose_crew-square = CASE — la cabine que quelqu’un quitte
group-battery-square = CASE — la batterie qui donne un jeton

## Ce qu’une réponse entraîne

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
then-errors = le vaisseau a des erreurs
then-enemy_beaten = les bat
then-enemy_held_off = les tient à distance
then-enemy_won = pas assez
then-lowest_so_far = le plus faible jusqu’ici
then-too_few = trop peu
then-left = met fin à votre vol
then-no_humans = plus personne pour piloter
then-no_engines = les moteurs se tairaient

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
    [you] Vous reprenez ce que vous aviez mis de côté : { $component } ({ $connectors }).
   *[other] { $name } reprend ce qui était mis de côté : { $component } ({ $connectors }).
}
event-component_welded = { $who ->
    [you] Vous soudez { $component } en { $square }.
   *[other] { $name } soude { $component } en { $square }.
}
event-component_lifted = { $who ->
    [you] Vous retirez { $component } de votre vaisseau.
   *[other] { $name } retire { $component } de son vaisseau.
}
event-component_returned = { $who ->
    [you] Vous remettez { $component } face visible.
   *[other] { $name } remet { $component } face visible.
}
event-component_set_aside = { $who ->
    [you] Vous mettez { $component } de côté.
   *[other] { $name } met { $component } de côté.
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
    [0] sur « Départ » : dernière ligne droite !
   *[other] sur le cercle { $circle }.
}
event-hourglass_run_out = { $circle ->
    [0] Le sablier s’est écoulé sur « Départ » : la construction est finie !
   *[other] Le sablier s’est écoulé sur le cercle { $circle }.
}
event-ship_finished = { $who ->
    [you] Vous terminez votre vaisseau et prenez le numéro { $number }.
   *[other] { $name } termine son vaisseau et prend le numéro { $number }.
}
event-partners_swapped = Les partenaires changent de place et continuent chacun le vaisseau de l’autre.
event-ships_traded = Les partenaires échangent leurs vaisseaux pour le vol.
event-building_ended = La construction est terminée. L’ordre du départ : { $order }.
event-errors_found = { $who ->
    [you] Votre vaisseau a des erreurs : { $errors }.
   *[other] Le vaisseau { DE($name) } a des erreurs : { $errors }.
}
event-components_removed = { $who ->
    [you] Vous enlevez des composants : { $squares }.
   *[other] { $name } enlève des composants : { $squares }.
}
event-numbers_dealt_anew = Les numéros sont redistribués : { $order }.
event-crew_boarded = { $who ->
    [you] À bord de votre vaisseau : { $crew } en { $square }.
   *[other] À bord du vaisseau { DE($name) } : { $crew } en { $square }.
}
event-batteries_filled = { $who ->
    [you] Vos piles sont chargées à bloc.
   *[other] Les piles { DE($name) } sont chargées à bloc.
}
event-launched = Les vaisseaux décollent : { $order }.
event-card_turned_up = { $who ->
    [you] Vous retournez une carte : { $card }.
   *[other] { $name } retourne une carte : { $card }.
}
event-card_used = { $who ->
    [you] Vous acceptez.
   *[other] { $name } accepte.
}
event-card_declined = { $who ->
    [you] Vous refusez.
   *[other] { $name } refuse.
}
event-card_ignored = { $card } : à un vaisseau seul, il n’arrive rien.
event-rolled = { $who ->
    [you] Vous lancez { $one } et { $two } : { $total }.
   *[other] { $name } lance { $one } et { $two } : { $total }.
}
event-meteor = { $size ->
    [small] Une petite météorite arrive { $from }, sur un jet de { $total }.
   *[large] Une grosse météorite arrive { $from }, sur un jet de { $total }.
}
event-shot = { $weight ->
    [light] Un tir léger arrive { $from }, sur un jet de { $total }.
   *[heavy] Un tir lourd arrive { $from }, sur un jet de { $total }.
}
event-missed = { $who ->
    [you] Rien ne vous touche.
   *[other] Rien ne touche { $name }.
}
event-diverted = { $who ->
    [you] La trajectoire dévie juste avant vous.
   *[other] La trajectoire dévie juste avant { $name }.
}
event-sabotage_tried = { $who ->
    [you] { $found ->
        [yes] Quelqu’un a touché à vos câbles en { $square }.
       *[no] Le saboteur n’y trouve rien.
    }
   *[other] { $found ->
        [yes] Quelqu’un a touché aux câbles { DE($name) } en { $square }.
       *[no] Le saboteur n’y trouve rien.
    }
}
event-bounced = { $who ->
    [you] Elle rebondit sur votre vaisseau en { $square }.
   *[other] Elle rebondit sur le vaisseau { DE($name) } en { $square }.
}
event-shielded = { $who ->
    [you] Votre bouclier en { $square } vous protège.
   *[other] Le bouclier { DE($name) } en { $square } tient bon.
}
event-meteor_shot = { $who ->
    [you] Votre canon en { $square } pulvérise la météorite.
   *[other] Le canon { DE($name) } en { $square } pulvérise la météorite.
}
event-component_destroyed = { $who ->
    [you] Vous perdez { $component } en { $square }.
   *[other] { $name } perd { $component } en { $square }.
}
event-parts_lost = { $who ->
    [you] Un morceau de votre vaisseau s’éloigne : { $squares }.
   *[other] Un morceau du vaisseau { DE($name) } s’éloigne : { $squares }.
}
event-alien_left = { $who ->
    [you] Privé de support vital, { $crew } quitte votre vaisseau ({ $square }).
   *[other] Privé de support vital, { $crew } quitte le vaisseau { DE($name) } ({ $square }).
}
event-crew_lost = { $who ->
    [you] Vous perdez { $crew } de { $square }.
   *[other] { $name } perd { $crew } de { $square }.
}
event-cell_used = { $who ->
    [you] { $purpose ->
        [goods] Faute de marchandises, vous perdez un jeton batterie de { $square }.
       *[power] Vous dépensez un jeton batterie de { $square }.
    }
   *[other] { $purpose ->
        [goods] Faute de marchandises, { $name } perd un jeton batterie de { $square }.
       *[power] { $name } dépense un jeton batterie de { $square }.
    }
}
event-engine_powered = { $who ->
    [you] Votre moteur double en { $square } rugit.
   *[other] Le moteur double { DE($name) } en { $square } rugit.
}
event-cannon_powered = { $who ->
    [you] Votre canon double en { $square } est prêt.
   *[other] Le canon double { DE($name) } en { $square } est prêt.
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
}
event-enemy_won = { $who ->
    [you] Ils sont trop forts pour vous.
   *[other] Ils sont trop forts pour { $name }.
}
event-enemy_held_off = { $who ->
    [you] Vous faites jeu égal, et ils vous laissent tranquille.
   *[other] { $name } fait jeu égal, et ils passent leur chemin.
}
event-weakest = { $tied ->
    [yes] { $who ->
        [you] { $criterion } : égalité, et c’est à vous, devant, de payer.
       *[other] { $criterion } : égalité, et c’est à { $name }, devant, de payer.
    }
   *[no] { $who ->
        [you] { $criterion } : chez vous.
       *[other] { $criterion } : chez { $name }.
    }
}
event-landed = { $who ->
    [you] Vous vous posez sur la planète { $planet }.
   *[other] { $name } se pose sur la planète { $planet }.
}
event-flew_past = { $who ->
    [you] Vous passez au large.
   *[other] { $name } passe au large.
}
event-goods_loaded = { $who ->
    [you] Vous chargez { $block } en { $square }.
   *[other] { $name } charge { $block } en { $square }.
}
event-goods_lifted = { $who ->
    [you] Vous sortez { $block } de { $square }.
   *[other] { $name } sort { $block } de { $square }.
}
event-goods_discarded = { $who ->
    [you] Vous laissez sur place : { $goods }.
   *[other] { $name } laisse sur place : { $goods }.
}
event-goods_lost = { $who ->
    [you] Vous perdez { $block } de { $square }.
   *[other] { $name } perd { $block } de { $square }.
}
event-moved = { $who ->
    [you] { $direction ->
        [ahead] Vous avancez de { $days }
       *[back] Vous reculez de { $days }
    }
   *[other] { $direction ->
        [ahead] { $name } avance de { $days }
       *[back] { $name } recule de { $days }
    }
}{ $passes ->
    [none] .
   *[other] , en passant { $passes }.
}
event-gave_up = { $who ->
    [you] Vous abandonnez le vol ({ $why }).
   *[other] { $name } abandonne le vol ({ $why }).
}
why-chose_to = par choix
why-no_humans = il ne reste aucun humain à bord
why-lapped = le premier a un tour d’avance
why-no_engines = les moteurs se taisent
event-earned = { $who ->
    [you] Vous recevez
   *[other] { $name } reçoit
} { $amount ->
    [one] { $amount } crédit
   *[other] { $amount } crédits
} ({ $source }).
source-finish = pour la place à l’arrivée
source-best_looking = pour le plus beau vaisseau
source-goods = pour les marchandises
source-goods_half_price = pour les marchandises à moitié prix
source-slavers = la bourse des esclavagistes
source-pirates = la bourse des pirates
source-abandoned_ship = pour le vaisseau abandonné
event-paid = { $who ->
    [you] Vous payez
   *[other] { $name } paie
} { $amount ->
    [one] { $amount } crédit
   *[other] { $amount } crédits
} ({ $reason }).
reason-losses = pour les composants perdus
reason-late_error = pour une erreur trouvée trop tard
event-round_settled = { $round } : les comptes sont faits.
event-game_over = { $count ->
    [0] La partie est finie et il ne reste plus un crédit à personne : pas de gagnant cette fois.
    [one] La partie est finie. { $names } rentre avec des crédits en poche et gagne.
   *[other] La partie est finie. Quiconque possède un crédit a gagné ; du plus riche au moins riche : { $names }.
}

## La table

your-ship = Votre vaisseau
ship-of = Vaisseau { DE($name) }
ship-class = classe { $class }
stat-crew = équipage
stat-engines = moteurs
stat-cannons = canons
stat-cells = jetons
stat-goods = blocs
stat-exposed = exposés
stat-lost = perdus
stat-ship = vaisseau
yard-title = { $round } : construction
yard-hourglass-running = sablier : en marche sur le cercle { $circle }
yard-hourglass-start = sablier : dernier tour, sur « Départ »
yard-hourglass-out = sablier : écoulé sur le cercle { $circle }
yard-hourglass-ready = sablier : prêt sur le cercle { $circle }
yard-hourglass-none = pas de sablier
yard-hourglass-over = le temps est écoulé
yard-heap = face cachée : { $count }
yard-numbers = numéros libres : { $numbers }
yard-turn = à { $name } de jouer
yard-hand = Dans votre main : { $component }
yard-aside = De côté :
yard-face-up = Face visible — numéro et connecteurs (avant, droite, arrière, gauche) :
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
flight-left = { $name } a abandonné
inspection-title = { $round } : avant le départ
beside-condition = En vigueur : { $thing }
beside-hand = En main : { $thing }
beside-ship = À côté du vaisseau { DE($name) } : { $thing }
beside-walker = Sur le vaisseau { DE($name) } : { $walker }, en { $square }
settlement-title = { $round } : les comptes
settlement-place = place
settlement-finish = arrivée
settlement-best_looking = beauté
settlement-goods = blocs
settlement-losses = pertes
settlement-credits = crédits
settlement-left = abandon
settlement-secret = ?
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
