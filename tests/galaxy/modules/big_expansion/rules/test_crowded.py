"""The rules for five where other modules are on: hyperspace, the Diplomat, roads, halves, machinations, bonus cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.flight.next_card import FLY_ON
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.modules.new_technology.specializations.choosing import SPECIALIZATIONS
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.rules.cards.test_enemies import CRUISER
from tests.galaxy.rules.ships_cards import FREIGHTER, GUARDED, LINER, RACER, SCOUT, SMOOTH, TUG, squares_hit, story
from tests.galaxy.rules.ships_ending import of_class
from tests.galaxy.settled import rows
from tests.galaxy.test_sections import LEFT_HULL, ONE, TWO, halves

FIVE: Mapping[str, Any] = {"fifth_wheel": "yes", "new_technology": "yes"}
JUMPER = """
ship I
7,6 cannon 0030 ^
6,7 battery_2 0300 cells=2
7,7 starting_cabin 3333 crew=2
8,7 engine_booster 3333
7,8 engine 3000 ^
8,8 engine 3000 ^
"""
HALF = f"ship IIA\n{LEFT_HULL}{ONE}"
ENVOY = SCOUT + "8,7 cabin 0303 alien=cyan\n9,7 life_support_cyan 0003\n"


def meet(*ships: str, card: str, **settings: Any) -> Rehearsal[Table]:
    return flight(*ships, cards=[card, "nothing", "nothing"], **{**FIVE, **settings})


def changed(r: Rehearsal[Table], *roads: str, diplomats: tuple[int, ...] = ()) -> Rehearsal[Table]:
    """The same flight with roads in force and Diplomats aboard, at its next card."""
    table = r.state.copy()
    for road in roads:
        put_in_force(table, road, None)
    for seat in diplomats:
        SPECIALIZATIONS.take(table, table.ships[seat], "diplomat")
    again = Rehearsal(Game.from_state(RULES, table.setup, table))
    for seat in again.game.seats_asked():
        again.choose(seat, FLY_ON)
    return again


def travel(*ships: str, card: str, roads: tuple[str, ...] = (), **settings: Any) -> Rehearsal[Table]:
    return changed(meet(*ships, card=card, fly_on=False, rough_roads="1", **settings), *roads)


def go_on(r: Rehearsal[Table], *chosen: str) -> Rehearsal[Table]:
    while r.game.seats_asked() and not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        options = r.options(seat)
        r.choose(seat, next((option for option in chosen if option in options), options[0]))
    return r


def weakest(r: Rehearsal[Table]) -> list[tuple[int | None, int]]:
    return [(event.seat, event.data["less"]) for event in r.events("weakest")]


def earned(r: Rehearsal[Table]) -> list[tuple[int | None, int]]:
    return [(event.seat, event.data["amount"]) for event in r.events("earned")]


@pytest.mark.rule("BX-6.18", "BX-4.46")
def test_ships_in_hyperspace_are_not_counted() -> None:
    r = meet(JUMPER, SCOUT, SCOUT, card="combat_zone lines=crew:days:3,engines:days:2")
    r.choose(0, "stay")
    assert r.question() == "count_crew 0"
    r.choose(0, "jump 8,8")
    assert weakest(r) == [(1, 0), (2, 0)]  # only two are left, so only the lowest of them
    alone = (
        meet(JUMPER, JUMPER, SCOUT, card="combat_zone lines=crew:days:3").choose(0, "jump 8,8").choose(1, "jump 8,8")
    )
    assert weakest(alone) == []


@pytest.mark.rule("BX-6.12", "BX-6.14", "BX-R-20")
def test_the_diplomat_spares_the_second_lowest_too_and_says_what_it_would_cost() -> None:
    r = meet(SCOUT, ENVOY, CRUISER, CRUISER, CRUISER, card="combat_zone lines=cannons:crew:2", fly_on=False)
    r = changed(r, diplomats=(1,))
    assert r.question() == "negotiate 1"
    assert r.asked(1).about["options"]["suffer"]["price"] == {"crew": 1}
    r.choose(1, "negotiate")
    assert r.state.ships[1].aboard == "HH"
    assert [event.seat for event in r.events("crew_lost") if event.data["who"] == "human"] == [0, 0]  # nobody instead


@pytest.mark.rule("BX-6.10", "BX-R-20")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("slavers strength=2 days=1 crew_loss=3 credits=5", {"crew": 2}),
        ("smugglers strength=2 days=1 goods_loss=3 goods=Y", {"blocks": 2}),
        ("pirates strength=2 days=1 shots=heavy_front,light_front credits=5", {"shots": 1}),
    ],
)
def test_the_diplomat_knows_that_an_enemy_was_beaten_before(card: str, price: dict[str, int]) -> None:
    r = changed(meet(CRUISER, ENVOY, SCOUT, card=card, fly_on=False, dice=[2, 2]), diplomats=(1,)).choose(0, "no")
    assert r.question() == "negotiate 1"
    assert r.asked(1).about["options"]["suffer"]["price"] == price


@pytest.mark.rule("BX-R-70", "BX-12.21")
def test_remorseless_fate_comes_instead_of_the_second_lowest() -> None:
    r = travel(SCOUT, SCOUT, LINER, TUG, RACER, card="combat_zone lines=engines:days:3", roads=("remorseless_fate",))
    go_on(r, "done")
    assert weakest(r) == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert sorted((event.seat, event.data["days"]) for event in r.events("moved")) == [(seat, -3) for seat in range(4)]
    two = travel(SCOUT, RACER, card="combat_zone lines=engines:days:3", roads=("remorseless_fate",))
    assert weakest(two) == [(0, 0)]


@pytest.mark.rule("BX-R-70", "BX-12.21")
def test_remorseless_fate_says_who_else_is_low_so_far() -> None:
    card = "combat_zone lines=engines:days:3"
    r = travel(SCOUT, RACER, TUG, TUG, card=card, roads=("remorseless_fate",))
    about = r.asked(2).about
    assert (r.question(), about["losing"]) == ("power_engines 2", [0, 0, 0])
    assert "then" not in about["options"]["done"]
    r.choose(2, "done")
    assert r.game.seats_asked() != (3,)  # the last one cannot be the highest whatever it does


@pytest.mark.rule("BX-R-91", "BX-6.5")
def test_the_second_user_has_to_pass_the_competition_as_well() -> None:
    card = "abandoned_ship crew_loss=2 credits=4 days=1"
    r = travel(LINER, LINER, CRUISER, card=card, roads=("stiff_competition",), dice=[2, 2])
    r.choose(0, "yes", "yes")
    go_on(r, "yes")
    assert [event.data["at"] for event in r.events("rival_fires")] == [0, 1]
    assert earned(r) == [(0, 4), (1, 3)]


@pytest.mark.rule("BX-R-88", "BX-6.3")
def test_infected_goods_are_counted_without_the_block_that_stays_behind() -> None:
    r = travel(SCOUT, FREIGHTER, card="planets planets=YB,B days=1", roads=("infected_goods",))
    r.choose(0, "land 1").choose(1, "land 1")
    take, leave = r.options(0)
    assert r.asked(0).about["options"][take]["price"]["crew"] == 2
    r.choose(0, leave).choose(1, "B")
    assert r.question() == "infected_goods 1"
    assert r.asked(1).about["options"][take]["price"]["crew"] == 1


@pytest.mark.rule("BX-6.17", "BX-12.23")
def test_remorseless_fate_has_three_attempts_for_everybody() -> None:
    r = travel(SCOUT, SCOUT, LINER, card="sabotage", roads=("remorseless_fate",), dice=[2] * 6)
    assert [(event.seat, event.data["attempt"]) for event in r.events("sabotage_tried")] == [
        (seat, attempt) for attempt in (1, 2, 3) for seat in (0, 1)
    ]


@pytest.mark.rule("BX-R-100", "BX-6.12")
def test_a_ship_in_two_halves_suffers_once_as_a_whole() -> None:
    ship, weak = halves(ONE, TWO), HALF
    r = meet(ship, weak, ship, card="combat_zone lines=crew:days:3", round_name="IIA", new_ship_classes="yes")
    assert weakest(r) == [(1, 0), (0, 1)]
    assert [(event.seat, event.data["days"]) for event in r.events("moved")] == [(1, -3), (0, -2)]


@pytest.mark.rule("BX-6.20", "BX-8.34")
def test_of_halves_the_complete_ships_are_placed_first_and_two_of_them_are_paid_as_first() -> None:
    ship, half = halves(ONE, TWO), HALF
    r = flight(half, ship, ship, half, ship, cards=["nothing"], round_name="IIA", new_ship_classes="yes", **FIVE)
    assert [row["finish"] for row in rows(r.state.results[-1])] == [4, 8, 8, 2, 6]


@pytest.mark.rule("BX-6.21", "BX-8.35")
def test_a_single_complete_ship_is_admired_alone() -> None:
    ship, half = halves(ONE, TWO), HALF
    r = flight(half, ship, half, cards=["nothing"], round_name="IIA", new_ship_classes="yes", **FIVE)
    assert [row["best_looking"] > 0 for row in rows(r.state.results[-1])] == [False, True, False]


EVIL: Mapping[str, Any] = {"evil_machinations": "yes"}


@pytest.mark.rule("BX-6.19", "BX-9.9", "BX-13.5")
def test_an_ambush_spares_the_second_weakest_the_heavy_shot() -> None:
    r = meet(CRUISER, SMOOTH, SMOOTH, CRUISER, CRUISER, card="EM01", dice=[6, 8, 7], **EVIL)
    go_on(r)
    sizes = [(event.data["weight"], sorted(event.data["aims"])) for event in r.events("shot")]
    (lowest, _), (second, less) = weakest(r)
    assert less == 1
    both = sorted((str(lowest), str(second)))
    assert sizes == [("light", both), ("light", both), ("heavy", [str(lowest)])]


@pytest.mark.rule("BX-6.19", "BX-6.20", "BX-9.9")
def test_a_checkpoint_pays_two_as_first() -> None:
    r = meet(*[SCOUT] * 5, card="EM02", **EVIL)
    assert earned(r) == [(0, 4), (1, 4), (2, 3), (3, 2), (4, 1)]


@pytest.mark.rule("BX-6.19", "BX-6.21", "BX-9.9")
def test_quality_control_pays_the_next_ones_beside_a_single_best() -> None:
    r = meet(SCOUT, SMOOTH, SCOUT, card="EM03", **EVIL)
    assert sorted(earned(r)) == [(0, 2), (1, 2), (2, 2)]


@pytest.mark.rule("BX-6.19", "BX-9.9")
def test_two_help_a_stranded_ship_and_the_second_knows_that_it_is_for_less() -> None:
    r = meet(GUARDED, GUARDED, GUARDED, card="EM13", **EVIL).choose(0, "yes")
    told = r.asked(1).about["options"]["yes"]
    assert (told["gain"], told["then"]) == ({"credits": 4}, "second_here")
    go_on(r, "yes")
    assert earned(r) == [(0, 5), (1, 4)]


@pytest.mark.rule("BX-6.19", "BX-6.17", "BX-9.9")
def test_a_bad_day_sabotages_two() -> None:
    ships = [of_class("II", ship) for ship in (LINER, SCOUT, SCOUT.replace("crew=2", "crew=1"))]
    r = meet(*ships, card="EM15", dice=[2] * 6, **EVIL)
    go_on(r)
    assert weakest(r) == [(2, 0), (1, 1)]
    tried = [(event.seat, event.data["attempt"]) for event in r.events("sabotage_tried")]
    assert tried == [(1, 1), (2, 1), (1, 2), (2, 2), (2, 3)]


@pytest.mark.rule("BX-6.19", "BX-9.9")
def test_a_press_gang_takes_one_less_from_the_second_smallest_crew() -> None:
    r = meet(LINER, SCOUT + "8,7 cabin 0003 crew=2\n", SCOUT + "8,7 cabin 0003 crew=1\n", card="EM22", **EVIL)
    go_on(r)
    assert [ship.crew_count for ship in r.state.ships] == [6, 3, 1]


@pytest.mark.rule("BX-6.19", "BX-9.9")
def test_a_drag_race_and_a_shooting_gallery_have_two_prizes() -> None:
    r = go_on(meet(SCOUT, RACER, RACER, SCOUT, card="EM20", at=[30, 20, 10, 0], **EVIL))
    assert sorted(earned(r)) == [(1, 1), (2, 2)]  # on a tie the one farthest behind is the faster
    assert [(event.seat, event.data["days"]) for event in r.events("moved")] == [(3, -1), (0, -2)]
    r = go_on(meet(SMOOTH, CRUISER, CRUISER, SMOOTH, card="EM21", dice=[7], **EVIL))
    assert sorted(earned(r)) == [(1, 1), (2, 2)]
    assert (squares_hit(r, 0), squares_hit(r, 3)) == (["7,6"], [])


@pytest.mark.rule("BX-6.19", "BX-14.24")
def test_the_second_at_an_area_of_the_junkyard_knows_what_is_left_of_it() -> None:
    r = meet(GUARDED, GUARDED, GUARDED, card="bonus-I-2", bonus_cards="yes", dice=[2] * 20)
    full = r.asked(0).about["options"]["stop 1"]["gain"]
    r.choose(0, "stop 1")
    while r.question().endswith(" 0"):
        r.choose(0, r.options(0)[-1])
    told = r.asked(1).about["options"]["stop 1"]
    assert told["then"] == "second_here"
    assert told["gain"] == {"credits": full["credits"] - 1}
    r.choose(1, "stop 1")
    go_on(r)
    assert "stop 1" not in r.options(2)
    assert story(r, "junkyard_stop")[:2] == [("junkyard_stop", 0), ("junkyard_stop", 1)]


@pytest.mark.rule("BX-6.19", "BX-14.16")
def test_a_row_that_was_played_before_says_so() -> None:
    r = meet(SMOOTH, SMOOTH, SMOOTH, card="bonus-III-1", bonus_cards="yes", dice=[2] * 30)
    r.choose(0, "play 1 at 1")
    told = r.asked(1).about["options"]
    assert {option.split()[1] for option in told} == {"1"}
    assert {fact["then"] for fact in told.values()} == {"second_here"}
