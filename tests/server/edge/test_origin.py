"""Pages of other web sites: those the host has named may do all that our own may, the others nothing."""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.browser.service import Service
from tests.server.clients import open_table

FRIEND, STRANGER = "https://friend.example.org", "https://stranger.example.org"


@pytest.fixture(scope="module")
def hosting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with Service(tmp_path_factory.mktemp("origin"), "--origin", FRIEND) as running:
        yield running


def ask(service: Service, method: str, path: str, origin: str, body: str = "", **headers: str) -> HTTPResponse:
    """What a browser gets when a page of another site asks."""
    connection = HTTPConnection("localhost", service.port, timeout=30)
    try:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, {"origin": origin, **named})
        answer = connection.getresponse()
        answer.read()
        return answer
    finally:
        connection.close()


def allowed(answer: HTTPResponse) -> str | None:
    return answer.getheader("access-control-allow-origin")


def test_a_page_the_host_has_named_may_ask_open_and_play(hosting: Service) -> None:
    for path in ("/api/games", "/api/tables", "/api/tables/nothing"):
        assert allowed(ask(hosting, "GET", path, FRIEND)) == FRIEND
    before = ask(
        hosting,
        "OPTIONS",
        "/api/tables",
        FRIEND,
        access_control_request_method="POST",
        access_control_request_headers="content-type, authorization",
    )
    assert (before.status, allowed(before)) == (200, FRIEND)
    opening = ask(hosting, "POST", "/api/tables", FRIEND, '{"game": "galaxy", "seats": 2}')
    assert (opening.status, allowed(opening)) == (201, FRIEND)
    table = open_table(hosting.address)["table"]
    with connect(f"ws://localhost:{hosting.port}/api/tables/{table}/socket", origin=Origin(FRIEND)) as line:
        line.send('{"do": "hello"}')
        assert "welcome" in str(line.recv(30))


def test_a_page_of_any_other_site_reads_nothing_opens_nothing_and_plays_nothing(hosting: Service) -> None:
    assert allowed(ask(hosting, "GET", "/api/tables", STRANGER)) is None
    before = ask(hosting, "OPTIONS", "/api/tables", STRANGER, access_control_request_method="POST")
    assert (before.status, allowed(before)) == (400, None)
    opening = ask(hosting, "POST", "/api/tables", STRANGER, '{"game": "galaxy", "seats": 2}')
    assert (opening.status, allowed(opening)) == (403, None)
    table = open_table(hosting.address)["table"]
    address = f"ws://localhost:{hosting.port}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin(STRANGER)):
        pass
