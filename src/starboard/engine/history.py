"""Reading what was played under older rules: how each line of a log is understood by the rules of today.

The ids of decisions count questions. Older rules may have asked others, so an answer of theirs is given to whatever
its seat is asked now. Answers to what is asked no more are passed over: a `Translation` notices where older rules would
have asked, so that nothing has to be guessed from the answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from starboard.engine.decision import Decision
from starboard.engine.errors import Refused
from starboard.engine.log import Entry
from starboard.engine.setup import Setup
from starboard.engine.state import State

if TYPE_CHECKING:
    from starboard.engine.game import Game

S = TypeVar("S", bound=State)

FIRST_CHAPTER = 1_000_000
"""Where the numbering of a game begins that goes on under newer rules; no game of older rules has got so far.

So what was answered since can be told from what was answered before, and an answer to an outdated page is still stale.
"""


class Bygone:
    """A question that older rules asked and these do not. Subclasses know what could be answered."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def answered(self, option: str) -> Bygone | None:
        """What older rules asked next in the same matter, or None; Refused if they never offered this option."""
        raise NotImplementedError


class Translation(Generic[S]):
    """How one game that was begun under older rules is understood. A game's rules name one for each older version."""

    def __init__(self) -> None:
        self.bygone: tuple[Bygone, ...] = ()
        """What older rules would be asking now, in the order in which they asked."""

    def state(self, setup: Setup, data: dict[str, Any]) -> dict[str, Any]:
        """The state in a saved position, in the form of today."""
        return data

    def begin(self, state: S) -> None:
        """Make a game that begins one of older rules, as far as the state tells."""

    def notice(self, game: Game[S], answered: Decision) -> None:
        """An answer has been given: remember what older rules would have asked on the way to where the game is now."""

    def skips(self, seat: int, option: str) -> bool:
        """Whether this answers what is asked no more; then that is answered."""
        if not self.bygone:
            return False
        first, *others = self.bygone
        if seat != first.seat:
            raise Refused(f"seat {first.seat} was to answer under older rules, not seat {seat}")
        next_question = first.answered(option)
        self.bygone = (*(() if next_question is None else (next_question,)), *others)
        return True


class Reader(Generic[S]):
    """Does again what the lines of a log say."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def is_stale(self, seat: int, decision: str) -> bool:
        """Whether a seat is not, or no longer, asked this decision."""
        asked = self.game.decision(seat)
        return asked is None or asked.id != decision

    def apply(self, entry: Entry) -> None:
        """One line more; Refused, and nothing changed, if it is not possible here."""
        if entry.is_undo:
            self.game.undo(entry.seat, entry.time)
        else:
            self.game.answer(entry.seat, entry.decision, entry.option, entry.time)


class OlderReader(Reader[S]):
    """Does again what was done under older rules, and then what was done since."""

    def __init__(self, game: Game[S], translation: Translation[S]) -> None:
        super().__init__(game)
        self._translation = translation
        self._skipped: list[tuple[tuple[Bygone, ...], list[Any]]] = []
        """What the translation and the game's way back were before each of the answers that were just passed over."""
        game.number_from(FIRST_CHAPTER)
        game.amend(translation.begin)

    def apply(self, entry: Entry) -> None:
        """One line more, of whichever rules it is."""
        if entry.is_undo:
            self._undo(entry)
        elif _chapter(entry.decision) >= FIRST_CHAPTER:
            super().apply(entry)
            self._forget()
        else:
            self._answer(entry)

    def _answer(self, entry: Entry) -> None:
        game, translation = self.game, self._translation
        before = translation.bygone
        if translation.skips(entry.seat, entry.option):
            # Nobody takes back what the game does not know of, except in the lines that are being read.
            self._skipped.append((before, game.pass_over()))
            return
        asked = game.decision(entry.seat)
        if asked is None:
            raise Refused(
                f"seat {entry.seat} has no open decision, so there is nothing to answer with {entry.option!r}"
            )
        game.answer(entry.seat, asked.id, entry.option, entry.time)
        self._forget()
        translation.notice(game, asked)

    def _undo(self, entry: Entry) -> None:
        if self._skipped:
            self._translation.bygone, way_back = self._skipped.pop()
            self.game.unpass(way_back)
        else:
            self.game.undo(entry.seat, entry.time)
            self._forget()

    def _forget(self) -> None:
        self._skipped.clear()
        self._translation.bygone = ()


def _chapter(decision: str) -> int:
    number = decision.rpartition(".")[2]
    return int(number) if number.isdecimal() else 0


def reader(game: Game[S], version: str, translation: Translation[S] | None = None) -> Reader[S]:
    """What reads on in a log of this version; OtherVersion if the rules cannot.

    `translation` is the one that has read the position at which the log begins, if it does not begin at the beginning.
    """
    translation = translation or game.rules.translation(version, game.setup)
    return Reader(game) if translation is None else OlderReader(game, translation)


Translations = Mapping[str, type[Translation[Any]]]
"""The older versions of a game's rules that can still be read, and how."""
