"""Build: a team puts a base on every tile of its site (or on the bare site) with one action."""

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
    can_complete,
    cost_of,
    gather,
    pay_for_place,
    reach,
    second_effort,
    spend,
)
from starboard.spacecorp.actions.move import DONE
from starboard.spacecorp.bases import eligible, is_silenced, put_base
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.table import Table

DOUBLING_ENDS = 2
"""The era from which industrial bases no longer double what is built."""


def builders(table: Table, first: Effort | None = None, spent: int = 0) -> list[int]:
    """The teams that could build where they stand."""
    there = [
        (team, site)
        for team, site in table.working_teams(table.active)
        if team not in table.acted and may_build(table, site)
    ]
    if not there:
        return []
    effort = first or NOTHING
    best = reach(table, "build", effort, fixed=first is not None)
    return [team for team, site in there if _can_build(table, site, best, effort, spent)]


def _can_build(table: Table, site: str, best: Reach, effort: Effort, spent: int) -> bool:
    """Within reach with any plan, or with one whose own shield factory saves it from the radiation."""
    if can_complete(table, build_task(table, site, False, spent), best, effort):
        return bool(plans(table, site, ()))
    if not can_complete(table, build_task(table, site, True, spent), best, effort):
        return False
    return any("shield_factory" in plan for plan in _all_plans(table, site))


def _all_plans(table: Table, site: str) -> Iterator[tuple[str, ...]]:
    """Every way of giving each tile of a site a base."""
    unfinished: list[tuple[str, ...]] = [()]
    spots = table.board.sites[site].spots
    while unfinished:
        plan = unfinished.pop()
        if len(plan) == len(spots):
            yield plan
        else:
            unfinished += [(*plan, kind) for kind in plans(table, site, plan)]


def plans(table: Table, site: str, chosen: tuple[str, ...]) -> list[str]:
    """The types that the next tile of a site could get, so that all its tiles can get one."""
    if not may_build(table, site):
        return []
    spots = table.board.sites[site].spots
    return [
        kind
        for kind in eligible(table, table.active, spots[len(chosen)])
        if _fills(table, spots, (*chosen, kind))
    ]


def _fills(table: Table, spots: tuple[str, ...], chosen: tuple[str, ...]) -> bool:
    supply = table.me.supply
    if any(chosen.count(kind) > supply[kind] for kind in chosen):
        return False
    if len(chosen) == len(spots):
        return True
    return any(
        _fills(table, spots, (*chosen, kind)) for kind in eligible(table, table.active, spots[len(chosen)])
    )


def may_build(table: Table, site: str) -> bool:
    """No base there yet, every box explored, and nobody there who would not have it."""
    place = table.board.sites[site]
    if place.build is None or table.site_bases(site):
        return False
    if place.piles and any(spot not in table.tiles for spot in place.spots):
        return False
    shy = any((tile := table.tile(spot)) is not None and tile.special == "introvs" for spot in place.spots)
    return not shy or bool(table.me.gives("introvs"))


def build_task(table: Table, site: str, factory: bool = False, spent: int = 0) -> Task:
    """What building on a site takes, and what can help it."""
    place = table.board.sites[site]
    need = place.build or 0
    if not is_silenced(table, site):
        need += sum(tile.base for spot in place.spots if (tile := table.tile(spot)) is not None)
    bases = [base for base in table.region_bases(place.region) if table.may_use(base[1])]
    factories = [(spot, owner) for spot, owner, kind in bases if kind == "shield_factory"]
    industrials = [
        (owner != table.active, spot) for spot, owner, kind in bases if kind == "industrial"
    ]
    shielded = factory or any(owner == table.active for _, owner in factories) or bool(table.me.gives("shield_all"))
    return Task(
        "build",
        need=max(0, need),
        irradiated=table.board.regions[place.region].radiation,
        shielded=shielded,
        industrials=tuple(spot for _, spot in sorted(industrials)) if table.era < DOUBLING_ENDS else (),
        factories=() if shielded else tuple(spot for spot, _ in factories),
        profit_limit=CONSTANTS.profit_limit - spent,
    )


def build(table: Table) -> Rule:
    """Choose a team and its bases, gather the value, build; with a time card perhaps a second team does so too."""
    effort, spent = yield from _build_one(table, builders(table), None, 0)
    if effort is not None and effort.time == "twice":
        second = second_effort(effort)
        able = builders(table, second, spent)
        if able:
            yield from _build_one(table, able, second, spent)


def _build_one(
    table: Table, able: list[int], first: Effort | None, spent: int
) -> Generator[Request, Any, tuple[Effort | None, int]]:
    options = [f"team {team}" for team in able] + ([DONE] if first is not None else [])
    choice = yield from ask(table.active, "choose_team", options, {"action": "build"})
    if choice == DONE:
        return None, 0
    team = int(choice.removeprefix("team "))
    site = table.me.teams[team]
    kinds = yield from _choose_bases(table, site, first, spent)
    task = build_task(table, site, "shield_factory" in kinds, spent)
    about = {"team": team, "site": site, "bases": list(kinds)}
    effort = yield from gather(table, task, first, about)
    before = table.me.profit
    if first is None:
        spend(table, task, effort)
    else:
        pay_for_place(table, effort, (), cost_of(table, task, effort) or 0)
    penalty = 0 if not task.irradiated else table.board.radiation_penalty
    gap = min(CONSTANTS.profit_limit, max(0, before - table.me.profit - penalty))
    table.acted = (*table.acted, team)
    claim = table.claims.get(site)
    if claim is not None and claim[0] != table.active:
        table.gain(claim[0], CONSTANTS.claim_bounty, "claim")
    for spot, kind in zip(table.board.sites[site].spots, kinds, strict=True):
        yield from put_base(table, table.active, spot, kind)
    return effort, gap


def _choose_bases(
    table: Table, site: str, first: Effort | None, spent: int
) -> Generator[Request, Any, tuple[str, ...]]:
    """A type for each tile; where only its own shield factory makes the building possible, one of them must be one."""
    best = reach(table, "build", first or NOTHING, fixed=first is not None)
    open_plan = can_complete(table, build_task(table, site, False, spent), best, first or NOTHING)
    possible = [plan for plan in _all_plans(table, site) if open_plan or "shield_factory" in plan]
    chosen: tuple[str, ...] = ()
    for number, spot in enumerate(table.board.sites[site].spots):
        options = list(dict.fromkeys(plan[number] for plan in possible if plan[:number] == chosen))
        kind = yield from ask(table.active, "base_type", options, {"site": site, "spot": spot})
        chosen = (*chosen, kind)
    return chosen
