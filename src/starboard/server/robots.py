"""The bots at a table: what each of them is about to do, and when. They act through the same door as people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

from msgspec import Struct

from starboard.bots.player import Player
from starboard.bots.roster import BOTS
from starboard.engine import Decision, Game
from starboard.server.faults import FaultLog
from starboard.server.pacing import thinking_time
from starboard.server.table import DEFAULT_BOT, Table
from starboard.server.tallies import Durations


class Plan(Struct):
    """The option that a bot chose for a decision, and the timer that will do it."""

    decision: str
    option: str
    timer: asyncio.TimerHandle


class Robots:
    """The bots of one table. `act` is called with a seat when its bot has thought long enough.

    `is_refused` says what the table will not have tried again, by seat, decision and option.
    """

    def __init__(
        self,
        pace: float,
        act: Callable[[int], None],
        is_refused: Callable[[int, str, str], bool],
        log: FaultLog,
        time_taken: Durations,
    ) -> None:
        self._pace = pace
        self._act = act
        self._is_refused = is_refused
        self._log = log
        self._time_taken = time_taken
        self._plans: dict[int, Plan] = {}
        self._players: dict[tuple[int, str], Player] = {}

    def think(self, table: Table) -> None:
        """Have every bot that is asked something think about it, unless it does already; the others rest."""
        for number, seat in enumerate(table.seats):
            if seat.bot is not None:
                self._think(table, number, seat.bot)
            elif number in self._plans:
                self._rest(number)

    def rest(self) -> None:
        """Have no bot act from now on."""
        for seat in list(self._plans):
            self._rest(seat)

    def forget(self) -> None:
        """The table is not what the bots have seen so far; they begin anew."""
        self._players.clear()

    def plan(self, table: Table, seat: int) -> tuple[Decision, str] | None:
        """What the bot of a seat has made up its mind to do; None if that question is no longer the one it is asked."""
        plan = self._plans.pop(seat, None)
        if plan is not None:
            plan.timer.cancel()  # this may have been rung by an older plan's
        game, bot = table.game, table.seats[seat].bot
        decision = None if game is None else game.decision(seat)
        if plan is None or bot is None or game is None or decision is None or decision.id != plan.decision:
            return None
        if plan.option in decision.options:
            return decision, plan.option
        option = self._choose(table, game, seat, bot, decision)  # somebody else was faster
        return None if option is None else (decision, option)

    def _rest(self, seat: int) -> None:
        self._plans.pop(seat).timer.cancel()

    def _think(self, table: Table, seat: int, bot: str) -> None:
        game = table.game
        assert game is not None
        decision = game.decision(seat)
        plan = self._plans.get(seat)
        if plan is not None:
            if decision is not None and plan.decision == decision.id:
                return
            self._rest(seat)
        if decision is None or (table.pause is not None and len(decision.options) == 1):  # the table answers it
            return
        option = self._choose(table, game, seat, bot, decision)
        if option is None:
            return
        wait = self._thinking_time(table, decision, option) * self._pace
        self._plans[seat] = Plan(decision.id, option, asyncio.get_running_loop().call_later(wait, self._act, seat))

    def _thinking_time(self, table: Table, decision: Decision, option: str) -> float:
        try:
            return thinking_time(table, decision, option)
        except Exception as problem:
            self._log.report(f"table {table.table}, the pace of a bot at {decision.question}", problem)
            return 1.0

    def _choose(self, table: Table, game: Game[Any], seat: int, bot: str, decision: Decision) -> str | None:
        """What a bot wants to do; not what a fault in the rules forbids. None if nothing is left."""
        started = perf_counter()
        try:
            option = self._player(table, seat, bot).choose(decision, partial(game.view, seat))
        except Exception as problem:
            self._log.report(f"table {table.table}, the bot {bot} at {decision.question}", problem)
            option = decision.options[0]
        self._time_taken.add(perf_counter() - started)
        if not self._is_refused(seat, decision.id, option):
            return option
        possible = (other for other in decision.options if not self._is_refused(seat, decision.id, other))
        return next(possible, None)

    def _player(self, table: Table, seat: int, bot: str) -> Player:
        player = self._players.get((seat, bot))
        if player is None:
            kinds = BOTS[table.entry.name]
            player = self._players[seat, bot] = (kinds.get(bot) or kinds[DEFAULT_BOT])(f"{table.table} {seat}")
        return player
