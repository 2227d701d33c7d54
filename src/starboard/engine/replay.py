"""Playing a log again, to its end or to any point of it."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from starboard.engine.errors import BadInput, OtherVersion, Refused
from starboard.engine.game import Game
from starboard.engine.log import Entry, Log
from starboard.engine.rules import Rules, S


class Stopped(NamedTuple):
    """Where and why a replay could not go on."""

    entry: int
    why: str


def begin(rules: Rules[S], log: Log, *, any_version: bool = False) -> Game[S]:
    """The game that a log describes, before its first entry."""
    if log.game != rules.name:
        raise BadInput(f"this is a log of {log.game}, not of {rules.name}")
    if log.version != rules.version and not any_version:
        raise OtherVersion(
            f"this log was played with {log.game} rules {log.version}; these are {rules.version}, "
            "so it may not replay to its end"
        )
    if log.start is None:
        return Game.new(rules, rules.setup(log.setup.seats, log.setup.options), log.seed)
    return Game.at(rules, replace(log.start, version=rules.version) if any_version else log.start)


def apply(game: Game[S], entry: Entry) -> None:
    """Do again what one line of a log says."""
    if entry.is_undo:
        game.undo(entry.seat, entry.time)
    else:
        game.answer(entry.seat, entry.decision, entry.option, entry.time)


def steps(rules: Rules[S], log: Log, *, any_version: bool = False) -> Iterator[Game[S]]:
    """The game before the first entry, then after each one (always the same object)."""
    game = begin(rules, log, any_version=any_version)
    yield game
    for number, entry in enumerate(log.entries, start=1):
        try:
            apply(game, entry)
        except Refused as problem:
            raise BadInput(f"log entry {number}: {problem}") from None
        yield game


def replay(rules: Rules[S], log: Log, upto: int | None = None) -> Game[S]:
    """The game after the first `upto` entries of a log (all of them if not given)."""
    game = begin(rules, log)
    for number, entry in enumerate(log.entries[:upto], start=1):
        try:
            apply(game, entry)
        except Refused as problem:
            raise BadInput(f"log entry {number}: {problem}") from None
    return game


def replay_what_fits(rules: Rules[S], log: Log) -> tuple[Game[S], Stopped | None]:
    """As much of a log of any rules version as these rules accept, and where they stopped."""
    game = begin(rules, log, any_version=True)
    for number, entry in enumerate(log.entries, start=1):
        try:
            apply(game, entry)
        except Refused as problem:
            return game, Stopped(number, str(problem))
    return game, None
