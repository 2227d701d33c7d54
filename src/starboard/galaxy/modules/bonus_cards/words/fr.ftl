option-bonus_cards = Cartes Bonus : deux cartes de plus par niveau
option-bonus_cards-no = sans cartes bonus
option-bonus_cards-yes = avec cartes bonus

card-missing_form = Contrôle de formulaire
    .text = « Quel formulaire ? Vous savez très bien lequel. » Le dernier vaisseau cache un dé. Les autres devinent : une erreur coûte autant de jours qu’il en montre, la bonne réponse rapporte { $credits } crédits.
card-robosmokeys = Racketteurs robotisés
    .text = Ils acceptent les pots-de-vin. Mises secrètes : la plus forte paie et nomme une colonne et une rangée, jamais 7. Ce qui s’y trouve sur chaque vaisseau est cédé, celui du plus offrant compris.
card-space_billiards = Billard de l’espace
    .text = Dans l’ordre de vol, chacun joue une ligne de météorites contre quelqu’un d’autre, et lance les dés.
card-junkyard = Brocante
    .text = Dans l’ordre de vol, chaque vaisseau peut s’arrêter à un endroit libre : payer son prix, prendre sa récompense. Qui s’est arrêté perd ensuite { $days ->
        [one] { $days } jour de vol
       *[other] { $days } jours de vol
    }.
card-star_depot = Dépôt des étoiles
    .text = { $components } composants sont exposés. Dans l’ordre de vol, chaque vaisseau peut en souder un, ou l’échanger contre l’un des siens, pour un jour de vol.
explain-card-missing_form = Le dernier vaisseau cache un dé et les autres devinent. Une erreur coûte autant de jours de vol que le dé en montre ; la bonne réponse est payée.
explain-card-robosmokeys = Mises secrètes. Qui paie le plus nomme des coordonnées, et chacun cède ce qui s’y trouve.
explain-card-space_billiards = Chacun choisit une ligne de météorites et une victime.
explain-card-junkyard = Quatre endroits, chacun avec un prix et une récompense, pour un seul vaisseau chacun.
explain-card-star_depot = Un composant pour un jour de vol, soudé ou échangé, batteries pleines et cabines occupées.
billiards-row = Ligne { $number } : { $meteors }
source-missing_form = pour le bon formulaire
source-junkyard = de la brocante

question-hide_die = { $card } : cachez un dé. Les autres vont deviner.
option-hide_die-face = { $face }
question-guess_die = { $card } : quelle face est cachée ?
option-guess_die-face = { $face }
question-name_column = { $card } : nommez une colonne.
option-name_column-column = colonne { $number }
question-name_row = { $card } : et une rangée ?
option-name_row-row = rangée { $number }
question-play_billiards = { $card } : que jouez-vous, et contre qui ?
option-play_billiards-play = contre { $name } : { $meteors }
question-arrange_crew = { $hand_count ->
        [one] { $hand_count } humain veut
       *[other] { $hand_count } humains veulent
    } monter à bord. Où ?
option-arrange_crew-put = dans { $component }
option-arrange_crew-take_out = d’abord sortir quelqu’un de { $component }
option-arrange_crew-done = personne d’autre
question-arrange_cells = { $hand_count ->
        [one] { $hand_count } jeton batterie
       *[other] { $hand_count } jetons batterie
    } à ranger. Où ?
option-arrange_cells-put = dans { $component }
option-arrange_cells-take_out = d’abord en sortir un de { $component }
option-arrange_cells-done = laisser le reste
question-depot = { $card } : en prenez-vous un ?
option-depot-choose = { $component } [{ $connectors }]
option-depot-pass = seulement regarder
question-fit_component = Où le soudez-vous ?
option-fit_component-fit = { $square }, tourné { $turn ->
        [0] comme imprimé
        [1] vers la droite
        [2] à l’envers
       *[3] vers la gauche
    }

event-die_hidden = { $who ->
    [you] Vous cachez un dé, et un sourire.
   *[other] { $name } cache un dé, et un sourire.
}
event-die_guessed = { $who ->
    [you] Vous dites { $face }.
   *[other] { $name } dit { $face }.
}
event-die_shown = C’était le formulaire { $face }. Évidemment.
event-coordinates_named = { $who ->
    [you] Vous montrez la colonne { $column }, rangée { $row }. Tout le monde retient son souffle.
   *[other] { $name } montre la colonne { $column }, rangée { $row }. Tout le monde retient son souffle.
}
event-row_played = { $who ->
    [you] Vous jouez la ligne { $area }.
   *[other] { $name } joue la ligne { $area }.
}
event-crew_hired = { $who ->
    [you] Quelqu’un trouve une couchette chez vous.
   *[other] Quelqu’un trouve une couchette chez { $name }.
}
event-depot_opened = Le dépôt ouvre ses portes. Merci de ne pas s’appuyer sur les vitrines.
event-component_fitted = { $who ->
    [you] Vous soudez { $component }, comme neuf.
   *[other] { $name } soude { $component }, comme neuf.
}

new-bonus_cards-1 = Le contrôle de formulaire
    .text = Le dernier vaisseau cache un dé. Devinez-le et on vous paie ; trompez-vous et vous faites la queue autant de jours qu’il en montre. Être dernier n’a jamais été aussi drôle.
new-bonus_cards-2 = Les racketteurs robotisés
    .text = Mises secrètes pour un pot-de-vin. La plus haute paie, puis nomme une colonne et une rangée : ce qui s’y trouve disparaît de chaque vaisseau, y compris du sien.
new-bonus_cards-3 = Le billard de l’espace
    .text = Chacun choisit une ligne de la carte, une victime, et lance les dés. Souvenez-vous de qui a visé qui.
new-bonus_cards-4 = La brocante
    .text = Quatre bonnes affaires, un seul vaisseau pour chacune. Les premiers choisissent d’abord ; on paie tout de suite, en équipage, en jetons batterie ou en météorites.
new-bonus_cards-5 = Le dépôt des étoiles
    .text = Des composants en plein vol : soudez-en un, ou échangez-le contre l’un des vôtres, pour un jour de vol. Les batteries sont pleines et les cabines habitées.
amount-meteors = météorites contre vous
