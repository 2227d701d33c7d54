"""What the server asks of its worker for finished games, what comes back, and how both go through a pipe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import IO, TypeAlias

import msgspec
from msgspec import Struct

from starboard.server.protocol import Language

_LENGTH = 4
"""Bytes before each message that say how long it is."""


class _Job(Struct, frozen=True, tag=True):
    table: str
    journal: Sequence[bytes]
    """All its entries; none if the worker may still have them."""


class ReplayJob(_Job, frozen=True, tag=True):
    """The whole game: JSON of a `Replay`, compressed by gzip."""

    language: Language
    version: str


class LogJob(_Job, frozen=True, tag=True):
    """The log of the game: a text, compressed by gzip."""


class DrawingJob(_Job, frozen=True, tag=True):
    """The table at a step of the game: JSON of a `Drawn`."""

    language: Language
    step: int
    columns: int
    look: str | None


Job: TypeAlias = ReplayJob | LogJob | DrawingJob


class Made(Struct, frozen=True, tag=True):
    """Here it is."""

    body: bytes


class NeedsJournal(Struct, frozen=True, tag=True):
    """The worker does not have this game; ask again with its journal."""


class OtherRules(Struct, frozen=True, tag=True):
    """The game was played by rules of another version."""


class NothingToSee(Struct, frozen=True, tag=True):
    """There is no such look at this game."""


class Fault(Struct, frozen=True, tag=True):
    """It failed, and would again."""

    problem: str


Outcome: TypeAlias = Made | NeedsJournal | OtherRules | NothingToSee | Fault

encode = msgspec.msgpack.Encoder().encode
read_job = msgspec.msgpack.Decoder(Job).decode
read_outcome = msgspec.msgpack.Decoder(Outcome).decode


def send(pipe: IO[bytes], message: bytes) -> None:
    """Put a message into a pipe."""
    pipe.write(len(message).to_bytes(_LENGTH) + message)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes:
    """The next message out of a pipe; EOFError if the other side has gone."""
    length = int.from_bytes(_exactly(pipe, _LENGTH))
    return _exactly(pipe, length)


def _exactly(pipe: IO[bytes], length: int) -> bytes:
    found = pipe.read(length)
    if len(found) < length:
        raise EOFError
    return found
