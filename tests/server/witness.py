"""Everything that was ever sent to somebody during a game, held against the truth that its journal tells afterwards.

At every entry the recorded picture must be the picture of another truth as well, in which all that the seat could not
know has been changed. What was told in events and sentences names nothing that lay hidden at that moment, and no byte
is a seed, a token or a key.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from starboard.engine import Event
from starboard.server import journal
from starboard.server.reading import table_from
from starboard.server.store import Row
from starboard.server.table import Table
from tests.every_game.registered import GAMES
from tests.server.clients import Client, apply

ENOUGH_ACTS = 60
"""Acts after which a random player comes to the end of what it builds."""


def play(
    players: Sequence[Client],
    watchers: Sequence[Client],
    random: Random,
    reluctant: tuple[str, ...],
    seconds: float,
) -> None:
    """Play at random until the game is over, reading all that is sent to anybody."""
    answered: set[str] = set()
    acts = 0
    deadline = time.monotonic() + seconds
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
                acts += 1
                option = choose(decision["options"], random, reluctant, acts)
                if option.startswith("finish"):
                    acts = 0  # and build another ship for the next round
                client.send({"do": "answer", "act": decision["id"], "decision": decision["id"], "option": option})


def read_what_is_there(client: Client) -> None:
    """Read without waiting."""
    with suppress(TimeoutError):
        while True:
            client.read(0)


def choose(options: Sequence[str], random: Random, reluctant: tuple[str, ...], acts: int) -> str:
    """An option at random, and an end after a while."""
    ending = [option for option in options if option.startswith(("finish", "pass"))]
    if acts > ENOUGH_ACTS and ending:
        return ending[0]
    others = [option for option in options if not option.startswith(reluctant)]
    return random.choice(others or options)


def as_json(thing: Any) -> bytes:
    """The same bytes for the same thing."""
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


class Recording(msgspec.Struct):
    """What one client was sent, and what only that client may be sent."""

    seat: int | None
    texts: Sequence[str]
    token: str | None = None


class Witness:
    """Checks a recording entry by entry; `leaks` are the secrets it has found in it."""

    def __init__(self, name: str, recording: Recording, seed: str, secrets: Iterable[str]) -> None:
        self.name = name
        self.seat = recording.seat
        self.seed = seed
        self.sight: Any = None
        self.checked = 0
        self.leaks: list[str] = []
        self._components_seen: set[int] = set()
        self._texts: list[str] = []
        """What was said about the table, in order, and not checked yet."""
        foreign = [secret for secret in secrets if secret != recording.token]
        for text in recording.texts:
            if msgspec.json.decode(text)["is"] in ("welcome", "update"):
                self._texts.append(text)
            else:
                self._expect(seed not in text, "the seed", text)
            for secret in foreign:
                self._expect(secret not in text, "a token or a key", text)
        self._texts.reverse()
        self._happened: set[bytes] = set()
        self._story: set[bytes] = set()
        """What has happened before the eyes of the seat, with the last entry and in all."""

    def _expect(self, is_so: bool, what: str, where: object) -> None:
        if not is_so:
            self.leaks.append(f"{self.name}, seat {self.seat}: {what} in {str(where)[:2000]}")

    def follow(self, table: Table, events: Iterable[Event], random: Random) -> None:
        """Check all that was sent up to the entry that the table has come to, with which these events happened."""
        self._happened = {_event(event) for event in events if event.only in (None, self.seat)}
        self._story |= self._happened
        while self._texts and msgspec.json.decode(self._texts[-1])["n"] <= table.number:
            self._take(self._texts.pop(), table)
        game = table.game
        if self.sight is None or self.sight["game"] is None or game is None or game.over:
            return
        shown = self.sight["game"]
        self._expect(shown["seed"] is None, "the seed", table.number)
        shaken = GAMES[self.name].shake_hidden(game.state, self.seat, random)
        same = as_json(shown["table"]) == as_json(table.entry.rules.view(shaken, self.seat))
        self._expect(same, "what another truth would not have shown", f"the table at entry {table.number}")
        true_view = msgspec.json.decode(msgspec.json.encode(game.view(self.seat)))
        self._expect(shown == true_view, "something else than the seat's view", f"the game at entry {table.number}")
        decision = shown["decision"]
        self._expect(decision is None or decision["seat"] == self.seat, "somebody else's decision", decision)
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
        self._expect(self.seed not in text, "the seed", text)
        seen |= names_in(as_json(self.sight).decode())  # which the other truth proves; cards may have the same name
        events = message.get("events", message.get("story", ()))
        may_be_told = self._happened if message["is"] == "update" else self._story
        for event in events:
            told = as_json([event["kind"], event["seat"], event["data"]])
            self._expect(told in may_be_told, "an event that did not happen before its eyes", event)
        tiles = {event["data"]["tile"] for event in events if "tile" in event["data"]}
        hidden = tiles & hidden_tiles(self.name, game.state)
        self._expect(not hidden, f"the hidden tiles {hidden}", text)
        seen |= tiles  # a card in somebody's hand may have the same name
        leaked = (names_in(text) - seen) & hidden_names(self.name, game.state, self.seat)
        self._expect(not leaked, f"the hidden {leaked}", text)
        for event in events:
            component = event["data"].get("component")
            if component is not None and self.name == "galaxy":
                if event["seat"] != self.seat and component not in self._components_seen:
                    is_hidden = component in components_in_hand_or_heap(game.state, self.seat)
                    self._expect(not is_hidden, "a hidden component", event)
                self._components_seen.add(component)


def _event(event: Event) -> bytes:
    plain = msgspec.json.encode([event.kind, event.seat, event.data])  # in which all keys are texts, as they are sent
    return as_json(msgspec.json.decode(plain))


def seed_of(rows: Iterable[Row]) -> str:
    """The seed of a journal's game."""
    return next(entry.seed for row in rows if isinstance(entry := journal.read_entry(row.entry), journal.Started))


def check_recordings(name: str, rows: Sequence[Row], recordings: Iterable[Recording], random: Random) -> list[Witness]:
    """Hold what clients of a table were sent against its journal, entry by entry, to its end."""
    recordings = list(recordings)
    entries = [journal.read_entry(row.entry) for row in rows]
    secrets = {entry.key for entry in entries if isinstance(entry, journal.Taken)}
    secrets |= {recording.token for recording in recordings if recording.token}
    seed = seed_of(rows)
    witnesses = [Witness(name, recording, seed, secrets) for recording in recordings]
    truth = table_from("witnessed", list(rows[:1]))
    for entry in entries[1:]:
        events = truth.apply(entry)
        for witness in witnesses:
            witness.follow(truth, events, random)
    assert truth.stage == "over", "the game was not played to its end"
    return witnesses
