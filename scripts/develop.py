#!/usr/bin/env python3
"""`make dev`: the pages with hot reload, and beside them a table service that starts again when its code changes.

Options are those of `starboard serve`. A game survives the restarts, because a table is stored with every action.
"""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from os import environ, killpg
from pathlib import Path

import client

SOURCES = client.HOME / "src" / "starboard"
SUFFIXES = {".py", ".ftl", ".json", ".toml"}
PAGES = "http://localhost:5173"
GLANCE = 0.5
"""Seconds between two looks at the sources."""


def changed_at() -> Mapping[Path, int]:
    """When each source of the service was written."""
    return {
        file: file.stat().st_mtime_ns
        for file in SOURCES.rglob("*")
        if file.suffix in SUFFIXES and client.CLIENT not in file.parents
    }


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(command: list[str], variables: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """A program that ends with the block, and all that it has started with it.

    It is a group of its own: Ctrl-C in the terminal is heard here alone, and passed on once. Heard twice it would mean
    that the service should not even say good-bye.
    """
    with subprocess.Popen(command, env={**environ, **variables}, start_new_session=True) as program:
        try:
            yield program
        finally:
            with suppress(ProcessLookupError):
                killpg(program.pid, signal.SIGINT)


def develop(options: list[str]) -> None:
    """Run both until Ctrl-C."""
    port = free_port()
    starboard = str(Path(sys.executable).with_name("starboard"))
    service = [starboard, "serve", "--port", str(port), "--origin", PAGES, *options]
    pages = [sys.executable, str(client.HOME / "scripts" / "client.py"), "run", "dev", "--strictPort", "--open"]
    with running(pages, {"STARBOARD_SERVER": f"http://localhost:{port}"}):
        while True:
            seen = changed_at()
            with running(service, {}):
                while changed_at() == seen:
                    time.sleep(GLANCE)


if __name__ == "__main__":
    try:
        develop(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
