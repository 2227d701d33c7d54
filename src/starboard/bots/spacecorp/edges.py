"""When a plain player plays an edge: as soon as it brings more than the card would in another way."""

from __future__ import annotations

from starboard.bots.spacecorp.headquarters import infra_worth
from starboard.bots.spacecorp.outlook import Outlook
from starboard.engine import Decision
from starboard.spacecorp.catalog.constants import CONSTANTS

PASS = "pass"
LAST_CHANCE = 0.15
"""So little of the era is left that an edge is better played for little than kept."""
GOOD_BOOTY = 2


def choose_edge(decision: Decision, outlook: Outlook) -> str:
    """The card, or to pass."""
    late = outlook.left < LAST_CHANCE
    about = decision.about
    match about["edge"]:
        case "diversion":
            play = late or about["amount"] > GOOD_BOOTY
        case "pillage":
            play = len(about["cards"]) >= GOOD_BOOTY and outlook.left > 0
        case "piracy":
            play = outlook.left > 0
        case "market_influence":
            play = late or outlook.table.active == decision.seat
        case "incompatibility":
            play = _is_poorest_in_infra(outlook)
        case "hostile_microbes":
            play = _strikes_others_only(outlook)
        case _:
            play = True
    return next(option for option in decision.options if (option != PASS) == play)


def _is_poorest_in_infra(outlook: Outlook) -> bool:
    """Whether every opponent would lose more than the player himself."""
    least = [
        min((infra_worth(outlook, card) for card in other.infra if card), default=0.0)
        for other in outlook.table.corporations
    ]
    return all(least[outlook.seat] < lost for seat, lost in enumerate(least) if seat != outlook.seat)


def _strikes_others_only(outlook: Outlook) -> bool:
    table, site_of = outlook.table, outlook.board.site_of_spot
    alive = [spot for spot in table.tiles if (tile := outlook.tile(spot)) is not None and "life" in tile.symbols]
    sites = {site_of[spot] for spot in alive}
    struck = [
        seat
        for seat, other in enumerate(table.corporations)
        if not sites.isdisjoint(other.teams)
        or any(spot in table.bases and table.bases[spot][0] == seat for spot in alive)
    ]
    rich = [seat for seat in struck if table.corporations[seat].profit >= CONSTANTS.hostile_microbes]
    return outlook.seat not in struck and bool(rich)


def choose_sabotage(decision: Decision, outlook: Outlook) -> str:
    """The action that the victim seems about to take: what his teams stand ready for."""
    table = outlook.table
    teams = [team for team in table.corporations[decision.about["target"]].teams if team in outlook.board.working]
    sites = [outlook.board.sites[team] for team in teams]
    free = [site for site in sites if site.spots and not any(spot in table.bases for spot in site.spots)]
    unexplored = [site for site in free if site.piles and site.spots[0] not in table.tiles]
    wanted = "build" if len(free) > len(unexplored) else "explore" if unexplored else "move"
    return wanted if wanted in decision.options else decision.options[0]
