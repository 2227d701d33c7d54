### The first page in English: what is not said elsewhere too.

play-short = Play SpaceCorp
play-short-about = Against two bots, first era
result-place = { $place ->
    [1] 1st of { $seats }
    [2] 2nd of { $seats }
    [3] 3rd of { $seats }
   *[other] { $place }th of { $seats }
}
score-galaxy = { $score ->
    [one] 1 credit
   *[other] { $score } credits
}
score-spacecorp = { $score } profit
score-points = { $score ->
    [one] 1 point
   *[other] { $score } points
}
forget = Forget
forget-table = Forget this table: { $game }
forget-title = Forget this table?
forget-about = This browser forgets your seat, and without its link you can’t get it back. At the table you’ll be away.
forget-about-over = It disappears from your list. Anyone with the link can still watch the replay.
forget-no = Keep it
