"""A position of today in the form in which version 1 of the rules wrote it, for the hashes that were recorded then.

Whoever changes the saved form adds here how version 1 said the same, and in `galaxy/history.py` how it is read.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from starboard.engine import Position
from starboard.galaxy.catalog.figures import HUMAN
from starboard.galaxy.registry import figures
from tests.galaxy.settled import rows


def in_form_1(position: Position) -> Position:
    """A position as version 1 wrote it."""
    state = position.state
    old = {
        **{name: value for name, value in state.items() if name != "asks_everything"},
        "ships": [_ship(ship) for ship in state["ships"]],
        "bank": _bank(state["bank"]),
        "results": [{"round": result["round"], "seats": rows(result)} for result in state["results"]],
    }
    return replace(position, version="1", state=old)


def _ship(new: dict[str, Any]) -> dict[str, Any]:
    """Humans were counted, aliens named by their colours; what was empty was left out then as now."""
    ship = {name: value for name, value in new.items() if name != "figures"}
    lived = new.get("figures", {})
    humans = {square: len(letters) for square, letters in lived.items() if set(letters) == {HUMAN}}
    aliens = {square: figures()[letter].colour for square, letter in lived.items() if letter[0] != HUMAN}
    return ship | ({"humans": humans} if humans else {}) | ({"aliens": aliens} if aliens else {})


def _bank(new: dict[str, Any]) -> dict[str, Any]:
    """Humans, aliens of all colours, battery tokens and credits each had a field."""
    ledger = new["ledger"]
    return {
        "aliens": sum(amount for what, amount in ledger.items() if what in figures() and what != HUMAN),
        "blocks": new["blocks"],
        "cells": ledger.get("cells", 0),
        "credits": ledger.get("credits", 0),
        "humans": ledger.get(HUMAN, 0),
    }
