"""Flying by the strength of the engines: a ship moves ahead, and what of it has none is stranded."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

from starboard.engine.request import Request
from starboard.galaxy.flight.declare import declare
from starboard.galaxy.flight.giving_up import leave
from starboard.galaxy.flight.outlook import ending
from starboard.galaxy.flight.track import move
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


def fly_by_engines(
    table: Table, ship: Ship, card: str, kind: str, times: int = 1
) -> Generator[Request, Any, float | None]:
    """The owner declares engine strength and the ship moves by it, or by so many times as much.

    The strength that was used is given back, None if the ship has left the race meanwhile.

    Of several sections those without any give up, at once or after the card as the edition has it, and the others move
    by the lowest of theirs. In a test flight nobody gives up.
    """

    def then(values: Mapping[str, float]) -> Mapping[str, Any]:
        if table.is_test_flight or min(values.values(), default=0) > 0:
            return {}
        return {"then": "section_no_engines"} if max(values.values(), default=0) > 0 else ending("no_engines")

    strengths: dict[str, float] = {}
    strength = yield from declare(table, ship, "engines", "need", by_section=strengths, then_by_section=then, card=card)
    if strength is None:
        return None
    if strength <= 0 and not table.is_test_flight:
        stranded = [name for name, value in strengths.items() if value <= 0]
        strength = min([value for value in strengths.values() if value > 0], default=0)
        if table.customs.stranded_after_card:
            table.flight.stranded[ship.seat] = stranded
            table.tell("stranded", ship.seat)
        else:
            leave(table, ship, stranded, "no_engines")
    if strength > 0:
        yield from move(table, ship, times * int(strength), kind)
    return strength
