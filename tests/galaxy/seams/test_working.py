"""What works, works together and finds room where modules have a say, and what they do at the yard."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from starboard.engine import Rule
from starboard.galaxy.catalog.boards import mask_of
from starboard.galaxy.flight.launch import Piles
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import Room, life_supports, working
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_cards import SCOUT, TUG
from tests.galaxy.seams.conftest import Beginning, Change, Meeting

QUIET = "stardust"


class Dead(Change):
    """What stands on these squares does not work."""

    def __init__(self, *squares: str) -> None:
        self.squares = squares

    def works(self, table: Table, ship: Ship, mask: int) -> int:
        return mask & ~mask_of(ship.board.squares[name] for name in self.squares)


def test_a_dead_engine_does_not_count_and_the_others_do(met: Meeting) -> None:
    r = met(TUG, SCOUT, card="open_space", put=Dead("7,8"), seats=(0,))
    assert r.asked(0).about["strength"] == 0
    r.choose(0, "8,8")
    assert r.events("engines_counted", 0)[0].data["strength"] == 2


def test_tokens_in_a_dead_battery_give_no_energy(met: Meeting) -> None:
    two = TUG.replace("6,7 battery_2 0300 cells=2\n", "6,7 battery_2 0303 cells=2\n5,7 battery_2 0300 cells=1\n")
    two = two.replace("8,7 structural 0033\n", "8,7 structural 0333\n9,7 structural 0033\n9,8 double_engine 3000 ^\n")
    r = met(two, SCOUT, card="open_space", put=Dead("6,7"), seats=(0,))
    assert set(r.options(0)) == {"8,8", "9,8", "done"}
    r.choose(0, "8,8")
    ship = r.state.ships[0]
    assert {ship.board.names[square]: left for square, left in ship.cells.items()} == {"6,7": 2, "5,7": 0}
    assert r.events("engines_counted", 0)[0].data["strength"] == 3, "there was energy for one of them"


def test_a_ship_that_works_is_counted_as_it_is(met: Meeting) -> None:
    r = met(TUG, SCOUT, card=QUIET, put=Dead(), seats=(0,))
    assert working(r.state, r.state.ships[0]) is r.state.ships[0]


ALIENS = """
ship I
7,7 starting_cabin 3333 crew=2
8,7 cabin 3333 alien=purple
9,7 life_support_purple 0003
6,7 cabin 0300 crew=2
7,8 engine 3000 ^
"""
"""A life support joined to one cabin and far from the other."""


class Link(Change):
    """The cabin on 6,7 works together with 9,7, or with nothing more."""

    def __init__(self, to: str = "") -> None:
        self.to = to

    def links(self, table: Table, ship: Ship, linked: Sequence[int]) -> Sequence[int]:
        here, more = ship.board.squares["6,7"], 1 << ship.board.squares[self.to] if self.to else 0
        return [mask | more if square == here else mask for square, mask in enumerate(linked)]


@pytest.mark.parametrize(
    ("put", "near", "far"),
    [
        (Change(), {"purple"}, set()),
        (Dead("9,7"), set(), set()),
        (Dead("7,8"), {"purple"}, set()),
        (Link(), {"purple"}, set()),
        (Link("9,7"), {"purple"}, {"purple"}),
    ],
)
def test_life_support_serves_what_it_works_with(met: Meeting, put: Change, near: set[str], far: set[str]) -> None:
    table = met(ALIENS, SCOUT, card=QUIET, put=put, seats=(0,), fly_on=False).state
    ship = table.ships[0]
    assert life_supports(table, ship, ship.board.squares["8,7"]) == near
    assert life_supports(table, ship, ship.board.squares["6,7"]) == far


class Attic(Change):
    """On 6,7 there is room for two blocks, one of them red."""

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        return room._replace(holds=2, special=1) if ship.board.names[square] == "6,7" else room


def test_where_a_module_makes_room_there_is_room_for_so_many_blocks_and_so_many_red_ones(met: Meeting) -> None:
    ship = SCOUT + "6,7 structural 0300\n"
    r = met(ship, SCOUT, card="planets planets=RRGG days=1", put=Attic(), seats=(0,)).choose(0, "land 1")

    def loads() -> list[str]:
        return [option for option in r.options(0) if option.startswith("load ")]

    assert loads() == ["load R 6,7", "load G 6,7"]
    r.choose(0, "load R 6,7")
    assert loads() == ["load G 6,7"]
    r.choose(0, "load G 6,7")
    assert loads() == []


BUILT = """
ship I
6,7 cabin 0300
7,7 starting_cabin 3333
8,7 cabin 0003
"""


class Closed(Change):
    """Nobody moves into the cabin on 6,7, though humans would like it there."""

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        return room._replace(berths=0) if ship.board.names[square] == "6,7" else room


def test_cabins_behind_one_without_berths_are_manned(begun: Beginning) -> None:
    r = begun(Closed(), ships=[BUILT, BUILT]).choose(0, "finish 1").choose(1, "finish 2")
    assert [event.data["square"] for event in r.events("crew_boarded", 0)] == ["7,7", "8,7"]


class Moments(Change):
    """Remembers which moments there were."""

    def __init__(self) -> None:
        self.heard: set[str] = set()

    def _hear(self, moment: str) -> Rule:
        self.heard.add(moment)
        yield from ()

    def at_go(self, table: Table) -> Rule:
        return self._hear("go")

    def at_built(self, table: Table) -> Rule:
        return self._hear("built")

    def at_inspected(self, table: Table) -> Rule:
        return self._hear("inspected")

    def at_launched(self, table: Table) -> Rule:
        return self._hear("launched")


@pytest.mark.parametrize("pace", ["real_time", "turns"])
def test_modules_have_their_moments_from_the_start_to_the_launch(begun: Beginning, pace: str) -> None:
    moments = Moments()
    r = begun(moments, pace=pace)
    assert moments.heard == {"go"}
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert moments.heard == {"go", "built", "inspected", "launched"}


class Middle(Change):
    def deck(self, table: Table, piles: Piles) -> Piles:
        return piles._replace(middle=("II-1",), bottom=("III-1",))


def test_a_card_put_into_the_middle_lies_in_the_middle(begun: Beginning) -> None:
    r = begun(Middle()).choose(0, "finish 1").choose(1, "finish 2")
    deck = r.state.flight.deck
    assert (len(deck), deck.index("II-1"), deck[-1]) == (10, 4, "III-1")


class Fussy(Change):
    """Every component beside the starting cabin's left side is an error too."""

    def mistakes(self, table: Table, ship: Ship, found: Sequence[Mistake]) -> Sequence[Mistake]:
        square = ship.board.squares["6,7"]
        return [*found, Mistake("fussy", square)] if ship.layout.occupied >> square & 1 else found


def test_where_errors_are_refused_those_of_modules_are_too(begun: Beginning) -> None:
    r = begun(Fussy(), heap=["structural 1313"], errors="refused").choose(0, "draw")
    squares = {act.split()[1] for act in r.options(0) if act.startswith("weld ")}
    assert squares == {"7,6", "8,7", "7,8"}


class Foreman(Change):
    """Tile 1 is not to be had, finishing with tile 2 does nothing, and nobody welds on 7,6."""

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        return [act for act in acts if act != "finish 1"]

    def do(self, table: Table, seat: int, act: str) -> bool:
        return act == "finish 2"

    def squares(self, table: Table, seat: int, mask: int) -> int:
        return mask & ~(1 << table.ships[seat].board.squares["7,6"])


@pytest.mark.parametrize("pace", ["real_time", "turns"])
def test_modules_do_their_own_acts_and_leave_the_others_to_the_yard(begun: Beginning, pace: str) -> None:
    r = begun(Foreman(), heap=["structural 1313"], pace=pace)
    assert set(r.options(0)) == {"draw", "finish 2"}
    r.choose(0, "draw")
    assert r.game.view(0).table.yard.places[0].hand is not None
    assert {act.split()[1] for act in r.options(0) if act.startswith("weld ")} == {"6,7", "8,7", "7,8"}
    r.choose(0, "return").choose(1, "finish 2")
    assert not r.events("ship_finished"), "the module has done it, in its own way"


def test_what_a_module_finds_wrong_is_told_before_a_ship_is_finished(begun: Beginning) -> None:
    r = begun(Fussy(), ships=[BUILT, BUILT.replace("6,7 cabin 0300\n", "")])
    assert r.asked(0).about["errors"] == [["fussy", "6,7", ""]]
    assert "errors" not in r.asked(1).about
