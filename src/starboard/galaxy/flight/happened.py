"""What modules are told at the seams that are asked after something has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Happened(NamedTuple):
    """Something that happened to a ship: `moved`, `crew_lost`, ... with what an `after_` seam may want to know."""

    what: str
    amount: int = 0
    """How many flight days or figures."""
    squares: int = 0
    """Where, a mask."""
    seats: Sequence[int] = ()
    """Whose ships it concerned besides: those that were passed."""
    why: str = ""
