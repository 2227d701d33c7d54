"""Enemies of deck IV: whoever beats them gets goods and credits, whoever does not pays in several ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, Self

from msgspec import Meta, Struct
from msgspec.structs import replace

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Blocks, Shot
from starboard.galaxy.adventures.enemy import Enemy
from starboard.galaxy.adventures.opportunity import leave_some
from starboard.galaxy.adventures.salvo import fire_at, without_heavy
from starboard.galaxy.adventures.saying import Said, Things
from starboard.galaxy.flight.crew import lose_crew
from starboard.galaxy.flight.goods import gain_goods, lose_goods
from starboard.galaxy.flight.outlook import goods_gain
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Penalty(Struct, frozen=True, array_like=True):
    """One line of what losers suffer."""

    what: Literal["crew", "goods", "shots"]
    amount: int | tuple[Shot, ...]

    def __post_init__(self) -> None:
        if isinstance(self.amount, tuple) != (self.what == "shots"):
            raise ValueError("shots are listed one by one, anything else has a number")

    def reduced(self, less: int) -> Penalty:
        """The line as it is for somebody who suffers so much less."""
        amount = self.amount
        left = without_heavy(amount, less) if isinstance(amount, tuple) else max(amount - less, 0)
        return replace(self, amount=left)

    def sentence(self) -> Said:
        """The line in words."""
        if isinstance(self.amount, tuple):
            return Said("syndicate-penalty-shots", {"shots": Things("shot", self.amount)})
        return Said(f"syndicate-penalty-{self.what}", {"amount": self.amount})


class Syndicate(Enemy, frozen=True):
    """All attacks come first; then, line by line, every loser pays, the one farthest ahead first (AX-R-16)."""

    penalties: Annotated[
        tuple[Penalty, ...],
        Meta(description="crew or goods : a number, or shots : each shot, for each line"),
    ]
    credits: int = 0
    goods: Blocks = ""

    def reduced(self, less: int) -> Self:
        return replace(self, penalties=tuple(line.reduced(less) for line in self.penalties))

    def stake(self) -> dict[str, Any]:
        stake: dict[str, Any] = {"penalty": "several"}
        for line in self.penalties:
            stake[line.what] = line.amount
        return stake

    def gain(self, table: Table, ship: Ship, less: int) -> dict[str, Any]:
        gained: dict[str, Any] = {"credits": max(self.credits - less, 0)}
        if self.goods:
            goods = goods_gain(table, ship, self.goods, less)
            gained = {**goods, "credits": gained["credits"] + goods["credits"]}
        return gained

    def reward(self, table: Table, ship: Ship, less: int) -> Rule:
        """With five players the second reward is less by 1 credit and by 1 block (AX-9.3)."""
        earn(table, ship, max(self.credits - less, 0), self.kind)
        goods = yield from leave_some(ship, self.goods, less)
        yield from gain_goods(table, ship, goods)

    def avenge(self, table: Table, defeated: list[tuple[Ship, int]]) -> Rule:
        for line in self.penalties:
            if isinstance(line.amount, tuple):
                yield from fire_at(table, defeated, line.amount)
                continue
            lose = lose_crew if line.what == "crew" else lose_goods
            for ship, less in defeated:
                yield from lose(table, ship, line.amount - less)

    def sentences(self) -> Sequence[Said]:
        return [*super().sentences(), *(line.sentence() for line in self.penalties)]


class SmugglerSyndicate(Syndicate, frozen=True, tag="smuggler_syndicate"):
    """Smugglers with cannons."""

    @property
    def like(self) -> str:
        return "smugglers"


class SlaverSyndicate(Syndicate, frozen=True, tag="slaver_syndicate"):
    """Slavers with cannons."""

    @property
    def like(self) -> str:
        return "slavers"


class PirateSyndicate(Syndicate, frozen=True, tag="pirate_syndicate"):
    """Pirates with appetites."""

    @property
    def like(self) -> str:
        return "pirates"
