"""What changed between two pictures, as the few operations that turn the JSON of one into the JSON of the other.

`[path, value]` sets, `[path]` removes, `[path, start, count, items]` replaces items of a list. Parts that are the same
object cost one comparison, so a picture that shares its unchanged parts with the last one is compared in no time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias, cast

from msgspec import Struct

Op = list[Any]
Path: TypeAlias = "list[str | int]"

_PLAIN = frozenset({int, float, str, bool, type(None)})


class Comparison:
    """Compares the pictures of one moment. Pictures of different people share the parts of their lists (ships, places);
    what has become of such a part is worked out only once.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Any, Any, Path, list[Op]]] = {}
        """By the identities of two parts: the parts themselves, which keeps the identities theirs, and what changed."""

    def changes(self, old: Any, new: Any) -> list[Op]:
        """The operations that turn the JSON of `old` into the JSON of `new`; both are structs of one type."""
        ops: list[Op] = []
        self._struct([], old, new, ops)
        return ops

    def _struct(self, path: Path, old: Struct, new: Struct, ops: list[Op]) -> None:
        for name, before, after in _changed_fields(type(new))(old, new):
            kind = type(after)
            if kind in _PLAIN:
                if type(before) is not kind or before != after:  # the JSON of True and 1, and of 1 and 1.0, differs
                    ops.append([[*path, name], after])
            else:
                self._compare([*path, name], before, after, ops)

    def _compare(self, path: Path, old: Any, new: Any, ops: list[Op]) -> None:
        """Compare two things that are not the same object."""
        kind = type(new)
        if kind in _PLAIN:
            if type(old) is not kind or old != new:
                ops.append([path, new])
        elif isinstance(new, (list, tuple)) and isinstance(old, (list, tuple)):
            self._list(path, old, new, ops)
        elif isinstance(new, Struct) and type(old) is kind:
            self._struct(path, old, new, ops)
        elif isinstance(new, Mapping) and isinstance(old, Mapping):
            self._mapping(path, old, new, ops)
        elif type(old) is not kind or old != new:
            ops.append([path, new])

    def _mapping(self, path: Path, old: Mapping[str, Any], new: Mapping[str, Any], ops: list[Op]) -> None:
        missing = object()
        ops.extend([[*path, key]] for key in old if key not in new)
        for key, after in new.items():
            before = old.get(key, missing)
            if before is missing:
                ops.append([[*path, key], after])
            elif before is not after:
                self._compare([*path, key], before, after, ops)

    def _list(self, path: Path, old: Sequence[Any], new: Sequence[Any], ops: list[Op]) -> None:
        """Lists of parts with names (ships, places, seats) are compared part by part, others by what came between."""
        if len(old) == len(new) and new and isinstance(new[0], (Struct, Mapping)):
            for place, after in enumerate(new):
                if old[place] is not after:
                    ops += self._part([*path, place], old[place], after)
            return
        start = self._in_common(old, new)
        if start == len(old) == len(new):
            return
        most = min(len(old), len(new)) - start
        end = self._in_common(old[: -most - 1 : -1], new[: -most - 1 : -1]) if most else 0
        ops.append([path, start, len(old) - start - end, list(new[start : len(new) - end])])

    def _part(self, path: Path, old: Any, new: Any) -> list[Op]:
        pair = (id(old), id(new))
        known = self._known.get(pair)
        if known is None or known[2] != path:
            ops: list[Op] = []
            self._compare(path, old, new, ops)
            known = self._known[pair] = (old, new, path, ops)
        return known[3]

    def _in_common(self, old: Sequence[Any], new: Sequence[Any]) -> int:
        """How many items are the same from the beginning on."""
        count = 0
        for before, after in zip(old, new, strict=False):
            if before is not after and not self._is_same(before, after):
                break
            count += 1
        return count

    def _is_same(self, old: Any, new: Any) -> bool:
        if type(new) in _PLAIN:
            return type(old) is type(new) and bool(old == new)
        ops: list[Op] = []
        self._compare([], old, new, ops)
        return not ops


Changed: TypeAlias = Callable[[Struct, Struct], list[tuple[str, Any, Any]]]


@cache
def _changed_fields(kind: type[Struct]) -> Changed:
    """A function that lists the fields in which two structs of a type do not hold the same object: name, old, new.

    It is written out for the type, field by field: that takes a fifth of the time of a loop, and with every act at a
    table thousands of fields are looked at.
    """
    lines = ["def changed(old, new):", "    found = []"]
    for name in kind.__struct_fields__:
        lines.append(f"    if old.{name} is not new.{name}:")
        lines.append(f"        found.append(({name!r}, old.{name}, new.{name}))")
    names: dict[str, object] = {}
    exec("\n".join([*lines, "    return found"]), names)
    return cast(Changed, names["changed"])
