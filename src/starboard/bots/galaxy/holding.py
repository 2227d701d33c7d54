"""How well a ship holds together: what falls off with each component that may be hit."""

from __future__ import annotations

from starboard.galaxy.ship.layout import Layout


class Holding:
    """What hangs on each component of a ship, and what one more component would change about it."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._weak: list[tuple[int, int, tuple[int, ...]]] | None = None
        """Components without which the ship would fall apart, what falls off then, and the parts of it, as masks."""
        self._changes: dict[int, int] = {}

    def change(self, joined: int) -> int:
        """How many more components would fall off, if each were hit once, with one more that is joined to these.

        It hangs on whatever it is joined by alone; where it joins what hung on one component to the rest, that does not
        fall off any more.
        """
        found = self._changes.get(joined)
        if found is None:
            found = self._changes[joined] = self._find_change(joined)
        return found

    def _find_change(self, joined: int) -> int:
        if self._weak is None:
            self._weak = [(1 << square, sum(parts), parts) for square, parts in hanging(self._layout).items()]
        change = int(not joined & (joined - 1))
        for bit, hung, parts in self._weak:
            if joined & hung:
                if not joined & ~hung & ~bit:
                    change += 1
                else:
                    for part in parts:
                        if joined & part:
                            change -= part.bit_count()
        return change


def hanging(layout: Layout) -> dict[int, tuple[int, ...]]:
    """The squares of components without which a ship would fall apart, each with what then falls off: a mask for each
    part but the largest."""
    joins, found = layout.joins, dict[int, tuple[int, ...]]()
    for whole in layout.parts:
        order, parent, rank = _walk(joins, whole)
        low, below = dict(rank), {square: 1 << square for square in order}
        cut_off: dict[int, list[int]] = {}
        for square in reversed(order):
            above = parent[square]
            near = joins[square]
            while near:
                bit = near & -near
                near ^= bit
                other = bit.bit_length() - 1
                if other != above:
                    low[square] = min(low[square], low[other] if parent[other] == square else rank[other])
            if above >= 0:
                below[above] |= below[square]
                if low[square] >= rank[above]:
                    cut_off.setdefault(above, []).append(below[square])
        for square, parts in cut_off.items():
            rest = whole & ~(1 << square)
            for part in parts:
                rest &= ~part
            if rest:
                parts.append(rest)
            if len(parts) > 1:
                parts.sort(key=int.bit_count)
                found[square] = tuple(parts[:-1])
    return found


def _walk(joins: tuple[int, ...], whole: int) -> tuple[list[int], dict[int, int], dict[int, int]]:
    """The squares of a part depth first, from where each was reached, and its rank in the order."""
    start = whole.bit_length() - 1
    order, parent, rank = [start], {start: -1}, {start: 0}
    here, seen = start, 1 << start
    while here >= 0:
        ahead = joins[here] & whole & ~seen
        if not ahead:
            here = parent[here]
            continue
        following = ahead.bit_length() - 1
        parent[following], rank[following] = here, len(order)
        order.append(following)
        seen |= 1 << following
        here = following
    return order, parent, rank
