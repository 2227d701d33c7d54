"""The building yard as a drawing: the hourglass, the hands, what lies face up, what is set aside."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import View
from starboard.galaxy.catalog.components import ARROWS, COMPONENTS, KINDS
from starboard.galaxy.presentation.cards import card_drawing
from starboard.galaxy.presentation.nouns import a_component
from starboard.galaxy.presentation.squares import WIDTH, contents, square
from starboard.galaxy.view import PlaceView, YardView
from starboard.words import Words
from starboard.words.drawing import Drawing, Line, below, beside, flow, heading, padded


def yard_drawing(view: View, words: Words, width: int) -> Drawing:
    """Everything at the yard that is not a ship."""
    table = view.table
    yard: YardView = table.yard
    title = words("yard-title", round=words("round-name", round=table.rounds[table.round]))
    state: list[Line] = [[(_hourglass(view, yard, words), "hourglass")]]
    state.append([(words("yard-heap", count=yard.heap), "label")])
    if yard.numbers:
        state.append([(words("yard-numbers", numbers=" ".join(map(str, yard.numbers))), "label")])
    if yard.turn is not None:
        state.append([(words("yard-turn", name=words.seat_name(yard.turn)), f"seat {yard.turn}")])
    places = [_place(seat, place, words) for seat, place in enumerate(yard.places)]
    lines = [heading(title, width), *flow(state, width), *flow(places, width)]
    return below([lines, _own_place(view, yard, words, width), _face_up(yard, words, width)])


def _hourglass(view: View, yard: YardView, words: Words) -> str:
    if view.setup["pace"] == "turns" or view.table.rounds[view.table.round] == "test":
        return words("yard-hourglass-none")
    if not yard.started:
        return words("yard-hourglass-ready", circle=yard.circle)
    if yard.time_up:
        return words("yard-hourglass-over")
    if yard.running and not yard.circle:
        return words("yard-hourglass-start")
    return words("yard-hourglass-running" if yard.running else "yard-hourglass-out", circle=yard.circle)


def _place(seat: int, place: PlaceView, words: Words) -> Line:
    if place.number:
        doing = words("yard-place-done", number=place.number)
    elif place.looking is not None:
        doing = words("yard-place-looking", pile=place.looking + 1)
    else:
        doing = words("yard-place-holding" if place.holding else "yard-place-building")
    return [(words.seat_name(seat), f"seat {seat}"), (f" {doing}", "label"), *_aside_mark(place)]


def _aside_mark(place: PlaceView) -> Line:
    return [(f" +{len(place.aside)}", "value")] if place.aside else []


def _own_place(view: View, yard: YardView, words: Words, width: int) -> Drawing:
    if view.seat is None:
        return []
    place = yard.places[view.seat]
    blocks: list[Drawing] = []
    if place.hand is not None:
        title: Line = [(words("yard-hand", component=a_component(place.hand, words)), "value")]
        blocks.append([title, *_turned(place.hand)])
    if place.aside:
        pictures = beside([_numbered(tile) for tile in place.aside], width, gap=0)
        blocks.append([[(words("yard-aside"), "value")], *pictures])
    lines = beside(blocks, width, gap=4)
    if yard.pile is not None and place.looking is not None:
        lines = below([lines, _cards(yard.pile, place.looking, view, words, width)])
    return lines


def _turned(tile: int) -> Drawing:
    """The ways of turning a component that differ, each above its arrow."""
    component = COMPONENTS[tile]
    return beside(
        [[*_picture(tile, turn), [(ARROWS[turn].center(WIDTH), "choice")]] for turn in component.turns],
        4 * WIDTH,
        gap=0,
    )


def _picture(tile: int, turn: int = 0) -> Drawing:
    piece = COMPONENTS[tile].turned[turn]
    return square(piece, contents(piece, None, ""))


def _numbered(tile: int) -> Drawing:
    return [*_picture(tile), [(str(tile).center(WIDTH), "choice")]]


def _cards(pile: Sequence[str], looking: int, view: View, words: Words, width: int) -> Drawing:
    lines: Drawing = [[(words("yard-cards", pile=looking + 1), "value")]]
    for card in pile:
        lines += card_drawing(card, view, words, width)
    return lines


def _face_up(yard: YardView, words: Words, width: int) -> Drawing:
    """The components that lie face up, kind by kind, each with its number and its connectors as printed."""
    if not yard.face_up:
        return [[(words("yard-face-up-none"), "value")]]
    lines: Drawing = [[(words("yard-face-up"), "value")]]
    names = {kind: words(f"kind-{kind}") for kind in KINDS}
    indent = max(map(len, names.values())) + 3
    for kind in KINDS:
        tiles = [tile for tile in sorted(yard.face_up) if COMPONENTS[tile].kind == kind]
        if not tiles:
            continue
        items: list[Line] = [[(str(tile), "choice"), (f" {COMPONENTS[tile].connectors}", "label")] for tile in tiles]
        for number, line in enumerate(flow(items, width - indent)):
            lines.append([*padded([("  " + names[kind] if not number else "", "label")], indent), *line])
    return lines
