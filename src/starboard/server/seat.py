"""A seat at a table of the service."""

from __future__ import annotations

from msgspec import Struct


class Seat(Struct):
    """A seat: its holder, who knows the token that fits the key, and the bot that plays it meanwhile."""

    name: str = ""
    key: str = ""
    bot: str | None = None
    process: str = ""
    """The server process by way of which the holder is here."""

    @property
    def held(self) -> bool:
        """Whether the seat belongs to somebody."""
        return bool(self.key)
