"""The files of a SQLite database are for its owner alone, in whatever folder they lie."""

from __future__ import annotations

import asyncio
import os
import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from starboard.server.store.private import make_private, others_may_look
from tests.browser.service import Service
from tests.server.clients import open_table
from tests.server.store.helpers import opened, with_table


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def easygoing() -> Iterator[None]:
    """Files are made for everybody unless somebody says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: mode(file) for file in folder.iterdir()}


@pytest.mark.usefixtures("easygoing")
def test_a_server_makes_all_its_files_for_its_owner_alone(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        open_table(service.address)
        folder = tmp_path / "tables"
        assert mode(folder) == 0o700
        names = ("", "-wal", "-shm", ".lock", ".owner")
        assert modes(folder) == {f"tables.sqlite{ending}": 0o600 for ending in names}
        assert "may look" not in service.said


@pytest.mark.usefixtures("easygoing")
def test_what_was_open_to_others_before_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    folder.mkdir(mode=0o777)
    for ending in ("", "-wal", "-shm", ".lock", ".owner"):
        (folder / f"tables.sqlite{ending}").touch(0o666)
    (folder / "games").mkdir()
    make_private(folder / "tables.sqlite")
    assert mode(folder) == 0o700
    assert set(modes(folder).values()) == {0o600, 0o777}, "the games of the terminal are not ours to close"

    async def play() -> None:
        async with opened(f"sqlite:///{folder}/tables.sqlite") as store:
            await with_table(store)
            assert mode(folder / "tables.sqlite-wal") == mode(folder / "tables.sqlite") == 0o600

    asyncio.run(play())


@pytest.mark.usefixtures("easygoing")
@pytest.mark.parametrize("kind", ["sticky", "home", "with files of others"])
def test_a_folder_that_is_not_ours_alone_stays_as_it_is_and_the_files_are_closed(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir(mode=0o755)
    match kind:
        case "sticky":
            folder.chmod(0o1777)
        case "home":
            monkeypatch.setenv("HOME", str(folder))
        case _:
            (folder / "thesis.txt").touch()
    before = mode(folder)
    make_private(folder / "tables.sqlite")
    assert mode(folder) == before
    assert mode(folder / "tables.sqlite") == 0o600
    assert others_may_look(folder / "tables.sqlite")


@pytest.mark.usefixtures("easygoing")
def test_the_host_is_told_in_one_line_that_others_may_look_into_the_folder(tmp_path: Path) -> None:
    (tmp_path / "tables").mkdir(mode=0o755)
    (tmp_path / "tables" / "thesis.txt").touch()
    with Service(tmp_path) as service:
        assert service.said.count("Others on this machine can look into") == 1
        assert mode(tmp_path / "tables") == 0o755
        assert mode(tmp_path / "tables" / "tables.sqlite") == 0o600


@pytest.mark.usefixtures("easygoing")
def test_a_link_to_a_file_closes_the_file(tmp_path: Path) -> None:
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "elsewhere" / "tables.sqlite")
    (tmp_path / "elsewhere").mkdir()

    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/link.sqlite") as store:
            await with_table(store)

    asyncio.run(play())
    assert mode(tmp_path / "elsewhere") == 0o700
    assert mode(tmp_path / "elsewhere" / "tables.sqlite") == 0o600


def test_a_journal_may_vanish_while_it_is_looked_at(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    journal = tmp_path / "tables.sqlite-journal"
    looks = 2_000

    def come_and_go() -> None:  # as SQLite does when another store writes in the same moment
        for _ in range(looks):
            journal.touch(0o600)
            journal.unlink()

    other = threading.Thread(target=come_and_go)
    other.start()
    while other.is_alive():
        make_private(database)
    other.join()
    assert mode(database) == 0o600
