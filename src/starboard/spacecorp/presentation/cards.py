"""Cards as drawings: the offer, one's own hand, and every card explained."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import View
from starboard.spacecorp.catalog.cards import CARDS, COLONIES, PROGRESS
from starboard.spacecorp.presentation.nouns import (
    benefit_text,
    capitalised,
    card_lines,
    card_name,
    card_worths,
    colony_name,
    progress_name,
    progress_text,
)
from starboard.spacecorp.vocabulary import read
from starboard.spacecorp.vocabulary.questions import DoubleCard, FromOffer, OfCard, OwnEdge, PlayCard
from starboard.words import Words
from starboard.words.drawing import Drawing, Line, below, heading, line_width, padded, paragraph

INFRA = "⌂"
NUMBER = 6
NAME = 28


def offer_drawing(view: View, words: Words, width: int) -> Drawing:
    """The four boxes of the offer."""
    return [heading(words("offer-title"), width), *_rows(view.table.offer, view, words, width)]


def hand_drawing(view: View, words: Words, width: int) -> Drawing:
    """The cards in one's own hand; nothing for somebody who only watches."""
    hand = _hand(view)
    if hand is None:
        return []
    title = heading(words("hand-title"), width)
    if not hand:
        return [title, [("  " + words("hand-empty"), "label")]]
    return [title, *_rows(sorted(hand), view, words, width)]


def open_hand_drawing(seat: int, view: View, words: Words, width: int) -> Drawing:
    """The cards in a hand that lies open, with whose hand it is."""
    title = heading(words("hand-of", name=words.seat_name(seat)), width)
    return [title, *_rows(sorted(view.table.corporations[seat].hand), view, words, width)]


def _hand(view: View) -> Sequence[str] | None:
    if view.seat is None:
        return None
    hand: Sequence[str] | None = view.table.corporations[view.seat].hand
    return hand


def hand_and_offer(view: View, words: Words, width: int) -> Drawing:
    """All cards that one could play or take."""
    return below([offer_drawing(view, words, width), hand_drawing(view, words, width)])


def _offered(view: View) -> set[str]:
    """The cards that the open question is about."""
    if view.decision is None:
        return set()
    options = (read(view.decision.question, option) for option in view.decision.options)
    return {option.card for option in options if isinstance(option, (PlayCard, FromOffer, OfCard, OwnEdge, DoubleCard))}


def _rows(cards: Sequence[str], view: View, words: Words, width: int) -> Drawing:
    """A line for each card: id, name, what it is worth; two where that is too long for one."""
    offered = _offered(view)
    lines: Drawing = []
    for card in cards:
        if not card:
            lines.append([(" " * NUMBER + words("offer-empty"), "quiet")])
            continue
        infra = INFRA if card in CARDS and CARDS[card].infra else " "
        head: Line = [
            (f"  {card:<{NUMBER - 2}}", "choice" if card in offered else "number"),
            (card_name(card, words), "card"),
            (f" {infra}", "label"),
        ]
        worths: Line = []
        for worth in card_worths(card, words):
            worths += [(", ", "label"), (worth, "value")] if worths else [(worth, "value")]
        lines += _joined(padded(head, NUMBER + NAME), worths, width)
    return lines


def _joined(head: Line, tail: Line, width: int) -> Drawing:
    if line_width(head) + 1 + line_width(tail) <= width:
        return [[*head, (" ", ""), *tail]]
    indent = max(0, min(NUMBER + 2, width - line_width(tail)))
    return [head, [(" " * indent, ""), *tail]]


def cards_explained(view: View, words: Words, width: int) -> Drawing:
    """Every card of the offer and of one's own hand in words; those of the same name once."""
    hand = _hand(view)
    return below(
        [
            _explained(words("cards-offer"), view.table.offer, words, width),
            [] if hand is None else _explained(words("cards-hand"), sorted(hand), words, width),
        ]
    )


def _explained(title: str, cards: Sequence[str], words: Words, width: int) -> Drawing:
    lines = [heading(title, width)]
    by_name: dict[tuple[str, str], list[str]] = {}
    for card in filter(None, cards):
        name = card_name(card, words)
        by_name.setdefault((name, card_worths(card, words)[0]), []).append(card)
    for (name, _), same in by_name.items():
        lines.append([(f"  {name}", "card"), (f"  {', '.join(same)}", "number")])
        for said in card_lines(same[0], words):
            lines += paragraph(said, width, indent="    ", bullet="• ")
    return lines


def progress_drawing(view: View, words: Words, width: int) -> Drawing:
    """The progress cards and the colony tiles that are left, with what they give."""
    left = {name: profits for name, profits in view.table.progress_left.items() if profits}
    lines: Drawing = [heading(words("progress-title"), width)]
    if not left:
        lines += paragraph(words("progress-none"), width, "label", indent="  ")
    for name in sorted(left, key=lambda name: (PROGRESS[name].kind, name)):
        lines += _progress(name, left[name], words, width)
    return below([lines, _colonies(view, words, width)])


def _progress(name: str, profits: Sequence[int], words: Words, width: int) -> Drawing:
    card = PROGRESS[name]
    notes = [words(f"kind-{card.kind}"), words("progress-copies", count=len(profits))]
    if max(profits):
        notes.append(words("progress-profit", n=max(profits)))
    if card.condition is not None:
        notes.append(words("progress-condition", n=card.condition.n, kind=card.condition.kind))
    lines: Drawing = [[(f"  {progress_name(name, words)}", "card")]]
    lines += paragraph(", ".join(notes), width, "label", indent="    ")
    return lines + paragraph(capitalised(progress_text(name, words)), width, indent="    ")


def _colonies(view: View, words: Words, width: int) -> Drawing:
    if not view.table.colonies_left:
        return []
    lines: Drawing = [heading(words("colonies-title"), width)]
    for name in sorted(view.table.colonies_left, key=lambda name: COLONIES[name].value):
        lines += paragraph(f"{colony_name(name, words)} · {benefit_text(name, words)}", width, indent="  ", bullet="• ")
    return lines
