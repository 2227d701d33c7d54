"""Words for people: Fluent messages in the languages of the house, and text with styles as plain data."""

from starboard.words.drawing import Drawing, Span, beside, drawing_width, heading, plain_text
from starboard.words.languages import LANGUAGES, pick_language
from starboard.words.words import MissingWords, Words, words_for

__all__ = [
    "LANGUAGES",
    "Drawing",
    "MissingWords",
    "Span",
    "Words",
    "beside",
    "drawing_width",
    "heading",
    "pick_language",
    "plain_text",
    "words_for",
]
