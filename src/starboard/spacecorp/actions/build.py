"""Build: a team puts a base on every tile of its site (or on the bare site) with one action."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.decision import Request
from starboard.spacecorp.actions.effort import (
    Effort,
    Task,
    can_complete,
    cost_of,
    gather,
    pay_for_place,
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
    effort = Effort() if first is None else first
    return [
        team
        for team, site in table.working_teams(table.active)
        if team not in table.acted
        and plans(table, site, ())
        and any(
            can_complete(table, build_task(table, site, factory, spent), effort, fixed=first is not None)
            for factory in _factory_choices(table, site)
        )
    ]


def _factory_choices(table: Table, site: str) -> list[bool]:
    """Whether the plan could contain a shield factory, which shields its own building."""
    spots = table.board.sites[site].spots
    possible = any("shield_factory" in plans(table, site, plan) for plan in _prefixes(table, site, len(spots)))
    return [False, True] if possible else [False]


def _prefixes(table: Table, site: str, depth: int) -> list[tuple[str, ...]]:
    """One legal beginning of a plan for each number of tiles (what stands on earlier tiles hardly matters)."""
    found: list[tuple[str, ...]] = [()]
    while len(found) < depth:
        found.append((*found[-1], plans(table, site, found[-1])[0]))
    return found


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
    """A type for each tile; where only a shield factory makes the building possible, one of them must be it."""
    effort = Effort() if first is None else first
    open_plan = can_complete(table, build_task(table, site, False, spent), effort, fixed=first is not None)
    spots = table.board.sites[site].spots
    chosen: tuple[str, ...] = ()
    for spot in spots:
        options = plans(table, site, chosen)
        if not open_plan and "shield_factory" not in chosen:
            options = [kind for kind in options if kind == "shield_factory"] or options
        kind = yield from ask(table.active, "base_type", options, {"site": site, "spot": spot})
        chosen = (*chosen, kind)
    return chosen
