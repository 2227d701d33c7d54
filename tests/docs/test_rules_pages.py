"""The rules pages for players: both languages have the same chapters and tell the same rules.

A page is Markdown with an anchor in every heading. What stands between `<!-- repository -->` and `<!-- end -->` is for
readers of the repository alone; the client leaves it out. Of that, rulings are told in both languages as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from starboard.galaxy.registry import boxes, modules
from starboard.games import GAMES
from tests.words.terms import read_by_players

RULES = Path(__file__).parents[2] / "docs" / "rules"
HEADING = re.compile(r"^(##+) +((?:<a id=\"[\w-]+\"></a>)*)(.*)$", re.MULTILINE)
ANCHOR = re.compile(r"<a id=\"([\w-]+)\"></a>")
CITED = re.compile(r"\[((?:[A-Z][A-Z\d]*-[\d.]+(?:–[\d.]+)?(?:, )?)+)\]")
EXAMPLE = re.compile(r"\b[A-Z][A-Z\d]-EX-\d+")
PICTURE = re.compile(r"^```picture (\w+)$", re.MULTILINE)
LINK = re.compile(r"\]\(#([\w-]+)\)")
RULING = re.compile(r"^- \*\*((?:[A-Z][A-Z\d]*-R|SB-[A-Z]+)-\d+)\b", re.MULTILINE)
GLOSSARY = "glossary"
"""An anchor that every page has, though it is made from the catalogue."""


def pages() -> Iterator[tuple[str, str, str]]:
    """Each page with its English and its French text."""
    for game in GAMES:
        yield game, (RULES / f"{game}.md").read_text("utf-8"), (RULES / f"{game}.fr.md").read_text("utf-8")
    brought = [(box.name, box.package) for box in boxes()] + [(module.name, module.package) for module in modules()]
    for name, package in brought:
        folder = files(package).joinpath("rules")
        if folder.is_dir():
            english, french = (folder.joinpath(f"{language}.md").read_text("utf-8") for language in ("en", "fr"))
            yield name, english, french


WHOLE = {name: (english, french) for name, english, french in pages()}
PAGES = {name: (read_by_players(english), read_by_players(french)) for name, (english, french) in WHOLE.items()}


def outline(page: str) -> list[tuple[str, tuple[str, ...]]]:
    """The headings of a page: how deep each is, and its anchors."""
    return [(depth, tuple(ANCHOR.findall(anchors))) for depth, anchors, _ in HEADING.findall(page)]


def chapters(page: str) -> dict[tuple[str, ...], str]:
    """The text below each heading, by the anchors of the heading."""
    found = list(HEADING.finditer(page))
    ends = [match.start() for match in found[1:]] + [len(page)]
    return {tuple(ANCHOR.findall(match[2])): page[match.end() : end] for match, end in zip(found, ends, strict=True)}


@pytest.mark.parametrize("name", PAGES)
def test_both_languages_have_the_same_chapters(name: str) -> None:
    english, french = PAGES[name]
    assert outline(english) == outline(french)
    anchors = [anchor for _, anchors in outline(english) for anchor in anchors]
    assert all(anchors for _, anchors in outline(english)), "every heading needs an anchor"
    assert len(set(anchors)) == len(anchors)


@pytest.mark.parametrize("name", PAGES)
def test_both_languages_tell_the_same_rules_in_each_chapter(name: str) -> None:
    english, french = map(chapters, PAGES[name])
    for chapter, text in english.items():
        for what in (CITED, EXAMPLE, PICTURE):
            assert what.findall(french[chapter]) == what.findall(text), chapter


@pytest.mark.parametrize("name", WHOLE)
def test_both_languages_have_the_same_rulings(name: str) -> None:
    english, french = map(RULING.findall, WHOLE[name])
    assert french == english
    assert len(set(english)) == len(english)
    assert english or name not in GAMES


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_to_chapters(name: str) -> None:
    for page in PAGES[name]:
        anchors = {anchor for _, anchors in outline(page) for anchor in anchors}
        assert set(LINK.findall(page)) <= anchors | {GLOSSARY}


@pytest.mark.parametrize("name", PAGES)
def test_french_signs_stay_on_the_line_of_their_word(name: str) -> None:
    text = re.sub(r"^```.*?^```$|^\|[-:| ]+\|$|<!--.*?-->", "", WHOLE[name][1], flags=re.DOTALL | re.MULTILINE)
    assert re.findall(r".* [;:!?»].*|.*« .*|.*'.*", text) == []
