"""The file system of the database is full while people play, and has room again: a small one in memory, made for it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

from tests.browser.service import Service
from tests.soak.figures import Figure, at_least, none_of
from tests.soak.journals import SqliteJournals
from tests.soak.ledger import audit
from tests.soak.players import Party, sights_differ
from tests.soak.services import logged, served
from tests.soak.stage import NotHere, Stage, until

TIMES = 10
"""That the disk is full, in the whole test."""
SIZE = "32m"
FULL_SECONDS = 2.0
"""How long it stays full after the first act that could not be stored."""
NOTICED = 40.0
"""Seconds within which a full disk must have stopped play: until then SQLite writes into room that it has."""
PATIENCE = 60.0


def run(stage: Stage) -> list[Figure]:
    """Fill it and make room, again and again."""
    if sys.platform != "linux" or os.geteuid() != 0:
        raise NotHere("a small file system can only be made by root, on Linux")
    times = stage.share(TIMES, 2)
    done, stuck, noticed, slowest = 0, 0, 0, 0.0
    mount = stage.folder / "disk"
    mount.mkdir()
    with ExitStack() as running:
        _mount(mount)
        running.callback(_unmount, mount)
        service = running.enter_context(served(Service(stage.folder, "--data", str(mount / "tables"))))
        party = Party(lambda: [service], pause=0.005)
        running.callback(party.end)
        for _ in range(times):
            if not party.goes_on(PATIENCE):
                stuck += 1
                stage.note(f"no play with room on the disk; {party.trouble}")
                break
            time.sleep(stage.random.uniform(0.0, 1.0))
            ballast = _fill(mount)
            was = party.acknowledged
            stands_still = _StandsStill(party)
            if until(stands_still, NOTICED):
                noticed += 1
                time.sleep(FULL_SECONDS)
            ballast.unlink()
            began = time.monotonic()
            done += 1
            if not party.goes_on(PATIENCE):
                stuck += 1
                stage.note(f"no play after the disk was full for the time {done}; {party.trouble}")
                break
            slowest = max(slowest, time.monotonic() - began)
            stage.tell(done / times, f"full {done} times, {was:,} acts acknowledged")
        party.end()
        rows = SqliteJournals(mount / "tables" / "tables.sqlite").rows(party.table)
        ended = not service.runs
    found = audit(rows, party.deeds)
    differing = sights_differ(party, rows)
    for text in (*found.lost, *found.doubled, *found.refused_yet_done, *found.invented, *differing):
        stage.note(text)
    return [
        at_least("times that the disk was full", done, times),
        at_least("... and nothing could be stored", noticed, times),
        Figure("acknowledged acts", f"{found.acknowledged:,}"),
        none_of("acknowledged acts lost", len(found.lost)),
        none_of(f"acts done twice, of {found.resent:,} sent again", len(found.doubled)),
        none_of(
            "acts refused or never sent that are in the journal", len(found.refused_yet_done) + len(found.invented)
        ),
        none_of("seats whose sight is not the journal's game", len(differing)),
        none_of("times that play did not go on", stuck + ended),
        Figure("longest time from room on the disk until all had acted again", f"{slowest:.1f} s"),
        logged(service),
    ]


class _StandsStill:
    """Whether no act has been acknowledged for a second."""

    def __init__(self, party: Party) -> None:
        self._party = party
        self._seen = -1
        self._since = time.monotonic()

    def __call__(self) -> bool:
        if self._party.acknowledged != self._seen:
            self._seen, self._since = self._party.acknowledged, time.monotonic()
        return time.monotonic() - self._since > 1.0


def _mount(folder: Path) -> None:
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=0700", "tmpfs", folder], capture_output=True, check=False
    )
    if made.returncode:
        raise NotHere(f"this machine lets nobody make a small file system: {made.stderr.decode().strip()}")


def _unmount(folder: Path) -> None:
    subprocess.run(["umount", "--lazy", folder], check=False)


def _fill(folder: Path) -> Path:
    """A file that takes all the room there is."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (1 << 20, 1 << 12, 1):
            try:
                while True:
                    file.write(b"\0" * size)
            except OSError:
                continue
    return ballast
