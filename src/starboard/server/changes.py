"""What changed between two pictures, as the few operations that turn the JSON of one into the JSON of the other.

`[path, value]` sets, `[path]` removes, `[path, start, count, items]` replaces items of a list. Parts that are the same
object cost one comparison, so a picture that shares its unchanged parts with the last one is compared in no time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from starboard.engine import Overlay

_NOTHING: Final = object()
"""In place of what is not there; None may be."""

Op: TypeAlias = list[Any]
Path: TypeAlias = "list[str | int]"


def changes(old: Any, new: Any) -> list[Op]:
    """The operations that turn the JSON of `old` into the JSON of `new`; both are structs of one type."""
    found = _Changes()
    found.of_struct(old, new)
    return found.ops


def changes_of_overlay(old: Overlay, new: Overlay) -> list[Op] | None:
    """The operations that turn a picture with one overlay into the same picture with the other.

    None if the two do not lie on the same places, so that the picture below would be seen.
    """
    if old is new:
        return []
    found = _Changes()
    return found.ops if found.of_overlay(old, new) else None


def lie_beside(ops: Sequence[Op], overlay: Overlay) -> bool:
    """Whether operations change nothing that an overlay lies on, nor anything that an overlay is part of."""
    for op in ops:
        under: Any = overlay
        for step in op[0]:
            if step not in under:
                break
            under = under[step]
            if type(under) is not Overlay:
                return False
        else:
            return False
    return True


class _Changes:
    """Compares two things part by part; `path` leads to the part that is looked at."""

    __slots__ = ("ops", "path")

    def __init__(self) -> None:
        self.ops: list[Op] = []
        self.path: Path = []

    def at(self, step: str | int, old: Any, new: Any) -> None:
        """Compare what lies one step further."""
        self.path.append(step)
        self.of(old, new)
        self.path.pop()

    def of(self, old: Any, new: Any) -> None:
        """Compare two things that are not the same object."""
        if _is_plain(new):
            if type(old) is not type(new) or old != new:  # the JSON of True and 1, and of 1 and 1.0, differs
                self.ops.append([self.path.copy(), new])
        elif isinstance(new, (list, tuple)) and isinstance(old, (list, tuple)):
            self.of_list(old, new)
        elif isinstance(new, Struct) and type(old) is type(new):
            self.of_struct(old, new)
        elif isinstance(new, (dict, Mapping)) and isinstance(old, (dict, Mapping)):
            self.of_mapping(old, new)
        elif type(old) is not type(new) or old != new:
            self.ops.append([self.path.copy(), new])

    def of_overlay(self, old: Overlay, new: Overlay) -> bool:
        """False if they do not lie on the same places."""
        if len(old) != len(new):
            return False
        for key, after in new.items():
            before = old.get(key, _NOTHING)
            if before is after:
                continue
            if before is _NOTHING:
                return False
            if type(after) is Overlay and type(before) is Overlay:
                self.path.append(key)
                if not self.of_overlay(before, after):
                    return False
                self.path.pop()
            elif type(after) is Overlay or type(before) is Overlay:
                return False
            else:
                self.at(key, before, after)
        return True

    def of_struct(self, old: Struct, new: Struct) -> None:
        """Compare field by field."""
        olds: tuple[Any, ...] = astuple(old)
        news: tuple[Any, ...] = astuple(new)
        for number in range(len(news)):
            if olds[number] is not news[number]:
                self.at(new.__struct_fields__[number], olds[number], news[number])

    def of_mapping(self, old: Mapping[str, Any], new: Mapping[str, Any]) -> None:
        """Compare key by key."""
        for key in old:
            if key not in new:
                self.ops.append([[*self.path, key]])
        for key, after in new.items():
            if key not in old:
                self.ops.append([[*self.path, key], after])
                continue
            before = old[key]
            if before is not after:
                self.at(key, before, after)

    def of_list(self, old: Sequence[Any], new: Sequence[Any]) -> None:
        """Lists of parts with names (ships, places, seats) are compared part by part, others by what came between."""
        if len(old) == len(new) and new and _has_parts(new[0]):
            for place, after in enumerate(new):
                if old[place] is not after:
                    self.at(place, old[place], after)
            return
        olds: list[Any] = list(old)  # which compiled code reads much faster than any sequence
        news: list[Any] = list(new)
        last_old, last_new = len(olds) - 1, len(news) - 1
        shorter = min(last_old, last_new) + 1
        start = 0
        while start < shorter and (olds[start] is news[start] or _is_same(olds[start], news[start])):
            start += 1
        if start > last_old and start > last_new:
            return
        while (
            last_old >= start
            and last_new >= start
            and (olds[last_old] is news[last_new] or _is_same(olds[last_old], news[last_new]))
        ):
            last_old -= 1
            last_new -= 1
        self.ops.append([self.path.copy(), start, last_old + 1 - start, news[start : last_new + 1]])


def _is_plain(thing: Any) -> bool:
    return thing is None or isinstance(thing, (str, int, float))


def _has_parts(thing: Any) -> bool:
    """Whether something has parts with names. An abstract class is asked last: that takes longer than all the rest."""
    return not _is_plain(thing) and isinstance(thing, (Struct, dict, Mapping))


def _is_same(old: Any, new: Any) -> bool:
    if old is new:
        return True
    if _is_plain(new):
        return type(old) is type(new) and bool(old == new)
    found = _Changes()
    found.of(old, new)
    return not found.ops
