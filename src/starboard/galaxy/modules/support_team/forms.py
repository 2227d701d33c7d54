"""Whose options are which: whoever may choose one of them now has somebody of the team to ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from starboard.engine import Option
from starboard.engine.vocabulary import form_of
from starboard.galaxy.modules.support_team import vocabulary as said

FORMS: Mapping[str, tuple[type[Option], ...]] = {
    "advertiser": (said.Predict,),
    "architect": (said.ChooseOutside,),
    "assembler": (said.LinkUp, said.PlateOver),
    "bureaucrat": (said.GainDays, said.RaiseFinish, said.LowerFinish, said.RaiseLooks, said.LowerLooks),
    "deliveryman": (said.Deliver, said.DeliverTo, said.Fetch, said.PutAway),
    "hypergeometer": (said.Unhinge,),
    "plumber": (said.Bypass, said.BypassMore, said.UniversalTile),
    "saboteur": (said.Snatch, said.SabotageShip),
    "security_guard": (said.Charge, said.CallDrill),
    "trader": (said.BuyBlocks, said.RaisePrice, said.LowerPrice),
    "welder": (said.WeldShut,),
}
"""Those who are not here are never asked for: what they do comes by itself."""


@cache
def forms_of(person: str) -> Sequence[str]:
    """The names of the forms that are somebody's own."""
    return list(dict.fromkeys(form_of(form).name for form in FORMS.get(person, ())))
