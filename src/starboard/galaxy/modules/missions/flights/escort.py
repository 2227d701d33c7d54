"""Escort Mission: a slow rocket with important people wants company (MX-2.44, MX-2.45)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.modules.missions.catalogue import Escort, by_level
from starboard.galaxy.modules.missions.memory import NAME, mission_of, note, noted
from starboard.galaxy.modules.missions.pay import arrivals
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.options import plan_of
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.table import Table

OPEN_SPACE = "open_space"
PLACE = ESCORT = "escort"
"""The note of where it flies, and its name among those who stand on the ring."""


class EscortMission:
    """The escort takes a space like a ship, but it is no player, and no card concerns it but open space."""

    name = "escort_mission"
    rank: Mapping[str, int] = {"at_launched": LIMIT, "at_resolved": LIMIT, "at_cleared": LIMIT, "settle": LIMIT}
    """After all players have moved, and after those have left who must."""

    def at_launched(self, table: Table) -> Rule:
        """On the first empty space behind the last ship."""
        yield from ()
        positions = table.flight.positions
        if _escort(table) is not None and positions:
            _place(table, min(positions.values()) - 1)

    def taken(self, table: Table, spaces: frozenset[int]) -> frozenset[int]:
        place = noted(table, PLACE)
        return spaces if place is None else spaces | {place % plan_of(table.round_name).track}

    def at_resolved(self, table: Table) -> Rule:
        """After open space it moves ahead by empty spaces."""
        yield from ()
        escort, place, card = _escort(table), noted(table, PLACE), table.flight.card
        if escort is None or place is None or card is None or read_card(card).like != OPEN_SPACE:
            return
        track = plan_of(table.round_name).track
        others = {position % track for position in table.flight.positions.values()}
        for _ in range(escort.days):
            place += 1
            while place % track in others:
                place += 1
        _place(table, place)

    def at_cleared(self, table: Table) -> Rule:
        """It is lost if nobody is near enough."""
        yield from ()
        escort, place = _escort(table), noted(table, PLACE)
        if escort is None or place is None:
            return
        if all(abs(position - place) > escort.within for position in table.flight.positions.values()):
            note(table, escort=None)
            table.tell("escort_lost", place=place, ring={ESCORT: None})

    def settle(self, table: Table, lines: Sequence[Line]) -> Sequence[Line]:
        """If it arrives, all finishers are paid, and the one nearest to it more; of equals the one ahead."""
        escort, place = _escort(table), noted(table, PLACE)
        finished = arrivals(table).finished
        if escort is None or place is None or not finished:
            return lines
        positions = table.flight.positions
        nearest = min(finished, key=lambda ship: (abs(positions[ship.seat] - place), -positions[ship.seat]))
        each, more = (by_level(amounts, table.round_name) for amounts in (escort.credits, escort.nearest))
        paid = [Line("escort_arrived", ship.seat, each, source=NAME) for ship in finished]
        return [*lines, *paid, Line("escort_nearest", nearest.seat, more, source=NAME)]


def _escort(table: Table) -> Escort | None:
    mission = mission_of(table)
    return None if mission is None else mission.escort


def _place(table: Table, place: int) -> None:
    before = noted(table, PLACE)
    note(table, escort=place)
    table.tell("escort_moved", start=before, end=place, ring={ESCORT: place})


def days_to_escort(table: Table) -> dict[int, int]:
    """How far the escort is ahead of each ship that flies, by seat; below zero behind it. Nothing without one."""
    place = noted(table, PLACE)
    if place is None or table.course is None:
        return {}
    return {seat: place - position for seat, position in table.flight.positions.items()}
