"""Tables are deleted by age, if the host wants it, and never under somebody's hands."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import insert

from starboard.server import journal
from starboard.server.admin.access import open_database
from starboard.server.listing import info_of
from starboard.server.scene import encode
from starboard.server.store import schema
from starboard.server.table import Table
from tests.browser.service import Service
from tests.server.admin.databases import admin, journals
from tests.server.clients import Client, open_table

HOUR, DAY = 3600.0, 86_400.0
PATIENCE = 60.0

OPENED = journal.Opened(game="galaxy", seats=2, options={}, private=False)


def put(url: str, ages: dict[str, tuple[str, float]], *, lines: int = 1, kept: bool = False) -> None:
    """Tables by name, with a stage, at which something last happened so many seconds ago."""
    now = time.time()
    spoke = journal.Spoke(seat=None, name="", text="hello")
    entries = [journal.write_entry(entry) for entry in (OPENED, *[spoke] * (lines - 1))]
    with open_database(url, make=True) as access, access.transaction() as connection:
        for name, (stage, age) in ages.items():
            at = now - age
            told = encode(info_of(Table(name, OPENED, at)))
            listing = {"game": "galaxy", "private": False, "stage": stage, "opened": at, "touched": at}
            connection.execute(insert(schema.tables).values(id=name, summary=told, **listing))
            rows = [
                {"table_id": name, "number": number, "at": at, "entry": entry} for number, entry in enumerate(entries)
            ]
            connection.execute(insert(schema.journal), rows)
            hold = {"keeper": "a server", "beat": now if kept else at, "skipped": 0.0}
            connection.execute(insert(schema.holds).values(table_id=name, **hold))


AGES = {
    "over long ago": ("over", 40 * DAY),
    "closed long ago": ("closed", 40 * DAY),
    "over lately": ("over", 20 * DAY),
    "waiting long": ("waiting", 31 * DAY),
    "playing long": ("playing", 31 * DAY),
    "playing": ("playing", 29 * DAY),
    "waiting": ("waiting", HOUR),
}


def test_each_kind_of_table_goes_after_its_own_time(url: str) -> None:
    put(url, AGES)
    assert admin(url, "prune", "--keep-finished", "30d", "--yes").exit_code == 0
    assert set(journals(url)) == set(AGES) - {"over long ago", "closed long ago"}
    assert admin(url, "prune", "--keep-abandoned", "30d", "--yes").exit_code == 0
    assert set(journals(url)) == {"over lately", "playing", "waiting"}
    assert "nothing" in admin(url, "prune", "--keep-finished", "1y", "--keep-abandoned", "5w", "--yes").stdout


def test_it_shows_what_goes_and_asks_first(url: str) -> None:
    put(url, AGES)
    command = ("prune", "--keep-finished", "30d", "--keep-abandoned", "30d")
    shown = admin(url, *command, "--dry-run")
    assert shown.exit_code == 0
    assert "4 tables" in shown.stdout
    assert "playing long" in shown.stdout
    assert admin(url, *command, typed="no\n").exit_code == 1
    assert set(journals(url)) == set(AGES)
    assert "Deleted 4 tables" in admin(url, *command, typed="yes\n").stdout


@pytest.mark.parametrize("arguments", [(), ("--keep-finished", "30"), ("--keep-abandoned", "0d"), ("--dry-run",)])
def test_without_an_age_nothing_is_deleted(url: str, arguments: tuple[str, ...]) -> None:
    put(url, AGES)
    refused = admin(url, "prune", *arguments, "--yes")
    assert refused.exit_code == 2
    assert "30d" in refused.stderr
    assert set(journals(url)) == set(AGES)


def test_a_table_that_a_server_has_open_stays(url: str) -> None:
    put(url, {"open": ("playing", 90 * DAY)}, kept=True)
    put(url, {"asleep": ("playing", 90 * DAY)})
    assert admin(url, "prune", "--keep-abandoned", "1h", "--yes").exit_code == 0
    assert set(journals(url)) == {"open"}


def test_many_tables_and_long_ones_go_in_batches(url: str) -> None:
    put(url, {f"small {number}": ("over", DAY + number) for number in range(101)})
    put(url, {"long": ("over", 3 * DAY), "longer": ("over", 2 * DAY)}, lines=1600)
    assert "Deleted 103 tables" in admin(url, "prune", "--keep-finished", "23h", "--yes").stdout
    assert journals(url) == {}


def test_a_server_that_is_told_to_prunes_by_itself(url: str, tmp_path: Path) -> None:
    put(url, AGES)
    with Service(tmp_path, "--database", url, "--keep-finished", "30d", "--keep-abandoned", "30d") as service:
        opened = open_table(service.address, name="Ana")
        deadline = time.monotonic() + PATIENCE
        while set(journals(url)) != {"over lately", "playing", "waiting", opened["table"]}:
            assert time.monotonic() < deadline, set(journals(url))
            time.sleep(0.1)
        with Client(service.address, opened["table"], opened["token"]) as ana:
            assert ana.do("say", text="still here")["is"] == "done"


def test_a_server_that_is_told_nothing_keeps_everything(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables/tables.sqlite"
    put(url, AGES)
    with Service(tmp_path) as service, Client(service.address, "waiting") as watcher:
        watcher.until(lambda me: me.room)
    assert set(journals(url)) == set(AGES)
