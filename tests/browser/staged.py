"""A moment of a game set up from a scenario and shown to the real client in the real server's messages.

Cards come in any order in a game that is played; here a page is shown the very one that a test is about.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from starboard.engine import Game
from starboard.server import journal
from starboard.server.audience import Audience
from starboard.server.live import room_shown
from starboard.server.protocol import ByeCode, Language
from starboard.server.table import Table
from starboard.server.tokens import key_of, new_token

TABLE = "staged"


class _Line:
    """Hands what an audience is sent to a page."""

    def __init__(self, route: WebSocketRoute) -> None:
        self.route = route

    def send(self, message: bytes) -> None:
        self.route.send(message.decode())

    def close(self, code: ByeCode) -> None:
        raise AssertionError(f"nobody hangs up on a stage: {code}")


def show(page: Page, game: Game[Any], names: Sequence[str], seat: int = 0, language: Language = "en") -> None:
    """Open a page for a seat of this game; the people of these names sit at the table, bots on the other seats."""
    opened = journal.Opened(game="galaxy", seats=game.setup.seats, options=game.setup.options, private=True)
    table = Table(TABLE, opened, 0.0)
    for number in range(game.setup.seats):
        if number < len(names):
            table.apply(journal.Taken(seat=number, name=names[number], key=key_of(new_token())))
            table.apply(journal.Came(seat=number, process="stage"))
        else:
            table.apply(journal.Filled(seat=number, bot="sensible"))
    table.game = game

    def answer(route: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            if msgspec.json.decode(message)["do"] == "hello":
                audience = Audience(seat, language, table, room_shown(table))
                audience.welcome(_Line(route), table, None, 0.0, "stage")

        route.on_message(heard)

    page.route_web_socket(f"**/api/tables/{TABLE}/socket", answer)
    page.goto(f"/table/{TABLE}")
