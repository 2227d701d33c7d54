"""The corporations as a drawing: profit, hand, HQ, cubes and progress."""

from __future__ import annotations

from starboard.engine import View
from starboard.spacecorp.bases import tile_production
from starboard.spacecorp.catalog.cards import COLONIES, ERAS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import SUPPLY
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.presentation.nouns import (
    card_name,
    headquarters_worth,
    headquarters_worths,
    progress_name,
    tile_name,
)
from starboard.spacecorp.view import CorporationView
from starboard.words import Words
from starboard.words.drawing import Drawing, Line, flow, heading, line_width, padded, paragraph

FULL, EMPTY = "●", "○"
INDENT = 3
HEAD = 16
"""Columns of a corporation's name, at least."""


def corporations_drawing(view: View, words: Words, width: int, *, supply: bool = False) -> Drawing:
    """All corporations, in the order of their seats."""
    lines = [heading(words("corps-title"), width)]
    heads = [_head(seat, view, words) for seat in range(len(view.table.corporations))]
    column = max(HEAD, *(line_width(head) + 1 for head in heads))
    for seat, head in enumerate(heads):
        lines += _corporation(seat, padded(head, column), view, words, width, supply=supply)
    return lines


def _head(seat: int, view: View, words: Words) -> Line:
    """Whose turn it is, and what the corporation is called."""
    mark = "► " if seat == view.table.active and not view.over else "  "
    name = words.seat_name(seat) + (f" {words('corps-you')}" if seat == view.seat else "")
    return [(mark, "value"), (name, f"seat {seat}")]


def _corporation(seat: int, head: Line, view: View, words: Words, width: int, *, supply: bool) -> Drawing:
    table = view.table
    corporation: CorporationView = table.corporations[seat]
    column = line_width(head)
    numbers = [
        _item("profit", str(corporation.profit), words),
        _item("cards", str(corporation.cards), words),
        _cube("genetics", corporation.genetics, words),
    ]
    if table.era != "mariners":
        numbers.append(_cube("revelation", corporation.revelation, words))
    if corporation.passed:
        numbers.append([(words("corps-passed"), "warning")])
    first, *others = flow(numbers, width - column)
    lines: Drawing = [[*head, *first], *([(" " * column, ""), *other] for other in others)]
    details = [
        ("hq", _headquarters(corporation, words)),
        ("infra", ", ".join(card_name(card, words) for card in corporation.infra if card)),
        ("progress", ", ".join(progress_name(name, words) for name in corporation.progress)),
        ("colonies", _colonies(seat, view, words)),
        ("heritage", _heritage(corporation, table.era, words)),
    ]
    if supply:
        details.append(("teams", str(corporation.teams.count(SUPPLY))))
        details.append(("supply", _supply(corporation, words)))
    for label, said in details:
        if said:
            lines += _detail(words(f"corps-{label}"), said, width)
    return lines


def _item(name: str, value: str, words: Words) -> Line:
    return [(words(f"corps-{name}") + " ", "label"), (value, "value")]


def _cube(cube: str, spaces: int, words: Words) -> Line:
    """How far a cube has come, and where on the wheel it is."""
    lap = CONSTANTS.wheel.spaces
    wheel = FULL * (spaces % lap) + EMPTY * (lap - spaces % lap)
    return [*_item(cube, str(spaces), words), (f" {wheel}", "label")]


def _detail(label: str, said: str, width: int) -> Drawing:
    """A label and what there is to say, which stays beside its label however long it is."""
    room = 11
    text = paragraph(said, width - INDENT - room, "")
    lines: Drawing = []
    for number, line in enumerate(text):
        head = label if not number else ""
        lines.append([(" " * INDENT + head.ljust(room), "label"), *line])
    return lines


def _headquarters(corporation: CorporationView, words: Words) -> str:
    worths = headquarters_worths(corporation.headquarters, corporation.infra)
    return ", ".join(headquarters_worth(worth, words) for worth in worths.values())


def _colonies(seat: int, view: View, words: Words) -> str:
    founded = [name for owner, name in view.table.colonies.values() if owner == seat]
    return ", ".join(f"{words(f'colony-{name}')} {COLONIES[name].value}" for name in founded)


def _heritage(corporation: CorporationView, era: str, words: Words) -> str:
    if corporation.heritage is None:
        return ""
    tile, base = corporation.heritage
    said = {"tile": tile_name(tile, words), "base": words(f"base-{base}.a")}
    production = tile_production(TILES[tile], base, ERAS.index(era))
    if production is None:
        return words("corps-heritage-idle", **said)
    return words("corps-heritage-said", **said, n=production)


def _supply(corporation: CorporationView, words: Words) -> str:
    return ", ".join(f"{words(f'base-{base}')} {left}" for base, left in corporation.supply.items())
