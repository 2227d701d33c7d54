"""What views show of a ship is what the rules would count, modules included."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from starboard.arena.match import Match
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.flight.strengths import printed_strengths, strengths
from starboard.galaxy.seams import BURDEN
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_cards import SCOUT, WARSHIP
from tests.galaxy.seams.conftest import Change, Meeting
from tests.galaxy.test_sections import LEFT_CELLS, halves, ready

SLAVERS = "slavers strength=9 days=1 crew_loss=0 credits=1"


def test_ships_in_which_no_module_has_a_say_are_shown_as_they_are_counted() -> None:
    game = Game.new(RULES, RULES.setup(4, {"rounds": "III"}), "counted at a glance")
    match, seen = Match(game, [SensibleBot(seat) for seat in range(4)]), set()
    while not game.over:
        match.step()
        for ship in game.state.ships:
            shown = printed_strengths(ship)
            assert strengths(game.state, ship) == shown
            seen.add(shown)
    assert len(seen) > 30


@pytest.mark.parametrize("right", ["9,7 engine 3000 ^\n", "9,7 double_engine 3000 ^\n9,5 cannon 0030 ^\n"])
def test_halves_are_shown_as_they_are_counted(right: str) -> None:
    table, ship = ready(halves("4,7 double_engine 3000 ^\n4,5 double_cannon 0030 <\n" + LEFT_CELLS, right))
    assert strengths(table, ship) == printed_strengths(ship)


class Heavy(Change):
    """Slow and weak, and nothing in column 6 works."""

    rank: Mapping[str, int] = {"amount_engines": BURDEN, "amount_cannons": BURDEN}

    def amount_engines(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return max(value - 1, 0)

    def amount_cannons(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value / 2

    def amount_exposed(self, table: Table, ship: Ship, exposed: int, why: str) -> int:
        return exposed + 5

    def works(self, table: Table, ship: Ship, mask: int) -> int:
        return mask & ~(1 << ship.board.squares["6,6"])


def test_modules_have_a_say_in_what_a_view_shows(met: Meeting) -> None:
    r = met(WARSHIP, WARSHIP, card=SLAVERS.replace("=9", "=1"), put=Heavy(), seats=(0,))
    mine, other = r.game.view(0).table.ships
    assert (mine.engines, mine.cannons, mine.cannons_powered) == (0, 0.5, 1.5)
    assert (other.engines, other.cannons, other.cannons_powered) == (1, 2, 4)
    assert mine.exposed_connectors == other.exposed_connectors + 5
    r.choose(0, "7,6")
    assert r.events("cannons_counted", 0)[0].data["strength"] == mine.cannons_powered


class Weather(Change):
    """What engines are worth changes during a flight, though nothing on the ship does."""

    def amount_engines(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value + len(table.flight.played)


def test_a_ship_is_drawn_again_when_a_module_may_count_it_otherwise(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, card="meteors meteors=small_front", put=Weather(), dice=[2], fly_on=False)
    before = r.game.view(0).table.ships[0].engines
    r.choose(0, "fly on").choose(1, "fly on")
    assert r.game.view(0).table.ships[0].engines == before + 1
