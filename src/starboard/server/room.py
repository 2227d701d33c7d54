"""What everybody may know of a table apart from its game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.server.pausing import pause_shown
from starboard.server.protocol import Room, SeatView
from starboard.server.table import Table


def seats_shown(table: Table) -> list[SeatView]:
    """Who sits where."""
    return [SeatView(name=seat.name, held=seat.held, bot=seat.bot, here=bool(seat.process)) for seat in table.seats]


def names_of(seats: Sequence[SeatView]) -> Mapping[int, str]:
    """What those who sit at a table are called, by seat; empty where nobody gave a name."""
    return {number: seat.name for number, seat in enumerate(seats)}


def room_shown(table: Table) -> Room:
    """The table as it looks to those who are at it."""
    return Room(
        table=table.table,
        game=table.entry.name,
        options=table.setup.options,
        private=table.private,
        stage=table.stage,
        seats=seats_shown(table),
        host=table.host,
        chat=tuple(table.chat),
        rematch=table.rematch,
        pause=pause_shown(table),
    )
