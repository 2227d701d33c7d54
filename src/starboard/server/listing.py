"""A table as the lobby shows it: what the store keeps of it for that, and what is made of that again."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from starboard.server.protocol import TableInfo
from starboard.server.room import seats_shown
from starboard.server.store import Listed, Listing
from starboard.server.table import Table

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableInfo).decode


def info_of(table: Table) -> TableInfo:
    """A table as the lobby shows it."""
    return TableInfo(
        table=table.table,
        game=table.entry.name,
        stage=table.stage,
        seats=seats_shown(table),
        options=table.setup.options,
        opened=table.opened_at,
        reserved=_is_reserved(table),
        scores=table.game.scores if table.game is not None and table.game.over else None,
    )


def _is_reserved(table: Table) -> bool:
    """Whether it is a rematch that has not begun, with no seat that anybody has left."""
    taken = all(seat.held or seat.bot is not None for seat in table.seats)
    return table.before is not None and table.stage == "waiting" and taken


def listed(table: Table) -> Listed:
    """What the store keeps of a table for the lobby."""
    info = info_of(table)
    return Listed(
        stage=table.stage,
        summary=_encode(info),
        people=sum(seat.here for seat in info.seats),
        held=sum(seat.held for seat in info.seats),
    )


def is_for_everybody(listing: Listing) -> bool:
    """Whether the lobby lists a table: not while it waits for the people of an earlier game."""
    return listing.stage != "waiting" or not _decode(listing.summary).reserved


def shown_in_lobby(listing: Listing) -> bytes:
    """The `TableInfo` of a listing. If nobody is there now it says so, even if nobody could write that down in time."""
    if listing.people:
        return listing.summary
    info = _decode(listing.summary)
    if not any(seat.here for seat in info.seats):
        return listing.summary
    return _encode(replace(info, seats=[replace(seat, here=False) for seat in info.seats]))
