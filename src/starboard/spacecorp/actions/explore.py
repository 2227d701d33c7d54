"""Explore: a team opens the exploration boxes of its site, takes the rewards and claims it."""

from __future__ import annotations

from starboard.engine import Rule, ask
from starboard.spacecorp.actions.effort import Effort, Task, beginning, farthest, profit_limit, reserve
from starboard.spacecorp.actions.gather import Performed, choose_team, gather, once_or_twice, spend
from starboard.spacecorp.actions.move import leave
from starboard.spacecorp.bases import is_silenced, reward
from starboard.spacecorp.catalog.effects import PHOBES
from starboard.spacecorp.map.tiles import CALLS, TILES
from starboard.spacecorp.table import Table


def is_unexplored(table: Table, site: str) -> bool:
    """Whether a site has exploration boxes, all of them empty, and tiles are left for them."""
    piles = table.board.explorable.get(site)
    if piles is None:
        return False
    for spot in table.board.spots[site]:
        if spot in table.tiles:
            return False
    return all(_drawable(table, pile) >= piles.count(pile) for pile in piles)


def _drawable(table: Table, pile: str) -> int:
    """How many tiles a pile can yield: one that calls for another pile counts only while that can yield any."""
    tiles, other = table.piles[pile], CALLS.get((table.board.era, pile))
    if other is None or _drawable(table, other):
        return len(tiles)
    return sum(TILES[number].draw_from is None for number in tiles)


class Explorers:
    """The teams that could explore where they stand with an effort and everything that is left for it."""

    __slots__ = ("effort", "spent", "teams")

    def __init__(self, teams: list[int], effort: Effort, spent: int) -> None:
        self.teams = teams
        self.effort = effort
        self.spent = spent


def explorers(table: Table, second: Effort | None = None, spent: int = 0) -> Explorers | None:
    """Who could explore where he stands; None if no team could."""
    there = []
    for team, site in table.working_teams(table.active):
        if site in table.board.explorable and team not in table.acted and is_unexplored(table, site):
            there.append((team, site))
    if not there:
        return None
    effort = second or beginning(table, "explore")
    anywhere = Task("explore", profit_limit=profit_limit(table, spent))
    far = farthest(table, anywhere, effort, reserve(table, anywhere, effort))
    teams = [team for team, site in there if _need(table, site) <= far]
    return Explorers(teams, effort, spent) if teams else None


def _need(table: Table, site: str) -> int:
    return table.board.sites[site].explore or 0


def explore(table: Table, able: Explorers) -> Rule:
    """Choose a team, gather the value, open the boxes; with a time card perhaps a second team does so too."""
    return once_or_twice(table, able, _explore_one, explorers)


def _explore_one(table: Table, able: Explorers) -> Performed:
    team = yield from choose_team(table, "explore", able.teams, able.effort)
    if team is None:
        return None
    site = table.me.teams[team]
    task = Task("explore", _need(table, site), profit_limit=profit_limit(table, able.spent))
    effort = yield from gather(table, task, able.effort, {"team": team, "site": site})
    bill = spend(table, task, effort)
    table.acted = (*table.acted, team)
    table.claims = {**table.claims, site: (table.active, team)}
    yield from reveal_site(table, table.active, site)
    return effort, bill.gap


def reveal_site(table: Table, seat: int, site: str) -> Rule:
    """Tiles come into the boxes of a site one by one, each resolved before the next is drawn."""
    for spot, pile in zip(table.board.spots[site], table.board.sites[site].piles, strict=True):
        number = draw_tile(table, pile)
        table.tiles = {**table.tiles, spot: number}
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
        number, *left = table.piles[pile]
        table.piles = {**table.piles, pile: tuple(left)}
        other = TILES[number].draw_from
        if other is None:
            return number
        table.tell("tile_passed_on", tile=number)
        if _drawable(table, other):
            pile = other


def _flee(table: Table, seat: int, site: str) -> Rule:
    """Phobes: one of the explorer's teams in the region goes home at once, unless energy fields protect it."""
    corporation = table.corporations[seat]
    here = corporation.teams_in(site)
    if not here or corporation.gives(PHOBES):
        return
    teams = {f"team {team}": team for team in here}
    team = teams[(yield from ask(seat, "flee", [*teams]))]
    leave(table, seat, team)
    corporation.put_team(team, table.board.start)
    table.tell("team_fled", seat, team=team)
