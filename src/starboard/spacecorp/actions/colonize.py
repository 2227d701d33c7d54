"""Colonize: a system full of one's own bases becomes a colony, for enough colony points."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from starboard.engine import Rule, ask
from starboard.engine.request import Request
from starboard.spacecorp.actions.effort import Task, beginning, can_complete
from starboard.spacecorp.actions.gather import DO_IT, gather, spend
from starboard.spacecorp.actions.move import leave
from starboard.spacecorp.bases import colony_points
from starboard.spacecorp.benefits.colonies import founded
from starboard.spacecorp.catalog.cards import COLONIES
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.effects import COLONY_POINT
from starboard.spacecorp.corporation import GONE
from starboard.spacecorp.table import Table

TEAM: Final = "team"
BUILD: Final = "build"
PROFIT: Final = "profit"


def colonizable(table: Table) -> list[str]:
    """The systems that could become a colony of the active player with some colony tile."""
    bases, seat = table.bases, table.active
    own = {table.board.site_of_spot[spot]: None for spot, _ in table.bases.of(seat)}
    return [
        site
        for site in own
        if site not in table.colonies
        and all(spot in bases and bases[spot][0] == seat for spot in table.board.spots[site])
        and names(table, site)
    ]


def names(table: Table, site: str) -> list[str]:
    """The colony tiles left whose value could be reached."""
    most = given_points(table, site) + len(extra_sources(table, site, ()))
    return [name for name in table.colonies_left if COLONIES[name].value <= most]


def given_points(table: Table, site: str) -> int:
    """The colony points that need nothing done for them."""
    board, me = table.board, table.me
    place = board.sites[site]
    bases = table.bases.at(site)
    near_colony = any(
        owner == me.seat and board.near(board.sites[other].region, place.region)
        for other, (owner, _) in table.colonies.items()
    )
    return (
        sum(colony_points(table, spot) for spot in board.spots[site])
        + near_colony
        + any(kind == "industrial" for _, _, kind in bases)
        + (len(bases) > 1)
        + me.gives(COLONY_POINT)
    )


def extra_sources(table: Table, site: str, used: tuple[str, ...]) -> list[str]:
    """The sources of one more point each that the player could still add."""
    sources = []
    if TEAM not in used and table.me.teams_in(site):
        sources.append(TEAM)
    if BUILD not in used and can_complete(table, _build_task(table, site), beginning(table, "build", sealed=True)):
        sources.append(BUILD)
    if PROFIT not in used and table.me.profit >= CONSTANTS.colonize.profit:
        sources.append(PROFIT)
    return sources


def _build_task(table: Table, site: str) -> Task:
    numbers = CONSTANTS.colonize
    multi = table.board.sites[site].multi_star
    return Task("build", need=numbers.build_value_multi_star if multi else numbers.build_value, sealed=True)


def colonize(table: Table, sites: list[str]) -> Rule:
    """Choose a system and a colony tile, add points until there are enough, found the colony."""
    me = table.me
    site = yield from ask(me.seat, "colonize_site", sites)
    name = yield from ask(me.seat, "colony", names(table, site), {"site": site})
    value = COLONIES[name].value
    used = yield from _add_points(table, site, value)
    table.colonies_left = tuple(left for left in table.colonies_left if left != name)
    colonies = {**table.colonies, site: (me.seat, name)}
    table.colonies = dict(sorted(colonies.items()))  # the order in which benefits are told, also after loading
    table.tell("colonized", me.seat, site=site, colony=name, sources=list(used))
    yield from founded(table, me.seat, name)


def _add_points(table: Table, site: str, value: int) -> Generator[Request, Any, tuple[str, ...]]:
    me = table.me
    points = given_points(table, site)
    used: tuple[str, ...] = ()
    while True:
        sources = extra_sources(table, site, used)
        options = [DO_IT] if points >= value else []
        options += sources  # none takes anything that another one needs
        choice = yield from ask(me.seat, "colony_points", options, {"points": points, "need": value})
        if choice == DO_IT:
            return used
        if choice == TEAM:
            yield from _remove_team(table, site)
        elif choice == PROFIT:
            table.gain(me.seat, -CONSTANTS.colonize.profit, "colonize")
        else:
            task = _build_task(table, site)
            effort = yield from gather(table, task)
            spend(table, task, effort)
        points += 1
        used = (*used, choice)


def _remove_team(table: Table, site: str) -> Rule:
    me = table.me
    teams = {f"team {team}": team for team in me.teams_in(site)}
    team = teams[(yield from ask(me.seat, "colonists", [*teams]))]
    leave(table, me.seat, team)
    me.put_team(team, GONE)
    table.tell("team_settled", me.seat, team=team)
