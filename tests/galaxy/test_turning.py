"""Turning a ship: structure, contents and what is away are laid onto the board as it lies then."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.components import COMPONENTS, altered, turned_piece
from starboard.galaxy.catalog.sheets import board_keys, quarters_of, turned_key
from starboard.galaxy.flight.power import Use, sources_for
from starboard.galaxy.flight.sections import bring_back, send_away
from starboard.galaxy.notation import read_ship
from starboard.galaxy.scenario import flight
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.turning import turn_ship
from starboard.galaxy.table import Table
from tests.galaxy.hooks import check_told
from tests.galaxy.test_sections import halves

IA = """
ship IA
5,3 cannon 0010 ^
7,3 battery_2 0030 cells=1
3,5 cabin 0330 crew=2
5,5 structural 3333
7,5 cargo_3 3333 goods=YBB
9,5 shield 0003 ^
7,7 starting_cabin 3333 crew=2
7,9 engine 3000 ^
"""
TURNING = [key for key in board_keys() if quarters_of(key) == 0 and f"{key}/2" in board_keys()]


def flying(text: str, round_name: str = "I") -> tuple[Table, Ship]:
    table = flight(text, text, cards=["stardust"], round_name=round_name, fly_on=False, manned=False).state.copy()
    return table, table.ships[0]


def looks(ship: Ship) -> dict[str, object]:
    """What stands and lies where, by name."""
    names = ship.board.names
    return {
        names[square]: (
            repr(piece),
            ship.figures.get(square),
            ship.cells.get(square),
            ship.goods.get(square),
            ship.marks.get(square),
        )
        for square, piece in ship.layout.placed()
    }


@pytest.mark.rule("BX-R-26", "BX-7.4")
def test_a_quarter_turn_carries_everything_over_and_the_ships_columns_are_the_pictures_rows() -> None:
    table, ship = flying(IA)
    before = table.copy()
    turn_ship(table, ship, 1)
    assert ship.board is board("IA/1")
    there = looks(ship)
    assert there["7,7"] == ("starting_cabin 3333", "HH", None, None, None)
    assert there["5,3"] == ("cabin 0033", "HH", None, None, None)
    assert there["3,5"] == ("cannon 0001 >", None, None, None, None)
    assert there["3,7"] == ("battery_2 0003", None, 1, None, None)
    assert there["5,7"] == ("cargo_3 3333", None, None, "YBB", None)
    assert there["9,7"] == ("engine 0300 >", None, None, None, None)
    check_told(before, table.events, table)
    (told,) = (event.data for event in table.events if event.kind == "ship_turned")
    assert (told["board"], told["quarters"]) == ("IA/1", 1)


@pytest.mark.rule("BX-R-76")
@pytest.mark.parametrize(("key", "squares"), [("I", 18), ("II", 27), ("III", 36), ("IIIA", 36), ("IIA", 28)])
def test_after_a_half_turn_every_square_has_its_name_and_the_sides_have_changed_places(key: str, squares: int) -> None:
    old, new = board(key), board(turned_key(key, 2))
    assert new.area.bit_count() == squares
    for square in range(old.size):
        there = old.turned_square(square, 2)
        assert new.names[there] == old.names[square]
        assert new.section_of[there] == old.section_of[square]
        beside = [old.names[other] if other >= 0 else None for other in old.neighbours[square]]
        assert [new.names[other] if other >= 0 else None for other in new.neighbours[there]] == beside[2:] + beside[:2]


@pytest.mark.rule("BX-R-76")
def test_a_somersault_turns_engines_cannons_and_shields_round() -> None:
    table, ship = flying(
        "ship II\n7,7 starting_cabin 3333 crew=2\n7,6 cannon 0030 ^\n7,8 engine 3000 ^\n6,7 shield 0300 ^\n", "II"
    )
    turn_ship(table, ship, 2)
    assert looks(ship)["7,6"] == ("cannon 3000 v", None, None, None, None)
    assert looks(ship)["7,8"] == ("engine 0030 v", None, None, None, None)
    assert ship.cannon_strength() == 0.5
    assert [sorted(ship.layout.at(sq).covers) for sq in ship.layout.squares_with("shield")] == [[2, 3]]
    ahead = ship.board.impacts(0, (3, 4))[0]
    assert ship.board.names[ship.layout.first_hit(ahead)] == "7,8", "what was its rear is hit from the front"


@settings(max_examples=40)
@given(key=st.sampled_from(TURNING), data=st.data())
def test_turned_there_and_back_a_ship_is_as_it_was(key: str, data: st.DataObject) -> None:
    on = board(key)
    squares = [square for square in range(on.size) if on.area >> square & 1]
    tiles = data.draw(st.lists(st.sampled_from(range(140)), min_size=1, max_size=len(squares), unique=True))
    lines = [
        f"{on.names[square]} {COMPONENTS[tile].turned[COMPONENTS[tile].turns[-1]]!r}"
        for square, tile in zip(squares, tiles, strict=False)
    ]
    ship = read_ship("\n".join([f"ship {key}", *lines]))
    joins, before = ship.layout.parts, ship.data()
    table = flying(IA)[0]
    table.ships[0] = ship
    turn_ship(table, ship, 2)
    assert len(ship.layout.parts) == len(joins)
    assert len(ship.layout.exposed) == len(read_ship("\n".join([f"ship {key}", *lines])).layout.exposed)
    turn_ship(table, ship, 2)
    assert ship.data() == before


def test_a_component_turned_four_times_is_the_same_piece() -> None:
    for component in COMPONENTS.values():
        for turn in component.turns:
            piece = component.turned[turn]
            assert turned_piece(turned_piece(piece, 3), 1) is piece
            other = altered(piece, connectors="0123")
            assert turned_piece(turned_piece(other, 1), 3).key == other.key
            assert turned_piece(other, 1).connectors == "3012"


def test_what_is_away_turns_with_the_ship() -> None:
    right = "9,7 engine 3000 ^\n"
    table, ship = flying(halves("4,7 engine 3000 ^\n", right), "II")
    whole = table.copy()
    send_away(table, ship, "right", "hyperspace")
    turn_ship(table, ship, 2)
    bring_back(table, ship, "right")
    turn_ship(whole, whole.ships[0], 2)
    assert looks(ship) == looks(whole.ships[0])
    assert ship.board.name == "IIA/2"
    assert ship.present.keys() == {"left", "right"}


def test_a_turned_ship_is_saved_and_its_board_is_known() -> None:
    table, ship = flying(IA)
    turn_ship(table, ship, 3)
    game = Game.from_state(RULES, table.setup, table)
    assert Game.load(RULES, game.save()).hash() == game.hash()
    assert game.view(0).table.ships[0].board == "IA/3"


@pytest.mark.parametrize(("key", "quarters"), [("II", 1), ("IIB", 1), ("IIIB", 2), ("IIIB:25", 3), ("second-IIIA", 1)])
def test_a_board_that_cannot_lie_like_that_says_so(key: str, quarters: int) -> None:
    with pytest.raises(KeyError, match="cannot be turned"):
        turned_key(key, quarters)


def test_a_turned_ship_is_asked_in_the_order_of_its_board_like_one_that_was_saved() -> None:
    table, ship = flying(IA.replace("9,5 shield 0003 ^", "9,5 battery_2 0003 cells=2"))
    turn_ship(table, ship, 2)
    use = Use("shield", ship.layout.squares_with("cells")[0])
    saved = Game.from_state(RULES, table.setup, table).state
    again = RULES.load(table.setup, "seed", saved.data())
    options = [source.option for source in sources_for(table, ship, use)]
    assert options == [source.option for source in sources_for(again, again.ships[0], use)]
    assert options == sorted(options, key=ship.board.squares.__getitem__)
    assert len(options) == 2
