"""Questions, options and events as sentences: each is a Fluent message and the values it needs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starboard.engine import Decision, Event, View
from starboard.galaxy.catalog.components import COMPONENTS, piece_of_key
from starboard.galaxy.terminal.nouns import (
    a_component,
    blocks,
    capitalised,
    card_title,
    criterion,
    mistakes_in_words,
    number,
    planet_goods,
)
from starboard.galaxy.view import ShipView
from starboard.words import Words

SQUARE = re.compile(r"\d+,\d+")
MINOR = frozenset(
    {
        "component_drawn",
        "component_taken",
        "component_welded",
        "component_lifted",
        "component_returned",
        "component_set_aside",
        "pile_looked_at",
        "pile_put_back",
    }
)
"""Everyday acts at the yard: worth telling to the one who did them, too many to tell to everybody else."""


def form(option: str) -> str:
    """The form of an option, which names its message: its first word, or `square`."""
    return "square" if SQUARE.fullmatch(option) else option.partition(" ")[0]


def question(decision: Decision, view: View, words: Words) -> str:
    """The question in words."""
    said = words(f"question-{decision.question}", **_question_values(decision, view, words))
    return capitalised(re.sub(" +", " ", said).strip())


def _question_values(decision: Decision, view: View, words: Words) -> dict[str, Any]:
    about = decision.about
    values: dict[str, Any] = {name: value for name, value in about.items() if isinstance(value, (str, int))}
    if "card" in about:
        values["card"] = card_title(about["card"], words)
    if "errors" in about:
        values["errors"] = mistakes_in_words(about["errors"], words)
    if "hazard" in about:
        values["hazard"] = words(f"hazard-{about['hazard']}")
        values["from"] = words(f"from-{about['side']}")
        values["component"] = words(f"kind-{about['kind']}.the")
    if "hand" in about:
        values["hand"] = blocks(about["hand"], words)
        values["lifts"] = "yes" if any(form(option) == "lift" for option in decision.options) else "no"
    if "colour" in about:
        values["block"] = words(f"block-{about['colour']}")
    if "strength" in about:
        values["strength"] = number(about["strength"])
        values["next"] = number(about["next"]) if isinstance(about["next"], (int, float)) else ""
        values["rivals"] = _rivals(about, words)
    if decision.question == "build":
        hand = view.table.yard.places[decision.seat].hand
        values["hand"] = "none" if hand is None else "some"
        values["component"] = "" if hand is None else a_component(hand, words)
        values["moves"] = about.get("moves_left", "none")
    return values


def _rivals(about: Mapping[str, Any], words: Words) -> str:
    if "enemy" in about:
        return words("rivals-enemy", enemy=about["enemy"])
    if about.get("so_far"):
        return words("rivals-so_far", values=", ".join(map(number, about["so_far"])))
    return words("rivals-none")


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
            return {"crew": words(f"crew-{ship.aliens.get(square, 'human')}")}
        case _:
            return {"component": words(f"kind-{piece_of_key(ship.pieces[square]).kind}.the")}


def event(event: Event, seat: int | None, words: Words) -> str:
    """What happened, told to a seat (None: to somebody who only watches)."""
    kind = event.kind
    if kind == "component_taken" and event.data["source"] == "aside":
        kind = "component_used"
    values: dict[str, Any] = {"who": "other", "name": ""}
    if event.seat is not None:
        values = {"who": "you" if event.seat == seat else "other", "name": words.seat_name(event.seat)}
    for name, value in event.data.items():
        values |= _in_words(event, name, value, words)
    return capitalised(words(f"event-{kind}", **values))


def _in_words(event: Event, name: str, value: Any, words: Words) -> dict[str, Any]:
    said = _SAID.get(name)
    if said is not None:
        return {said[0]: said[1](value, words)}
    match name:
        case "component":
            return {"component": a_component(value, words), "connectors": COMPONENTS[value].connectors}
        case "pile":
            return {"pile": value + 1}
        case "aims" | "spot":
            return {}  # for those who draw
        case "square" if event.kind == "sabotage_tried":
            return {"square": value or "", "found": "yes" if value else "no"}
        case "colour" if event.kind == "alien_left":
            return {"crew": words(f"crew-{value}")}
        case "colour":
            return {"block": words(f"block-{value}")}
        case "source" if event.kind == "earned":
            return {"source": words(f"source-{value}")}
        case "dice":
            return {"one": value[0], "two": value[1], "total": sum(value)}
        case "card":
            return {"card": card_title(value, words)} | (
                {"criterion": criterion(value, event.data["line"], words)} if "line" in event.data else {}
            )
        case "days":
            return {"days": abs(value), "direction": "ahead" if value > 0 else "back"}
        case "positions":
            return {"order": _names(sorted(value, key=lambda seat: -value[seat]), words)}
        case "winners":
            return {"count": len(value), "names": _names(value, words)}
        case "numbers":
            return {"order": _names(sorted(range(len(value)), key=value.__getitem__), words)}
        case _:
            return {name: value}


def _names(seats: Sequence[int], words: Words) -> str:
    return ", ".join(words.seat_name(int(seat)) for seat in seats)


_SAID: dict[str, tuple[str, Callable[[Any, Words], str]]] = {
    "round": ("round", lambda value, words: words("round-name", round=value)),
    "kind": ("component", lambda value, words: words(f"kind-{value}.the")),
    "errors": ("errors", mistakes_in_words),
    "squares": ("squares", lambda value, _: " ".join(value)),
    "who": ("crew", lambda value, words: words(f"crew-{value}")),
    "goods": ("goods", blocks),
    "strength": ("strength", lambda value, _: number(value)),
    "side": ("from", lambda value, words: words(f"from-{value}")),
    "why": ("why", lambda value, words: words(f"why-{value}")),
    "reason": ("reason", lambda value, words: words(f"reason-{value}")),
}
"""The values of events that are said by a word of their own, whatever the event."""
