"""Whether the server says truly that it lives, and that it can store what people do."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import psycopg
import pytest

from starboard.server.health import FRESH
from tests.browser.service import Service
from tests.server.clients import PATIENCE, Client, open_table
from tests.server.disks import small_disk
from tests.server.postgres import Cluster

STRANGER = {"x-forwarded-for": "203.0.113.9"}


def ask(service: Service, path: str, **headers: str) -> tuple[int, str]:
    """The status and the text of an answer."""
    request = Request(f"{service.address}{path}", headers=headers)
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as problem:
        with problem:
            return problem.code, problem.read().decode()


def until(service: Service, is_so: Callable[[int, str], bool]) -> str:
    """Ask whether it is ready until the answer is as expected; meanwhile it is always alive."""
    deadline = time.monotonic() + PATIENCE
    while True:
        status, said = ask(service, "/readyz")
        if is_so(status, said):
            return said
        assert time.monotonic() < deadline, f"{status}: {said}"
        assert ask(service, "/healthz") == (200, "alive\n")
        time.sleep(0.05)


def until_ready(service: Service) -> None:
    until(service, lambda status, said: (status, said) == (200, "ready\n"))


def until_not_ready(service: Service, *reasons: str) -> str:
    return until(service, lambda status, said: status == 503 and any(reason in said for reason in reasons))


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    with Service(tmp_path) as running:
        yield running


def test_a_full_disk_is_not_ready_and_is_ready_again_with_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk, Service(tmp_path, "--data", str(disk.folder / "tables")) as service:
        until_ready(service)
        opened = open_table(service.address, name="Ada")
        with disk.full(service.process):
            until_not_ready(service, "No space left on device", "File too large")
            assert ask(service, "/healthz") == (200, "alive\n")
            assert ask(service, "/readyz", **STRANGER)[0] == 503
        until_ready(service)
        with Client(service.address, opened["table"], opened["token"]) as ada:
            assert ada.do("say", text="Room again!")["is"] == "done"


def test_a_locked_file_is_not_ready_and_is_ready_again_when_it_is_free(service: Service) -> None:
    file = service.folder / "tables" / "tables.sqlite"
    with closing(sqlite3.connect(file, isolation_level=None)) as somebody:
        somebody.execute("BEGIN IMMEDIATE")
        until_not_ready(service, "Nothing could be written for 3 seconds")
        until_not_ready(service, "database is locked")
        somebody.execute("ROLLBACK")
        until_ready(service)


def test_a_file_that_is_moved_away_or_replaced_is_not_ready(service: Service) -> None:
    file = service.folder / "tables" / "tables.sqlite"
    aside = file.with_name("aside")
    until_ready(service)
    file.rename(aside)
    until_not_ready(service, "its file was deleted or moved")
    shutil.copy(aside, file)
    until_not_ready(service, "was replaced by another file")
    aside.replace(file)
    until_ready(service)
    assert service.said.count("Not ready: ") == service.said.count("Ready again: ") == 1


def test_strangers_are_not_told_the_reason(service: Service) -> None:
    file = service.folder / "tables" / "tables.sqlite"
    file.rename(file.with_name("aside"))
    assert str(file) in until_not_ready(service, "its file was deleted or moved")
    status, said = ask(service, "/readyz", **STRANGER)
    assert (status, said) == (503, "Nothing can be stored at the moment. The server's log says why.\n")
    assert str(file) in service.said
    file.with_name("aside").rename(file)


def test_a_postgres_that_is_stopped_is_not_ready_and_is_ready_again_after_its_start(
    postgres: Cluster, tmp_path: Path
) -> None:
    with Service(tmp_path, "--database", postgres.new_database()) as service:
        until_ready(service)
        postgres.stop()
        try:
            until_not_ready(service, "cannot be used now")
            assert ask(service, "/healthz") == (200, "alive\n")
        finally:
            postgres.start()
        until_ready(service)


def test_a_postgres_that_takes_no_writes_is_not_ready(postgres: Cluster, tmp_path: Path) -> None:
    address = postgres.new_database()
    with Service(tmp_path, "--database", address) as service, psycopg.connect(address, autocommit=True) as admin:
        until_ready(service)
        try:
            admin.execute("ALTER SYSTEM SET default_transaction_read_only = on")
            admin.execute("SELECT pg_reload_conf()")
            until_not_ready(service, "read-only transaction")
        finally:
            admin.execute("SET default_transaction_read_only = off")
            admin.execute("ALTER SYSTEM RESET default_transaction_read_only")
            admin.execute("SELECT pg_reload_conf()")
        until_ready(service)


def test_however_many_ask_the_database_is_written_to_once_a_second_at_most(postgres: Cluster, tmp_path: Path) -> None:
    with Service(tmp_path, "--database", postgres.new_database()) as service:
        postgres.stop()
        try:
            began = time.monotonic()
            for _ in range(200):
                assert ask(service, "/readyz")[0] == 503
            elapsed = time.monotonic() - began
            failures = [line for line in ask(service, "/metrics")[1].splitlines() if 'operation="write"' in line]
        finally:
            postgres.start()
    attempts = float(failures[0].split()[-1])
    assert 1 <= attempts <= 1 + elapsed / FRESH
