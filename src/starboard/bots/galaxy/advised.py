"""What modules advise: answers to their own questions, and what their parts are worth to a builder.

A module's `advice.py` may offer `choose(decision, table)`, the option to take or None, `worth(part)`,
`joint(parts, others)`, what it is worth that two components are joined of which one has a part of a module, and
`brief(table, seat)`, briefings about what a builder should mind in the flight to come.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from starboard.engine import Decision
from starboard.galaxy.briefing import Briefing, merged
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.registry import advice, modules
from starboard.galaxy.view import TableView

Choosing: TypeAlias = Callable[[Decision, Any], str | None]


def answer(decision: Decision, table: Any) -> str | None:
    """What the first of the modules in play that has an opinion would choose; None if none has."""
    if not table.modules:
        return None
    for choose in _choosing(tuple(table.modules)):
        chosen = choose(decision, table)
        if chosen in decision.options:
            return chosen
    return None


@cache
def _choosing(names: tuple[str, ...]) -> tuple[Choosing, ...]:
    """How modules choose, in the order in which they are asked."""
    packages = [f"{module.package}.advice" for module in modules() if module.name in names]
    return tuple(told.choose for told in advice() if told.__name__ in packages and hasattr(told, "choose"))


MOST_KNOWN = 16384
_WORTHS: dict[int, tuple[Parts, float]] = {}
_JOINTS: dict[tuple[int, int], tuple[Parts, Parts, float]] = {}
"""What has been asked before. The parts are kept with it, so that their identities stay their own."""


def worth(parts: Parts) -> float:
    """What the parts of modules on a component are worth."""
    known = _WORTHS.get(id(parts))
    if known is None:
        asked = [told for told in advice() if hasattr(told, "worth")]
        known = (parts, float(sum(told.worth(part) for part in parts.more for told in asked)))
        if len(_WORTHS) >= MOST_KNOWN:
            _WORTHS.clear()
        _WORTHS[id(parts)] = known
    return known[1]


def joint(parts: Parts, others: Parts) -> float:
    """What it is worth that two components are joined; nothing where neither has a part of a module."""
    if not parts.more and not others.more:
        return 0.0
    known = _JOINTS.get((id(parts), id(others)))
    if known is None:
        asked = [told for told in advice() if hasattr(told, "joint")]
        known = (parts, others, float(sum(told.joint(parts, others) for told in asked)))
        if len(_JOINTS) >= MOST_KNOWN:
            _JOINTS.clear()
        _JOINTS[id(parts), id(others)] = known
    return known[2]


def briefing(table: TableView, seat: int) -> Briefing:
    """What all modules in play tell the builder of a seat, in one."""
    return merged([told for one in advice() if hasattr(one, "brief") for told in one.brief(table, seat)])
