"""The picture of the terminal, from a real position; `make pictures` draws it with the others."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI

from starboard.arena.match import Match
from starboard.bots.roster import BOTS
from starboard.cli.listing import list_options
from starboard.cli.screen import Screen
from starboard.engine import Decision, Game
from starboard.games import game
from starboard.words import words_for
from starboard.words.drawing import paragraph

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDTH = 108
SEED, ROUND, QUESTION, SEAT, BLOCKS = "picture 5", 1, "land", 0, 3


def position() -> tuple[Game[Any], Decision]:
    """A game between programs, at a question that shows much of the table."""
    rules = game("galaxy").rules
    played = Game.new(rules, rules.setup(2), SEED)
    match = Match(played, [BOTS["galaxy"]["sensible"](seat) for seat in range(2)])
    while not played.over:
        decision = played.decision(SEAT)
        table = played.state
        if decision is not None and decision.question == QUESTION and table.round == ROUND:
            if len(table.ships[SEAT].blocks) >= BLOCKS:
                return played, decision
        match.step()
    raise SystemExit("the game ended before the question came; choose another seed")


def main() -> None:
    """Write docs/pictures/terminal.svg."""
    entry = game("galaxy")
    words = words_for("en", "starboard.cli", *entry.words, strict=True)
    played, decision = position()
    view = played.view(SEAT)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    screen = Screen(entry.presentation.styles, console)
    screen.show(entry.presentation.draw(view, words, WIDTH))
    screen.say()
    screen.show(paragraph(entry.presentation.question(decision, view, words), WIDTH, "question"))
    screen.show(list_options(decision, view, entry, words, WIDTH))
    # fonts from elsewhere are not loaded in a README, so the picture names those that are on every machine
    form = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    form = form.replace("Fira Code, monospace", "DejaVu Sans Mono, Menlo, Consolas, monospace")
    svg = console.export_svg(title="starboard play galaxy", theme=MONOKAI, code_format=form, unique_id="starboard")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
