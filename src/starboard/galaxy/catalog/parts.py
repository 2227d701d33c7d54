"""Parts: what stands on a component besides its connectors. A component may have several; modules bring more kinds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from starboard.galaxy.catalog.sides import FRONT, REAR, RIGHT, SIDES

STRUCTURAL = "structural"
"""The group of components without any part."""


class Parts(Struct, frozen=True, forbid_unknown_fields=True):
    """What a component can do besides holding on to its neighbours. Parts of modules are in `more`."""

    cannon: int = 0
    """Barrels; two are fired with a battery token."""
    muzzles: tuple[str, ...] = ()
    """The printed sides its barrels point to, where it is not the front."""
    engine: int = 0
    cells: int = 0
    holds: int = 0
    special: int = 0
    """How many of the holds may take red blocks."""
    cabin: str = ""
    shield: bool = False
    life_support: str = ""
    more: Mapping[str, Any] = {}

    def get(self, part: str) -> Any:
        """The value of a part by its name, nothing if the component has no such part."""
        return getattr(self, part) if part in _FIELDS else self.more.get(part)

    @property
    def aims(self) -> tuple[int, ...]:
        """The printed side each of its barrels points to."""
        return tuple(map(SIDES.index, self.muzzles)) or (FRONT,) * self.cannon


_FIELDS = frozenset(Parts.__struct_fields__) - {"more"}


class PartKind(Struct, frozen=True, kw_only=True):
    """A kind of part: what the rules of building, the drawings and the bots must know of it."""

    name: str
    group: str = ""
    """The group that people look for its components in; its own name if it says nothing."""
    directed: bool = False
    """Whether it matters for anything but connectors how its component is turned."""
    keeps_clear: Callable[[Parts], Iterable[int]] | None = None
    """The printed sides of a component with this part on which nothing may stand beside it."""
    in_the_way: str = ""
    """What the inspector calls a component that stands there all the same: `before_cannon`."""
    powered: Callable[[Parts], bool] | None = None
    """Whether a component with this part can use battery power, joined to what it serves or not."""
    needs: Callable[[Parts, Parts], bool] | None = None
    """For a part that works only beside another: whether a component with the first parts can do its work while it is
    joined to one with the second."""
    turns: tuple[int, ...] = (0, 1, 2, 3)
    """The ways in which a component with this part may be turned."""
    misturned: str = ""
    """What the inspector calls one that is turned otherwise: `engine_not_to_rear`."""
    glyph: str = "*"
    """Its sign in a terminal, or four of them, one for each turn."""
    style: str = STRUCTURAL

    def sign(self, turn: int) -> str:
        """Its sign on a component turned this way."""
        return self.glyph[turn] if len(self.glyph) == len(SIDES) else self.glyph


BASE_PARTS = (
    PartKind(
        name="cannon",
        directed=True,
        keeps_clear=lambda parts: parts.aims,
        in_the_way="before_cannon",
        powered=lambda parts: parts.cannon > 1,
        glyph="▲►▼◄",
        style="cannon",
    ),
    PartKind(
        name="engine",
        directed=True,
        keeps_clear=lambda _: (REAR,),
        in_the_way="behind_engine",
        powered=lambda parts: parts.engine > 1,
        turns=(FRONT,),
        misturned="engine_not_to_rear",
        glyph="⇓⇐⇑⇒",  # as printed it blows to the rear
        style="engine",
    ),
    PartKind(name="cabin", glyph="☺", style="human"),
    PartKind(name="cells", group="battery", glyph="▮", style="charged"),
    PartKind(name="holds", group="hold", glyph="□", style="hold"),
    PartKind(name="shield", directed=True, powered=lambda _: True, glyph="◥◢◣◤", style="shield"),
    PartKind(name="life_support", needs=lambda _, other: other.cabin not in ("", "starting"), glyph="+", style="human"),
)
"""The parts of the base game, in the order in which their groups are listed."""

COVERED = (FRONT, RIGHT)
"""The printed sides that a shield covers."""


def read_parts(plain: Mapping[str, Any], kinds: Mapping[str, PartKind]) -> Parts:
    """The parts that a data file lists; ValueError names one that no module brings."""
    base = {name: value for name, value in plain.items() if name in _FIELDS}
    more = {name: value for name, value in plain.items() if name not in _FIELDS}
    unknown = more.keys() - kinds.keys()
    if unknown:
        raise ValueError(f"no module brings a part {min(unknown)!r}")
    return msgspec.convert(base | {"more": more}, Parts)
