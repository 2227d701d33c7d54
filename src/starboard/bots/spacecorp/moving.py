"""Where a plain player sends his teams: by moves, transfers and leaps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from starboard.bots.spacecorp.outlook import Outlook
from starboard.bots.spacecorp.sites import SOON, potential
from starboard.engine import Decision
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import place_of
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.vocabulary import of_form
from starboard.spacecorp.vocabulary.questions import Jump, OfTeam

FARNESS = (0.12, 0.12, 0.012)
"""What a point of distance from the next good site is worth, by era; transfers are judged by that."""
TRACK_SPACE = 0.08
"""The part of a site's worth that is lost with every turn on its approach track."""


class Trip(NamedTuple):
    """A move that the player could make by his own means."""

    gain: float
    team: int
    end: str


@cache
def ways(era: str, start: str, gravity: bool) -> tuple[tuple[int, bool, str], ...]:
    """From a site to all others, the nearest first: distance, whether there is radiation on the way, where to.

    The Orion arm is entered from the regions beside it only.
    """
    board = BOARDS[era]
    found = (
        (board.distance(start, end, gravity=gravity), board.is_irradiated(start, end), end)
        for end, site in board.sites.items()
        if end != start and (not site.orion or board.adjacent(board.sites[start].region, site.region))
    )
    return tuple(sorted(found))


def best_trip(outlook: Outlook) -> Trip | None:
    """The best move that the player could pay for himself."""
    return max(_trips(outlook), default=None)


def _trips(outlook: Outlook) -> Iterator[Trip]:
    board, seen = outlook.board, set()
    for team, start in enumerate(outlook.me.teams):
        if start not in board.working or start in seen:
            continue
        seen.add(start)
        stays, port = worth_of_place(outlook, start, leaving=start), _port_bonus(outlook, start)
        based = _based(outlook)
        for need, irradiated, end in ways(outlook.table.era, start, not outlook.gives("no_gravity")):
            if start not in based and end not in based:
                continue
            if end in board.orion and outlook.table.colonies.get(start, (-1,))[0] != outlook.seat:
                continue
            price = outlook.effort_price("move", need, port)
            if price is None:
                break  # the others are farther
            gain = worth_of_place(outlook, end) - stays - price
            if irradiated and not _is_shielded(outlook, start):
                gain -= 0.5 * board.radiation_penalty
            yield Trip(gain, team, end)


def worth_of_place(outlook: Outlook, place: str, *, leaving: str = "") -> float:
    """What a team is worth on a site; the teams that are there already, but for one that is leaving, share it."""
    site = outlook.board.sites[place]
    here = sum(place_of(team)[0] == place for team in outlook.me.teams) - (place == leaving)
    worth = potential(outlook, site, teams_here=here)
    if site.track and place != leaving:
        worth *= 1 - TRACK_SPACE * site.track * (2 - outlook.left)
    return worth


def _based(outlook: Outlook) -> set[str]:
    """The sites that a move could begin or end on by right of a base there."""
    table, site_of = outlook.table, outlook.board.site_of_spot
    return {
        outlook.board.start,
        *(site_of[spot] for spot, (owner, _) in table.bases.items() if owner == outlook.seat or not table.ending),
    }


def _port_bonus(outlook: Outlook, start: str) -> int:
    """What a spaceport of one's own adds to a move from a site in Mariners."""
    if outlook.era:
        return 0
    bases = (outlook.table.bases.get(spot) for spot in outlook.board.spots[start])
    own = any(base is not None and tuple(base) == (outlook.seat, "spaceport") for base in bases)
    return CONSTANTS.spaceport_bonus if own else 0


def _is_shielded(outlook: Outlook, start: str) -> bool:
    """Whether a move from a site is shielded without more ado."""
    site = outlook.board.sites[start]
    return bool(outlook.era == 1 and site.start) or outlook.radiation(site) == 0.0


def choose_mover(decision: Decision, outlook: Outlook) -> str:
    """The team with the best trip before it; a second team goes only if its trip is worth while."""
    starts = {option: outlook.me.teams[team.team] for option, team in of_form(decision, OfTeam).items()}
    trips = {outlook.me.teams[trip.team]: trip.gain for trip in sorted(_trips(outlook))}
    return max(starts, key=lambda option: trips.get(starts[option], -1.0))


def choose_destination(decision: Decision, outlook: Outlook) -> str:
    """The site where the team can do most for what it takes to get there."""
    start = decision.about["from"]
    port, gravity = _port_bonus(outlook, start), not outlook.gives("no_gravity")

    def gain(end: str) -> float:
        price = outlook.later_price("move", outlook.board.distance(start, end, gravity=gravity) - port)
        return worth_of_place(outlook, end) - price

    return max(decision.options, key=gain)


def choose_transfer(decision: Decision, outlook: Outlook) -> str:
    """A team with nothing to do goes where better sites are nearer."""
    best, choice = 0.3, "stay"
    prospects: dict[str, float] = {}

    def prospect(place: str) -> float:
        if place not in prospects:
            prospects[place] = _prospect(outlook, place)
        return prospects[place]

    for option, jump in of_form(decision, Jump).items():
        gain = prospect(jump.site) - prospect(outlook.me.teams[jump.team])
        if gain > best:
            best, choice = gain, option
    return choice


def _prospect(outlook: Outlook, start: str) -> float:
    """The best that a team could do from a place, there or after a move."""
    here = worth_of_place(outlook, start, leaving=start)
    bonus = _port_bonus(outlook, start)
    away = [
        SOON * potential(outlook, outlook.board.sites[end]) - FARNESS[outlook.era] * max(0, need - bonus)
        for need, _, end in ways(outlook.table.era, start, not outlook.gives("no_gravity"))
        if end in outlook.board.working
    ]
    return max([here, *away])


def choose_leap(decision: Decision, outlook: Outlook) -> str:
    """For the antimatter drive: the team and the site that gain most."""

    jumps = of_form(decision, Jump)

    def gain(option: str) -> float:
        jump = jumps[option]
        start = outlook.me.teams[jump.team]
        return worth_of_place(outlook, jump.site) - worth_of_place(outlook, start, leaving=start)

    return max(jumps, key=gain)
