"""A table is played through the proxies as deploy/ sets them up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import InvalidStatus

from tests.browser.service import Service
from tests.deploy.proxies import CONNECTIONS, caddy, nginx
from tests.server.clients import PATIENCE, Client, open_table
from tests.server.postgres import Cluster

Proxy = Callable[[Path, Sequence[int]], AbstractContextManager[str]]

PROXIES = pytest.mark.parametrize("proxy", [nginx, caddy])


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with Service(tmp_path_factory.mktemp("service")) as running:
        yield running


def status(address: str, body: bytes | None = None, **headers: str) -> int:
    try:
        with urlopen(Request(address, body, headers), timeout=PATIENCE) as answer:
            return int(answer.status)
    except HTTPError as problem:
        with problem:
            return problem.code


def connections(service: Service) -> int:
    """The WebSockets that are open, as the server itself counts them."""
    with urlopen(f"{service.address}/metrics", timeout=PATIENCE) as answer:
        found = [line for line in answer.read().decode().splitlines() if line.startswith("starboard_connections ")]
    return int(float(found[0].split()[1]))


@PROXIES
def test_people_play_through_a_proxy(proxy: Proxy, service: Service, tmp_path: Path) -> None:
    with proxy(tmp_path / "proxy", [service.port]) as address:
        opened = open_table(address, name="Ada", fill="sensible", start=True)
        with Client(address, opened["table"], opened["token"]) as ada:
            ada.until(lambda me: me.decision)
            assert ada.do("say", text="Hello through there!")["is"] == "done"
        assert status(f"{address}/healthz") == status(f"{address}/readyz") == status(f"{address}/") == 200


@PROXIES
def test_metrics_do_not_go_through_a_proxy(proxy: Proxy, service: Service, tmp_path: Path) -> None:
    with proxy(tmp_path / "proxy", [service.port]) as address:
        assert status(f"{address}/metrics") == 404
    assert status(f"{service.address}/metrics") == 200


@PROXIES
def test_a_proxy_keeps_off_what_is_too_large(proxy: Proxy, service: Service, tmp_path: Path) -> None:
    with proxy(tmp_path / "proxy", [service.port]) as address:
        assert status(f"{address}/api/tables", b" " * 9000) in (413, 502), "Caddy 2.6 says 502"
        assert status(f"{address}/healthz", cookie="x" * 40_000) in (400, 431)


def test_nginx_limits_the_connections_of_one_address(service: Service, tmp_path: Path) -> None:
    opened = open_table(service.address)
    with nginx(tmp_path / "proxy", [service.port]) as address, ExitStack() as line:
        for _ in range(CONNECTIONS):
            line.enter_context(Client(address, opened["table"])).until(lambda me: me.room)
        with pytest.raises(InvalidStatus) as refused:
            Client(address, opened["table"])
        assert refused.value.response.status_code == 429


@PROXIES
def test_people_at_one_table_come_to_one_process(proxy: Proxy, postgres: Cluster, tmp_path: Path) -> None:
    database = ("--database", postgres.new_database())
    with (
        Service(tmp_path / "one", *database) as one,
        Service(tmp_path / "two", *database) as two,
        proxy(tmp_path / "proxy", [one.port, two.port]) as address,
    ):
        found: set[tuple[int, int]] = set()
        for _ in range(100):
            opened = open_table(address, name="Ada")
            with Client(address, opened["table"], opened["token"]) as ada, Client(address, opened["table"]) as watcher:
                ada.until(lambda me: me.room)
                watcher.until(lambda me: me.room)
                found.add((connections(one), connections(two)))
            _until_all_left(one, two)
            if len(found) > 1:
                break
        assert found <= {(2, 0), (0, 2)}, "both people came to the same process"
        assert len(found) == 2, "and tables to both processes"


def _until_all_left(*services: Service) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(connections(service) for service in services):
        assert time.monotonic() < deadline
        time.sleep(0.02)
