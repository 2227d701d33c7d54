"""What cards, sites and tiles are worth to a plain player, judged from what lies open on the table."""

from __future__ import annotations

from starboard.spacecorp.catalog.cards import CARDS, ERAS, is_time
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.boards import BOARDS, Board
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.view import CorporationView, TableView

TIME_CARD = 5.0
EDGE = 1.0
INFRA = 1.5
SPECIAL = 3.0
MULTIPLIER = 2.0
SCARCE = {
    "move": 1.0,
    "build": 1.3,
    "explore": 1.2,
    "produce": 2.0,
    "genetics": 2.0,
    "revelation": 2.0,
    "research": 1.0,
}
"""How much a point of each action is worth: produce and progress are rare."""


def card_worth(card: str) -> float:
    """How much a player would like to have a card."""
    if is_time(card):
        return TIME_CARD
    facts = CARDS[card]
    values = [SCARCE[action.type] * (action.value + MULTIPLIER * action.times) for action in facts.actions]
    return max(values, default=0.0) + bool(facts.edge) * EDGE + facts.infra * INFRA + bool(facts.special) * SPECIAL


def strength(me: CorporationView, action: str) -> int:
    """The value that a player could gather for an action by himself."""
    printed = CONSTANTS.headquarters[me.headquarters]
    adds, times = (printed.research if action == "research" else 0), 1
    for card, slot in zip(me.infra, printed.slots, strict=True):
        if not card:
            adds += slot.get(action, 0)
    for card in (*me.infra, *(me.hand or ())):
        worth = CARDS[card].worth(action) if card in CARDS else None
        if worth is not None:
            adds += worth.value
            times *= worth.times or 1
    return adds * times if adds else times if times > 1 else 0


def board_of(table: TableView) -> Board:
    """The board of the era."""
    return BOARDS[table.era]


def site_worth(table: TableView, seat: int, site: str) -> float:
    """How much a player would like to have a team on a site."""
    board = board_of(table)
    place = board.sites[site]
    if place.start:
        return 0.0
    others_there = sum(team.partition("@")[0] == site for other in table.corporations for team in other.teams)
    if place.beyond:
        return 4.0 if -1 in table.beyond and table.corporations[seat].teams.count(site) == 0 else 0.0
    if place.orion:
        return 9.0 if not others_there else 3.0
    if any(spot in table.bases for spot in place.spots):
        return 0.0
    value = 0.0
    if place.piles and place.spots[0] not in table.tiles:
        value = 5.0 + len(place.piles)
    else:
        value = 4.0 + sum(_tile_worth(table.tiles[spot]) for spot in place.spots if spot in table.tiles)
        value += 1.0 if place.lagrange and ERAS.index(table.era) == 0 else 0.0
    return value / (1 + 0.5 * others_there)


def _tile_worth(tile: str) -> float:
    facts = TILES[tile]
    return 1.5 * (facts.production or 0) + ("life" in facts.symbols) + facts.colony - 0.3 * facts.base
