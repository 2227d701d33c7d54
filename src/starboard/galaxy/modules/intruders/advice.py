"""What bots should know about intruders while they build: who stops them, and where that is of use."""

from __future__ import annotations

from typing import Any

from starboard.galaxy.briefing import Amounts, Briefing
from starboard.galaxy.catalog.components import Piece
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.modules.intruders.vocabulary import NAME

GUARDS = "guards"
AUTO_DEFENSE, ARMORY, CRUBOTS = "auto_defense", "armory", "crubots"
"""The parts that stop intruders, wherever they come from."""
ARMED, ARMED_CRUBOTS = 1.2, 0.7
"""What it is worth more than usual that an armory is joined to a cabin, or to crubots."""


def _guards(piece: Piece, gives: Amounts) -> Amounts:
    """An auto-defense system stops whoever walks into it."""
    return {**gives, GUARDS: 1.0} if piece.parts.get(AUTO_DEFENSE) else gives


def _armed(piece: Piece, _side: int, other: Piece) -> float:
    return _arms(piece.parts, other.parts) + _arms(other.parts, piece.parts)


def _arms(armory: Parts, crew: Parts) -> float:
    if not armory.get(ARMORY):
        return 0.0
    return ARMED if crew.cabin else ARMED_CRUBOTS if crew.get(CRUBOTS) else 0.0


BRIEFING = Briefing(
    like={GUARDS: "special"},
    worths={GUARDS: 2.0},
    amounts={"crew": 1.15},
    gives=(_guards,),
    joints=(_armed,),
)


def brief(table: Any, _seat: int) -> list[Briefing]:
    """Where intruders are about, guards are worth their place."""
    return [BRIEFING] if NAME in table.modules else []
