"""What bots should know about intruders while they build: who stops them, and where that is of use."""

from __future__ import annotations

from typing import Any

from starboard.galaxy.briefing import Briefing
from starboard.galaxy.mechanisms.guarding import GUARDS, armed, guards
from starboard.galaxy.modules.intruders.vocabulary import NAME

BRIEFING = Briefing(
    like={GUARDS: "special"},
    worths={GUARDS: 2.0},
    amounts={"crew": 1.15},
    gives=(guards,),
    joints=(armed,),
)


def brief(table: Any, _seat: int) -> list[Briefing]:
    """Where intruders are about, guards are worth their place."""
    return [BRIEFING] if NAME in table.modules else []
