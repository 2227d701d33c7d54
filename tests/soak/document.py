"""The figures in docs/reliability.md: the block between two marks is written by the soak test itself."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct, field

from starboard.compiled import is_compiled
from tests.soak.figures import Figure, Part

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reliability.md"
BEGIN, END = "<!-- figures of make soak -->", "<!-- end of figures -->"


def _machine() -> str:
    compiled = "compiled rules" if is_compiled() else "rules as plain Python"
    return (
        f"{os.cpu_count()} × {platform.machine()}, {platform.system()}, Python {platform.python_version()}, {compiled}"
    )


def _commit() -> str:
    try:
        said = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return said.stdout.decode().strip()


class Run(Struct):
    """A run of the soak test."""

    seed: str
    minutes: float
    parts: list[Part]
    at: str = field(default_factory=lambda: datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"))
    commit: str = field(default_factory=_commit)
    machine: str = field(default_factory=_machine)

    @property
    def title(self) -> str:
        """When, what and where."""
        return f"{self.at}, commit {self.commit}, {self.machine}, seed {self.seed}"


def write_figures(run: Run, page: Path = PAGE) -> None:
    """Put the figures of a run in place of those on the page."""
    text = page.read_text("utf-8")
    block = re.compile(re.escape(BEGIN) + ".*?" + re.escape(END), re.DOTALL)
    if not block.search(text):
        raise ValueError(f"{page.name} has no marks {BEGIN} and {END}")
    page.write_text(block.sub(lambda _: f"{BEGIN}\n{as_markdown(run)}{END}", text), "utf-8")


def as_markdown(run: Run) -> str:
    """The figures as a page shows them."""
    took = sum(part.seconds for part in run.parts) / 60
    lines = [f"Run of {run.at}, commit `{run.commit}`, {run.machine}, seed `{run.seed}`, {took:.0f} minutes:", ""]
    lines += ["| part | figure | value | goal | |", "|---|---|---:|---|---|"]
    for part in run.parts:
        for number, figure in enumerate(part.figures):
            cells = ("" if number else f"**{part.name}**", figure.name, figure.value, figure.goal, _verdict(figure))
            lines.append("| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |")
    notes = [f"- {part.name}: {note}" for part in run.parts for note in part.notes]
    return "\n".join([*lines, *(["", *notes] if notes else []), ""])


def _verdict(figure: Figure) -> str:
    if not figure.goal:
        return ""
    return "met" if figure.met else "**missed**"
