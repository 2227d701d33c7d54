"""Somebody at a table."""

from __future__ import annotations

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

    tallies: Tallies = field(default_factory=Tallies)

    def say(self, message: protocol.Message) -> None:
        """Send this person a message of his own."""
        self.line.send(encode(message))

    def refuse(self, refusal: Refusal, act: str | None) -> None:
        """Tell this person, in his language, why not."""
        self.tallies.refusals.add(refusal.code)
        self.say(protocol.Refused(code=refusal.code, why=refusal.told(self.language or "en"), act=act))
