"""Who has a SQLite file: one server at a time, and the next one is told which."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from starboard.server.store import Owned, Ownership, owner_of
from tests.browser.service import Service
from tests.server.clients import open_table
from tests.server.store.helpers import opened

STARBOARD = Path(sys.executable).with_name("starboard")


def serve(*options: str | Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Start a server that is expected to end by itself."""
    command: Sequence[str | Path] = [STARBOARD, "serve", "--port", "0", *options]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False, env={**os.environ, **env}
    )


def test_a_second_server_on_the_same_file_says_who_has_it_and_ends_with_2(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        tables = tmp_path / "tables"
        owner = owner_of(f"sqlite:///{tables}/tables.sqlite")
        assert owner is not None
        assert owner.address == service.address
        (tmp_path / "link").symlink_to(tables)
        second = serve("--data", tmp_path / "link", "--lang", "en")
        assert second.returncode == 2
        assert second.stdout == ""
        (line,) = second.stderr.splitlines()
        for part in (f"process {owner.process}, {service.address}, since 20", "tables.sqlite", "--data"):
            assert part in line
        french = serve("--lang", "fr", STARBOARD_DATABASE=f"sqlite:///{tables}/tables.sqlite")
        assert (french.returncode, f"processus {owner.process}" in french.stderr) == (2, True)
        assert open_table(service.address)["table"]


def test_a_server_that_was_killed_has_the_file_no_longer(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables/tables.sqlite"
    with Service(tmp_path) as service:
        before = owner_of(url)
        service.kill()
        assert owner_of(url) is None
        service.start()
        after = owner_of(url)
        assert before is not None
        assert after is not None
        assert before.process != after.process
    assert owner_of(url) is None


def test_others_may_use_the_rows_of_a_file_that_a_server_has(sqlite_url: str) -> None:
    async def look() -> None:
        async with opened(sqlite_url) as store:
            assert await store.listings(stages=["waiting"], limit=1) == []

    with Ownership(sqlite_url):
        asyncio.run(look())


def test_who_has_the_file_and_does_not_say_so_is_still_in_the_way(sqlite_url: str, tmp_path: Path) -> None:
    with Ownership(sqlite_url) as mine:
        mine.announce("http://localhost:1")
        (tmp_path / "tables.sqlite.owner").write_bytes(b"damaged")
        with pytest.raises(Owned) as problem, Ownership(sqlite_url):
            pass
        assert problem.value.owner is None
    with Ownership(sqlite_url):
        assert owner_of(sqlite_url) is not None


def test_nobody_has_what_is_not_there(tmp_path: Path) -> None:
    assert owner_of(f"sqlite:///{tmp_path}/nothing.sqlite") is None
    assert list(tmp_path.iterdir()) == []


def test_servers_share_postgresql(postgres_url: str) -> None:
    with Ownership(postgres_url) as one, Ownership(postgres_url) as two:
        one.announce("http://localhost:1")
        two.announce("http://localhost:2")
        assert owner_of(postgres_url) is None
