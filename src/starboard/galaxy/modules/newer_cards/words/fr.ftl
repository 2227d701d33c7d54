option-newer_cards = cartes encore plus nouvelles
option-newer_cards-no = sans ces cartes
option-newer_cards-yes = avec ces cartes : secteurs dangereux, et paquet IV pour les croiseurs

card-dangerous_sector = Secteur dangereux
    .text = Il fallait tourner à gauche. Les { $cards } premières cartes du paquet { $deck } viennent, sans être vues, sur celles à venir.
card-smuggler_syndicate = Cartel de contrebandiers
    .text = Puissance { $strength }. Ils attaquent les vaisseaux l’un après l’autre ; après la dernière attaque, tous les plus faibles paient. Le premier qui les bat peut prendre leurs marchandises ({ $goods }) et { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }, et ils s’en vont.
card-slaver_syndicate = Cartel d’esclavagistes
    .text = Puissance { $strength }. Ils attaquent les vaisseaux l’un après l’autre ; après la dernière attaque, tous les plus faibles paient. Le premier qui les bat peut réclamer { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }, et ils s’en vont.
card-pirate_syndicate = Cartel de pirates
    .text = Puissance { $strength }. Ils attaquent les vaisseaux l’un après l’autre ; après la dernière attaque, tous les plus faibles paient. Le premier qui les bat peut prendre leurs marchandises ({ $goods }) et { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }, et ils s’en vont.
syndicate-penalty-crew = les plus faibles perdent { $amount } membres d’équipage
syndicate-penalty-goods = les plus faibles perdent leurs { $amount } blocs les plus précieux
syndicate-penalty-shots = les plus faibles essuient des tirs ({ $shots })
card-meteor_pairs = Météorites par paires
    .text = { $meteors }. Juste derrière chacune, dans la même ligne, en vient une petite, quoi qu’il soit arrivé à la première.
card-armed_ship = Vaisseau armé
    .text = L’équipage est parti ; les canons n’en ont rien su. Qui le veut essuie d’abord des tirs ({ $shots }), puis peut passer son chemin sans frais, ou y laisser { $crew_loss } membres d’équipage, empocher { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } et perdre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }.
card-armed_station = Station armée
    .text = Personne, sauf les canons. Qui la veut doit avoir { $crew_needed } membres d’équipage et essuie d’abord des tirs ({ $shots }). Si l’équipage y est encore, il peut charger les marchandises ({ $goods }) contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }, ou passer son chemin sans frais.
card-inhabited_planets = Planètes habitées
    .text = Dans l’ordre de vol, chacun peut se poser sur une planète libre contre { $days ->
        [one] 1 jour de vol
       *[other] { $days } jours de vol
    }, charger ses marchandises et emmener ses humains, s’il reste des places dans les cabines.
planet-inhabited = planète { $number } : { $bare ->
    [yes] { $crew ->
        [one] 1 humain
       *[other] { $crew } humains
    }
   *[no] { $goods } et { $crew ->
        [one] 1 humain
       *[other] { $crew } humains
    }
}
card-open_space_meteors = Espace intersidéral et météorites
    .text = Dans l’ordre de vol, chaque vaisseau avance de la puissance de ses moteurs ; sans aucune puissance, il doit abandonner. Puis celui qui en a utilisé le plus, entre égaux le plus en avant, rencontre ce qui traînait là : { $meteors }.
card-radiation_leak = Fuite de rayonnement
    .text = Quelque chose brille. Chaque composant habité relié à une batterie chargée ou à un panneau solaire perd un membre d’équipage. Puis les batteries chargées, panneaux et routeurs reliés entre eux se détachent partout où ils réunissent au moins 4 unités d’énergie.

source-smuggler_syndicate = pour un cartel de contrebandiers en moins
source-slaver_syndicate = pour un cartel d’esclavagistes en moins
source-pirate_syndicate = pour un cartel de pirates en moins
source-armed_ship = pour un vaisseau aux canons encore chauds

question-go_on = { $card } : les canons se taisent. On continue ?
option-go_on-yes = continuer
option-go_on-no = passer son chemin

event-sector_entered = { $card } : { $count ->
    [0] le paquet { $deck } n’a plus rien à ajouter
    [one] 1 carte du paquet { $deck } vient ensuite
   *[other] { $count } cartes du paquet { $deck } viennent ensuite
}.
event-turned_away = { $who ->
    [you] Vous en avez assez et passez votre chemin
   *[other] { $name } passe son chemin
}.
event-too_fast = { $less ->
    [0] { $who ->
        [you] Personne n’allait plus vite que vous : les météorites sont pour vous.
       *[other] Personne n’allait plus vite que { $name } : les météorites arrivent.
    }
   *[other] { $who ->
        [you] Vous étiez deuxième : les météorites sont aussi pour vous, sauf la première grosse.
       *[other] { $name } arrive deuxième et rencontre aussi les météorites, sauf la première grosse.
    }
}
event-overcharged = { $who ->
    [you] Trop d’énergie au même endroit : un bout de votre vaisseau brille et se détache.
   *[other] Trop d’énergie au même endroit : un bout du vaisseau { DE($name) } brille et se détache.
}

new-newer_cards-1 = Secteurs dangereux
    .text = Chaque paquet en a un. Il ne fait que poser deux cartes du paquet suivant sur celles à venir. L’une d’elles peut être un secteur dangereux.
new-newer_cards-2 = Paquet IV : les cartels
    .text = Ils paient en marchandises et en crédits, et se servent de plusieurs façons à la fois, ligne par ligne, après la dernière attaque.
new-newer_cards-3 = Paquet IV : des canons que personne n’a éteints
    .text = Vous voulez le vaisseau ou la station ? Alors on vous tire d’abord dessus. Ensuite vous pouvez encore passer votre chemin sans frais.
new-newer_cards-4 = Paquet IV : on embauche
    .text = Des humains attendent sur certaines planètes. Il leur faut des places : une cabine vide en a deux, et les chambres de stase conviennent.
new-newer_cards-5 = Paquet IV : fuite de rayonnement
    .text = L’équipage à côté de batteries chargées tombe malade, et là où 4 jetons ou plus sont reliés le bloc entier se détache. Ne mettez pas toutes vos batteries dans le même coin.
