"""Combat zone: three lines, and in each only the weakest ship pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure, Shot
from starboard.galaxy.adventures.opportunity import lets
from starboard.galaxy.adventures.salvo import fire_at, without_heavy
from starboard.galaxy.adventures.saying import Said, Things
from starboard.galaxy.flight.crew import lose_crew
from starboard.galaxy.flight.goods import lose_goods
from starboard.galaxy.flight.track import move_back_all
from starboard.galaxy.flight.weakest import find_victims
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

    def stake(self) -> dict[str, Any]:
        """What the lowest suffers, as contests tell it."""
        return {"penalty": self.penalty, "shots" if self.penalty == "shots" else "amount": self.amount}

    def reduced(self, less: int) -> Line:
        """The line as it is for somebody who suffers so much less."""
        amount = self.amount
        left = without_heavy(amount, less) if isinstance(amount, tuple) else max(amount - less, 0)
        return replace(self, amount=left)

    def sentence(self) -> Said:
        """The line in words."""
        if isinstance(self.amount, tuple):
            penalty = Said("combat-penalty-shots", {"shots": Things("shot", self.amount)})
        else:
            penalty = Said(f"combat-penalty-{self.penalty}", {"amount": self.amount})
        return Said("combat-line", {"criterion": Said(f"combat-criterion-{self.criterion}"), "penalty": penalty})


class CombatZone(Adventure, frozen=True, tag="combat_zone"):
    """Resolved from top to bottom; a lone traveller passes through unseen, also where the others left midway."""

    lines: Annotated[
        tuple[Line, ...],
        Meta(
            description="crew, engines or cannons : days, crew or goods : a number, or shots : each shot, for each line"
        ),
    ]

    def sentences(self) -> Sequence[Said]:
        return [*super().sentences(), *(line.sentence() for line in self.lines)]

    def play(self, table: Table) -> Rule:
        if len(table.in_order()) < 2:
            table.tell("card_ignored", card=self.id)
            return
        for number, line in enumerate(self.lines):
            victims = yield from find_victims(table, line.criterion, line.stake(), card=self.id, line=number)
            suffering = []
            for ship, less in victims:
                if (yield from lets(ship.seams.gate_suffer, table, ship, replace(self, lines=(line.reduced(less),)))):
                    suffering.append((ship, less))
            yield from self._suffer(table, suffering, line)

    def _suffer(self, table: Table, victims: Sequence[tuple[Ship, int]], line: Line) -> Rule:
        amount = line.amount
        if isinstance(amount, tuple):
            yield from fire_at(table, victims, amount)
        elif line.penalty == "days":
            yield from move_back_all(table, [(ship, max(amount - less, 0)) for ship, less in victims], self.kind)
        elif line.penalty == "crew":
            for ship, less in victims:
                yield from lose_crew(table, ship, amount - less)
        else:
            for ship, less in victims:
                yield from lose_goods(table, ship, amount - less)
