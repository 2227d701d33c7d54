"""Copying games against the clock, and weighing saved positions, at many points of many games."""

from __future__ import annotations

from time import process_time
from typing import Any

from msgspec import Struct

from starboard.arena.tempo import new_match
from starboard.engine import Game

COPIES = 20
"""Copies timed at each point, as one would be over before a clock could tell."""
OPEN_EVERY = 25
"""In an open phase, which is long, every so many-th decision is a point to copy at."""


class Copies(Struct):
    """Times of copies at one kind of decision. A copy is lazy, so copies with a first answer are timed as well."""

    points: int = 0
    copying: float = 0.0
    answering: float = 0.0
    most_bytes: int = 0
    """The largest saved position."""

    @property
    def copy_us(self) -> float:
        """Microseconds for a copy."""
        return self.copying / self.points / COPIES * 1e6

    @property
    def copy_and_answer_us(self) -> float:
        """Microseconds for a copy that then answers one decision."""
        return self.answering / self.points / COPIES * 1e6

    def add(self, game: Game[Any]) -> None:
        """Copy a game several times; then again, each time with an answer."""
        seat = game.seats_asked()[0]
        decision = game.decision(seat)
        assert decision is not None
        began = process_time()
        for _ in range(COPIES):
            game.copy()
        copied = process_time()
        for _ in range(COPIES):
            game.copy().answer(seat, decision.id, decision.options[0])
        self.answering += process_time() - copied
        self.copying += copied - began
        self.points += 1
        self.most_bytes = max(self.most_bytes, len(game.save()))


class CopyPoints(Struct):
    """Copies in the midst of a step (a turn, a card) with answers since its checkpoint, and at open decisions."""

    midst: Copies
    open: Copies


def copy_for(seconds: float, game: str, bot: str, seats: int, points: CopyPoints) -> None:
    """Play games for about so long, copying at every point that counts, at least at one in the midst of a step."""
    began, before = process_time(), points.midst.points
    while True:
        match = new_match(game, bot, seats, {})
        answered = 0
        while not match.game.over:
            if match.game.is_open:
                if answered % OPEN_EVERY == 0 and match.game.seats_asked():
                    points.open.add(match.game)
            elif match.game.position().since:
                points.midst.add(match.game)
            answered += match.step()
            if process_time() - began >= seconds and points.midst.points > before:
                return
