"""What all adventure cards have in common. Each kind of card has its own file with its rule, top to bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from starboard.engine import Rule
from starboard.galaxy.adventures.saying import Said, printed_values
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.table import Table

Blocks = Annotated[str, Meta(pattern="^[RYGB]*$", description="blocks from R, Y, G, B", extra={"said": "goods"})]
Meteor = Annotated[
    str,
    Meta(
        pattern="^(small|large) (front|right|rear|left)$",
        description="small_ or large_ and a side",
        extra={"said": "meteor"},
    ),
]
Shot = Annotated[
    str,
    Meta(
        pattern="^(light|heavy) (front|right|rear|left)$",
        description="light_ or heavy_ and a side",
        extra={"said": "shot"},
    ),
]
"""Values that have a form of their own: its description is for error messages, `said` for the words of a card."""


class Adventure(Struct, frozen=True, tag_field="kind", kw_only=True, forbid_unknown_fields=True):
    """A card. `play` resolves it completely for all ships in flight.

    Everything else about it follows from its fields and their types: its data file, its notation, its words.
    """

    id: str
    level: str = ""
    """The deck it belongs to: I, II or III; nothing for a card written down by hand."""
    learning: bool = False

    @property
    def kind(self) -> str:
        """The kind of card: its tag in the data file and the key of its words and its picture."""
        return str(self.__struct_config__.tag)

    @property
    def like(self) -> str:
        """The kind of card that it counts as where a rule speaks of one: a wider open space is open space, too."""
        return self.kind

    def play(self, table: Table) -> Rule:
        """Resolve the card."""
        raise NotImplementedError

    def sentences(self) -> Sequence[Said]:
        """What is printed on it, as messages and their values: its rule first, then its lines if it has some."""
        return [Said(f"card-{self.kind}.text", printed_values(self))]


def parse_hazard(text: str) -> tuple[str, int]:
    """`light rear` as it stands on a card: how heavy, and the number of the side it hits."""
    weight, side = text.split(" ")
    return weight, SIDES.index(side)
