"""Options in words, one by one or for a long list."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.engine import Decision, Option, View
from starboard.engine.vocabulary import arguments_of, form_of
from starboard.galaxy.catalog.components import ARROWS, COMPONENTS, piece_of_key
from starboard.galaxy.presentation.nouns import a_component, card_line, card_title, number, planet_goods, thing_said
from starboard.galaxy.presentation.places import your_component
from starboard.galaxy.registry import figures
from starboard.galaxy.view import ShipView
from starboard.galaxy.vocabulary import read
from starboard.galaxy.vocabulary.questions import (
    Bid,
    Board,
    Finish,
    GiveUpSection,
    Land,
    LeaveBlock,
    LiftBlock,
    Load,
    Look,
    OnSquare,
    Point,
    Take,
    Use,
    Weld,
)
from starboard.words import Words


def option(option: str, decision: Decision, view: View, words: Words) -> str:
    """One option in words."""
    read_option = read(decision.question, option)
    if isinstance(read_option, Board):
        return words(f"option-board_crew-{read_option.who}")
    message = f"option-{decision.question}-{form_of(type(read_option)).name}"
    return words(message, **_option_values(read_option, decision, view, words))


def brief(option: str, decision: Decision, view: View, words: Words) -> tuple[str, str]:
    """An option for a long list: what it is about, and the last detail in which it differs from its neighbours."""
    match read(decision.question, option):
        case Weld(square, turn):
            return square, ARROWS[turn]
        case OnSquare(square):
            return f"{square} {_what_stands_on(square, _ship(decision, view), words)}", ""
        case Load(colour, square) | LiftBlock(colour, square):
            return colour, square
        case other:
            return " ".join(arguments_of(other)) or option, ""


def _first_crew_member(ship: ShipView, square: str) -> str:
    """The name of the figure that goes first from a square."""
    kinds = [figures()[letter] for letter in ship.figures[square]]
    return next(kind.name for kind in kinds if kind.crew)


def _ship(decision: Decision, view: View) -> ShipView:
    ship: ShipView = view.table.ships[decision.seat]
    return ship


def _what_stands_on(square: str, ship: ShipView, words: Words) -> str:
    return words(f"kind-{piece_of_key(ship.pieces[square]).kind}") if square in ship.pieces else square


def _option_values(option: Option, decision: Decision, view: View, words: Words) -> dict[str, Any]:
    match option:
        case Take(component) | Use(component):
            return {"component": a_component(component, words), "connectors": COMPONENTS[component].connectors}
        case Weld(square, turn):
            return {"square": square, "arrow": ARROWS[turn]}
        case Look(pile):
            return {"pile": pile}
        case Finish(number_tile):
            return {"number": number_tile}
        case GiveUpSection(section):
            return {"section": words(f"section-{section}")}
        case Bid(amount):
            return {"amount": amount}
        case Point(seat):
            return {"name": words.seat_name(seat)}
        case Land(planet):
            return {"number": planet, "goods": planet_goods(decision.about["card"], planet, words)}
        case Load(colour, square) | LiftBlock(colour, square):
            return {
                "block": words(f"block-{colour}"),
                "component": your_component(square, _ship(decision, view), words),
            }
        case LeaveBlock(colour):
            return {"block": words(f"block-{colour}")}
        case OnSquare(square):
            called = your_component(square, _ship(decision, view), words)
            return {"component": called, **_square_values(decision.question, square, decision, view, words)}
        case _:
            return _plain_values(option, decision, view, words)


def _plain_values(option: Option, decision: Decision, view: View, words: Words) -> dict[str, Any]:
    """The arguments of a module's option: seats, squares, components, blocks and cards by name, others as they are.

    An option that chooses one of several areas of the card says what stands there (`{ $reward }`).
    """
    values: dict[str, Any] = msgspec.structs.asdict(option)
    for value in tuple(values.values()):
        values |= thing_said(value, words)
    if "area" in values and "card" in decision.about:
        values |= card_line(decision.about["card"], values["area"], words)
    if "seat" in values:
        values["name"] = words.seat_name(values["seat"])
    if "card" in values:
        values["card"] = card_title(values["card"], words)
    if "component" in values:
        tile = values["component"]
        values |= {"component": a_component(tile, words), "connectors": COMPONENTS[tile].connectors}
    if "square" in values:
        values["component"] = your_component(values["square"], _ship(decision, view), words)
    if "colour" in values:
        values["block"] = words(f"block-{values['colour']}")
    return values


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
            return {}
