"""The catalogue for clients: everything printed, as plain data, so that they need no rule to draw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.catalog.boards import Board, bits, board
from starboard.galaxy.catalog.components import (
    COMPONENTS,
    KINDS,
    SIDES,
    Component,
    groups_of,
    has_direction,
    starting_cabins,
)
from starboard.galaxy.catalog.flights import HOURGLASS_SECONDS
from starboard.galaxy.catalog.goods import BLOCKS, PRICES
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.catalog.sheets import board_keys, flights, quarters_of, sheet_name, sheet_of, sheets
from starboard.galaxy.editions import EDITIONS, LESSONS
from starboard.galaxy.options import plan_of, rounds_in
from starboard.galaxy.registry import figures, part_kinds


def catalogue() -> dict[str, Any]:
    """Everything printed: parts, kinds, tiles, boards, rounds, flights, cards, figures, goods; keys as on the wire."""
    return {
        "parts": {
            name: {"group": kind.group or name, "directed": kind.directed, "glyph": kind.glyph}
            for name, kind in part_kinds().items()
        },
        "kinds": {kind: _kind(parts) for kind, parts in KINDS.items()},
        "tiles": {str(number): _tile(component) for number, component in COMPONENTS.items()},
        "starting_cabins": {name: starting_cabins(name) for name in EDITIONS},
        "boards": {key: _board(board(key)) for key in board_keys()},
        "rounds": {name: _round(name) for edition in EDITIONS.values() for name in rounds_in(edition)},
        "flights": {name: msgspec.to_builtins(plan) for name, plan in flights().items()},
        "hourglass_seconds": HOURGLASS_SECONDS,
        "cards": {name: _card(card) for name, card in CARDS.items()},
        "figures": {letter: msgspec.to_builtins(kind) for letter, kind in figures().items()},
        "goods": {colour: {"price": PRICES[colour], "blocks": BLOCKS[colour]} for colour in PRICES},
    }


def _kind(parts: Parts) -> dict[str, Any]:
    """The parts of a kind that are not nothing, the groups people look for it in, and whether it has a direction."""
    values = {name: parts.get(name) for name in (*Parts.__struct_fields__, *parts.more) if name != "more"}
    return {
        "parts": {name: value for name, value in values.items() if value},
        "groups": groups_of(parts),
        "directed": has_direction(parts),
    }


def _tile(component: Component) -> dict[str, Any]:
    return {
        "kind": component.kind,
        "connectors": component.connectors,
        "turns": component.turns,
        "owner": component.owner,
    }


def _board(board: Board) -> dict[str, Any]:
    """A board as a rectangle of named squares, with what is printed at its edges and what is odd about it."""
    columns, rows = _labels(board.column_numbers), _labels(board.row_numbers)
    plain: dict[str, Any] = {
        "flight": board.flight,
        "width": board.width,
        "height": board.height,
        "names": board.names,
        "area": [board.names[square] for square in bits(board.area)],
        "starts": [board.names[square] for square in board.starts],
        "labels": dict(zip(SIDES, (columns, rows, columns, rows), strict=True)),
        "insurance": board.insurance,
    }
    if len(board.sections) > 1:
        plain["section_names"] = board.section_names
        plain["sections"] = [[board.names[square] for square in bits(section)] for section in board.sections]
    if board.holes:
        plain["holes"] = [board.names[square] for square in bits(board.holes)]
    if board.wrap:
        plain["wrap"] = True
    sheet = sheet_of(board.name)
    if sheet.column_dice:
        plain["dice"] = sheet.column_dice
    if sheet.holes:
        faces = zip(board.names, "".join(sheet.holes), strict=True)
        plain["faces"] = {name: face for name, face in faces if face.isdigit()}
    if upper := sheets()[sheet_name(board.name)].upper:
        joint = len(upper[0])
        plain["joint"] = board.height - joint if quarters_of(board.name) else joint
    if board.mirror:
        plain["mirror"] = True
    if board.bend:
        plain["bends"] = _bends(board)
    if board.compass:
        lies = quarters_of(board.name)
        at = [(lies - quarters) % 4 for quarters in board.compass]
        plain["compass"] = [[face for face, other in enumerate(at, start=1) if other == side] for side in range(4)]
    return plain


def _bends(board: Board) -> list[dict[str, Any]]:
    """Where ways are bent: from which side with which total, in which column they would come, and where they go."""
    pairs = board.column_pairs()
    return [
        {
            "side": SIDES[side],
            "total": total,
            "column": board.place(pairs[total], pairs[total])[0],
            "towards": SIDES[towards],
            "row": row,
        }
        for (side, total), (towards, row) in board.bend.items()
    ]


def _round(name: str) -> dict[str, Any]:
    """A round: which flight it is, and whether it is one in which the game is learnt."""
    plan = plan_of(name)
    flight = next(key for key, other in flights().items() if other is plan)
    return {"flight": flight, "learning": name in LESSONS}


def _labels(lines: Sequence[Sequence[int]]) -> list[str]:
    """What is printed at each line of an edge: its number, or all of them."""
    return [" ".join(map(str, numbers)) for numbers in lines]


def _card(card: Adventure) -> dict[str, Any]:
    """A card with everything printed on it."""
    plain: dict[str, Any] = msgspec.to_builtins(card)
    return plain
