"""Messages in one language, read from the Fluent files that lie beside the code that uses them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from starboard.words.grammar import GRAMMAR

SAID_KEPT = 4096
"""Sentences that are remembered: at a hundred tables the same few are said again and again, once for each seat."""


class MissingWords(LookupError):
    """A message that is not there, or that could not be put together from what it was given."""


class Words:
    """Says messages by their id: `words("event-earned", amount=3)`; an attribute is named `id.attribute`.

    Strict words raise MissingWords where a message is missing or lacks a variable, which is what tests want; at a table
    a gap in the words must not end a game, so otherwise the id itself is shown.
    """

    def __init__(self, language: str, texts: Iterable[str], *, strict: bool = False) -> None:
        self.language = language
        self.strict = strict
        self._names: Mapping[int, str] = {}
        self._bundle = FluentBundle([language], functions=GRAMMAR, use_isolating=False)
        self._said = lru_cache(SAID_KEPT, typed=True)(self._say)
        for text in texts:
            self._bundle.add_resource(FluentResource(text))

    def knows(self, message: str) -> bool:
        """Whether there is such a message, or such an attribute of one."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def calling(self, names: Mapping[int, str]) -> Words:
        """The same words, which call the people on these seats by their names."""
        named = copy(self)
        named._names = names
        return named

    def seat_name(self, seat: int) -> str:
        """What a seat is called: by the name of who sits there, or, where nobody gave one, by its colour.

        A name that somebody else at the table goes by, too, is told with the colour: no two seats are called the same.
        """
        name = self._names.get(seat)
        if not name:
            return self.colour(seat)
        others = (called or self.colour(other) for other, called in self._names.items() if other != seat)
        return f"{name} ({self.colour(seat)})" if name in others else name

    def colour(self, seat: int) -> str:
        """The colour of a seat's pieces."""
        return self("seat", seat=seat)

    def __call__(self, message: str, /, **values: Any) -> str:
        """The message with these values in it."""
        is_plain = all(isinstance(value, (str, int, float)) for value in values.values())
        return self._said(message, **values) if is_plain else self._say(message, **values)

    def _say(self, message: str, /, **values: Any) -> str:
        try:
            said, problems = self._bundle.format_pattern(self._pattern(message), values)
        except LookupError:
            if self.strict:
                raise MissingWords(f"no words for {message!r} in {self.language!r}") from None
            return message
        if problems and self.strict:
            raise MissingWords(f"{message!r} in {self.language!r}: {problems[0]!r}")
        return str(said)

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise LookupError(message)
        return pattern


def words_for(language: str, *packages: str, strict: bool = False) -> Words:
    """The words of these packages, each read from `words/<language>.ftl` in the package."""
    return Words(language, (words_text(language, package) for package in packages), strict=strict)


def words_text(language: str, package: str) -> str:
    """The Fluent file of a package."""
    return files(package).joinpath("words", f"{language}.ftl").read_text("utf-8")
