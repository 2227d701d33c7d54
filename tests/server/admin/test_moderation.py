"""What a host does about trouble at a table, while people sit at it."""

from __future__ import annotations

import time
from operator import attrgetter
from pathlib import Path
from urllib.error import HTTPError

import pytest

from starboard.server.registry import NoTable, TableClosed, TableRegistry
from tests.browser.service import Service
from tests.server.admin.databases import admin, fill, in_registry, journals, kinds
from tests.server.clients import PATIENCE, Client, get, open_table
from tests.server.postgres import Cluster

POLL = 0.3


def says_until(client: Client, answer: str, code: str | None = None) -> None:
    """Have somebody speak until that is answered so; a server looks for what an administrator wrote once a second."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        said = client.do("say", text="hello")
        if said["is"] == answer and said.get("code") == code:
            return
        time.sleep(POLL)
    raise AssertionError(f"never {answer}")


def test_everybody_at_a_table_learns_that_it_is_closed_and_why(hosted: tuple[str, str]) -> None:
    service, url = hosted
    opened = open_table(service, name="Ana")
    table = opened["table"]
    with Client(service, table, opened["token"], tell="fr") as ana, Client(service, table) as watcher:
        for client in (ana, watcher):
            client.until(lambda me: me.room["seats"][0]["here"])
        assert admin(url, "close", "--reason", "No  shouting.", "--yes", table).exit_code == 0
        for client in (ana, watcher):
            assert client.until_bye() == "closed"
            assert client.bye["reason"] == "No shouting."
            assert client.bye["why"].endswith(". No shouting.")
        assert "administrateur" in ana.bye["why"]
    with Client(service, table, opened["token"]) as again:
        assert again.until_bye() == "closed"
    assert table not in [listed["table"] for listed in get(f"{service}/api/tables")]
    assert get(f"{service}/api/tables/{table}")["stage"] == "closed"
    with pytest.raises(HTTPError) as refused:
        get(f"{service}/api/tables/{table}/drawing")
    with refused.value:
        assert refused.value.code == 410
    assert kinds(url, table)[-1] == "Closed"
    assert admin(url, "check", table).exit_code == 0
    again_closed = admin(url, "close", "--yes", table)
    assert again_closed.exit_code == 1
    assert kinds(url, table).count("Closed") == 1


@pytest.mark.parametrize("typed", ["n\n", "\n", ""])
def test_nothing_is_closed_or_deleted_unless_somebody_says_yes(hosted: tuple[str, str], typed: str) -> None:
    service, url = hosted
    table = open_table(service)["table"]
    before = journals(url)[table]
    for command in ("close", "delete"):
        asked = admin(url, command, table, typed=typed)
        assert asked.exit_code == 1
        assert table in asked.stderr
        assert "Nothing was done." in asked.stderr
    assert journals(url)[table] == before
    assert admin(url, "close", table, typed="y\n").exit_code == 0
    assert kinds(url, table)[-1] == "Closed"


def test_who_is_muted_plays_on_and_the_others_talk_on(hosted: tuple[str, str]) -> None:
    service, url = hosted
    opened = open_table(service, name="Ana")
    table = opened["table"]
    with (
        Client(service, table, opened["token"]) as ana,
        Client(service, table) as bo,
        Client(service, table) as watcher,
    ):
        bo.do("sit", name="Bo")
        assert admin(url, "mute", table, "ana").exit_code == 0
        says_until(ana, "refused", "not_allowed")
        assert bo.do("say", text="still here")["is"] == "done"
        assert watcher.do("say", text="so am I")["is"] == "done"
        assert ana.do("start")["is"] == "done"
        assert admin(url, "mute", table, "watchers").exit_code == 0
        says_until(watcher, "refused", "not_allowed")
        assert bo.do("say", text="still here")["is"] == "done"
        shown = admin(url, "table", table).stdout
        assert "muted" in shown
        assert "Spectators are muted." in shown
        assert admin(url, "unmute", table, "0").exit_code == 0
        assert admin(url, "unmute", table, "watchers").exit_code == 0
        for client in (ana, watcher):
            says_until(client, "done")


def test_who_is_removed_watches_and_the_seat_is_free(hosted: tuple[str, str]) -> None:
    service, url = hosted
    opened = open_table(service, name="Ana")
    table = opened["table"]
    with Client(service, table, opened["token"]) as ana, Client(service, table) as bo:
        assert bo.do("sit", name="Bo")["seat"] == 1
        token = bo.token
        ana.until(lambda me: me.room["seats"][1]["here"])
        assert "Bo no longer holds seat 1." in admin(url, "remove", table, "Bo").stdout
        bo.until(lambda me: me.seat is None)
        ana.until(lambda me: not me.room["seats"][1]["held"])
        with Client(service, table, token) as again:
            assert again.until(lambda me: me.room).seat is None
        bo.do("sit", name="Bo")
        bo.until(lambda me: me.seat == 1)
        assert ana.do("start")["is"] == "done"
        assert admin(url, "remove", table, "1").exit_code == 0
        bo.until(lambda me: me.seat is None)
        ana.until(lambda me: me.room["seats"][1] == {"name": "", "held": False, "bot": "sensible", "here": False})
        ana.answer("start")
        assert ana.decision is not None
    assert admin(url, "check", table).exit_code == 0


@pytest.mark.parametrize("who", ["Cleo", "1", "99", "-1", "999999999999999999999"])
def test_nobody_is_removed_who_does_not_sit_there(hosted: tuple[str, str], who: str) -> None:
    service, url = hosted
    table = open_table(service, name="Ana")["table"]
    before = journals(url)[table]
    for command in ("remove", "mute"):
        refused = admin(url, command, "--", table, who)
        assert refused.exit_code == 2
        assert who in refused.stderr
    assert journals(url)[table] == before


def test_two_people_of_one_name_are_told_apart_by_their_seats(hosted: tuple[str, str]) -> None:
    service, url = hosted
    opened = open_table(service, name="Ana")
    with Client(service, opened["table"]) as other:
        other.do("sit", name="ana")
        assert "number" in admin(url, "remove", opened["table"], "Ana").stderr
        assert admin(url, "remove", opened["table"], "1").exit_code == 0
        other.until(lambda me: me.seat is None and me.room["seats"][0]["held"] and not me.room["seats"][1]["held"])


def test_a_table_with_people_is_closed_and_then_deleted(hosted: tuple[str, str]) -> None:
    service, url = hosted
    opened = open_table(service, name="Ana")
    table = opened["table"]
    with Client(service, table, opened["token"]) as ana:
        ana.until(lambda me: me.room["seats"][0]["here"])
        assert "Deleted 1 table." in admin(url, "delete", "--yes", table).stdout
        assert ana.until_bye() == "closed"
    assert table not in journals(url)
    with Client(service, table, opened["token"]) as again:
        assert again.until_bye() == "no_table"
    assert admin(url, "delete", "--yes", table).exit_code == 2


def test_people_who_came_by_different_servers_all_learn_of_it(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.new_database()
    with (
        Service(tmp_path / "one", "--database", url) as one,
        Service(tmp_path / "two", "--database", url) as two,
    ):
        opened = open_table(one.address, name="Ana")
        table = opened["table"]
        with Client(one.address, table, opened["token"]) as ana, Client(two.address, table) as bo:
            bo.do("sit", name="Bo")
            ana.until(lambda me: me.room["seats"][1]["here"])
            assert admin(url, "mute", table, "bo").exit_code == 0
            says_until(bo, "refused", "not_allowed")
            assert admin(url, "delete", "--yes", table).exit_code == 0
            assert [client.until_bye() for client in (ana, bo)] == ["closed", "closed"]
    assert table not in journals(url)


def test_a_server_forgets_a_sleeping_table_that_is_deleted_or_restored(url: str, tmp_path: Path) -> None:
    *_, table = fill(url)
    admin(url, "backup", tmp_path / "backup")

    async def look(registry: TableRegistry) -> list[str]:
        seen = [await registry.look(table, attrgetter("stage"))]
        assert admin(url, "close", "--yes", table).exit_code == 0
        with pytest.raises(TableClosed):
            await registry.look(table, attrgetter("stage"))
        assert admin(url, "delete", "--yes", table).exit_code == 0
        with pytest.raises(NoTable):
            await registry.look(table, attrgetter("stage"))
        assert admin(url, "restore", tmp_path / "backup").exit_code == 0
        assert admin(url, "close", "--yes", table).exit_code == 0
        with pytest.raises(TableClosed):
            await registry.look(table, attrgetter("stage"))
        assert admin(url, "restore", "--replace", "--yes", tmp_path / "backup").exit_code == 0
        return [*seen, await registry.look(table, attrgetter("stage"))]

    assert in_registry(url, look) == ["playing", "playing"]


def test_an_administrator_and_people_who_act_at_the_same_time_lose_nothing(hosted: tuple[str, str]) -> None:
    service, url = hosted
    opened = open_table(service, name="Ana")
    table = opened["table"]
    with Client(service, table, opened["token"]) as ana:
        acts = []
        for turn in range(6):
            for number in range(5):  # without waiting for an answer
                acts.append(f"{turn} {number}")
                what = {"do": "fill", "bot": "sensible"} if number % 2 == 0 else {"do": "clear"}
                ana.send({**what, "act": acts[-1], "seat": 1})
            assert admin(url, "mute" if turn % 2 == 0 else "unmute", table, "watchers").exit_code == 0
        ana.until(lambda me: set(acts) <= set(me.done))
        assert not ana.refused
    written = kinds(url, table)
    assert written.count("Muted") == 6
    assert written.count("Filled") + written.count("Emptied") == len(acts)
    assert admin(url, "check", table).exit_code == 0
