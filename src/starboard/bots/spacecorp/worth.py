"""What cards, bases and undrawn tiles are worth in profit to a plain player, as far as the catalogue alone tells."""

from __future__ import annotations

from functools import cache
from statistics import fmean

from starboard.spacecorp.bases import CONDITIONS, FIRST_BASES, Ground, tile_production
from starboard.spacecorp.catalog.cards import CARDS, ERAS, PROGRESS, is_time
from starboard.spacecorp.corporation import BASES
from starboard.spacecorp.map.places import Site
from starboard.spacecorp.map.tiles import TILES, Tile, piles_of

CARD = 0.7
"""A card of middling value."""
SPACE = 0.9
"""A space on the progress wheel."""
PRODUCTION = 0.8
"""A point of production on the board."""
COLONY_POINT = 0.7
TURN = 0.9
"""What else could have been done with a turn."""
TIME_CARD = 1.6
USUAL = (1.7, 2.4, 4.0)
"""What a card is usually worth to the action it serves, by era."""
WEIGHT = {
    "move": 1.0,
    "build": 1.2,
    "explore": 1.0,
    "produce": 2.4,
    "genetics": 2.4,
    "revelation": 2.4,
    "research": 0.7,
}
"""How much a point of each action is worth compared with a point of movement: production and progress are rare."""
RARE = ("produce", "genetics", "revelation")
MULTIPLIER = 1.3
"""A multiplier is as good as so many usual values for each of its points."""


@cache
def card_worth(card: str, era: int) -> float:
    """What a player would give for a card."""
    if is_time(card):
        return TIME_CARD
    facts = CARDS[card]
    if facts.special:
        return 2.0
    worths = sorted(
        WEIGHT[action.type]
        * (action.value + action.times * MULTIPLIER)
        / (USUAL[era] if action.type not in RARE else 2.0)
        for action in facts.actions
    )
    return CARD * (worths[-1] + 0.3 * sum(worths[:-1])) + 0.3 * bool(facts.edge) + 0.5 * facts.infra


def base_types(era: int) -> tuple[str, ...]:
    """The types of base that an era has."""
    return FIRST_BASES if era == 0 else BASES


def base_worth(era: int, tile: Tile | None, kind: str) -> float:
    """What a base of a type brings on a tile, rivals and contracts not counted."""
    amount = 0 if tile is None or kind == "exploitation" else tile_production(tile, kind, era) or 0
    worth = PRODUCTION * amount
    if tile is not None and kind != "exploitation":
        worth += COLONY_POINT * tile.colony
    match kind:
        case "research":
            return worth + CARD
        case "spaceport":
            return worth + 0.5
        case "biolab":
            return worth + SPACE
        case "industrial":
            return worth + (0.8 if era == len(ERAS) - 1 else 0.6)
        case "exploitation":
            return 0.0 if tile is None else (tile.production or 0) + (tile.colony if era == len(ERAS) - 1 else 0)
        case "shield_factory":
            return worth + 0.6
        case _:
            return worth


def best_base(era: int, site: Site, tile: Tile | None) -> float:
    """What the best base for a tile brings."""
    ground = Ground(era, site, tile)
    return max(base_worth(era, tile, kind) for kind in base_types(era) if CONDITIONS[kind](ground))


def reward_worth(tile: Tile) -> float:
    """What a tile gives at once."""
    return tile.profit + SPACE * (tile.genetics + tile.revelation)


@cache
def discovery(era: int, site: Site) -> tuple[float, float, float]:
    """What exploring a site brings on average: at once, by bases afterwards, and in points those cost more."""
    piles = piles_of(ERAS[era])
    kinds = [[TILES[number] for number in piles[pile] if TILES[number].draw_from is None] for pile in site.piles]
    return (
        sum(fmean(reward_worth(tile) for tile in tiles) for tiles in kinds),
        sum(fmean(best_base(era, site, tile) for tile in tiles) for tiles in kinds),
        sum(fmean(tile.base for tile in tiles) for tiles in kinds),
    )


PROGRESS_WORTH = {
    "shield_all": 2.5,
    "explore_mult": 1.5,
    "explore_add": 1.0,
    "build_add": 1.0,
    "build_mult": 3.0,
    "move_add": 1.0,
    "move_mult": 3.0,
    "produce_add": 3.0,
    "research_add": 1.2,
    "draw": CARD,
    "colony_point": 2.0,
    "new_team": 2.0,
    "no_track": 1.0,
}
"""What a point of each effect of progress cards is worth."""


def progress_worth(name: str, profit: int) -> float:
    """What a progress card is worth, with the profit on the copy that is to be had."""
    gives = PROGRESS[name].gives
    return profit + sum(PROGRESS_WORTH.get(effect, 0.3) * int(amount) for effect, amount in gives.items())
