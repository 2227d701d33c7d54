"""Modifiers of the tests' own, put into play in flights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES, registry
from starboard.galaxy.flight.next_card import FLY_ON
from starboard.galaxy.scenario import yard
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


class Beginning(Protocol):
    """Begins to build with modifiers in play for everybody; `settings` are those of a yard."""

    def __call__(self, *put: Any, **settings: Any) -> Rehearsal[Table]: ...


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Iterator[Beginning]:
    """`begun(Wider(), heap=["cannon 0010"])`."""

    def begin(*put: Any, **settings: Any) -> Rehearsal[Table]:
        monkeypatch.setattr(registry, "modifiers", lambda: {modifier.name: modifier for modifier in put})
        registry._seams.cache_clear()
        table = yard(start=False, **settings).state.copy()
        assert table.yard is not None
        table.yard.started = False  # where seats build in turns it has begun already, without the modifiers
        for modifier in put:
            table.put_into_play(modifier.name)
        r = Rehearsal(Game.from_state(RULES, table.setup, table))
        return r.choose(table.starter, "start") if r.question().startswith("start_building") else r

    yield begin
    monkeypatch.undo()
    registry._seams.cache_clear()


class Change:
    """A modifier without anything to say; tests derive theirs from it."""

    name = "toy"
    rank: Mapping[str, int] = {}
