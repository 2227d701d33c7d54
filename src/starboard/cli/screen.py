"""The terminal: showing drawings in colour, and reading lines from a person or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import click
from rich.console import Console
from rich.text import Text

from starboard.words import Drawing

STYLES = {
    "question": "bold",
    "typed": "bold bright_cyan",
    "typed number": "grey62",
    "story": "grey85",
    "note": "grey62",
    "rule": "grey42",
    "heading": "bold",
}
WIDEST = 240


class Screen:
    """Where a game is shown. Colours are left out when nobody sees them, or when NO_COLOR asks for it."""

    def __init__(self, styles: Mapping[str, str] | None = None, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self._styles = {**STYLES, **(styles or {})}

    @property
    def width(self) -> int:
        """The columns there are."""
        return min(self.console.width, WIDEST)

    def show(self, drawing: Drawing) -> None:
        """Print a drawing."""
        for line in drawing:
            text = Text(no_wrap=True, overflow="ignore")
            for piece, style in line:
                text.append(piece, self._styles.get(style, style))
            text.rstrip()
            self.console.print(text, crop=False, soft_wrap=True)

    def say(self, text: str = "", style: str = "") -> None:
        """Print a sentence on one line, however long, so that paths and commands can be copied whole."""
        self.show([[(text, style)]])

    def complain(self, sentence: str) -> None:
        """Print a sentence on the error stream; nothing was changed."""
        self.console.file.flush()
        click.echo(sentence, err=True)

    def read(self, prompt: str) -> str:
        """The next line of the person at the terminal, or of the pipe; EOFError at its end."""
        if sys.stdin.isatty():
            return input(f"{prompt} ")
        self.console.print(Text(f"{prompt} "), end="")
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        self.console.print(Text(line.rstrip("\n")))
        return line.rstrip("\n")
