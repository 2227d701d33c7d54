"""Which bases a plain player builds, and what building on a site brings him."""

from __future__ import annotations

from starboard.bots.spacecorp.outlook import Outlook
from starboard.bots.spacecorp.worth import base_types, base_worth
from starboard.engine import Decision
from starboard.spacecorp.bases import CONDITIONS, Ground
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.places import Site

FOOTHOLD = 0.3
"""What any base is worth, because moves begin and end on it."""


def build_gain(outlook: Outlook, site: Site) -> float:
    """What the best bases on all spots of a site bring."""
    kinds = [_best_kind(outlook, site, spot) for spot in site.spots]
    if None in kinds:
        return 0.0
    gained = sum(_worth(outlook, site, spot, kind) for spot, kind in zip(site.spots, kinds, strict=True) if kind)
    claim = outlook.table.claims.get(site.id)
    if claim is not None and claim[0] != outlook.seat:
        gained -= CONSTANTS.claim_bounty / (len(outlook.table.corporations) - 1)
    colony = _next_colony(outlook) if site.track else 0.0
    return gained + FOOTHOLD + colony + outlook.goals.for_bases(site, [kind for kind in kinds if kind])


def _next_colony(outlook: Outlook) -> float:
    """What one more colony would be worth at the end, in hope."""
    owned = sum(owner == outlook.seat for owner, _ in outlook.table.colonies.values())
    scale = CONSTANTS.colony_scoring
    return 0.0 if owned + 1 >= len(scale) else 0.6 * (scale[owned + 1] - scale[owned]) * outlook.left


def choose_base(decision: Decision, outlook: Outlook) -> str:
    """The type of base that brings most on a spot."""
    site, spot = outlook.board.sites[decision.about["site"]], decision.about["spot"]
    return max(decision.options, key=lambda kind: _with_goals(outlook, site, spot, kind))


def _best_kind(outlook: Outlook, site: Site, spot: str) -> str | None:
    """The best type for a spot; None if nothing in the supply could stand there."""
    ground = Ground(outlook.era, site, outlook.tile(spot))
    supply = outlook.me.supply
    kinds = [kind for kind in base_types(outlook.era) if supply[kind] and CONDITIONS[kind](ground)]
    return max(kinds, key=lambda kind: _with_goals(outlook, site, spot, kind), default=None)


def _with_goals(outlook: Outlook, site: Site, spot: str, kind: str) -> float:
    return _worth(outlook, site, spot, kind) + outlook.goals.for_bases(site, [kind])


def _worth(outlook: Outlook, site: Site, spot: str, kind: str) -> float:
    tile = outlook.tile(spot)
    worth = base_worth(outlook.era, tile, kind)
    if kind == "security":
        phobes = tile is not None and tile.special == "phobes"
        return worth + _rivals(outlook, site) + 4.0 * phobes
    if kind == "exploitation":
        return worth * (1.0 - 0.5 * outlook.left)
    return worth


def _rivals(outlook: Outlook, site: Site) -> int:
    """The opposing bases that a security base would be paid for."""
    board = outlook.board
    regions = board.near_regions[site.region] if outlook.era > 1 else (site.region,)
    bases = [base for spot, base in outlook.table.bases.items() if board.region_of_spot[spot] in regions]
    if any(kind == "security" for _, kind in bases):
        return 0
    return sum(owner != outlook.seat for owner, _ in bases)
