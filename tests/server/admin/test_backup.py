"""Backing up while people play, and putting tables back: the same database, a new one, or one of the other kind."""

from __future__ import annotations

import gzip
import json
import stat
import zlib
from pathlib import Path

import pytest
from sqlalchemy import update

from starboard.server.admin.access import open_database
from starboard.server.store.schema import journal
from tests.browser.service import Service
from tests.cli.terminals import starboard
from tests.server.admin.databases import admin, fill, journals, kinds, listing_of, sqlite
from tests.server.clients import Client, open_table
from tests.server.postgres import Cluster

GZIP_HEADER = 10
"""Bytes at the beginning of a file of which some mean nothing."""


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """Where to put a backup."""
    return tmp_path / "tables.backup"


def test_a_game_goes_on_from_a_backup_that_was_made_while_it_was_played(tmp_path: Path, backup: Path) -> None:
    with Service(tmp_path / "one") as one:
        opened = open_table(one.address, name="Ana")
        with Client(one.address, opened["table"], opened["token"]) as ana:
            ana.do("sit", name="Ana")
            ana.do("fill", seat=1, bot="sensible")
            ana.do("start")
            ana.answer("start")
            ana.answer("draw")
            decision, second = ana.decision["id"], ana.game["time"]
            held = ana.game["table"]["yard"]["places"][0]["holding"]
            made = starboard("admin", "backup", "--data", tmp_path / "one" / "tables", backup)
            assert made.exit_code == 0
            ana.answer("return")  # which the backup does not know
    restored = starboard("admin", "restore", "--data", tmp_path / "two" / "tables", backup)
    assert "Restored 1 table." in restored.stdout
    with (
        Service(tmp_path / "two") as two,
        Client(two.address, opened["table"], opened["token"]) as ana,
    ):
        ana.until(lambda me: me.decision)
        assert ana.seat == 0
        assert ana.decision["id"] == decision
        assert ana.game["time"] >= second
        assert ana.game["table"]["yard"]["places"][0]["holding"] == held
        assert ana.answer("return")["is"] == "done"


@pytest.mark.parametrize("there", ["sqlite", "postgresql"])
def test_tables_come_back_as_they_were_in_a_database_of_either_kind(
    url: str, there: str, backup: Path, tmp_path: Path, postgres: Cluster
) -> None:
    tables = fill(url)
    assert admin(url, "backup", backup).exit_code == 0
    other = sqlite(tmp_path / "there") if there == "sqlite" else postgres.new_database()
    restored = admin(other, "restore", backup)
    assert "Restored 3 tables." in restored.stdout
    assert journals(other) == journals(url)
    with open_database(url) as old, open_database(other) as new:
        assert [listing_of(new, table) for table in tables] == [listing_of(old, table) for table in tables]
    assert admin(other, "check").exit_code == 0
    again = admin(other, "restore", backup)
    assert "Restored 0 tables." in again.stdout
    assert "they are the same" in again.stdout
    assert journals(other) == journals(url)


def test_what_is_no_text_comes_back_too(url: str, backup: Path, tmp_path: Path) -> None:
    table, *_ = fill(url)
    with open_database(url) as access, access.transaction() as connection:
        line = update(journal).where(journal.c.table_id == table, journal.c.number == 0)
        connection.execute(line.values(entry=b"\xff\x00\n["))
    assert admin(url, "backup", backup).exit_code == 0
    other = sqlite(tmp_path / "there")
    assert admin(other, "restore", backup).exit_code == 0
    assert journals(other) == journals(url)


def test_a_backup_is_private_whole_and_never_overwritten_by_accident(url: str, backup: Path) -> None:
    fill(url)
    assert admin(url, "backup", backup).exit_code == 0
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    first = backup.read_bytes()
    refused = admin(url, "backup", backup)
    assert refused.exit_code == 2
    assert "--force" in refused.stderr
    assert backup.read_bytes() == first
    assert admin(url, "backup", "--force", backup).exit_code == 0
    nowhere = admin(url, "backup", backup.parent / "nowhere" / "file")
    assert nowhere.exit_code == 2
    assert [path.name for path in backup.parent.glob("*backup*")] == [backup.name]


def test_a_backup_goes_to_the_standard_output(url: str, backup: Path) -> None:
    fill(url)
    printed = admin(url, "backup", "-")
    header, *lines = gzip.decompress(printed.stdout_bytes).splitlines()
    assert json.loads(header)["starboard_backup"] == 1
    assert json.loads(lines[-1])["tables"] == 3
    assert "3 tables" in printed.stderr
    backup.write_bytes(printed.stdout_bytes)
    assert admin(url, "restore", backup).exit_code == 0


def test_a_backup_with_a_wrong_byte_is_refused_and_nothing_changes(tmp_path: Path, backup: Path) -> None:
    url = sqlite(tmp_path)
    fill(url)
    assert admin(url, "backup", backup).exit_code == 0
    whole = backup.read_bytes()
    other = sqlite(tmp_path / "there")
    damaged = [
        whole[:place] + bytes([whole[place] ^ 0x10]) + whole[place + 1 :]
        for place in (*range(GZIP_HEADER, len(whole), len(whole) // 24), len(whole) - 1)
    ]
    damaged = [data for data in damaged if not _says_the_same(data, whole)]
    assert len(damaged) > 20
    damaged += [whole[:-1], whole[: len(whole) // 2], b"", whole + b"more", gzip.compress(b"hello\n"), b"hello"]
    for data in damaged:
        backup.write_bytes(data)
        refused = admin(other, "restore", backup)
        assert refused.exit_code == 2
        assert refused.stderr.count("\n") == 1
        assert not (tmp_path / "there").exists()


def _says_the_same(data: bytes, whole: bytes) -> bool:
    """A few bits of a compressed file mean nothing, those that fill up its last byte for example."""
    try:
        return gzip.decompress(data) == gzip.decompress(whole)
    except (EOFError, OSError, zlib.error):
        return False


def test_lines_left_out_of_a_backup_are_noticed(tmp_path: Path, backup: Path) -> None:
    url = sqlite(tmp_path)
    fill(url)
    assert admin(url, "backup", backup).exit_code == 0
    lines = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)
    for place in range(len(lines)):
        backup.write_bytes(gzip.compress(b"".join(lines[:place] + lines[place + 1 :]), 1))
        assert admin(sqlite(tmp_path / "there"), "restore", backup).exit_code == 2
    assert not (tmp_path / "there").exists()


def test_a_backup_of_a_later_format_says_who_made_it(tmp_path: Path, backup: Path) -> None:
    header = {"starboard_backup": 2, "version": "9.9", "made": 0.0, "database": "sqlite"}
    backup.write_bytes(gzip.compress(json.dumps(header, separators=(",", ":")).encode() + b"\n"))
    refused = admin(sqlite(tmp_path), "restore", backup)
    assert refused.exit_code == 2
    assert "9.9" in refused.stderr


def test_tables_that_differ_are_replaced_only_on_demand(url: str, backup: Path) -> None:
    changed, same, deleted = fill(url)
    admin(url, "backup", backup)
    before = journals(url)
    admin(url, "mute", changed, "watchers")
    admin(url, "delete", "--yes", deleted)
    restored = admin(url, "restore", backup)
    assert restored.exit_code == 0
    assert "Restored 1 table." in restored.stdout
    assert "--replace" in restored.stdout
    assert kinds(url, changed)[-1] == "Muted"
    assert journals(url)[deleted] == before[deleted]
    assert admin(url, "restore", "--replace", backup, typed="n\n").exit_code == 1
    assert kinds(url, changed)[-1] == "Muted"
    assert "Replaced 1 table that differed." in admin(url, "restore", "--replace", backup, typed="y\n").stdout
    assert journals(url) == before
    assert before[same] == journals(url)[same]


def test_a_table_at_which_somebody_plays_is_never_replaced(hosted: tuple[str, str], backup: Path) -> None:
    service, url = hosted
    opened = open_table(service, name="Ana")
    admin(url, "backup", backup)
    with Client(service, opened["table"], opened["token"]) as ana:
        assert ana.do("say", text="since then")["is"] == "done"
        refused = admin(url, "restore", "--replace", "--yes", backup)
        assert refused.exit_code == 1
        assert "open" in refused.stdout
        assert ana.do("say", text="and still")["is"] == "done"
    said = [entry for entry in kinds(url, opened["table"]) if entry == "Spoke"]
    assert len(said) == 2
