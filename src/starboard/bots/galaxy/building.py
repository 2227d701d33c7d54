"""The builder: takes, welds and returns components until the ship is full or time is short."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from random import Random

from starboard.bots.galaxy.advised import briefing
from starboard.bots.galaxy.placing import Sketch
from starboard.engine import Decision, write
from starboard.galaxy.briefing import PLAIN
from starboard.galaxy.catalog.flights import HOURGLASS_SECONDS
from starboard.galaxy.editions import LESSONS
from starboard.galaxy.options import plan_of
from starboard.galaxy.pacing import SECONDS, seconds
from starboard.galaxy.ship.viewed import layout_of
from starboard.galaxy.view import ShipView, TableView, YardView
from starboard.galaxy.vocabulary import of_form
from starboard.galaxy.vocabulary.questions import Draw, Finish, Take, Use, Weld

FOR_ONE_MOVE = SECONDS[Draw] + SECONDS[Weld]
SECONDS_EACH = (FOR_ONE_MOVE, 3.2 * FOR_ONE_MOVE)
"""Seconds for each square still free, when anything will do and when only the best will."""
DRAWS_EACH = (0.2, 1.7)
"""Components in the heap for each square still free, when anything will do and when only the best will."""
LOW_BAR, HIGH_BAR = -1.5, 6.0
"""What a placement must be worth when anything will do and when only the best will."""
KEPT_BAR = 1.0
"""What that of a component set aside must be worth at most: it costs a credit if it stays there."""
TEST_FLIGHT_SECONDS = 200.0
LAST_SECONDS = 0.9 * HOURGLASS_SECONDS
"""What is left when the hourglass is turned for the last time, with something to spare."""


class Builder:
    """Builds one ship after the other. Remembers only how long it has been building, as nobody tells it the time."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._round = -1
        self._time_left = 0.0
        self._last_run = False
        self._pieces: Mapping[str, str] = {}
        self._sketch: Sketch | None = None
        self._briefing = PLAIN

    def choose(self, decision: Decision, table: TableView, seat: int) -> str:
        """The next act at the yard."""
        act = self._next_act(decision, table, seat)
        self._time_left -= seconds(decision.question, act)
        return act

    def _next_act(self, decision: Decision, table: TableView, seat: int) -> str:
        options, yard = decision.options, table.yard
        assert yard is not None, "nobody builds when the yard is closed"
        if len(options) == 1:
            return options[0]
        if table.round != self._round:
            self._begin(table, seat)
        self._watch_the_time(decision, table)
        hand = yard.places[seat].hand
        if hand is None and (yard.time_up or self._time_left <= 0):
            return _finish(decision)
        sketch = self._sketch_of(table.ships[seat])
        bar = self._bar(yard, sketch.sites.left)
        if hand is None:
            kept = sketch.best(yard.places[seat].aside, min(bar, KEPT_BAR))
            if kept is not None and write(Use(kept.tile)) in options:
                return write(Use(kept.tile))
            found = sketch.best(yard.face_up, bar)
            if found is not None:
                return write(Take(found.tile))
            return "draw" if sketch.sites.open and "draw" in options else _finish(decision)
        may_return = "return" in options
        found = sketch.best([hand], bar if may_return else -inf)
        if found is not None:
            return sketch.act(found)
        return "return" if may_return else options[0]

    def _bar(self, yard: YardView, squares_left: int) -> float:
        """How good a component must be: choosy with much time and a full heap, humble when either runs out. When there
        is nothing left to draw, whatever fits is better than a hole."""
        if not yard.heap:
            return -inf
        squares = max(squares_left, 1)
        building = sum(place.number is None for place in yard.places)
        calm = min(_part(self._time_left / squares, *SECONDS_EACH), _part(yard.heap / building / squares, *DRAWS_EACH))
        return LOW_BAR + (HIGH_BAR - LOW_BAR) * calm

    def _sketch_of(self, ship: ShipView) -> Sketch:
        if self._sketch is None or self._sketch.layout.board.name != ship.board or ship.pieces != self._pieces:
            self._pieces, self._sketch = ship.pieces, Sketch(layout_of(ship), self._briefing)
        return self._sketch

    def _begin(self, table: TableView, seat: int) -> None:
        """A new ship: how much time there will be, and what modules say about the flight to come."""
        self._round = table.round
        self._last_run = False
        name = table.rounds[table.round]
        whole = TEST_FLIGHT_SECONDS if name in LESSONS else HOURGLASS_SECONDS * (plan_of(name).circle + 1)
        self._time_left = whole * (0.8 + 0.1 * self._random.random())
        self._briefing, self._sketch = briefing(table, seat), None

    def _watch_the_time(self, decision: Decision, table: TableView) -> None:
        yard = table.yard
        assert yard is not None
        if yard.circle == 0 and yard.running and not self._last_run:
            self._last_run = True
            self._time_left = min(self._time_left, LAST_SECONDS)
        if "moves_left" in decision.about:
            self._time_left = FOR_ONE_MOVE * 1.5 * (decision.about["moves_left"] - 1)


def _part(value: float, low: float, high: float) -> float:
    """How far a value is on its way from low to high, from 0 to 1."""
    return min(max((value - low) / (high - low), 0.0), 1.0)


def _finish(decision: Decision) -> str:
    """The lowest number tile there is."""
    tiles = of_form(decision, Finish)
    return min(tiles, key=lambda option: tiles[option].number, default=decision.options[0])
