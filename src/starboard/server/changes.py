"""What changed between two pictures, as the few operations that turn the JSON of one into the JSON of the other.

`[path, value]` sets, `[path]` removes, `[path, start, count, items]` replaces items of a list. Parts that are the same
object cost one comparison, so a picture that shares its unchanged parts with the last one is compared in no time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

Op = list[Any]


def changes(old: Any, new: Any) -> list[Op]:
    """The operations that turn the JSON of `old` into the JSON of `new`; both are structs of one type."""
    ops: list[Op] = []
    _struct([], old, new, ops)
    return ops


def _compare(path: list[str | int], old: Any, new: Any, ops: list[Op]) -> None:
    if old is new:
        return
    if isinstance(new, Struct) and type(old) is type(new):
        _struct(path, old, new, ops)
    elif isinstance(new, (list, tuple)) and isinstance(old, (list, tuple)):
        _list(path, old, new, ops)
    elif isinstance(new, Mapping) and isinstance(old, Mapping):
        _mapping(path, old, new, ops)
    elif type(old) is not type(new) or old != new:  # the JSON of True and 1, and of 1 and 1.0, is not the same
        ops.append([path, new])


def _struct(path: list[str | int], old: Struct, new: Struct, ops: list[Op]) -> None:
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after:
            _compare([*path, name], before, after, ops)


def _mapping(path: list[str | int], old: Mapping[str, Any], new: Mapping[str, Any], ops: list[Op]) -> None:
    missing = object()
    ops.extend([[*path, key]] for key in old if key not in new)
    for key, after in new.items():
        before = old.get(key, missing)
        if before is missing:
            ops.append([[*path, key], after])
        elif before is not after:
            _compare([*path, key], before, after, ops)


def _list(path: list[str | int], old: Sequence[Any], new: Sequence[Any], ops: list[Op]) -> None:
    """Lists of parts with names (ships, places, seats) are compared part by part, others by what was put in between."""
    if len(old) == len(new) and new and isinstance(new[0], (Struct, Mapping)):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is not after:
                _compare([*path, place], before, after, ops)
        return
    start, most = 0, min(len(old), len(new))
    while start < most and _same(old[start], new[start]):
        start += 1
    if start == len(old) == len(new):
        return
    end = 0
    while end < most - start and _same(old[-1 - end], new[-1 - end]):
        end += 1
    ops.append([path, start, len(old) - start - end, list(new[start : len(new) - end])])


def _same(old: Any, new: Any) -> bool:
    return old is new or (type(old) is type(new) and bool(old == new))
