"""Adventure cards as drawings: the name, then the rule in our own words."""

from starboard.engine import View
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.presentation.nouns import capitalised, card_lines, card_notes, card_title
from starboard.words import Words
from starboard.words.drawing import Drawing, paragraph


def card_drawing(card: str, view: View, words: Words, width: int) -> Drawing:
    """A card of the round being played, from its id or text, with what modules in play change about it."""
    table = view.table
    round_name = table.rounds[table.round]
    number = f"  {card}" if card in CARDS else ""
    rule, *details = card_lines(card, round_name, words)
    lines: Drawing = [[(card_title(card, words), "card"), (number, "label")]]
    lines += paragraph(rule, width, indent="  ")
    for detail in details:
        lines += paragraph(capitalised(detail), width, indent="  ", bullet="• ")
    for note in card_notes(card, table.modules, words):
        lines += paragraph(note, width, indent="  ")
    return lines
