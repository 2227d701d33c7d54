"""What older rules wrote down, in the form of today.

Version 1 kept humans and aliens apart (`humans: {"7,7": 2}`, `aliens: {"8,7": "purple"}`) and counted them, battery
tokens and credits in fields of their own at the bank. The result of a round was a row for each seat with a column for
each kind of line (`finish`, `best_looking`, `goods`, and what was paid for `losses`). `tests/galaxy/form_1.py` writes
that form, so that recordings of version 1 still prove what they proved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from starboard.galaxy.bank import CELLS, CREDITS
from starboard.galaxy.catalog.figures import BROWN, HUMAN, PURPLE

_LINES = {"finish": 1, "best_looking": 1, "goods": 1, "losses": -1}
_ALIENS = {"purple": PURPLE, "brown": BROWN}


def state_of_1(data: Mapping[str, Any]) -> dict[str, Any]:
    """A state of version 1, in the form of today."""
    ships = [_ship_of_1(ship) for ship in data["ships"]]
    results = [_result_of_1(result) for result in data["results"]]
    return {**data, "ships": ships, "bank": _bank_of_1(data["bank"], ships), "results": results}


def _result_of_1(old: Mapping[str, Any]) -> dict[str, Any]:
    """Lines stand in the order in which they were paid: kind by kind, in the order at the finish."""
    rows = old["seats"]
    order = sorted(range(len(rows)), key=lambda seat: (rows[seat]["place"] is None, rows[seat]["place"] or seat))
    lines = [
        {"kind": kind, "seat": seat, "amount": sign * rows[seat][kind]}
        for kind, sign in _LINES.items()
        for seat in order
        if rows[seat][kind]
    ]
    seats = [{name: row[name] for name in ("place", "left", "credits")} for row in rows]
    return {"round": old["round"], "seats": seats, "lines": lines}


def _ship_of_1(old: Mapping[str, Any]) -> dict[str, Any]:
    ship = {name: value for name, value in old.items() if name not in ("humans", "aliens")}
    figures = {square: HUMAN * count for square, count in old.get("humans", {}).items() if count}
    figures |= {square: _ALIENS[colour] for square, colour in old.get("aliens", {}).items()}
    return {**ship, "figures": figures} if figures else ship


def _bank_of_1(old: Mapping[str, Any], ships: list[dict[str, Any]]) -> dict[str, Any]:
    """It counted aliens of all colours together; which they are can be seen on the ships."""
    aboard = Counter("".join(letters for ship in ships for letters in ship.get("figures", {}).values()))
    ledger = {letter: -amount for letter, amount in aboard.items()} | {CELLS: old["cells"], CREDITS: old["credits"]}
    return {"blocks": old["blocks"], "ledger": {what: amount for what, amount in ledger.items() if amount}}
