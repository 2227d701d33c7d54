"""Why some table options do not go together, in words."""

from __future__ import annotations

from starboard.engine import SEATS, Need
from starboard.words.words import Words


def need_said(need: Need, words: Words) -> str:
    """The sentence of a need, which may mention what the options are called and which values would do."""
    values = need.among if need.of != SEATS else ()
    return words(
        f"need-{need.name}",
        option=_called(need.option, words),
        of=_called(need.of, words),
        among=", ".join(words(f"option-{need.of}-{value.replace(' ', '-')}") for value in values),
    )


def _called(option: str, words: Words) -> str:
    return "" if option == SEATS else words(f"option-{option}")
