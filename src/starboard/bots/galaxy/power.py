"""Battery tokens: which are worth spending, on engines, cannons, shields and shots, and from which battery."""

from __future__ import annotations

from starboard.engine import Decision
from starboard.galaxy.adventures.combat_zone import CombatZone
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.view import ShipView, TableView

DONE, NONE = "done", "none"
RESERVE = 3
"""Tokens kept for shields while there are cards to come."""


def power_engines(decision: Decision, table: TableView) -> str:
    """Power an engine when the ship would be stranded or the weakest without it, or when tokens are plenty."""
    about = decision.about
    if isinstance(read_card(about["card"]), CombatZone):
        wanted = _saves_from_being_weakest(decision, table, [ship.engines for ship in table.ships])
    else:
        assert table.flight is not None
        wanted = about["strength"] == 0 or about["cells"] > min(RESERVE, table.flight.cards_left)
    return decision.options[0] if wanted else DONE


def power_cannons(decision: Decision, table: TableView) -> str:
    """Power cannons as far as it takes to beat the enemy, or else to be left alone; in a fight, not to be weakest."""
    about = decision.about
    best = max(about["next"], key=about["next"].__getitem__)
    if "enemy" in about:
        reach = _within_reach(about["strength"], about["next"], about["cells"])
        goal = about["enemy"] + 0.5 if reach > about["enemy"] else about["enemy"]
        wanted = about["strength"] < goal <= reach
    else:
        wanted = _saves_from_being_weakest(decision, table, [ship.cannons for ship in table.ships])
    return best if wanted else DONE


def protect(decision: Decision, ship: ShipView) -> str:
    """A token for a shield or a shot is cheaper than a component, unless it is the last one that moves the ship."""
    stranded_without = not ship.engines and ship.engines_powered and decision.about["cells"] == 1
    return NONE if stranded_without else decision.options[0]


def spend_token(decision: Decision, ship: ShipView) -> str:
    """From the fullest battery, so that no single hit takes all tokens."""
    return max(decision.options, key=ship.cells.__getitem__)


def _within_reach(strength: float, gains: dict[str, float], cells: int) -> float:
    """The strength with the best cannons powered that the tokens allow."""
    best = sorted((after - strength for after in gains.values()), reverse=True)[:cells]
    return strength + sum(best)


def _saves_from_being_weakest(decision: Decision, table: TableView, unpowered: list[float]) -> bool:
    """Whether this ship would be the weakest as it stands, and need not be."""
    assert table.flight is not None
    about, order = decision.about, table.flight.order
    ahead: list[float] = about["so_far"]
    behind = [unpowered[other] for other in order[len(ahead) + 1 :]]
    strength = about["strength"]
    is_weakest = all(strength < other for other in ahead) and all(strength <= other for other in behind)
    gains = about["next"]
    after = max(gains.values()) if isinstance(gains, dict) else gains + 2 * (about["cells"] - 1)
    return is_weakest and any(after >= other for other in (*ahead, *behind))
