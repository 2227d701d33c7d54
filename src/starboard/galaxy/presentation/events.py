"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from starboard.engine import Event
from starboard.galaxy.catalog.components import COMPONENTS
from starboard.galaxy.presentation.follows import amounts_in_words
from starboard.galaxy.presentation.nouns import (
    a_component,
    blocks,
    capitalised,
    card_title,
    mistakes_in_words,
    number,
    thing_said,
)
from starboard.galaxy.presentation.places import noun
from starboard.words import Words

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


ROW_SIDES = frozenset({"left", "right"})
"""What comes from these sides comes along a row, everything else along a column."""


def event(event: Event, seat: int | None, words: Words) -> str:
    """What happened, told to a seat (None: to somebody who only watches)."""
    kind = event.kind
    if kind == "component_taken" and event.data["source"] == "aside":
        kind = "component_used"
    if kind == "weakest" and not _is_the_weakest(event):
        kind = "weakest_too"
    values: dict[str, Any] = {"who": "other", "name": ""}
    if event.seat is not None:
        values = {"who": "you" if event.seat == seat else "other", "name": words.seat_name(event.seat)}
    for name, value in event.data.items():
        values |= _in_words(event, name, value, words)
    if "aims" in event.data and "total" in event.data:
        values |= _coming(event.data, words)
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
        case "square" if "spot" in event.data:
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
            return {"card": card_title(value, words)}
        case "measure" if event.kind == "weakest":
            return {"criterion": words(f"combat-criterion-{value}"), "measure": value}
        case "kind":
            return {"noun": noun(value, words), "component": words(f"kind-{value}.a")}
        case "squares":
            return {"count": len(value)}
        case "why":
            return {"cause": value, "why": words(f"why-{value}")}
        case "tie":
            return {"tied": "yes" if value else "no"}
        case "against":
            return {"against": "none" if value is None else number(min(value.values()))}
        case "passed":
            return {"passes": _names(dict.fromkeys(value), words) if value else "none"}
        case "days":
            return {"days": abs(value), "direction": "ahead" if value > 0 else "back"}
        case "positions":
            return {"order": _names(sorted(value, key=lambda seat: -value[seat]), words)}
        case "winners":
            return {"count": len(value), "names": _names(value, words)}
        case "loss":
            return {"loss": amounts_in_words(value, words)}
        case "secret":
            return {"secret": "yes" if value else "no"}
        case "bids":
            return {"bids": _amounts(value, words)}
        case "counts":
            return {"counts": _amounts(value, words)}
        case "seats" if value is not None:
            return {"count": len(value), "names": _names(value, words)}
        case "numbers":
            return {"order": _names(sorted(range(len(value)), key=value.__getitem__), words)}
        case _:
            told = {name: value} if isinstance(value, str | int | float) else {}  # the rest is for drawing
            return {**told, **thing_said(value, words)}


def _coming(data: Mapping[str, Any], words: Words) -> dict[str, str]:
    """From where something comes and in which line: what is printed there need not be what was rolled."""
    total, aims = data["total"], [aim for aims in data["aims"].values() for aim in aims]
    sides = dict.fromkeys(aim["side"] for aim in aims) or {data["side"]: None}
    said = []
    for is_row in (False, True):
        lines = dict.fromkeys(aim["line"] for aim in aims if aim["line"] and (aim["side"] in ROW_SIDES) == is_row)
        if lines and [*lines] != [str(total)]:
            said.append(words("hazard-row" if is_row else "hazard-column", count=len(lines), line=", ".join(lines)))
    return {
        "from": ", ".join(words(f"from-{side}") for side in sides),
        "place": ", ".join([*said, *([words("hazard-rolled", total=total)] if total else [])]),
    }


def _is_the_weakest(event: Event) -> bool:
    """Whether it is the one whom the base game finds: of those with the lowest value, the first in flight order."""
    values = event.data["values"]
    return bool(str(event.seat) == min(values, key=values.__getitem__))


def _amounts(of_seats: Mapping[str, int], words: Words) -> str:
    return ", ".join(words("bid-of", name=words.seat_name(int(seat)), amount=of_seats[seat]) for seat in of_seats)


def _names(seats: Iterable[int], words: Words) -> str:
    return ", ".join(words.seat_name(int(seat)) for seat in seats)


_SAID: dict[str, tuple[str, Callable[[Any, Words], str]]] = {
    "round": ("round", lambda value, words: words("round-name", round=value)),
    "errors": ("errors", mistakes_in_words),
    "who": ("crew", lambda value, words: words(f"crew-{value}")),
    "goods": ("goods", blocks),
    "strength": ("strength", lambda value, _: number(value)),
    "side": ("from", lambda value, words: words(f"from-{value}")),
    "section": ("section", lambda value, words: words(f"section-{value}")),
    "hazard": ("hazard", lambda value, words: words(f"hazard-{value}")),
    "reason": ("reason", lambda value, words: words(f"reason-{value}")),
}
"""The values of events that are said by a word of their own, whatever the event."""
