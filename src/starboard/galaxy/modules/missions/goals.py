"""Whether truckers do the job: when a mission counts as fulfilled, and the table at which programs are tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.engine import View
from starboard.entry import Pick
from starboard.galaxy.modules.missions.catalogue import Mission, NoneLost, missions
from starboard.galaxy.modules.missions.choosing import CHOSEN, OPEN, PLAN, SWITCH
from starboard.galaxy.modules.missions.memory import NAME
from starboard.galaxy.modules.missions.pay import LINES
from starboard.galaxy.modules.missions.pilots import WATCHES

ROUNDS = ("I", "II", "III")
"""The classes in which programs fly missions."""


def any_jobs(pick: Pick) -> Mapping[str, str]:
    """Another three of the missions in each game, whatever truckers think of them."""
    plan: list[str] = []
    for ship_class in ROUNDS:
        left = [job.name for job in missions().values() if ship_class not in job.forbidden and job.name not in plan]
        plan.append(pick(left))
    return {SWITCH: CHOSEN, PLAN: " ".join(plan), "rounds": " ".join(ROUNDS)}


def goals(view: View, seat: int) -> Mapping[str, Sequence[bool]]:
    """The missions that a seat has set out on, as far as they were planned, and whether it has fulfilled them."""
    done: dict[str, list[bool]] = {}
    for name, result in zip(view.setup[PLAN].split(), view.table.results, strict=False):
        if name != OPEN and result["seats"][seat]["left"] != WATCHES:
            lines = [line for line in result["lines"] if line["seat"] == seat]
            done.setdefault(f"mission {name.replace('_', ' ')}", []).append(fulfilled(missions()[name], lines))
    return done


def fulfilled(mission: Mission, lines: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a mission has brought somebody more than it has cost, by these lines of a settlement; what it multiplies
    counts as well. If it asks for a ship that has lost nothing, that is what counts."""
    if any(isinstance(term, NoneLost) for term in mission.terms):
        return any(line["kind"] == LINES[NoneLost] for line in lines)
    own: list[int] = [line["amount"] for line in lines if line.get("source") == NAME or line["kind"] in mission.times]
    return sum(own) > 0
