"""What a part of a ship could do without: the quick answer against a slow one, where a slow one is possible."""

from __future__ import annotations

from random import Random

import pytest

from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.modules.missions.supercards.letting_go import Burden

WIDTH = 5


def tangle(random: Random, size: int) -> list[int]:
    """So many squares in a field, all of them joined somehow: for each a mask of its neighbours."""
    field: dict[int, int] = {0: 0}
    joins = [0] * size
    while len(field) < size:
        at = random.choice(sorted(field))
        near = at + random.choice([1, -1, WIDTH, -WIDTH])
        if near in field or abs(near % WIDTH - at % WIDTH) > 1:
            continue
        field[near] = len(field)
        joins[field[near]] |= 1 << field[at]
        joins[field[at]] |= 1 << field[near]
    for one, place in field.items():
        for near in (one + 1, one + WIDTH):
            if near in field and random.random() < 0.15 and (near != one + 1 or near % WIDTH):
                joins[place] |= 1 << field[near]
                joins[field[near]] |= 1 << place
    return joins


def burden(random: Random, size: int, engines: int, pull: int, weights: int = 0) -> Burden:
    """Engines of strength 1 and containers of weight 1 here and there; something else is everywhere else."""
    chosen = random.sample(range(size), engines + weights)
    pushing, heavy = mask_of(chosen[:engines]), mask_of(chosen[engines:])

    def strength(gone: int) -> float:
        return (pushing & ~gone).bit_count() - (heavy & ~gone).bit_count()

    return Burden((1 << size) - 1, tangle(random, size), pull, strength, pushing | heavy)


def subsets(mask: int) -> list[int]:
    found, some = [0], mask
    while some:
        found.append(some)
        some = some - 1 & mask
    return found


@pytest.mark.rule("MX-R-18", "MX-8.19", "MX-8.20")
@pytest.mark.parametrize("number", range(24))
def test_what_can_still_end_well_is_what_a_search_of_all_sets_finds(number: int) -> None:
    """With so many components between those that must stay, no way to join these is tried one by one."""
    random = Random(f"tangle {number}")
    size = random.randrange(12, 15)
    engines = random.randrange(3, 6)
    burdened = burden(random, size, engines, engines + random.randrange(1, 6), weights=number % 3 == 2)
    legal = [gone for gone in subsets(burdened.whole) if burdened.is_legal(gone)]
    assert burdened.ends_well(0) is bool(legal)
    for gone in random.sample(subsets(burdened.whole), 60):
        if gone.bit_count() <= 4 and burdened.holds(burdened.whole & ~gone):
            assert burdened.ends_well(gone) is any(not gone & ~some for some in legal)
    for square in bits(burdened.whole):
        offered = square in burdened.next_ones(0)
        possible = burdened.holds(burdened.whole & ~(1 << square))
        assert offered is (possible and any(some >> square & 1 for some in legal))


@pytest.mark.rule("MX-8.20")
@pytest.mark.parametrize("number", range(40))
def test_the_fewest_that_hold_some_together_are_found(number: int) -> None:
    """A set that comes out even needs to know how few can stay: exactly so many, and one more, but never one less."""
    random = Random(f"fewest {number}")
    size = 13
    joins = tangle(random, size)
    kept = mask_of(random.sample(range(size), random.randrange(2, 5)))
    pull = kept.bit_count()
    probe = Burden((1 << size) - 1, joins, 1, lambda _: 0.0, 0)
    fewest = min(some.bit_count() for some in subsets((1 << size) - 1) if not kept & ~some and probe.holds(some))
    for stay in range(kept.bit_count(), size):
        due = size - stay
        if due % 2:
            continue
        # Whoever of those kept goes makes more due than there is: so they stay, and so many others go as are due.
        held = Burden((1 << size) - 1, joins, pull + due // 2, lambda gone: -size * bool(gone & kept) + pull, kept)
        assert held.ends_well(0) is (stay >= fewest), (stay, fewest)
