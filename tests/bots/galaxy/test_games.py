from starboard.arena.simulate import Plan, play

GAMES = 8


def test_sensible_players_finish_most_of_their_flights() -> None:
    plan = Plan("galaxy", ("sensible",) * 4, "flights")
    seats = [seat for number in range(GAMES) for seat in play(plan, number).statistics]
    finished = round(sum(seat["flights finished"] * 3 for seat in seats))
    assert finished >= 0.8 * 3 * 4 * GAMES


def test_sensible_players_earn_more_than_random_ones() -> None:
    plan = Plan("galaxy", ("sensible", "random", "sensible", "random"), "beside")
    scores = [play(plan, number).scores for number in range(4)]
    sensible, careless = (sum(score[seat] + score[seat + 2] for score in scores) for seat in range(2))
    assert sensible > 5 * max(careless, 1)
