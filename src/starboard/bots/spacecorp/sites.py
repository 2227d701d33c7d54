"""How much a plain player would like to have a team on a site: what it could explore, build and claim there."""

from __future__ import annotations

from starboard.bots.spacecorp.building import build_gain
from starboard.bots.spacecorp.outlook import Outlook
from starboard.bots.spacecorp.worth import TURN, discovery
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import place_of
from starboard.spacecorp.map.places import Site

SOON = 0.85
"""What a thing to be done in a later turn is worth compared with the same thing now."""
BEYOND = (2.5, 1.0)
"""What the 1st and the 2nd beyond marker are worth in the next era."""
TEAM = 4.5
"""What a team could still bring in a whole era."""
CLAIM = 0.5
"""What a claim is worth: the bounty, if an opponent should build there."""


def explore_gain(outlook: Outlook, site: Site) -> float:
    """What exploring a site brings at once, on average."""
    at_once, _, _ = discovery(outlook.era, site)
    return at_once + CLAIM


def is_unexplored(outlook: Outlook, site: Site) -> bool:
    """Whether a site can be explored: its boxes are empty, and tiles are left for them."""
    table = outlook.table
    return (
        bool(site.piles)
        and site.spots[0] not in table.tiles
        and all(table.piles.get(pile, 0) >= site.piles.count(pile) for pile in site.piles)
    )


def is_buildable(outlook: Outlook, site: Site) -> bool:
    """Whether a base could be built on a site now."""
    spots, table = site.spots, outlook.table
    if not spots or any(spot in table.bases for spot in spots):
        return False
    return not site.piles or all(spot in table.tiles for spot in spots)


def lacking(outlook: Outlook) -> set[str]:
    """The actions for which a team of the player's stands ready, but he has not the means."""
    sites = [outlook.board.sites[team] for team in outlook.me.teams if team in outlook.board.working]
    lacks = set()
    for site in sites:
        if is_unexplored(outlook, site) and outlook.effort_price("explore", site.explore or 0) is None:
            lacks.add("explore")
        if is_buildable(outlook, site) and outlook.effort_price("build", outlook.build_need(site)) is None:
            lacks.add("build")
    return lacks


def potential(outlook: Outlook, site: Site, *, teams_here: int = 0) -> float:
    """What a team could bring on a site; `teams_here` of the player's own teams are there already."""
    key = site.id, teams_here
    if key not in outlook.potentials:
        outlook.potentials[key] = _work_out(outlook, site, teams_here)
    return outlook.potentials[key]


def _work_out(outlook: Outlook, site: Site, teams_here: int) -> float:
    if site.beyond:
        return _beyond(outlook, site)
    if site.orion:
        return _orion(outlook, site)
    if is_unexplored(outlook, site):
        value = _to_explore_and_build(outlook, site)
    elif is_buildable(outlook, site):
        value = SOON * (
            build_gain(outlook, site) - outlook.later_price("build", outlook.build_need(site)) - outlook.radiation(site)
        )
    else:
        return 0.0
    rivals = sum(
        team == site.id
        for seat, other in enumerate(outlook.table.corporations)
        if seat != outlook.seat
        for team in other.teams
    )
    return max(0.0, value) / (1 + 0.5 * rivals + 2 * teams_here)


def _to_explore_and_build(outlook: Outlook, site: Site) -> float:
    at_once, by_bases, dearer = discovery(outlook.era, site)
    explored = at_once - outlook.later_price("explore", site.explore or 0)
    built = (
        by_bases
        + outlook.goals.for_bases(site)
        - TURN
        - outlook.radiation(site)
        - outlook.later_price("build", max(0, (site.build or 0) + round(dearer)))
    )
    return SOON * (explored + SOON * outlook.left * max(0.0, built))


def _beyond(outlook: Outlook, site: Site) -> float:
    """The marker and the contract, less what the team could have done otherwise."""
    markers = outlook.table.beyond
    marker = BEYOND[markers.index(-1)] if -1 in markers else 0.0
    return outlook.goals.for_team(site) + marker - TEAM * outlook.left - outlook.last_team


def _orion(outlook: Outlook, site: Site) -> float:
    teams = [place_of(team)[0] for other in outlook.table.corporations for team in other.teams]
    first_ever, first_in_region = CONSTANTS.orion_profit
    if not any(team in outlook.board.orion for team in teams):
        gained = first_ever
    else:
        gained = 0 if site.id in teams else first_in_region
    return outlook.goals.for_team(site) + gained - 0.5 * TEAM * outlook.left - outlook.last_team
