"""The words a person reads on the pages, from the client's own files, so that a person of the tests can read French."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse
from fluent.syntax.ast import Message, TextElement

from starboard.words.grammar import GRAMMAR

HOME = Path(__file__).parents[2]
GALAXY = HOME / "src" / "starboard" / "galaxy"
OF_MODULES = (GALAXY / "mechanisms" / "words", *sorted(GALAXY.glob("modules/*/words")))
FOLDERS = (HOME / "web" / "src" / "words", GALAXY / "words", *OF_MODULES)

ANYTHING = "\u00a7"
"""Given for a value that the reader does not care about."""

NO_BREAK = "\u00a0"
"""A space before French signs, which browsers give as any space when they are asked for a button's name."""


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=GRAMMAR, use_isolating=False)
    for folder in FOLDERS:
        for file in sorted([*folder.glob(f"*.{language}.ftl"), *folder.glob(f"{language}.ftl")]):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


class Words:
    """What messages say in a language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message: str, **values: object) -> str:
        """The text of a message."""
        found = _bundle(self.language).get_message(message)
        assert found.value is not None
        text, problems = _bundle(self.language).format_pattern(found.value, dict(values))
        assert not problems, problems
        return str(text)

    def like(self, message: str, *anything: str) -> re.Pattern[str]:
        """What a text that is made from a message looks like, whatever the named values are."""
        text = self(message, **dict.fromkeys(anything, ANYTHING))
        parts = (re.escape(part).replace(NO_BREAK, r"\s") for part in text.strip().split(ANYTHING))
        return re.compile(".+".join(parts), re.IGNORECASE)


@cache
def plain_messages(language: str) -> dict[str, str]:
    """Every message of the client that is the same in all circumstances."""
    words = Words(language)
    found: dict[str, str] = {}
    for file in sorted(FOLDERS[0].glob(f"*.{language}.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.value is not None:
                if all(isinstance(element, TextElement) for element in entry.value.elements):
                    found[entry.id.name] = words(entry.id.name)
    return found
