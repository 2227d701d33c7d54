"""The flight, giving up and the settlement in the second edition: K2-6 to K2-9."""

from functools import partial

import pytest

from starboard.engine import CLOCK, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.second_edition.ships import DRIFTER, QUIET, SCOUT, TIDY, on
from tests.galaxy.rules.playing_on import build_nothing, fly_home
from tests.galaxy.settled import rows

RINGS = {"I": 18, "II": 24, "III": 34}

HAULER = """
ship second-II
7,7 starting_cabin 3333 crew=2
8,7 special_cargo_2 0003 goods=RY
7,8 engine 3000 ^
lost 2
"""


def spaces(r: Rehearsal[Table]) -> dict[int, int]:
    return dict(r.state.flight.positions)


@pytest.mark.rule("K2-6.1", "K2-6.3")
@pytest.mark.parametrize("level", RINGS)
def test_whoever_is_more_than_a_ring_behind_is_lapped(level: str) -> None:
    ship = on(level, SCOUT)
    for behind, lapped in ((RINGS[level] - 1, []), (RINGS[level] + 1, [1])):
        r = flight(ship, ship, cards=[QUIET, QUIET], at=[behind, 0])
        assert [event.seat for event in r.events("gave_up")] == lapped


@pytest.mark.rule("K2-6.1")
def test_the_ring_of_the_learning_flight_has_18_spaces() -> None:
    ship = on("I", SCOUT)
    r = flight(ship, ship, cards=["open_space", QUIET], at=[18, -1], round_name="second-test", inspection="players")
    assert spaces(r) == {0: 19, 1: 0}, "space 18 is space 0 of the next lap, and 19 is space 1"
    r = flight(ship, ship, cards=["open_space", QUIET], at=[17, -1], round_name="second-test", inspection="players")
    assert spaces(r) == {0: 18, 1: 1}, "space 0 is taken by the leader"


@pytest.mark.rule("K2-6.2")
def test_only_empty_spaces_count_and_the_last_ship_falls_back_first() -> None:
    r = flight(SCOUT, SCOUT, cards=["open_space", QUIET], at=[0, -1])
    assert spaces(r) == {0: 1, 1: 0}
    r = flight(SCOUT, SCOUT, cards=["stardust", QUIET], at=[0, -1])
    assert [event.seat for event in r.events("moved")] == [1, 0]
    assert spaces(r) == {1: -3, 0: -2}


@pytest.mark.rule("K2-6.4", "K2-EX-6")
def test_a_ship_without_engines_stays_and_leaves_when_the_card_is_over() -> None:
    r = flight(DRIFTER, SCOUT, SCOUT, cards=["open_space", QUIET], at=[0, -1, -5])
    told = [(event.kind, event.seat) for event in r.happened if event.kind in ("stranded", "moved", "gave_up")]
    assert told == [("stranded", 0), ("moved", 1), ("moved", 2), ("gave_up", 0)]
    assert spaces(r) == {1: 1, 2: -4}, "who passed it skipped its space"
    assert r.events("gave_up")[0].data["why"] == "no_engines"
    first = flight(DRIFTER.replace("second-II", "II"), SCOUT.replace("second-II", "II"), cards=["open_space", QUIET])
    assert not first.events("stranded"), "the first edition does not wait"


@pytest.mark.rule("K2-6.4", "K2-EX-7")
def test_without_humans_a_ship_still_takes_part_in_the_rest_of_a_combat_zone() -> None:
    zone = "combat_zone lines=crew:crew:2,engines:days:3"
    r = flight(DRIFTER, TIDY, cards=[zone, QUIET])
    told = [(event.kind, event.seat) for event in r.happened if event.kind in ("crew_lost", "moved", "gave_up")]
    assert told == [("crew_lost", 0), ("crew_lost", 0), ("moved", 0), ("gave_up", 0)]


@pytest.mark.rule("K2-6.5")
def test_a_reward_that_costs_days_may_be_declined_with_them() -> None:
    pirates = "pirates strength=0 credits=4 days=2 shots=light_front"
    r = flight(SCOUT, SCOUT, cards=[pirates, QUIET], at=[0, -5])
    assert "no" in r.options(0)
    r.choose(0, "no")
    assert spaces(r) == {0: 0, 1: -5}
    assert r.state.accounts == [0, 0]


@pytest.mark.rule("K2-6.6", "K2-EX-5")
@pytest.mark.parametrize(
    ("side", "arrow", "square", "shot"),
    [
        ("front", "^", "6,7", True),
        ("front", "^", "5,7", False),
        ("rear", "v", "5,7", True),
        ("rear", "v", "6,7", True),
    ],
)
def test_only_from_the_front_a_cannon_must_stand_in_the_column_itself(
    side: str, arrow: str, square: str, shot: bool
) -> None:
    """Column 6 is hit; a structural module stands in it beside the cannon in column 5."""
    module = "6,7 structural 0303\n" if square != "6,7" else ""
    ship = f"ship second-II\n7,7 starting_cabin 3333\n{module}{square} cannon 0300 {arrow}\n"
    r = flight(ship, SCOUT, cards=[f"meteors meteors=large_{side}", QUIET], dice=[6])
    assert (len(r.state.ships[0].lost) == 0) == shot


@pytest.mark.rule("K2-6.7")
def test_an_enemy_of_equal_strength_does_nothing() -> None:
    slavers = "slavers strength=1 crew_loss=1 credits=5 days=1"
    r = flight(SCOUT, SCOUT, cards=[slavers, QUIET])
    assert not r.events("crew_lost")
    assert not r.events("earned")


@pytest.mark.rule("K2-6.8")
def test_the_first_of_the_beaten_rolls_each_pirate_shot_once_for_all() -> None:
    pirates = "pirates strength=9 credits=4 days=1 shots=heavy_front,heavy_front"
    r = flight(SCOUT, SCOUT, SCOUT, cards=[pirates, QUIET], dice=[7, 7], at=[-4, 0, -8])
    assert [event.seat for event in r.events("rolled")] == [1, 1]
    assert all(len(ship.lost) == 2 for ship in r.state.ships)


@pytest.mark.rule("K2-6.9")
def test_each_line_of_a_combat_zone_goes_by_the_order_of_that_moment() -> None:
    """All are equal: the leader loses days, and then another one is the leader of those who are equal."""
    zone = "combat_zone lines=crew:days:9,crew:crew:1"
    r = flight(SCOUT, SCOUT, cards=[zone, QUIET], at=[0, -1])
    assert [event.seat for event in r.events("moved")] == [0]
    assert [event.seat for event in r.events("crew_lost")] == [1]


@pytest.mark.rule("K2-6.10")
@pytest.mark.parametrize("card", ["combat_zone lines=crew:crew:2", "sabotage"])
def test_a_lone_ship_passes_combat_zones_and_sabotage(card: str) -> None:
    r = flight(SCOUT, SCOUT, cards=[QUIET, card, QUIET])
    r.choose(0, "give up").choose(1, "fly on")
    assert [event.data["card"] for event in r.events("card_ignored")] == [card]


@pytest.mark.rule("K2-6.11")
def test_who_finds_no_blocks_on_a_planet_still_loses_the_days() -> None:
    hauler = "ship second-II\n7,7 starting_cabin 3333\n8,7 special_cargo_2 0003\n7,8 engine 3000 ^\n"
    r = flight(hauler, hauler, cards=["planets planets=R,R days=2", QUIET], at=[0, -5], fly_on=False)
    r.state.bank.blocks["R"] = 1
    r.all_choose("fly on")
    r.choose(0, "land 1").choose(1, "land 2")
    r.choose(0, next(option for option in r.options(0) if option.startswith("load R")))
    while not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        r.choose(seat, "done")
    assert [ship.blocks for ship in r.state.ships] == ["R", ""]
    assert spaces(r) == {0: -2, 1: -7}


@pytest.mark.rule("K2-6.12")
def test_which_special_events_are_in_which_deck() -> None:
    levels: dict[str, set[str]] = {}
    for level, cards in decks_of("second").items():
        for card in cards:
            levels.setdefault(CARDS[card].kind, set()).add(level)
    assert (levels["sabotage"], levels["epidemic"], levels["stardust"]) == ({"III"}, {"II", "III"}, {"I", "II"})


@pytest.mark.rule("K2-7.1", "K2-7.2")
def test_giving_up_before_a_card_halves_the_goods_and_loses_every_bonus() -> None:
    hauler = (
        "ship second-II\n7,7 starting_cabin 3333 crew=2\n8,7 special_cargo_2 0003 goods=RY\n7,8 engine 3000 ^\nlost 2\n"
    )
    r = flight(hauler, SCOUT, cards=[QUIET, QUIET, QUIET])
    assert "give up" in r.options(0)
    r.choose(0, "give up").choose(1, "fly on")
    assert [event.data["amount"] for event in r.events("earned", 0)] == [4], "half of 7, rounded up"
    r.choose(1, "fly on")
    row = rows(r.state.results[0])[0]
    assert (row["finish"], row["best_looking"], row["losses"]) == (0, 0, 2)
    assert r.game.scores[0] == 4 - 2


@pytest.mark.rule("K2-7.3")
def test_the_flight_ends_when_nobody_is_left() -> None:
    r = flight(SCOUT, SCOUT, cards=[QUIET, QUIET, QUIET]).all_choose("give up")
    assert r.game.over
    assert len(r.events("card_turned_up")) == 1


@pytest.mark.rule("K2-8.1", "K2-8.2")
@pytest.mark.parametrize(
    ("level", "rewards", "looks"), [("I", [4, 3, 2, 1], 2), ("II", [8, 6, 4, 2], 4), ("III", [12, 9, 6, 3], 6)]
)
def test_what_finishing_and_looks_are_worth(level: str, rewards: list[int], looks: int) -> None:
    plain, tidy = on(level, SCOUT), on(level, TIDY)
    r = flight(plain, tidy, plain, tidy, cards=[QUIET])
    found = rows(r.state.results[0])
    assert [row["finish"] for row in found] == rewards
    assert [row["best_looking"] for row in found] == [0, looks, 0, looks]


@pytest.mark.rule("K2-8.3")
def test_what_blocks_are_worth() -> None:
    assert dict(PRICES) == {"R": 4, "Y": 3, "G": 2, "B": 1}
    hauler = (
        "ship second-II\n7,7 starting_cabin 3333 crew=2\n8,7 special_cargo_2 0003 goods=RY\n6,7 cargo_2 0300 goods=GB\n"
    )
    r = flight(hauler, SCOUT, cards=[QUIET])
    assert rows(r.state.results[0])[0]["goods"] == 4 + 3 + 2 + 1


@pytest.mark.rule("K2-8.4", "K2-EX-4")
@pytest.mark.parametrize("level", ["I", "II", "III"])
def test_every_lost_component_costs_a_credit_without_limit(level: str) -> None:
    ship = on(level, SCOUT)
    r = flight(f"{ship}lost 11\n", ship, cards=[QUIET], purses=[20, 0])
    assert rows(r.state.results[0])[0]["losses"] == 11


@pytest.mark.rule("K2-8.5")
def test_nobody_goes_below_nothing() -> None:
    r = flight(SCOUT, f"{SCOUT}lost 40\n", cards=[QUIET])
    assert r.game.scores[1] == 0


@pytest.mark.rule("K2-8.6")
def test_the_order_of_what_is_paid() -> None:
    hauler = (
        "ship second-II\n7,7 starting_cabin 3333 crew=2\n8,7 special_cargo_2 0003 goods=RY\n7,8 engine 3000 ^\nlost 2\n"
    )
    r = flight(hauler, hauler, cards=[QUIET])
    kinds = [line["kind"] for line in r.state.results[0]["lines"]]
    assert kinds == ["finish", "finish", "best_looking", "best_looking", "goods", "goods", "losses", "losses"]


@pytest.mark.rule("K2-9.1", "K2-9.5")
def test_the_learning_flight_has_ship_i_and_the_eight_cards_marked_for_it() -> None:
    learning = {card for card in decks_of("second")["I"] if CARDS[card].learning}
    orders = set()
    for seed in ("one", "two", "three"):
        r = Rehearsal(Game.new(RULES, RULES.setup(2, {"rounds": "second-test"}), seed))
        build_nothing(r)
        assert {ship.board.name for ship in r.state.ships} <= {"second-I"}
        fly_home(r, until=partial(getattr, r.game, "over"))
        cards = [event.data["card"] for event in r.events("card_turned_up")]
        assert set(cards) == learning
        assert len({CARDS[card].kind for card in cards}) == 8
        assert [row["finish"] for row in rows(r.state.results[0])][:2].count(4) == 1
        orders.add(tuple(cards))
    assert len(orders) == 3


@pytest.mark.rule("K2-9.2", "K2-9.4")
def test_the_learning_flight_has_no_clock_no_piles_nothing_aside_and_no_choice_of_start() -> None:
    r = yard(3, "second-test", heap=["engine 1000", "cannon 0010"])
    assert r.game.decision(CLOCK) is None
    r.choose(0, "draw", "weld 7,8 ^")
    assert not any(act.startswith("look") for act in r.options(0))
    r.choose(0, "draw")
    assert "set aside" not in r.options(0)
    assert [act for act in r.options(1) if act.startswith("finish")] == ["finish 1"]
    r.choose(1, "finish 1")
    assert [act for act in r.options(2) if act.startswith("finish")] == ["finish 2"]


@pytest.mark.rule("K2-9.3")
def test_everybody_is_human_in_the_learning_flight() -> None:
    ship = "ship second-I\n7,7 starting_cabin 3333\n8,7 cabin 0303\n9,7 life_support_purple 0003\n"
    r = yard(2, "second-test", ships=[ship, ship], inspection="players").choose(0, "finish 1").choose(1, "finish 2")
    r.all_choose("fine")
    assert [seen.figures for seen in r.game.view(None).table.ships] == [{"7,7": "HH", "8,7": "HH"}] * 2


@pytest.mark.rule("K2-9.7")
def test_nobody_gives_up_in_the_learning_flight() -> None:
    slavers = "slavers strength=9 days=1 crew_loss=9 credits=5"
    drifter = on("I", DRIFTER)
    r = flight(
        drifter,
        drifter,
        cards=[slavers, "open_space", QUIET],
        round_name="second-test",
        inspection="players",
        at=[3, 0],
    )
    assert "give up" not in r.options(0)
    r.all_choose("fly on")
    assert spaces(r) == {0: 3, 1: 0}
    assert not r.events("gave_up")
