### L’écran de construction, en français. Ce que le jeu lui-même dit de la construction est dans les mots du jeu.

building-close = Fermer
building-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
building-clock = { $seconds } s
building-start-circle = Départ
building-turn-hourglass = Retourner le sablier
building-no-clock = Pas de sablier aujourd’hui.

building-warehouse = Entrepôt
building-draw = Piocher un composant, { $count } face cachée
building-heap = Piocher
building-filter = Montrer seulement
building-all = Tout
building-filter-group = { $group } : { $count } face visible
building-filter-key = { $group } (touche { $key })
building-spread = Étaler les composants
building-face-up = { $count ->
    [one] { $count } composant face visible
   *[other] { $count } composants face visible
}
building-nothing-lies = Rien n’est encore face visible. Ce que l’on repose arrive ici.
building-nothing-such = Aucun de ceux-là n’est face visible.
building-component = { $kind } ; avant { $front }, droite { $right }, arrière { $rear }, gauche { $left }
group-cannon = Canons
group-engine = Moteurs
group-cabin = Cabines
group-battery = Batteries
group-hold = Soutes
group-shield = Boucliers
group-life_support = Supports vitaux
group-structural = Modules structurels
connector-smooth = lisse
connector-single = simple
connector-double = double
connector-universal = universel
connector-plated = blindé

building-hand = Votre main
building-hand-empty = Votre main est vide
building-held = En main : { $component }. Tourner.
building-held-tip = Touchez pour tourner, glissez sur le vaisseau
building-rotate-left = Tourner à gauche
building-rotate-left-key = Tourner à gauche (Q)
building-rotate-right = Tourner à droite
building-rotate-right-key = Tourner à droite (R)
building-return = Reposer
building-aside = Réserver
building-shelf = Réserve
building-use = Prendre { $component }
building-hands-full = Votre main est pleine : soudez d’abord ce que vous tenez, ou mettez-le en réserve.

building-more-acts = Autres actions…
building-lift = Dessouder
building-finish = Terminer
building-finish-title = Votre vaisseau est-il terminé ?
building-finish-text = Vous ne pourrez plus rien ajouter. Le numéro donne votre place au départ : le 1 vole en tête.
building-finish-warned = Regardez-y encore une fois :
building-finish-more = { $count ->
    [one] Et encore une chose.
   *[other] Et encore { $count } choses.
}
building-lacks-engines = Rien ne propulse ce vaisseau : { $round ->
    [test] dans l’espace intersidéral, il reste sur place.
    [second-test] dans l’espace intersidéral, il reste sur place.
   *[other] le premier espace intersidéral met fin à votre vol.
}
building-lacks-cannons = Il n’a aucun canon.
building-finish-number = Prendre le numéro { $number }
building-go-on = Continuer à construire

building-piles = Paquets de cartes
building-look = Regarder le paquet { $pile }
building-pile-taken = { $name } regarde le paquet { $pile }
building-pile-title = Paquet de cartes { $pile }
building-put-back = Reposer
building-pile-note = Vous croiserez ces cartes en vol, parmi d’autres. On ne construit pas pendant qu’on regarde.

building-figures = Votre vaisseau en chiffres
figure-thrust = Puissance des moteurs { $idle }, avec batteries { $powered }
figure-firepower = Puissance des canons { $idle }, avec batteries { $powered }
figure-cabins = { $count ->
    [one] { $count } cabine d’équipage
   *[other] { $count } cabines d’équipage
}
figure-cells = { $count ->
    [one] { $count } jeton batterie
   *[other] { $count } jetons batterie
}
figure-holds = { $count ->
    [one] Place pour { $count } bloc de marchandises
   *[other] Place pour { $count } blocs de marchandises
}
figure-exposed = { $count ->
    [one] { $count } connecteur exposé
   *[other] { $count } connecteurs exposés
}
building-rival-holding = tient un composant
building-rivals = Les autres vaisseaux

building-your-move = À vous de jouer{ $moves ->
    [none] { "" }
   *[other] { " " }(encore { $moves })
}
building-status-start = Tout le monde attend votre signal.
building-status-wait-start = { $name } donne le signal du départ.
building-status-watching = Vous regardez.
building-status-done = Votre vaisseau est terminé : numéro { $number }. Les autres construisent encore.
building-status-time-up = Le temps est écoulé. Prenez un numéro.
building-status-aim = Touchez ce qui brille sur votre vaisseau.
building-aim = Le montrer sur le vaisseau
building-aim-which = Lequel ?
building-status-free = Piochez un composant, ou prenez-en un face visible.{ $moves ->
    [none] { "" }
   *[other] { " " }(Coups restants : { $moves })
}
building-status-hand = Soudez-le à votre vaisseau, ou reposez-le.{ $moves ->
    [none] { "" }
   *[other] { " " }(Coups restants : { $moves })
}
building-call = Tout le monde construit en même temps, et le sable coule dès le signal. Prêts ?
building-call-test = Construisez votre vaisseau avec ce que contient l’entrepôt. Aujourd’hui, pas de sablier.
building-read = C’est parti
building-start = Commencer à construire
building-time-up = C’est fini !
building-time-up-text = On ne touche plus aux vaisseaux ! Prenez un numéro pour le départ :
building-done = Terminé ! Les autres construisent encore.
building-square-fits = { $square }. Il va ici.
building-square-turn = { $square }. Il va ici si vous le tournez.
building-square-misfit = { $square }. Il ne va pas ici.

building-keys = Touches
key-space = Espace
key-enter = Entrée
key-backspace = Retour arrière
keys-draw = piocher un composant ; ce que vous tenez est d’abord reposé
keys-rotate = tourner ce que vous tenez, à droite ou (Q) à gauche
keys-move = se déplacer sur le vaisseau
keys-weld = le souder là
keys-lift = dessouder le dernier composant
keys-return = le reposer sur la table
keys-aside = le mettre en réserve
keys-warehouse = aller aux composants face visible
keys-filter = les montrer tous, ou une seule sorte
keys-look = regarder un paquet de cartes
keys-turn = retourner le sablier
keys-finish = terminer votre vaisseau
keys-help = ces touches
keys-rules = les règles, à l’endroit où vous en êtes
keys-pointer = À la souris : glissez ou cliquez, tournez avec la molette, cliquez le dernier composant pour le dessouder. Au doigt : touchez une case pour essayer, touchez-la encore pour souder.

ship-menu = Garder ce vaisseau
ship-menu-copy = Copier le vaisseau en texte
ship-menu-svg = Enregistrer l’image (SVG)
ship-menu-png = Enregistrer l’image (PNG)
ship-menu-failed = Cela n’a pas marché. Réessayez.
show-dead = rien ne marche ici
board-roll-left = Tourner le cylindre vers la gauche (Maj+←)
board-roll-right = Tourner le cylindre vers la droite (Maj+→)
