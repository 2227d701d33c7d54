"""All that Galaxy Trucker asks and tells, declared once; what modules ask and tell comes with their manifests."""

from __future__ import annotations

from functools import cache

from starboard.engine import Decision, Option, Vocabulary
from starboard.engine.vocabulary import F
from starboard.galaxy.registry import modules
from starboard.galaxy.vocabulary.boarding import EVENTS as BOARDING
from starboard.galaxy.vocabulary.events import EVENTS
from starboard.galaxy.vocabulary.questions import QUESTIONS

BASE = Vocabulary(QUESTIONS, (*EVENTS, *BOARDING))


@cache
def vocabulary() -> Vocabulary:
    """The vocabulary of the base game and of all modules, since all are always installed."""
    return BASE.plus(*(module.vocabulary for module in modules()))


def read(question: str, option: str) -> Option:
    """An option of a question, taken apart."""
    return vocabulary().read(question, option)


def of_form(decision: Decision, form: type[F]) -> dict[str, F]:
    """The options of a decision that have a form, taken apart, by their texts."""
    return vocabulary().of_form(decision, form)
