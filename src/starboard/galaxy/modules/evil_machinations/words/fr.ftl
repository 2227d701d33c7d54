card-ambush = Embuscade
    .text = Ils arrivent par-derrière : les canons comptent comme si l’arrière était l’avant. Le vaisseau le plus faible essuie des tirs ({ $shots }). Un vaisseau seul passe inaperçu.
card-checkpoint = Point de contrôle
    .text = Une caméra, un drapeau, un chèque : chacun touche la prime d’arrivée de sa place du moment. Celle de la fin reste à venir.
card-quality_control = Contrôle qualité
    .text = Le plus beau vaisseau du moment touche la prime de beauté. Celle de la fin reste à venir.
card-cosmic_rays = Rayons cosmiques
    .text = Les marchandises pâlissent : chaque bloc prend la couleur juste moins chère. Les bleus tombent en poussière.
card-customs_inspection = Contrôle douanier
    .text = « Rien à déclarer ? » Pour chaque bloc à bord, vous payez { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } ou vous le laissez.
card-eco_patrol = Patrouille écolo
    .text = Les batteries polluent les nébuleuses. Pour chaque jeton batterie à bord, vous payez { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } ou vous le jetez.
card-getting_even = Extorsion
    .text = Le dernier vaisseau appelle les autres, en commençant par le premier : { $credits } crédits par niveau du vol, ou un tir léger par l’arrière dans une colonne de son choix.
card-road_narrows = Route rétrécie
    .text = Rentrez le ventre ! Chaque vaisseau rencontre une grosse météorite par l’avant dans sa colonne la plus à gauche, puis une autre dans la plus à droite.
card-system_test = Test des systèmes
    .text = Tout ce qui peut marcher sur batterie s’allume : 1 jeton pour { $components } composants de ce genre. À court de jetons, on abandonne des composants.
card-trustbusters = Loi antitrust
    .text = Cabines, batteries, canons, moteurs : qui en a plus que tous les autres réunis en abandonne un.
card-traffic_jam = Embouteillage
    .text = Plus rien ne bouge. Tous les vaisseaux se serrent devant le dernier, pare-chocs contre pare-chocs. Même l’hyperespace n’y échappe pas.
card-junker_for_sale = Épave à vendre
    .text = Elle roule, en général. Au plus offrant, avec ce qu’elle a en soute ({ $goods }), pour { $days ->
        [one] { $days } jour de vol
       *[other] { $days } jours de vol
    }.
card-stranded_ship = Vaisseau en panne
    .text = Batterie à plat. Dans l’ordre de vol, le premier volontaire donne { $cells } jetons batterie, contre { $base } crédits plus { $credits } par niveau du vol, et { $days ->
        [one] { $days } jour de vol
       *[other] { $days } jours de vol
    }.
card-wide_open_space = Vaste espace intersidéral
    .text = Rien devant, que de la vitesse : dans l’ordre de vol, chaque vaisseau avance de { $times } fois la puissance de ses moteurs. Sans moteurs, on abandonne.
card-meteor_shower = Averse de météorites
    .text = Dans l’ordre de vol, abritez-vous de la gauche ou de la droite. Puis il en vient de partout : { $meteors }.
card-wage_dispute = Conflit salarial
    .text = L’équipage veut 1 crédit pour { $crew } membres. Pour chaque crédit que vous ne payez pas, quelqu’un claque la porte.
card-toll_booth = Péage
    .text = Dans l’ordre de vol : { $credits } crédits par niveau du vol, ou { $days ->
        [one] { $days } jour de vol
       *[other] { $days } jours de vol
    } dans la file lente.
card-border_control = Contrôle aux frontières
    .text = Dans l’ordre de vol : { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } par alien à bord, ou il reste là.
card-drag_race = Course de vitesse
    .text = Moteurs les plus puissants : { $credits } crédits par niveau du vol. Les plus faibles : { $days ->
        [one] { $days } jour de vol
       *[other] { $days } jours de vol
    } de perdus. Seul, on ne fait la course avec personne.
card-shooting_gallery = Stand de tir
    .text = Canons les plus puissants : { $credits } crédits par niveau du vol. Les plus faibles : essuient des tirs ({ $shots }).
card-press_gang = Enrôlement forcé
    .text = Le vaisseau au plus petit équipage en perd { $crew_loss }.
card-magnetic_storm = Tempête magnétique
    .text = Chaque batterie perd la moitié de ses jetons, arrondie au-dessus.
card-spot_check = Contrôle inopiné
    .text = Des bouts qui traînent ! Pour { $connectors } connecteurs exposés, vous payez 1 crédit ou perdez un jour de vol.

explain-card-ambush = Des bandits arrivent par-derrière : les canons pointés vers l’arrière comptent pleinement, tous les autres pour moitié. Le plus faible se fait tirer dessus.
explain-card-checkpoint = Chacun touche la prime d’arrivée de la place qu’il occupe en ce moment, et une autre à la fin.
explain-card-quality_control = Le vaisseau qui a le moins de connecteurs exposés touche la prime du plus beau vaisseau, et il y en aura une autre à la fin.
explain-card-cosmic_rays = Toutes les marchandises à bord perdent une couleur : rouge en jaune, jaune en vert, vert en bleu, bleu en rien du tout.
explain-card-customs_inspection = Dans l’ordre de vol, chaque bloc à bord coûte un peu de droits de douane, ou reste chez le douanier.
explain-card-eco_patrol = Dans l’ordre de vol, chaque jeton batterie à bord coûte une taxe, ou part au recyclage.
explain-card-getting_even = Le dernier réclame de l’argent à tous les autres, et vise ceux qui refusent. La colonne est choisie, sans dés.
explain-card-road_narrows = Chaque vaisseau frotte des deux côtés : une grosse météorite dans la colonne occupée la plus à gauche, puis une dans la plus à droite.
explain-card-system_test = Tout ce qui peut marcher sur batterie est testé : un jeton pour deux de ces composants, arrondi au-dessus. Vous pouvez en abandonner avant, et vous le devez si les jetons manquent.
explain-card-trustbusters = On démantèle les monopoles : qui a plus de cabines, de batteries, de canons ou de moteurs que tous les autres réunis en perd un.
explain-card-traffic_jam = L’ordre reste, l’avance fond : tous reculent jusqu’à former une file juste devant le dernier.
explain-card-junker_for_sale = Un vaisseau plein de marchandises est mis aux enchères. Qui l’emporte paie, charge et perd un peu de temps.
explain-card-stranded_ship = Quelqu’un est en panne. Le premier vaisseau qui a assez de jetons batterie peut l’aider, contre des crédits et des jours de vol.
explain-card-wide_open_space = L’espace intersidéral, en plus vaste : chacun avance du double de la puissance de ses moteurs, et qui n’en a pas abandonne.
explain-card-meteor_shower = Chacun choisit d’abord le côté dont il s’abrite, puis les météorites viennent de l’avant et des deux côtés. Celles dont vous vous abritez vous manquent.
explain-card-wage_dispute = L’équipage veut de l’argent, un crédit pour deux. Ce que vous gagnez en salaires, vous le perdez en équipage.
explain-card-toll_booth = Payez le péage ou perdez des jours de vol. Qui ne paie pas recule une fois que tous ont choisi.
explain-card-border_control = Chaque alien à bord a besoin d’un visa, ou reste à la frontière.
explain-card-drag_race = On compare les moteurs : le plus fort gagne des crédits, le plus faible perd des jours de vol.
explain-card-shooting_gallery = On compare les canons : le plus fort gagne des crédits, le plus faible sert de cible.
explain-card-press_gang = Il manque des matelots à quelqu’un, qui les prend là où il y en a le moins.
explain-card-magnetic_storm = Les batteries se vident : chacune perd la moitié de ses jetons, arrondie au-dessus.
explain-card-spot_check = Les connecteurs exposés enfreignent le code de l’espace : payez, ou perdez des jours de vol à ranger.

thing-ambush = { card-ambush }
    .text = { explain-card-ambush }
thing-checkpoint = { card-checkpoint }
    .text = { explain-card-checkpoint }
thing-quality_control = { card-quality_control }
    .text = { explain-card-quality_control }
thing-cosmic_rays = { card-cosmic_rays }
    .text = { explain-card-cosmic_rays }
thing-customs_inspection = { card-customs_inspection }
    .text = { explain-card-customs_inspection }
thing-eco_patrol = { card-eco_patrol }
    .text = { explain-card-eco_patrol }
thing-getting_even = { card-getting_even }
    .text = { explain-card-getting_even }
thing-road_narrows = { card-road_narrows }
    .text = { explain-card-road_narrows }
thing-system_test = { card-system_test }
    .text = { explain-card-system_test }
thing-trustbusters = { card-trustbusters }
    .text = { explain-card-trustbusters }
thing-traffic_jam = { card-traffic_jam }
    .text = { explain-card-traffic_jam }
thing-junker_for_sale = { card-junker_for_sale }
    .text = { explain-card-junker_for_sale }
thing-stranded_ship = { card-stranded_ship }
    .text = { explain-card-stranded_ship }
thing-wide_open_space = { card-wide_open_space }
    .text = { explain-card-wide_open_space }
thing-bad_day = { card-bad_day }
    .text = { explain-card-bad_day }
thing-meteor_shower = { card-meteor_shower }
    .text = { explain-card-meteor_shower }
thing-wage_dispute = { card-wage_dispute }
    .text = { explain-card-wage_dispute }
thing-toll_booth = { card-toll_booth }
    .text = { explain-card-toll_booth }
thing-border_control = { card-border_control }
    .text = { explain-card-border_control }
thing-drag_race = { card-drag_race }
    .text = { explain-card-drag_race }
thing-shooting_gallery = { card-shooting_gallery }
    .text = { explain-card-shooting_gallery }
thing-press_gang = { card-press_gang }
    .text = { explain-card-press_gang }
thing-magnetic_storm = { card-magnetic_storm }
    .text = { explain-card-magnetic_storm }
thing-spot_check = { card-spot_check }
    .text = { explain-card-spot_check }

glossary-level-EM = Machination
option-evil_machinations = Mauvaises Machinations
option-evil_machinations-no = sans machinations
option-evil_machinations-yes = avec machinations et emprunts

thing-machination_laid = Une machination
    .text = Elle reste face cachée jusqu’au départ. Une seule personne à cette table sait ce que c’est.
thing-loan = { $count ->
    [one] Un emprunt
   *[other] { $count } emprunts
}
    .text = Il faut rendre { $owed } crédits avant la fin de la partie. Qui ne peut pas les rendre a perdu.
follows-amount-debt = { $amount } crédits de dette
settlement-loan = emprunts
source-loan = d’un emprunt
reason-loan = pour un emprunt
source-checkpoint = au point de contrôle
source-quality_control = pour un si beau vaisseau
source-getting_even = contre un peu de tranquillité
source-stranded_ship = pour le dépannage
source-drag_race = pour la course
source-shooting_gallery = au stand de tir
reason-customs_inspection = de droits de douane
reason-eco_patrol = pour l’environnement
reason-getting_even = pour avoir la paix
reason-wage_dispute = de salaires
reason-border_control = pour les visas
reason-toll_booth = pour le péage
reason-spot_check = pour les bouts qui traînent

question-choose_machination = Quelle machination cachez-vous dans le prochain vol ? Elle frappera tout le monde, vous aussi.
question-levy = { $card } : { $due ->
    [one] { $due } crédit
   *[other] { $due } crédits
} à payer, et vous avez { $purse }. Qu’abandonnez-vous à la place ?
question-toll = { $card } : { $due ->
    [one] { $due } crédit
   *[other] { $due } crédits
}, et vous avez { $purse }. Vous payez ?
question-extortion = « Joli vaisseau. { $due } crédits, ou je tire. » Vous avez { $purse }. Vous payez ?
question-aim = { $target } ne paie pas. Dans quelle colonne tirez-vous ?
question-hide = { $card } : de quel côté vous abritez-vous ?
question-system_test = { $card } : vous abandonnez d’abord des composants, ou vous payez en jetons batterie ?
question-break_up = { $card } : vous en avez plus ({ $count }) que tous les autres réunis. Lequel part ?
option-choose_machination-choose = { $card }
option-levy-square = abandonner ici : { $component }
option-levy-give = abandonner { $block } de { $component }
option-levy-pay = payer et garder le reste
option-levy-borrow = emprunter
option-toll-pay = payer
option-toll-wait = attendre
option-toll-borrow = emprunter
option-extortion-pay = payer
option-extortion-refuse = pas un seul crédit
option-extortion-borrow = emprunter
option-owed-borrow = emprunter
option-bid-borrow = emprunter
option-secret_bid-borrow = emprunter
option-insurance-borrow = emprunter
option-next_card-repay = rembourser un emprunt
option-aim-column = colonne { $column }
option-hide-left = de la gauche
option-hide-right = de la droite
option-system_test-square = abandonner { $component }
option-system_test-done = lancer le test
option-break_up-square = { $component }
group-levy-square = CASE — où vous abandonnez quelque chose
group-levy-give = give COULEUR CASE — un bloc que vous laissez
group-system_test-square = CASE — le composant à abandonner
group-break_up-square = CASE — le composant à abandonner

event-machinations_dealt = Chacun prend { $count } machinations et sourit innocemment.
event-machinations_laid = Les machinations de ce vol sont posées, face cachée.
event-machinations_hidden = { $count ->
    [one] Une machination se cache parmi les cartes.
   *[other] { $count } machinations se cachent parmi les cartes.
}
event-loan_taken = { $who ->
    [you] Vous empruntez : 10 crédits maintenant, 12 avant la fin.
   *[other] { $name } emprunte.
}
event-loan_repaid = { $who ->
    [you] Vous remboursez un emprunt.
   *[other] { $name } rembourse un emprunt.
}
event-loans_unpaid = { $who ->
    [you] Vous ne pouvez pas rembourser. La banque prend les clés, et vous avez perdu.
   *[other] { $name } ne peut pas rembourser, et a perdu.
}
event-goods_faded = { $who ->
    [you] Vos marchandises perdent leurs couleurs.
   *[other] Les marchandises { DE($name) } perdent leurs couleurs.
}
event-cells_drained = { $who ->
    [you] Vos batteries perdent { $amount ->
        [one] { $amount } jeton.
       *[other] { $amount } jetons.
    }
   *[other] Les batteries { DE($name) } perdent { $amount ->
        [one] { $amount } jeton.
       *[other] { $amount } jetons.
    }
}
event-strongest = { $who ->
    [you] Personne ne fait mieux : vous gagnez.
   *[other] { $name } bat tout le monde.
}
event-toll_refused = { $who ->
    [you] Vous gardez vos crédits.
   *[other] { $name } ne paie rien.
}

new-evil_machinations-1 = Quatre cartes dans la manche
    .text = Vous tenez quatre machinations que personne d’autre ne peut voir. Avant chaque vol, vous en choisissez une et la posez face cachée.
new-evil_machinations-2 = Quelque part au milieu
    .text = Les cartes choisies sont mélangées au milieu du vol. Elles frappent tout le monde, y compris qui les a choisies : construisez en pensant à la vôtre.
new-evil_machinations-3 = Une fois, deux fois, adjugé
    .text = Certaines choses vont au plus offrant : plus haut ou passer, dans l’ordre de vol, jusqu’à ce que tous les autres aient passé.
new-evil_machinations-4 = La banque est votre amie
    .text = À court de crédits ? Empruntez-en 10, rendez-en 12 avant la fin. Qui ne le peut pas a perdu, si riche qu’il paraisse.
new-evil_machinations-5 = Plus de factures impayées
    .text = Les composants perdus se paient. Si vous ne pouvez pas, la banque vous prête ce qui manque, que cela vous plaise ou non.

glossary-deck-EM = Machinations
glossary-loans = Emprunts
glossary-loan = Emprunt
explain-thing-loan = 10 crédits tout de suite, 12 à rendre avant la fin de la partie, quand vous voulez entre deux cartes. Si vous ne pouvez pas payer ce que vous avez perdu, la banque vous prête l’argent sans qu’on le lui demande. Qui doit encore quelque chose à la fin a perdu.
machination-entrance = Quelqu’un gardait ceci dans sa manche :
settlement-why-loan = La partie est finie, chaque emprunt est donc remboursé : 12 crédits chacun. Qui ne peut pas a perdu.
