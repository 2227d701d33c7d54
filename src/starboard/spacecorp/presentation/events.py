"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from starboard.engine import Event
from starboard.spacecorp.presentation.nouns import (
    action_name,
    capitalised,
    card_in_words,
    card_name,
    progress_name,
    progress_text,
    the_site,
    the_spot,
    tile_in_words,
    tile_name,
)
from starboard.words import Words

MINOR = frozenset({"card_drawn"})
"""Everyday events that are worth telling only to the one they happen to."""


def event(event: Event, seat: int | None, words: Words) -> str:
    """What happened, told to a seat (None: to somebody who only watches)."""
    who = "you" if event.seat is not None and event.seat == seat else "other"
    values: dict[str, Any] = {"who": who, "name": ""}
    if event.seat is not None:
        values["name"] = words.seat_name(event.seat)
    for name, value in event.data.items():
        said = _SAID.get(name)
        values |= {name: value} if said is None else said(value, words)
    values |= _of_its_kind(event, who, words)
    return capitalised(words(f"event-{event.kind}", **values))


def _of_its_kind(event: Event, who: str, words: Words) -> dict[str, Any]:
    """What the values of some kinds of events mean besides, or differently."""
    data = event.data
    match event.kind:
        case "cards_played":
            played = [card_name(card, words) for card in data["cards"]]
            if data["time"]:
                played.append(words(f"played-time-{data['time']}"))
            return {"cards": ", ".join(played)}
        case "helped":
            owed = list(dict.fromkeys(data["owed"]))
            return {"helpers": _helpers(event, who, words), "owed": len(data["owed"]), "owed_to": _names(owed, words)}
        case "base_built" | "heritage":
            return {"base": words(f"base-{data['base']}.a")}
        case "no_progress":
            return {"kind": words(f"kind-{data['progress']}")}
        case "profit":
            amount, source = data["amount"], words(f"source-{data['source']}")
            return {"way": "gain" if amount > 0 else "loss", "amount": abs(amount), "source": source}
        case "card_drawn":
            return {"source": words(f"drawn-{data['source']}")}
        case "game_over":
            return {"winners": len(data["winners"]), "names": _names(data["winners"], words)}
        case _:
            return {}


def _helpers(event: Event, who: str, words: Words) -> str:
    """Whose infra and which bases an action has used."""
    helpers = [
        words("helper-infra-own", who=who) if seat == event.seat else words("helper-infra", name=words.seat_name(seat))
        for seat in event.data["infra"]
    ]
    helpers += [words("helper-base", spot=the_spot(spot, words)) for spot in event.data["bases"]]
    return ", ".join(helpers)


def _names(seats: Sequence[int], words: Words) -> str:
    return ", ".join(words.seat_name(seat) for seat in seats)


def _progress(value: str, words: Words) -> dict[str, Any]:
    if value in ("adaptation", "breakthrough"):
        return {}
    return {"progress": progress_name(value, words), "text": progress_text(value, words)}


_SAID: dict[str, Callable[[Any, Words], dict[str, Any]]] = {
    "action": lambda value, words: {"action": action_name(value, words)},
    "card": lambda value, words: {"card": card_name(value, words), "said": card_in_words(value, words)},
    "colony": lambda value, words: {"colony": words(f"colony-{value}")},
    "edge": lambda value, words: {"edge": words(f"card-{value}")},
    "era": lambda value, words: {"era": words(f"era-{value}")},
    "progress": _progress,
    "site": lambda value, words: {"site": the_site(value, words)},
    "spot": lambda value, words: {"spot": the_spot(value, words)},
    "tile": lambda value, words: {"tile": tile_name(value, words), "said": tile_in_words(value, words)},
}
"""The values of events that are said in words, whatever the event."""
