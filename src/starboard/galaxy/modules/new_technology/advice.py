"""What bots should know about New Technology: what its parts are worth, and when to use them.

Worths are in credits, as far as the questions tell what an option costs and brings.
"""

from __future__ import annotations

from typing import Any

from starboard.engine import Decision
from starboard.galaxy.adventures.meteors import Meteors
from starboard.galaxy.adventures.pirates import Pirates
from starboard.galaxy.adventures.slavers import Slavers
from starboard.galaxy.adventures.smugglers import Smugglers
from starboard.galaxy.catalog.components import piece_of_key
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.mechanisms.specializations import advice as cyan
from starboard.galaxy.mechanisms.technology.vocabulary import Boost, Burn
from starboard.galaxy.modules.new_technology.cards import DIPLOMAT, LAWYER, MANAGER, MERCHANT, TECHIE
from starboard.galaxy.modules.new_technology.vocabulary import Jump
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.options import plan_of
from starboard.galaxy.view import ShipView, TableView
from starboard.galaxy.vocabulary import of_form
from starboard.galaxy.vocabulary.questions import OnSquare

PARTS = {
    "stasis": 1.6,
    "luxury": -0.4,
    "furnace": 0.1,
    "cannon_booster": 0.1,
    "engine_booster": 0.1,
    "shield_booster": 0.1,
    "plating": 0.5,
}
"""What they are worth beside what a builder sees in them himself: a luxury cabin has a berth less than a cabin."""

PARTNERS = {
    "furnace": ("cells", 1.0),
    "cannon_booster": ("cannon", 1.2),
    "engine_booster": ("engine", 1.2),
    "shield_booster": ("shield", 1.6),
}
"""What each needs beside it, and what that is worth."""

TOKEN, CREW, COMPONENT = 0.8, 1.5, 1.8
HEAVY, LIGHT, LARGE, SMALL = 2.5, 0.8, 1.3, 0.4
"""What a shot or a meteor costs on the average of ships and of defences."""
RUIN = 25.0
NEXT_CARD = 1.0
"""What it costs to miss the next card, which may be a good one."""
LATE = 4
"""With so few cards to come battery tokens are worth less and less."""


def worth(part: str) -> float:
    """What a part is worth to a builder."""
    return PARTS.get(part, 0.0)


def joint(parts: Parts, others: Parts) -> float:
    """What it is worth that two components are joined: boosters and furnaces are nothing without a partner."""
    return _serves(parts, others) + _serves(others, parts)


def _serves(helper: Parts, other: Parts) -> float:
    return sum(value for part, (suits, value) in PARTNERS.items() if helper.get(part) and bool(other.get(suits)))


def choose(decision: Decision, table: TableView) -> str | None:
    """The option that pays, where the module has something to say."""
    if not table.ships:
        return None
    ship = table.ships[decision.seat]
    match decision.question:
        case "board_crew":
            return cyan.board(decision, ship)
        case "specialize":
            return max(decision.options, key=lambda card: _learning(card, table, ship))
        case "negotiate":
            return cyan.negotiate(decision, ship, 0 if table.flight is None else table.flight.cards_left)
        case "jump" | "power_cannons":
            return _flee(decision, ship)
        case "shield" | "shoot":
            return _boost_shield(decision)
        case "load":
            return _burn(decision, table)
        case _:
            return None


def _told(decision: Decision, option: str) -> dict[str, Any]:
    told: dict[str, Any] = decision.about.get("options", {}).get(option, {})
    return told


def _learning(card: str, table: TableView, ship: ShipView) -> float:
    """What a specialization may bring this ship in this flight."""
    level = len(plan_of(table.rounds[table.round]).level)
    parts = [piece_of_key(key).parts for key in ship.pieces.values()]
    powered = sum(part.cannon == 2 or part.engine == 2 or part.shield for part in parts)
    others = sum(letter in "PB" for letters in ship.figures.values() for letter in letters)
    cells, holds = sum(part.cells for part in parts), sum(part.holds for part in parts)
    return {
        LAWYER: 1.5 * level,
        MANAGER: (1.0, 3.0, 6.0)[others] + 1.0 * others,
        MERCHANT: 0.35 * holds,
        TECHIE: (0.5 + 0.9 * level) * min(powered, 3) if cells else 0.0,
        DIPLOMAT: 1.5 + 0.8 * level,
    }.get(card, 0.5 * level)


def _flee(decision: Decision, ship: ShipView) -> str | None:
    """A jump, where the card would cost more than the engine and whatever comes next."""
    jumps = [option for option in of_form(decision, Jump) if _told(decision, option).get("then") == "hyperspace"]
    jumps = [option for option in jumps if _told(decision, option)["price"].get("engines", 0) < ship.engines_powered]
    if not jumps:
        return None
    cheapest = min(jumps, key=lambda option: _price(decision, option))
    danger = _at_the_count(decision, ship) if decision.question == "power_cannons" else _at_the_reveal(decision, ship)
    return cheapest if danger > _price(decision, cheapest) + NEXT_CARD else None


def _price(decision: Decision, option: str) -> float:
    price = _told(decision, option).get("price", {})
    lost = {what: price.get(what, 0) for what in ("cells", "components", "crew")}
    return float(TOKEN * lost["cells"] + COMPONENT * lost["components"] + CREW * lost["crew"])


def _at_the_reveal(decision: Decision, ship: ShipView) -> float:
    """Only what leaves no later chance to jump counts here."""
    card = read_card(decision.about["card"])
    if not isinstance(card, Meteors):
        return 0.0
    covered = 0.5 if sum(ship.cells.values()) > 1 else 1.0
    return covered * sum(LARGE if text.startswith("large") else SMALL for text in card.meteors)


def _at_the_count(decision: Decision, ship: ShipView) -> float:
    """What losing to the enemy would cost, if nothing else helps against it."""
    about = decision.about
    enemy = about.get("enemy")
    if enemy is None or about["most"] >= enemy:
        return 0.0
    match read_card(about["card"]):
        case Slavers(crew_loss=loss):
            return RUIN if loss >= ship.crew else CREW * loss
        case Pirates(shots=shots):
            return sum(HEAVY if text.startswith("heavy") else LIGHT for text in shots)
        case Smugglers(goods_loss=loss):
            dearest = sorted((PRICES[block] for blocks in ship.goods.values() for block in blocks), reverse=True)
            return float(sum(dearest[:loss])) + TOKEN * min(max(loss - len(dearest), 0), sum(ship.cells.values()))
        case _:
            return 0.0


def _boost_shield(decision: Decision) -> str | None:
    """Where nothing cheaper helps, two tokens for what would be lost."""
    if of_form(decision, OnSquare):
        return None
    loss = _price(decision, "none")
    boosts = sorted(of_form(decision, Boost))
    return boosts[0] if boosts and loss > _price(decision, boosts[0]) else None


def _burn(decision: Decision, table: TableView) -> str | None:
    """A cheap block for a battery that is nearly empty, while there are cards to use the tokens at."""
    cards = 0 if table.flight is None else table.flight.cards_left
    token = TOKEN * min(cards / LATE, 1.0)

    def gain(option: str) -> float:
        return float(token * _told(decision, option)["gain"]["cells"] - PRICES[burns[option].colour])

    burns = of_form(decision, Burn)
    best = max(burns, key=gain, default=None)
    return best if best is not None and gain(best) > 0 else None
