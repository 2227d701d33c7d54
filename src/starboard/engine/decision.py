"""Decisions as data: what a rule asks, what a seat is shown, what comes back. Nothing here knows a game."""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

CLOCK = -1
"""The seat of the table's clock: it answers an alarm when its seconds have passed."""

ALARM = "alarm"
"""The one question the clock is asked, and its one option."""


class Decision(Struct, frozen=True):
    """One open question to one seat, as players, bots and clients see it.

    `question` comes from the game's closed vocabulary, `options` is finite and never empty, `about` holds what is
    needed to put the question into words. The id changes whenever its seat has answered or taken back anything, or
    something else is asked, so an answer to an older question can never be taken for an answer to this one.
    """

    id: str
    seat: int
    question: str
    options: Sequence[str]
    about: Mapping[str, Any] = {}
    due: float | None = None
    """For the clock only: the second of the game at which it acts."""


class Ask(Struct, eq=False):
    """Asked by a rule: one seat must choose. A single option is taken by the engine without asking anyone."""

    seat: int
    question: str
    options: Sequence[str]
    about: Mapping[str, Any] | None = None


class AskAll:
    """Asked by a rule: several seats choose, none knowing the others' choice; the rule goes on when all have."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = {ask.seat: ask for ask in asks}


class Open:
    """Asked by a rule: any of the seats may act at any time; the first to act is the answer.

    `options(seat)` is called only when somebody looks. A rule that yields `Open` promises that the state is complete
    in itself at that moment: running the step again from this state yields the same `Open`.
    An alarm is a number of seconds after which the clock acts; it counts from the first `Open` of a scene, and goes on
    while something else is asked. A new scene also makes all earlier decisions stale, for moments when a seat's options
    change their meaning under its hands.
    """

    __slots__ = ("alarm", "options", "question", "scene", "seats")

    def __init__(
        self,
        question: str,
        seats: Sequence[int],
        options: Callable[[int], Sequence[str]],
        alarm: float | None = None,
        scene: int = 0,
    ) -> None:
        self.question = question
        self.seats = seats
        self.options = options
        self.alarm = alarm
        self.scene = scene


Request: TypeAlias = Ask | AskAll | Open

Rule: TypeAlias = Generator[Request, Any, None]
"""A rule that may ask: a generator of requests that gets the chosen options back."""

Asking: TypeAlias = Generator[Request, Any, str]
"""A rule that asks and returns the chosen option."""


def ask(seat: int, question: str, options: Sequence[str], about: Mapping[str, Any] | None = None) -> Asking:
    """Put a question to one seat: `choice = yield from ask(...)`."""
    if len(options) == 1:
        return options[0]
    choice: str = yield Ask(seat, question, options, about)
    return choice


def ask_all(asks: Sequence[Ask]) -> Generator[Request, Any, dict[int, str]]:
    """Put questions to several seats at once: `choices = yield from ask_all(...)` maps seats to options."""
    if not asks:
        return {}
    choices: dict[int, str] = yield AskAll(asks)
    return choices
