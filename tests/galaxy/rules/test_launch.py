from collections import Counter

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_flight import SCOUT

ROUNDS = ("I", "II", "III")
SIZES = {"I": 8, "II": 12, "III": 16}
LEVELS = {"I": {"I": 2}, "II": {"II": 2, "I": 1}, "III": {"III": 2, "II": 1, "I": 1}}

ALIEN_READY = """
ship I
7,7 starting_cabin 3333
8,7 cabin 0303
9,7 life_support_purple 0003
"""


def launched(round_name: str, tiles: tuple[int, ...]) -> Rehearsal[Table]:
    """Nothing but starting cabins, with these number tiles, on the track."""
    r = yard(len(tiles), round_name)
    for seat, tile in enumerate(tiles):
        r.choose(seat, f"finish {tile}")
    return r


def deck_of(round_name: str, seed: str) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """The three piles of a building phase, and the deck of the flight that follows."""
    r = Rehearsal(Game.new(RULES, RULES.setup(2, {"rounds": round_name}), seed))
    piles = r.choose(0, "start").state.piles
    r.choose(0, "finish 1").choose(1, "finish 2")
    return piles, r.state.flight.deck


@pytest.mark.rule("GT-10.1")
def test_each_player_has_one_marker_on_the_flight_board() -> None:
    r = launched("I", (1, 2, 3))
    assert sorted(r.game.view(0).table.flight.positions) == ["0", "1", "2"]


@pytest.mark.rule("GT-10.1")
def test_the_second_marker_lands_while_the_first_stays_on_the_track() -> None:
    r = flight(SCOUT, SCOUT, cards=["planets planets=R,Y days=2"], at=[5, 3])
    r.choose(0, "land 2")
    assert r.events("landed", 0)[0].data["planet"] == 2
    assert r.state.flight.positions == {0: 5, 1: 3}


@pytest.mark.rule("GT-10.2")
@pytest.mark.parametrize(("round_name", "gap"), [("I", 2), ("II", 3), ("III", 4), ("IIIA", 4)])
def test_tile_one_starts_in_front_and_each_next_tile_the_gap_behind(round_name: str, gap: int) -> None:
    r = launched(round_name, (3, 1, 4, 2))
    assert r.state.flight.positions == {1: 0, 3: -gap, 0: -2 * gap, 2: -3 * gap}
    assert r.state.flight.order() == [1, 3, 0, 2]


@pytest.mark.rule("GT-10.3", "GT-R-1", "GT-EX-19")
def test_example_a_gap_of_two_leaves_one_space_empty() -> None:
    r = launched("I", (1, 2))
    assert r.state.flight.positions == {0: 0, 1: -2}


@pytest.mark.rule("GT-10.4")
def test_number_tiles_mean_nothing_once_the_flight_is_under_way() -> None:
    # seat 0 holds tile 1, but seat 1 is ahead
    r = flight(SCOUT, SCOUT, cards=["abandoned_ship crew_loss=1 credits=2 days=1"], at=[0, 6])
    assert r.state.numbers == (1, 2)
    assert r.events("card_turned_up")[0].seat == 1
    assert r.question() == "use_card 1"


@pytest.mark.rule("GT-10.5")
def test_every_battery_is_filled_with_as_many_tokens_as_it_has_cells() -> None:
    ship = "ship I\n7,7 starting_cabin 3333\n8,7 battery_3 0003\n6,7 battery_2 0300\n"
    r = yard(2, ships=[ship, ship])
    assert r.game.view(0).table.ships[0].cells == {}
    r.choose(0, "finish 1").choose(1, "finish 2")
    for seat in (0, 1):
        assert r.game.view(0).table.ships[seat].cells == {"6,7": 2, "8,7": 3}


@pytest.mark.rule("GT-10.6")
def test_crews_board_in_the_order_of_the_number_tiles() -> None:
    r = yard(3, ships=[ALIEN_READY] * 3)
    r.choose(0, "finish 2").choose(1, "finish 3").choose(2, "finish 1")
    for seat in (2, 0, 1):
        assert r.question() == f"board_crew {seat}"
        r.choose(seat, "humans")
    assert r.question().startswith("next_card")


def boarding(ship: str) -> Rehearsal[Table]:
    return yard(2, ships=[ship, SCOUT]).choose(0, "finish 1").choose(1, "finish 2")


@pytest.mark.rule("GT-10.7")
@pytest.mark.parametrize("colour", ["purple", "brown"])
def test_a_cabin_joined_to_a_life_support_takes_two_humans_or_one_alien(colour: str) -> None:
    ship = ALIEN_READY.replace("purple", colour)
    assert list(boarding(ship).options(0)) == ["humans", colour]
    with_humans = boarding(ship).choose(0, "humans").game.view(0).table.ships[0]
    assert with_humans.figures == {"7,7": "HH", "8,7": "HH"}
    with_alien = boarding(ship).choose(0, colour).game.view(0).table.ships[0]
    assert with_alien.figures == {"7,7": "HH", "8,7": colour[0].upper()}


@pytest.mark.rule("GT-10.7")
def test_a_cabin_without_life_support_takes_two_humans() -> None:
    r = boarding("ship I\n7,7 starting_cabin 3333\n8,7 cabin 0303\n6,7 life_support_purple 0300\n")
    assert r.question().startswith("next_card")
    assert r.game.view(0).table.ships[0].figures == {"7,7": "HH", "8,7": "HH"}


BOTH_COLOURS = """
ship I
7,6 structural 0330
8,6 life_support_brown 0033
7,7 starting_cabin 3333
8,7 cabin 3303
9,7 life_support_purple 0003
"""


@pytest.mark.rule("GT-10.7", "GT-EX-16")
@pytest.mark.parametrize("who", ["humans", "purple", "brown"])
def test_example_a_cabin_joined_to_both_life_supports_has_three_choices(who: str) -> None:
    r = boarding(BOTH_COLOURS)
    assert set(r.options(0)) == {"humans", "purple", "brown"}
    ship = r.choose(0, who).game.view(0).table.ships[0]
    assert ship.figures == {"7,7": "HH", "8,7": {"humans": "HH", "purple": "P", "brown": "B"}[who]}


@pytest.mark.rule("GT-10.7", "GT-EX-16")
def test_example_the_starting_cabin_takes_only_humans() -> None:
    r = boarding("ship I\n7,7 starting_cabin 3333\n8,7 life_support_purple 0003\n6,7 life_support_brown 0300\n")
    assert r.question().startswith("next_card")
    assert r.game.view(0).table.ships[0].figures == {"7,7": "HH"}


@pytest.mark.rule("GT-10.8")
def test_a_ship_carries_one_alien_of_a_colour_at_most() -> None:
    ship = """
    ship I
    6,7 cabin 0303
    5,7 life_support_purple 0300
    7,7 starting_cabin 3333
    8,7 cabin 3303
    8,6 life_support_brown 0030
    9,7 life_support_purple 0003
    """
    r = boarding(ship)
    r.choose(0, "purple")
    assert set(r.options(0)) == {"humans", "brown"}
    r.choose(0, "brown")
    assert r.game.view(0).table.ships[0].figures == {"6,7": "P", "7,7": "HH", "8,7": "B"}


@pytest.mark.rule("GT-R-35")
def test_there_is_one_alien_colour_besides_purple() -> None:
    r = boarding(BOTH_COLOURS)
    assert sorted(set(r.options(0)) - {"humans"}) == ["brown", "purple"]


@pytest.mark.rule("GT-R-34")
def test_figures_and_tokens_never_run_out() -> None:
    squares = [f"{column},{row}" for row in (7, 8) for column in range(3, 12) if (column, row) != (7, 7)]
    cabins = "\n".join(f"{square} cabin 3333" for square in squares[:9])
    batteries = "\n".join(f"{square} battery_3 3333" for square in squares[9:])
    ship = f"ship III\n7,7 starting_cabin 3333\n{cabins}\n{batteries}\n"
    r = yard(4, "III", ships=[ship] * 4)
    for seat in range(4):
        r.choose(seat, f"finish {seat + 1}")
    for view in r.game.view(0).table.ships:
        assert view.crew == 20
        assert sum(view.cells.values()) == 24


@pytest.mark.rule("GT-10.9")
@pytest.mark.parametrize("round_name", ROUNDS)
def test_the_fourth_pile_is_made_like_the_others(round_name: str) -> None:
    piles, deck = deck_of(round_name, "a seed")
    seen = [card for pile in piles for card in pile]
    assert len(piles) == 3
    assert set(seen) < set(deck)
    fourth = set(deck) - set(seen)
    assert Counter(CARDS[card].level for card in fourth) == LEVELS[round_name]


@pytest.mark.rule("GT-10.9")
def test_the_fourth_pile_is_drawn_at_random_and_never_seen() -> None:
    fourths = set()
    for seed in map(str, range(10)):
        piles, deck = deck_of("I", seed)
        fourths.add(frozenset(deck) - {card for pile in piles for card in pile})
    assert len(fourths) > 5
    r = yard(2, ships=[SCOUT, SCOUT])
    assert [act for act in r.options(0) if act.startswith("look")] == ["look 1", "look 2", "look 3"]


@pytest.mark.rule("GT-10.10")
@pytest.mark.parametrize("round_name", ROUNDS)
def test_the_four_piles_are_shuffled_together(round_name: str) -> None:
    places = set()
    for seed in map(str, range(20)):
        piles, deck = deck_of(round_name, seed)
        assert len(deck) == len(set(deck)) == SIZES[round_name]
        places.add(tuple(deck.index(card) for pile in piles for card in pile))
    assert len(places) == 20


@pytest.mark.rule("GT-10.10")
@pytest.mark.parametrize("round_name", ROUNDS)
def test_the_view_counts_the_cards_of_the_flight(round_name: str) -> None:
    r = launched(round_name, (1, 2))
    assert r.game.view(0).table.flight.cards_left == SIZES[round_name]


@pytest.mark.rule("GT-10.11")
@pytest.mark.parametrize("round_name", ["II", "III"])
def test_the_top_card_is_of_the_rounds_own_level(round_name: str) -> None:
    tops = [deck_of(round_name, str(seed))[1][0] for seed in range(40)]
    assert {CARDS[card].level for card in tops} == {round_name}
    seconds = [deck_of(round_name, str(seed))[1][1] for seed in range(20)]
    assert len({CARDS[card].level for card in seconds}) > 1  # only the top card is chosen


@pytest.mark.rule("GT-R-8")
def test_in_round_one_every_top_card_will_do() -> None:
    tops = {deck_of("I", str(seed))[1][0] for seed in range(20)}
    assert len(tops) > 5
