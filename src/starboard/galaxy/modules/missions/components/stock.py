"""Special components in the warehouse: mixed with the others, never set aside, and gone after the flight (MX-3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule
from starboard.galaxy.catalog.components import COMPONENTS, warehouse
from starboard.galaxy.modules.missions.components import STOCK, is_special
from starboard.galaxy.modules.missions.memory import NAME, mission_of, note, noted, parts_in_use
from starboard.galaxy.seams import LIMIT, SOURCE
from starboard.galaxy.table import Table
from starboard.galaxy.yard.building import SET_ASIDE

DEALT = "dealt"
STREAM = "special components"


def tiles_with(parts: Sequence[str]) -> list[int]:
    """The special components that have one of these parts."""
    return [tile for tile in warehouse(NAME) if any(COMPONENTS[tile].turned[0].parts.get(part) for part in parts)]


def deal(table: Table, parts: Sequence[str], number: int) -> None:
    """Everybody is to begin with so many of these at their place; the others stay in the box (MX-2.19)."""
    tiles = table.chance.shuffled(STREAM, tiles_with(parts))
    seats = range(table.setup.seats)
    note(table, dealt=[tiles[number * seat : number * (seat + 1)] for seat in seats])


class SpecialComponents:
    """They join the warehouse after others have removed what they like from it."""

    name = STOCK
    rank: Mapping[str, int] = {"warehouse": LIMIT, "acts": LIMIT, "at_go": SOURCE}
    """What is dealt leaves the warehouse before others order anything from it."""

    def warehouse(self, table: Table, tiles: Sequence[int]) -> Sequence[int]:
        """Those of the mission; where some are dealt, only these (MX-3.2, MX-3.5)."""
        mission = mission_of(table)
        if mission is None:
            return tiles
        dealt = noted(table, DEALT)
        if dealt is not None:
            return [*tiles, *(tile for each in dealt for tile in each)]
        return [*tiles, *tiles_with(parts_in_use(table))]

    def at_go(self, table: Table) -> Rule:
        """What is dealt lies at everybody's place when building begins (MX-3.4)."""
        yard = table.yard
        assert yard is not None, "building begins"
        for place, tiles in zip(yard.places, noted(table, DEALT, ()), strict=False):
            yard.heap = [tile for tile in yard.heap if tile not in tiles]
            place.aside = (*place.aside, *tiles)
        yield from ()

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        """What comes from the warehouse is built in or goes back there (MX-3.3)."""
        if SET_ASIDE not in acts:
            return acts
        assert table.yard is not None, "somebody builds"
        place = table.yard.places[seat]
        return [act for act in acts if act != SET_ASIDE] if is_special(place.hand) and not place.kept else acts
