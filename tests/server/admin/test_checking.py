"""A check finds whatever is wrong with a database, and nothing where nothing is."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, update

from starboard.server import journal as entries
from starboard.server.admin.access import open_database
from starboard.server.store.schema import holds, journal, tables
from tests.server.admin.databases import admin, fill, journals, sqlite


def rewritten(table: str, number: int, entry: bytes) -> Callable[[Connection], object]:
    where = (journal.c.table_id == table) & (journal.c.number == number)
    return lambda connection: connection.execute(update(journal).where(where).values(entry=entry))


def break_it(url: str, how: Callable[[Connection], object]) -> None:
    with open_database(url) as access, access.transaction() as connection:
        how(connection)


def found(url: str, *more: str) -> tuple[int, list[tuple[str | None, str, int | None]]]:
    """The exit code, and every problem: table, kind, line."""
    checked = admin(url, "check", "--json", *more)
    problems = json.loads(checked.stdout)["problems"]
    return checked.exit_code, [(problem["table"], problem["kind"], problem["line"]) for problem in problems]


def test_a_sound_database_is_sound(url: str) -> None:
    fill(url)
    checked = admin(url, "check")
    assert (checked.exit_code, checked.stdout) == (0, "Checked 3 tables: all is well.\n")
    assert found(url) == (0, [])


def test_a_line_that_is_missing(url: str) -> None:
    _, _, table = fill(url)
    where = (journal.c.table_id == table) & (journal.c.number == 2)
    break_it(url, lambda connection: connection.execute(delete(journal).where(where)))
    code, problems = found(url)
    assert code == 1
    assert problems[0] == (table, "gap", 2)
    assert f"{table}: Line 2 of the journal is missing" in admin(url, "check").stdout


@pytest.mark.parametrize("entry", [b"\xff\xfe", b"", b"{", b'{"e":"flown"}', b'{"e":"taken"}', b"[" * 5000])
def test_a_line_that_cannot_be_read(url: str, entry: bytes) -> None:
    _, table, _ = fill(url)
    break_it(url, rewritten(table, 1, entry))
    assert found(url) == (1, [(table, "unreadable", 1)])
    checked = admin(url, "check")
    assert checked.stdout.count("\n") == 2
    looked = admin(url, "table", table)
    assert looked.exit_code == 0
    assert "cannot be read" in looked.stdout


def test_a_line_that_the_rules_refuse(url: str) -> None:
    _, _, table = fill(url)
    never = entries.Answered(seat=0, decision="9.9", option="fly", time=0.0)
    break_it(url, rewritten(table, 4, entries.write_entry(never)))
    assert found(url) == (1, [(table, "refused", 4)])


def test_a_line_about_a_seat_that_is_not_there(url: str) -> None:
    _, table, _ = fill(url)
    break_it(url, rewritten(table, 2, entries.write_entry(entries.Emptied(seat=7))))
    assert found(url) == (1, [(table, "fault", 2)])


def test_a_journal_that_begins_without_a_table(url: str) -> None:
    table, _, _ = fill(url)
    break_it(url, rewritten(table, 0, entries.write_entry(entries.Went(seat=0))))
    assert found(url) == (1, [(table, "refused", 0)])


def test_a_journal_without_lines(url: str) -> None:
    table, _, _ = fill(url)
    break_it(url, lambda connection: connection.execute(delete(journal).where(journal.c.table_id == table)))
    assert found(url) == (1, [(table, "empty", None)])


def test_a_game_begun_by_other_rules_is_told_but_is_no_damage(url: str) -> None:
    _, _, table = fill(url)
    (number, started) = next(
        (row.number, entry)
        for row in journals(url)[table]
        if isinstance(entry := entries.read_entry(row.entry), entries.Started)
    )
    other = entries.Started(seed=started.seed, version="0", at=started.at, bot=started.bot, act="s", by=0)
    break_it(url, rewritten(table, number, entries.write_entry(other)))
    assert found(url) == (0, [(table, "other_rules", number)])
    assert "Rules: version 0" in admin(url, "table", table).stdout


def test_a_list_that_says_something_else_than_the_journal(url: str) -> None:
    table, other, _ = fill(url)
    break_it(url, lambda it: it.execute(update(tables).where(tables.c.id == table).values(stage="over")))
    break_it(url, lambda it: it.execute(update(tables).where(tables.c.id == other).values(summary=b"{")))
    code, problems = found(url)
    assert code == 1
    assert sorted(problems) == sorted([(table, "listing", None), (other, "listing", None)])


def test_a_table_that_no_server_could_open(url: str) -> None:
    table, _, _ = fill(url)
    break_it(url, lambda connection: connection.execute(delete(holds).where(holds.c.table_id == table)))
    assert found(url) == (1, [(table, "no_hold", None)])


def test_one_table_alone_is_checked_on_demand(url: str) -> None:
    table, other, _ = fill(url)
    break_it(url, rewritten(table, 0, b"{"))
    assert found(url, other) == (0, [])
    assert found(url, table)[0] == 1
    assert admin(url, "check", "nowhere").exit_code == 2


def test_a_damaged_table_can_be_closed_and_deleted_and_the_others_play_on(url: str) -> None:
    table, *others = fill(url)
    break_it(url, rewritten(table, 0, b"{"))
    assert admin(url, "remove", table, "0").exit_code == 2
    assert admin(url, "close", "--yes", table).exit_code == 0
    assert admin(url, "delete", "--yes", table).exit_code == 0
    assert sorted(journals(url)) == sorted(others)
    assert found(url) == (0, [])


def test_a_file_with_bytes_overwritten(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    fill(url)
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'journal'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    data = bytearray(file.read_bytes())
    data[(page - 1) * size : page * size] = b"\x5a" * size
    file.write_bytes(data)
    code, problems = found(url)
    assert code == 1
    assert "database" in {kind for _, kind, _ in problems}
    assert "Traceback" not in admin(url, "check").output


def test_lines_of_a_table_that_is_not_there(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    fill(url)
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.execute("INSERT INTO journal VALUES ('nowhere', 0, 0.0, '{}')")
    connection.commit()
    connection.close()
    assert found(url) == (1, [(None, "database", None)])


def test_a_database_with_another_schema_is_left_alone(url: str) -> None:
    fill(url)
    with open_database(url) as access, access.transaction() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    for command in ("check", "tables"):
        refused = admin(url, command)
        assert refused.exit_code == 2
        assert "0001" in refused.stderr
