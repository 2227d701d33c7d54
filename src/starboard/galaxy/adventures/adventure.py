"""What all adventure cards have in common. Each kind of card has its own file with its rule, top to bottom."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from starboard.engine import Rule
from starboard.galaxy.catalog.components import SIDES
from starboard.galaxy.table import Table

Blocks = Annotated[str, Meta(pattern="^[RYGB]*$")]
Meteor = Annotated[str, Meta(pattern="^(small|large) (front|right|rear|left)$")]
Shot = Annotated[str, Meta(pattern="^(light|heavy) (front|right|rear|left)$")]


class Adventure(Struct, frozen=True, tag_field="kind", kw_only=True, forbid_unknown_fields=True):
    """A card. `play` resolves it completely for all ships in flight."""

    id: str
    learning: bool = False

    @property
    def kind(self) -> str:
        """The kind of card: its tag in the data file and the key of its words and its picture."""
        return str(self.__struct_config__.tag)

    @property
    def level(self) -> str:
        """The deck it belongs to: I, II or III."""
        return self.id.split("-")[0]

    def play(self, table: Table) -> Rule:
        """Resolve the card."""
        raise NotImplementedError


def parse_hazard(text: str) -> tuple[str, int]:
    """`light rear` as it stands on a card: how heavy, and the number of the side it hits."""
    weight, side = text.split(" ")
    return weight, SIDES.index(side)
