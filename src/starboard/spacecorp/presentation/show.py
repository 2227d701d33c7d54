"""A position from its text, drawn as a table at which nobody sits: the hands that the text names lie open."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from starboard.engine import BadInput, View
from starboard.spacecorp import RULES
from starboard.spacecorp.notation import Position, read_position, write_view
from starboard.spacecorp.presentation.cards import open_hand_drawing
from starboard.spacecorp.presentation.table import draw
from starboard.spacecorp.seen import overview
from starboard.spacecorp.view import TableView
from starboard.words import Words
from starboard.words.drawing import Drawing


def show(text: str, words: Words, width: int) -> Drawing:
    """The position that a text describes; BadInput names a bad line."""
    position = read_position(text)
    view = _view(position)
    lines = draw(view, words, width)
    for seat, corporation in enumerate(view.table.corporations):
        if corporation.hand:
            lines += open_hand_drawing(seat, view, words, width)
    return lines


def show_data(text: str) -> dict[str, Any]:
    """The same as plain data."""
    plain: dict[str, Any] = to_builtins(_view(read_position(text)).table)
    return plain


def copy(view: View, seat: int) -> str:
    """The table as the view shows it, as the text that `show` reads; BadInput if the seat is not one of its seats."""
    if seat not in range(len(view.table.corporations)):
        raise BadInput(f"there is no seat {seat} at this table")
    return write_view(view)


def _view(position: Position) -> View:
    """The position as it lies there, before anybody is asked anything."""
    table = position.table
    seen: TableView = overview(table)
    corporations = [
        view if table_seat.seat in position.guessed else replace(view, hand=table_seat.hand)
        for view, table_seat in zip(seen.corporations, table.corporations, strict=True)
    ]
    return View(
        game=RULES.name,
        version=RULES.version,
        setup=table.setup,
        seat=None,
        commitment="",
        seed=None,
        over=False,
        time=0.0,
        due=None,
        alarms={},
        waiting_for=[],
        decision=None,
        may_undo=False,
        table=replace(seen, corporations=corporations),
        scores=None,
    )
