"""Players who act as fast as they are answered, come back when the server is gone, and remember what they were told."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Sequence
from copy import copy
from itertools import count
from random import choice

import msgspec
from websockets.exceptions import WebSocketException

from starboard.server.reading import table_from
from starboard.server.store import Row
from tests.browser.service import Service
from tests.server.clients import Client, open_table
from tests.soak.ledger import Deed

CALM = {"rounds": "test"}
"""A game without an hourglass: its builders may draw and return components for ever."""
AGAIN = 0.03
"""Seconds after which a player whose line broke tries again."""
SETTING_UP = 60.0
ANSWER = 10.0
"""Seconds without an answer after which a player connects anew and sends the act again."""

Doors = Callable[[], Sequence[Service]]
"""The processes of the service that can be connected to now."""


class Player(threading.Thread):
    """Somebody on a seat. The line may break at any time; what was sent and not answered is sent again."""

    def __init__(self, doors: Doors, table: str, token: str, seat: int, pause: float = 0.0) -> None:
        super().__init__(daemon=True)
        self.doors = doors
        self.table = table
        self.token = token
        self.seat = seat
        self.deeds: list[Deed] = []
        self.acknowledged = 0
        """Acts that were acknowledged so far."""
        self.connections = 0
        self.trouble: list[str] = []
        """What should never happen to a player."""
        self.client: Client | None = None
        """The last connection, with the last sight."""
        self._pause = pause
        self._numbers = count()
        self._ending = threading.Event()

    def end(self) -> None:
        """Stop after the act that is under way."""
        self._ending.set()

    def run(self) -> None:
        """Play until told to stop."""
        while not self._ending.is_set():
            doors = list(self.doors())
            if not doors:
                self._ending.wait(AGAIN)
                continue
            try:
                self._play(doors[(self.seat + self.connections) % len(doors)].address)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self._ending.wait(AGAIN)
            except Exception as problem:  # a message that makes no sense, above all
                self.trouble.append(f"seat {self.seat}: {type(problem).__name__}: {problem}")
                return
            finally:
                self.connections += 1

    def _play(self, address: str) -> None:
        with Client(address, self.table, self.token) as client:
            client.until(lambda me: me.sight, ANSWER)
            if client.seat != self.seat:
                raise AssertionError(f"was given seat {client.seat}")
            self.client = client
            if self.deeds and self.deeds[-1].number is None and not self.deeds[-1].refused:
                self.deeds[-1].resent += 1
                self._send(client, self.deeds[-1])
            while not self._ending.is_set():
                client.received.clear()
                client.events.clear()
                decision = client.decision
                option = decision and next_act(decision["options"])
                if option is None:
                    client.read(ANSWER)
                    continue
                deed = Deed(self.seat, f"{self.seat}.{next(self._numbers)}", decision["id"], option)
                self.deeds.append(deed)
                self._send(client, deed)
                if self._pause:
                    self._ending.wait(self._pause)

    def _send(self, client: Client, deed: Deed) -> None:
        client.send({"do": "answer", "act": deed.act, "decision": deed.decision, "option": deed.option})
        while True:
            message = client.read(ANSWER)
            if message.get("act") == deed.act:
                if message["is"] == "refused":
                    deed.refused = True
                else:
                    deed.number = message["n"]
                    self.acknowledged += 1
                return


def next_act(options: Sequence[str]) -> str | None:
    """Drawing, or taking what lies there, and returning it, for ever."""
    for wanted in ("start", "return", "draw"):
        if wanted in options:
            return wanted
    lying = [option for option in options if option.startswith("take ")]
    return choice(lying) if lying else None  # several may want the same one: then all but one are refused


def open_calm_game(address: str, seats: int) -> tuple[str, list[str]]:
    """A game that has begun, with people on all seats: the table, and the tokens of its seats."""
    opened = open_table(address, seats=seats, name="Ada", options=CALM, private=True)
    if "token" not in opened:
        raise AssertionError(f"no table: {opened}")
    table, tokens = opened["table"], [opened["token"]]
    for seat in range(1, seats):
        with Client(address, table) as client:
            tokens.append(client.do("sit", name=f"Player {seat}", seat=seat)["token"])
    with Client(address, table, tokens[0]) as ada:
        begun = ada.do("start")
        if begun["is"] != "done":
            raise AssertionError(f"the game did not begin: {begun}")
    return table, tokens


class Party:
    """Everybody at one table."""

    def __init__(self, doors: Doors, seats: int = 3, pause: float = 0.0) -> None:
        self.table, tokens = open_calm_game(doors()[0].address, seats)
        self.players = [Player(doors, self.table, token, seat, pause) for seat, token in enumerate(tokens)]
        for player in self.players:
            player.start()

    @property
    def acknowledged(self) -> int:
        """Acts of all that were acknowledged so far."""
        return sum(player.acknowledged for player in self.players)

    @property
    def deeds(self) -> list[Deed]:
        """What every player has done, as of now."""
        return [copy(deed) for player in self.players for deed in list(player.deeds)]

    @property
    def trouble(self) -> list[str]:
        """What should never happen to a player."""
        return [text for player in self.players for text in player.trouble]

    def goes_on(self, seconds: float) -> bool:
        """Whether every player has another act acknowledged in time."""
        before = [player.acknowledged for player in self.players]
        deadline = time.monotonic() + seconds
        while any(player.acknowledged < was + 2 for player, was in zip(self.players, before, strict=True)):
            if time.monotonic() > deadline or self.trouble:
                return False
            time.sleep(0.01)
        return True

    def end(self) -> None:
        """Have everybody stop and hang up."""
        for player in self.players:
            player.end()
        for player in self.players:
            player.join(SETTING_UP)


def sights_differ(party: Party, rows: Sequence[Row]) -> list[str]:
    """Whose last sight is not that of the game which the journal tells, played again by the engine."""
    wrong = []
    for player in party.players:
        client = player.client
        truth = None if client is None else table_from(party.table, list(rows[: client.n + 1]))
        if client is None or truth is None or truth.game is None:
            wrong.append(f"seat {player.seat} has seen nothing")
        elif client.game != json.loads(msgspec.json.encode(truth.game.view(player.seat))):
            wrong.append(f"seat {player.seat} at {client.n}")
    return wrong
