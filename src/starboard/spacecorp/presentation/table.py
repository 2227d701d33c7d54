"""The whole table as one seat sees it, put together from map, contracts, corporations and cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starboard.engine import View
from starboard.spacecorp.presentation.business import contracts_drawing, results_drawing
from starboard.spacecorp.presentation.cards import (
    cards_explained,
    hand_and_offer,
    hand_drawing,
    offer_drawing,
    progress_drawing,
)
from starboard.spacecorp.presentation.corporations import corporations_drawing
from starboard.spacecorp.presentation.map import map_drawing
from starboard.spacecorp.presentation.nouns import action_name, card_names
from starboard.words import Words
from starboard.words.drawing import Drawing, Line, below, beside, flow, heading, paragraph

WIDE = 136
"""From so many columns on map and contracts stand beside corporations and cards."""
SIDE = 58
GAP = 2
AT_HAND = frozenset({"gather", "take_card", "upgrade_card", "slot", "edge", "research_base"})
"""Questions about cards alone: on a narrow screen map and contracts would only be in the way."""


def draw(view: View, words: Words, width: int) -> Drawing:
    """The table: the state of the turn above, then the map, contracts, corporations, offer and hand."""
    if view.over:
        over = below([[heading(words("over-title"), width)], results_drawing(view, words, width)])
        return below([over, _everything(view, words, width)])
    return [*_state(view, words, width), *_everything(view, words, width)]


def _everything(view: View, words: Words, width: int) -> Drawing:
    if width >= WIDE:
        space = [block(view, words, width - SIDE - GAP) for block in (map_drawing, contracts_drawing)]
        side = [block(view, words, SIDE) for block in (corporations_drawing, offer_drawing, hand_drawing)]
        return beside([_stacked(space), _stacked(side)], width, GAP)
    blocks = [corporations_drawing, offer_drawing, hand_drawing]
    if view.decision is None or view.decision.question not in AT_HAND:
        blocks = [map_drawing, contracts_drawing, *blocks]
    return _stacked([block(view, words, width) for block in blocks])


def _stacked(drawings: list[Drawing]) -> Drawing:
    """Drawings below each other; their headings part them well enough."""
    return [line for drawing in drawings for line in drawing]


def _state(view: View, words: Words, width: int) -> Drawing:
    """The era, whose turn it is, and what else holds for everybody."""
    table = view.table
    items: list[Line] = [
        [(words(f"era-{table.era}"), "heading")],
        [(words("table-turn", number=table.turns, name=words.seat_name(table.active)), f"seat {table.active}")],
        [(words("table-deck", count=table.deck), "label")],
        [(words("table-discard", count=len(table.discard)), "label")],
    ]
    if table.banned:
        items.append([(words("table-banned", action=action_name(table.banned, words)), "warning")])
    if table.ending:
        items.append([(words("table-ending", cause=table.ending), "warning")])
    lines = flow(items, width)
    if table.in_play:
        lines += paragraph(words("table-in-play", cards=card_names(table.in_play, words)), width, "label")
    return lines


def map_with_legend(view: View, words: Words, width: int) -> Drawing:
    """The map, and what its signs mean."""
    return map_drawing(view, words, width, legend=True)


def corporations_with_supply(view: View, words: Words, width: int) -> Drawing:
    """The corporations, with the bases and teams that they have left."""
    return corporations_drawing(view, words, width, supply=True)


LOOKS: Mapping[str, Callable[[View, Words, int], Drawing]] = {
    "map": map_with_legend,
    "corps": corporations_with_supply,
    "contracts": contracts_drawing,
    "hand": hand_and_offer,
    "cards": cards_explained,
    "progress": progress_drawing,
}
"""What a player may ask to see at any time, by the word that asks for it."""

PICTURES: Mapping[str, Callable[[View, Words, int], Drawing]] = {"era_ended": results_drawing}
"""Events that are told by a picture besides their sentence."""
