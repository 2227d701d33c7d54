"""Tactical zone: two columns, and in each only the ship with the lowest difference pays (MX-8.31 to MX-8.38)."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Annotated, Any, cast

from msgspec import Meta

from starboard.engine import Rule
from starboard.engine.request import Request
from starboard.galaxy.adventures.saying import Said
from starboard.galaxy.flight.declare import What, declare, escape, lowest, strength, suffering
from starboard.galaxy.flight.weakest import Declared, victims_of
from starboard.galaxy.modules.missions.supercards.penalties import Effects, in_force, suffer, total
from starboard.galaxy.modules.missions.supercards.supercard import Supercard
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

Measure = Annotated[
    str,
    Meta(
        pattern="^(crew|engines|cannons) minus (crew|engines|cannons)$",
        description="two of crew, engines and cannons with _minus_ between them",
    ),
]


class TacticalZone(Supercard, frozen=True, tag="tactical_zone"):
    """A lone traveller passes through unseen (MX-8.37)."""

    first: Measure
    left: Effects
    second: Measure
    right: Effects

    def sentences(self) -> Sequence[Said]:
        """For each column what is compared, then what each of its lines costs."""
        said = [Said(f"card-{self.kind}.text")]
        for measure, effects in self.columns():
            said.append(Said("super-column", {"criterion": Said(f"combat-criterion-{measure}")}))
            said += [effect.sentence() for effect in effects]
        return said

    def columns(self) -> tuple[tuple[str, Effects], tuple[str, Effects]]:
        """What is compared and what is lost, left then right."""
        return (self.first.replace(" ", "_"), self.left), (self.second.replace(" ", "_"), self.right)

    def play(self, table: Table) -> Rule:
        """Each column is computed anew, with what the one before has left (MX-8.36)."""
        if len(table.in_order()) < 2:
            table.tell("card_ignored", card=self.id)
            return
        for number, (measure, effects) in enumerate(self.columns()):
            penalty = total(in_force(table, effects))
            values = yield from self._compare(table, measure, penalty.stake(), number)
            victims = victims_of(table, measure, values, card=self.id, line=number)
            yield from suffer(table, [(ship, penalty.reduced(less)) for ship, less in victims], self.kind)

    def _compare(
        self, table: Table, measure: str, stake: Mapping[str, Any], line: int
    ) -> Generator[Request, Any, Declared]:
        """The differences of all ships in the race, leader first; nothing if only one is left to be compared."""
        ships, values = table.in_order(), cast(Declared, [])
        facts: dict[str, Any] = {"card": self.id, "measure": measure, "line": line}
        if len(ships) > 1:
            table.tell("contest", order=[ship.seat for ship in ships], against=None, stake=stake, **facts)
        for place, ship in enumerate(ships if len(ships) > 1 else ()):
            if not table.is_racing(ship):
                continue
            still = [other for other in ships[place + 1 :] if table.is_racing(other)]
            losing = suffering(table, measure, [*(before for before, _ in values), ship, *still])
            so_far = [value for _, value in values]
            difference = yield from self._difference(table, ship, measure, so_far, losing, is_last=not still)
            if difference is not None:
                table.tell("difference_counted", ship.seat, strength=difference, measure=measure)
                values.append((ship, difference))
        if len(values) < 2:
            table.tell("contest_off", **facts)
            return []
        return values

    def _difference(
        self, table: Table, ship: Ship, measure: str, so_far: Sequence[float], losing: Sequence[int], *, is_last: bool
    ) -> Generator[Request, Any, float | None]:
        """The owner powers what they like on both sides, what counts first; None if the ship has left meanwhile."""
        more, less = cast(tuple[What, What], tuple(measure.split("_minus_")))
        known: dict[str, Any] = {"card": self.id, "so_far": so_far, "losing": losing}
        then, decides = lowest(so_far, losing), escape(so_far, losing, is_last)
        minus = strength(table, ship, less)
        plus = yield from declare(
            table,
            ship,
            more,
            "compare",
            lambda value: then(value - minus),
            lambda least, most: decides(least - minus, most - minus),
            minus=minus,
            **known,
        )
        if plus is None:
            return None
        stands: float = plus
        taken_off = yield from declare(
            table,
            ship,
            less,
            "compare",
            lambda value: then(stands - value),
            lambda least, most: decides(stands - most, stands - least),
            plus=stands,
            **known,
        )
        return None if taken_off is None else stands - taken_off
