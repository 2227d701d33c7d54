"""What a mission pays and asks for when the flight is settled: a line for each of its terms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from starboard.galaxy.flight.settlement import Line, ranking
from starboard.galaxy.modules.missions.catalogue import (
    Delivered,
    Finished,
    Lost,
    Mission,
    Most,
    MostLost,
    NoneLost,
    Number,
    Sets,
    Terms,
    by_level,
)
from starboard.galaxy.modules.missions.memory import NAME, retired
from starboard.galaxy.modules.missions.pilots import takes_part
from starboard.galaxy.modules.missions.tally import COMPONENTS, carried, lost
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

LOSSES = "losses"
LINES: Mapping[type[Terms], str] = {
    Finished: "mission_finished",
    Delivered: "mission_delivered",
    Number: "mission_number",
    Most: "mission_most",
    Sets: "mission_sets",
    Lost: "mission_lost",
    MostLost: "mission_most_lost",
    NoneLost: "mission_none_lost",
}
"""The kind of line that each kind of term becomes."""


class Arrivals(NamedTuple):
    """Who is paid: those who have finished, best first, and those who have given up."""

    finished: Sequence[Ship]
    left: Sequence[Ship]


def arrivals(table: Table) -> Arrivals:
    """In flight order, players who gave up last (MX-2.30); who died or only watches is left out."""
    left = [ship for ship in table.ships if ship.seat in table.flight.left and takes_part(table, ship.seat)]
    return Arrivals(ranking(table), left)


def settled(table: Table, mission: Mission, lines: Sequence[Line]) -> list[Line]:
    """The lines of a settlement with what the mission changes of them, and its own ones after them."""
    who = arrivals(table)
    changed = [_multiplied(line, mission.times) for line in lines]
    if mission.free_losses:
        finished = {ship.seat: ship for ship in who.finished}
        changed = [line for each in changed for line in _waived(table, each, finished)]
    return [*changed, *_own_lines(table, mission, who)]


def _multiplied(line: Line, times: Mapping[str, int]) -> Line:
    factor = times.get(line.kind, 1)
    return line if factor == 1 else line._replace(amount=factor * line.amount)


def _waived(table: Table, line: Line, finished: Mapping[int, Ship]) -> Iterator[Line]:
    """A finisher pays only for what was lost before the flight (MX-2.32)."""
    ship = finished.get(line.seat)
    if line.kind != LOSSES or ship is None:
        yield line
        return
    before = max(0, len(ship.lost) - lost(table, ship.seat, COMPONENTS))
    owed = before if ship.insurance is None else min(before, ship.insurance)
    if owed:
        yield line._replace(amount=-owed, parts=[(COMPONENTS, before)])


def so_far(table: Table, mission: Mission) -> dict[int, int]:
    """What a mission would bring each seat that is still at it, if the flight ended as things stand."""
    course = table.course
    out = retired(table)
    ships = [ship for ship in table.ships if (course is None or ship.seat in course.positions) and ship.seat not in out]
    who = Arrivals(ships, ())
    return {ship.seat: sum(_worth(table, term, ship, who)[0] for term in mission.terms) for ship in ships}


def _own_lines(table: Table, mission: Mission, who: Arrivals) -> Iterator[Line]:
    for ship in (*who.finished, *who.left):
        for term in mission.terms:
            amount, parts = _worth(table, term, ship, who)
            if amount:
                yield Line(LINES[type(term)], ship.seat, amount, source=NAME, parts=parts)


def _worth(table: Table, term: Terms, ship: Ship, who: Arrivals) -> tuple[int, Sequence[tuple[str, int]]]:
    """What a term is worth to a ship, and what that is made of."""
    seat = ship.seat
    each = 0 if isinstance(term, Number) else by_level(term.credits, table.round_name)
    if isinstance(term, Lost):
        number = lost(table, seat, term.what) if ship in who.finished or not term.finishers else 0
        return each * number, [(term.what, number)]
    if ship not in who.finished:
        return 0, ()
    match term:
        case Finished():
            return each, ()
        case Delivered(what=what):
            number = carried(ship, what)
            return each * number, [(what, number)]
        case Number(what=what):
            number = min(carried(ship, what), len(term.credits))
            return (term.credits[number - 1] if number else 0), [(what, number)]
        case Sets(what=several):
            sets = min(carried(ship, what) for what in several)
            return each * sets, [("sets", sets)]
        case NoneLost(what=what):
            return (0 if lost(table, seat, what) else each), ()
        case Most(what=what):
            return _for_most(each, what, seat, {other.seat: carried(other, what) for other in who.finished})
        case MostLost(what=what):
            return _for_most(each, what, seat, {other.seat: lost(table, other.seat, what) for other in who.finished})


def _for_most(bonus: int, what: str, seat: int, numbers: Mapping[int, int]) -> tuple[int, Sequence[tuple[str, int]]]:
    """All who tie for the most have the whole bonus, if it is any (MX-2.28)."""
    has_most = 0 < numbers[seat] == max(numbers.values())
    return (bonus if has_most else 0), [(what, numbers[seat])]
