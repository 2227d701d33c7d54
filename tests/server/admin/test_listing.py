"""What an administrator sees of tables: everything but what would let him play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from starboard.server import journal, protocol
from starboard.server.registry import TableRegistry
from tests.cli.terminals import starboard
from tests.server.admin.databases import TALK, admin, fill, in_registry, journals
from tests.server.clients import Client, open_table

NASTY = "\x1b]0;Bo\x07\x9b31m"


def listed(url: str, *options: str) -> list[str]:
    return [table["table"] for table in json.loads(admin(url, "tables", "--json", *options).stdout)]


def test_tables_are_listed_by_what_they_are(url: str) -> None:
    waiting, talking, playing = fill(url)
    assert listed(url, "--sort", "opened") == [playing, talking, waiting]
    assert set(listed(url, "--stage", "waiting")) == {waiting, talking}
    assert set(listed(url, "--stage", "playing", "--stage", "over")) == {playing}
    assert listed(url, "--game", "spacecorp") == [talking]
    assert listed(url, "--private") == [talking]
    assert set(listed(url, "--public")) == {waiting, playing}
    assert listed(url, "--idle", "1h") == []
    assert "No tables." in admin(url, "tables", "--idle", "1h").stdout
    assert len(listed(url, "--limit", "2")) == 2
    lines = {table: len(rows) for table, rows in journals(url).items()}
    assert lines[listed(url, "--sort", "lines")[0]] == max(lines.values())
    sizes = {table: sum(len(row.entry) for row in rows) for table, rows in journals(url).items()}
    assert listed(url, "--sort", "size") == sorted(sizes, key=lambda table: -sizes[table])


def test_the_list_says_who_is_there(hosted: tuple[str, str]) -> None:
    service, url = hosted
    opened = open_table(service, name="Ana", private=True)
    with Client(service, opened["table"], opened["token"]) as ana:
        ana.until(lambda me: me.room["seats"][0]["here"])
        found = json.loads(admin(url, "tables", "--json", "--private").stdout)
        (table,) = [table for table in found if table["table"] == opened["table"]]
        assert (table["here"], table["held"], table["seats"], table["live"]) == (1, 1, 2, True)
        shown = admin(url, "table", opened["table"]).stdout
        assert "private, live" in shown
        assert "here" in shown


def test_a_table_is_shown_without_its_secrets(url: str) -> None:
    _, talking, playing = fill(url)
    for table in (talking, playing):
        entries = [journal.read_entry(row.entry) for row in journals(url)[table]]
        secrets = [entry.key for entry in entries if isinstance(entry, journal.Taken)]
        secrets += [entry.seed for entry in entries if isinstance(entry, journal.Started)]
        assert secrets
        for options in ((), ("--talk",), ("--json", "--talk")):
            shown = admin(url, "table", *options, table)
            assert shown.exit_code == 0
            assert not [secret for secret in secrets if secret in shown.output]
    assert TALK in admin(url, "table", "--talk", talking).stdout
    assert TALK not in admin(url, "table", talking).stdout
    report = json.loads(admin(url, "table", "--json", "--talk", talking).stdout)
    assert [said["text"] for said in report["talk"]] == [TALK]
    assert report["seats"][0]["name"] == "Ana"
    assert report["last"][-1]["kind"] == "spoke"


def test_names_and_talk_cannot_command_the_terminal(url: str) -> None:
    async def play(registry: TableRegistry) -> list[str]:
        opened = await registry.open_table(protocol.NewTable(game="galaxy", seats=2, name=NASTY))
        live = registry.live[opened.table]
        await live.ask(lambda: live.commit(lambda: journal.Spoke(seat=0, name=NASTY, text=NASTY)))
        return [opened.table]

    (table,) = in_registry(url, play)
    for command in (("table", "--talk"), ("table", "--talk", "--json"), ("mute", "0"), ("remove", "0")):
        name, *others = command
        shown = admin(url, name, table, *others)
        assert shown.exit_code == 0
        assert not {"\x1b", "\x07", "\x9b"} & set(shown.output)


def test_a_table_whose_name_begins_with_a_dash_can_be_named(hosted: tuple[str, str]) -> None:
    _, url = hosted
    for name in ("-abc_1", "--x9", "-h-", "-json"):
        for command in ("table", "close", "check"):
            refused = admin(url, command, name)
            assert refused.exit_code == 2
            assert f"There is no table {name}." in refused.stderr


@pytest.mark.parametrize("command", ["tables", "check", "backup"])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, command: str) -> None:
    more = (tmp_path / "file",) if command == "backup" else ()
    refused = starboard("admin", command, "--data", tmp_path / "nowhere", *more)
    assert refused.exit_code == 2
    assert refused.stderr.startswith("starboard: There is no database ")
    assert list(tmp_path.iterdir()) == []


def test_an_empty_database_is_not_taken_for_one_of_starboard(url: str, tmp_path: Path) -> None:
    if url.startswith("sqlite"):
        (tmp_path / "tables.sqlite").touch()
    refused = admin(url, "tables")
    assert refused.exit_code == 2
    assert "no tables of Starboard" in refused.stderr
    assert "password" not in refused.stderr


def test_the_environment_names_the_database_as_for_the_server(url: str) -> None:
    tables = fill(url)
    shown = starboard("admin", "tables", "--json", environ={"STARBOARD_DATABASE": url})
    assert {table["table"] for table in json.loads(shown.stdout)} == set(tables)


def test_it_speaks_french(url: str) -> None:
    waiting, *_ = fill(url)
    assert "en attente" in admin(url, "tables", "--lang", "fr").stdout
    asked = admin(url, "close", "--lang", "fr", waiting, typed="oui\n")
    assert asked.exit_code == 0
    assert "pour de bon" in asked.stderr
