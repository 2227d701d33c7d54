"""Flights with modules in play: who is in the race, who suffers, who may have what, and what follows from it."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import pytest

from starboard.engine import Rule, ask
from starboard.engine.request import Request
from starboard.galaxy.flight.crew import CrewGone
from starboard.galaxy.flight.goods import Loading
from starboard.galaxy.flight.hazards import Threat
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.track import Moved
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_cards import FREIGHTER, GUARDED, LINER, RACER, SCOUT, SMOOTH, WARSHIP, squares_hit, story
from tests.galaxy.seams.conftest import Change, Meeting

EVERY_KIND = {
    "open_space": "open_space",
    "stardust": "stardust",
    "epidemic": "epidemic",
    "sabotage": "sabotage",
    "meteors": "meteors meteors=large_front,small_left",
    "planets": "planets planets=RB,Y days=1",
    "abandoned_ship": "abandoned_ship crew_loss=1 credits=3 days=1",
    "abandoned_station": "abandoned_station crew_needed=1 goods=B days=1",
    "slavers": "slavers strength=9 days=1 crew_loss=1 credits=3",
    "smugglers": "smugglers strength=9 days=1 goods_loss=1 goods=R",
    "pirates": "pirates strength=9 days=1 shots=heavy_front credits=3",
    "combat_zone": "combat_zone lines=crew:days:1,engines:crew:1,cannons:shots:heavy_front",
}
PLANETS = "planets planets=RY,G days=2"


class Away(Change):
    """The seats it is put into play for are not in the race."""

    def racing(self, table: Table, ships: list[Ship]) -> list[Ship]:
        gone = table.holders(self.name)
        return [ship for ship in ships if ship.seat not in gone]


@pytest.mark.parametrize("card", EVERY_KIND.values(), ids=EVERY_KIND.keys())
def test_every_card_copes_with_nobody_in_the_race(met: Meeting, card: str) -> None:
    r = met(LINER, LINER, card=card, put=Away())
    assert r.question() == "next_card 0 1"
    told = {event.kind for event in r.happened}
    assert not told & {"moved", "crew_lost", "component_destroyed", "enemy_won", "weakest", "landed"}


@pytest.mark.parametrize("card", EVERY_KIND.values(), ids=EVERY_KIND.keys())
def test_no_card_concerns_a_ship_that_is_out_of_the_race(met: Meeting, card: str) -> None:
    r = met(LINER, LINER, LINER, card=card, put=Away(), seats=(0,), dice=[7] * 12)
    while not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        assert seat != 0
        r.choose(seat, r.options(seat)[0])
    assert {event.kind for event in r.happened if event.seat == 0} <= {"gave_up"}
    assert r.events("card_turned_up")[0].seat == 1


class TwoLowest(Change):
    def victims(
        self, table: Table, ranking: list[tuple[Ship, float]], measure: str, victims: list[tuple[Ship, int]]
    ) -> list[tuple[Ship, int]]:
        assert [value for _, value in ranking] == sorted(value for _, value in ranking)
        return [*victims, (ranking[1][0], 1)]


@pytest.mark.parametrize(
    ("line", "suffered"),
    [
        ("engines:days:3", {"moved": [(1, -2), (0, -3)]}),
        ("engines:crew:2", {"crew_lost": [0, 0, 1]}),
    ],
)
def test_several_may_suffer_each_by_so_much_less(met: Meeting, line: str, suffered: dict[str, Any]) -> None:
    r = met(LINER, LINER, RACER, card=f"combat_zone lines={line}", put=TwoLowest())
    while not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        r.choose(seat, r.options(seat)[0])
    assert [(event.seat, event.data["less"]) for event in r.events("weakest")] == [(0, 0), (1, 1)]
    if "moved" in suffered:
        assert [(event.seat, event.data["days"]) for event in r.events("moved")] == suffered["moved"]
    else:
        assert [event.seat for event in r.events("crew_lost")] == suffered["crew_lost"]


def test_shots_are_rolled_once_and_the_second_is_spared_the_first_heavy_one(met: Meeting) -> None:
    card = "combat_zone lines=engines:shots:heavy_right+heavy_rear"
    r = met(SMOOTH, SMOOTH, RACER, card=card, put=TwoLowest(), dice=[7, 6])
    assert story(r, "rolled") == [("rolled", 0), ("rolled", 0)]
    assert (squares_hit(r, 0), squares_hit(r, 1)) == (["8,7", "6,7"], ["6,7"])


def test_sabotage_tries_less_often_at_the_second(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, LINER, card="sabotage", put=TwoLowest(), dice=[2, 2, 2, 2, 2, 2])
    assert [event.seat for event in r.events("sabotage_tried")] == [0, 1, 0, 1, 0]
    assert story(r, "missed") == [("missed", 0), ("missed", 1)]


def test_of_two_who_suffer_the_one_ahead_rolls_and_decides_first(met: Meeting) -> None:
    bus = SCOUT + "6,7 cabin 0300 crew=2\n"
    card = "combat_zone lines=crew:shots:heavy_right+light_right,crew:crew:2"
    r = met(bus, SCOUT, LINER, card=card, put=TwoLowest(), dice=[2, 2])
    assert [(event.seat, event.data["less"]) for event in r.events("weakest")] == [(1, 0), (0, 1)] * 2
    assert story(r, "rolled") == [("rolled", 1), ("rolled", 0)]
    assert r.question() == "lose_crew 0"
    r = met(bus, SCOUT, LINER, card="sabotage", put=TwoLowest(), dice=[2] * 6)
    assert story(r, "rolled") == [("rolled", 0)] * 4 + [("rolled", 1)] * 2


class OneTry(Change):
    def amount_rolls(self, table: Table, ship: Ship, rolls: int, why: str) -> int:
        return 1 if why == "sabotage" else rolls


def test_the_number_of_tries_may_change(met: Meeting) -> None:
    r = met(SCOUT, LINER, card="sabotage", put=OneTry(), dice=[2, 2])
    assert len(r.events("sabotage_tried")) == 1


class Twice(Change):
    def shares(self, table: Table, card: Any, shares: list[int]) -> list[int]:
        return [*shares, 1]


def test_an_abandoned_ship_may_be_used_twice_for_less_and_both_move_from_the_rear(met: Meeting) -> None:
    r = met(LINER, LINER, LINER, card="abandoned_ship crew_loss=1 credits=3 days=2", put=Twice())
    r.choose(0, "yes", "7,7")
    assert r.asked(1).about["options"]["yes"]["gain"] == {"credits": 2}
    r.choose(1, "yes", "7,7")
    assert r.question() == "next_card 0 1 2"
    assert [(event.seat, event.data["amount"]) for event in r.events("earned")] == [(0, 3), (1, 2)]
    assert [event.seat for event in r.events("moved")] == [1, 0]


def test_the_second_at_a_station_leaves_a_block_of_his_choice(met: Meeting) -> None:
    card = "abandoned_station crew_needed=1 goods=RB days=1"
    r = met(FREIGHTER, FREIGHTER, card=card, put=Twice()).choose(0, "yes", "done")
    assert r.asked(1).about["options"]["yes"]["gain"] == {"goods": "R", "fits": "R", "credits": 4}
    r.choose(1, "yes")
    assert (r.question(), r.options(1)) == ("leave_goods 1", ["R", "B"])
    r.choose(1, "B")
    assert r.asked(1).about["hand"] == "R"


def test_one_ship_may_land_beside_another_and_only_one(met: Meeting) -> None:
    r = met(FREIGHTER, FREIGHTER, FREIGHTER, card=PLANETS, put=Twice())
    r.choose(0, "land 1")
    second = r.asked(1).about["options"]["land 1"]
    assert (second["gain"], second["then"]) == ({"goods": "R", "fits": "R", "credits": 4}, "second_here")
    assert "then" not in r.asked(1).about["options"]["land 2"]
    r.choose(1, "land 1")
    assert r.options(2) == ["land 2", "pass"]
    r.choose(2, "pass").choose(0, "done")
    assert r.question() == "leave_goods 1"


def test_an_enemy_must_be_beaten_twice_and_does_less_harm_after_the_first(met: Meeting) -> None:
    strong = WARSHIP.replace("7,6 double_cannon", "7,6 cannon")
    card = "slavers strength=2 days=1 crew_loss=2 credits=4"
    r = met(strong, LINER, strong, LINER, card=card, put=Twice())
    r.choose(0, "yes")
    r.choose(1, "7,7")
    r.choose(2, "yes")
    assert [event.data["left"] for event in r.events("enemy_beaten")] == [1, 0]
    assert [(event.seat, event.data["amount"]) for event in r.events("earned")] == [(0, 4), (2, 3)]
    assert [event.seat for event in r.events("crew_lost")] == [1]
    assert not r.events("cannons_counted", 3)
    assert [event.seat for event in r.events("moved")] == [2, 0]


class Gate(Change):
    """Closed gates, which remember that somebody stood before them."""

    def __init__(self, *gates: str) -> None:
        for name in gates:
            setattr(self, f"gate_{name}", self._closed)

    def _closed(self, table: Table, ship: Ship, what: Any) -> Generator[Request, Any, bool]:
        return (yield from ask(ship.seat, "use_card", ("yes", "no"))) == "yes"


@pytest.mark.parametrize(
    ("gate", "card", "before", "spared"),
    [
        ("use", "abandoned_ship crew_loss=1 credits=3 days=1", ["yes"], "crew_lost"),
        ("land", PLANETS, ["land 1"], "landed"),
        ("gain", "abandoned_station crew_needed=1 goods=B days=1", ["yes"], "goods_discarded"),
        ("suffer", "slavers strength=9 days=1 crew_loss=1 credits=3", [], "crew_lost"),
        ("suffer", "combat_zone lines=cannons:crew:1", [], "crew_lost"),
    ],
)
@pytest.mark.parametrize("opens", ["yes", "no"])
def test_a_gate_is_asked_before_and_may_keep_a_ship_out(
    met: Meeting, gate: str, card: str, before: list[str], spared: str, opens: str
) -> None:
    r = met(LINER, WARSHIP, card=card, put=Gate(gate), seats=(0,)).choose(0, *before)
    if r.question() == "power_cannons 1":
        r.choose(1, "done")
    assert not r.events(spared, 0)
    r.choose(0, opens)
    if opens == "yes" and spared != "landed":
        while r.game.seats_asked() == (0,) and r.asked(0).question in ("lose_crew", "load"):
            r.choose(0, r.options(0)[-1])
    assert bool(r.events(spared, 0)) is (opens == "yes")


def test_whoever_is_turned_away_from_a_planet_leaves_it_free(met: Meeting) -> None:
    r = met(FREIGHTER, FREIGHTER, card=PLANETS, put=Gate("land"), seats=(0,)).choose(0, "land 1", "no")
    assert r.options(1) == ["land 1", "land 2", "pass"]
    assert story(r, "flew_past") == [("flew_past", 0)]


class Refuge(Change):
    """Crew leaves the starting cabin last, and nobody lands on planet 1. Taking everything away changes nothing."""

    def options(self, table: Table, ship: Ship, question: str, options: list[str]) -> list[str]:
        if question == "lose_goods":
            return []
        return [option for option in options if option not in ("7,7", "land 1")]


def test_options_may_be_narrowed(met: Meeting) -> None:
    r = met(LINER, LINER, card="slavers strength=9 days=1 crew_loss=1 credits=3", put=Refuge(), seats=(0,))
    assert r.options(0) == ["6,7", "8,7"]
    r.choose(0, "6,7")
    assert r.options(1) == ["6,7", "7,7", "8,7"]
    assert met(SCOUT, SCOUT, card=PLANETS, put=Refuge()).options(0) == ["land 2", "pass"]


def test_options_are_never_narrowed_to_nothing(met: Meeting) -> None:
    laden = FREIGHTER.replace("0300", "0300 goods=B").replace("cargo_3 0003", "cargo_3 0003 goods=B")
    r = met(laden, SCOUT, card="smugglers strength=9 days=1 goods_loss=1 goods=R", put=Refuge())
    assert r.options(0) == ["6,7", "8,7"]


class StrongerEnemy(Change):
    def amount_enemy(self, table: Table, ship: Ship, strength: int, card: Any) -> int:
        return strength + 1


def test_an_enemy_may_be_stronger_against_one_ship(met: Meeting) -> None:
    card = "slavers strength=1 days=1 crew_loss=1 credits=3"
    r = met(LINER, LINER, card=card, put=StrongerEnemy(), seats=(0,)).choose(0, "7,7")
    assert story(r, "enemy_won", "enemy_held_off") == [("enemy_won", 0), ("enemy_held_off", 1)]
    assert r.events("contest")[0].data["against"] == {"0": 2, "1": 1}


class Slippery(Change):
    """Two days more backwards, and the first connector does not count."""

    def amount_days(self, table: Table, ship: Ship, days: int, why: str) -> int:
        return days - 2 if days < 0 and why == "stardust" else days

    def amount_exposed(self, table: Table, ship: Ship, exposed: int, why: str) -> int:
        return max(0, exposed - 1)


def test_days_and_exposed_connectors_may_count_otherwise(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, card="stardust", put=Slippery(), seats=(0,), at=[0, -20])
    assert r.state.flight.positions == {0: -3, 1: -22}


class Watcher(Change):
    """Remembers what it is told afterwards."""

    def after_move(self, table: Table, ship: Ship, moved: Moved) -> Rule:
        self._note(ship, moved)
        yield from ()

    def after_crew(self, table: Table, ship: Ship, gone: CrewGone) -> Rule:
        self._note(ship, gone)
        yield from ()

    def _note(self, ship: Ship, what: Any) -> None:
        ship.drawers = {**ship.drawers, type(what).__name__: [*map(str, what)]}


def test_modules_are_told_after_a_move_what_was_passed(met: Meeting) -> None:
    r = met(SCOUT, RACER, card="open_space", put=Watcher(), seats=(1,), at=[0, -2])
    assert r.state.ships[1].drawers == {"Moved": ["5", "[0]", "open_space"]}
    assert r.state.ships[0].drawers == {}


def test_modules_are_told_once_after_a_whole_loss_of_crew(met: Meeting) -> None:
    r = met(LINER, LINER, card="slavers strength=9 days=1 crew_loss=2 credits=3", put=Watcher(), seats=(0,))
    r.choose(0, "6,7")
    assert r.state.ships[0].drawers == {}
    r.choose(0, "8,7")
    mask = sum(1 << r.state.ships[0].board.squares[name] for name in ("6,7", "8,7"))
    assert r.state.ships[0].drawers == {"CrewGone": ["HH", str(mask), "0"]}


def test_an_epidemic_is_one_loss_too(met: Meeting) -> None:
    r = met(LINER, SCOUT, card="epidemic", put=Watcher())
    assert r.state.ships[0].drawers["CrewGone"][0] == "HHH"
    assert r.state.ships[1].drawers == {}


class Helper(Change):
    """Something to do at a hit, while loading and between two cards."""

    def offers_hit(
        self, table: Table, ship: Ship, occasion: str, threat: Threat, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return [*offers, Offer("catch", do=_catch)] if threat.hit.heavy else offers

    def offers_goods(
        self, table: Table, ship: Ship, occasion: str, loading: Loading, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return [*offers, Offer("burn", do=_burn)] if loading.hand else offers

    def offers_next_card(
        self, table: Table, ship: Ship, occasion: str, about: None, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return [*offers, Offer("nap", gain={"crew": 1}, do=_nap)] if not ship.drawers else offers


def _catch(table: Table, ship: Ship, threat: Threat, offer: Offer) -> Rule:
    threat.stopped = True
    yield from ()


def _burn(table: Table, ship: Ship, loading: Loading, offer: Offer) -> Rule:
    table.bank.take_blocks(loading.hand[-1])
    loading.hand = loading.hand[:-1]
    yield from ()


def _nap(table: Table, ship: Ship, about: None, offer: Offer) -> Rule:
    ship.drawers = {"rested": True}
    yield from ()


@pytest.mark.parametrize(("choice", "hit"), [("catch", []), ("none", ["8,7"])])
def test_a_module_may_offer_to_stop_what_nothing_else_stops(met: Meeting, choice: str, hit: list[str]) -> None:
    card = "combat_zone lines=crew:shots:heavy_right"
    r = met(GUARDED, LINER, card=card, put=Helper(), dice=[7])
    assert r.question() == "shield 0"
    assert r.asked(0).about["options"]["none"]["price"] == {"components": 1}
    r.choose(0, choice)
    assert squares_hit(r, 0) == hit


def test_a_module_may_offer_something_while_goods_are_loaded(met: Meeting) -> None:
    card = "abandoned_station crew_needed=1 goods=RB days=1"
    r = met(FREIGHTER, SCOUT, card=card, put=Helper(), seats=(0,)).choose(0, "yes", "burn")
    assert r.asked(0).about["hand"] == "R"
    r.choose(0, "burn")
    assert r.question() == "next_card 0 1"
    assert r.state.ships[0].blocks == ""


def test_a_module_may_offer_something_between_two_cards(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, card="stardust", put=Helper(), seats=(1,), fly_on=False)
    assert r.options(0) == ["fly on", "give up"]
    assert r.asked(1).about["options"]["nap"] == {"price": {}, "gain": {"crew": 1}}
    r.choose(0, "fly on").choose(1, "nap")
    assert (r.question(), r.options(1)) == ("next_card 1", ["fly on", "give up"])
    r.choose(1, "fly on")
    assert r.events("card_turned_up")


class Stubborn(Change):
    """No human is needed, but nobody flies with more than four of a crew."""

    def leaves(self, table: Table, ship: Ship, why: str) -> str:
        if why == "no_humans":
            return ""
        return why or ("too_many" if ship.crew_count > 4 else "")


def test_modules_know_other_reasons_to_leave_and_ways_to_stay(met: Meeting) -> None:
    card = "combat_zone lines=engines:crew:4"
    r = met(SCOUT, LINER + "5,7 engine 0000 ^\n", RACER, card=card, put=Stubborn(), seats=(0, 1))
    assert [(event.seat, event.data["why"]) for event in r.events("gave_up")] == [(1, "too_many")]
    assert r.state.ships[0].crew_count == 0


def test_the_second_lowest_gives_up_a_block_less_and_no_day_of_one(met: Meeting) -> None:
    loaded = FREIGHTER.replace("8,7 cargo_3 0003", "8,7 cargo_3 0003 goods=GGG")
    r = met(loaded, loaded, RACER, card="combat_zone lines=engines:goods:2", put=TwoLowest())
    assert [event.seat for event in r.events("goods_lost")] == [0, 0, 1]
    r = met(LINER, LINER, RACER, card="combat_zone lines=engines:days:1", put=TwoLowest())
    assert [(event.seat, event.data["days"]) for event in r.events("moved")] == [(0, -1)]


@pytest.mark.parametrize("enemy", ["slavers crew_loss=2", "pirates shots=heavy_front"])
def test_the_second_to_beat_an_enemy_is_told_of_less_and_gets_it(met: Meeting, enemy: str) -> None:
    strong = WARSHIP.replace("7,6 double_cannon", "7,6 cannon")
    r = met(strong, strong, SCOUT, card=f"{enemy} strength=2 days=1 credits=4", put=Twice())
    gains = []
    for seat in (0, 1):
        gains.append(r.asked(seat).about["options"]["yes"]["gain"])
        r.choose(seat, "yes")
    assert gains == [{"credits": 4}, {"credits": 3}]
    assert [(event.seat, event.data["amount"]) for event in r.events("earned")] == [(0, 4), (1, 3)]


def test_smugglers_who_were_beaten_once_take_a_block_less(met: Meeting) -> None:
    strong = WARSHIP.replace("7,6 double_cannon", "7,6 cannon")
    loaded = FREIGHTER.replace("8,7 cargo_3 0003", "8,7 cargo_3 0003 goods=GGG")
    r = met(strong, loaded, card="smugglers strength=2 days=1 goods_loss=3 goods=B", put=Twice()).choose(0, "no")
    assert [event.seat for event in r.events("goods_lost")] == [1, 1]


@pytest.mark.parametrize(
    ("ship", "goods", "shown"),
    [
        (SCOUT + "8,7 cargo_3 0003\n", "RYB", {"goods": "YB", "fits": "YB", "credits": 4}),
        (FREIGHTER, "RRY", {"goods": "RR", "fits": "RR", "credits": 8}),
        (SCOUT, "YB", {"goods": "Y", "fits": "", "credits": 0}),
    ],
)
def test_what_stays_behind_is_what_finds_no_room_or_the_cheapest(
    met: Meeting, ship: str, goods: str, shown: dict[str, Any]
) -> None:
    r = met(ship, ship, card=f"planets planets={goods} days=1", put=Twice()).choose(0, "land 1")
    assert r.asked(1).about["options"]["land 1"]["gain"] == shown


def test_of_two_blocks_of_a_colour_one_is_left(met: Meeting) -> None:
    card = "abandoned_station crew_needed=1 goods=GGB days=1"
    r = met(FREIGHTER, FREIGHTER, card=card, put=Twice()).choose(0, "yes", "done").choose(1, "yes", "G")
    assert r.asked(1).about["hand"] == "GB"
