"""Playing a game out between programs on a simulated clock, on which every act takes its time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Generic

from starboard.bots.player import Player
from starboard.engine import CLOCK, Decision, Game
from starboard.engine.rules import S
from starboard.entry import Pacing
from starboard.games import game as game_named

ANSWERING: Final = 1.0
"""Seconds that an answer takes for which all others wait."""


class Match(Generic[S]):
    """A game and one player for each seat. Where seats may act whenever they like, the one free first acts first.

    How long an act takes there is the game's own pacing, unless another is given.
    """

    def __init__(self, game: Game[S], players: Sequence[Player], pacing: Pacing | None = None) -> None:
        self.game = game
        self._seconds = (pacing or game_named(game.rules.name).pacing).seconds
        self.players = players
        self._looks = [partial(game.view, seat) for seat in range(len(players))]
        self._free_at = [game.time] * len(players)
        self._order = list(range(len(players)))
        """The seats, the one whose hands are free first first; of equals the lower number."""
        self._is_in_order = True
        """Whether that is so: where all wait for one seat, nobody looks at the order, and it is made again later."""

    def play_out(self, most_answers: int | None = None) -> int:
        """Play to the end, or until that many decisions have been answered; how many were."""
        answered = 0
        while not self.game.over and answered != most_answers:
            answered += self.step()
        return answered

    def step(self) -> int:
        """One answer of one seat, or the clock's alarm; the number of decisions answered by seats."""
        game = self.game
        decision, time = game.next_decision(), game.time
        is_race = decision is None
        if decision is None:
            decision, time = self._first_to_act()
            if decision.seat == CLOCK:
                game.answer(CLOCK, decision.id, decision.options[0], time)
                return 0
        seat = decision.seat
        option = self.players[seat].choose(decision, self._looks[seat])
        game.answer(seat, decision.id, option, time)
        if is_race:
            self._keep_busy(seat, time + self._seconds(decision.question, option))
        else:
            self._free_at[seat] = time + ANSWERING
            self._is_in_order = False
        return 1

    def wait(self, seat: int, seconds: float) -> None:
        """A seat keeps its hands still for some seconds, where seats may act whenever they like."""
        self._keep_busy(seat, max(self._free_at[seat], self.game.time) + seconds)

    def _keep_busy(self, seat: int, until: float) -> None:
        free_at, order = self._free_at, self._order
        free_at[seat] = until
        if not self._is_in_order:
            return
        order.remove(seat)
        place = 0
        for other in order:
            if free_at[other] > until or (free_at[other] == until and other > seat):
                break
            place += 1
        order.insert(place, seat)

    def _first_to_act(self) -> tuple[Decision, float]:
        """Of all who have something to do, the one whose hands are free first; the clock when it is due before."""
        game, free_at = self.game, self._free_at
        if not self._is_in_order:
            self._order.sort(key=lambda seat: (free_at[seat], seat))
            self._is_in_order = True
        due = game.due
        for seat in self._order:
            decision = game.glimpse(seat)
            if decision is not None:
                time = max(free_at[seat], game.time)
                if due is not None and due <= time:
                    break
                return decision, time
        clock = game.glimpse(CLOCK)
        assert clock is not None, "nobody can act and no clock is running"
        assert due is not None
        return clock, max(due, game.time)
