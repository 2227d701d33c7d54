"""Armories and auto-defense systems: what they count, and which components they guard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.modules.newer_technology.rooms import armed_crew
from starboard.galaxy.seams import BONUS, SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import links, working
from starboard.galaxy.table import Table

AUTO_DEFENSE = "auto_defense"


class Armories:
    """Armed crew counts twice where crews are compared, and only there (AX-3.56 to 3.58)."""

    name = "armory"
    rank: Mapping[str, int] = {"amount_crew": BONUS}

    def amount_crew(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value + sum(armed_crew(table, ship).values()) if count.purpose == "compare" else value

    def guards(self, table: Table, ship: Ship, mask: int) -> int:
        return mask | mask_of(armed_crew(table, ship))


class AutoDefense:
    """Each pair adds 1 to the cannons, for nothing and in every direction; each system guards its component."""

    name = "auto_defense"
    rank: Mapping[str, int] = {"amount_cannons": SOURCE}
    """Before the alien, who builds on it (AX-3.50)."""

    def amount_cannons(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        squares = working(table, ship).layout.squares_with(AUTO_DEFENSE)
        if len(squares) < 2:
            return value
        before = _sections_before(ship, count.section)
        linked, there = links(table, ship), count.section | before
        more = pairs([square for square in squares if there >> square & 1], linked)
        return value + more - pairs([square for square in squares if before >> square & 1], linked)

    def guards(self, table: Table, ship: Ship, mask: int) -> int:
        return mask | mask_of(working(table, ship).layout.squares_with(AUTO_DEFENSE))


def _sections_before(ship: Ship, section: int) -> int:
    """The squares of those sections of a ship that are counted before this one: a link may pair systems of two."""
    sections = ship.board.sections
    return sum(sections[: sections.index(section)]) if section in sections else 0


def pairs(squares: Sequence[int], linked: Sequence[int]) -> int:
    """The most pairs that can be made of these components, each working together with its fellow (AX-R-6)."""
    everybody = mask_of(squares)
    return _most_pairs(everybody, tuple(linked[square] & everybody for square in bits(everybody)))


@lru_cache(maxsize=1024)
def _most_pairs(everybody: int, linked: tuple[int, ...]) -> int:
    near = dict(zip(bits(everybody), linked, strict=True))
    known: dict[int, int] = {0: 0}

    def most(left: int) -> int:
        if left not in known:
            first = next(bits(left))
            rest = left & ~(1 << first)
            paired = [1 + most(rest & ~(1 << other)) for other in bits(near[first] & rest)]
            known[left] = max(most(rest), *paired) if paired else most(rest)
        return known[left]

    return most(everybody)
