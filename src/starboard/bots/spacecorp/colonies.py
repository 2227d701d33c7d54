"""Which colonies a plain player founds, and what for."""

from __future__ import annotations

from starboard.bots.spacecorp.outlook import Outlook
from starboard.engine import Decision
from starboard.spacecorp.catalog.cards import COLONIES, PROGRESS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.places import Site

SOURCES = {"do it": 0.0, "build": 1.2, "team": 2.0, "profit": float(CONSTANTS.colonize.profit)}
"""What each way to a colony point costs, cheapest first."""


def ripe_systems(outlook: Outlook) -> list[Site]:
    """The systems that are full of the player's bases and have no colony yet."""
    table = outlook.table
    return [
        site
        for site in outlook.board.sites.values()
        if site.track
        and site.id not in table.colonies
        and all(spot in table.bases and table.bases[spot][0] == outlook.seat for spot in site.spots)
    ]


def colonize_gain(outlook: Outlook) -> float:
    """The best that founding a colony could bring now."""
    gains = [colony_gain(outlook, site, name) for site in ripe_systems(outlook) for name in outlook.table.colonies_left]
    return max(gains, default=0.0)


def choose_site(decision: Decision, outlook: Outlook) -> str:
    """The system with the best colony in it."""
    sites, names = outlook.board.sites, outlook.table.colonies_left
    return max(decision.options, key=lambda site: max(colony_gain(outlook, sites[site], name) for name in names))


def choose_colony(decision: Decision, outlook: Outlook) -> str:
    """The colony that brings most for what its points cost."""
    site = outlook.board.sites[decision.about["site"]]
    return max(decision.options, key=lambda name: colony_gain(outlook, site, name))


def choose_points(decision: Decision, outlook: Outlook) -> str:
    """The cheapest way to the next point; the last team is dear."""
    costs = {**SOURCES, "team": SOURCES["team"] + outlook.last_team}
    return min(decision.options, key=costs.__getitem__)


def colony_gain(outlook: Outlook, site: Site, name: str) -> float:
    """What a colony brings: at the end of the game, by contracts, by its own gift; less the points it still needs."""
    owned: int = sum(owner == outlook.seat for owner, _ in outlook.table.colonies.values())
    scale = CONSTANTS.colony_scoring
    number: int = scale[min(owned + 1, len(scale) - 1)] - scale[min(owned, len(scale) - 1)]
    return number + outlook.goals.for_colony(name) + _gift(outlook, name) - _cost(outlook, site, name)


def _cost(outlook: Outlook, site: Site, name: str) -> float:
    missing = COLONIES[name].value - _points(outlook, site)
    if missing <= 0:
        return 0.0
    costs = []
    need = CONSTANTS.colonize.build_value_multi_star if site.multi_star else CONSTANTS.colonize.build_value
    build = outlook.effort_price("build", need)
    if build is not None:
        costs.append(build)
    if any(team.partition("@")[0] == site.id for team in outlook.me.teams):
        costs.append(SOURCES["team"] * outlook.left + outlook.last_team)
    if outlook.me.profit >= CONSTANTS.colonize.profit:
        costs.append(SOURCES["profit"])
    return sum(sorted(costs)[:missing]) if missing <= len(costs) else 99.0


def _points(outlook: Outlook, site: Site) -> int:
    """The colony points that a system gives without anything being done for them."""
    table, board = outlook.table, outlook.board
    tiles = [tile for spot in site.spots if spot not in table.exploited and (tile := outlook.tile(spot)) is not None]
    near = any(
        owner == outlook.seat and board.near(board.sites[other].region, site.region)
        for other, (owner, _) in table.colonies.items()
    )
    industrial = any(table.bases[spot][1] == "industrial" for spot in site.spots)
    several = len(site.spots) > 1
    return sum(tile.colony for tile in tiles) + near + industrial + several + outlook.gives("colony_point")


def _gift(outlook: Outlook, name: str) -> float:
    """What the benefit of a colony is worth now."""
    table, seat = outlook.table, outlook.seat
    own: int = sum(owner == seat for owner, _ in table.colonies.values())
    owned = [progress for other in table.corporations for progress in other.progress]
    adaptations = sum(PROGRESS[progress].kind == "adaptation" for progress in owned)
    match COLONIES[name].benefit:
        case "own_colonize_1":
            return 1.0 + outlook.left
        case "own_colonize_n":
            return own + 1.0 + (own + 2.0) * outlook.left
        case "per_security":
            return float(sum(owner == seat and kind == "security" for owner, kind in table.bases.values()))
        case "per_2_adaptations":
            return adaptations // 2
        case "per_breakthrough":
            return len(owned) - adaptations
        case "per_own_progress":
            return float(len(outlook.me.progress))
        case "per_2_opp_colonies":
            return (len(table.colonies) - own) // 2
        case "unfulfilled_now":
            return float(max(table.rewards.values(), default=0))
        case "unfulfilled_end":
            return float(min(table.rewards.values())) if len(table.rewards) > 1 else 0.0
        case "end_empty_systems":
            systems = [site.id for site in outlook.board.sites.values() if site.track]
            return 0.6 * (len(systems) - len(table.colonies))
        case "none":
            return 0.0
        case _:  # something for each deed of the opponents
            return 2.0 * outlook.left
