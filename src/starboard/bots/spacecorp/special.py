"""Special cards: what they bring a plain player, and on what he plays them."""

from __future__ import annotations

from starboard.bots.spacecorp.moving import choose_leap, worth_of_place
from starboard.bots.spacecorp.outlook import Outlook
from starboard.bots.spacecorp.sites import is_unexplored
from starboard.bots.spacecorp.worth import discovery
from starboard.engine import Decision, Option
from starboard.spacecorp.catalog.cards import CARDS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import place_of
from starboard.spacecorp.map.places import Site
from starboard.spacecorp.vocabulary import read
from starboard.spacecorp.vocabulary.questions import OnTrack

LANDED = 1.2
"""What it is worth to skip an approach track."""


def special_gain(outlook: Outlook) -> float:
    """What the best special card in hand brings."""
    return max((_gain(outlook, card) for card in outlook.hand if card in CARDS and CARDS[card].special), default=0.0)


def choose_special(decision: Decision, outlook: Outlook) -> str:
    """The special card that brings most."""
    return max(decision.options, key=lambda card: _gain(outlook, card))


def _gain(outlook: Outlook, card: str) -> float:
    match CARDS[card].special:
        case str() as name if name in CONSTANTS.specials:
            return float(CONSTANTS.specials[name])
        case "near_space_probe" | "deep_space_probe":
            sites = [site for site in outlook.board.sites.values() if is_unexplored(outlook, site)]
            return max((_probed(outlook, site) for site in sites), default=0.0)
        case "relay_beacon":
            return LANDED if any("@" in team for team in outlook.me.teams) else 0.0
        case _:
            return max(
                worth_of_place(outlook, end) - worth_of_place(outlook, start, leaving=start)
                for start in outlook.me.teams
                if start in outlook.board.working
                for end in outlook.board.working
            )


def _probed(outlook: Outlook, site: Site) -> float:
    """What a probe brings on a site: its rewards, and the more if a team of one's own can build there."""
    at_once, _, _ = discovery(outlook.era, site)
    return at_once + 0.5 * (site.id in outlook.me.teams)


def choose_target(decision: Decision, outlook: Outlook) -> str:
    """What a special card is played on."""
    match decision.about["special"]:
        case "antimatter_drive_prototype":
            return choose_leap(decision, outlook)
        case "near_space_probe" | "deep_space_probe":
            return max(decision.options, key=lambda site: _probed(outlook, outlook.board.sites[site]))
        case _:
            return min(decision.options, key=lambda option: _spaces_left(outlook, read(decision.question, option)))


def _spaces_left(outlook: Outlook, option: Option) -> int:
    """For teams on approach tracks: the farthest first."""
    return -place_of(outlook.me.teams[option.team])[1] if isinstance(option, OnTrack) else 0
