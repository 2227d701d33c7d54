"""Roads about what ships lose: components that come loose or blow up, and crews that panic."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import Any

from starboard.engine import Rule
from starboard.engine.request import Request
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.epidemic import Epidemic, infected_cabins
from starboard.galaxy.adventures.stardust import Stardust
from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.catalog.sides import FRONT
from starboard.galaxy.flight.crew import CrewGone
from starboard.galaxy.flight.damage import destroy, drop, hand_over
from starboard.galaxy.flight.hazards import meteor
from starboard.galaxy.flight.hits import EXPLOSION, Cause, Happened
from starboard.galaxy.flight.sections import reach, with_all_sections
from starboard.galaxy.mechanisms.roads.memory import keep
from starboard.galaxy.registry import human_letters
from starboard.galaxy.seams import LIMIT, SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

VIOLENT = frozenset({"sabotage", EXPLOSION})
"""What destroys components by force besides meteors and shots."""


JUNK = "space_junk"
"""What ships remember of components that have fallen off: how many still lie about."""


def is_violent(cause: Cause) -> bool:
    """Whether components were destroyed by a meteor, a shot, sabotage or an explosion."""
    return cause.hit is not None or cause.what in VIOLENT


class CosmicPsychosis:
    """After every card one roll for coordinates, in hyperspace too: a cabin with humans goes (BX-12.16, KX-13.54)."""

    name = "cosmic_psychosis"
    rank: Mapping[str, int] = {}

    def at_resolved(self, table: Table) -> Rule:
        ships = held_by(table, self.name, table.in_flight())
        for ship, square in roll_for_square(table, self.name, ships, everywhere=True) if ships else ():
            if any(letter in human_letters() for letter in with_all_sections(ship).figures.get(square, "")):
                yield from self._destroy(table, ship, square)

    def _destroy(self, table: Table, ship: Ship, square: int) -> Rule:
        """A cabin goes, wherever it is; what falls off in hyperspace hits nobody (BX-R-93)."""
        rule, junk = destroy(table, ship, 1 << square, Cause(self.name)), ship.drawers.get(JUNK, 0)
        away = [name for name in ship.away if ship.board.names[square] in ship.absent[name]["pieces"]]
        yield from reach(table, ship, away, rule) if away else rule
        if away:
            keep(ship, JUNK, junk)


def held_by(table: Table, name: str, ships: Iterable[Ship]) -> list[Ship]:
    """Those of these ships that a road holds for."""
    held = table.holders(name)
    return [ship for ship in ships if ship.seat in held]


def roll_for_square(table: Table, road: str, ships: list[Ship], *, everywhere: bool = False) -> list[tuple[Ship, int]]:
    """One roll for a column and one for a row, by the first of these ships; the occupied square of each, or -1.

    With `everywhere` also a square of a section that is away.
    """
    for_column, for_row = table.roll(ships[0].seat), table.roll(ships[0].seat)
    found = []
    for ship in ships:
        square = ship.board.spot(for_column, for_row)
        layout = with_all_sections(ship).layout if everywhere else ship.layout
        if square < 0 or not layout.occupied >> square & 1:
            square = -1
        name = ship.board.names[square] if square >= 0 else None
        table.tell("spot_rolled", ship.seat, road=road, spot=ship.board.place(for_column, for_row), square=name)
        found.append((ship, square))
    return found


class SpaceJunk:
    """What falls off hits the ships behind as large meteors once the card is over (BX-12.8 to 12.12, KX-13.51)."""

    name: str
    rank: Mapping[str, int]

    def after_components(self, table: Table, ship: Ship, happened: Happened) -> Rule:
        """Ships that are out of the race leave no junk (BX-R-93)."""
        fallen = happened.fallen.bit_count()
        if fallen and table.stage == "card" and table.is_racing(ship):
            keep(ship, JUNK, ship.drawers.get(JUNK, 0) + fallen)
        yield from ()

    def at_resolved(self, table: Table) -> Rule:
        for ship in table.in_order():
            while ship.drawers.get(JUNK, 0) and table.is_racing(ship):
                keep(ship, JUNK, ship.drawers[JUNK] - 1)
                ships = table.in_order()
                behind = held_by(table, self.name, ships[ships.index(ship) + 1 :])
                if behind:
                    table.tell("junk_flies", ship.seat)
                    yield from meteor(table, "large", FRONT, behind, roller=ship.seat)
        self._sweep(table)

    def _sweep(self, table: Table) -> None:
        """What lies about is swept up."""
        for ship in table.ships:
            if JUNK in ship.drawers:
                ship.drawers = {what: value for what, value in ship.drawers.items() if what != JUNK}


class Explosive:
    """What is destroyed by force and holds something takes those around it along (BX-12.28, BX-12.29, KX-13.60)."""

    rank: Mapping[str, int] = {}

    def __init__(self, name: str, *stores: str) -> None:
        self.name = name
        self._stores = stores

    def doomed(self, table: Table, ship: Ship, squares: int, cause: Cause) -> int:
        if is_violent(cause):
            contents: list[Mapping[int, Any]] = [getattr(ship, store) for store in self._stores]
            for square in bits(squares):
                if any(content.get(square) for content in contents):
                    squares |= ship.board.eight[square]
        return squares


class PersonalizedCabins:
    """Whoever loses crew gives up their cabins, too; lost cabins cost nothing (KX-13.49)."""

    name = "personalized_cabins"
    rank: Mapping[str, int] = {"after_crew": SOURCE}
    """Before anybody wakes up."""

    def after_crew(self, table: Table, ship: Ship, gone: CrewGone) -> Rule:
        cabins = mask_of(square for square in bits(gone.squares) if ship.layout.occupied >> square & 1)
        if cabins and not ship.drawers.get(self.name):  # who goes with these cabins takes no further one along
            keep(ship, self.name, True)
            yield from hand_over(table, ship, cabins, Cause(self.name))
            ship.drawers = {what: value for what, value in ship.drawers.items() if what != self.name}

    def after_components(self, table: Table, ship: Ship, happened: Happened) -> Rule:
        lost = list(ship.lost)
        for square in bits(happened.lost):
            piece = happened.before.at(square)
            if piece.parts.cabin and piece.tile in lost:
                lost.remove(piece.tile)
        ship.lost = tuple(lost)
        yield from ()


class RemorselessFate:
    """What hits the lowest hits all but the highest; epidemics and stardust are worse (BX-12.21, KX-13.52)."""

    name = "remorseless_fate"
    rank: Mapping[str, int] = {"victims": LIMIT, "gate_suffer": LIMIT}
    """Whatever others make of the lowest, this is what holds (BX-R-70)."""

    def victims(
        self, table: Table, ranking: list[tuple[Ship, float]], measure: str, victims: list[tuple[Ship, int]]
    ) -> list[tuple[Ship, int]]:
        """Of those who tie for the highest the last one is farthest behind, and is spared."""
        return [(ship, 0) for ship, _ in ranking[:-1]]

    def gate_suffer(self, table: Table, ship: Ship, card: Adventure) -> Generator[Request, Any, bool]:
        yield from ()
        if isinstance(card, Epidemic):
            yield from hand_over(table, ship, mask_of(infected_cabins(table, ship)), Cause(self.name))
            return False
        if isinstance(card, Stardust):
            exposed = mask_of({square for square, _ in ship.layout.exposed})
            yield from drop(table, ship, exposed, Cause(self.name))
            return False
        return True
