"""Those who see a table with the same eyes: the same seat (or none) and the same language.

What changed is worked out once for all of them, and kept for a while for those who come back.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import Any, Protocol

import msgspec
from msgspec import UNSET

from starboard.engine import Event, Game
from starboard.server.changes import Comparison
from starboard.server.protocol import ByeCode, Language, Resumed, Room, Sight, Told, Update, Welcome, Wording
from starboard.server.table import Table
from starboard.server.voice import voice, without_words

UPDATES_KEPT = 64
"""Updates that somebody who comes back can still be sent one by one; after more he is sent the whole picture."""

encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """A connection to a client: takes messages without making anybody wait."""

    def send(self, message: bytes) -> None:
        """Send a message when the client is ready for it."""

    def close(self, code: ByeCode) -> None:
        """Say good-bye and hang up."""


class Audience:
    """Everybody who looks at a table from one seat (None: who watches) in one language (None: without words)."""

    def __init__(self, seat: int | None, language: Language | None, table: Table, room: Room) -> None:
        self.seat = seat
        self.language = language
        self.lines: set[Line] = set()
        self.alone_since: float | None = None
        """When the last of them left; somebody may come back."""
        self.acknowledged = ""
        """The name of what one of them did, if the last update was what came of it."""
        self._names: dict[int, str] = {}
        self._wording: tuple[str, Wording] | None = None
        self._sent: deque[tuple[int, bytes]] = deque(maxlen=UPDATES_KEPT)
        self._first = table.number + 1
        """The first update that all who have been here since the beginning need."""
        self.sight = self._look(table, room)

    def _look(self, table: Table, room: Room) -> Sight:
        names = {number: seat.name for number, seat in enumerate(room.seats) if seat.name}
        if names != self._names:
            self._names, self._wording = names, None
        game = table.game
        if game is None:
            return Sight(room, None, None)
        view = game.view(self.seat)
        return Sight(room, view, self._word(table, game, view) if view.decision is not None else None)

    def _word(self, table: Table, game: Game[Any], view: Any) -> Wording | None:
        """The open decision in words; at the yard, where hands are faster than sentences, there are none."""
        if self.language is None or game.is_open:
            return None
        decision = view.decision
        if self._wording is None or self._wording[0] != decision.id:
            self._wording = (decision.id, voice(table.entry.name, self.language).wording(decision, view, self._names))
        return self._wording[1]

    def tell(self, table: Table, events: Collection[Event]) -> list[Told]:
        """What these people notice of events."""
        if self.language is None:
            return without_words(events, self.seat)
        return voice(table.entry.name, self.language).tell(events, self.seat, self._names)

    def update(
        self,
        table: Table,
        room: Room,
        events: Collection[Event],
        number: int,
        now: float,
        comparison: Comparison,
        act: str = "",
    ) -> Update:
        """What has changed for these people since they last looked."""
        before, self.sight = self.sight, self._look(table, room)
        told = self.tell(table, events) if events else []
        return Update(n=number, now=now, ops=comparison.changes(before, self.sight), events=told, act=act or UNSET)

    def show(
        self,
        table: Table,
        room: Room,
        events: Collection[Event],
        now: float,
        comparison: Comparison,
        act: str = "",
    ) -> None:
        """Send everybody what changed with the table's last entry, if anything did for them.

        `act` is their own name for what they did, if that is what it was.
        """
        update = self.update(table, room, events, table.number, now, comparison, act)
        self.acknowledged = ""
        if not update.ops and not update.events:
            return
        self.acknowledged = act
        message = encode(update)
        if len(self._sent) == UPDATES_KEPT:
            self._first = self._sent[0][0] + 1
        self._sent.append((table.number, message))
        for line in self.lines:
            line.send(message)

    def welcome(self, line: Line, table: Table, have: int | None, now: float, version: str) -> None:
        """Send a newcomer the whole picture, or somebody who comes back what he has missed."""
        if have is not None and self._first - 1 <= have <= table.number:
            line.send(encode(Resumed(now=now, server=version)))
            for number, message in self._sent:
                if number > have:
                    line.send(message)
            return
        story = self.tell(table, table.story)
        line.send(
            encode(Welcome(n=table.number, seat=self.seat, now=now, sight=self.sight, story=story, server=version))
        )
