"""Decisions as data: what a seat is shown. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

CLOCK: Final = -1
"""The seat of the table's clock: it answers an alarm when its seconds have passed."""

ALARM: Final = "alarm"
"""The one question the clock is asked, and its one option unless an alarm has a name of its own."""


class Asker(Protocol):
    """What a game is to its decisions."""

    def facts(self, request: Any, seat: int) -> Mapping[str, Any]:
        """What a request that is still open is about for a seat; LookupError if it is not."""


class Later(Mapping[str, Any]):
    """What a decision is about, worked out when somebody first looks: players that never look never pay for it.

    Once the game asks something else the state is another, and looking is a mistake.
    """

    __slots__ = ("_found", "_game", "_request", "_seat")

    _found: Mapping[str, Any]

    def __init__(self, game: Asker, request: object, seat: int) -> None:
        self._game = game
        self._request = request
        self._seat = seat

    def found(self) -> Mapping[str, Any]:
        """The facts themselves."""
        if not hasattr(self, "_found"):
            self._found = self._game.facts(self._request, self._seat)
        return self._found

    def __getitem__(self, name: str) -> Any:
        return self.found()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.found())

    def __len__(self) -> int:
        return len(self.found())

    def __repr__(self) -> str:
        return repr(self.found())


class Decision(Struct, frozen=True):
    """One open question to one seat, as players, bots and clients see it.

    `question` comes from the game's closed vocabulary, `options` is finite and never empty, `about` holds what is
    needed to put the question into words and what follows from each option. The id changes whenever its seat has
    answered or taken back anything, or something else is asked, so an answer to an older question can never be taken
    for an answer to this one.
    """

    id: str
    seat: int
    question: str
    options: Sequence[str]
    about: Mapping[str, Any] = {}
    due: float | None = None
    """For the clock only: the second of the game at which it acts."""

    def plain(self) -> Decision:
        """The same with what it is about worked out, so that it can be written down."""
        about = self.about
        if type(about) is not Later:
            return self
        return Decision(self.id, self.seat, self.question, self.options, about.found(), self.due)
