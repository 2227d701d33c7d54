"""Cards and where they go: what a plain player draws, puts on his HQ, and keeps."""

from __future__ import annotations

from starboard.bots.spacecorp.outlook import Outlook
from starboard.bots.spacecorp.sites import lacking
from starboard.bots.spacecorp.worth import CARD, RARE, USUAL, WEIGHT, card_worth, progress_worth
from starboard.engine import Decision
from starboard.spacecorp.bases import tile_production
from starboard.spacecorp.catalog.cards import CARDS, ERAS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.vocabulary import of_form
from starboard.spacecorp.vocabulary.questions import FromOffer

USES = 3.0
"""How often a piece of infra is used in a whole era."""
NEXT_ERA = 1.5
"""How often it is used in the eras to come."""
BLIND = 0.95
"""What an unknown card is worth, compared with a middling one."""
NEEDED = 0.8
"""What a card is worth on top if a team is waiting for such a one."""
SLOTS = ("1", "2", "3")


def choose_card(decision: Decision, outlook: Outlook) -> str:
    """The best card of the offer, the unknown card of the deck if none is better, the cube if it nears a lap."""
    if "revelation" in decision.options:
        return "revelation"
    if "done" in decision.options and len(outlook.hand) > CONSTANTS.research_hand_limit + 1:
        return "done"  # a hand too big for research is hard to get rid of
    offered = of_form(decision, FromOffer)
    best = max(offered, key=lambda option: wish(outlook, offered[option].card), default="")
    if "deck" in decision.options and (not best or wish(outlook, offered[best].card) < BLIND):
        return "deck"
    return best or decision.options[0]


def wish(outlook: Outlook, card: str) -> float:
    """How much a card is wished for: that of an action one has nothing for yet the most."""
    worth = card_worth(card, outlook.era)
    if card in CARDS:
        worth += NEEDED * any(CARDS[card].worth(action) is not None for action in lacking(outlook))
        served = [action.type for action in CARDS[card].actions]
        if "produce" in served and not outlook.harvest:
            worth *= 0.6
        if any(action not in RARE and not outlook.strength(action) for action in served):
            worth += 0.5
    return worth


def upgrade_gain(outlook: Outlook) -> float:
    """What the best upgrade brings."""
    cards = [card for card in outlook.hand if card in CARDS and CARDS[card].infra]
    gains = [_gain(outlook, card, slot) - outlook.price(card) for card in cards for slot in SLOTS]
    return max(gains, default=0.0)


def choose_upgrade(decision: Decision, outlook: Outlook) -> str:
    """The card that improves the HQ most."""
    return max(decision.options, key=lambda card: max(_gain(outlook, card, slot) for slot in SLOTS))


def choose_slot(decision: Decision, outlook: Outlook) -> str:
    """The slot where a card improves the HQ most."""
    return max(decision.options, key=lambda slot: _gain(outlook, decision.about["card"], slot))


def _gain(outlook: Outlook, card: str, slot: str) -> float:
    old = outlook.me.infra[int(slot) - 1]
    printed = CONSTANTS.headquarters[outlook.me.headquarters].slots[int(slot) - 1]
    if old:
        lost = infra_worth(outlook, old)
    else:
        lost = sum(WEIGHT[action] * value / USUAL[outlook.era] for action, value in printed.items())
    uses = USES * outlook.left + (NEXT_ERA if outlook.era < len(ERAS) - 1 else 0.0)
    return CARD * uses * (infra_worth(outlook, card) - lost) + (0.0 if old else outlook.goals.for_infra())


def infra_worth(outlook: Outlook, card: str) -> float:
    """How many cards a piece of infra replaces each time it is used."""
    return (
        sum(
            WEIGHT[action.type]
            * (action.value + (action.times - 1) * USUAL[outlook.era] if action.times else action.value)
            for action in CARDS[card].actions
        )
        / USUAL[outlook.era]
    )


def choose_lost_infra(decision: Decision, outlook: Outlook) -> str:
    """The piece of infra that is missed least."""
    return min(decision.options, key=lambda card: infra_worth(outlook, card))


def choose_progress(decision: Decision, outlook: Outlook) -> str:
    """The progress card that is worth most."""
    left = outlook.table.progress_left
    return max(decision.options, key=lambda name: progress_worth(name, (left.get(name) or [0])[0]))


def choose_heritage(decision: Decision, outlook: Outlook) -> str:
    """The tile that will produce most in the next era, or the pair one has already."""
    table, after = outlook.table, outlook.era + 1

    def amount(option: str) -> float:
        if option in table.tiles:
            return tile_production(TILES[table.tiles[option]], table.bases[option][1], after) or 0
        if outlook.me.heritage is None:
            return -1.0
        tile, base = outlook.me.heritage
        return 0.5 + (tile_production(TILES[tile], base, after) or 0)

    return max(decision.options, key=amount)
