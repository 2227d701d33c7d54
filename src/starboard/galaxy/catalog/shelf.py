"""A mapping that is filled when somebody first looks for more than it holds: catalogues, to which modules add.

It is a dictionary, so that looking up what is there costs nothing, also in compiled code.
"""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterator, KeysView, Mapping, ValuesView
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Shelf(dict[K, V]):
    """Everything that `fill` gives, once; modules are installed by then and do not change."""

    def __init__(self, fill: Callable[[], Mapping[K, V]]) -> None:
        super().__init__()
        self._fill: Callable[[], Mapping[K, V]] | None = fill

    def _filled(self) -> None:
        fill, self._fill = self._fill, None
        if fill is not None:
            super().update(fill())

    def __missing__(self, key: K) -> V:
        if self._fill is None:
            raise KeyError(key)
        self._filled()
        return self[key]

    def __contains__(self, key: object) -> bool:
        self._filled()
        return super().__contains__(key)

    def __iter__(self) -> Iterator[K]:
        self._filled()
        return super().__iter__()

    def __len__(self) -> int:
        self._filled()
        return super().__len__()

    def keys(self) -> KeysView[K]:  # type: ignore[override]  # a dictionary's own view of itself is one
        """The keys, in the order of the catalogue."""
        self._filled()
        return super().keys()

    def values(self) -> ValuesView[V]:  # type: ignore[override]
        """The things themselves."""
        self._filled()
        return super().values()

    def items(self) -> ItemsView[K, V]:  # type: ignore[override]
        """Both."""
        self._filled()
        return super().items()

    def get(self, key: K, default: V | None = None) -> V | None:  # type: ignore[override]
        """What a key names, if anything."""
        self._filled()
        return super().get(key, default)
