"""A PostgreSQL of the tests' own, as real as in production: own files, own socket, writes that reach the disk."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

PATIENCE = 60.0
"""Seconds a server may take to begin answering, on a machine that is busy."""

FOLDERS = (
    "/usr/lib/postgresql/*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
    "/usr/pgsql-*/bin",
)

ANOTHER_USER = ("postgres", "nobody")
"""PostgreSQL refuses to run as root; one of these does it then."""


CRASH, FAST = signal.SIGQUIT, signal.SIGINT
"""PostgreSQL's immediate shutdown, which is a crash, and its fast one, which ends transactions in good order."""


class Cluster:
    """A server, in a folder under /tmp, where the path of its socket stays short enough."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="starboard-pg-"))
        self._programs = _programs()
        self._user = _another_user() if os.geteuid() == 0 else None
        self._server: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        try:
            if self._user is not None:
                shutil.chown(self.folder, self._user)
            self._run("initdb", "--auth=trust", "--username=starboard", "--encoding=UTF8", "--no-locale", "--no-sync")
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def start(self) -> None:
        """Start the server and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, "-k", self.folder, "-c", "listen_addresses="],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self._user,
            )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self._conninfo).close()
                return
            except psycopg.OperationalError:
                if self._server.poll() is not None or time.monotonic() > deadline:
                    log_text = (self.folder / "log").read_text(encoding="utf-8", errors="replace")
                    raise AssertionError(f"PostgreSQL does not answer; it said:\n{log_text}") from None
                time.sleep(0.02)

    def stop(self, how: signal.Signals = CRASH) -> None:
        """End the server; clients lose their connections. After a crash it recovers when it starts again."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(PATIENCE)
            self._server = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def new_database(self) -> str:
        """The address of an empty database, as somebody would write it in STARBOARD_DATABASE.

        It is a schema of its own, which is made in no time; a database is copied from a template of several megabytes.
        """
        name = f"tables{next(self._numbers)}"
        with psycopg.connect(self._conninfo, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"postgresql://starboard@/postgres?host={self.folder}&options=-csearch_path%3D{name}"

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    @property
    def _conninfo(self) -> str:
        return f"host={self.folder} user=starboard dbname=postgres"

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, "-D", self._data, *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            user=self._user,
        )


def _programs() -> Path:
    """Where the server's programs are: distributions keep them out of the PATH. The newest version is taken."""
    found = [Path(path).parent for path in [shutil.which("initdb")] if path is not None]
    for folder in FOLDERS:
        candidates = Path("/").glob(folder.lstrip("/"))
        found += sorted((one for one in candidates if (one / "initdb").exists()), key=_version, reverse=True)
    if not found:
        raise AssertionError(
            "These tests need PostgreSQL's programs and found none."
            " Install them: scripts/provide postgres, or on Debian: sudo apt-get install postgresql"
        )
    return found[0]


def _version(folder: Path) -> int:
    return int("".join(filter(str.isdigit, folder.parent.name)) or 0)


def _another_user() -> str:
    known = {user.pw_name for user in pwd.getpwall()}
    for name in ANOTHER_USER:
        if name in known:
            return name
    raise AssertionError(f"PostgreSQL refuses to run as root, and there is no user {' or '.join(ANOTHER_USER)}.")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A running PostgreSQL, one for each worker of pytest."""
    cluster = Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()
