"""What one seat sees otherwise than everybody, and how it is laid over what everybody sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace


class Overlay(dict[Any, Any]):
    """By field, key or place in a list of a picture: what lies there instead, or an overlay of what lies there.

    An overlay lies only where the picture has something: it never adds a key or an item.
    """


def laid_over(picture: Any, overlay: Overlay) -> Any:
    """The picture with an overlay on it; the picture itself stays as it is."""
    if not overlay:
        return picture
    if isinstance(picture, Struct):
        return replace(
            picture,
            **{
                name: laid_over(getattr(picture, name), part) if type(part) is Overlay else part
                for name, part in overlay.items()
            },
        )
    covered: Any = dict(picture) if isinstance(picture, Mapping) else list(picture)
    for key, part in overlay.items():
        covered[key] = laid_over(covered[key], part) if type(part) is Overlay else part
    return covered
