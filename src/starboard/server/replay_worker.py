"""The process that works out replays, logs and drawings of finished games (`python -m starboard.server.replay_worker`).

It takes jobs from its standard input one after the other and ends when that is closed, so it never outlives its server.
"""

from __future__ import annotations

import gzip
import os
import sys
import traceback
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

import msgspec

from starboard.engine import BadInput, OtherVersion
from starboard.server import journal
from starboard.server.replay_jobs import (
    DrawingJob,
    Fault,
    Job,
    LogJob,
    Made,
    NeedsJournal,
    NothingToSee,
    OtherRules,
    Outcome,
    ReplayJob,
    encode,
    read_job,
    receive,
    send,
)
from starboard.server.replays import PlayedGame, retell
from starboard.server.voice import voice

GAMES_KEPT = 4
"""Games that are kept for whoever steps through them."""

NICENESS = 10
"""Those who play come first."""


class Workshop:
    """Does jobs, and remembers the games it was asked about last."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, PlayedGame] = OrderedDict()

    def do(self, job: Job) -> Outcome:
        """What comes of a job, whatever may go wrong with it."""
        try:
            return self._do(job)
        except OtherVersion:
            return OtherRules()
        except Exception:
            return Fault(traceback.format_exc())

    def _do(self, job: Job) -> Outcome:
        match job:
            case ReplayJob():
                replay = retell(job.table, _read(job.journal), job.language, job.version)
                return Made(_compressed(msgspec.json.encode(replay)))
            case LogJob():
                game = PlayedGame(job.table, _read(job.journal)).at(None)
                return Made(_compressed("".join(f"{line}\n" for line in game.log.lines()).encode()))
            case DrawingJob():
                return self._draw(job)

    def _draw(self, job: DrawingJob) -> Outcome:
        played = self._games.pop(job.table, None)
        if played is None:
            if not job.journal:
                return NeedsJournal()
            played = PlayedGame(job.table, _read(job.journal))
        self._games[job.table] = played
        if len(self._games) > GAMES_KEPT:
            self._games.popitem(last=False)
        view = played.at(job.step).view(None)
        try:
            drawn = voice(played.entry.name, job.language).draw(view, played.names, job.columns, job.look)
        except BadInput:
            return NothingToSee()
        return Made(msgspec.json.encode(drawn))


def _read(lines: Sequence[bytes]) -> list[journal.AnyEntry]:
    return [journal.read_entry(line) for line in lines]


def _compressed(text: bytes) -> bytes:
    return gzip.compress(text, compresslevel=6, mtime=0)  # the same for the same text


def main(jobs: IO[bytes], outcomes: IO[bytes]) -> None:
    """Do jobs until there can be no more."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    workshop = Workshop()
    with suppress(EOFError, BrokenPipeError):
        while True:
            send(outcomes, encode(workshop.do(read_job(receive(jobs)))))


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
