"""Flights with road cards in force, whichever module draws them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.flight.next_card import FLY_ON
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

QUIET = "nothing"


def set_out(
    *ships: str,
    roads: str,
    cards: str | Sequence[str],
    seats: tuple[int, ...] | None = None,
    fly_on: bool = True,
    **settings: Any,
) -> Rehearsal[Table]:
    """Ships before these cards, with roads in force (their names, with spaces between), for all or for some seats."""
    listed = [cards] if isinstance(cards, str) else list(cards)
    told = flight(*ships, cards=[*listed, QUIET, QUIET], fly_on=False, **settings)
    table = told.state.copy()
    for road in roads.split():
        put_in_force(table, road, seats)
    r = Rehearsal(Game.from_state(RULES, table.setup, table))
    return fly(r) if fly_on else r


def fly(r: Rehearsal[Table]) -> Rehearsal[Table]:
    """Everybody flies on to the next card."""
    for seat in r.game.seats_asked():
        r.choose(seat, FLY_ON)
    return r


def go_on(r: Rehearsal[Table], *chosen: str) -> Rehearsal[Table]:
    """Answer with these where they are offered, else with the first option, until the card is over."""
    while r.game.seats_asked() and not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        options = r.options(seat)
        r.choose(seat, next((option for option in chosen if option in options), options[0]))
    return r


def hits(r: Rehearsal[Table], seat: int) -> list[str]:
    """The squares of a ship's components that were destroyed."""
    return [event.data["square"] for event in r.events("component_destroyed", seat)]


def squares(r: Rehearsal[Table], seat: int = 0) -> set[str]:
    """Where a ship still has components."""
    return set(r.game.view(seat).table.ships[seat].pieces)


def covering(names: Sequence[str], size: int) -> list[tuple[str, ...]]:
    """Groups of roads so that every two are together in one: the first that are not, filled up greedily."""
    missing = set(combinations(names, 2))
    found = []
    while missing:
        group = list(min(missing))
        while len(group) < size:
            best = max(
                (name for name in names if name not in group),
                key=lambda name: sum(tuple(sorted((name, one), key=names.index)) in missing for one in group),
            )
            group.append(best)
        group.sort(key=names.index)
        missing -= set(combinations(group, 2))
        found.append(tuple(group))
    return found
