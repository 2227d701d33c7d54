# Words of what several modules share, loaded with any of them.

junkyard-area = Endroit { $number } : { $price } contre { $reward }
junkyard-and = { $one }, { $other }
junkyard-or = { $one }, ou bien { $other }
toll-crew = { $amount } membres d’équipage
toll-any = { $amount ->
    [one] 1 bloc au choix
   *[other] { $amount } blocs au choix
}
toll-cells = { $amount } jetons batterie
toll-credits = { $amount } crédits
toll-days = { $amount } jours de vol
toll-goods = des marchandises ({ $amount })
toll-meteor = une { $size ->
        [large] grosse
       *[small] petite
    } météorite { $side }
toll-shot = un tir { $size ->
        [heavy] lourd
       *[light] léger
    } { $side }
question-junkyard = { $card } : pour quoi vous arrêtez-vous ?
option-junkyard-stop = { $reward }
option-junkyard-pass = continuer
event-junkyard_stop = { $who ->
    [you] Vous vous arrêtez à l’endroit { $area }.
   *[other] { $name } s’arrête à l’endroit { $area }.
}
event-cells_gained = { $who ->
    [you] Vos batteries ronronnent.
   *[other] Les batteries { DE($name) } ronronnent.
}
question-take_aboard = Humains qui veulent venir : { $left }. Où dorment-ils ?
option-take_aboard-square = en prendre un à bord : { $component }
option-take_aboard-put_to_sleep = en coucher un : { $component }
option-take_aboard-done = laisser les autres sur place
group-take_aboard-square = CASE — où loge un nouvel humain
group-take_aboard-put_to_sleep = sleep CASE — un nouvel humain va dormir aussitôt
event-crew_joined = { $who ->
    [you] Bienvenue à bord : { $crew }.
   *[other] { $name } prend { $crew } à bord.
}
card-bad_day = Mauvaise journée
    .text = Tout commence par une épidémie. Au niveau II, un sabotage suit ; au niveau III, de la poussière d’étoiles par-dessus le marché.
explain-card-bad_day = Épidémie ; à partir du niveau II, sabotage aussi ; au niveau III, poussière d’étoiles en plus. Il y a des jours comme ça.
event-went_under = { $who ->
    [you] Vous vous abritez de ce qui vient { $from }.
   *[other] { $name } s’abrite de ce qui vient { $from }.
}
bad-day-row = { $level ->
    [I] À chaque vol : { $woe }
   *[other] À partir du niveau { $level } : { $woe }
}
event-day_got_worse = { $misfortune ->
    [epidemic] Tout commence par un éternuement.
    [sabotage] Et maintenant il manque une clé de douze. Un sabotage !
   *[stardust] Et comme si cela ne suffisait pas : de la poussière, partout.
}
closed-taken = quelqu’un y est déjà
closed-crew = pas assez d’équipage
closed-cells = pas assez de jetons batterie
closed-any = pas de marchandises pour payer
question-charge = Jetons batterie à ranger : { $left }. Où ?
option-charge-square = dans { $component }
follows-amount-any = { $amount ->
    [one] 1 bloc au choix
   *[other] { $amount } blocs au choix
}
amount-any = blocs au choix
follows-amount-exposed = { $amount ->
    [one] 1 connecteur exposé de l’autre côté
   *[other] { $amount } connecteurs exposés de l’autre côté
}
amount-exposed = connecteurs exposés de l’autre côté
follows-amount-unwatched = { $amount ->
    [one] 1 rangée sans canon de l’autre côté
   *[other] { $amount } rangées sans canon de l’autre côté
}
amount-unwatched = rangées sans canon de l’autre côté

# Road cards.
thing-cosmic_psychosis = Psychose cosmique
    .text = Après chaque carte, les dés désignent une case. Une cabine occupée par des humains y disparaît, et ils trouvaient que c’était une bonne idée.
    .brief = des cabines s’en vont
thing-meteoric_inversion = Inversion météorique
    .text = Les grosses météorites sont petites, et les petites sont grosses.
    .brief = grosses et petites inversées
thing-tough_trip = Vol difficile
    .text = Ce vol compte quelques cartes de plus que d’habitude, toutes de niveau III.
    .brief = plus de cartes, niveau III
thing-remorseless_fate = Destin impitoyable
    .text = Ce qui frappe le plus faible frappe tout le monde sauf le plus fort. Les épidémies emportent des cabines entières ; la poussière d’étoiles, tout composant au connecteur exposé.
    .brief = tous paient sauf le plus fort
thing-piercing_projectiles = Projectiles perforants
    .text = Une météorite ou un tir qui détruit un composant frappe aussi le suivant sur sa ligne.
    .brief = les tirs traversent
thing-union_ship = Vaisseau de syndiqués
    .text = Avant la dernière carte, payez un crédit ou un bloc par membre d’équipage, ou abandonnez. Les batteries ne sont pas acceptées.
    .brief = payez avant la dernière carte
thing-dead_zone = Zone blanche
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
    [cosmic_psychosis] { $found ->
        [yes] Quelqu’un entend des voix dans les cloisons.
       *[no] Les voix ne parlent à personne.
    }
   *[other] { $found ->
        [yes] Quelque chose grince.
       *[no] Rien ne grince, pour une fois.
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
need-after_learning = « { $option } » n’est pas pour le vol d’apprentissage.

## Composants

kind-stasis_chamber = chambre de stase
    .a = une chambre de stase
    .noun = chambre de stase
kind-life_support_cyan = support vital cyan
    .a = un support vital cyan
    .noun = support vital cyan
kind-reactor_furnace = four à fusion
    .a = un four à fusion
    .noun = four à fusion
kind-cannon_booster = booster de canon
    .a = un booster de canon
    .noun = booster de canon
kind-engine_booster = booster de moteur
    .a = un booster de moteur
    .noun = booster de moteur
kind-shield_booster = booster de bouclier
    .a = un booster de bouclier
    .noun = booster de bouclier
kind-engine_cannon = moteur et canon
    .a = un moteur et canon
    .noun = moteur et canon
kind-battery_cargo = batterie et soute
    .a = une batterie et soute
    .noun = batterie et soute
kind-battery_special_cargo = batterie et soute spéciale
    .a = une batterie et soute spéciale
    .noun = batterie et soute spéciale
kind-mixed_cargo = soute mixte
    .a = une soute mixte
    .noun = soute mixte

group-booster = Boosters
group-stasis = Chambres de stase
group-furnace = Fours

explain-kind-life_support_cyan = Permet à un alien cyan de vivre dans une cabine qui y est reliée. Perdez-le, et l’alien fait ses valises.
explain-kind-reactor_furnace = Chaque fois que vous gagnez des marchandises, brûlez-y un bloc pour remplir à ras bord une batterie qui y est reliée. Sans batterie reliée, il ne fait rien.
explain-kind-mixed_cargo = Deux soutes ordinaires et une renforcée : place pour 3 blocs, dont un rouge.
explain-kind-battery_cargo = Contient 2 jetons batterie et 2 blocs, mais pas de rouges.
explain-kind-battery_special_cargo = Contient 2 jetons batterie et 1 bloc de n’importe quelle couleur, rouge compris.
explain-kind-shield_booster = Un bouclier relié arrête aussi les grosses météorites et les tirs lourds, pour deux jetons batterie chaque fois.

## Figurines

crew-cyan = un alien cyan
crew-sleeper = des dormeurs
option-board_crew-cyan = un alien cyan (avec une spécialisation)

## Questions

option-shield-boost = pousser { $component } à fond
option-shoot-boost = l’arrêter avec { $component }, poussé à fond
option-power_cannons-boost = pousser { $component } à fond
option-load-burn = brûler { $block } pour remplir { $component }
group-power_cannons-boost = boost CASE — le canon à pousser à fond
group-shield-boost = boost CASE — le bouclier à pousser à fond
group-shoot-boost = boost CASE — le bouclier à pousser à fond
group-load-burn = burn COULEUR CASE — brûler un bloc pour remplir cette batterie

## Ce qui se passe

event-shield_boosted = { $who ->
    [you] Votre bouclier poussé à fond bourdonne, rougeoie et tient bon.
   *[other] Le bouclier poussé à fond { DE($name) } bourdonne, rougeoie et tient bon.
}
event-recharged = { $who ->
    [you] Vous jetez { $block } au four
   *[other] { $name } jette { $block } au four
} et la batterie gagne { $cells ->
    [one] un jeton.
   *[other] { $cells } jetons.
}

## Aliens cyan et dormeurs

explain-figure-sleeper = Des humains en hibernation. Ils ne sont pas de l’équipage, ne pilotent rien et rêvent de marchandises, jusqu’à ce qu’on les réveille.
option-battery-techie = laisser faire votre expert cyan, gratuitement
question-wake = Réveiller quelqu’un ? { $asleep ->
    [one] Un humain dort
   *[other] { $asleep } humains dorment
} dans vos chambres de stase ; il y a de la place pour { $beds }.
option-wake-square = en réveiller un pour { $component }
option-wake-done = les laisser dormir
question-wake_from = De quelle chambre de stase ?
option-wake_from-square = { $component }
question-specialize = Quel métier votre alien cyan a-t-il appris ?
option-specialize-specialize = { $specialization ->
    [lawyer] Avocat : vous ne payez rien pour les composants perdus, ou la moitié si le vaisseau n’est pas assurable
    [manager] Gestionnaire : vos autres aliens valent 3 au lieu de 2, et un équipage varié rapporte à l’arrivée
    [merchant] Négociant : chaque bloc rouge ou jaune se vend 1 crédit de plus
    [techie] Technicien : le premier jeton batterie de chaque carte est gratuit
    [diplomat] Diplomate : vous tire d’une défaite, et y reste
   *[other] { $thing }
}
question-negotiate = { $card } : vous avez perdu. Envoyer le diplomate ? Il ne reviendra pas, mais il ne vous arrivera rien.
option-negotiate-negotiate = envoyer le diplomate
option-negotiate-suffer = garder le diplomate et subir
group-wake-square = CASE — la cabine pour laquelle on réveille quelqu’un
group-wake_from-square = CASE — la chambre de stase à ouvrir
amount-sleepers = dormeurs
follows-amount-sleepers = { $amount ->
    [one] un dormeur
   *[other] { $amount } dormeurs
}
event-woken = { $who ->
    [you] Debout là-dedans : un de vos dormeurs rejoint l’équipage.
   *[other] Debout là-dedans : un dormeur { DE($name) } rejoint l’équipage.
}
event-specialized = { $who ->
    [you] Votre alien cyan
   *[other] L’alien cyan { DE($name) }
} { $specialization ->
    [lawyer] est avocat. Adressez-lui toutes vos questions.
    [manager] est gestionnaire, et a déjà fixé une réunion.
    [merchant] est négociant, et connaît quelqu’un qui connaît quelqu’un.
    [techie] est technicien, et a apporté des pièces détachées.
    [diplomat] est diplomate, et se dit ravi d’être là.
    [second_lawyer] est avocat, et fait objection.
    [second_merchant] est marchand, et vous demande vos couleurs préférées.
    [micronavigator] est micronavigateur, et tournerait à gauche, ici.
    [technician] est technicien, et a déjà dévissé quelque chose.
   *[other] a appris un autre métier : { $thing }.
}
event-techie_helped = { $who ->
    [you] Votre expert cyan tortille deux fils, et cela ne vous coûte rien.
   *[other] L’expert cyan { DE($name) } tortille deux fils, et cela ne coûte rien.
}
event-diplomat_sent = { $who ->
    [you] Votre diplomate part négocier. Vous pouvez passer.
   *[other] Le diplomate { DE($name) } part négocier. { $name } peut passer.
}
settlement-manager = gestionnaire
source-manager = pour un équipage bien géré
thing-manager = Gestionnaire
    .text = Vos aliens violet et marron valent 3 au lieu de 2. À l’arrivée : 1, 3 ou 6 crédits pour une, deux ou trois espèces d’aliens.
thing-diplomat = Diplomate
    .text = Vous perdez contre un ennemi ou vous êtes le dernier d’une zone de combat : le diplomate arrange tout. Une seule fois, car il ne revient pas.
glossary-specializations = Spécialisations des aliens cyan
settlement-why-manager = Votre gestionnaire est fier : 1, 3 ou 6 crédits pour une, deux ou trois sortes d’aliens à bord.

# How a title stands, before it is known who wins it.
title-standing = { $score ->
    [none] { $best ->
        [none] {""}
       *[other] Meilleur score pour l’instant : { $best }.
    }
   *[other] Score actuel : { $score }{ $best ->
        [none] .
       *[other]  ; meilleur des autres : { $best }.
    }
}
