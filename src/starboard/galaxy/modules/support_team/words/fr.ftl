option-support_team = Équipe de soutien
option-support_team-no = personne n’aide
option-support_team-dealt = les gens sont distribués
option-support_team-competition = premier arrivé, premier servi
option-team_from = L’équipe travaille dès
option-team_from-second = le deuxième vol
option-team_from-first = le premier vol

glossary-team = Équipe de soutien
team-then = Dès votre deuxième vol ensemble :
team-later = { $both ->
    [yes] Les deux talents sont à vous.
   *[no] Le second viendra au prochain vol.
}

thing-advertiser = Vivi Glint, Publicitaire
    .text = { explain-thing-advertiser } { team-later }
explain-thing-advertiser = « Mon chou, vous ne pilotez pas un vaisseau, vous pilotez une histoire. » Avant le vol : prédisez le rang de chacun ; 2 crédits par rang exact, 1 par abandon annoncé. { team-then } si vous finissez, 1 crédit par bord extérieur blindé.
thing-architect = Otto Surplomb, Architecte
    .text = { explain-thing-architect } { team-later }
explain-thing-architect = « Le contour n’est qu’une suggestion. » Pendant la construction : un composant peut dépasser du contour, dans les numéros du plateau. { team-then } une prime de plus pour le plus beau vaisseau, tout de suite si c’est le vôtre, sinon après le vol.
thing-assembler = Inès Patch, Assembleuse
    .text = { explain-thing-assembler } { team-later }
explain-thing-assembler = « Les fils, c’est pour les gens sans imagination. » Après la construction : deux composants comptent comme reliés, où qu’ils soient. { team-then } un blindage remplace tous les connecteurs exposés d’un composant.
thing-bureaucrat = Monsieur Tampon, Bureaucrate
    .text = { explain-thing-bureaucrat } { team-later }
explain-thing-bureaucrat = « Vous verrez que le formulaire 12b s’applique. » Avant le vol : gagnez autant de jours que le numéro du vol, et 1 par vaisseau devant vous. { team-then } les primes d’arrivée montent ou baissent de 4-3-2-1, celle de beauté de 2, pour tout le monde.
thing-trader = Gros Lou, Négociant
    .text = { explain-thing-trader } { team-later }
explain-thing-trader = « Pour vous, l’ami, un crédit. Pour les autres aussi, mais ne leur dites rien. » Avant le vol : des blocs jaunes à 1 crédit, autant que le numéro du vol. { team-then } une couleur de marchandises coûte 1 de plus ou de moins pour tout le monde.
thing-welder = Étincelle, Soudeuse
    .text = { explain-thing-welder } { team-later }
explain-thing-welder = « Si ça ne va pas, c’est que ce n’est pas assez chaud. » Pendant la construction : deux connecteurs simples peuvent toucher des doubles. { team-then } jusqu’à trois connecteurs exposés sont fermés.

thing-buyer = Mimi Vrac, Acheteuse
    .text = { explain-thing-buyer } { team-later }
explain-thing-buyer = « Je n’en ai pas besoin. Je le veux. » Pendant la construction : trois composants en réserve, et aucun ne compte comme perdu. { team-then } vous pouvez les rendre à la table, et nul Saboteur ne les prend.
thing-deliveryman = Presto, Livreur
    .text = { explain-thing-deliveryman } { team-later }
explain-thing-deliveryman = « Signez ici. Non, je ne sais pas non plus ce que c’est. » Après la construction : un jeton sur quatre change un composant en cabine, moteur, canon ou soute pour deux ; ses connecteurs restent. { team-then } deux autres pendant la construction.
thing-hotel_clerk = Monsieur Lobby, Réceptionniste
    .text = { explain-thing-hotel_clerk } { team-later }
explain-thing-hotel_clerk = « Nous sommes complets, mais pour vous... » Une cabine avec un alien prend aussi un humain. { team-then } les cabines de luxe prennent deux hôtes, et dans chaque chambre de stase deux sur quatre sont éveillés.
thing-hypergeometer = Dr Möbius, Hypergéomètre
    .text = { explain-thing-hypergeometer } { team-later }
explain-thing-hypergeometer = « Devant le canon ? Mon cher, quel devant ? » Un canon et un moteur se passent de case vide. { team-then } un canon avec le jeton de rotation tire dans toutes les directions.
thing-inspector = Inspecteur Coudœil
    .text = { explain-thing-inspector } { team-later }
explain-thing-inspector = « Je n’étais pas là. » Tant que quelqu’un construit : regardez les quatre paquets de cartes, même après avoir fini. { team-then } 20 secondes avec les cartes avant tout le monde, sans rien devoir souder d’abord.
thing-plumber = Jo Bride, Plombier
    .text = { explain-thing-plumber } { team-later }
explain-thing-plumber = « Rien que pour regarder, c’est deux crédits. » Deux fois, pendant ou après la construction : joignez deux composants aux côtés lisses. { team-then } un composant a des connecteurs universels tout autour.
thing-planner = Petra Grille, Planificatrice
    .text = { explain-thing-planner } { team-later }
explain-thing-planner = « J’ai un tableau pour ça. » Pendant la construction : votre vaisseau peut être en deux morceaux. { team-then } avant de construire, marquez cinq cases avec ce qui s’y trouvera ; 2 crédits par réussite.
thing-saboteur = Jeanne Personne, Saboteuse
    .text = { explain-thing-saboteur } { team-later }
explain-thing-saboteur = « ... » Pendant la construction : prenez ce que d’autres ont en réserve. { team-then } avant le vol, un humain de chaque autre vaisseau s’assied sur un joint : si l’un de ses deux composants est détruit, l’autre l’est aussi.
thing-security_guard = Bruno Halte, Vigile
    .text = { explain-thing-security_guard } { team-later }
explain-thing-security_guard = « Ce serait un fil qui dépasse ? » Avant le vol : chacun paie 1 crédit par connecteur exposé, vous aussi. { team-then } une fois pendant la construction, un exercice d’incendie : tous les autres courent autour de la table.
thing-smuggler = Capitaine Rien, Contrebandier
    .text = { explain-thing-smuggler } { team-later }
explain-thing-smuggler = « Quelles marchandises ? » Chaque module structurel et chaque routeur cache un bloc vert ou bleu, que personne ne trouve et que vous n’êtes pas obligé de donner. { team-then } chacun vaut 1 crédit de plus.
thing-stock_boy = Timmy, Magasinier
    .text = { explain-thing-stock_boy } { team-later }
explain-thing-stock_boy = « Ça rentre, si on ne regarde pas. » Chaque composant avec des soutes prend un bloc rouge dans une soute ordinaire. { team-then } vous choisissez ce que vous donnez, et cachez ce qui est dans les soutes spéciales.
thing-swindler = Gominé, Escroc
    .text = { explain-thing-swindler } { team-later }
explain-thing-swindler = « Fini ? Presque fini. » Après avoir pris votre numéro : ajoutez autant de composants que le numéro du vol. { team-then } payez 1 crédit de moins et gagnez-en 1 de plus, une fois par carte, et avec les primes et les composants perdus.

follows-amount-closed = { $amount ->
    [one] { $amount } connecteur fermé
   *[other] { $amount } connecteurs fermés
}
settlement-advertiser_forecast = pronostic
settlement-advertiser_plates = panneaux publicitaires
settlement-architect_bonus = second regard
source-advertiser_forecast = pour un pronostic exact
source-advertiser_plates = pour des panneaux publicitaires sur le blindage
source-architect_bonus = pour un second regard sur le vaisseau
source-planner = pour un plan respecté
reason-security_guard = pour des connecteurs exposés
alarm-fire_drill = Exercice d’incendie
alarm-inspector_preview = L’Inspecteur regarde
reason-trader = pour des blocs jaunes

question-hire = Qui engagez-vous ?
question-use_team = { $moment ->
    [built] Tous les vaisseaux sont construits. Votre équipe a-t-elle quelque chose à faire ?
    [launched] Les moteurs tournent. Un dernier mot avec votre équipe ?
   *[landed] Le vol est fini, la paperasse non. Votre équipe ?
}
question-predict = Le pronostic : à quelle place finira { $target } ?
question-team_component = { $what ->
    [outside] L’Architecte n’en défend qu’un : quel composant reste dehors ?
    [link] « Montrez-moi quelque chose. » Quel composant reçoit le premier jeton sans fil ?
    [link_to] « Et maintenant avec quoi il doit parler. » Lequel reçoit le second ?
    [deliver] « Je le mets où ? » Quel composant devient-il ?
    [rotate] Quel canon reçoit le jeton de rotation ?
   *[plate] Quel composant est blindé là où ses connecteurs sont exposés ?
}
question-team_connector = { $what ->
    [bypass] Quels côtés lisses sont joints ?
   *[weld] Quel connecteur est soudé ?
}
question-team_turn = « Dans quel sens ? »
question-plan_square = { $what ->
    [blue] Où sera une soute ordinaire ?
    [red] Où sera une soute spéciale ?
    [human] Où sera une cabine ?
    [alien] Où sera un support de vie ?
   *[battery] Où sera une batterie ?
} Aucune marque ne touche une autre, ni la cabine de départ.
question-preview = Un coup d’œil tranquille aux cartes, avant que quiconque ne pioche ?
question-sabotage = Sur le vaisseau { DE($target) } : qui se laisse convaincre, et où s’assied-on ?
option-use_team-deliveryman_bring = Livreur : changer un composant en { $token ->
    [cabin] cabine
    [engine] moteur
    [cannon] canon
   *[hold] soute pour deux
}
option-use_team-plumber_bypass = Plombier : joindre deux côtés lisses
option-use_team-saboteur_ship = Saboteur : rendre visite à { $name }
option-use_team-security_guard_charge = Vigile : un crédit par connecteur exposé, pour tous
option-use_team-hypergeometer_mark = Hypergéomètre : dégonder un canon
option-build-deliveryman_bring = Livreur : apporter { $token ->
    [cabin] une cabine
    [engine] un moteur
    [cannon] un canon
   *[hold] une soute pour deux
}
option-build-deliveryman_to = changer { $square } { $turn ->
    [0] ↑
    [1] →
    [2] ↓
   *[3] ←
}
option-build-deliveryman_fetch = Livreur : le retirer de { $square }
option-build-deliveryman_put_away = Livreur : le ranger
option-build-plumber_bypass = Plombier : joindre { $square } { $edge ->
    [1] et son voisin de droite
   *[2] et son voisin de derrière
}
option-build-plumber_universal = Plombier : connecteurs universels pour { $square }
option-build-saboteur_take = Saboteur : prendre { $component } ({ $connectors })
option-build-security_guard_drill = Vigile : exercice d’incendie !
option-build-stand_by = en rester là
option-team_turn-turned = { $turn ->
    [0] vers l’avant
    [1] vers la droite
    [2] vers l’arrière
   *[3] vers la gauche
}
option-plan_square-mark = { $spot }
option-plan_square-done = pas cette fois
option-preview-look = regarder le paquet { $pile }
option-preview-go = commencer
option-sabotage-human = l’humain en { $spot }
option-sabotage-joint = le joint de { $spot } avec son voisin { $edge ->
    [1] de droite
   *[2] de derrière
}
group-plan_square-mark = mark CASE — la case
group-sabotage-human = human CASE — où l’on habite
group-sabotage-joint = joint CASE CÔTÉ — où l’on s’assied
group-build-deliveryman_to = deliveryman to CASE CÔTÉ — le composant à changer
group-build-deliveryman_fetch = deliveryman fetch CASE — le composant à rendre
group-build-plumber_bypass = plumber bypass CASE CÔTÉ — deux côtés lisses
group-build-plumber_universal = plumber universal CASE — le composant

sign-plan_blue = prévu : une soute ordinaire
sign-plan_red = prévu : une soute spéciale
sign-plan_human = prévu : une cabine
sign-plan_alien = prévu : un support de vie
sign-plan_battery = prévu : une batterie
sign-plan_kept = comme prévu
sign-plan_missed = pas comme prévu

team-person = { $person ->
    [advertiser] { thing-advertiser }
    [architect] { thing-architect }
    [assembler] { thing-assembler }
    [bureaucrat] { thing-bureaucrat }
    [buyer] { thing-buyer }
    [deliveryman] { thing-deliveryman }
    [hotel_clerk] { thing-hotel_clerk }
    [hypergeometer] { thing-hypergeometer }
    [inspector] { thing-inspector }
    [plumber] { thing-plumber }
    [planner] { thing-planner }
    [saboteur] { thing-saboteur }
    [security_guard] { thing-security_guard }
    [smuggler] { thing-smuggler }
    [stock_boy] { thing-stock_boy }
    [swindler] { thing-swindler }
    [trader] { thing-trader }
   *[welder] { thing-welder }
}
option-hire-hire = { team-person }
option-use_team-advertiser_predict = Publicitaire : faire un pronostic
option-use_team-architect_choose = Architecte : dire quel composant reste dehors
option-use_team-assembler_link = Assembleuse : relier deux composants
option-use_team-assembler_plate = Assembleuse : blinder un composant
option-use_team-bureaucrat_days = Bureaucrate : passer devant
option-use_team-bureaucrat_raise_finish = Bureaucrate : augmenter les primes d’arrivée de 4-3-2-1
option-use_team-bureaucrat_lower_finish = Bureaucrate : baisser les primes d’arrivée de 4-3-2-1
option-use_team-bureaucrat_raise_looks = Bureaucrate : augmenter la prime de beauté de 2
option-use_team-bureaucrat_lower_looks = Bureaucrate : baisser la prime de beauté de 2
option-use_team-trader_buy = Négociant : acheter { $amount ->
    [one] { $amount } bloc jaune
   *[other] { $amount } blocs jaunes
}
option-use_team-trader_raise = Négociant : { $block } à 1 crédit de plus
option-use_team-trader_lower = Négociant : { $block } à 1 crédit de moins
option-use_team-welder_weld = Soudeuse : fermer un connecteur
option-use_team-done = rien de plus
option-predict-place = place { $number }
option-predict-out = abandonne
option-team_component-square = { $component }
option-team_connector-connector = { $component }, { $edge ->
    [0] avant
    [1] droite
    [2] arrière
   *[3] gauche
}
group-team_component-square = CASE — le composant

event-person_hired = { $who ->
    [you] Vous engagez { team-person }.
   *[other] { $name } engage { team-person }.
}
event-forecast_made = { $who ->
    [you] Votre Publicitaire passe à l’antenne avec un pronostic.
   *[other] La Publicitaire { DE($name) } passe à l’antenne avec un pronostic.
}
event-components_linked = { $who ->
    [you] Deux de vos composants se parlent, sans fil.
   *[other] Deux composants { DE($name) } se parlent, sans fil.
}
event-component_plated = { $who ->
    [you] Votre Assembleuse visse un blindage.
   *[other] L’Assembleuse { DE($name) } visse un blindage.
}
event-bonus_changed = { $who ->
    [you] Votre Bureaucrate
   *[other] Le Bureaucrate { DE($name) }
} { $way ->
    [raise] trouve des fonds ailleurs :
   *[lower] trouve un alinéa :
} { $bonus ->
    [finish] pour les primes d’arrivée, c’est
   *[looks] pour la prime de beauté, c’est
} { $way ->
    [raise] plus.
   *[lower] moins.
}
event-price_changed = { $who ->
    [you] Votre Négociant passe un appel :
   *[other] Le Négociant { DE($name) } passe un appel :
} { $block } à { $price ->
    [one] { $price } crédit aujourd’hui.
   *[other] { $price } crédits aujourd’hui.
}
event-connector_welded = { $who ->
    [you] Votre Soudeuse ferme un connecteur. Il ne manquera à personne.
   *[other] La Soudeuse { DE($name) } ferme un connecteur.
}
event-part_delivered = { $who ->
    [you] Votre Livreur sonne. Quelque chose est autre chose.
   *[other] Le Livreur { DE($name) } sonne. Quelque chose est autre chose.
}
event-part_fetched = { $who ->
    [you] Mauvaise adresse : votre Livreur le remporte.
   *[other] Mauvaise adresse : le Livreur { DE($name) } le remporte.
}
event-sides_joined = { $who ->
    [you] Votre Plombier joint ce qui était lisse.
   *[other] Le Plombier { DE($name) } joint ce qui était lisse.
}
event-bypass_lost = { $who ->
    [you] Une dérivation de votre Plombier pend dans le vide : elle est fermée.
   *[other] Une dérivation du Plombier { DE($name) } pend dans le vide : elle est fermée.
}
event-universal_made = { $who ->
    [you] Votre Plombier adapte un composant à tout.
   *[other] Le Plombier { DE($name) } adapte un composant à tout.
}
event-squares_planned = { $who ->
    [you] Votre Planificatrice a tout prévu : { $count } cases.
   *[other] La Planificatrice { DE($name) } a tout prévu : { $count } cases.
}
event-component_snatched = { $who ->
    [you] Ni vu ni connu : votre Saboteur prend { $component } ({ $connectors }).
   *[other] Il n’y avait pas { $component } ({ $connectors }) ? Le Saboteur { DE($name) } sifflote.
}
event-ship_sabotaged = { $who ->
    [you] Un de vos humains a trouvé une nouvelle place, sur un joint. Ça fait tic-tac.
   *[other] Ça fait tic-tac sur le vaisseau { DE($name) }.
}
event-loose_ends_charged = { $who ->
    [you] Votre Vigile compte ce qui dépasse.
   *[other] Le Vigile { DE($name) } compte ce qui dépasse.
}
event-drill_called = { $who ->
    [you] Exercice d’incendie ! Tous les autres courent, { $seconds } secondes.
   *[other] Exercice d’incendie ! Le Vigile { DE($name) } siffle, { $seconds } secondes.
}
event-drill_over = Le feu est éteint. Au travail !
event-cannon_unhinged = { $who ->
    [you] Votre Hypergéomètre dégonde un canon.
   *[other] L’Hypergéomètre { DE($name) } dégonde un canon.
}
event-preview_begun = { $who ->
    [you] Votre Inspecteur ouvre le tiroir aux cartes : { $seconds } secondes.
   *[other] L’Inspecteur { DE($name) } regarde les cartes : { $seconds } secondes.
}
event-preview_over = C’est fini pour l’Inspecteur. C’est parti !

new-support_team-1 = Des gens qui connaissent des gens
    .text = Entre deux vols, vous engagez quelqu’un, qui reste avec vous jusqu’à la fin de la partie.
new-support_team-2 = Un tour, puis deux
    .text = Au premier vol avec vous, chacun a un talent ; dès le vol suivant, les deux.
new-support_team-3 = Près du vaisseau
    .text = Votre équipe se tient près de votre vaisseau. Quand quelqu’un peut faire quelque chose pour vous, son visage s’éclaire.
