"""Explore: a team opens the exploration boxes of its site, takes the rewards and claims it."""

from __future__ import annotations

from starboard.engine import Rule, ask
from starboard.spacecorp.actions.effort import (
    NOTHING,
    Effort,
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
from starboard.spacecorp.bases import is_silenced, reward
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.table import Table


def is_unexplored(table: Table, site: str) -> bool:
    """Whether a site has exploration boxes, all of them empty, and tiles are left for them."""
    place = table.board.sites[site]
    if not place.piles or any(spot in table.tiles for spot in place.spots):
        return False
    return all(len(table.piles.get(pile, ())) >= place.piles.count(pile) for pile in place.piles)


def explorers(table: Table, first: Effort | None = None, spent: int = 0) -> list[int]:
    """The teams that could explore where they stand."""
    there = [
        (team, site)
        for team, site in table.working_teams(table.active)
        if team not in table.acted and is_unexplored(table, site)
    ]
    if not there:
        return []
    effort = first or NOTHING
    best = reach(table, "explore", effort, fixed=first is not None)
    return [team for team, site in there if can_complete(table, _task(table, site, spent), best, effort)]


def _task(table: Table, site: str, spent: int) -> Task:
    return Task("explore", need=table.board.sites[site].explore or 0, profit_limit=CONSTANTS.profit_limit - spent)


def explore(table: Table) -> Rule:
    """Choose a team, gather the value, open the boxes; with a time card perhaps a second team does so too."""
    choice = yield from ask(
        table.active, "choose_team", [f"team {team}" for team in explorers(table)], {"action": "explore"}
    )
    team = int(choice.removeprefix("team "))
    task = _task(table, table.me.teams[team], 0)
    effort = yield from gather(table, task, about={"team": team, "site": table.me.teams[team]})
    before = table.me.profit
    spend(table, task, effort)
    spent = before - table.me.profit
    yield from _open_boxes(table, team)
    if effort.time == "twice":
        yield from _explore_second(table, second_effort(effort), spent)


def _explore_second(table: Table, effort: Effort, spent: int) -> Rule:
    able = explorers(table, effort, spent)
    if not able:
        return
    choice = yield from ask(
        table.active, "choose_team", [*(f"team {team}" for team in able), DONE], {"action": "explore"}
    )
    if choice != DONE:
        team = int(choice.removeprefix("team "))
        task = _task(table, table.me.teams[team], spent)
        pay_for_place(table, effort, (), cost_of(table, task, effort) or 0)
        yield from _open_boxes(table, team)


def _open_boxes(table: Table, team: int) -> Rule:
    site = table.me.teams[team]
    table.acted = (*table.acted, team)
    table.claims[site] = (table.active, team)
    yield from reveal_site(table, table.active, site)


def reveal_site(table: Table, seat: int, site: str) -> Rule:
    """Tiles come into the boxes of a site one by one, each resolved before the next is drawn."""
    place = table.board.sites[site]
    for spot, pile in zip(place.spots, place.piles, strict=True):
        number = draw_tile(table, pile)
        table.tiles[spot] = number
        tile = TILES[number]
        table.tell("tile_revealed", seat, spot=spot, tile=number)
        if tile.special == "phobes":
            yield from _flee(table, seat, site)
        elif not is_silenced(table, site):
            yield from reward(table, seat, tile)


def draw_tile(table: Table, pile: str) -> str:
    """The top tile of a pile; a tile that says so is put away for one of another pile, if that has any."""
    table.chance.reveal()
    while True:
        number, table.piles[pile] = table.piles[pile][0], table.piles[pile][1:]
        other = TILES[number].draw_from
        if other is None:
            return number
        table.tell("tile_passed_on", tile=number)
        if table.piles.get(other):
            pile = other


def _flee(table: Table, seat: int, site: str) -> Rule:
    """Phobes: one of the explorer's teams in the region goes home at once, unless energy fields protect it."""
    corporation = table.corporations[seat]
    if corporation.gives("phobes"):
        return
    here = [team for team, place in enumerate(corporation.teams) if place.partition("@")[0] == site]
    if not here:
        return
    choice = yield from ask(seat, "flee", [f"team {team}" for team in here])
    team = int(choice.removeprefix("team "))
    if table.claims.get(site) == (seat, team):
        del table.claims[site]
    corporation.put_team(team, table.board.start)
    table.tell("team_fled", seat, team=team)
