"""Finished games for tests, as journals that are written straight into a store."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec

from starboard.server import journal
from starboard.server.listing import listed
from starboard.server.store import Listing, Store, database_url
from starboard.server.table import Table
from tests.every_game.play import next_answer
from tests.every_game.registered import GAMES

MOST_ANSWERS = 5000


def a_finished_game(name: str, seed: int = 0, game: str = "galaxy") -> tuple[Table, list[journal.AnyEntry]]:
    """A table whose two people have played to the end, taken steps back, and talked; and its journal."""
    random = Random(seed)
    options = {"rounds": "I"} if game == "galaxy" else {}
    opened = journal.Opened(game=game, seats=2, options=options, private=False)
    table = Table(name, opened, 0.0)
    entries: list[journal.AnyEntry] = [opened]

    def happen(entry: journal.AnyEntry) -> None:
        table.apply(entry)
        entries.append(entry)

    for number, person in enumerate(("Ana", "Bo")):
        happen(journal.Taken(seat=number, name=person, key=f"key {number}"))
        happen(journal.Came(seat=number, process="here"))
    version = table.entry.rules.version
    happen(journal.Started(seed=f"seed {seed}", version=version, at=0.0, bot="sensible"))
    assert table.game is not None
    for turn in range(MOST_ANSWERS):
        if table.game.over:
            break
        undoing = next((seat for seat in (0, 1) if table.game.may_undo(seat)), None)
        if undoing is not None and random.random() < 0.1:
            happen(journal.Undone(seat=undoing, time=table.game.time))
        if turn % 50 == 20:
            happen(journal.Spoke(seat=0, name="Ana", text=f"Turn {turn}"))
        seat, decision, option, time = next_answer(GAMES[game], table.game, random)
        happen(journal.Answered(seat=seat, decision=decision, option=option, time=time))
    assert table.game.over
    happen(journal.Went(seat=1))
    happen(journal.Spoke(seat=0, name="Ana", text="Again?"))
    return table, entries


async def keep(store: Store, table: Table, entries: list[journal.AnyEntry]) -> None:
    """Write a journal into a store, as if nobody had been there for long."""
    listing = Listing(
        table=table.table, game=table.entry.name, private=table.private, opened=0.0, touched=0.0, **listed(table)
    )
    assert await store.create(listing, 0.0, [journal.write_entry(entry) for entry in entries])
    await store.release(table.table, 0.0)


def keep_in(folder: Path, *names: str, game: str = "galaxy") -> None:
    """Finished games of these names in the SQLite file of a folder."""

    async def write() -> None:
        store = await Store.open(database_url({}, folder))
        for seed, name in enumerate(names):
            await keep(store, *a_finished_game(name, seed, game))
        await store.close()

    asyncio.run(write())


def as_json(thing: object) -> object:
    """A message as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(thing))
