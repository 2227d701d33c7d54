"""What ships carry and what they have lost in flight, counted for the terms of missions.

Lost is what was destroyed, came loose or was abandoned during the flight (MX-4.5), and crew by whatever cause; giving
up itself loses nothing (MX-2.27).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.flight.crew import CrewGone
from starboard.galaxy.flight.hits import Happened
from starboard.galaxy.flight.sections import with_all_sections
from starboard.galaxy.modules.missions.components import HEAVY, PARTS
from starboard.galaxy.modules.missions.memory import note_for, noted_for
from starboard.galaxy.registry import figures
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

COMPONENTS, CREW, ALIENS, GUESTS = "components", "crew", "aliens", "guests"
LUXURY = "luxury"
"""The part of a cabin for one guest, where the game has such."""


def _weight(ship: Ship) -> int:
    """Printed weight, whatever a mission makes of it in flight."""
    return sum(ship.layout.at(square).parts.get(HEAVY) for square in ship.layout.squares_with(HEAVY))


def _alien_colours(ship: Ship) -> int:
    return len({figures()[letter].colour for letter in ship.aboard} - {""})


CARRIED: Mapping[str, Callable[[Ship], int]] = {
    "weight": _weight,
    "crew": lambda ship: ship.crew_count,
    "alien_colours": _alien_colours,
}
"""What a ship can carry besides special components."""


def carried(ship: Ship, what: str) -> int:
    """How much of something is on a ship: special components by their parts, whether they work or not (MX-2.26)."""
    count = CARRIED.get(what)
    return len(ship.layout.squares_with(what)) if count is None else count(ship)


def lost(table: Table, seat: int, what: str) -> int:
    """How much of something a seat has lost in this flight."""
    if what == GUESTS:
        boarded: int = noted_for(table, seat, "guests_boarded", 0)
        left: int = noted_for(table, seat, GUESTS, boarded)
        return boarded - left
    number: int = noted_for(table, seat, "lost", {}).get(what, 0)
    return number


def _add(table: Table, seat: int, found: Mapping[str, int]) -> None:
    counts: dict[str, int] = dict(noted_for(table, seat, "lost", {}))
    for what, number in found.items():
        if number:
            counts[what] = counts.get(what, 0) + number
    note_for(table, seat, lost=counts)


def note_launch(table: Table) -> None:
    """How many guests set out."""
    for ship in table.in_flight():
        if guests := guests_on(ship):
            note_for(table, ship.seat, guests_boarded=guests)


def note_components(table: Table, ship: Ship, happened: Happened) -> None:
    """Components have gone, in whatever way."""
    if table.course is None or not happened.lost:
        return
    gone = [happened.before.at(square).parts for square in bits(happened.lost)]
    special = {part: sum(bool(parts.get(part)) for parts in gone) for part in PARTS}
    _add(table, ship.seat, {COMPONENTS: len(gone), **special})


def note_crew(table: Table, ship: Ship, gone: CrewGone) -> None:
    """Crew members have gone, for whatever reason."""
    if table.course is None:
        return
    kinds = figures()
    _add(
        table,
        ship.seat,
        {CREW: len(gone.letters), ALIENS: sum(bool(kinds[letter].colour) for letter in gone.letters)},
    )
    if noted_for(table, ship.seat, "guests_boarded", 0):
        note_for(table, ship.seat, guests=guests_on(ship))


def guests_on(ship: Ship) -> int:
    """How many guests of luxury cabins are on a ship, in sections that are away, too."""
    whole = with_all_sections(ship) if ship.absent else ship
    return sum(square in whole.figures for square in whole.layout.squares_with(LUXURY))
