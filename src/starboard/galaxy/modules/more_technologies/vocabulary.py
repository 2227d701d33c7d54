"""What New Technologies of Keep on Trucking asks and tells."""

from __future__ import annotations

from starboard.engine import Vocabulary
from starboard.galaxy.mechanisms.technology.vocabulary import Boost, Burn, Recharged, ShieldBoosted
from starboard.galaxy.modules.more_technologies import living

VOCABULARY = Vocabulary(
    [*living.QUESTIONS],
    [ShieldBoosted, Recharged, *living.EVENTS],
    {
        "shield": (Boost,),
        "shoot": (Boost,),
        "power_cannons": (Boost,),
        "power_engines": (Boost,),
        "load": (Burn,),
        **living.FORMS,
    },
)
