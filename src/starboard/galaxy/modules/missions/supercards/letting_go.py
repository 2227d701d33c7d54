"""Which components a part of a ship may abandon so that the rest gets away (MX-8.15, MX-8.20, MX-R-18).

Two are due for every point of strength that the part lacks without them. A set is legal if the rest holds together and
the set is as large as it makes itself due; or, where giving away some has made less due than there are in it, if no
fewer of them would have done. Since connected things can be taken apart from the outside in, what holds together at the
end can also be reached one by one without anything falling off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice
from math import ceil

from starboard.galaxy.catalog.boards import bits

EACH = 2
"""Components for every missing point."""
MOST_KEPT, MOST_BETWEEN = 5, 8
"""Where no more must stay, or no more are between them, they are joined in the shortest way there is, else in a short
one."""
MOST_TRIED = 1024
"""So many ways to go on are tried before something is not offered: all there are, where up to ten components matter."""


class Burden:
    """What a part of a ship could do without, while something pulls at it."""

    def __init__(
        self, whole: int, joins: Sequence[int], pull: int, strength: Callable[[int], float], matters: int
    ) -> None:
        self.whole = whole
        """The squares of the part, a mask; sets of components are masks as well."""
        self.joins = joins
        self.pull = pull
        self._count = strength
        """The strength without some of them."""
        self.matters = matters & whole
        """Those without which the strength may be another one."""
        self._strengths: dict[int, float] = {}
        self._ends: dict[int, bool] = {}

    def strength(self, gone: int) -> float:
        """The strength of the part without these components."""
        gone &= self.matters
        known = self._strengths.get(gone)
        if known is None:
            known = self._strengths[gone] = self._count(gone)
        return known

    def due(self, gone: int) -> int:
        """How many components are due without these."""
        return EACH * max(0, ceil(self.pull - self.strength(gone)))

    def too_many(self, gone: int) -> int:
        """By how many these are more than are due without them; below zero: by how many they are fewer."""
        return gone.bit_count() - self.due(gone)

    def is_legal(self, gone: int) -> bool:
        """Whether exactly these may be abandoned; nothing may if the strength suffices with everything (MX-R-40)."""
        if self.too_many(0) >= 0:
            return gone == 0
        if not self.holds(self.whole & ~gone):
            return False
        more = self.too_many(gone)
        return more == 0 or (more > 0 and not self._fewer_would_do(gone))

    def ends_well(self, gone: int) -> bool:
        """Whether these are legal, or are if others go as well."""
        known = self._ends.get(gone)
        if known is None:
            known = self.is_legal(gone) or (self.too_many(0) < 0 and (self._exactly(gone) or self._by_and_by(gone)))
            self._ends[gone] = known
        return known

    def next_ones(self, gone: int) -> list[int]:
        """The squares whose components may go next."""
        left = self.whole & ~gone
        return [sq for sq in bits(left) if self.holds(left & ~(1 << sq)) and self.ends_well(gone | 1 << sq)]

    def holds(self, rest: int) -> bool:
        """Whether something is left, in one piece."""
        return bool(rest) and self._reached(rest & -rest, rest) == rest

    def _reached(self, start: int, among: int) -> int:
        found = edge = start
        while edge:
            reached = 0
            for square in bits(edge):
                reached |= self.joins[square]
            edge = reached & among & ~found
            found |= edge
        return found

    def _around(self, some: int, among: int) -> int:
        """What is joined to some of these and is not one of them."""
        reached = 0
        for square in bits(some):
            reached |= self.joins[square]
        return reached & among & ~some

    def _fewer_would_do(self, gone: int) -> bool:
        """Whether some of these, that could be abandoned without the others, are as many as they make due."""
        seen, waiting = {gone}, [gone]
        while waiting and len(seen) < MOST_TRIED:
            now = waiting.pop()
            for square in bits(self._around(self.whole & ~now, now)):
                fewer = now & ~(1 << square)
                if fewer not in seen:
                    if self.too_many(fewer) >= 0:
                        return True
                    seen.add(fewer)
                    waiting.append(fewer)
        return bool(waiting)

    def _exactly(self, gone: int) -> bool:
        """Whether others can be found that make it come out even.

        Once it is settled which of those go that matter, it is known how many are due, and so how many stay. Any number
        can stay from the fewest that hold together all that must, up to all that hold on to these.
        """
        left = self.whole & ~gone
        for dropped in islice(_subsets(list(bits(self.matters & left))), MOST_TRIED):
            kept, among = self.matters & left & ~dropped, left & ~dropped
            stay = self.whole.bit_count() - self.due(gone | dropped)
            if stay < max(kept.bit_count(), 1) or stay > among.bit_count():
                continue
            if kept:
                near = self._reached(kept & -kept, among)
                if not kept & ~near and stay <= near.bit_count() and self._can_join(kept, near, stay):
                    return True
            elif any(stay <= part.bit_count() for part in self._parts(among)):
                return True
        return False

    def _parts(self, among: int) -> Iterator[int]:
        while among:
            part = self._reached(among & -among, among)
            yield part
            among &= ~part

    def _can_join(self, kept: int, among: int, most: int) -> bool:
        """Whether these hold together with no more than so many in all."""
        if self._joined_shortly(kept, among) <= most:
            return True
        between = list(bits(among & ~kept))
        if len(between) <= MOST_BETWEEN:
            room = most - kept.bit_count()
            return any(self.holds(kept | some) for some in _subsets(between) if some.bit_count() <= room)
        return kept.bit_count() <= MOST_KEPT and self._joined_best(list(bits(kept)), among) <= most

    def _joined_shortly(self, kept: int, among: int) -> int:
        """How many it takes if each time the nearest one is joined to those before."""
        joined = kept & -kept
        while kept & ~joined:
            layers = [joined]
            found = joined
            while not layers[-1] & kept & ~joined:
                edge = self._around(found, among)
                layers.append(edge)
                found |= edge
            step = layers[-1] & kept & ~joined
            step &= -step
            for layer in reversed(layers[:-1]):
                joined |= step
                step = self._around(step, among) & layer
                step &= -step
        return joined.bit_count()

    def _joined_best(self, kept: list[int], among: int) -> int:
        """The fewest that it takes: what joins some of them and ends at a square, the small groups first."""
        nodes = list(bits(among))
        best: list[dict[int, int]] = [{} for _ in range(1 << len(kept))]
        for place, square in enumerate(kept):
            best[1 << place] = {square: 1}
        for group, ends in enumerate(best):
            part = group - 1 & group
            while part:
                other = group & ~part
                if part > other:
                    for square in nodes:
                        if square in best[part] and square in best[other]:
                            size = best[part][square] + best[other][square] - 1
                            ends[square] = min(size, ends.get(square, size))
                part = part - 1 & group
            waiting = sorted(ends, key=ends.__getitem__)
            while waiting:
                square = waiting.pop(0)
                for near in bits(self.joins[square] & among):
                    size = ends[square] + 1
                    if size < ends.get(near, size + 1):
                        ends[near] = size
                        waiting.append(near)
        return min(best[-1].values(), default=len(nodes) + 1)

    def _by_and_by(self, gone: int) -> bool:
        """Whether a legal set is found by giving away one after the other, where that makes the part stronger."""
        if not any(self.strength(1 << square) > self.strength(0) for square in bits(self.matters)):
            return False
        seen, waiting = {gone}, [gone]
        while waiting and len(seen) < MOST_TRIED:
            now = waiting.pop()
            left = self.whole & ~now
            for square in bits(left):
                more = now | 1 << square
                if more not in seen and self.holds(left & ~(1 << square)):
                    if self.is_legal(more):
                        return True
                    seen.add(more)
                    waiting.append(more)
        return False


def _subsets(squares: Sequence[int]) -> Iterator[int]:
    """All masks of some of these squares, the small ones first."""
    for number in range(len(squares) + 1):
        for some in combinations(squares, number):
            yield sum(1 << square for square in some)
