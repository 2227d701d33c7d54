### Le vol, les comptes et la fin, en français.

flight-track = Plateau de vol
flight-leads = en tête
flight-days-ahead = { $days ->
    [one] 1 jour devant
   *[other] { $days } jours devant
}
flight-days-behind = { $days ->
    [one] à 1 jour
   *[other] à { $days } jours
}
flight-card = La carte
flight-card-over = (jouée)
flight-more = Plus
flight-less = Moins
flight-no-card = La première carte va être retournée.
flight-played = Cartes jouées : { $count }
flight-log = Ce qui s’est passé
flight-log-close = Fermer
flight-your-decision = Votre décision
flight-your-turn = À vous de jouer : { $question }
flight-waiting = On attend { $names }
flight-deciding = réfléchit…
flight-skip = Passer
flight-enlarge = Regarder le vaisseau { DE($name) }
flight-close = Fermer
flight-difference = Votre différence : { $more } − { $less } = { $result }.{ $others ->
    [none] { "" }
   *[other] { " " }Les autres : { $others }.
}
flight-needed = il faut
flight-enemy = ennemi
flight-hand = Dans votre main
flight-load-hint = Touchez une soute qui brille, ou faites-y glisser le bloc.
flight-load-full = Rien de ce que vous avez en main ne trouve de place. Sortez un bloc pour en faire, ou laissez le reste.
flight-lift-which = Quel bloc sortez-vous ?
flight-load = Chargez vos marchandises
flight-power_engines = Alimenter un moteur double ? { $count ->
    [one] Vous avez un jeton batterie.
   *[other] Vous avez { $count } jetons batterie.
}
flight-power_cannons = Alimenter un canon double ? { $count ->
    [one] Vous avez un jeton batterie.
   *[other] Vous avez { $count } jetons batterie.
}
flight-power_engines-more = Plus de puissance aux moteurs ? { $count ->
    [one] Vous avez un jeton batterie.
   *[other] Vous avez { $count } jetons batterie.
}
flight-power_cannons-more = Plus de puissance aux canons ? { $count ->
    [one] Vous avez un jeton batterie.
   *[other] Vous avez { $count } jetons batterie.
}
flight-plan-best-load = Charger au mieux
flight-on-ship-again = Touchez-le encore une fois pour le faire.
flight-on-ship-which = Touchez une case lumineuse pour voir ce qu’on peut y faire.
flight-on-ship-pick = Touchez-les sur votre vaisseau. Touchez encore pour changer d’avis.
flight-picked = { $count } sur { $wanted }
flight-picked-here = choisi : { $count }
flight-confirm = Confirmer
flight-confirm-keep_part = Continuer avec ce morceau
flight-confirm-lose_crew = { $count ->
    [one] Lui dire adieu
   *[other] Dire adieu à ces { $count }
}
flight-confirm-lose_goods = { $count ->
    [one] Livrer ce bloc
   *[other] Livrer ces { $count } blocs
}
flight-confirm-battery = { $count ->
    [one] Prendre ce jeton
   *[other] Prendre ces { $count } jetons
}
flight-sure-bad = Vraiment ?
flight-ruin-note = { $why }.
flight-sure-bad-no = Non, surtout pas
flight-sure-any = { $answer } ?
flight-sure-any-no = Retour à la question
flight-on-edge = Ou touchez ce qui brille sur le vaisseau.
flight-on-ship = Ou touchez une case qui brille sur votre vaisseau.
flight-remove = Votre vaisseau enfreint les règles ({ $count ->
    [one] une erreur
   *[other] { $count } erreurs
}). Quel composant retirez-vous ?
flight-on-ship-remove = Ou touchez un composant de votre vaisseau. Ceux qui sont en faute sont hachurés en rouge.
flight-on-rivals = Touchez un vaisseau pour le regarder de près.
flight-as-list = En liste ({ $count })
flight-sure-final = Abandonner le vol ?
flight-give-up-note = Vos marchandises partent à moitié prix, l’arrivée ne vous rapporte rien, et ce que vous avez perdu reste à payer.
flight-sure-final-no = Non, continuer pour l’instant
flight-part = { $count ->
    [one] Morceau { $number } : un composant
   *[other] Morceau { $number } : { $count } composants
}
flight-undo = Annuler
flight-boarding = Tout le monde à bord ! Une cabine voisine d’un support vital peut loger un alien au lieu de deux humains.
flight-boarding-test = Tout le monde à bord, deux humains par cabine ! Les aliens restent à la maison aujourd’hui.
flight-inspection = L’inspecteur fait le tour des vaisseaux. Ce qui enfreint les règles est retiré.

settlement-chart = Crédits par manche
settlement-place-number = { $place ->
    [1] 1er
   *[other] { $place }e
}
settlement-row-flight = Gagné en vol
settlement-row-finish = Place à l’arrivée
settlement-row-best_looking = Plus beau vaisseau
settlement-row-goods = Marchandises vendues
settlement-row-goods_half_price = Marchandises de la moitié qui a abandonné
settlement-row-losses = Composants perdus
settlement-row-total = Cette manche
settlement-row-credits = Crédits à présent
purse-closed = Une bourse fermée
purse-closed-hint = Bourse fermée : à cette table, la fortune de chacun reste secrète jusqu’à la fin.
settlement-continue = Au chantier : { $round }

over-nobody = Plus personne n’a le moindre crédit
over-you-richest = Vous gagnez ! Personne ne rentre plus riche.
over-you-won = Vous rentrez avec un bénéfice, donc vous gagnez aussi. En tête : { $names }.
over-you-lost = À sec, mais quel voyage ! Gagnants : { $names }
over-winners = Gagnants : { $names }

journey = Le périple
journey-state = { $state ->
    [done] terminé
    [now] en cours
   *[ahead] à venir
}
journey-so-far = Le périple : vol { $number } sur { $of }
journey-standings = Crédits à l’arrivée
journey-awards = Récompenses
journey-no-awards = aucune récompense

flight-conditions = En vigueur pendant ce vol
flight-beside = À côté du vaisseau
flight-foretold = Les prévisions
flight-tray = À côté des vaisseaux
flight-tray-ready = c’est le moment
flight-tray-count = À côté des vaisseaux : { $count }
flight-hand-cards = Les cartes de votre main
flight-hand-count = En main : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
flight-play-card = La jouer
flight-fits = place pour { $count }
flight-half-price = à moitié prix

amount-days = jours de vol
amount-credits = crédits
amount-cells = jetons batterie
amount-components = composants
amount-losses = pour les composants perdus
amount-goods = marchandises
amount-crew = équipage
amount-humans = humains
amount-aliens = aliens
amount-engines = puissance des moteurs
amount-cannons = puissance des canons

flight-beaten-before = Déjà battus une fois : le butin compte { $less } de moins, et ce qu’ils prennent aussi.
most-enemy_beaten = En en alimentant assez, vous gagnez.
most-enemy_won = Même à pleine puissance, vous ne pouvez pas les battre.
most-enemy_held_off = À pleine puissance, vous les tenez à distance, sans plus.
most-lowest_so_far = Même à pleine puissance, vous êtes en dernière position pour l’instant.
most-low_so_far = Même à pleine puissance, vous êtes parmi les plus faibles pour l’instant.
most-little_less_so_far = Même à pleine puissance, vous êtes avant-dernier pour l’instant : vous payez aussi, un de moins.
most-no_engines = Aucun de vos moteurs ne peut tourner.
most-too_few = Quoi que vous ajoutiez, cela ne suffit pas.

pause-left = { $seconds ->
    [one] Encore 1 seconde
   *[other] Encore { $seconds } secondes
}
next-card = Carte suivante
next-card-left = { $count ->
    [one] Encore une carte.
   *[other] Encore { $count } cartes.
}
next-card-hold = Un instant
next-card-release = Continuer
next-card-more = Autres choix : { $count }
next-card-holding = Prenez votre temps : tout le monde vous attend.
next-card-held = { $count ->
    [one] { $names } demande un instant.
   *[other] { $names } demandent un instant.
}
give-up-wish = Abandonner avant la prochaine carte
give-up-short = Abandonner…
give-up-wished = Vous abandonnez avant la prochaine carte.
give-up-stay = Rester dans la course

ready-say = On continue : { $round }
ready-said = C’est noté
ready-hold = Arrêter le chrono
ready-holding = Le compte à rebours attend que vous ayez fini de lire.
ready-held = { $count ->
    [one] { $names } lit encore.
   *[other] { $names } lisent encore.
}
ready-who = Qui est prêt
ready-yes = prêt
ready-no = lit encore
ready-of = { $name } : { $state }

bidding-title = { $card } : au plus offrant
bidding-title-secret = { $card } : mises secrètes
bidding-bid = offre { $amount }
bidding-passed = passe
bidding-thinking = réfléchit…
bidding-hidden = a misé
bidding-waiting = attend
bidding-won = adjugé à { $amount }
bidding-lost = { $amount }
bidding-ask = { $highest ->
    [0] Personne n’a encore enchéri. Vous ouvrez ?
   *[other] { $highest } sur la table. Vous montez ?
}
bidding-ask-secret = Quelle est votre mise ? Personne ne la verra avant que tous aient choisi.
bidding-amount = Votre enchère
bidding-less = Offrir moins
bidding-more = Offrir plus
bidding-keep = { $count ->
    [one] il vous resterait { $count } crédit
   *[other] il vous resterait { $count } crédits
}
bidding-prize = Pour qui l’emporte

hand-choose = Choisir celle-ci
offer-choose = Je veux celle-ci
table-offers = Sur la table
amount-debt = à rendre

settlement-why-finish = Qui arrive est payé selon sa place : plus on est tôt, plus c’est.
settlement-why-best_looking = Le vaisseau qui a le moins de connecteurs exposés, parmi ceux qui sont arrivés.
settlement-why-goods = Ce qui reste dans vos soutes est vendu. Un vaisseau qui a abandonné touche la moitié.
settlement-why-goods_half_price = Ce qui était dans la moitié qui n’est pas arrivée, à moitié prix.
settlement-why-losses = Un crédit par composant perdu en route, jusqu’à l’assurance de votre classe de vaisseau si elle en a une.
flight-home-title = { $round } : de retour
flight-home = Les comptes sont réglés, et rien ne brûle. Un dernier mot sur ce vol, puis retour au chantier.
