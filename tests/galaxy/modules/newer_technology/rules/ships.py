"""Ships with the new components, and the ways in which the tests meet cards with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.engine import Rehearsal
from starboard.galaxy.registry import modules
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

QUIET = "nothing"
"""A card that concerns nobody."""

SCOUT = """
ship I
7,6 cannon 0030 ^
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""

CYAN: Any = {
    module.switch: module.on[0]
    for module in modules()
    if "first" in module.editions and any(kind.name == "cyan" for kind in module.figures)
}
"""Whatever brings cyan aliens, boosters, furnaces and stasis chambers."""

CREW_ZONE = "combat_zone lines=crew:days:1"


def meet(*ships: str, card: str, after: Sequence[str] = (QUIET,), **said: Any) -> Rehearsal[Table]:
    """These ships meet a card, and quiet ones after it."""
    return flight(*ships, cards=[card, *after], **said, newer_technology="yes")


def crew(number: int) -> str:
    """A ship with an armed-to-nobody crew of an even size, in cabins along its middle."""
    squares = ["7,7", "6,7", "8,7", "6,8", "8,8", "6,6", "8,6"]
    kinds = ["starting_cabin", *["cabin"] * 6]
    cabins = [f"{square} {kind} 3333 crew=2" for square, kind in zip(squares, kinds, strict=True)]
    return "\n".join(["ship I", *cabins[: number // 2], "7,8 engine 3000 ^"])


def story(r: Rehearsal[Table], *kinds: str) -> list[tuple[str, int | None]]:
    """The events of these kinds, in their order, with their seats."""
    return [(event.kind, event.seat) for event in r.happened if event.kind in kinds]


def counted(r: Rehearsal[Table], what: str, seat: int = 0) -> float:
    """What a seat has declared last."""
    strength: float = r.events(f"{what}_counted", seat)[-1].data["strength"]
    return strength


def parts_counted(r: Rehearsal[Table], what: str, seat: int = 0) -> dict[str, float]:
    """What a seat's last count was made of."""
    return {word: amount for word, amount, _ in r.events(f"{what}_counted", seat)[-1].data["parts"]}


def destroyed(r: Rehearsal[Table], seat: int = 0) -> list[str]:
    """The squares of a ship's components that were destroyed."""
    return [event.data["square"] for event in r.events("component_destroyed", seat)]


def told(r: Rehearsal[Table], option: str, seat: int = 0) -> dict[str, Any]:
    """What the open decision tells of an option."""
    found: dict[str, Any] = r.asked(seat).about["options"][option]
    return found
