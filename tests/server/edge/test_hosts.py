"""DNS rebinding: a page whose name was made to lead here reads nothing, opens nothing and plays nothing."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from starboard.server.edge.hosts import name_called, own_names
from tests.browser.service import Service
from tests.server.clients import open_table
from tests.server.edge.strangers import Stranger

PUBLIC = "play.example.org"


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("localhost", "localhost"),
        ("LocalHost:8000", "localhost"),
        ("play.example.org.", "play.example.org"),
        ("127.0.0.1:80", "127.0.0.1"),
        ("[::1]:8000", "::1"),
        ("[0:0:0:0:0:0:0:1]", "::1"),
        ("[::ffff:192.0.2.7]", "192.0.2.7"),
        ("localhost:", "localhost"),
        ("", None),
        (":80", None),
        ("a b", None),
        ("a:b", None),
        ("::1", None),
        ("[::1", None),
        ("user@localhost", None),
        ("localhost:80:80", None),
        ("localhost/x", None),
        ("é", None),
    ],
)
def test_a_host_is_a_name_and_perhaps_a_port(host: str, name: str | None) -> None:
    assert name_called(host) == name


def test_a_server_knows_its_own_names() -> None:
    names = own_names(["Table.Example", "[2001:DB8::0:1]"], "https://play.example.org:8443/x")
    assert {"localhost", socket.gethostname().lower(), "table.example", "2001:db8::1", PUBLIC} <= names


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    options = ("--host-name", "table.example", "--address", f"https://{PUBLIC}")
    with Service(tmp_path_factory.mktemp("named"), *options) as running:
        yield running


def statuses(service: Service, host: str) -> tuple[int, int]:
    """What a page gets that calls the server by a name: over HTTP, and for a WebSocket."""
    table = open_table(service.address)["table"]
    with Stranger(service.port) as page, Stranger(service.port) as line:
        return page.ask("/api/tables", host=host).status(), line.upgrade(table, host=host).status()


def test_names_of_its_own_and_its_addresses_are_answered(named: Service) -> None:
    hosts = ["localhost", f"127.0.0.1:{named.port}", "127.9.9.9", "[::1]", "table.example:80", PUBLIC]
    for host in [*hosts, socket.gethostname()]:
        assert statuses(named, host) == (200, 101), host


def test_any_other_name_is_turned_away_with_the_remedy(named: Service) -> None:
    for host in ("evil.example", "localhost.evil.example", "192.0.2.7", "[2001:db8::1]", f"{PUBLIC}.evil.example"):
        assert statuses(named, host) == (421, 421), host
    with Stranger(named.port) as page:
        page.ask("/", "Origin: http://evil.example", host="evil.example")
        assert b"--host-name" in page.answer()[1]


def test_a_page_of_such_a_name_has_no_better_luck_with_an_origin_of_the_same_name(named: Service) -> None:
    table = open_table(named.address)["table"]
    with Stranger(named.port) as line:
        assert line.upgrade(table, "Origin: http://evil.example", host="evil.example").status() == 421


def test_a_request_that_names_no_host_or_several_is_none(named: Service) -> None:
    for head in (b"", b"Host:\r\n", b"Host: a b\r\n", b"Host: localhost\r\nHost: evil.example\r\n"):
        with Stranger(named.port) as page:
            assert page.send(b"GET /api/tables HTTP/1.1\r\n" + head + b"\r\n").status() == 400, head


def test_a_host_may_allow_any_name(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Service(tmp_path_factory.mktemp("any"), "--host-name", "*") as running:
        assert statuses(running, "evil.example") == (200, 101)
