"""What a golden title demands of its holder, from the first component of the last flight to its end.

All of it is reconstructed (K2-R-9) and stands here, a class for each title, so that it can be replaced.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import SMOOTH
from starboard.galaxy.catalog.figures import HUMAN
from starboard.galaxy.flight.crew import CrewGone, after_losing, lose_one
from starboard.galaxy.mechanisms.titles import golden
from starboard.galaxy.modules.transgalactic_trek.scores import has_view
from starboard.galaxy.registry import figures
from starboard.galaxy.seams import LAST, LIMIT, Modifier
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import Room
from starboard.galaxy.table import Table

CROSSROADS = "crossroads"
"""What the inspector calls a component with connectors on all four sides."""


class GoldenHauler:
    """Supreme Hauler: no component holds two blocks of a colour; what is too much goes back to the bank (K2-11.2)."""

    name = golden("supreme_hauler")
    rank: Mapping[str, int] = {"room": LIMIT}

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        """Each colour once."""
        return room._replace(distinct=True) if room.holds else room


class GoldenBatteries:
    """Battery Master: single cannons and single engines do nothing (K2-11.4)."""

    name = golden("battery_master")
    rank: Mapping[str, int] = {}

    def works(self, table: Table, ship: Ship, mask: int) -> int:
        """What is neither double nor anything else stands still."""
        for square, piece in ship.layout.placed():
            if 1 in (piece.parts.cannon, piece.parts.engine):
                mask &= ~(1 << square)
        return mask


class GoldenQuarters:
    """Xeno-Quartermaster: aliens whose cabin is joined to another cabin leave the ship (K2-11.6)."""

    name = golden("xeno_quartermaster")
    rank: Mapping[str, int] = {"room": LIMIT, "at_resolved": LAST}

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        """Nobody moves in who would leave at the launch."""
        if table.course is None and room.berths and _is_joined_to_cabin(ship, square):
            return room._replace(who="".join(letter for letter in room.who if letter == HUMAN))
        return room

    def at_launched(self, table: Table) -> Rule:
        """Whoever is there all the same."""
        yield from self._look(table)

    def at_resolved(self, table: Table) -> Rule:
        """After each card and whatever else follows it, before anybody gives up (K2-R-10)."""
        yield from self._look(table)

    def _look(self, table: Table) -> Rule:
        kinds = figures()
        for ship in _flying(table, self.name):
            leaving = [
                (square, letter)
                for square, letters in sorted(ship.figures.items())
                if _is_joined_to_cabin(ship, square)
                for letter in letters
                if kinds[letter].colour
            ]
            yield from _leave(table, ship, leaving)


class GoldenView:
    """Cruise Captain: crew lives in the starting cabin and where there is a view (K2-11.8)."""

    name = golden("cruise_captain")
    rank: Mapping[str, int] = {"room": LIMIT, "at_resolved": LAST}

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        """Other cabins stay empty at the launch."""
        return room._replace(berths=0) if table.course is None and room.berths and _is_dull(ship, square) else room

    def at_resolved(self, table: Table) -> Rule:
        """Whoever has lost the view leaves, after the card and before anybody gives up (K2-R-10)."""
        for ship in _flying(table, self.name):
            dull = [square for square in ship.manned() if ship.layout.at(square).parts.cabin and _is_dull(ship, square)]
            yield from _leave(table, ship, [(square, letter) for square in dull for letter in ship.crew_at(square)])


class GoldenEngineer:
    """Master Engineer: every lost component costs two credits (K2-11.10)."""

    name = golden("master_engineer")
    rank: Mapping[str, int] = {}

    def amount_losses(self, table: Table, ship: Ship, amount: int) -> int:
        """Twice as much."""
        return 2 * amount


class GoldenCorridors:
    """Corridor Master: connectors on all four sides are an error, but for the starting cabin (K2-11.12)."""

    name = golden("corridor_master")
    rank: Mapping[str, int] = {}

    def mistakes(self, table: Table, ship: Ship, found: Sequence[Mistake]) -> Sequence[Mistake]:
        """One for each crossroads."""
        crossroads = [
            Mistake(CROSSROADS, square)
            for square, piece in ship.layout.placed()
            if SMOOTH not in piece.sides and piece.parts.cabin != "starting"
        ]
        return [*found, *crossroads]


def _flying(table: Table, modifier: str) -> list[Ship]:
    """The ships in flight for which a modifier holds."""
    holders = table.holders(modifier)
    return [ship for ship in table.in_flight() if ship.seat in holders]


def _is_joined_to_cabin(ship: Ship, square: int) -> bool:
    layout = ship.layout
    return any(layout.at(other).parts.cabin for other in bits(layout.joins[square]))


def _is_dull(ship: Ship, square: int) -> bool:
    return ship.layout.at(square).parts.cabin != "starting" and not has_view(ship, square)


def _leave(table: Table, ship: Ship, leaving: Sequence[tuple[int, str]]) -> Rule:
    """These crew members go; it is an ordinary loss (K2-R-9)."""
    gone = CrewGone()
    for square, letter in leaving:
        gone = lose_one(table, ship, square, gone, letter)
    yield from after_losing(table, ship, gone)


GOLDEN: tuple[Modifier, ...] = (
    GoldenHauler(),
    GoldenBatteries(),
    GoldenQuarters(),
    GoldenView(),
    GoldenEngineer(),
    GoldenCorridors(),
)
"""What each title of the module demands."""
