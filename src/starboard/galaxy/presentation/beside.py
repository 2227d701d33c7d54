"""What modules bring to a table besides ships and cards: conditions in force, the own hand, things beside ships.

A module's part of the view may have the lists `offers`, `conditions`, `hand`, `tray`, `walkers`, `dead`, `ring` and
`journey`;
what is in them stands in `web/src/galaxy/flight/beside.ts`. With nothing there, nothing is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from starboard.engine import View
from starboard.words import Words
from starboard.words.drawing import Drawing, paragraph

Thing: TypeAlias = Mapping[str, Any]


def beside_drawing(view: View, words: Words, width: int) -> Drawing:
    """All of it, a line for each thing."""
    said = [
        *(words("beside-offer", thing=_told(thing, words)) for thing in _listed(view, "offers")),
        *(words("beside-condition", thing=_said(thing, words)) for thing in _listed(view, "conditions")),
        *(words("beside-hand", thing=_said(thing, words)) for thing in _listed(view, "hand")),
        *(
            words("beside-ship", name=words.seat_name(thing["seat"]), thing=_said(thing, words))
            for thing in _listed(view, "tray")
        ),
        *(
            words(
                "beside-walker",
                name=words.seat_name(walker["seat"]),
                walker=_word(f"crew-{walker['id']}", walker["id"], words),
                square=walker["square"],
            )
            for walker in _listed(view, "walkers")
        ),
    ]
    return [line for text in said for line in paragraph(text, width, "label")]


def journey_drawing(view: View, words: Words, width: int) -> Drawing:
    """What everybody owned after each flight of a journey so far, and what was awarded."""
    said = []
    for result, flown in zip(view.table.results, _listed(view, "journey"), strict=False):
        owned = [words("settlement-secret") if row["credits"] is None else row["credits"] for row in result["seats"]]
        standings = ", ".join(f"{words.seat_name(seat)} {purse}" for seat, purse in enumerate(owned))
        said.append(words("journey-flown", round=words("round-name", round=flown["round"]), standings=standings))
        said += [
            words(f"award-{won['award']}", name=words.seat_name(won["seat"]), thing=_title(won, words), pay=won["pay"])
            for won in flown["awards"]
        ]
    return [line for text in said for line in paragraph(text, width, "label")]


def dead_squares(view: View, seat: int) -> list[str]:
    """The squares of a seat's ship in which nothing works."""
    return [square for dead in _listed(view, "dead") if dead["seat"] == seat for square in dead["squares"]]


def on_ring(view: View, words: Words) -> dict[str, int]:
    """What stands on the ring without being a ship: where, by what it is called."""
    return {_word(f"thing-{thing['name']}", thing["name"], words): thing["position"] for thing in _listed(view, "ring")}


def _listed(view: View, what: str) -> Iterator[Thing]:
    for module in view.table.modules.values():
        yield from module.get(what, ())


def _said(thing: Thing, words: Words) -> str:
    """What it is called and what it says; one that nobody has words for goes by its plain name."""
    message, values, title = f"thing-{thing['name']}", thing.get("values", {}), _title(thing, words)
    return f"{title} — {words(f'{message}.text', **values)}" if words.knows(message) else title


def _title(thing: Thing, words: Words) -> str:
    return _word(f"thing-{thing['name']}", thing["name"], words, **thing.get("values", {}))


def _told(thing: Thing, words: Words) -> str:
    """The same with the story that begins with it, if there is one."""
    story = f"thing-{thing['name']}.story"
    told = words(story, **thing.get("values", {})) if words.knows(story) else ""
    return f"{_said(thing, words)} {told}".rstrip()


def _word(message: str, otherwise: str, words: Words, **values: str | int) -> str:
    return words(message, **values) if words.knows(message) else otherwise.replace("_", " ")
