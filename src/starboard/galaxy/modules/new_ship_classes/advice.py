"""What bots should know about the strange ships."""

from __future__ import annotations

from typing import Any

from starboard.engine import Decision


def choose(decision: Decision, table: Any) -> str | None:
    """The direction with the strongest engines; of those, one in which nobody flies yet."""
    if decision.question != "direction":
        return None
    told, taken = decision.about["options"], _taken(decision, table)

    def merit(side: str) -> tuple[int, bool]:
        return told[side]["gain"]["engines"] - told[side]["price"].get("components", 0), side not in taken

    return max(decision.options, key=merit)


SIDE_BY_KEY = {"1": "left", "2": "rear", "3": "right"}
"""Which side of a board flies ahead when it is turned by so many quarters."""


def _taken(decision: Decision, table: Any) -> set[str]:
    """The directions of those who have chosen before."""
    mine = table.numbers[decision.seat]
    before = [ship.board for ship, number in zip(table.ships, table.numbers, strict=True) if number < mine]
    return {SIDE_BY_KEY.get(board.partition("/")[2], "front") for board in before}
