"""What a builder should know where somebody may come aboard: which components stop them, and what makes them do so."""

from __future__ import annotations

from starboard.galaxy.briefing import Amounts
from starboard.galaxy.catalog.components import Piece
from starboard.galaxy.catalog.parts import Parts

GUARDS = "guards"
"""What auto-defense systems are counted as."""
AUTO_DEFENSE, ARMORY, CRUBOTS = "auto_defense", "armory", "crubots"
"""The parts that stop intruders, wherever they come from."""
ARMED, ARMED_CRUBOTS = 1.2, 0.7
"""What it is worth more than usual that an armory is joined to a cabin, or to crubots."""


def guards(piece: Piece, gives: Amounts) -> Amounts:
    """An auto-defense system stops whoever walks into it."""
    return {**gives, GUARDS: 1.0} if piece.parts.get(AUTO_DEFENSE) else gives


def armed(piece: Piece, _side: int, other: Piece) -> float:
    """What it is worth that two components are joined, if one of them arms the other."""
    return _arms(piece.parts, other.parts) + _arms(other.parts, piece.parts)


def _arms(armory: Parts, crew: Parts) -> float:
    if not armory.get(ARMORY):
        return 0.0
    return ARMED if crew.cabin else ARMED_CRUBOTS if crew.get(CRUBOTS) else 0.0
