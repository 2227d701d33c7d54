"""A finished game played again from its beginning, in the messages of a live table or up to one step of it.

This takes as long as the game has answers. The server has it done by a process of its own (`replay_worker.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from starboard.engine import Game
from starboard.server import journal
from starboard.server.audience import Audience
from starboard.server.protocol import Language, Replay, Room, Update, Welcome
from starboard.server.room import names_of, room_shown
from starboard.server.scene import Scene
from starboard.server.table import Table

POSITION_EVERY = 64
"""Steps between positions of a game that are kept for whoever steps through it."""


def begin_again(table: str, entries: Sequence[journal.AnyEntry]) -> tuple[Table, list[journal.AnyEntry]]:
    """A table at the beginning of its game, and what was played then. `entries` are its whole journal."""
    again = _opened(table, entries)
    played: list[journal.AnyEntry] = [entry for entry in entries[1:] if isinstance(entry, _STEPS)]
    while again.game is None:
        again.apply(played.pop(0))
    return again, played


def room_afterwards(table: str, entries: Sequence[journal.AnyEntry]) -> Room:
    """Who sat at a finished game when it ended, and what was said until then, which does not change any more."""
    again = _opened(table, entries)
    ended = max(number for number, entry in enumerate(entries) if isinstance(entry, journal.Answered))
    for entry in entries[1:ended]:
        if not isinstance(entry, (journal.Answered, journal.Undone, journal.Came, journal.Went)):
            again.apply(entry)
    return replace(room_shown(again), stage="over", pause=None)


def _opened(table: str, entries: Sequence[journal.AnyEntry]) -> Table:
    opened = entries[0]
    assert isinstance(opened, journal.Opened)
    return Table(table, opened, 0.0)


def retell(table: str, entries: Sequence[journal.AnyEntry], language: Language, version: str) -> Replay:
    """The game of a table as somebody who watched it saw it, step by step."""
    again, played = begin_again(table, entries)
    room = room_afterwards(table, entries)
    assert again.game is not None
    scene = Scene(again, room)
    watcher = Audience(None, language, scene)
    start = Welcome(n=0, seat=None, now=0.0, sight=watcher.sight, story=watcher.story(), server=version)
    updates: list[Update] = []
    for entry in played:
        scene.go_on(again, room, again.apply(entry))
        updates.append(watcher.update(len(updates) + 1, again.game.time))
    return Replay(start=start, updates=updates)


class PlayedGame:
    """A finished game at whichever step one likes, without playing it from the start each time."""

    def __init__(self, table: str, entries: Sequence[journal.AnyEntry]) -> None:
        again, self._played = begin_again(table, entries)
        assert again.game is not None
        self.entry = again.entry
        self.names = names_of(room_afterwards(table, entries).seats)
        self._positions: dict[int, Game[Any]] = {0: again.game}

    def at(self, step: int | None) -> Game[Any]:
        """The game after so many steps of its replay, or after all; not to be changed."""
        last = len(self._played) if step is None else min(step, len(self._played))
        first = max(known for known in self._positions if known <= last)
        game = self._positions[first]
        for number in range(first, last):
            if number % POSITION_EVERY == 0:
                self._positions.setdefault(number, game)
                game = game.copy()
            entry = self._played[number]
            if isinstance(entry, journal.Answered):
                game.answer(entry.seat, entry.decision, entry.option, entry.time)
            elif isinstance(entry, journal.Undone):
                game.undo(entry.seat, entry.time)
        return game


_STEPS = (
    journal.Taken,
    journal.Emptied,
    journal.Filled,
    journal.TakenBack,
    journal.Changed,
    journal.Started,
    journal.Answered,
    journal.Undone,
)
"""What was played, and who played it. What was said and who came and went is no part of the game."""
