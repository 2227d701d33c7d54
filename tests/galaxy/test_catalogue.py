"""The components, boards and cards of the first edition, counted."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from starboard.galaxy.adventures.adventure import parse_hazard
from starboard.galaxy.adventures.combat_zone import CombatZone
from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.galaxy.catalog.boards import Board, bits
from starboard.galaxy.catalog.boards import board as board_of
from starboard.galaxy.catalog.components import (
    COMPONENTS,
    KINDS,
    altered,
    has_direction,
    loose_piece,
    piece_of_key,
    starting_cabins,
    tiles_of,
    warehouse,
)
from starboard.galaxy.catalog.flights import FLIGHTS, HOURGLASS_SECONDS
from starboard.galaxy.catalog.goods import BLOCKS, PRICES
from starboard.galaxy.notation import read_ship
from starboard.galaxy.ship.ship import GOODS
from starboard.galaxy.vocabulary import read
from starboard.galaxy.vocabulary.questions import Weld
from tests.galaxy.ships import BASE_BOARDS

FIRST = [COMPONENTS[tile] for tile in tiles_of("first")]
FIRST_CARDS = [CARDS[card] for cards in decks_of("first").values() for card in cards]

every_board = pytest.mark.parametrize("board", [board_of(key) for key in BASE_BOARDS], ids=BASE_BOARDS)
ROLLS = [(max(1, total - 6), min(6, total - 1)) for total in range(2, 13)]


def test_there_are_144_components_of_16_kinds() -> None:
    assert len(FIRST) == 144
    assert Counter(component.kind for component in FIRST) == {
        "battery_2": 9,
        "battery_3": 6,
        "cargo_2": 9,
        "cargo_3": 6,
        "starting_cabin": 4,
        "cabin": 16,
        "structural": 8,
        "special_cargo_1": 6,
        "special_cargo_2": 3,
        "engine": 19,
        "double_engine": 7,
        "cannon": 23,
        "double_cannon": 8,
        "life_support_purple": 6,
        "life_support_brown": 6,
        "shield": 8,
    }


def test_the_warehouse_has_everything_but_the_starting_cabins() -> None:
    own = [tile for tile in starting_cabins() if tile in tiles_of("first")]  # modules may bring further ones
    assert len(own) == 4
    assert sorted((*warehouse(), *own)) == [component.id for component in FIRST]
    assert len(warehouse()) == 140


def test_components_are_numbered_from_zero() -> None:
    assert [component.id for component in FIRST] == list(range(144))
    assert all(number == component.id for number, component in COMPONENTS.items())


def test_a_component_turned_once_has_its_front_on_the_right() -> None:
    for component in COMPONENTS.values():
        for turn, piece in enumerate(component.turned):
            assert piece.connectors == (component.connectors * 2)[4 - turn : 8 - turn]
            assert (piece.turn, piece.tile, piece.kind) == (turn, component.id, component.kind)


def test_the_turns_of_a_component_are_those_that_differ() -> None:
    for component in COMPONENTS.values():
        pieces = component.turned
        looks = [(piece.connectors, piece.turn if has_direction(piece.parts) else 0) for piece in pieces]
        assert [looks[turn] for turn in component.turns] == list(dict.fromkeys(looks))


def test_a_component_holds_on_to_something() -> None:
    for component in COMPONENTS.values():
        assert re.fullmatch("[0-4]{4}", component.connectors)
        assert component.connectors != "0000"


def test_a_key_names_the_component_and_its_turn() -> None:
    pieces = [piece for component in COMPONENTS.values() for piece in component.turned]
    assert [piece_of_key(piece.key) for piece in pieces] == pieces
    assert len({piece.key for piece in pieces}) == len(pieces)


@pytest.mark.parametrize(("kind", "side"), [("cannon", 0), ("double_cannon", 0), ("engine", 2), ("double_engine", 2)])
def test_muzzles_and_exhausts_have_no_connector(kind: str, side: int) -> None:
    assert {component.connectors[side] for component in COMPONENTS.values() if component.kind == kind} == {"0"}


def test_each_kind_can_do_what_it_is_named_for() -> None:
    assert (KINDS["battery_2"].cells, KINDS["battery_3"].cells) == (2, 3)
    assert (KINDS["cargo_2"].holds, KINDS["cargo_3"].holds) == (2, 3)
    assert (KINDS["special_cargo_1"].holds, KINDS["special_cargo_2"].holds) == (1, 2)
    own = {component.kind: KINDS[component.kind] for component in FIRST}
    special = {kind: parts.special for kind, parts in own.items() if parts.special}
    assert special == {"special_cargo_1": 1, "special_cargo_2": 2}
    assert (KINDS["engine"].engine, KINDS["double_engine"].engine) == (1, 2)
    assert (KINDS["cannon"].cannon, KINDS["double_cannon"].cannon) == (1, 2)
    assert (KINDS["cabin"].cabin, KINDS["starting_cabin"].cabin) == ("crew", "starting")
    assert (KINDS["life_support_purple"].life_support, KINDS["life_support_brown"].life_support) == ("purple", "brown")
    directed = {kind for kind, parts in own.items() if has_direction(parts)}
    assert directed == {"cannon", "double_cannon", "engine", "double_engine", "shield"}


@pytest.mark.parametrize(("name", "squares"), [("I", 18), ("II", 27), ("III", 36), ("IIIA", 36)])
def test_a_board_has_its_squares_to_build_on(name: str, squares: int) -> None:
    assert board_of(name).area.bit_count() == squares


@every_board
def test_the_starting_cabin_stands_on_seven_seven(board: Board) -> None:
    assert board.names[board.start] == "7,7"
    assert board.area >> board.start & 1


@every_board
def test_the_building_area_holds_together(board: Board) -> None:
    reached = edge = 1 << board.start
    while edge:
        edge = sum(
            {1 << other for square in bits(edge) for other in bits(board.around[square] & board.area & ~reached)}
        )
        reached |= edge
    assert reached == board.area


@every_board
def test_neighbours_look_back_at_each_other(board: Board) -> None:
    for square, four in enumerate(board.neighbours):
        for side, other in enumerate(four):
            assert other < 0 or board.neighbours[other][(side + 2) % 4] == square


@every_board
def test_a_hit_passes_the_same_squares_from_either_end(board: Board) -> None:
    front, right, rear, left = range(4)
    for dice in ROLLS:
        (down,), (up,) = board.impacts(front, dice), board.impacts(rear, dice)
        (rightwards,), (leftwards,) = board.impacts(left, dice), board.impacts(right, dice)
        assert down.squares == up.squares[::-1]
        assert rightwards.squares == leftwards.squares[::-1]
        assert {board.column_of[square] for square in down.squares} <= {sum(dice)}
        assert {board.row_of[square] for square in rightwards.squares} <= {sum(dice)}


@every_board
def test_every_square_can_be_hit_from_every_side(board: Board) -> None:
    for side in range(4):
        hit = [square for dice in ROLLS for lane in board.impacts(side, dice) for square in lane.squares]
        assert sorted(hit) == list(range(board.size))


def test_the_rows_of_class_iiia_are_numbered_from_the_rear() -> None:
    front, _, rear, _ = range(4)
    board = board_of("IIIA")
    assert board.names[0] == "5,11"
    (down,), (up,) = board.impacts(front, (3, 4)), board.impacts(rear, (3, 4))
    assert [board.row_of[square] for square in down.squares] == [11, 10, 9, 8, 7, 6, 5, 4, 3]
    assert board.row_of[up.squares[0]] == 3


def test_an_act_of_welding_names_one_square_and_turn() -> None:
    board = board_of("I")
    assert read("build", "weld 7,6 >") == Weld("7,6", 1)
    assert board.welds((0, 2))[board.squares["7,6"]] == ("weld 7,6 ^", "weld 7,6 v")


def test_flights_are_played_by_the_numbers_of_the_rule_book() -> None:
    plans = {name: FLIGHTS[name] for name in ("I", "II", "III")}
    assert HOURGLASS_SECONDS == 90
    assert {plan.track for plan in plans.values()} == {40}
    assert {name: plan.finish for name, plan in plans.items()} == {
        "I": (4, 3, 2, 1),
        "II": (8, 6, 4, 2),
        "III": (12, 9, 6, 3),
    }
    assert {name: (plan.best_looking, plan.starts[:4], plan.circle) for name, plan in plans.items()} == {
        "I": (2, (0, -2, -4, -6), 1),
        "II": (4, (0, -3, -6, -9), 2),
        "III": (6, (0, -4, -8, -12), 3),
    }
    assert {name: Counter(plan.pile) for name, plan in plans.items()} == {
        "I": {"I": 2},
        "II": {"II": 2, "I": 1},
        "III": {"III": 2, "II": 1, "I": 1},
    }
    assert {name: board_of(name).insurance for name in BASE_BOARDS} == {"I": 5, "II": 8, "III": 11, "IIIA": None}


def test_the_second_edition_has_rings_of_its_own() -> None:
    """K2-3.3, K2-6.1, K2-6.6."""
    plans = {name: FLIGHTS[f"second-{name}"] for name in ("L", "I", "II", "III")}
    assert {name: (plan.track, plan.circle) for name, plan in plans.items()} == {
        "L": (18, 0),
        "I": (18, 1),
        "II": (24, 2),
        "III": (34, 3),
    }
    assert {name: plan.starts for name, plan in plans.items()} == {
        "L": (0, -2, -3, -4),
        "I": (0, -2, -3, -4),
        "II": (0, -3, -5, -6),
        "III": (0, -4, -7, -9),
    }
    assert [side for side in range(4) if plans["III"].reaches(side)] == [1, 2, 3]
    assert [side for side in range(4) if FLIGHTS["III"].reaches(side)] == [1, 3]


def test_there_are_twenty_cards_of_each_level() -> None:
    assert {level: len(cards) for level, cards in decks_of().items()} == {"I": 20, "II": 20, "III": 20}
    assert len(FIRST_CARDS) == 60
    assert all(CARDS[card].level == level for level, cards in decks_of().items() for card in cards)


def test_there_are_twelve_kinds_of_cards() -> None:
    assert len({card.kind for card in FIRST_CARDS}) == 12
    assert Counter(CARDS[card].kind for card in decks_of()["I"]) == {
        "slavers": 1,
        "smugglers": 1,
        "pirates": 1,
        "stardust": 1,
        "open_space": 4,
        "meteors": 3,
        "planets": 4,
        "combat_zone": 1,
        "abandoned_ship": 2,
        "abandoned_station": 2,
    }
    assert [card for card in FIRST_CARDS if card.kind == "sabotage"] == [CARDS["III-4"]]


def test_eight_cards_are_for_learning() -> None:
    learning = [card for card in FIRST_CARDS if card.learning]
    assert len(learning) == 8
    assert {card.level for card in learning} == {"I"}


def test_no_game_runs_out_of_cards() -> None:
    """The longest game: rounds I, II, III and IIIA with four piles each."""
    needed = Counter(level for name in ("I", "II", "III", "III") for level in FLIGHTS[name].pile * 4)
    assert all(len(decks_of()[level]) >= count for level, count in needed.items())


def test_all_hazards_on_cards_can_be_read() -> None:
    hazards = []
    for card in CARDS.values():
        hazards += [*getattr(card, "meteors", ()), *getattr(card, "shots", ())]
        if isinstance(card, CombatZone):
            hazards += [shot for line in card.lines if isinstance(line.amount, tuple) for shot in line.amount]
    assert {parse_hazard(text)[0] for text in hazards} == {"small", "large", "light", "heavy"}
    assert {parse_hazard(text)[1] for text in hazards} == {0, 1, 2, 3}


def test_combat_zones_ask_for_things_that_there_are() -> None:
    lines = [line for card in CARDS.values() if isinstance(card, CombatZone) for line in card.lines]
    assert {line.criterion for line in lines} == {"crew", "engines", "cannons"}
    assert {line.penalty for line in lines} == {"days", "crew", "goods", "shots"}
    assert all((line.penalty == "shots") is isinstance(line.amount, tuple) for line in lines)


def test_blocks_have_four_colours_and_their_prices() -> None:
    assert PRICES == {"R": 4, "Y": 3, "G": 2, "B": 1}
    assert list(GOODS) == sorted(PRICES, key=PRICES.__getitem__, reverse=True)
    assert BLOCKS.keys() == PRICES.keys()
    assert min(BLOCKS.values()) > 0


def test_goods_on_cards_are_blocks_dearest_first() -> None:
    printed = [
        goods for card in CARDS.values() for goods in (*getattr(card, "planets", ()), getattr(card, "goods", ""))
    ]
    for goods in printed:
        assert goods == "".join(sorted(goods, key=GOODS.index))


def test_the_second_edition_has_its_own_tiles_and_cards() -> None:
    assert tiles_of("second") == tuple(range(1000, 1156))
    assert len(starting_cabins("second")) == 4
    assert len(warehouse("second")) == 152
    decks = decks_of("second")
    assert {level: len(cards) for level, cards in decks.items()} == {"I": 20, "II": 20, "III": 20}
    assert all(card.startswith("second-") for cards in decks.values() for card in cards)
    assert sum(CARDS[card].learning for card in decks["I"]) == 8


def test_a_plated_side_has_no_connector() -> None:
    piece = loose_piece("cargo_2", "4304", 0)
    assert (piece.sides, piece.plated, piece.connectors) == ((0, 3, 0, 0), frozenset({0, 3}), "4304")


def test_an_altered_piece_is_still_the_same_tile() -> None:
    printed = COMPONENTS[37].turned[1]
    cannon = altered(printed, kind="cannon", connectors="0313")
    assert cannon.key == "37=cannon 0313 >"
    assert (cannon.tile, cannon.kind, cannon.connectors, cannon.arrow) == (37, "cannon", "0313", ">")
    assert piece_of_key(cannon.key) is cannon
    wider = altered(printed, connectors="3333")
    assert (wider.kind, wider.connectors, wider.tile) == (printed.kind, "3333", 37)


def test_a_part_says_what_it_keeps_clear() -> None:
    engine, double, shield = (loose_piece(kind, "0300", 0) for kind in ("engine", "double_cannon", "shield"))
    assert engine.clear == ((2, "behind_engine"),)
    assert double.clear == ((0, "before_cannon"),)
    assert shield.clear == ()
    assert loose_piece("engine", "0300", 1).misturned == ("engine_not_to_rear",)
    assert engine.misturned == ()


def test_a_ship_on_a_board_of_the_second_edition_is_built_of_its_tiles() -> None:
    ship = read_ship("ship second-I\n7,7 starting_cabin 3333\n")
    assert [piece.tile for _, piece in ship.layout.placed()] == [starting_cabins("second")[0]]
