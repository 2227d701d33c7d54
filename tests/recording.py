"""Recording games between programs, for tests that replay them: what is to be shown, and the first seed that does.

A game's recordings live in `tests/<name>/recordings.py` as `BOOK`, the logs and their hashes in
`tests/fixtures/<name>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from starboard.arena.match import Match
from starboard.bots.player import Player
from starboard.engine import Game, Log, Rules, read_log
from starboard.engine.replay import steps

FIXTURES = Path(__file__).parent / "fixtures"
HASH_EVERY = 100
"""Entries of a log after which the position is hashed, so that a replay that goes astray says about where."""
MOST_SEEDS = 500
UNDO_CHANCE = 0.1


class Recording(Struct, frozen=True):
    """One game to be recorded, between these players. `wanted` is what it must show, see `Book.shown`."""

    name: str
    purpose: str
    players: tuple[str, ...]
    options: dict[str, str] = {}
    wanted: frozenset[str] = frozenset()
    undo: bool = False
    """Whether players take back some of their steps."""
    loaded_after: int | None = None
    """After so many answers the game is saved and loaded; the log begins there."""
    position: str | None = None
    """A text from which the game begins instead of its beginning; it says the options too."""


class Book(Struct, frozen=True):
    """All recordings of a game."""

    rules: Rules[Any]
    players: Mapping[str, Callable[[object], Player]]
    recordings: tuple[Recording, ...]
    observer: Callable[[], Callable[[Game[Any]], Iterable[str]]]
    """Makes what looks at a replayed game after each entry and says what else it shows."""
    position: Callable[[str, str], Game[Any]] | None = None
    """Makes a game from the text of a position and a seed, if the game has such texts."""
    never_asked: frozenset[str] = frozenset()
    """Questions that the base game asks only where a module gives it something to ask about."""
    home: Path | None = None
    """Where the logs are, if not where those of the game are: a module has them beside its tests."""

    @property
    def folder(self) -> Path:
        """Where the logs are."""
        return self.home or FIXTURES / self.rules.name

    @property
    def names(self) -> list[str]:
        """The names of the logs that there are."""
        return sorted(path.stem for path in self.folder.glob("*.log"))

    def log(self, name: str) -> Log:
        """A recorded game."""
        path = self.folder / f"{name}.log"
        return read_log(path.read_text("utf-8"), path.name)

    def expected(self) -> dict[str, dict[str, str]]:
        """The hashes that were recorded with the logs."""
        return msgspec.json.decode((self.folder / "hashes.json").read_bytes(), type=dict[str, dict[str, str]])

    def hashes(self, log: Log) -> dict[str, str]:
        """The hashes of the positions that a replay of a log passes, by the number of entries so far."""
        wanted = {*range(0, len(log.entries), HASH_EVERY), len(log.entries)}
        return {str(count): game.hash() for count, game in enumerate(steps(self.rules, log)) if count in wanted}

    def shown(self, log: Log) -> frozenset[str]:
        """What a game shows: every kind of event and of question, `undo`, `start`, and what the observer says."""
        seen = {"undo" for entry in log.entries if entry.is_undo} | {"start" for _ in (log.start,) if log.start}
        observe = self.observer()
        for game in steps(self.rules, log):
            seen |= {decision.question for decision in game.decisions().values()}
            seen |= {event.kind for event in game.events}
            seen |= set(observe(game))
        return frozenset(seen)

    def record(self) -> dict[str, Log]:
        """Play all games anew and write them down."""
        logs = {recording.name: self._record(recording) for recording in self.recordings}
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.glob("*.log"):
            old.unlink()
        for name, log in logs.items():
            log.write(self.folder / f"{name}.log")
        hashes = {name: self.hashes(log) for name, log in logs.items()}
        written = msgspec.json.format(msgspec.json.encode(hashes), indent=1)
        (self.folder / "hashes.json").write_bytes(written + b"\n")
        return logs

    def _record(self, recording: Recording) -> Log:
        """The first game that shows what is wanted."""
        for number in range(MOST_SEEDS):
            log = self._play(recording, number)
            if recording.wanted <= self.shown(log):
                return log
        raise SystemExit(f"{recording.name}: none of {MOST_SEEDS} games shows all of {sorted(recording.wanted)}")

    def _play(self, recording: Recording, number: int) -> Log:
        """One attempt at a recording: the game that these players play with this seed."""
        seed = f"{recording.name} {number}"
        fickle = Random(f"undo {seed}")
        players = [self.players[name](f"{seed} {seat}") for seat, name in enumerate(recording.players)]
        match = Match(self._begin(recording, seed), players)
        if recording.loaded_after is not None:
            match.play_out(recording.loaded_after)
            match = Match(Game.load(self.rules, match.game.save()), players)
        while not match.game.over:
            match.step()
            if recording.undo and fickle.random() < UNDO_CHANCE:
                for seat in range(len(players)):
                    if match.game.may_undo(seat):
                        match.game.undo(seat)
        return match.game.log

    def _begin(self, recording: Recording, seed: str) -> Game[Any]:
        if recording.position is None:
            return Game.new(self.rules, self.rules.setup(len(recording.players), recording.options), seed)
        assert self.position is not None
        return self.position(recording.position, seed)


def book_of(game: str) -> Book:
    """The recordings of a game."""
    book = import_module(f"tests.{game}.recordings").BOOK
    assert isinstance(book, Book)
    return book


@cache
def shown_by(game: str, name: str) -> frozenset[str]:
    """What a recorded game shows."""
    book = book_of(game)
    return book.shown(book.log(name))


def shown_by_any(game: str) -> frozenset[str]:
    """What the recorded games of a game show together."""
    return frozenset().union(*(shown_by(game, name) for name in book_of(game).names))
