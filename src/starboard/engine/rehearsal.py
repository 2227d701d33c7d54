"""A game driven by hand, for rule tests and bug reports: answer by seat and option, look at what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from starboard.engine.decision import CLOCK, Decision
from starboard.engine.event import Event
from starboard.engine.game import Game
from starboard.engine.rules import S


class Rehearsal(Generic[S]):
    """A game with shorthand. `happened` keeps every event since the rehearsal began."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.happened: list[Event] = []

    @property
    def state(self) -> S:
        """The whole truth."""
        return self.game.state

    def asked(self, seat: int) -> Decision:
        """The open decision of a seat."""
        decision = self.game.decision(seat)
        assert decision is not None, f"seat {seat} is not asked; asked are {list(self.game.seats_asked())}"
        return decision

    def question(self) -> str:
        """The question that is open, with its seats: `use_card 0`, or `nothing` when the game is over."""
        decisions = [self.asked(seat) for seat in self.game.seats_asked()]
        words = dict.fromkeys(decision.question for decision in decisions)
        return " ".join([*words, *(str(decision.seat) for decision in decisions)]) or "nothing"

    def options(self, seat: int) -> Sequence[str]:
        """What a seat may choose from; empty if it is not asked."""
        decision = self.game.decision(seat)
        return () if decision is None else decision.options

    def choose(self, seat: int, *options: str) -> Rehearsal[S]:
        """A seat answers one decision after the other with these options."""
        for option in options:
            self.game.answer(seat, self.asked(seat).id, option)
            self.happened += self.game.events
        return self

    def all_choose(self, option: str) -> Rehearsal[S]:
        """Every seat that is asked answers with this option."""
        for seat in self.game.seats_asked():
            self.choose(seat, option)
        return self

    def alarm(self) -> Rehearsal[S]:
        """Let time pass until the next alarm rings."""
        clock = self.asked(CLOCK)
        self.game.answer(CLOCK, clock.id, clock.options[0], clock.due)
        self.happened += self.game.events
        return self

    def events(self, kind: str, seat: int | None = None) -> list[Event]:
        """The events of a kind that have happened, to a seat if one is given."""
        return [event for event in self.happened if event.kind == kind and seat in (None, event.seat)]
