"""All that SpaceCorp asks and tells, declared once."""

from starboard.engine import Vocabulary
from starboard.spacecorp.vocabulary.events import EVENTS
from starboard.spacecorp.vocabulary.questions import QUESTIONS

VOCABULARY = Vocabulary(QUESTIONS, EVENTS)

read = VOCABULARY.read
"""An option of a question, taken apart."""
of_form = VOCABULARY.of_form
"""The options of a decision that have a form, taken apart, by their texts."""
