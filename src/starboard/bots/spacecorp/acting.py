"""Which action a plain player takes: the one that brings most for what it costs, judged one turn ahead."""

from __future__ import annotations

from collections.abc import Callable

from starboard.bots.spacecorp.building import build_gain
from starboard.bots.spacecorp.colonies import colonize_gain
from starboard.bots.spacecorp.headquarters import upgrade_gain
from starboard.bots.spacecorp.moving import best_trip, choose_mover
from starboard.bots.spacecorp.outlook import Outlook
from starboard.bots.spacecorp.sites import explore_gain, is_buildable, is_unexplored, lacking, potential
from starboard.bots.spacecorp.special import special_gain
from starboard.bots.spacecorp.worth import CARD, SPACE
from starboard.engine import Decision, Option
from starboard.spacecorp.catalog.cards import CARDS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.places import Site
from starboard.spacecorp.vocabulary import of_form, read
from starboard.spacecorp.vocabulary.questions import Act, OfTeam, OwnEdge

NEVER = -99.0
AT_ONCE = 99.0
SOMETHING = 0.02
"""What an action must bring at least, or a player rather passes."""
FULL_OFFER = 3
"""So many cards in the offer are worth a salvage, to a player who is not going to hold too many by it."""
POSSIBLE_ONLY = -0.5
"""What an action is worth that is possible, but only with things the player does not like to count on."""


def choose_action(decision: Decision, outlook: Outlook) -> str:
    """The action with the most gain; a player may pass when none has any."""
    return max(decision.options, key=lambda option: gain_of(outlook, read(decision.question, option)))


def gain_of(outlook: Outlook, option: Option) -> float:
    """What an action brings, less what it costs."""
    if isinstance(option, Act):
        return GAINS[option.action](outlook)
    if not isinstance(option, OwnEdge):
        return SOMETHING
    salvage = CARDS[option.card].edge == "salvage"
    offered = sum(map(bool, outlook.table.offer))
    wanted = offered >= FULL_OFFER and len(outlook.hand) <= CONSTANTS.draw_up_to + 1
    return AT_ONCE if salvage and wanted and outlook.left else NEVER


def _research(outlook: Outlook) -> float:
    """Cards are wanted the more, the fewer one has, and not at all when there is no time left to use them."""
    table = outlook.table
    count = outlook.infra("research")[0]
    if table.ending:
        return 0.05 if any(table.offer) else NEVER
    wish = 1.4 - 0.16 * (len(outlook.hand) + count / 2) + 0.3 * bool(lacking(outlook))
    return count * CARD * max(0.2, wish) * min(1.0, 0.3 + 2 * outlook.left)


def _move(outlook: Outlook) -> float:
    trip = best_trip(outlook)
    return POSSIBLE_ONLY if trip is None else trip.gain


def _explore(outlook: Outlook) -> float:
    return max((_explore_at(outlook, site) for site in _places(outlook, is_unexplored)), default=POSSIBLE_ONLY)


def _explore_at(outlook: Outlook, site: Site) -> float:
    price = outlook.effort_price("explore", site.explore or 0)
    if price is None:
        return POSSIBLE_ONLY
    opened = 0.3 * potential(outlook, site)
    return explore_gain(outlook, site) + opened - price


def _build(outlook: Outlook) -> float:
    return max((_build_at(outlook, site) for site in _places(outlook, is_buildable)), default=POSSIBLE_ONLY)


def _build_at(outlook: Outlook, site: Site) -> float:
    price = outlook.effort_price("build", outlook.build_need(site))
    gain = build_gain(outlook, site) - outlook.radiation(site)
    return gain - (2.0 if price is None else price)


def _places(outlook: Outlook, fit: Callable[[Outlook, Site], bool]) -> list[Site]:
    """The sites of the player's own teams that are fit for something."""
    sites = outlook.board.sites
    here = dict.fromkeys(team for team in outlook.me.teams if team in outlook.board.working)
    return [sites[team] for team in here if fit(outlook, sites[team])]


def _produce(outlook: Outlook) -> float:
    tiles = min(outlook.strength("produce"), len(outlook.harvest))
    amount = sum(outlook.harvest[:tiles])
    return amount + outlook.goals.for_produce(amount) - _price_of_all(outlook, "produce", tiles)


def _price_of_all(outlook: Outlook, action: str, need: int) -> float:
    price = outlook.effort_price(action, need)
    return 0.0 if price is None else price


def _turn_wheel(outlook: Outlook, cube: str) -> float:
    at: int = getattr(outlook.me, cube)
    spaces = outlook.strength(cube)
    lap = CONSTANTS.wheel.spaces
    laps = (at + spaces) // lap - at // lap
    if outlook.era == 0 and at >= lap:
        return outlook.goals.for_spaces(cube, spaces, 0) - 0.1  # a second lap brings nothing in Mariners
    gain = SPACE * spaces + 0.5 * laps + outlook.goals.for_spaces(cube, spaces, laps)
    return gain - 0.7 * _price_of_all(outlook, cube, spaces)


GAINS: dict[str, Callable[[Outlook], float]] = {
    "research": _research,
    "move": _move,
    "explore": _explore,
    "build": _build,
    "produce": _produce,
    "genetics": lambda outlook: _turn_wheel(outlook, "genetics"),
    "revelation": lambda outlook: _turn_wheel(outlook, "revelation"),
    "upgrade": upgrade_gain,
    "special": special_gain,
    "colonize": colonize_gain,
}


def choose_team(decision: Decision, outlook: Outlook) -> str:
    """The team for which the action is worth most."""
    if decision.about["action"] == "move":
        return choose_mover(decision, outlook)
    gain = _build_at if decision.about["action"] == "build" else _explore_at
    places = {option: outlook.me.teams[team.team] for option, team in of_form(decision, OfTeam).items()}
    return max(places, key=lambda option: gain(outlook, outlook.board.sites[places[option]]))
