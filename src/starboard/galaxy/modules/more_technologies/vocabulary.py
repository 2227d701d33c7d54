"""What New Technologies of Keep on Trucking asks and tells."""

from __future__ import annotations

from starboard.engine import Vocabulary
from starboard.galaxy.mechanisms.technology.vocabulary import Boost, Burn, Recharged, ShieldBoosted

VOCABULARY = Vocabulary(
    [],
    [ShieldBoosted, Recharged],
    {
        "shield": (Boost,),
        "shoot": (Boost,),
        "power_cannons": (Boost,),
        "power_engines": (Boost,),
        "load": (Burn,),
    },
)
