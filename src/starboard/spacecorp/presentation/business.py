"""The Business Display as a drawing, and the profits of the eras that are over."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import View
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import contracts
from starboard.spacecorp.presentation.nouns import capitalised, contract_text
from starboard.words import Words
from starboard.words.drawing import Drawing, Line, grid, heading, paragraph

DONE = "✓"


def contracts_drawing(view: View, words: Words, width: int) -> Drawing:
    """The contracts of the era: number, reward now due, condition."""
    table = view.table
    count = words("contracts-fulfilled", count=table.fulfilled, needed=CONSTANTS.contracts_to_end)
    lines = [heading(f"{words('contracts-title')} · {count}", width)]
    for row, contract in contracts(table.era, len(table.corporations)).items():
        said = capitalised(contract_text(contract, words))
        reward = table.rewards.get(str(row))
        mark = [(f"{DONE:>4}", "done")] if reward is None else [(f"{f'+{reward}':>4}", "production")]
        text = paragraph(said, width - 9, "quiet" if reward is None else "")
        lines += [
            [
                (f"  {row}" if not number else "   ", "number"),
                *(mark if not number else [("    ", "")]),
                ("  ", ""),
                *line,
            ]
            for number, line in enumerate(text)
        ]
    return lines


def results_drawing(view: View, words: Words, width: int) -> Drawing:
    """The profits at the end of each era, and the final ones when the game is over."""
    table = view.table
    seats = range(len(table.corporations))
    rows: list[Sequence[Line]] = [
        [
            [(words("result-era"), "label")],
            [(words("result-turns"), "label")],
            *([(words.colour(seat), f"seat {seat}")] for seat in seats),  # names would not fit beside each other
        ]
    ]
    for result in table.results:
        rows.append(
            [
                [(words(f"era-{result['era']}"), "region")],
                [(str(result["turns"]), "label")],
                *([(str(profit), "")] for profit in result["profits"]),
            ]
        )
    if view.over:
        final = [corporation.profit for corporation in table.corporations]
        cells: list[Line] = [[(str(profit), "value")] for profit in final]
        rows.append([[(words("result-final"), "value")], [("", "")], *cells])
    return [heading(words("result-title"), width), *grid(rows)]
