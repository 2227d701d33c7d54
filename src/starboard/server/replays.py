"""A finished game told again from its beginning, in the messages of a live table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence

from starboard.engine import Event
from starboard.server import journal
from starboard.server.audience import Audience
from starboard.server.protocol import Language, Replay, Room, Update, Welcome
from starboard.server.scene import Scene
from starboard.server.table import Table

AT_ONCE = 16
"""Entries of a journal that are read before the tables that are alive get their turn again."""


def begin_again(table: str, entries: Sequence[journal.AnyEntry]) -> tuple[Table, list[journal.AnyEntry]]:
    """A table at the beginning of its game, and what was played then. `entries` are its whole journal."""
    opened = entries[0]
    assert isinstance(opened, journal.Opened)
    again = Table(table, opened, 0.0)
    played: list[journal.AnyEntry] = [entry for entry in entries[1:] if not isinstance(entry, _TALK)]
    while again.game is None:
        again.apply(played.pop(0))
    return again, played


async def play_on(again: Table, played: Sequence[journal.AnyEntry]) -> AsyncIterator[list[Event]]:
    """What happens with each entry. A whole game takes a while, during which other games must not stand still."""
    for number, entry in enumerate(played, start=1):
        yield again.apply(entry)
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)


async def retell(
    table: str, entries: Sequence[journal.AnyEntry], room: Room, language: Language, version: str
) -> Replay:
    """The game of a table as somebody who watched it saw it, step by step."""
    again, played = begin_again(table, entries)
    assert again.game is not None
    scene = Scene(again, room)
    watcher = Audience(None, language, scene)
    start = Welcome(n=0, seat=None, now=0.0, sight=watcher.sight, story=watcher.story(), server=version)
    updates: list[Update] = []
    async for events in play_on(again, played):
        scene.go_on(again, room, events)
        updates.append(watcher.update(len(updates) + 1, again.game.time))
    return Replay(start=start, updates=updates)


_TALK = (journal.Spoke, journal.Came, journal.Went, journal.Rematched)
"""What was said and who came and went is no part of the game."""
