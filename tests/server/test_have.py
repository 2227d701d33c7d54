"""Coming back with `have`: the rest is sent only for the view that the client has got, any other one whole."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from starboard.server.registry import TableRegistry
from tests.server.clients import Client, open_table
from tests.server.guests import Guest, ana_at_a_table, run

SECRET = "a secret of some length"


def come_back(service: str, table: str, before: Client, token: str | None = None, **hello: Any) -> Client:
    """A client that has what another one has got so far, which no longer listens."""
    back = Client(service, table, token, have=before.n, **hello)
    back.sight, back.seat, back.n = copy.deepcopy(before.sight), before.seat, before.n
    return back


def first_view(client: Client) -> str:
    """The name of the view with which a client was welcomed."""
    client.until(lambda me: me.sight)
    return client.views[0]


@pytest.fixture
def game(service: str) -> Any:
    """A game of two who build, without an hourglass that would act meanwhile; Ana holds a component."""
    opened = open_table(service, name="Ana", options={"rounds": "test"})
    with Client(service, opened["table"]) as bo:
        bo.do("sit", name="Bo", token=SECRET)
    with Client(service, opened["table"], opened["token"]) as ana:
        ana.do("start")
        ana.answer("start")
    return opened


@pytest.mark.parametrize(
    ("token", "tell", "name"),
    [
        (None, None, "watching -"),
        (None, "en", "watching en"),
        ("ana", "fr", "0 fr"),
        ("bo", None, "1 -"),
    ],
)
def test_a_view_has_a_name_by_which_it_is_resumed(
    service: str, game: Any, token: str | None, tell: str | None, name: str
) -> None:
    secret = {"ana": game["token"], "bo": SECRET, None: None}[token]
    with Client(service, game["table"], secret, tell=tell) as first:
        assert first_view(first) == name
    with Client(service, game["table"], game["token"]) as ana:
        ana.answer("draw")
        with come_back(service, game["table"], first, secret, tell=tell, view=name) as back:
            assert back.read()["is"] == "resumed"
            back.until(lambda me: me.game["table"]["yard"]["places"][0]["holding"])
        with Client(service, game["table"], secret, tell=tell) as fresh:
            fresh.until(lambda me: me.sight)
            ana.answer("return")
            assert fresh.game["table"]["yard"]["places"] == back.game["table"]["yard"]["places"]


@pytest.mark.parametrize(
    ("had", "has"),
    [
        (("", None), ("ana", None)),
        (("", "en"), ("", "fr")),
        (("ana", None), ("bo", None)),
        (("ana", "fr"), ("ana", None)),
        (("ana", "fr"), ("", "fr")),
    ],
    ids=["sat down", "another language", "another seat", "without words", "got up"],
)
def test_whoever_comes_back_to_another_view_is_shown_it_whole(service: str, game: Any, had: Any, has: Any) -> None:
    tokens = {"": None, "ana": game["token"], "bo": SECRET}
    with Client(service, game["table"], tokens[had[0]], tell=had[1]) as first:
        view = first_view(first)
    with Client(service, game["table"], game["token"]) as ana:
        ana.answer("draw")
        with (
            come_back(service, game["table"], first, tokens[has[0]], tell=has[1], view=view) as back,
            Client(service, game["table"], tokens[has[0]], tell=has[1]) as fresh,
        ):
            message = back.read()
            assert message["is"] == "welcome"
            fresh.until(lambda me: me.sight)
            back.until(lambda me: me.n >= fresh.n)
            fresh.until(lambda me: me.n >= back.n)
            assert back.seat == fresh.seat
            assert back.sight == fresh.sight
        ana.answer("return")


def test_a_client_that_does_not_name_its_view_is_shown_it_whole(service: str, game: Any) -> None:
    with Client(service, game["table"], game["token"]) as first:
        first.until(lambda me: me.sight)
    with Client(service, game["table"], game["token"], have=first.n) as back:
        assert back.read()["is"] == "welcome"


def test_a_view_is_named_in_a_few_letters(service: str, game: Any) -> None:
    with Client(service, game["table"], view="x" * 33) as eve:
        assert eve.until_bye() == "hello"
    with Client(service, game["table"], have=1, view="4 klingon") as eve:
        assert eve.read()["is"] == "welcome"


@pytest.mark.parametrize("stays", [True, False], ids=["somebody still watches", "nobody watches any more"])
def test_the_view_that_the_last_of_its_people_gave_up_for_a_seat_is_not_kept(tmp_path: Path, stays: bool) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        bo = await Guest(ana.live).come()
        if stays:
            await Guest(ana.live).come()
        seen = ana.live.table.number
        await bo.sit("Bo")
        back = await Guest(ana.live).come(have=seen)
        assert back.line.kinds[0] == ("resumed" if stays else "welcome")

    run(scene, tmp_path)
