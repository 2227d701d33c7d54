"""Everything that was ever sent during whole games, held against the truth that their journals tell afterwards.

At every seat and among those who watch somebody records each byte. When the game is over its journal is read again, and
at every entry the recorded picture must be the picture of another truth as well, in which all that the seat could not
know has been changed. What was told in events and sentences names nothing that lay hidden at that moment.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from starboard.games import PACKAGES
from starboard.server import journal
from starboard.server.reading import table_from
from starboard.server.store import Row, Store, database_url
from starboard.server.table import Table
from tests.browser.service import Service
from tests.every_game.registered import GAMES
from tests.server.clients import Client, apply, open_table

MOST_SECONDS = 90.0
ENOUGH_ACTS = 60
"""Acts after which a random player comes to the end of what it builds."""
OPTIONS = {"galaxy": {"rounds": "I"}, "spacecorp": {}}
SEATS = {"galaxy": 4, "spacecorp": 3}


def play(players: Sequence[Client], watchers: Sequence[Client], random: Random, reluctant: tuple[str, ...]) -> None:
    """Play at random until the game is over, reading all that is sent to anybody."""
    answered: set[str] = set()
    deadline = time.monotonic() + MOST_SECONDS
    everybody = [*players, *watchers]
    while not all(client.game and client.game["over"] for client in everybody):
        assert time.monotonic() < deadline, "the game does not end"
        time.sleep(0.002)
        for client in everybody:
            read_what_is_there(client)
            answered -= {refused["act"] for refused in client.refused}  # somebody was faster: choose again
            client.refused.clear()
        for client in players:
            decision = client.decision
            if decision and decision["id"] not in answered:
                answered.add(decision["id"])
                option = choose(decision["options"], random, reluctant, len(answered))
                client.send({"do": "answer", "act": decision["id"], "decision": decision["id"], "option": option})


def read_what_is_there(client: Client) -> None:
    with suppress(TimeoutError):
        while True:
            client.read(0)


def choose(options: Sequence[str], random: Random, reluctant: tuple[str, ...], acts: int) -> str:
    ending = [option for option in options if option.startswith(("finish", "pass"))]
    if acts > ENOUGH_ACTS and ending:
        return ending[0]
    others = [option for option in options if not option.startswith(reluctant)]
    return random.choice(others or options)


async def read_journal(folder: Path, table: str) -> list[Row]:
    store = await Store.open(database_url({}, folder / "tables"))
    try:
        return await store.rows(table)
    finally:
        await store.close()


def as_json(thing: Any) -> bytes:
    return msgspec.json.encode(thing, order="sorted")


def hidden_names(name: str, state: Any, seat: int | None) -> set[str]:
    """The names of all that lies where a seat cannot see it."""
    if name == "spacecorp":
        rivals = [corporation for corporation in state.corporations if corporation.seat != seat]
        return {*state.deck, *_all(rival.hand for rival in rivals), *_all(state.piles.values())}
    looking = -1 if seat is None or state.yard is None else state.yard.places[seat].looking
    piles = [pile for number, pile in enumerate(state.piles) if number != looking]
    return {*_all(piles), *_all(state.decks.values()), *(state.course.deck if state.course else ())}


def hidden_tiles(name: str, state: Any) -> set[str]:
    """The discovery tiles that nobody has seen yet."""
    return _all(state.piles.values()) if name == "spacecorp" else set()


def _all(many: Iterable[Iterable[str]]) -> set[str]:
    return {one for some in many for one in some}


def names_in(text: str) -> set[str]:
    """Everything that could be a name."""
    return set(re.findall(r"[\w-]+", text))


def components_in_hand_or_heap(state: Any, seat: int | None) -> set[int]:
    """Components that a seat cannot see now."""
    if state.yard is None:
        return set()
    return {*state.yard.heap, *(place.hand for other, place in enumerate(state.yard.places) if other != seat)}


class Witness:
    """Checks what one client recorded, entry by entry."""

    def __init__(self, name: str, client: Client, seed: str) -> None:
        self.name = name
        self.seat = client.seat
        self.seed = seed
        self.sight: Any = None
        self.checked = 0
        self._components_seen: set[int] = set()
        self._texts = [text for text in client.received if msgspec.json.decode(text)["is"] in ("welcome", "update")]
        self._aside = [text for text in client.received if text not in self._texts]

    def follow(self, table: Table, random: Random) -> None:
        """All that was sent up to the entry that the table has come to."""
        while self._texts and msgspec.json.decode(self._texts[0])["n"] <= table.number:
            self._take(self._texts.pop(0), table)
        game = table.game
        if self.sight is None or game is None or game.over:
            return
        assert self.sight["game"]["seed"] is None
        shaken = GAMES[self.name].shake_hidden(game.state, self.seat, random)
        assert as_json(self.sight["game"]["table"]) == as_json(table.entry.rules.view(shaken, self.seat))
        decision = self.sight["game"]["decision"]
        assert decision is None or decision["seat"] == self.seat
        self.checked += 1

    def _take(self, text: str, table: Table) -> None:
        message = msgspec.json.decode(text)
        seen = names_in(as_json(self.sight).decode()) if self.sight else set()
        if message["is"] == "welcome":
            self.sight = message["sight"]
        else:
            for op in message["ops"]:
                apply(self.sight, op)
        game = table.game
        if game is None or game.over:
            return
        assert self.seed not in text
        seen |= names_in(as_json(self.sight).decode())  # which the other truth proves; cards may have the same name
        events = message.get("events", message.get("story", ()))
        tiles = {event["data"]["tile"] for event in events if "tile" in event["data"]}
        assert not tiles & hidden_tiles(self.name, game.state), (tiles, text)
        seen |= tiles  # a card in somebody's hand may have the same name
        leaked = (names_in(text) - seen) & hidden_names(self.name, game.state, self.seat)
        assert not leaked, (leaked, text)
        for event in events:
            component = event["data"].get("component")
            if component is not None and self.name == "galaxy":
                if event["seat"] != self.seat and component not in self._components_seen:
                    assert component not in components_in_hand_or_heap(game.state, self.seat), event
                self._components_seen.add(component)

    def finish(self) -> None:
        """What was said apart from the table's own messages."""
        assert all(self.seed not in text for text in self._aside)
        assert self.checked > 50


@pytest.mark.parametrize("name", PACKAGES)
def test_nothing_that_was_ever_sent_says_more_than_its_receiver_may_know(name: str, tmp_path: Path) -> None:
    random = Random(f"leaks {name}")
    seats = SEATS[name]
    with Service(tmp_path, bot_pace=0.0) as service:
        opened = open_table(service.address, name, seats, options=OPTIONS[name], name="Ana")
        table = opened["table"]
        clients = [Client(service.address, table, opened["token"], tell="en")]
        bo = Client(service.address, table, tell="fr")
        assert bo.do("sit", name="Bo", seat=1)["is"] == "seated"
        clients.append(bo)
        watchers = [Client(service.address, table, tell="en"), Client(service.address, table)]
        try:
            clients[0].do("start")
            for client in (*clients, *watchers):
                client.until(lambda me: me.game)
            play(clients, watchers, random, GAMES[name].reluctant)
        finally:
            for client in (*clients, *watchers):
                client.close()
    rows = asyncio.run(read_journal(tmp_path, table))
    started = next(entry for row in rows if isinstance(entry := journal.read_entry(row.entry), journal.Started))
    witnesses = [Witness(name, client, started.seed) for client in (*clients, *watchers)]
    truth = table_from(table, rows[:1])
    for row in rows[1:]:
        truth.apply(journal.read_entry(row.entry))
        for witness in witnesses:
            witness.follow(truth, random)
    assert truth.stage == "over"
    for witness in witnesses:
        witness.finish()
