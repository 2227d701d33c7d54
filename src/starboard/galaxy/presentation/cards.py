"""Adventure cards as drawings: the name, then the rule in our own words."""

from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.presentation.nouns import capitalised, card_lines, card_title
from starboard.words import Words
from starboard.words.drawing import Drawing, paragraph


def card_drawing(card: str, round_name: str, words: Words, width: int) -> Drawing:
    """A card of a round, from its id or text."""
    number = f"  {card}" if card in CARDS else ""
    rule, *details = card_lines(card, round_name, words)
    lines: Drawing = [[(card_title(card, words), "card"), (number, "label")]]
    lines += paragraph(rule, width, indent="  ")
    for detail in details:
        lines += paragraph(capitalised(detail), width, indent="  ", bullet="• ")
    return lines
