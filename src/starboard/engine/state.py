"""What a game keeps of itself: a state that can be copied and written down."""

from abc import ABC, abstractmethod
from typing import Any, Self

from mypy_extensions import mypyc_attr

from starboard.engine.chance import Chance
from starboard.engine.event import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The whole truth about a game between two answers, as plain data.

    The engine promises to change a state only by running the game's rules on it; a game promises that `copy` is
    independent and that `from_data(setup, seed, data())` gives an equal state (tests/every_game/test_promises.py).
    """

    __slots__ = ("chance", "events")

    chance: Chance
    events: list[Event]

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy: what happens to one never shows in the other."""

    @abstractmethod
    def data(self) -> dict[str, Any]:
        """Everything except seed and setup, as values that JSON can hold; equal states give equal data.

        The data is independent of the state: what happens later never shows in it.
        """

    def tell(self, _kind: str, _seat: int | None = None, /, **data: Any) -> None:
        """Everybody at the table notices this. (Compiled, the names before the stroke must not be those of data.)"""
        self.events.append(Event(_kind, _seat, data))

    def tell_only(self, _seat: int, _kind: str, /, **data: Any) -> None:
        """Only this seat notices this."""
        self.events.append(Event(_kind, _seat, data, only=_seat))
