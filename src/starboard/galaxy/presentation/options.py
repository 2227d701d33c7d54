"""Options in words, one by one or for a long list."""

from __future__ import annotations

import re
from typing import Any

from starboard.engine import Decision, View
from starboard.galaxy.catalog.components import COMPONENTS, piece_of_key
from starboard.galaxy.presentation.nouns import a_component, number, planet_goods
from starboard.galaxy.registry import figures
from starboard.galaxy.view import ShipView
from starboard.words import Words

SQUARE = re.compile(r"\d+,\d+")


def form(option: str) -> str:
    """The form of an option, which names its message: its first word, or `square`."""
    return "square" if SQUARE.fullmatch(option) else option.partition(" ")[0]


def option(option: str, decision: Decision, view: View, words: Words) -> str:
    """One option in words."""
    message = f"option-{decision.question}-{form(option)}"
    return words(message, **_option_values(option, decision, view, words))


def brief(option: str, decision: Decision, view: View, words: Words) -> tuple[str, str]:
    """An option for a long list: what it is about, and the last detail in which it differs from its neighbours."""
    match form(option):
        case "weld":
            _, square, arrow = option.split(" ")
            return square, arrow
        case "square":
            return f"{option} {_what_stands_on(option, _ship(decision, view), words)}", ""
        case "load" | "lift" if " " in option:
            _, colour, square = option.split(" ")
            return colour, square
        case _:
            return option.partition(" ")[2] or option, ""


def _first_crew_member(ship: ShipView, square: str) -> str:
    """The name of the figure that goes first from a square."""
    kinds = [figures()[letter] for letter in ship.figures[square]]
    return next(kind.name for kind in kinds if kind.crew)


def _ship(decision: Decision, view: View) -> ShipView:
    ship: ShipView = view.table.ships[decision.seat]
    return ship


def _what_stands_on(square: str, ship: ShipView, words: Words) -> str:
    return words(f"kind-{piece_of_key(ship.pieces[square]).kind}") if square in ship.pieces else square


def _option_values(option: str, decision: Decision, view: View, words: Words) -> dict[str, Any]:
    rest = option.partition(" ")[2]
    match decision.question, form(option):
        case _, "take" | "use":
            tile = int(rest)
            return {"component": a_component(tile, words), "connectors": COMPONENTS[tile].connectors}
        case _, "weld":
            square, arrow = rest.split(" ")
            return {"square": square, "arrow": arrow}
        case _, "look":
            return {"pile": int(rest)}
        case _, "finish":
            return {"number": int(rest)}
        case _, "point":
            return {"name": words.seat_name(int(rest))}
        case _, "land":
            place = int(rest)
            return {"number": place, "goods": planet_goods(decision.about["card"], place, words)}
        case "load", "load" | "lift":
            colour, square = rest.split(" ")
            return {"block": words(f"block-{colour}"), "square": square}
        case asked, "square":
            return {"square": option, **_square_values(asked, option, decision, view, words)}
        case _:
            return {}


def _square_values(asked: str, square: str, decision: Decision, view: View, words: Words) -> dict[str, Any]:
    ship = _ship(decision, view)
    match asked:
        case "keep_part":
            return {"squares": " ".join(decision.about["parts"][square])}
        case "power_cannons":
            return {"strength": number(decision.about["next"][square])}
        case "battery":
            return {"cells": ship.cells[square]}
        case "lose_crew":
            return {"crew": words(f"crew-{_first_crew_member(ship, square)}")}
        case _:
            return {"component": words(f"kind-{piece_of_key(ship.pieces[square]).kind}.the")}
