"""Combat zone: three lines, and in each only the weakest ship pays."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from starboard.engine import Rule
from starboard.engine.request import Request
from starboard.galaxy.adventures.adventure import Adventure, Shot, parse_hazard
from starboard.galaxy.adventures.saying import Said, Things
from starboard.galaxy.flight.crew import lose_crew
from starboard.galaxy.flight.goods import lose_goods
from starboard.galaxy.flight.hazards import fire
from starboard.galaxy.flight.power import count_cannons, count_engines
from starboard.galaxy.flight.track import move
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Line(Struct, frozen=True, array_like=True):
    """One line of the card: in what the lowest is sought, what he loses, and how much of it."""

    criterion: Literal["crew", "engines", "cannons"]
    penalty: Literal["days", "crew", "goods", "shots"]
    amount: int | tuple[Shot, ...]

    def __post_init__(self) -> None:
        if isinstance(self.amount, tuple) != (self.penalty == "shots"):
            raise ValueError("shots are listed one by one, anything else has a number")

    def sentence(self) -> Said:
        """The line in words."""
        if isinstance(self.amount, tuple):
            penalty = Said("combat-penalty-shots", {"shots": Things("shot", self.amount)})
        else:
            penalty = Said(f"combat-penalty-{self.penalty}", {"amount": self.amount})
        return Said("combat-line", {"criterion": Said(f"combat-criterion-{self.criterion}"), "penalty": penalty})


class CombatZone(Adventure, frozen=True, tag="combat_zone"):
    """Resolved from top to bottom; a lone traveller passes through unseen."""

    lines: Annotated[
        tuple[Line, ...],
        Meta(
            description="crew, engines or cannons : days, crew or goods : a number, or shots : each shot, for each line"
        ),
    ]

    def sentences(self) -> Sequence[Said]:
        return [*super().sentences(), *(line.sentence() for line in self.lines)]

    def play(self, table: Table) -> Rule:
        if len(table.flight.positions) < 2:
            table.tell("card_ignored", card=self.id)
            return
        for number, line in enumerate(self.lines):
            weakest = yield from self._find_weakest(table, line.criterion)
            table.tell("weakest", weakest.seat, card=self.id, line=number)
            yield from self._suffer(table, weakest, line)

    def _find_weakest(self, table: Table, criterion: str) -> Generator[Request, Any, Ship]:
        """The lowest value; of those who tie, the one farthest ahead."""
        ships = table.in_order()
        values: list[float] = []
        for ship in ships:
            if criterion == "crew":
                values.append(ship.crew_count)
            elif criterion == "engines":
                values.append((yield from count_engines(table, ship, card=self.id, so_far=values.copy())))
            else:
                values.append((yield from count_cannons(table, ship, card=self.id, so_far=values.copy())))
        return ships[values.index(min(values))]

    def _suffer(self, table: Table, ship: Ship, line: Line) -> Rule:
        if isinstance(line.amount, tuple):
            for text in line.amount:
                yield from fire(table, [ship], *parse_hazard(text), roller=ship.seat)
        elif line.penalty == "days":
            move(table, ship, -line.amount)
        elif line.penalty == "crew":
            yield from lose_crew(table, ship, line.amount)
        else:
            yield from lose_goods(table, ship, line.amount)
