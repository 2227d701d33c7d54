"""Build: a team puts a base on every tile of its site (or on the bare site) with one action."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import product
from typing import Any, Final

from starboard.engine import Rule, ask
from starboard.engine.request import Request
from starboard.spacecorp.actions.effort import Effort, Reserve, Task, beginning, farthest, profit_limit, reserve
from starboard.spacecorp.actions.gather import Performed, choose_team, gather, once_or_twice, spend
from starboard.spacecorp.bases import eligible, is_silenced, put_base
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.effects import INTROVS as MEETS_INTROVS
from starboard.spacecorp.catalog.effects import SHIELD_ALL
from starboard.spacecorp.map.tiles import special_tiles
from starboard.spacecorp.table import Table

DOUBLING_ENDS: Final = 2
"""The era from which industrial bases no longer double what is built."""
FACTORY: Final = "shield_factory"
INTROVS: Final = special_tiles("introvs")


class Builders:
    """The teams that could build where they stand with an effort and everything that is left for it."""

    __slots__ = ("effort", "left", "spent", "teams")

    def __init__(self, teams: list[int], effort: Effort, left: Reserve, spent: int) -> None:
        self.teams = teams
        self.effort = effort
        self.left = left
        self.spent = spent


def builders(table: Table, second: Effort | None = None, spent: int = 0) -> Builders | None:
    """Who could build where he stands; None if no team could."""
    there = []
    for team, site in table.working_teams(table.active):
        if site in table.board.buildable and team not in table.acted and may_build(table, site):
            there.append((team, site))
    if not there:
        return None
    effort = second or beginning(table, "build")
    left = reserve(table, Task("build"), effort)
    teams = []
    for team, site in there:
        for _ in _plans_within_reach(table, site, effort, left, spent):
            teams.append(team)
            break
    return Builders(teams, effort, left, spent) if teams else None


def may_build(table: Table, site: str) -> bool:
    """No base there yet, every box explored, and nobody there who would not have it."""
    if site not in table.board.buildable or table.bases.at(site):
        return False
    if site not in table.board.explorable:
        return True
    spots = table.board.spots[site]
    tiles = [table.tiles[spot] for spot in spots if spot in table.tiles]
    if len(tiles) < len(spots):
        return False
    return INTROVS.isdisjoint(tiles) or bool(table.me.gives(MEETS_INTROVS))


def plans(table: Table, site: str) -> Iterator[tuple[str, ...]]:
    """Every way to give each tile of a site a base out of the supply."""
    kinds = [eligible(table, table.active, spot) for spot in table.board.spots[site]]
    if len(kinds) == 1:
        for kind in kinds[0]:
            yield (kind,)
        return
    supply, most = table.me.supply, len(kinds)
    scarce = [kind for kind in supply if supply[kind] < most]
    for plan in product(*kinds):
        if all(plan.count(kind) <= supply[kind] for kind in scarce):
            yield plan


def _plans_within_reach(
    table: Table, site: str, effort: Effort, left: Reserve, spent: int
) -> Iterator[tuple[str, ...]]:
    """The plans whose building can be completed; some of them perhaps only under the shield of their own factory."""
    task = build_task(table, site, (), spent)
    exposed = sheltered = task.need <= farthest(table, task, effort, left)
    if not exposed and task.irradiated and not task.shielded:
        sheltered = task.need <= farthest(table, build_task(table, site, (FACTORY,), spent), effort, left)
    if not sheltered:
        return
    for plan in plans(table, site):
        if exposed or FACTORY in plan:
            yield plan


def build_task(table: Table, site: str, plan: tuple[str, ...], spent: int = 0) -> Task:
    """What building on a site takes, and what can help it; a shield factory shields its own building."""
    place = table.board.sites[site]
    need = place.build or 0
    if not is_silenced(table, site):
        need += sum(tile.base for spot in table.board.spots[site] if (tile := table.tile(spot)) is not None)
    shielded = FACTORY in plan or table.me.gives(SHIELD_ALL) > 0
    industrials: tuple[str, ...] = ()
    factories: tuple[str, ...] = ()
    bases = table.bases.within(place.region)
    if bases:
        shielded = shielded or any(owner == table.active and kind == FACTORY for _, owner, kind in bases)
        usable = [(owner != table.active, spot, kind) for spot, owner, kind in bases if table.may_use(owner)]
        if table.era < DOUBLING_ENDS:
            industrials = tuple([spot for _, spot, kind in sorted(usable) if kind == "industrial"])
        if not shielded:
            factories = tuple([spot for _, spot, kind in usable if kind == FACTORY])
    return Task(
        "build",
        max(0, need),
        table.board.regions[place.region].radiation,
        shielded,
        industrials=industrials,
        factories=factories,
        profit_limit=profit_limit(table, spent),
    )


def build(table: Table, able: Builders) -> Rule:
    """Choose a team and its bases, gather the value, build; with a time card perhaps a second team does so too."""
    return once_or_twice(table, able, _build_one, builders)


def _build_one(table: Table, able: Builders) -> Performed:
    team = yield from choose_team(table, "build", able.teams, able.effort)
    if team is None:
        return None
    site = table.me.teams[team]
    plan = yield from _choose_plan(table, site, able)
    task = build_task(table, site, plan, able.spent)
    effort = yield from gather(table, task, able.effort, {"team": team, "site": site, "bases": list(plan)})
    bill = spend(table, task, effort)
    table.acted = (*table.acted, team)
    claim = table.claims.get(site)
    if claim is not None and claim[0] != table.active:
        table.gain(claim[0], CONSTANTS.claim_bounty, "claim")
    for spot, kind in zip(table.board.spots[site], plan, strict=True):
        yield from put_base(table, table.active, spot, kind)
    return effort, bill.gap


def _choose_plan(table: Table, site: str, able: Builders) -> Generator[Request, Any, tuple[str, ...]]:
    """A type of base for each tile, one after the other."""
    possible = list(_plans_within_reach(table, site, able.effort, able.left, able.spent))
    for number, spot in enumerate(table.board.spots[site]):
        kinds = list(dict.fromkeys(plan[number] for plan in possible))
        kind = yield from ask(table.active, "base_type", kinds, {"site": site, "spot": spot})
        possible = [plan for plan in possible if plan[number] == kind]
    return possible[0]
