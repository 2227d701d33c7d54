"""A moment of a game set up from a scenario and shown to the real client in the real server's messages.

What a test is about comes only now and then in a game that is played; here a page is shown the very thing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from starboard.engine import Game
from starboard.galaxy.registry import modules
from starboard.server import journal
from starboard.server.audience import Audience
from starboard.server.protocol import ByeCode, Language
from starboard.server.room import room_shown
from starboard.server.scene import Scene
from starboard.server.table import Table
from starboard.server.tokens import key_of, new_token

TABLE = "staged"


Retouch = Callable[[dict[str, Any]], None]
"""Changes the sight of a welcome before the page gets it, for what no game in the product shows yet."""


def experienced(page: Page) -> Page:
    """A page of somebody who has met every module before, so that nothing is introduced."""
    for module in modules():
        page.add_init_script(f"localStorage.setItem('starboard.new.{module.name}', 'read')")
    return page


class _Line:
    """Hands what an audience is sent to a page."""

    def __init__(self, route: WebSocketRoute, retouch: Retouch | None) -> None:
        self.route = route
        self.retouch = retouch

    def send(self, message: bytes) -> None:
        if self.retouch is not None:
            decoded = msgspec.json.decode(message)
            if decoded["is"] == "welcome":
                self.retouch(decoded["sight"])
                message = msgspec.json.encode(decoded)
        self.route.send(message.decode())

    def close(self, code: ByeCode, reason: str = "") -> None:
        raise AssertionError(f"nobody hangs up on a stage: {code}")


class Stage:
    """A page that is shown a game from one seat. People of these names sit at the table, bots on the other seats."""

    def __init__(
        self,
        page: Page,
        game: Game[Any],
        names: Sequence[str],
        seat: int = 0,
        language: Language = "en",
        retouch: Retouch | None = None,
    ) -> None:
        self._retouch = retouch
        opened = journal.Opened(game=game.rules.name, seats=game.setup.seats, options=game.setup.options, private=True)
        self.table = Table(TABLE, opened, 0.0)
        for number in range(game.setup.seats):
            if number < len(names):
                self.table.apply(journal.Taken(seat=number, name=names[number], key=key_of(new_token())))
                self.table.apply(journal.Came(seat=number, process="stage"))
            else:
                self.table.apply(journal.Filled(seat=number, bot="sensible"))
        self.game = game
        self.table.begin(game, game.rules.version_of(game.setup))
        self._scene = Scene(self.table, room_shown(self.table))
        self._seat = seat
        self._audience = Audience(seat, language, self._scene)
        self.heard: list[str] = []
        """What the page has said, by what it wished to do."""
        self.answered: list[str] = []
        """The options that the page has chosen; `undo` where it took a step back."""
        page.route_web_socket(f"**/api/tables/{TABLE}/socket", self._answer)
        page.goto(f"/table/{TABLE}")

    def _answer(self, route: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            said = msgspec.json.decode(message)
            self.heard.append(said["do"])
            match said["do"]:
                case "hello":
                    line = _Line(route, self._retouch)
                    self._audience.lines = {line}
                    self._audience.welcome(line, None, self.game.time, "stage")
                case "answer":
                    self.answered.append(said["option"])
                    self._answered(self._seat, said["decision"], said["option"], said["act"])
                case "undo":
                    self.answered.append("undo")
                    entry = journal.Undone(seat=self._seat, time=self.game.time, act=said["act"], by=self._seat)
                    self._go_on(entry, said["act"])
                case _:
                    pass

        route.on_message(heard)

    def choose(self, seat: int, *options: str) -> None:
        """A seat answers what it is asked, and the page sees what comes of it."""
        for option in options:
            decision = self.game.decision(seat)
            assert decision is not None
            self._answered(seat, decision.id, option)

    def note(self, entry: journal.AnyEntry) -> None:
        """Something happens at the table, and the page sees what comes of it."""
        self._go_on(entry, "")

    def _answered(self, seat: int, decision: str, option: str, act: str = "") -> None:
        self._go_on(journal.Answered(seat=seat, decision=decision, option=option, time=self.game.time), act)

    def _go_on(self, entry: journal.AnyEntry, act: str) -> None:
        events = self.table.apply(entry)
        self._scene.go_on(self.table, room_shown(self.table), events)
        message = self._audience.look(self.game.time, act)
        if message is not None:
            for line in self._audience.lines:
                line.send(message)
