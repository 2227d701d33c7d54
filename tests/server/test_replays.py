"""Replays, logs and drawings of finished games: what the worker makes of them, and what it costs everybody else."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from starboard.games import GAMES
from starboard.server import finished as finished_module
from starboard.server import journal
from starboard.server import worker as worker_module
from starboard.server.finished import Busy, ByteCache, FinishedGames, NotOver, NotReplayed, Wanted
from starboard.server.protocol import Language
from starboard.server.reading import DamagedJournal
from starboard.server.registry import NoTable, TableRegistry
from starboard.server.replay_jobs import NothingToSee, OtherRules
from starboard.server.replays import begin_again, retell, room_afterwards
from starboard.server.voice import voice
from starboard.server.worker import WorkerFailed
from tests.browser.service import PATIENCE, Service
from tests.server.clients import Client, open_table
from tests.server.games_played import a_finished_game, as_json, keep, keep_in
from tests.server.guests import ana_at_a_table, run, until

BOTH: tuple[Language, ...] = ("en", "fr")
MINE = Wanted("mine", "somebody")


def with_games(scene: Callable[[FinishedGames, TableRegistry], Coroutine[Any, Any, None]], folder: Path) -> None:
    """Play a scene with finished games whose worker is a real process."""

    async def play(registry: TableRegistry) -> None:
        games = FinishedGames(registry)
        try:
            await scene(games, registry)
        finally:
            await games.close()
            assert games.worker.process is None

    run(play, folder)


def unpacked(made: bytes) -> Any:
    return json.loads(gzip.decompress(made))


@pytest.mark.parametrize("game", GAMES)
def test_what_the_worker_makes_is_what_playing_it_again_makes(game: str, tmp_path: Path) -> None:
    table, entries = a_finished_game("mine", game=game)
    assert table.game is not None
    lines = list(table.game.log.lines())

    async def scene(games: FinishedGames, registry: TableRegistry) -> None:
        await keep(registry.store, table, entries)
        for language in BOTH:
            told = unpacked(await games.replay(MINE, language))
            assert told == as_json(retell("mine", entries, language, registry.version))
        log = gzip.decompress(await games.log(MINE)).decode()
        assert log.splitlines() == lines

    with_games(scene, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_is_of_the_step_that_was_asked_for_in_whatever_order(game: str, tmp_path: Path) -> None:
    table, entries = a_finished_game("mine", game=game)
    again, played = begin_again("mine", entries)
    assert again.game is not None
    spoken = voice(game, "fr")
    names = {0: "Ana", 1: "Bo"}
    last = len(played)
    steps = (last // 2, 0, last, 1, last - 1, 64, 63, 65, 64)
    expected = {}
    for step in range(last + 1):
        if step:
            again.apply(played[step - 1])
        if step in steps:
            expected[step] = as_json(spoken.draw(again.game.view(None), names, 100, None))

    async def scene(games: FinishedGames, registry: TableRegistry) -> None:
        await keep(registry.store, table, entries)
        for step in (*steps, 10**6):
            drawn = json.loads(await games.drawing(MINE, "fr", step, 100, None))
            assert drawn == expected[min(step, last)], step
        assert games.jobs_done == 11, "the worker is given the journal once"

    with_games(scene, tmp_path)


def test_a_replay_shows_the_table_as_it_was_when_the_game_ended() -> None:
    table, entries = a_finished_game("mine")
    room = room_afterwards("mine", entries)
    entries += [journal.Spoke(seat=1, name="Bo", text="Yes"), journal.Rematched(table="next", by=0)]
    assert room_afterwards("mine", entries) == room
    assert room.stage == "over"
    assert [seat.name for seat in room.seats] == ["Ana", "Bo"]
    assert not any(seat.here for seat in room.seats)
    assert room.rematch is None
    assert [line.text for line in room.chat] == [line.text for line in table.chat][:-1]


def test_a_game_is_worked_out_once_for_all_who_ask_at_once_and_later(tmp_path: Path) -> None:
    async def scene(games: FinishedGames, registry: TableRegistry) -> None:
        await keep(registry.store, *a_finished_game("mine"))
        many = await asyncio.gather(*(games.replay(MINE, "en") for _ in range(20)))
        assert len(set(many)) == 1
        assert await games.replay(MINE, "en") == many[0]
        assert games.jobs_done == 1
        await games.replay(MINE, "fr")
        assert (games.jobs_done, len(games.cache)) == (2, 2)

    with_games(scene, tmp_path)


def test_the_cache_keeps_what_was_used_last_within_its_bytes() -> None:
    cache = ByteCache(100)
    for number in range(5):
        cache.keep(number, bytes(20))
    assert cache.get(0) == bytes(20)
    cache.keep("new", bytes(30))
    assert [cache.get(key) is not None for key in (0, 1, 2, 3, 4, "new")] == [True, False, False, True, True, True]
    assert (cache.bytes, len(cache)) == (90, 4)
    cache.keep("too large", bytes(101))
    cache.keep("new", bytes(30))
    assert (cache.bytes, len(cache)) == (90, 4)


def test_replays_leave_the_cache_when_it_is_full(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(finished_module, "CACHE_BYTES", 1)

    async def scene(games: FinishedGames, registry: TableRegistry) -> None:
        await keep(registry.store, *a_finished_game("mine"))
        assert await games.replay(MINE, "en") == await games.replay(MINE, "en")
        assert (games.jobs_done, games.cache.bytes) == (2, 0)

    with_games(scene, tmp_path)


def test_what_there_is_no_replay_of(tmp_path: Path) -> None:
    async def scene(games: FinishedGames, registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        for name, expected in ((ana.live.table.table, NotOver), ("nothing", NoTable), ("nothing\0", NoTable)):
            for asked in (
                games.replay(Wanted(name, ""), "en"),
                games.log(Wanted(name, "")),
                games.drawing(Wanted(name, ""), "en", 0, 80, None),
            ):
                with pytest.raises(expected):
                    await asked
        assert games.worker.process is None, "nobody was needed for that"

    with_games(scene, tmp_path)


def test_a_journal_that_cannot_be_played_costs_only_whoever_asks_for_it(
    caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    table, entries = a_finished_game("mine")
    answers = [number for number, entry in enumerate(entries) if isinstance(entry, journal.Answered)]
    damaged = [entry for number, entry in enumerate(entries) if number != answers[3]]
    started = next(entry for entry in entries if isinstance(entry, journal.Started))
    old = [journal.Started(seed="s", version="0", at=0.0, bot="") if entry is started else entry for entry in entries]

    async def scene(games: FinishedGames, registry: TableRegistry) -> None:
        await keep(registry.store, table, entries)
        for name, lines in (("damaged", damaged), ("old", old)):
            other, _ = a_finished_game(name)
            await keep(registry.store, other, lines)
        await games.replay(MINE, "en")
        process = games.worker.process
        with pytest.raises(DamagedJournal):
            await games.replay(Wanted("damaged", ""), "en")
        with pytest.raises(NotReplayed) as refused:
            await games.replay(Wanted("old", ""), "en")
        assert isinstance(refused.value.reason, OtherRules)
        with pytest.raises(NotReplayed) as refused:
            await games.drawing(MINE, "en", 0, 80, "nothing")
        assert isinstance(refused.value.reason, NothingToSee)
        await games.replay(MINE, "fr")
        assert games.worker.process == process

    with_games(scene, tmp_path)
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 1
    assert told[0].startswith("The journal of table damaged is damaged at line")


# The worker as a process.


async def stopped(games: FinishedGames) -> int:
    """Start the worker and have it stand still."""
    await games.replay(MINE, "en")
    assert games.worker.process is not None
    os.kill(games.worker.process, signal.SIGSTOP)
    return games.worker.process


def test_more_than_so_much_work_is_not_taken_on(tmp_path: Path) -> None:
    async def scene(games: FinishedGames, registry: TableRegistry) -> None:
        await keep(registry.store, *a_finished_game("mine"))
        process = await stopped(games)
        asked = [
            asyncio.create_task(games.drawing(Wanted("mine", caller), "en", step, 80, None))
            for caller in ("a", "b", "c", "d", "e")
            for step in range("abcde".index(caller) * 100, "abcde".index(caller) * 100 + 9)
        ]
        refusals = 5 * 9 - finished_module.MOST_JOBS
        await until(lambda: sum(task.done() for task in asked) == refusals)
        assert all(isinstance(task.exception(), Busy) for task in asked if task.done())
        by_caller = [sum(not task.done() for task in asked[start : start + 9]) for start in range(0, 45, 9)]
        assert max(by_caller) == finished_module.MOST_JOBS_OF_ONE
        os.kill(process, signal.SIGCONT)
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(outcome, bytes) for outcome in done) == finished_module.MOST_JOBS
        await games.drawing(Wanted("mine", "a"), "en", 7, 80, None)

    with_games(scene, tmp_path)


def test_a_worker_that_dies_is_replaced_and_its_job_is_done_again(tmp_path: Path) -> None:
    async def scene(games: FinishedGames, registry: TableRegistry) -> None:
        await keep(registry.store, *a_finished_game("mine"))
        process = await stopped(games)
        asked = asyncio.create_task(games.replay(MINE, "fr"))
        await until(lambda: games.waiting)
        os.kill(process, signal.SIGKILL)
        assert unpacked(await asked)["start"]["server"] == registry.version
        assert games.worker.process != process

    with_games(scene, tmp_path)


def test_a_job_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def scene(games: FinishedGames, registry: TableRegistry) -> None:
        await keep(registry.store, *a_finished_game("mine"))
        await stopped(games)
        with monkeypatch.context() as impatient:
            impatient.setattr(worker_module, "JOB_SECONDS", 0.1)
            with pytest.raises(WorkerFailed):
                await games.replay(MINE, "fr")
        await games.replay(MINE, "fr")

    with_games(scene, tmp_path)


def test_a_worker_without_work_ends_and_comes_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(worker_module, "IDLE_SECONDS", 0.05)

    async def scene(games: FinishedGames, registry: TableRegistry) -> None:
        await keep(registry.store, *a_finished_game("mine"))
        for language in BOTH:
            await games.replay(MINE, language)
            await until(lambda: games.worker.process is None)
        assert games.jobs_done == 2

    with_games(scene, tmp_path)


def test_closing_does_not_wait_for_a_worker_that_is_busy(tmp_path: Path) -> None:
    async def scene(games: FinishedGames, registry: TableRegistry) -> None:
        await keep(registry.store, *a_finished_game("mine"))
        await stopped(games)
        asked = asyncio.create_task(games.replay(MINE, "fr"))
        await until(lambda: games.waiting)
        async with asyncio.timeout(PATIENCE):
            await games.close()
            with pytest.raises(WorkerFailed):
                await asked
            with pytest.raises(WorkerFailed):
                await games.drawing(MINE, "fr", 1, 80, None)

    with_games(scene, tmp_path)


# Over HTTP, from a server process.


def ask(service: Service, path: str, headers: Mapping[str, str] | None = None) -> tuple[int, bytes, dict[str, str]]:
    with closing(HTTPConnection("127.0.0.1", service.port, timeout=PATIENCE)) as line:
        line.request("GET", f"/api/tables/{path}", headers=dict(headers or {}))
        answer = line.getresponse()
        return answer.status, answer.read(), {name.lower(): value for name, value in answer.getheaders()}


def children(process: int) -> set[int]:
    """The processes that a process has started."""
    listed = subprocess.run(["ps", "-axo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = (line.split() for line in listed.splitlines())
    return {int(child) for child, parent in pairs if int(parent) == process}


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def until_gone(processes: set[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(is_there(process) for process in processes):
        assert time.monotonic() < deadline, "the worker has outlived its server"
        time.sleep(0.02)


def test_sixty_who_want_replays_at_once_get_them_while_a_table_is_played(tmp_path: Path) -> None:
    names = [f"game{number}" for number in range(4)]
    keep_in(tmp_path / "tables", *names, game="spacecorp")
    with Service(tmp_path) as service, ThreadPoolExecutor(60) as pool:
        opened = open_table(service.address, name="Ana", start=True)
        with Client(service.address, opened["table"], opened["token"]) as ana:
            ana.answer("start")
            asked = [pool.submit(ask, service, f"{names[number % 4]}/replay") for number in range(60)]
            acts = 0
            while not all(answer.done() for answer in asked):
                assert ana.answer("return" if acts % 2 else "draw")["is"] == "done"
                acts += 1
            answers = [answer.result() for answer in asked]
            assert acts > 3
        assert [status for status, _, _ in answers] == [200] * 60
        assert len({body for _, body, _ in answers}) == len(names)


def test_a_replay_is_sent_as_the_client_likes_it_and_not_again_if_he_has_it(tmp_path: Path) -> None:
    keep_in(tmp_path / "tables", "mine")
    with Service(tmp_path) as service:
        for what, kind in (("replay?tell=fr", "application/json"), ("log", "text/plain; charset=utf-8")):
            plain = ask(service, f"mine/{what}")
            packed = ask(service, f"mine/{what}", {"accept-encoding": "gzip"})
            assert plain[2].get("content-encoding") is None
            assert packed[2]["content-encoding"] == "gzip"
            assert gzip.decompress(packed[1]) == plain[1]
            for _, _, headers in (plain, packed):
                assert headers["content-type"] == kind
                assert headers["cache-control"] == "no-cache"
                assert "Accept-Encoding" in headers["vary"]
            status, body, headers = ask(service, f"mine/{what}", {"if-none-match": plain[2]["etag"]})
            assert (status, body, headers["etag"]) == (304, b"", packed[2]["etag"])
            assert ask(service, f"mine/{what}", {"if-none-match": '"other"'})[0] == 200
        assert ask(service, "mine/replay?tell=en")[2]["etag"] != ask(service, "mine/replay?tell=fr")[2]["etag"]


def test_a_server_that_is_busy_with_replays_says_when_to_come_back(tmp_path: Path) -> None:
    keep_in(tmp_path / "tables", "mine")
    with Service(tmp_path) as service, ThreadPoolExecutor(9) as pool:
        assert ask(service, "mine/replay")[0] == 200
        (worker,) = children(service.process)
        os.kill(worker, signal.SIGSTOP)
        try:
            asked = [pool.submit(ask, service, f"mine/drawing?at={step}&tell=fr") for step in range(9)]
            deadline = time.monotonic() + PATIENCE
            while not any(answer.done() for answer in asked):
                assert time.monotonic() < deadline
                time.sleep(0.02)
        finally:
            os.kill(worker, signal.SIGCONT)
        answers = sorted((answer.result() for answer in asked), key=lambda answer: answer[0])
        assert [status for status, _, _ in answers] == [200] * 8 + [503]
        assert answers[-1][2]["retry-after"] == "5"
        assert json.loads(answers[-1][1])["why"].startswith("Beaucoup de rediffusions")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_the_worker_ends_with_its_server_however_that_ends(how: signal.Signals, tmp_path: Path) -> None:
    keep_in(tmp_path / "tables", "mine")
    with Service(tmp_path) as service:
        assert ask(service, "mine/replay")[0] == 200
        workers = children(service.process)
        assert len(workers) == 1
        service.stop(how)
        until_gone(workers)
        assert "Traceback" not in service.said


def test_a_server_that_is_told_to_end_does_not_wait_for_a_replay(tmp_path: Path) -> None:
    keep_in(tmp_path / "tables", "mine")
    with (
        Service(tmp_path) as service,
        closing(HTTPConnection("127.0.0.1", service.port, timeout=PATIENCE)) as line,
    ):
        assert ask(service, "mine/replay?tell=en")[0] == 200
        workers = children(service.process)
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        line.request("GET", "/api/tables/mine/replay?tell=fr")
        assert ask(service, "mine")[0] == 200  # what came before has been heard by now
        assert service.stop() != -signal.SIGKILL, "it had to be killed, for it took too long"
        until_gone(workers)
        assert "Traceback" not in service.said
