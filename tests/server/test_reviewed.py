"""What went wrong, or could have, when people, lines, processes and the store get in each other's way."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from http.client import HTTPConnection
from pathlib import Path

import pytest

from starboard.server import journal, protocol
from starboard.server import live as live_module
from starboard.server import registry as registry_module
from starboard.server.live import LiveTable
from starboard.server.refusal import Refusal
from starboard.server.registry import TableRegistry
from starboard.server.store import StoreError, database_url
from tests.browser.service import Service
from tests.server.clients import Client, get, open_table, post
from tests.server.guests import (
    OFTEN,
    Guest,
    Lapse,
    ana_at_a_table,
    due_of,
    run,
    run_two,
    table_of,
    two_who_build,
    until,
)
from tests.server.postgres import Cluster

# What was clicked after the hourglass ran out.


def test_a_late_answer_sent_twice_is_done_once_and_acknowledged_twice(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        due = due_of(ana.live)
        lapse.ahead += due + 0.3 - ana.live.second()
        for _ in range(2):  # the second time over a new line
            await ana.answer("draw", "late", at=due + 0.2)
        assert ana.line.about("late") == []
        await bo.answer("draw", "in time", at=due - 0.1)
        await until(lambda: len(ana.line.about("late")) == 2)
        assert ana.line.about("late") == ["done", "done"]
        assert ana.line.events.index("hourglass_run_out") < ana.line.events.index("component_seen")

    run(scene, tmp_path)


def test_a_late_answer_is_answered_though_the_hourglass_was_not_needed_any_more(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        due = due_of(ana.live)
        lapse.ahead += due + 0.3 - ana.live.second()
        await bo.answer("draw", "late", at=due + 0.2)
        await ana.answer("finish 1", "ana", at=due - 0.1)
        await bo.answer("finish 2", "bo", at=due - 0.1)
        assert ana.line.about("ana") == bo.line.about("bo") == ["done"]
        await until(lambda: bo.line.about("late"))
        assert bo.line.about("late") == ["refused"]

    run(scene, tmp_path)


def test_a_late_answer_is_answered_where_another_process_keeps_the_hourglass(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(registry: TableRegistry, other: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        there = await Guest(await table_of(other, ana.live.table.table), 1).come()
        due = due_of(ana.live)
        await ana.live.ask(ana.live.catch_up)
        lapse.ahead += due + 0.3 - ana.live.second()
        await there.answer("draw", "late", at=due + 0.2)
        await ana.answer("draw", "in time", at=due - 0.1)
        await until(lambda: "hourglass_run_out" in bo.line.events)
        await there.live.ask(there.live.catch_up)
        await until(lambda: there.line.about("late"))
        assert there.line.about("late") == ["done"]

    run_two(scene, tmp_path)


# Seats and who they belong to.


def test_a_seat_may_go_while_its_last_holder_is_on_the_way_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(live_module, "RELOAD", 0.05)

    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry, seats=3)
        bo = await Guest(ana.live).come()
        await bo.sit("Bo", 2)
        await ana.live.ask(lambda: ana.live.leave(bo.person))
        await ana.do(protocol.Clear(act="clear", seat=2))
        await ana.do(protocol.Change(act="change", seats=2, options={}))
        await asyncio.sleep(0.2)
        await ana.do(protocol.Say(act="say", text="Where is Bo?"))
        assert ana.line.about("say") == ["done"]
        assert "bye" not in ana.line.kinds

    run(scene, tmp_path)


def test_a_token_is_looked_at_when_its_holder_comes_in_and_not_before(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        bo = await Guest(ana.live).come()
        await bo.sit("Bo")
        token = next(message["token"] for message in bo.line.messages if message["is"] == "seated")
        ana.live.do(lambda: ana.live.hear(ana.person, protocol.Clear(act="clear", seat=1)))
        late = Guest(ana.live)
        ana.live.enter(late.person, token=token, have=None)
        await until(lambda: late.line.messages)
        assert late.line.kinds == ["welcome"]
        assert late.person.seat is None
        stranger = Guest(ana.live)
        ana.live.enter(stranger.person, token="never seen here", have=None)
        await until(lambda: stranger.line.messages)
        assert stranger.line.messages == [{"is": "bye", "code": "wrong_token"}]

    run(scene, tmp_path)


def test_who_lost_a_seat_that_somebody_else_has_taken_since_only_watches(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry, other: TableRegistry) -> None:
        ana = await ana_at_a_table(registry, seats=3)
        bo = await Guest(await table_of(other, ana.live.table.table)).come()
        await bo.sit("Bo", 2)
        await ana.live.ask(ana.live.catch_up)
        await ana.do(protocol.Clear(act="clear", seat=2))
        cy = await Guest(ana.live).come()
        await cy.sit("Cy", 2)
        await bo.live.ask(bo.live.catch_up)
        assert bo.person.seat is None
        await bo.do(protocol.Stand(act="stand"))
        assert bo.line.about("stand") == ["refused"]
        assert cy.live.table.seats[2].name == "Cy"

    run_two(scene, tmp_path)


def test_a_seat_that_went_while_its_holder_was_elsewhere_is_no_fault(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry, other: TableRegistry) -> None:
        ana = await ana_at_a_table(registry, seats=3)
        bo = await Guest(await table_of(other, ana.live.table.table)).come()
        await bo.sit("Bo", 2)
        await ana.live.ask(ana.live.catch_up)
        await ana.do(protocol.Clear(act="clear", seat=2))
        await ana.do(protocol.Change(act="change", seats=2, options={}))
        await bo.live.ask(bo.live.catch_up)
        assert bo.person.seat is None
        assert bo.line.messages[-1]["seat"] is None

    run_two(scene, tmp_path)


def test_who_has_handed_his_seat_to_a_bot_does_not_take_back_what_it_does(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, _ = await two_who_build(registry)
        await ana.answer("draw", "draw")
        await ana.do(protocol.Fill(act="fill", seat=0, bot="sensible"))
        with pytest.raises(Refusal, match="refused-bot-plays"):
            ana.live.table.plan(protocol.Undo(act="undo"), 0, time.time, 0.0)

    run(scene, tmp_path)


def test_one_holder_with_two_devices_at_two_processes_is_here_and_the_journal_rests(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry, other: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        phone = await Guest(await table_of(other, ana.live.table.table), 0).come()
        numbers = []
        for _ in range(5):  # beats
            for guest in (ana, phone):
                await guest.live.ask(guest.live.catch_up)
                await guest.live.ask(guest.live.keep)
                numbers.append(guest.live.table.number)
        assert len(set(numbers[2:])) == 1
        await phone.live.ask(lambda: phone.live.leave(phone.person))
        await phone.live.ask(lambda: phone.live.commit(lambda: journal.Went(seat=0)))
        await ana.live.ask(ana.live.catch_up)
        await ana.live.ask(ana.live.keep)
        assert ana.live.table.seats[0].process == registry.store.process

    run_two(scene, tmp_path)


def test_who_was_here_by_a_process_that_closes_is_away(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        other = TableRegistry(pace=1.0, version="")
        await other.open(database_url({}, tmp_path))
        bo = await Guest(await table_of(other, ana.live.table.table)).come()
        await bo.sit("Bo")
        await other.close()
        await ana.live.ask(ana.live.catch_up)
        assert ana.live.table.seats[1].held
        assert not ana.live.table.seats[1].process
        assert ana.live.table.seats[0].process

    run(scene, tmp_path)


def test_who_was_here_by_a_process_that_died_is_away_also_when_it_did_not_keep_the_table(
    postgres: Cluster, tmp_path: Path
) -> None:
    url = postgres.new_database()
    with (
        Service(tmp_path / "one", "--database", url) as one,
        Service(tmp_path / "two", "--database", url) as two,
    ):
        opened = open_table(one.address, name="Ana")
        with Client(one.address, opened["table"], opened["token"]) as ana, Client(two.address, opened["table"]) as bo:
            assert bo.do("sit", name="Bo")["is"] == "seated"
            ana.until(lambda me: me.room["seats"][1]["here"])
            ana.do("start")
            time.sleep(12)  # longer than anybody is waited for
            ana.do("say", text="Bo?")
            assert ana.room["seats"][1]["here"]
            two.kill()
            ana.until(lambda me: not me.room["seats"][1]["here"])
            assert ana.do("fill", seat=1, bot="sensible")["is"] in ("done", "update")


# Two processes that write at once.


def test_who_was_too_late_is_shown_what_happened_instead_entry_by_entry(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry, other: TableRegistry) -> None:
        ana, _ = await two_who_build(registry)
        there = await Guest(await table_of(other, ana.live.table.table)).come()
        before = there.live.table.number
        await ana.do(protocol.Say(act="one", text="one"))
        had, sight = ana.live.table.number, ana.line
        await ana.answer("draw", "draw")
        await there.do(protocol.Say(act="three", text="three"))
        assert there.line.about("three") == ["done"]
        assert "component_drawn" in there.line.events
        updates = [message["n"] for message in there.line.messages if message["is"] == "update"]
        assert updates == [before + 1, before + 2, before + 3]
        assert sight is ana.line
        back = await Guest(there.live).come(have=had)
        assert back.line.kinds == ["resumed", "update", "update"]
        assert [message["n"] for message in back.line.messages[1:]] == [before + 2, before + 3]

    run_two(scene, tmp_path)


async def play_to_the_end(registry: TableRegistry) -> tuple[Guest, Guest]:
    """Two people whose bots have played a game for them."""
    ana, bo = await two_who_build(registry)
    for guest, seat in ((ana, 0), (bo, 1)):
        await guest.do(protocol.Fill(act="fill", seat=seat, bot="sensible"))
    async with asyncio.timeout(60):
        while ana.live.table.stage != "over":
            await asyncio.sleep(0.05)
    return ana, bo


async def new_tables(registry: TableRegistry) -> list[str]:
    listed = await registry.store.listings(stages=["waiting"], limit=10)
    return [listing.table for listing in listed]


def test_two_who_want_to_play_again_at_once_get_one_table(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.pace = 0.0
        ana, bo = await play_to_the_end(registry)
        wishes = (ana.live.ask(partial(registry.rematch, ana.live, f"again {seat}", seat)) for seat in (0, 1))
        numbers = await asyncio.gather(*wishes)
        assert numbers[0] == numbers[1]
        assert [ana.live.table.rematch] == await new_tables(registry)
        assert bo.line.messages[-1]["ops"] == [[["room", "rematch"], ana.live.table.rematch]]
        again = registry.live[str(ana.live.table.rematch)].table
        assert [seat.key for seat in again.seats] == [seat.key for seat in ana.live.table.seats]

    run(scene, tmp_path)


def test_two_who_want_to_play_again_at_once_by_two_processes_get_one_table(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry, other: TableRegistry) -> None:
        ana, _ = await play_to_the_end(registry)
        there = await Guest(await table_of(other, ana.live.table.table), 1).come()
        both = ((ana, registry, 0), (there, other, 1))
        await asyncio.gather(
            *(guest.live.ask(partial(house.rematch, guest.live, f"again {seat}", seat)) for guest, house, seat in both)
        )
        await ana.live.ask(ana.live.catch_up)
        assert there.live.table.rematch == ana.live.table.rematch
        assert [ana.live.table.rematch] == await new_tables(registry)

    run_two(scene, tmp_path, pace=0.0)


def test_a_rematch_that_was_opened_but_not_announced_is_found_again(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.pace = 0.0
        ana, _ = await play_to_the_end(registry)
        with pytest.MonkeyPatch.context() as broken:
            broken.setattr(LiveTable, "commit", _out_of_order)
            with pytest.raises(StoreError):
                await registry.rematch(ana.live, "again", 0)
        await ana.live.ask(partial(registry.rematch, ana.live, "once more", 0))
        assert [ana.live.table.rematch] == await new_tables(registry)

    run(scene, tmp_path)


async def _out_of_order(*_: object) -> int:
    raise StoreError("The database is out of order.")


# Tables that are let go.


def test_who_is_on_the_way_to_a_table_that_is_let_go_is_told(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        ana.live.do(asyncio.Event().wait)  # the task is busy
        await asyncio.sleep(0)
        bo = Guest(ana.live)
        ana.live.enter(bo.person, token=None, have=None)
        asked = asyncio.create_task(ana.live.ask(ana.live.catch_up))
        await asyncio.sleep(0)
        registry.drop(ana.live)
        assert bo.line.kinds == ["bye"]
        with pytest.raises(StoreError):
            await asyncio.wait_for(asked, 5)
        with pytest.raises(StoreError):
            await asyncio.wait_for(ana.live.ask(ana.live.catch_up), 5)

    run(scene, tmp_path)


def test_a_table_does_not_sleep_while_somebody_is_on_the_way_to_it(
    lapse: Lapse, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(registry_module, "BEAT", 0.1)

    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        await ana.live.ask(lambda: ana.live.leave(ana.person))
        go_on = asyncio.Event()
        ana.live.do(go_on.wait)
        lapse.ahead += 1000
        ana.live.enter(Guest(ana.live).person, token=None, have=None)
        await asyncio.sleep(0.5)  # a few beats
        go_on.set()
        assert registry.live[ana.live.table.table] is ana.live

    run(scene, tmp_path)


def test_letting_go_of_a_table_twice_does_not_let_go_of_its_successor(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        registry.drop(ana.live)
        again = await table_of(registry, ana.live.table.table)
        registry.drop(ana.live)
        assert registry.live[ana.live.table.table] is again

    run(scene, tmp_path)


def test_whoever_stops_waiting_does_the_table_no_harm(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        go_on = asyncio.Event()
        asked = asyncio.create_task(ana.live.ask(go_on.wait))
        await asyncio.sleep(OFTEN)
        asked.cancel()
        await asyncio.sleep(OFTEN)
        go_on.set()
        await ana.do(protocol.Say(act="say", text="still here"))
        assert ana.line.about("say") == ["done"]

    run(scene, tmp_path)


def test_looking_at_the_lobby_wakes_nobody_up(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        registry.drop(ana.live)
        info = await registry.info(ana.live.table.table)
        assert info is not None
        assert json.loads(info)["seats"][0]["name"] == "Ana"
        assert len(registry.live) == 0
        assert await registry.info("nothing") is None

    run(scene, tmp_path)


def test_a_client_that_asks_for_more_than_a_table_can_do_waits(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        go_on = asyncio.Event()
        ana.live.do(go_on.wait)
        await asyncio.sleep(OFTEN)
        for number in range(2000):
            ana.live.do(partial(ana.live.hear, ana.person, protocol.Stand(act=str(number))))
        assert ana.live.is_swamped
        go_on.set()
        await until(lambda: not ana.live.is_swamped)

    run(scene, tmp_path)


# The store.


def test_what_could_not_be_stored_did_not_happen_and_can_be_done_again(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        opened = open_table(service.address, name="Ana")
        table = f"{service.address}/api/tables/{opened['table']}"
        with Client(service.address, opened["table"], opened["token"]) as ana:
            ana.until(lambda me: me.room["seats"][0]["here"])
            with locked(tmp_path):
                ana.send({"do": "fill", "act": "mine", "seat": 1, "bot": "random"})
                for _ in range(5):
                    assert get(table)["seats"][1]["bot"] is None
                    time.sleep(0.1)
                assert ana.until_bye() == "closing"
            assert [refusal["act"] for refusal in ana.refused] == ["mine"]
            assert not ana.done
            assert ana.room["seats"][1]["bot"] is None
        with Client(service.address, opened["table"], opened["token"]) as ana:
            ana.until(lambda me: me.sight)
            assert ana.room["seats"][1]["bot"] is None
            assert ana.do("fill", seat=1, bot="random", act="mine")["is"] == "done"


def test_nothing_is_shown_over_http_before_it_is_stored(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        opened = open_table(service.address, name="Ana", start=True)
        with Client(service.address, opened["table"], opened["token"]) as ana, ThreadPoolExecutor() as pool:
            ana.until(lambda me: me.room["seats"][0]["here"])
            drawing = f"{service.address}/api/tables/{opened['table']}/drawing"
            before = get(drawing)
            with locked(tmp_path):
                ana.send({"do": "answer", "act": "a", "decision": ana.decision["id"], "option": "start"})
                time.sleep(0.3)
                asked = pool.submit(get, drawing)
                time.sleep(0.7)
                assert not asked.done() or asked.result() == before
            assert asked.result() != before


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Nobody can write to the SQLite file meanwhile."""
    with closing(sqlite3.connect(folder / "tables" / "tables.sqlite", isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


# Requests that do not fit.


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ({"game": "galaxy", "seats": 2, "name": "Ana", "fill": "clever"}, "There is no bot called clever."),
        ({"game": "galaxy", "seats": 2, "name": "   "}, "A name needs at least one letter."),
        (b'{"game": "\xff", "seats": 2}', "This isn’t a request for a table"),
    ],
)
def test_what_is_wrong_with_a_request_for_a_table_is_said_before_one_is_opened(
    service: str, body: object, problem: str
) -> None:
    tables = get(f"{service}/api/tables")
    answer = post(f"{service}/api/tables", body)
    assert answer["status"] == 400
    assert problem in answer["why"]
    assert get(f"{service}/api/tables") == tables


def ask(service: str, method: str, path: str, **headers: str) -> tuple[int, bytes]:
    """The status and the body of an answer."""
    connection = HTTPConnection(service.removeprefix("http://"), timeout=30)
    with closing(connection):
        connection.request(method, path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read()


def test_addresses_that_nobody_could_mean_are_no_fault_of_the_server(service: str) -> None:
    assert ask(service, "GET", "/" + "x" * 300)[0] == 200
    assert ask(service, "GET", "/%00")[0] == 200
    assert ask(service, "GET", "/..%2f..%2fpyproject.toml")[1] == ask(service, "GET", "/")[1]
    assert ask(service, "GET", "/assets/" + "x" * 300)[0] == 404
    assert ask(service, "GET", "/api/tables/%00")[0] == 404
    assert ask(service, "POST", "/api/tables", origin="http://[")[0] == 403
    assert ask(service, "GET", "/api/tables/nothing/seats/99999999999999999999/text")[0] == 404


@pytest.mark.parametrize(("method", "path"), [("DELETE", "/api/tables"), ("PUT", "/api/tables/x"), ("POST", "/api/y")])
def test_a_wrong_method_is_told_so_in_a_sentence(service: str, method: str, path: str) -> None:
    status, body = ask(service, method, f"{path}?tell=fr")
    assert status == 405
    assert "cette adresse" in json.loads(body)["why"]


def test_a_head_is_a_get_without_a_body(service: str) -> None:
    for path in ("/", "/api/tables", "/api/games"):
        assert ask(service, "HEAD", path) == (200, b"")


def test_a_message_that_is_too_deep_is_malformed_and_the_line_stays(service: str) -> None:
    opened = open_table(service, name="Ana")
    with Client(service, opened["table"], opened["token"]) as ana:
        ana.socket.send('{"x":' + "[" * 1500 + "]" * 1500 + ',"do":"undo","act":"a"}')
        ana.until(lambda me: me.refused)
        assert ana.refused[0]["code"] == "malformed"
        assert ana.do("say", text="still here")["is"] == "done"


def test_a_name_that_no_database_takes_is_no_table(postgres: Cluster) -> None:
    async def scene() -> None:
        registry = TableRegistry(pace=1.0, version="")
        await registry.open(postgres.new_database())
        try:
            assert await registry.table("nothing\0here") is None
            assert await registry.info("nothing\0here") is None
        finally:
            await registry.close()

    asyncio.run(scene())
