"""What bots should know about cyan aliens in any edition: whether to take one, and when to send the Diplomat.

Worths are in credits.
"""

from __future__ import annotations

from typing import Any

from starboard.engine import Decision, write
from starboard.galaxy.catalog.components import piece_of_key
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.mechanisms.specializations.vocabulary import Negotiate, Suffer
from starboard.galaxy.view import ShipView

HUMANS_FOR_AN_ALIEN = 4
WORTH = {"crew": 1.5, "days": 0.4, "shots": 1.8}
"""What is lost to an enemy or to a line of a combat zone."""
CREW, CARD = 1.5, 0.2
"""What keeping the Diplomat is worth: a crew member, and the defeats that each card to come may bring."""


def board(decision: Decision, ship: ShipView) -> str | None:
    """A cyan alien where enough humans come along; the others first, whose help is more certain."""
    if "cyan" not in decision.options or set(decision.options) & {"purple", "brown"}:
        return None
    berths = 2 * sum(piece_of_key(key).parts.cabin in ("crew", "starting") for key in ship.pieces.values())
    aliens = sum(letter not in "HZ" for letters in ship.figures.values() for letter in letters)
    return "cyan" if berths - 2 * aliens - 2 >= HUMANS_FOR_AN_ALIEN else None


def negotiate(decision: Decision, ship: ShipView, cards_left: int) -> str:
    """The Diplomat goes where that costs less than what would be suffered, or where nobody could fly on after it."""
    suffer, send = write(Suffer()), write(Negotiate())
    price: dict[str, Any] = decision.about["options"][suffer]["price"]
    if price.get("crew", 0) >= ship.crew - 1:
        return send
    dearest = sorted((PRICES[block] for blocks in ship.goods.values() for block in blocks), reverse=True)
    loss = sum(dearest[: price.get("blocks", 0)]) + sum(value * price.get(what, 0) for what, value in WORTH.items())
    return send if loss > CREW + CARD * cards_left else suffer
