"""Both languages say the same things; what the messages of a game are is checked in the tests of that game's words."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse

from starboard.games import GAMES
from starboard.words import LANGUAGES
from starboard.words.words import words_text

ALL_PACKAGES = ("starboard.cli", "starboard.server", *(package for entry in GAMES.values() for package in entry.words))


def _variables_in(node: ast.BaseNode) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for part in vars(node).values():
        for child in part if isinstance(part, list) else [part]:
            if isinstance(child, ast.BaseNode):
                yield from _variables_in(child)


def _patterns(language: str, package: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in parse(words_text(language, package)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def _variables(language: str, package: str) -> dict[str, set[str]]:
    found = {}
    for name, pattern in _patterns(language, package):
        assert name not in found, f"{name} is written twice in {package}, {language}"
        found[name] = set(_variables_in(pattern))
    return found


@pytest.mark.parametrize("package", ALL_PACKAGES)
def test_all_languages_have_the_same_messages_with_the_same_variables(package: str) -> None:
    first, *others = (_variables(language, package) for language in LANGUAGES)
    assert first
    for other in others:
        assert other == first


@pytest.mark.parametrize("package", ALL_PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_use_typographic_apostrophes(package: str, language: str) -> None:
    texts = _literal_texts(language, package)
    assert [text for text in texts if "'" in text or '"' in text] == []


@pytest.mark.parametrize("package", ALL_PACKAGES)
def test_french_double_punctuation_keeps_to_its_word(package: str) -> None:
    wrong = re.compile(r" [;:!?»]|« |\w[;!?»]|«\w|\w:(?!\d)")
    assert [text for text in _literal_texts("fr", package) if wrong.search(text)] == []


@pytest.mark.parametrize("package", ALL_PACKAGES)
def test_french_says_whose_it_is_with_an_elision(package: str) -> None:
    whose = re.compile(r"\bde \{ \$(name|bidder|target|names) \}")
    assert whose.findall(words_text("fr", package)) == [], "DE($name) says d’Ada and de Bruno"


def _literal_texts(language: str, package: str) -> list[str]:
    return [
        element.value
        for _, pattern in _patterns(language, package)
        for element in pattern.elements
        if isinstance(element, ast.TextElement)
    ]
