option-support_team = Équipe de soutien
option-support_team-no = personne n’aide
option-support_team-dealt = les gens sont distribués
option-support_team-competition = premier arrivé, premier servi
option-team_from = L’équipe travaille dès
option-team_from-second = le deuxième vol
option-team_from-first = le premier vol

team-later = { $both ->
    [yes] Et :
   *[no] Dès le prochain vol :
}

thing-advertiser = Vivi Glint, Publicitaire
    .text = « Mon chou, vous ne pilotez pas un vaisseau, vous pilotez une histoire. » Avant le vol : prédisez le rang de chacun ; 2 crédits par rang exact, 1 par abandon annoncé. { team-later } si vous finissez, 1 crédit par bord extérieur blindé.
thing-architect = Otto Surplomb, Architecte
    .text = « Le contour n’est qu’une suggestion. » Pendant la construction : un composant peut dépasser du contour, dans les numéros du plateau. { team-later } une prime de plus pour le plus beau vaisseau, tout de suite si c’est le vôtre, sinon après le vol.
thing-assembler = Inès Patch, Assembleuse
    .text = « Les fils, c’est pour les gens sans imagination. » Après la construction : deux composants comptent comme reliés, où qu’ils soient. { team-later } un blindage remplace tous les connecteurs exposés d’un composant.
thing-bureaucrat = Monsieur Tampon, Bureaucrate
    .text = « Vous verrez que le formulaire 12b s’applique. » Avant le vol : gagnez autant de jours que le numéro du vol, et 1 par vaisseau devant vous. { team-later } les primes d’arrivée montent ou baissent de 4-3-2-1, celle de beauté de 2, pour tout le monde.
thing-trader = Gros Lou, Négociant
    .text = « Pour vous, l’ami, un crédit. Pour les autres aussi, mais ne leur dites rien. » Avant le vol : des blocs jaunes à 1 crédit, autant que le numéro du vol. { team-later } une couleur de marchandises coûte 1 de plus ou de moins pour tout le monde.
thing-welder = Étincelle, Soudeuse
    .text = « Si ça ne va pas, c’est que ce n’est pas assez chaud. » Pendant la construction : deux connecteurs simples peuvent toucher des doubles. { team-later } jusqu’à trois connecteurs exposés sont fermés.

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
   *[plate] Quel composant est blindé là où ses connecteurs sont exposés ?
}
question-team_connector = Quel connecteur est soudé ?

option-hire-hire = { $person ->
    [advertiser] Vivi Glint, Publicitaire
    [architect] Otto Surplomb, Architecte
    [assembler] Inès Patch, Assembleuse
    [bureaucrat] Monsieur Tampon, Bureaucrate
    [trader] Gros Lou, Négociant
   *[welder] Étincelle, Soudeuse
}
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
option-team_connector-connector = { $component }, { $turn ->
    [0] avant
    [1] droite
    [2] arrière
   *[3] gauche
}
group-team_component-square = CASE — le composant

event-person_hired = { $who ->
    [you] Vous engagez { $person ->
        [advertiser] la Publicitaire.
        [architect] l’Architecte.
        [assembler] l’Assembleuse.
        [bureaucrat] le Bureaucrate.
        [trader] le Négociant.
       *[welder] la Soudeuse.
    }
   *[other] { $name } engage { $person ->
        [advertiser] la Publicitaire.
        [architect] l’Architecte.
        [assembler] l’Assembleuse.
        [bureaucrat] le Bureaucrate.
        [trader] le Négociant.
       *[welder] la Soudeuse.
    }
}
event-forecast_made = { $who ->
    [you] Votre Publicitaire passe à l’antenne avec un pronostic.
   *[other] La Publicitaire de { $name } passe à l’antenne avec un pronostic.
}
event-components_linked = { $who ->
    [you] Deux de vos composants se parlent, sans fil.
   *[other] Deux composants de { $name } se parlent, sans fil.
}
event-component_plated = { $who ->
    [you] Votre Assembleuse visse un blindage.
   *[other] L’Assembleuse de { $name } visse un blindage.
}
event-bonus_changed = { $who ->
    [you] Votre Bureaucrate
   *[other] Le Bureaucrate de { $name }
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
   *[other] Le Négociant de { $name } passe un appel :
} { $block } à { $price ->
    [one] { $price } crédit aujourd’hui.
   *[other] { $price } crédits aujourd’hui.
}
event-connector_welded = { $who ->
    [you] Votre Soudeuse ferme un connecteur. Il ne manquera à personne.
   *[other] La Soudeuse de { $name } ferme un connecteur.
}

new-support_team-1 = Des gens qui connaissent des gens
    .text = Entre deux vols, vous engagez quelqu’un, qui reste avec vous jusqu’à la fin de la partie.
new-support_team-2 = Un tour, puis deux
    .text = Au premier vol avec vous, chacun a un talent ; dès le vol suivant, les deux.
new-support_team-3 = Près du vaisseau
    .text = Votre équipe se tient près de votre vaisseau. Quand quelqu’un peut faire quelque chose pour vous, son visage s’éclaire.
