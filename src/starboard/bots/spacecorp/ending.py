"""How a player brings an era to its end that has lasted too long: the deck and his hand must get smaller.

Nobody may pass while there is a deck, and nobody draws who holds many cards: an era ends only if its players like.
"""

from __future__ import annotations

from starboard.bots.spacecorp.outlook import Outlook
from starboard.engine import Decision
from starboard.spacecorp.catalog.cards import CARDS, ERA_OF
from starboard.spacecorp.vocabulary import of_form
from starboard.spacecorp.vocabulary.questions import OfSlot, OwnEdge, PlayCard

PLAYING = ("build", "explore", "genetics", "revelation", "special", "move")
"""Actions that cards are played for."""
MANY_CARDS = 5
"""With more than that, cards are better played before others are drawn: nobody researches with a full hand."""


def choose(decision: Decision, outlook: Outlook) -> str | None:
    """What brings the end nearer; None where that makes no difference."""
    options = decision.options
    match decision.question:
        case "choose_action":
            return _action(decision, outlook)
        case "gather":
            return next(iter(of_form(decision, PlayCard)), None)
        case "edge":
            return options[0]
        case "transfer":
            return next(iter(of_form(decision, OwnEdge)), None)
        case "take_card":
            return "deck" if "deck" in options else "done" if "done" in options else None
        case "slot":
            slots = of_form(decision, OfSlot)
            return next((text for text, slot in slots.items() if _makes_room(outlook, slot.slot - 1)), None)
        case _:
            return None


def _action(decision: Decision, outlook: Outlook) -> str | None:
    many = len(outlook.hand) > MANY_CARDS
    wanted = ("pass", *PLAYING, "research") if many else ("pass", "research", *PLAYING)
    ways = [way for way in wanted if way in decision.options]
    if "upgrade" in decision.options and any(_makes_room(outlook, slot) for slot in range(len(outlook.me.infra))):
        ways.append("upgrade")
    ways += of_form(decision, OwnEdge)
    if "produce" in decision.options and any(card in CARDS and CARDS[card].worth("produce") for card in outlook.hand):
        ways.append("produce")
    return ways[0] if ways else None


def _makes_room(outlook: Outlook, slot: int) -> bool:
    """Whether a card can be placed in a slot of the HQ without another one coming back."""
    card = outlook.me.infra[slot]
    return not card or ERA_OF[card] != outlook.table.era
