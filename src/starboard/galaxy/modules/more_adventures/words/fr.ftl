option-more_adventures = nouvelles cartes Aventure
option-more_adventures-no = sans les nouvelles cartes
option-more_adventures-yes = avec les nouvelles cartes : trois de plus par niveau

card-infinite_space = Espace infini
    .text = C’est encore loin ? Dans l’ordre de vol, chaque vaisseau avance de { $times ->
        [2] deux
       *[other] { $times }
    } fois la puissance de ses moteurs ; sans aucune puissance, il doit abandonner.
card-asteroid_rain = Déluge de météorites
    .text = Chacun choisit en secret un côté dont il s’abrite, gauche ou droite : rien de ce qui en vient ne peut le toucher. Puis il tombe des cordes : { $meteors }.
card-free_competition = Libre concurrence
    .text = Ligne par ligne, qui possède plus d’une sorte de composant que tous les autres réunis en abandonne un. Rien de personnel, c’est le marché.
market-row = ligne { $number } : { $ware ->
    [single_cannon] canons simples
    [double_cannon] canons doubles
    [single_engine] moteurs simples
   *[double_engine] moteurs doubles
}
card-dump = Dépotoir
    .text = Dans l’ordre de vol, chaque vaisseau peut s’arrêter à un endroit libre : payer le prix aussitôt, prendre la récompense, et repartir. Ni repris ni échangé.
explain-card-infinite_space = Comme l’espace intersidéral, mais chaque point de puissance des moteurs mène deux fois plus loin. Un jeton batterie dans un moteur double y vaut quatre cases.
explain-card-asteroid_rain = Des météorites qui viennent de tous les côtés. D’abord chacun choisit la gauche ou la droite, tous en même temps, et n’a rien à craindre de ce qui en vient. L’avant et l’arrière sont pour tout le monde.
explain-card-free_competition = On compte les canons et les moteurs, simples et doubles à part. Qui a plus d’une sorte que tous les autres réunis en abandonne un, et le paie à l’arrivée comme tout composant perdu.
explain-card-dump = Quatre endroits, chacun avec un prix et une récompense, pour un seul vaisseau chacun. On ne perd de jours que là où ils font partie du prix. Jetons et humains vont où il y a de la place ; personne ne se pousse pour eux.
source-dump = du dépotoir

question-ignore_side = { $card } : de quoi vous abritez-vous ?
option-ignore_side-left = de ce qui vient de la gauche
option-ignore_side-right = de ce qui vient de la droite
option-ignore_side-in_order = choisissons dans l’ordre de vol, à découvert
question-concede = { $card } : vous avez plus de { $ware ->
    [single_cannon] canons simples
    [double_cannon] canons doubles
    [single_engine] moteurs simples
   *[double_engine] moteurs doubles
} que tous les autres réunis. Lequel part ?
option-concede-square = abandonner { $component }
question-choose_reward = { $card } : laquelle des deux récompenses ?
option-choose_reward-reward = { $reward ->
    [1] celle de gauche
   *[other] celle de droite
}

event-wares_counted = { $ware ->
    [single_cannon] On compte les canons simples
    [double_cannon] On compte les canons doubles
    [single_engine] On compte les moteurs simples
   *[double_engine] On compte les moteurs doubles
} : { $counts }.
event-monopoly = { $who ->
    [you] Vous dominez le marché, et le marché n’aime pas ça.
   *[other] { $name } domine le marché, et le marché n’aime pas ça.
}
event-order_wanted = { $names } : on aimerait voir d’abord ce que font les autres. Chacun choisit donc dans l’ordre de vol.

new-more_adventures-1 = Espace infini
    .text = L’espace intersidéral, deux fois plus large. Chaque moteur double alimenté y vaut quatre cases. Gardez un jeton pour lui, et un moteur qui tourne sans.
new-more_adventures-2 = Déluge de météorites
    .text = Choisissez le côté dont vous vous abritez, gauche ou droite, sans un mot aux autres. Qui préfère voir d’abord peut demander l’ordre de vol.
new-more_adventures-3 = Libre concurrence
    .text = N’ayez pas plus de canons ou de moteurs d’une sorte que tous les autres réunis. Le marché s’en apercevra, et c’est vous qui paierez ce qu’il prend.
new-more_adventures-4 = Mauvaise journée
    .text = C’est une carte de niveau I, elle peut donc être de tous les vols. Plus on va loin, pire c’est : une épidémie, puis un sabotage, puis de la poussière d’étoiles.
new-more_adventures-5 = Le dépotoir
    .text = Quatre bonnes affaires, un seul vaisseau pour chacune, le leader d’abord. On paie aussitôt : équipage, jetons, marchandises, jours, ou ce qui vous tombe sur la tête.
