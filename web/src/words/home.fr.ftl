### La première page en français : ce qui ne se dit pas ailleurs.

play-short = Jouer à SpaceCorp
play-short-about = Contre deux robots, première époque
result-place = { $place ->
    [1] 1re place sur { $seats }
   *[other] { $place }e place sur { $seats }
}
score-galaxy = { $score ->
    [one] { $score } crédit
   *[other] { $score } crédits
}
score-spacecorp = { $score } de profit
score-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
forget = Oublier
forget-table = Oublier cette table : { $game }
forget-title = Oublier cette table ?
forget-about = Ce navigateur oublie votre place, et sans son lien vous ne la retrouverez pas. À la table, vous seriez absent.
forget-about-over = Elle disparaît de votre liste. Avec le lien, tout le monde peut encore revoir la partie.
forget-no = La garder
