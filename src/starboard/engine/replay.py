"""Playing a log again, to its end or to any point of it."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from starboard.engine.errors import BadInput, OtherVersion, Refused
from starboard.engine.game import Game
from starboard.engine.history import Reader, reader
from starboard.engine.log import Entry, Log
from starboard.engine.rules import Rules, S


class Stopped(NamedTuple):
    """Where and why a replay could not go on."""

    entry: int
    why: str


def begin(rules: Rules[S], log: Log, *, any_version: bool = False) -> Reader[S]:
    """The game that a log describes, before its first entry, and what reads on.

    With `any_version` a log that these rules cannot read is read as if it were theirs, as far as that goes.
    """
    if log.game != rules.name:
        raise BadInput(f"this is a log of {log.game}, not of {rules.name}")
    setup = rules.setup(log.setup.seats, log.setup.options)
    version, start = log.version, log.start
    if any_version and not can_read(rules, log):
        version = rules.version_of(setup)
        start = None if start is None else replace(start, version=version)
    if start is None:
        return reader(Game.new(rules, setup, log.seed), version)
    game, translation = Game.read_on(rules, start)
    return reader(game, version, translation)


def can_read(rules: Rules[S], log: Log) -> bool:
    """Whether a log was played by these rules, or by older ones that they understand."""
    try:
        rules.translation(log.version, rules.setup(log.setup.seats, log.setup.options))
    except OtherVersion:
        return False
    return True


def steps(rules: Rules[S], log: Log, *, any_version: bool = False) -> Iterator[Game[S]]:
    """The game before the first entry, then after each one (always the same object)."""
    reading = begin(rules, log, any_version=any_version)
    yield reading.game
    for number, entry in enumerate(log.entries, start=1):
        _apply(reading, number, entry)
        yield reading.game


def replay(rules: Rules[S], log: Log, upto: int | None = None) -> Game[S]:
    """The game after the first `upto` entries of a log (all of them if not given)."""
    reading = begin(rules, log)
    for number, entry in enumerate(log.entries[:upto], start=1):
        _apply(reading, number, entry)
    return reading.game


def _apply(reading: Reader[S], number: int, entry: Entry) -> None:
    try:
        reading.apply(entry)
    except Refused as problem:
        raise BadInput(f"log entry {number}: {problem}") from None


def replay_what_fits(rules: Rules[S], log: Log) -> tuple[Game[S], Stopped | None]:
    """As much of a log of any rules version as these rules accept, and where they stopped."""
    reading = begin(rules, log, any_version=True)
    for number, entry in enumerate(log.entries, start=1):
        try:
            reading.apply(entry)
        except Refused as problem:
            return reading.game, Stopped(number, str(problem))
    return reading.game, None
