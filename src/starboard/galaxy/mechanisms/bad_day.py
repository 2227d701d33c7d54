"""Bad day: the events of three cards, one after the other, as many as the flight is difficult."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.epidemic import Epidemic
from starboard.galaxy.adventures.sabotage import Sabotage
from starboard.galaxy.adventures.saying import Said
from starboard.galaxy.adventures.stardust import Stardust
from starboard.galaxy.catalog.sheets import LEVELS
from starboard.galaxy.options import plan_of
from starboard.galaxy.table import Table


class BadDay(Adventure, frozen=True, tag="bad_day"):
    """Epidemic; from level II on sabotage as well; from level III on stardust, too. Each is the card of that name."""

    woes: ClassVar[Sequence[type[Adventure]]] = (Epidemic, Sabotage, Stardust)

    def play(self, table: Table) -> Rule:
        for line, woe in enumerate(self.woes[: plan_of(table.round_name).number]):
            card = woe(id=_kind(woe))
            table.tell("day_got_worse", card=self.id, line=line, misfortune=card.kind)
            yield from card.play(table)

    def sentences(self) -> Sequence[Said]:
        woes = zip(LEVELS, self.woes, strict=False)
        rows = [Said("bad-day-row", {"level": level, "woe": Said(f"card-{_kind(woe)}")}) for level, woe in woes]
        return [*super().sentences(), *rows]


def _kind(card: type[Adventure]) -> str:
    return str(card.__struct_config__.tag)
