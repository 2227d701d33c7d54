"""Events: what happened, as data."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Event(Struct, frozen=True):
    """Something that happened, for animation, the story in words and statistics. `only` hides it from other seats."""

    kind: str
    seat: int | None = None
    data: Mapping[str, Any] = {}
    only: int | None = None
