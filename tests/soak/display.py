"""What people see of a soak test: bars with figures on a terminal, plain lines elsewhere, and a table at the end."""

from __future__ import annotations

import time
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table

from tests.soak.document import Run
from tests.soak.figures import Part

WIDE = 150
"""Columns of the table where nobody says how many there are."""
EVERY = 10.0
"""Seconds between two plain lines of a part."""


class Display:
    """One bar for each part."""

    def __init__(self, parts: Sequence[str]) -> None:
        self._console = Console(stderr=True)
        self._progress = Progress(
            TextColumn("{task.description:9}"),
            BarColumn(bar_width=24),
            TimeElapsedColumn(),
            TextColumn("{task.fields[figures]}", markup=False),
            console=self._console,
            disable=not self._console.is_terminal,
        )
        self._bars: dict[str, TaskID] = {
            name: self._progress.add_task(name, start=False, total=1.0, figures="") for name in parts
        }
        self._told_at = 0.0

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()

    def say(self, text: str) -> None:
        """A line that stays."""
        self._console.print(text, markup=False, highlight=False, soft_wrap=True)

    def say_trace(self) -> None:
        """Where a part has failed."""
        self._console.print_exception()

    def tell(self, name: str, done: float, figures: str) -> None:
        """How far a part is."""
        if not self._console.is_terminal:
            if time.monotonic() - self._told_at > EVERY:
                self._told_at = time.monotonic()
                self.say(f"{name}: {done:.0%}, {figures}")
            return
        self._progress.start_task(self._bars[name])
        self._progress.update(self._bars[name], completed=done, figures=figures)

    def done(self, part: Part) -> None:
        """A part has come to its end."""
        missed = sum(not figure.met for figure in part.figures)
        told = f"{missed} goals missed" if missed else "done"
        self._progress.update(self._bars[part.name], completed=1.0, figures=told)
        self._progress.stop_task(self._bars[part.name])
        if not self._console.is_terminal:
            self.say(f"{part.name}: {told}, {part.seconds:.0f} s")


def show(run: Run) -> None:
    """The table of figures."""
    console = Console()
    if not console.is_terminal:
        console.width = WIDE
    table = Table(title=run.title)
    for column in ("part", "figure", "value", "goal", ""):
        table.add_column(column, justify="right" if column == "value" else "left", overflow="fold")
    for part in run.parts:
        for number, figure in enumerate(part.figures):
            verdict = "" if not figure.goal else "met" if figure.met else "MISSED"
            style = "" if figure.met else "bold red"
            table.add_row(
                "" if number else part.name,
                figure.name,
                figure.value,
                figure.goal,
                verdict,
                style=style,
                end_section=number == len(part.figures) - 1,
            )
    console.print(table)
    for part in run.parts:
        for note in part.notes:
            console.print(f"{part.name}: {note}", markup=False, highlight=False, soft_wrap=True)
