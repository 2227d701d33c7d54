"""Which server has a SQLite file: one at a time, and it says who it is. Servers share PostgreSQL without this.

The lock belongs to the process, so that it is free again however the process ends. Others may read and write rows
meanwhile (an administrator, a backup); SQLite itself looks after that.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec
from filelock import FileLock, Timeout
from msgspec import Struct

from starboard.server.store.errors import StoreError
from starboard.server.store.place import sqlite_file
from starboard.server.store.private import make_private

PATIENCE = 1.0
"""Seconds to wait for the lock: `owner_of` may have it for a moment, or a server that is about to be gone."""


class Owner(Struct, frozen=True):
    """A server that has a SQLite file."""

    process: int
    since: float
    """When it was started, in seconds since 1970."""
    address: str = ""
    """Where it answers; empty while it starts."""


class Owned(StoreError):
    """Another server has the file; `owner` is None if it does not say who it is."""

    def __init__(self, file: Path, owner: Owner | None) -> None:
        super().__init__(f"Another server has the file {file}.")
        self.file = file
        self.owner = owner


class Ownership:
    """`with Ownership(url) as mine:` nobody else serves the database meanwhile; Owned if somebody does."""

    def __init__(self, url: str) -> None:
        self._file = sqlite_file(url)
        self._since = time.time()
        self._lock: FileLock | None = None

    def __enter__(self) -> Self:
        if self._file is None:
            return self
        try:
            make_private(self._file)
            lock = _lock_of(self._file)
            lock.acquire(timeout=PATIENCE)
        except Timeout:
            raise Owned(self._file, _read(self._file)) from None
        except OSError as problem:
            raise StoreError(f"The database {self._file} cannot be used now: {problem}") from problem
        self._lock = lock
        self.announce("")
        return self

    def announce(self, address: str) -> None:
        """Tell whoever else wants the file who has it."""
        if self._file is None:
            return
        note = _note_of(self._file)
        new = note.with_name(f"{note.name}.new")
        with suppress(OSError):  # a full disk, say: then nobody learns who it is
            new.unlink(missing_ok=True)
            owner = Owner(os.getpid(), self._since, address)
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(msgspec.json.encode(owner))
            new.replace(note)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None and self._lock is not None:
            with suppress(OSError):
                _note_of(self._file).unlink(missing_ok=True)
            self._lock.release()


def owner_of(url: str) -> Owner | None:
    """The server that has a SQLite file now; None if there is none, or on PostgreSQL."""
    file = sqlite_file(url)
    if file is None or not file.exists():
        return None
    lock = _lock_of(file)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        return _read(file)
    except OSError:  # not allowed to look
        return None
    lock.release()
    return None


def _lock_of(file: Path) -> FileLock:
    return FileLock(file.with_name(f"{file.name}.lock"), mode=0o600, thread_local=False)


def _note_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.owner")


def _read(file: Path) -> Owner | None:
    try:
        return msgspec.json.decode(_note_of(file).read_bytes(), type=Owner)
    except (OSError, msgspec.DecodeError):
        return None
