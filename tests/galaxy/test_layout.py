"""The bit sets of a layout against a slow and obvious reading of the rules, on ships made by chance."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import Piece
from starboard.galaxy.ship.errors import fits, main_part, mistakes, mistakes_with
from starboard.galaxy.ship.layout import Layout
from tests.galaxy.ships import grown, heaps, printed
from tests.galaxy.slow_boards import FRONT, REAR, RIGHT, Dice, SlowShip, Spot, slow_board

ROLLS = [(one, two) for one in range(1, 7) for two in range(1, 7)]
dice = st.sampled_from(ROLLS)

any_ship = st.one_of(heaps(), grown())


class PlainShip(SlowShip):
    """The slow reading of a layout, with its spots as squares and masks."""

    def __init__(self, layout: Layout) -> None:
        self.board = slow_board(layout.board.name)
        self.square_of = {spot: layout.board.squares[self.board.name(spot)] for spot in self.board.spots()}
        spot_of = {square: spot for spot, square in self.square_of.items()}
        super().__init__(self.board, {spot_of[square]: piece for square, piece in layout.placed()})

    def square(self, spot: Spot) -> int:
        return self.square_of[spot]

    def mask(self, spots: Iterable[Spot]) -> int:
        return sum(1 << self.square(spot) for spot in spots)


@given(any_ship)
def test_joins_are_where_connector_meets_connector(layout: Layout) -> None:
    plain = PlainShip(layout)
    for spot in plain.board.spots():
        assert layout.joins[plain.square(spot)] == (plain.mask(plain.joined(spot)) if spot in plain.pieces else 0)


@given(any_ship)
def test_parts_are_what_holds_together(layout: Layout) -> None:
    plain = PlainShip(layout)
    assert set(layout.parts) == {plain.mask(part) for part in plain.parts()}
    assert sum(layout.parts) == layout.occupied
    by_half = [{plain.mask(part) for part in half} for half in plain.parts_by_half()]
    assert [set(layout.parts_in(section)) for section in layout.board.sections] == by_half


@given(any_ship)
def test_the_fringe_is_every_free_square_where_building_may_go_on(layout: Layout) -> None:
    plain = PlainShip(layout)
    assert layout.fringe == plain.mask(plain.free_to_build())


@given(any_ship)
def test_an_exposed_connector_has_no_component_before_it(layout: Layout) -> None:
    plain = PlainShip(layout)
    expected = {
        (plain.square(spot), side) for spot in plain.pieces for side in range(4) if plain.is_exposed(spot, side)
    }
    assert len(layout.exposed) == len(expected)
    assert set(layout.exposed) == expected


@given(any_ship)
def test_the_first_hit_is_the_first_component_in_the_way(layout: Layout) -> None:
    plain = PlainShip(layout)
    for dice, side in product(ROLLS, range(4)):
        struck = [plain.struck(fall) for fall in plain.board.falls(side, dice)]
        expected = [-1 if spot is None else plain.square(spot) for spot in struck]
        assert [layout.first_hit(lane) for lane in layout.board.impacts(side, dice)] == expected


@given(any_ship, dice, st.booleans(), st.booleans())
def test_shooters_point_at_the_meteor_from_its_line_or_beside_it(
    layout: Layout, dice: Dice, near: bool, double: bool
) -> None:
    plain = PlainShip(layout)
    cannons = [spot for spot, piece in plain.pieces.items() if piece.parts.cannon == 1 + double]
    for side in range(4):
        falls, lanes = plain.board.falls(side, dice), layout.board.impacts(side, dice)
        for fall, lane in zip(falls, lanes, strict=True):
            expected = {plain.square(gun) for gun in cannons if plain.can_shoot(fall, gun, adjacent_too=near)}
            found = layout.shooters(lane, near=near, double=double)
            assert set(found) == expected
            assert len(found) == len(expected)


@given(any_ship, st.integers(0, 3))
def test_a_shield_covers_the_two_sides_it_is_turned_to(layout: Layout, side: int) -> None:
    shields = {square for square, piece in layout.placed() if piece.kind == "shield"}
    expected = {square for square in shields if layout.at(square).turn in (side, (side - 1) % 4)}
    assert set(layout.shields(side)) == expected


@given(any_ship)
def test_life_support_reaches_the_cabins_joined_to_it(layout: Layout) -> None:
    plain = PlainShip(layout)
    for spot in plain.pieces:
        kinds = {plain.pieces[other].kind for other in plain.joined(spot)}
        colours = {colour for colour in ("purple", "brown") if f"life_support_{colour}" in kinds}
        assert layout.life_supports_at(plain.square(spot)) == colours


@given(any_ship, st.data())
def test_taking_pieces_away_leaves_the_others(layout: Layout, data: st.DataObject) -> None:
    gone = data.draw(st.integers(0, (1 << layout.board.size) - 1))
    left = layout.without(gone)
    assert left.placed() == [(square, piece) for square, piece in layout.placed() if not gone >> square & 1]
    same = Layout.of(layout.board, left.placed())
    assert (left.occupied, left.fringe) == (same.occupied, same.fringe)


@given(grown())
def test_a_ship_grown_piece_by_piece_is_the_same_as_one_laid_out_at_once(layout: Layout) -> None:
    same = Layout.of(layout.board, layout.placed())
    assert (layout.pieces, layout.occupied, layout.fringe) == (same.pieces, same.occupied, same.fringe)


def expected_mistakes(plain: PlainShip) -> set[tuple[str, int, int | None]]:
    """Every sentence of the list of construction errors, one after the other."""
    found: set[tuple[str, int, int | None]] = set()
    for spot, piece in plain.pieces.items():
        here = plain.square(spot)
        for side, other in plain.touching(spot):
            pair = {piece.connectors[side], plain.pieces[other].connectors[(side + 2) % 4]}
            first, second = here, plain.square(other)
            if side not in (RIGHT, REAR):
                first, second = second, first
            if pair == {"1", "2"}:
                found.add(("single_on_double", first, second))
            if "0" in pair and len(pair) > 1:
                found.add(("connector_on_smooth", first, second))
        behind, before = plain.board.beside(spot, (piece.turn + 2) % 4), plain.board.beside(spot, piece.turn)
        if piece.parts.engine and piece.turn != FRONT:
            found.add(("engine_not_to_rear", here, None))
        if piece.parts.engine and behind and behind in plain.pieces:
            found.add(("behind_engine", plain.square(behind), here))
        if piece.parts.cannon and before and before in plain.pieces:
            found.add(("before_cannon", plain.square(before), here))
        if spot not in plain.board.area:
            found.add(("outside", here, None))
    return found


@given(any_ship)
def test_every_construction_error_is_found_once(layout: Layout) -> None:
    plain = PlainShip(layout)
    found = [(mistake.kind, mistake.square, mistake.other) for mistake in mistakes(layout)]
    unjoined = [square for kind, square, _ in found if kind == "unjoined"]
    assert len(unjoined) == sum(max(len(parts) - 1, 0) for parts in plain.parts_by_half())
    named = [mistake for mistake in found if mistake[0] != "unjoined"]
    assert len(named) == len(set(named))
    assert set(named) == expected_mistakes(plain)


@given(any_ship)
def test_in_each_half_the_part_with_the_starting_square_or_the_largest_counts_as_the_ship(layout: Layout) -> None:
    plain = PlainShip(layout)
    main = main_part(layout)
    kept = [part for part in plain.parts() if plain.mask(part) & main]
    assert plain.mask(spot for part in kept for spot in part) == main
    for parts in plain.parts_by_half():
        chosen = [part for part in parts if part in kept]
        assert len(chosen) == min(len(parts), 1)
        with_start = [part for part in parts if part & plain.board.starts]
        assert all(part in with_start if with_start else len(part) == max(map(len, parts)) for part in chosen)


def first_squares(layout: Layout) -> set[int]:
    """Where a half without a starting cabin may be begun that has no component yet."""
    plain = PlainShip(layout)
    begun = {plain.board.half(spot) for spot in (*plain.pieces, *plain.board.starts)}
    return {plain.square(spot) for spot in plain.board.spots() if plain.board.half(spot) not in begun}


@given(grown(), printed)
def test_a_piece_fits_where_it_is_joined_and_adds_no_error(layout: Layout, piece: Piece) -> None:
    for square in bits(layout.fringe):
        after = layout.weld(square, piece)
        newly_wrong = {mistake for mistake in mistakes(after) if mistake.kind != "unjoined"} - set(mistakes(layout))
        begins = square in first_squares(layout)
        assert fits(layout, square, piece) is (not newly_wrong and (begins or bool(after.joins[square])))


@given(st.one_of(grown(), heaps()), printed, st.data())
def test_what_one_more_piece_makes_wrong_is_found_around_it(layout: Layout, piece: Piece, data: st.DataObject) -> None:
    free = [square for square in range(layout.board.size) if not layout.occupied >> square & 1]
    if free:
        square = data.draw(st.sampled_from(free))
        assert set(mistakes_with(layout, square, piece)) == set(mistakes(layout.weld(square, piece)))
