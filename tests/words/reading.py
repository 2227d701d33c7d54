"""Somebody who reads all that a game says and draws, and misses no word of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from starboard.arena.match import Match
from starboard.engine import Decision, Game
from starboard.entry import GameEntry
from starboard.words import Drawing, Words, drawing_width


class Reader:
    """Reads a game in one language, on screens of some widths."""

    def __init__(self, entry: GameEntry, words: Words, widths: Sequence[int]) -> None:
        self._presentation = entry.presentation
        self._words = words
        self._widths = widths

    def told(self, game: Game[Any], seat: int | None) -> None:
        """What a seat notices of the last answer."""
        presentation, width = self._presentation, self._widths[0]
        for happened in game.events_for(seat):
            said = presentation.event(happened, seat, self._words)
            assert said
            assert "{" not in said
            if happened.kind in presentation.pictures:
                self.sees(presentation.pictures[happened.kind](game.view(seat), self._words, width), width)

    def asked(self, game: Game[Any], seat: int, options: Callable[[Decision], Iterable[str]]) -> None:
        """What a seat is asked, and those of its options that are worth reading."""
        presentation, view = self._presentation, game.view(seat)
        decision = view.decision
        assert decision is not None
        assert "{" not in presentation.question(decision, view, self._words)
        for offered in options(decision):
            said = presentation.option(offered, decision, view, self._words)
            assert said
            assert "{" not in said
            assert presentation.brief(offered, decision, view, self._words)[0]

    def shown(self, game: Game[Any], seat: int | None, looks: Collection[str] = ()) -> None:
        """The table as a seat sees it, and what else it may ask to see."""
        presentation, view = self._presentation, game.view(seat)
        for width in self._widths:
            self.sees(presentation.draw(view, self._words, width), width)
            for look in looks:
                self.sees(presentation.looks[look](view, self._words, width), width)

    def sees(self, drawing: Drawing, width: int) -> None:
        """A drawing that is there, fits, and has only styles that mean something."""
        assert drawing
        assert drawing_width(drawing) <= width
        assert {style for line in drawing for _, style in line} <= set(self._presentation.styles)


def every_option(decision: Decision) -> Iterable[str]:
    """All of them."""
    return decision.options


def questions_asked(matches: Iterable[Match[Any]]) -> set[str]:
    """The types of the questions that come up when these are played to the end."""
    seen: set[str] = set()
    for match in matches:
        game = match.game
        while not game.over:
            seen |= {decision.question for seat, decision in game.decisions().items() if seat >= 0}
            match.step()
    return seen
