"""What bots should know about the living half of the module: sleepers, and what cyan aliens have learnt."""

from __future__ import annotations

from starboard.engine import Decision
from starboard.galaxy.catalog.components import piece_of_key
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.flight.offers import DONE
from starboard.galaxy.mechanisms.specializations import advice as cyan
from starboard.galaxy.mechanisms.specializations.diplomat import DIPLOMAT
from starboard.galaxy.mechanisms.specializations.manager import MANAGER
from starboard.galaxy.mechanisms.technology.kinds import SLEEPER, STASIS
from starboard.galaxy.modules.more_technologies.abilities.cards import LAWYER, MERCHANT, MICRONAVIGATOR, TECHNICIAN
from starboard.galaxy.options import plan_of
from starboard.galaxy.view import ShipView, TableView

BESIDE_A_CABIN = 0.6
"""What it is worth that a chamber is joined to a cabin, where those who wake may go."""
TITLE = 1.5
"""What a Lawyer is worth for titles, where they are fought over."""


def joint(parts: Parts, others: Parts) -> float:
    """What it is worth that two components are joined: a chamber serves the cabins beside it."""
    return BESIDE_A_CABIN * (_serves(parts, others) + _serves(others, parts))


def _serves(chamber: Parts, cabin: Parts) -> bool:
    return bool(chamber.get(STASIS.name)) and bool(cabin.cabin)


def choose(decision: Decision, table: TableView) -> str | None:
    """The option that pays, where sleepers and cyan aliens are concerned."""
    ship = table.ships[decision.seat]
    cards_left = 0 if table.flight is None else table.flight.cards_left
    match decision.question:
        case "wake":
            return max(decision.options, key=lambda option: (option != DONE, _alone(ship, option)))
        case "wake_from" | "lose_sleeper":
            return max(decision.options, key=lambda chamber: ship.figures.get(chamber, "").count(SLEEPER))
        case "board_crew":
            return cyan.board(decision, ship)
        case "specialize":
            return max(decision.options, key=lambda card: _learning(card, table, ship))
        case "negotiate":
            return cyan.negotiate(decision, ship, cards_left)
        case _:
            return None


def _alone(ship: ShipView, cabin: str) -> bool:
    """Whether nobody is in a cabin yet: two places are better than one if it is hit or falls ill."""
    return cabin not in ship.figures


def _learning(card: str, table: TableView, ship: ShipView) -> float:
    """What an ability may bring this ship in this flight."""
    level = len(plan_of(table.rounds[table.round]).level)
    parts = [piece_of_key(key).parts for key in ship.pieces.values()]
    powered = sum(part.cannon == 2 or part.engine == 2 or part.shield for part in parts)
    others = len({part.life_support for part in parts} & {"purple", "brown"})
    cells, holds = sum(part.cells for part in parts), sum(part.holds for part in parts)
    return {
        LAWYER: 0.8 * level + (TITLE if len(table.rounds) > 1 else 0.0),
        MANAGER.name: (1.0, 3.0, 6.0)[others] + 1.0 * others,
        MERCHANT: 0.4 * holds,
        MICRONAVIGATOR: 0.8 * (len(table.ships) - 1),
        TECHNICIAN: 0.6 * level * min(max(powered - 1, 0), 3) if cells else 0.0,
        DIPLOMAT.name: 1.5 + 0.8 * level,
    }.get(card, 0.0)
