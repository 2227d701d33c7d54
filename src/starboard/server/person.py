"""Somebody at a table."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field

from starboard.server import protocol
from starboard.server.audience import Line
from starboard.server.protocol import Language
from starboard.server.refusal import Refusal
from starboard.server.scene import encode
from starboard.server.tallies import Tallies


class Person(Struct, eq=False):
    """A line to a client, the seat it speaks for, and the language it is told things in."""

    line: Line
    seat: int | None = None
    language: Language | None = None
    key: str = ""
    """The key of the seat, by which its holder is told from the next one."""
    former: int | None = None
    """The seat that his token opened before he got up; what he did on it is still his."""
    caller: str = ""
    """The address by which those who watch are counted; empty if it is not known."""
    arrival: int = 0
    """How many had arrived at the table before."""
    watch: Callable[[bool], bool] = lambda _: True
    """Tells the edge of the server that this person only watches, or no longer; False if there is no place for it."""
    is_turned_away: bool = False
    """Whether the table does not want to hear from this person, who may have said something before learning it."""

    tallies: Tallies = field(default_factory=Tallies)

    def say(self, message: protocol.Message) -> None:
        """Send this person a message of his own."""
        self.line.send(encode(message))

    def turn_away(self, code: protocol.ByeCode) -> None:
        """Hang up, and take nothing more from this person."""
        self.is_turned_away = True
        self.line.close(code)

    def refuse(self, refusal: Refusal, act: str | None) -> None:
        """Tell this person, in his language, why not."""
        self.tallies.refusals.add(refusal.code)
        self.say(protocol.Refused(code=refusal.code, why=refusal.told(self.language or "en"), act=act))
