"""Seats come first: who may look at a table when many want to, and who makes room for whom."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from starboard.server.edge.addresses import caller_of, network_of
from starboard.server.limits import DEVICES, WATCHERS_BY_ADDRESS
from starboard.server.protocol import Stand
from starboard.server.registry import TableRegistry
from tests.browser.service import Service
from tests.server.clients import Client, open_table
from tests.server.guests import Guest, ana_at_a_table, run

WATCHERS = 12
PATIENCE = 30.0


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service whose tables have few places for those who watch, and more than one address may take."""
    with Service(tmp_path_factory.mktemp("small"), "--watchers", str(WATCHERS)) as running:
        yield running.address


class Crowd(ExitStack):
    """People who come to one table, each from an address."""

    def __init__(self, service: str, table: str) -> None:
        super().__init__()
        self._come: Callable[..., Client] = lambda *token, **more: Client(service, table, *token, **more)

    def come(self, *token: str, caller: str, **more: object) -> Client:
        """Somebody who was let in."""
        client = self.try_to_come(*token, caller=caller, **more)
        client.until(lambda me: me.sight)
        return client

    def try_to_come(self, *token: str, caller: str, **more: object) -> Client:
        """Somebody who may be turned away."""
        return self.enter_context(self._come(*token, caller=caller, **more))


def fill_up(crowd: Crowd) -> list[Client]:
    """Every place of those who watch is taken: by ten of one address, and by others one by one."""
    many = [crowd.come(caller="203.0.113.1") for _ in range(WATCHERS_BY_ADDRESS)]
    return many + [crowd.come(caller=f"203.0.113.{other}") for other in range(2, 2 + WATCHERS - WATCHERS_BY_ADDRESS)]


def comes_in(crowd: Crowd, caller: str) -> Client:
    """Somebody who tries again, as `crowded` asks for, until there is a place."""
    deadline = time.monotonic() + PATIENCE
    while True:
        client = crowd.try_to_come(caller=caller)
        if client.read()["is"] == "welcome":
            return client
        assert client.bye["code"] == "crowded"
        assert time.monotonic() < deadline, "nobody makes room"
        time.sleep(0.05)


def test_however_many_watch_who_has_a_seat_comes_in(small: str) -> None:
    opened = open_table(small, name="Ana")
    with Crowd(small, opened["table"]) as crowd:
        watchers = fill_up(crowd)
        devices = [crowd.come(opened["token"], caller="203.0.113.1") for _ in range(DEVICES)]
        assert {device.seat for device in devices} == {0}
        assert devices[0].do("say", text="finally")["is"] == "done"
        for watcher in watchers:
            watcher.until(lambda me: me.room["chat"])
            assert watcher.bye is None


@pytest.mark.parametrize(("language", "why"), [("en", "Too many people are watching"), ("fr", "Trop de monde regarde")])
def test_one_too_many_from_an_address_is_told_when_to_try_again(small: str, language: str, why: str) -> None:
    opened = open_table(small, name="Ana")
    with Crowd(small, opened["table"]) as crowd:
        watchers = [crowd.come(caller="203.0.113.1") for _ in range(WATCHERS_BY_ADDRESS)]
        turned_away = crowd.try_to_come(caller="203.0.113.1", tell=language)
        assert turned_away.until_bye() == "crowded"
        assert turned_away.bye["why"].startswith(why)
        assert turned_away.bye["retry"] == 20
        watchers[3].close()
        comes_in(crowd, "203.0.113.1")


def test_who_sits_down_no_longer_takes_a_place_of_those_who_watch(small: str) -> None:
    opened = open_table(small, name="Ana")
    with Crowd(small, opened["table"]) as crowd:
        watchers = [crowd.come(caller="203.0.113.1") for _ in range(WATCHERS_BY_ADDRESS)]
        assert crowd.try_to_come(caller="203.0.113.1").until_bye() == "crowded"
        assert watchers[0].do("sit", name="Bo")["seat"] == 1
        crowd.come(caller="203.0.113.1")
        assert crowd.try_to_come(caller="203.0.113.1").until_bye() == "crowded"


def test_ipv6_addresses_of_one_network_are_one_and_a_mapped_ipv4_address_is_itself(small: str) -> None:
    opened = open_table(small, name="Ana")
    with Crowd(small, opened["table"]) as crowd:
        for number in range(WATCHERS_BY_ADDRESS):
            crowd.come(caller=f"2001:db8:0:1:{number:x}::1")
        assert crowd.try_to_come(caller="2001:db8:0:1:ffff::2").until_bye() == "crowded"
        crowd.come(caller="2001:db8:0:2::1")
        crowd.come(caller="203.0.113.1")


def test_an_address_that_holds_a_full_table_gives_places_up_to_others_who_may_sit_down(small: str) -> None:
    opened = open_table(small, seats=3, name="Ana")
    with Crowd(small, opened["table"]) as crowd:
        watchers = fill_up(crowd)
        bo = crowd.come(caller="198.51.100.7")
        last_of_the_many = watchers[WATCHERS_BY_ADDRESS - 1]
        assert last_of_the_many.until_bye() == "crowded"
        assert last_of_the_many.bye["retry"] == 20
        assert bo.do("sit", name="Bo")["is"] == "seated"
        crowd.come(caller="198.51.100.8")  # in the place that Bo left
        assert crowd.try_to_come(caller="203.0.113.1").until_bye() == "crowded"


def test_addresses_that_have_one_place_each_keep_it(small: str) -> None:
    opened = open_table(small, name="Ana")
    with Crowd(small, opened["table"]) as crowd:
        for number in range(WATCHERS):
            crowd.come(caller=f"203.0.113.{number}")
        assert crowd.try_to_come(caller="198.51.100.7").until_bye() == "crowded"


def test_a_seat_has_a_few_devices_and_the_newest_replaces_the_oldest(service: str) -> None:
    opened = open_table(service, name="Ana")
    with ExitStack() as stack:
        devices = []
        for _ in range(DEVICES):
            devices.append(stack.enter_context(Client(service, opened["table"], opened["token"], tell="fr")))
            devices[-1].until(lambda me: me.sight)
        newest = stack.enter_context(Client(service, opened["table"], opened["token"]))
        newest.until(lambda me: me.sight)
        assert devices[0].until_bye() == "replaced"
        assert devices[0].bye["why"] == "Vous avez ouvert cette table sur un autre appareil."
        assert "retry" not in devices[0].bye
        assert newest.do("say", text="here")["is"] == "done"
        for device in devices[1:]:
            device.until(lambda me: me.room["chat"])
            assert device.bye is None
        newest.until(lambda me: me.room["seats"][0]["here"])


def test_who_was_turned_away_is_not_heard_any_more(service: str) -> None:
    opened = open_table(service, name="Ana")
    with Client(service, opened["table"], opened["token"]) as ana:
        with Client(service, opened["table"], "no token of this table") as eve:
            eve.send({"do": "say", "act": "a", "text": "boo"})
            eve.send({"do": "sit", "act": "b", "name": "Eve"})
            assert eve.until_bye() == "wrong_token"
        assert ana.do("say", text="Is anybody there?")["is"] == "done"
        assert [line["text"] for line in ana.room["chat"]] == ["Is anybody there?"]
        assert not ana.room["seats"][1]["held"]


def test_who_gets_up_watches_if_there_is_a_place(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.watchers = 2
        ana = await ana_at_a_table(registry)
        phone = await Guest(ana.live, 0).come()
        tablet = await Guest(ana.live, 0).come()
        watcher = await Guest(ana.live).come()
        await ana.do(Stand(act="up"))
        assert ana.line.about("up") == ["done"]
        watching = [guest for guest in (ana, phone, tablet) if guest.line.messages[-1]["is"] == "welcome"]
        away = [guest for guest in (ana, phone, tablet) if {"is": "bye", "code": "crowded"} in guest.line.messages]
        assert len(watching) == 1
        assert len(away) == 2
        assert "bye" not in watcher.line.kinds

    run(scene, tmp_path)


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:0DB8:0:0:ffff::1", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_callers_are_told_apart_by_what_they_cannot_choose(host: str, network: str) -> None:
    assert network_of(host) == network
    assert caller_of({"client": (host, 1234)}) == network


def test_a_caller_without_an_address_is_nobody_in_particular() -> None:
    assert caller_of({"client": None}) == caller_of({}) == ""
