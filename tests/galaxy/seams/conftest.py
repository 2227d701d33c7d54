"""Modifiers of the tests' own, put into play in flights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES, registry
from starboard.galaxy.flight.next_card import FLY_ON
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_cards import meet


class Meeting(Protocol):
    """Meets a card with modifiers in play, for these seats or for everybody."""

    def __call__(
        self,
        *ships: str,
        card: str,
        put: Any | tuple[Any, ...],
        seats: tuple[int, ...] | None = None,
        fly_on: bool = True,
        **settings: Any,
    ) -> Rehearsal[Table]: ...


@pytest.fixture
def met(monkeypatch: pytest.MonkeyPatch) -> Iterator[Meeting]:
    """`met(SCOUT, SCOUT, card="open_space", put=Boost())`."""

    def play(
        *ships: str,
        card: str,
        put: Any | tuple[Any, ...],
        seats: tuple[int, ...] | None = None,
        fly_on: bool = True,
        **settings: Any,
    ) -> Rehearsal[Table]:
        modifiers = put if isinstance(put, tuple) else (put,)
        monkeypatch.setattr(registry, "modifiers", lambda: {modifier.name: modifier for modifier in modifiers})
        registry._seams.cache_clear()
        table = meet(*ships, card=card, fly_on=False, **settings).state.copy()
        for modifier in modifiers:
            table.put_into_play(modifier.name, seats)
        r = Rehearsal(Game.from_state(RULES, table.setup, table))
        if fly_on:
            for seat in r.game.seats_asked():
                r.choose(seat, FLY_ON)
        return r

    yield play
    monkeypatch.undo()
    registry._seams.cache_clear()


class Change:
    """A modifier without anything to say; tests derive theirs from it."""

    name = "toy"
    rank: Mapping[str, int] = {}
