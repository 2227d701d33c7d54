"""What a part of the soak test has found out: figures, some of them with a goal."""

from __future__ import annotations

from msgspec import Struct


class Figure(Struct, frozen=True):
    """One line of the table: what was counted or measured, what came of it, and the goal if it has one."""

    name: str
    value: str
    goal: str = ""
    met: bool = True


class Part(Struct):
    """The figures of one part, and how long it took."""

    name: str
    figures: list[Figure]
    seconds: float
    notes: list[str]
    """What explains a figure: details of a miss, things that were left out and why."""

    @property
    def met(self) -> bool:
        """Whether no goal was missed."""
        return all(figure.met for figure in self.figures)


def none_of(name: str, count: int, of: str = "") -> Figure:
    """A figure whose goal is 0."""
    return Figure(name, f"{count:,}{of}", "0", count == 0)


def at_least(name: str, count: int, goal: int) -> Figure:
    """A count that must reach its goal."""
    return Figure(name, f"{count:,}", f"≥ {goal:,}", count >= goal)


def at_most(name: str, value: float, goal: float, form: str) -> Figure:
    """A measure that must stay within its goal; `form` writes both."""
    return Figure(name, form.format(value), f"≤ {form.format(goal)}", value <= goal)
