"""Move: one team from site to site, beginning or ending on a base; with a time card perhaps a second team."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.decision import Request
from starboard.spacecorp.actions.effort import (
    NOTHING,
    Effort,
    Reach,
    Task,
    farthest,
    cost_of,
    gather,
    pay_for_place,
    reach,
    second_effort,
    spend,
)
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import place_of
from starboard.spacecorp.table import Table

DONE = "done"
OWN = ""
"""The base a move uses when it needs nobody else's."""


def can_move(table: Table) -> bool:
    """Whether any team could reach any other site."""
    best = reach(table, "move")
    return any(next(_ends(table, start, best, 0), "") for _, start in table.working_teams(table.active))


def move(table: Table) -> Rule:
    """Choose a team and where it goes, gather the value, go."""
    best = reach(table, "move")
    able = [team for team, start in table.working_teams(table.active) if next(_ends(table, start, best, 0), "")]
    effort, spent = yield from _move_one(table, able, None, 0)
    if effort is not None and effort.time == "twice":
        yield from _move_second(table, effort, spent)


def _move_one(
    table: Table, able: list[int], first: Effort | None, spent: int
) -> Generator[Request, Any, tuple[Effort | None, int]]:
    options = [f"team {team}" for team in able] + ([DONE] if first is not None else [])
    choice = yield from ask(table.active, "choose_team", options, {"action": "move"})
    if choice == DONE:
        return None, 0
    team = int(choice.removeprefix("team "))
    start = table.me.teams[team]
    best = reach(table, "move", first or NOTHING, fixed=first is not None)
    ends = list(_ends(table, start, best, spent, first or NOTHING))
    end = yield from ask(table.active, "destination", ends, {"team": team, "from": start})
    used = yield from _choose_base(table, start, end)
    task = move_task(table, start, end, spent)
    about = {"team": team, "from": start, "to": end}
    if first is None:
        effort = yield from gather(table, task, about=about)
        before = table.me.profit
        spend(table, task, effort, used)
    else:
        effort = yield from gather(table, task, _at_spaceport(table, first, start), about)
        before = table.me.profit
        price = cost_of(table, task, effort)
        pay_for_place(table, effort, used, price or 0)
    table.acted = (*table.acted, team)
    arrive(table, table.active, team, end)
    penalty = 0 if not task.irradiated else table.board.radiation_penalty
    return effort, min(CONSTANTS.profit_limit, max(0, before - table.me.profit - penalty))


def _move_second(table: Table, effort: Effort, spent: int) -> Rule:
    """The second team of a time card: the same value, its own place; spaceports double only if both started on one."""
    second = second_effort(effort)
    best = reach(table, "move", second, fixed=True)
    able = [
        team
        for team, site in table.working_teams(table.active)
        if team not in table.acted
        and (not effort.doubled or _spaceports(table, site))
        and next(_ends(table, site, best, spent, second), "")
    ]
    if able:
        yield from _move_one(table, able, second, spent)


def _at_spaceport(table: Table, first: Effort, start: str) -> Effort:
    return first._replace(spaceport=_spaceports(table, start)[0]) if first.doubled else first


def _ends(table: Table, start: str, best: Reach, spent: int, effort: Effort = NOTHING) -> Iterator[str]:
    """The sites that a team could reach from here with an effort that can become this much, the nearest first."""
    weightless = bool(table.me.gives("no_gravity"))
    here = move_task(table, start, start, spent)
    far = farthest(table, here, best, effort)
    far_irradiated = farthest(table, here._replace(irradiated=True), best, effort) if table.era else far
    if far < 1 and far_irradiated < 1:
        return
    there = _bases_by_site(table)
    for heavy, light, irradiated, end in table.board.ways[start]:
        need = light if weightless else heavy
        if need <= (far_irradiated if irradiated else far):
            if (start in there or end in there) and _may_enter(table, start, end):
                yield end
        elif need > far and need > far_irradiated and not weightless:
            return


def _bases_by_site(table: Table) -> set[str]:
    """The sites with a base that the active player may begin or end a move on."""
    site_of = table.board.site_of_spot
    return {table.board.start, *(site_of[spot] for spot, (owner, _) in table.bases.items() if table.may_use(owner))}


def _may_enter(table: Table, start: str, end: str) -> bool:
    """The Orion arm is entered only from a region beside it that has a colony of one's own."""
    board = table.board
    if not board.sites[end].orion:
        return True
    if table.colonies.get(start, (-1, ""))[0] != table.active:
        return False
    return board.adjacent(board.sites[start].region, board.sites[end].region)


def _bases_to_use(table: Table, start: str, end: str) -> list[str] | None:
    """The opponents' bases, one of which the move needs: none needed gives an empty list, none usable gives None."""
    sites = table.board.sites
    if sites[start].start or sites[end].start:
        return []
    bases = table.site_bases(start) + table.site_bases(end)
    if any(owner == table.active for _, owner, _ in bases):
        return []
    others = [spot for spot, owner, _ in bases if table.may_use(owner)]
    return others or None


def _choose_base(table: Table, start: str, end: str) -> Generator[Request, Any, list[str]]:
    bases = _bases_to_use(table, start, end)
    if not bases:
        return []
    choice = yield from ask(table.active, "use_base", bases)
    return [choice]


def move_task(table: Table, start: str, end: str, spent: int = 0) -> Task:
    """What a move from here to there takes, and what can help it."""
    board, me = table.board, table.me
    shielded, factories = _shields(table, start) if table.era else (False, ())
    return Task(
        "move",
        0 if start == end else board.distance(start, end, gravity=not me.gives("no_gravity")),
        irradiated=start != end and board.is_irradiated(start, end),
        shielded=shielded,
        spaceports=_spaceports(table, start),
        factories=factories,
        profit_limit=CONSTANTS.profit_limit - spent,
    )


def _shields(table: Table, start: str) -> tuple[bool, tuple[str, ...]]:
    """Whether a move from here is shielded by itself, and if not the opponents' shield factories that would do it."""
    site = table.board.sites[start]
    if (table.era == 1 and site.start) or table.me.gives("shield_all"):
        return True, ()
    factories = [base for base in table.region_bases(site.region) if base[2] == "shield_factory"]
    if any(owner == table.active for _, owner, _ in factories):
        return True, ()
    return False, tuple(spot for spot, owner, _ in factories if table.may_use(owner))


def _spaceports(table: Table, site: str) -> tuple[str, ...]:
    """The spaceports on a site that the active player may use, his own first."""
    found = [
        (owner != table.active, spot)
        for spot, owner, kind in table.site_bases(site)
        if kind == "spaceport" and table.may_use(owner)
    ]
    return tuple(spot for _, spot in sorted(found)) if found else ()


def leave(table: Table, seat: int, team: int) -> None:
    """A team goes away from where it stands; a claim it held is over."""
    site, _ = place_of(table.corporations[seat].teams[team])
    if table.claims.get(site) == (seat, team):
        del table.claims[site]


def arrive(table: Table, seat: int, team: int, end: str) -> None:
    """A team arrives: on a star's approach track, at the edge of the board, or simply there."""
    corporation, site = table.corporations[seat], table.board.sites[end]
    leave(table, seat, team)
    first_here = not any(
        place_of(other)[0] == end for each in table.corporations for other in each.teams
    )
    on_track = site.track if not corporation.gives("no_track") else 0
    corporation.put_team(team, f"{end}@{on_track}" if on_track else end)
    table.tell("team_moved", seat, team=team, site=end)
    if site.beyond and -1 in table.beyond:
        marker = table.beyond.index(-1)
        table.beyond = tuple(seat if index == marker else holder for index, holder in enumerate(table.beyond))
        table.tell("beyond_marker", seat, marker=marker + 1)
    if site.orion:
        first_ever, first_in_region = CONSTANTS.orion_profit
        if not table.orion_reached:
            table.orion_reached = True
            table.gain(seat, first_ever, "orion")
        elif first_here:
            table.gain(seat, first_in_region, "orion")
