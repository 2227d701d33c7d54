"""Drawings: text with styles as plain data, for any place that can show it. Every character is one column wide."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import TypeAlias
from unicodedata import bidirectional, combining, east_asian_width

Span: TypeAlias = tuple[str, str]
"""A piece of text and the name of its style; the name "" is plain."""

Line: TypeAlias = list[Span]

Drawing: TypeAlias = list[Line]
"""Lines of spans."""

WIDE = frozenset({"W", "F"})
FROM_THE_RIGHT = frozenset({"R", "AL"})


def line_width(line: Line) -> int:
    """The columns a line takes."""
    return sum(len(text) for text, _ in line)


def drawing_width(drawing: Drawing) -> int:
    """The columns of the longest line."""
    return max((line_width(line) for line in drawing), default=0)


def is_narrow(text: str) -> bool:
    """Whether every character of a text that somebody typed is one column wide and stays where it is put."""
    return all(
        letter.isprintable()
        and not combining(letter)
        and east_asian_width(letter) not in WIDE
        and bidirectional(letter) not in FROM_THE_RIGHT
        for letter in text
    )


def shortened(text: str, width: int) -> str:
    """As much of a text as there is room for."""
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"


def padded(line: Line, width: int) -> Line:
    """A line filled up with blanks."""
    return [*line, (" " * max(0, width - line_width(line)), "")]


def beside(drawings: Sequence[Drawing], width: int, gap: int = 2) -> Drawing:
    """Drawings side by side as far as the width goes, the others below them."""
    rows: list[list[Drawing]] = []
    used = 0
    for drawing in drawings:
        needed = drawing_width(drawing)
        if not rows or used + gap + needed > width:
            rows.append([])
            used = -gap
        rows[-1].append(drawing)
        used += gap + needed
    return below([_row(row, gap) for row in rows])


def _row(drawings: Sequence[Drawing], gap: int) -> Drawing:
    height = max(len(drawing) for drawing in drawings)
    widths = [drawing_width(drawing) for drawing in drawings]
    lines: Drawing = []
    for number in range(height):
        line: Line = []
        for drawing, width in zip(drawings, widths, strict=True):
            line += padded(drawing[number] if number < len(drawing) else [], width)
            line.append((" " * gap, ""))
        lines.append(line[:-1])
    return lines


def below(drawings: Sequence[Drawing]) -> Drawing:
    """Drawings below each other, with a blank line between them; empty ones leave no gap."""
    lines: Drawing = []
    for drawing in filter(None, drawings):
        lines += [[], *drawing] if lines else drawing
    return lines


def heading(title: str, width: int, style: str = "heading") -> Line:
    """A title on a rule across the width."""
    return [("── ", "rule"), (title, style), (" " + "─" * max(0, width - len(title) - 4), "rule")]


def paragraph(text: str, width: int, style: str = "", indent: str = "", bullet: str = "") -> Drawing:
    """A text broken into lines of the width; those after the first begin below the text, not below its bullet."""
    first, others = indent + bullet, indent + " " * len(bullet)
    lines = wrap(text, max(20, width), initial_indent=first, subsequent_indent=others, break_on_hyphens=False)
    return [[(line, style)] for line in lines]


def flow(items: list[Line], width: int, indent: int = 0) -> Drawing:
    """Little lines one after the other, as many on a line as fit."""
    lines: Drawing = []
    for item in items:
        if lines and line_width(lines[-1]) + 3 + line_width(item) <= width:
            lines[-1] += [(" · ", "label"), *item]
        else:
            lines.append([(" " * indent, ""), *item])
    return lines


def grid(rows: Sequence[Sequence[Line]]) -> Drawing:
    """Cells in columns: the first to the left, the others to the right."""
    widths = [max(line_width(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines: Drawing = []
    for row in rows:
        line: Line = [("  ", "")]
        for column, (cell, width) in enumerate(zip(row, widths, strict=True)):
            line += padded(cell, width) if not column else [("  " + " " * (width - line_width(cell)), ""), *cell]
        lines.append(line)
    return lines


def plain_text(drawing: Drawing) -> str:
    """The drawing without its styles."""
    return "".join("".join(text for text, _ in line).rstrip() + "\n" for line in drawing)
