"""The bit sets of a layout against a slow and obvious reading of the rules, on ships made by chance."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import Piece
from starboard.galaxy.ship.errors import fits, main_part, mistakes
from starboard.galaxy.ship.layout import Layout
from tests.galaxy.ships import grown, heaps, printed

FRONT, RIGHT, REAR, LEFT = range(4)
ROLLS = {total: (max(1, total - 6), min(6, total - 1)) for total in range(2, 13)}
STEPS = {FRONT: (0, -1), RIGHT: (1, 0), REAR: (0, 1), LEFT: (-1, 0)}

any_ship = st.one_of(heaps(), grown())


class PlainShip:
    """A ship as a dict from (place from the left, place from the front) to pieces; everything is looked up slowly."""

    def __init__(self, layout: Layout) -> None:
        self.board = layout.board
        self.pieces = {self.spot(square): piece for square, piece in layout.placed()}

    def spot(self, square: int) -> tuple[int, int]:
        column, row = self.board.names[square].split(",")
        return self.board.columns.index(int(column)), self.board.rows.index(int(row))

    def square(self, spot: tuple[int, int]) -> int:
        left, front = spot
        return self.board.squares[f"{self.board.columns[left]},{self.board.rows[front]}"]

    def beside(self, spot: tuple[int, int], side: int) -> tuple[int, int]:
        right, down = STEPS[side]
        return spot[0] + right, spot[1] + down

    def touching(self, spot: tuple[int, int]) -> list[tuple[int, tuple[int, int]]]:
        """The occupied spots beside a spot, with the side they are on."""
        found = ((side, self.beside(spot, side)) for side in range(4))
        return [(side, other) for side, other in found if other in self.pieces]

    def joined(self, spot: tuple[int, int]) -> set[tuple[int, int]]:
        piece = self.pieces[spot]
        return {
            other
            for side, other in self.touching(spot)
            if piece.connectors[side] != "0" and self.pieces[other].connectors[(side + 2) % 4] != "0"
        }

    def part_with(self, spot: tuple[int, int]) -> set[tuple[int, int]]:
        part, reached = set(), {spot}
        while reached:
            here = reached.pop()
            part.add(here)
            reached |= self.joined(here) - part
        return part

    def mask(self, spots: set[tuple[int, int]]) -> int:
        return sum(1 << self.square(spot) for spot in spots)

    def is_area(self, spot: tuple[int, int]) -> bool:
        inside = spot[0] in range(self.board.width) and spot[1] in range(self.board.height)
        return inside and bool(self.board.area & 1 << self.square(spot))


@given(any_ship)
def test_joins_are_where_connector_meets_connector(layout: Layout) -> None:
    plain = PlainShip(layout)
    for square in range(layout.board.size):
        spot = plain.spot(square)
        assert layout.joins[square] == (plain.mask(plain.joined(spot)) if spot in plain.pieces else 0)


@given(any_ship)
def test_parts_are_what_holds_together(layout: Layout) -> None:
    plain = PlainShip(layout)
    assert set(layout.parts) == {plain.mask(plain.part_with(spot)) for spot in plain.pieces}
    assert sum(layout.parts) == layout.occupied


@given(any_ship)
def test_the_fringe_is_every_free_square_of_the_area_beside_the_ship(layout: Layout) -> None:
    plain = PlainShip(layout)
    free = {plain.beside(spot, side) for spot in plain.pieces for side in range(4)} - set(plain.pieces)
    assert layout.fringe == plain.mask({spot for spot in free if plain.is_area(spot)})


@given(any_ship)
def test_an_exposed_connector_has_no_component_before_it(layout: Layout) -> None:
    plain = PlainShip(layout)
    expected = {
        (plain.square(spot), side)
        for spot, piece in plain.pieces.items()
        for side in range(4)
        if piece.connectors[side] != "0" and plain.beside(spot, side) not in plain.pieces
    }
    assert len(layout.exposed) == len(expected)
    assert set(layout.exposed) == expected


@given(any_ship)
def test_the_first_hit_is_the_component_nearest_to_the_side(layout: Layout) -> None:
    plain = PlainShip(layout)
    for total, dice in ROLLS.items():
        in_column = [spot for spot in plain.pieces if plain.board.columns[spot[0]] == total]
        in_row = [spot for spot in plain.pieces if plain.board.rows[spot[1]] == total]
        nearest = {
            FRONT: min(in_column, key=lambda spot: spot[1], default=None),
            REAR: max(in_column, key=lambda spot: spot[1], default=None),
            LEFT: min(in_row, key=lambda spot: spot[0], default=None),
            RIGHT: max(in_row, key=lambda spot: spot[0], default=None),
        }
        for side, spot in nearest.items():
            (lane,) = layout.board.impacts(side, dice)
            assert layout.first_hit(lane) == (-1 if spot is None else plain.square(spot))


@given(any_ship)
def test_shooters_point_at_the_meteor_from_its_line_or_beside_it(layout: Layout) -> None:
    plain = PlainShip(layout)
    for double, strength in ((False, 1), (True, 2)):
        cannons = [(spot, piece) for spot, piece in plain.pieces.items() if piece.parts.cannon == strength]
        for total, dice in ROLLS.items():
            columns = {plain.square(spot): plain.board.columns[spot[0]] - total for spot, _ in cannons}
            rows = {plain.square(spot): plain.board.rows[spot[1]] - total for spot, _ in cannons}
            for side in range(4):
                pointing = {plain.square(spot) for spot, piece in cannons if piece.turn == side}
                if side in (FRONT, REAR):
                    expected = {square for square in pointing if columns[square] == 0}
                else:
                    expected = {square for square in pointing if abs(rows[square]) <= 1}
                (lane,) = layout.board.impacts(side, dice)
                found = layout.shooters(lane, near=side in (LEFT, RIGHT), double=double)
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
            first, second = sorted((here, plain.square(other)))
            if pair == {"1", "2"}:
                found.add(("single_on_double", first, second))
            if "0" in pair and len(pair) > 1:
                found.add(("connector_on_smooth", first, second))
        behind, before = plain.beside(spot, (piece.turn + 2) % 4), plain.beside(spot, piece.turn)
        if piece.parts.engine and piece.turn != FRONT:
            found.add(("engine_not_to_rear", here, None))
        if piece.parts.engine and behind in plain.pieces:
            found.add(("behind_engine", plain.square(behind), here))
        if piece.parts.cannon and before in plain.pieces:
            found.add(("before_cannon", plain.square(before), here))
        if not plain.is_area(spot):
            found.add(("outside", here, None))
    return found


@given(any_ship)
def test_every_construction_error_is_found_once(layout: Layout) -> None:
    plain = PlainShip(layout)
    found = [(mistake.kind, mistake.square, mistake.other) for mistake in mistakes(layout)]
    unjoined = [layout.board.names[square] for kind, square, _ in found if kind == "unjoined"]
    assert len(unjoined) == max(len(layout.parts) - 1, 0)
    named = [mistake for mistake in found if mistake[0] != "unjoined"]
    assert len(named) == len(set(named))
    assert set(named) == expected_mistakes(plain)


@given(any_ship)
def test_the_part_with_the_starting_square_counts_as_the_ship(layout: Layout) -> None:
    main = main_part(layout)
    if layout.occupied >> layout.board.start & 1:
        assert main >> layout.board.start & 1
    else:
        assert main.bit_count() == max((part.bit_count() for part in layout.parts), default=0)


@given(grown(), printed)
def test_a_piece_fits_where_it_is_joined_and_adds_no_error(layout: Layout, piece: Piece) -> None:
    for square in bits(layout.fringe):
        after = layout.weld(square, piece)
        newly_wrong = {mistake for mistake in mistakes(after) if mistake.kind != "unjoined"} - set(mistakes(layout))
        assert fits(layout, square, piece) is (not newly_wrong and bool(after.joins[square]))
