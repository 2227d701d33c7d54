"""Keeps a SQLite database to its owner: journals hold the seeds of games and what people said."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

COMPANIONS = ("", "-wal", "-shm", "-journal", ".lock", ".owner", ".owner.new")
"""What is put after the name of a database for the files that belong to it."""

OUR_OWN = frozenset({"games"})
"""What else of ours may lie in the folder: logs of games in the terminal."""

OTHERS = stat.S_IRWXG | stat.S_IRWXO


def make_private(database: Path) -> None:
    """Make the folder and the file if they are not there, and close both to others; also if they existed before.

    A folder that may belong to others too is left as it is. OSError if there can be no such file.
    """
    folder = database.parent
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if os.name != "posix":
        return
    if _is_open_to_others(folder) and _is_ours_alone(folder, database.name):
        _close_to_others(folder)
    with suppress(FileExistsError):
        os.close(os.open(database, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))  # SQLite gives its others the same mode
    for ending in COMPANIONS:
        file = database.with_name(database.name + ending)
        with suppress(FileNotFoundError):  # a journal goes whenever another process has finished with it
            if _is_open_to_others(file):
                _close_to_others(file)


def others_may_look(database: Path) -> bool:
    """Whether others may see which files lie in the folder of a database, although they cannot read them."""
    return os.name == "posix" and _is_open_to_others(database.parent)


def _is_open_to_others(path: Path) -> bool:
    return bool(path.stat().st_mode & OTHERS)


def _is_ours_alone(folder: Path, name: str) -> bool:
    found = folder.stat()
    if found.st_uid != os.geteuid() or found.st_mode & stat.S_ISVTX or folder.is_mount() or _is_home(folder):
        return False
    ours = OUR_OWN | {name + ending for ending in COMPANIONS}
    return all(file.name in ours for file in folder.iterdir())


def _is_home(folder: Path) -> bool:
    try:
        return folder.samefile(Path.home())
    except (OSError, RuntimeError):
        return False


def _close_to_others(path: Path) -> None:
    with suppress(PermissionError):  # it belongs to somebody else, who lets us use it
        path.chmod(path.stat().st_mode & ~OTHERS & 0o7777)
