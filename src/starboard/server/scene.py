"""What everybody at a table sees and what has just changed in it, worked out once for all audiences."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import UNSET, Raw

from starboard.engine import Event
from starboard.server.changes import Op, changes
from starboard.server.protocol import Room, Sight, Told, Update
from starboard.server.room import names_of
from starboard.server.table import Table

encode = msgspec.json.Encoder().encode


class Happening:
    """An event, and how it is told without words."""

    __slots__ = ("event", "is_minor", "told")

    def __init__(self, event: Event, minor: Collection[str]) -> None:
        self.event = event
        self.told = Told(event.kind, event.seat, event.data)
        self.is_minor = event.kind in minor
        """Whether everybody sees it on the table, so that nobody needs words for it."""


class Scene:
    """A table and its room, without what only one seat sees."""

    def __init__(self, table: Table, room: Room) -> None:
        self.table = table
        self.room = room
        self.names = names_of(room.seats)
        """Of those who sit at the table."""
        self.sight = self._look()
        self.before = self.sight
        """How it looked before the last entry."""
        self.ops: list[Op] = []
        """What the last entry changed in it."""
        self.ops_told: list[Raw] = []
        """The same as JSON."""
        self.happenings: list[Happening] = []
        self.confidants: set[int] = set()
        """The seats that have noticed something alone."""
        self.told: list[Told] = []
        """What all have noticed, without words."""
        self.needs_words = False
        """Whether there are words for any of that."""
        self._common: bytes | None = None
        """The update of all for whom nothing else has changed, once it is written."""

    def _look(self) -> Sight:
        game = self.table.game
        return Sight(self.room, None if game is None else game.view(None), None)

    def go_on(self, table: Table, room: Room, events: Collection[Event]) -> None:
        """An entry has been applied to the table, and these events were what happened."""
        self.table = table
        if room is not self.room:
            self.room = room
            self.names = names_of(room.seats)
        self.before = self.sight
        self.sight = self._look()
        self.ops = changes(self.before, self.sight)
        self.ops_told = [Raw(encode(op)) for op in self.ops]
        minor = table.entry.presentation.minor
        self.happenings = [Happening(event, minor) for event in events]
        self.confidants = {event.only for event in events if event.only is not None}
        noticed = [happening for happening in self.happenings if happening.event.only is None]
        self.told = [happening.told for happening in noticed]
        self.needs_words = not all(happening.is_minor for happening in noticed)
        self._common = None

    def written(self, update: Update) -> bytes:
        """An update of an audience as JSON. One that says only what all are told is written once for all of them."""
        if update.ops is not self.ops_told or update.events is not self.told or update.act is not UNSET:
            return encode(update)
        if self._common is None:
            self._common = encode(update)
        return self._common
