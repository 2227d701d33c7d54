"""The terms of a mission as numbers for one round: what its card says, for words, views and whoever chooses."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.galaxy.modules.missions.catalogue import Finished, Mission, Number, Sets, Terms, by_level


def values_of(mission: Mission, round_name: str) -> Mapping[str, int]:
    """All numbers of a mission in a round, by the names that its words have for them."""
    found: dict[str, int] = {}
    for term in mission.terms:
        if isinstance(term, Number):
            found |= {f"{term.what}_{count}": amount for count, amount in enumerate(term.credits, 1)}
        else:
            found[name_of(term)] = abs(by_level(term.credits, round_name))
    if mission.bet:
        found["bet"] = by_level(mission.bet, round_name)
    if mission.escort is not None:
        found["escort"] = by_level(mission.escort.credits, round_name)
        found["nearest"] = by_level(mission.escort.nearest, round_name)
        found["within"] = mission.escort.within
    supercards = by_level(mission.piles, round_name) + by_level(mission.unknown, round_name)
    if supercards:
        found["supercards"] = supercards
    return found


def name_of(term: Terms) -> str:
    """What the words call the credits of a term: `delivered_artifact`, `sets`, `finished`."""
    kind = str(term.__struct_config__.tag)
    return kind if isinstance(term, Finished | Sets) else f"{kind}_{term.what}"
