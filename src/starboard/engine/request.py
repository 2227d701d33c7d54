"""What rules ask, and what comes back to them. Nothing here knows a game."""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeAlias

from starboard.engine.decision import ALARM

Facts: TypeAlias = Mapping[str, Any]
"""What a question is about, for whoever puts it into words or weighs its options."""

About: TypeAlias = Facts | Callable[[], Facts] | None
"""Facts, or the function that works them out from the state; it is called only while the question is open, and only
when somebody looks."""

Basis: TypeAlias = tuple[Any, ...]
"""What something is made from: plain or immutable values, so that later changes of the state never show in it."""


class Ask:
    """Asked by a rule: one seat must choose. A single option is taken by the engine without asking anyone.

    If it is `hidden`, the others see that the game waits, but not for whom: being asked may tell what a seat holds.
    """

    __slots__ = ("about", "hidden", "options", "question", "seat")

    def __init__(
        self,
        seat: int,
        question: str,
        options: Sequence[str],
        about: About = None,
        hidden: bool = False,
    ) -> None:
        self.seat = seat
        self.question = question
        self.options = options
        self.about = about
        self.hidden = hidden


class AskAll:
    """Asked by a rule: several seats choose, none knowing the others' choice; the rule goes on when all have."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = {ask.seat: ask for ask in asks}


class Alarm:
    """One of the clocks that run in an open phase: after so many seconds it acts.

    It counts from the first `Open` that has this alarm with this scene, and goes on while something else is asked.
    """

    __slots__ = ("scene", "seconds")

    def __init__(self, seconds: float, scene: int = 0) -> None:
        self.seconds = seconds
        self.scene = scene


class Open:
    """Asked by a rule: any of the seats may act at any time; the first to act is the answer.

    `options(seat)` and `about(seat)` are called only when somebody looks. A rule that yields `Open` promises that the
    state is complete in itself at that moment: running the step again from this state yields the same `Open`.
    A new scene makes all earlier decisions stale, for moments when a seat's options change their meaning under its
    hands. `alarm` is a number of seconds after which the clock acts, counted from the first `Open` of a scene; `alarms`
    are further ones by name, each with a scene of its own. The clock's answer is the name of the alarm that rang, for
    the nameless one `ALARM`.

    `basis(seat)` names all that a seat's options and facts are made from, or None where that cannot be told. While it
    compares equal, the seat's decision is shown again as it is instead of being worked out (`starboard bench table`).
    """

    __slots__ = ("about", "alarms", "basis", "options", "question", "scene", "seats")

    def __init__(
        self,
        question: str,
        seats: Sequence[int],
        options: Callable[[int], Sequence[str]],
        alarm: float | None = None,
        scene: int = 0,
        alarms: Mapping[str, Alarm] | None = None,
        about: Callable[[int], Facts] | None = None,
        basis: Callable[[int], Basis | None] | None = None,
    ) -> None:
        self.question = question
        self.seats = seats
        self.options = options
        self.scene = scene
        self.about = about
        self.basis = basis
        self.alarms: Mapping[str, Alarm] = alarms or NO_ALARMS
        if alarm is not None:
            self.alarms = {ALARM: Alarm(alarm, scene), **self.alarms}


NO_ALARMS: Mapping[str, Alarm] = {}

Request: TypeAlias = Ask | AskAll | Open

Rule: TypeAlias = Generator[Request, Any, None]
"""A rule that may ask: a generator of requests that gets the chosen options back."""

Asking: TypeAlias = Generator[Request, Any, str]
"""A rule that asks and returns the chosen option."""


def ask(seat: int, question: str, options: Sequence[str], about: About = None, hidden: bool = False) -> Asking:
    """Put a question to one seat: `choice = yield from ask(...)`."""
    if len(options) == 1:
        return options[0]
    choice: str = yield Ask(seat, question, options, about, hidden)
    return choice


def ask_all(asks: Sequence[Ask]) -> Generator[Request, Any, dict[int, str]]:
    """Put questions to several seats at once: `choices = yield from ask_all(...)` maps seats to options."""
    if not asks:
        return {}
    choices: dict[int, str] = yield AskAll(asks)
    return choices
