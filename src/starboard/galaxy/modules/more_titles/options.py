"""The table options of the module, and the terms of a journey that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from starboard.engine import SEATS, Choice, Need
from starboard.galaxy.mechanisms.titles import Terms
from starboard.galaxy.table import Table

NAME = "more_titles"
HOLDERS = ("3-6-9", "4-8-12")
"""The sides of the title holder."""
ORDER, SHUFFLED, FIRST = "new_titles", "shuffled", "first"
"""Whether the new titles are shuffled with the others, or taken before these are drawn (KX-12.5)."""
DOUBLE = "double_titles"
TITLES = ("aesthete", "machinist")

CHOICES = (
    Choice(NAME, ("no", "titles", *HOLDERS), "no"),
    Choice(ORDER, (SHUFFLED, FIRST), SHUFFLED),
    Choice(DOUBLE, ("no", "yes"), "no"),
)
NEEDS = (Need(DOUBLE, DOUBLE, ("yes",), SEATS, ("2",)),)

_File = dict[str, str | Mapping[str, Mapping[str, int]]]


@cache
def _holder() -> _File:
    return msgspec.json.decode(files(__package__).joinpath("holder.json").read_bytes(), type=_File)


class Holder:
    """The rewards of the title holder, who competes with it, and how many titles everybody holds."""

    name = NAME
    rank: Mapping[str, int] = {}

    def terms(self, table: Table, terms: Terms) -> Terms:
        """Without the holder, titles are won on the terms of the base game (KX-12.1)."""
        options = table.setup
        if options[ORDER] == FIRST:
            terms = terms._replace(first=tuple(title for title in TITLES if title in terms.deck))
        if options[DOUBLE] == "yes":
            terms = terms._replace(each=2)
        if options[NAME] in HOLDERS:
            rewards = _holder()[options[NAME]]
            assert not isinstance(rewards, str)
            terms = terms._replace(rewards=rewards, half_share=True)
        return terms
