"""The terms of the house (`docs/rules/terms.toml`) and which texts for players break them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse

ROOT = Path(__file__).parents[2]
TERMS: dict[str, dict[str, dict[str, Any]]] = tomllib.loads((ROOT / "docs/rules/terms.toml").read_text("utf-8"))
EVERYWHERE = "everywhere"
FOR_THE_REPOSITORY = re.compile(r"<!-- repository -->.*?<!-- end -->", re.DOTALL)


def texts() -> Iterator[tuple[str, str, str, str]]:
    """Everything that players read: scope, language, where it stands, and the text."""
    for path in sorted([*ROOT.glob("src/starboard/**/words/*.ftl"), *ROOT.glob("web/src/words/*.ftl")]):
        language = path.stem.rpartition(".")[2]
        for message, text in messages(path.read_text("utf-8")):
            yield _scope(path), language, f"{path.relative_to(ROOT)} {message}", text
    for path in sorted(ROOT.glob("docs/rules/*.fr.md")):
        english = path.with_name(path.name.replace(".fr.md", ".md"))
        for page, language in ((english, "en"), (path, "fr")):
            for number, line in enumerate(read_by_players(page.read_text("utf-8")).splitlines(), 1):
                yield english.stem, language, f"{page.relative_to(ROOT)} line {number}", line
    for path in sorted(ROOT.glob("src/starboard/*/modules/*/rules/*.md")):
        for number, line in enumerate(read_by_players(path.read_text("utf-8")).splitlines(), 1):
            yield _scope(path), path.stem, f"{path.relative_to(ROOT)} line {number}", line


def read_by_players(page: str) -> str:
    """A rules page without what is there for readers of the repository alone; its lines keep their numbers."""
    return FOR_THE_REPOSITORY.sub(lambda cut: "\n" * cut.group().count("\n"), page)


def _scope(path: Path) -> str:
    """The game that a file speaks of; the client's pages around the games speak of Galaxy Trucker too."""
    for game in TERMS:
        if game in path.relative_to(ROOT).parts or path.name.startswith(f"{game}."):
            return game
    return "galaxy" if path.is_relative_to(ROOT / "web") else EVERYWHERE


def messages(source: str) -> Iterator[tuple[str, str]]:
    """Each message of a Fluent file, and each of its attributes, with all that it may say."""
    for entry in parse(source).body:
        if isinstance(entry, ast.Message):
            patterns = [(entry.id.name, entry.value)]
            patterns += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for name, pattern in patterns:
                yield name, " ".join(_said(pattern))


def _said(node: Any) -> Iterator[str]:
    """The literal texts of a pattern, those of its variants too; ids and variables are no words of ours."""
    if isinstance(node, (ast.TextElement, ast.StringLiteral)):
        yield node.value
    elif isinstance(node, ast.Variant):
        yield from _said(node.value)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                yield from _said(child)


def _pattern(phrases: list[str]) -> re.Pattern[str]:
    written = "|".join(re.escape(phrase).replace(r"\ ", r"[\s\u00a0]+") + "[sx]?" for phrase in phrases)
    return re.compile(rf"(?<![\w-])(?:{written})(?![\w-])", re.IGNORECASE)


def _rules() -> Iterator[tuple[str, str, str, re.Pattern[str], re.Pattern[str] | None]]:
    for scope, terms in TERMS.items():
        for name, term in terms.items():
            for language in ("en", "fr"):
                if forbidden := term.get(f"not_{language}"):
                    allowed = term.get(f"except_{language}")
                    yield scope, language, name, _pattern(forbidden), _pattern(allowed) if allowed else None


RULES = list(_rules())


def terms_broken_by(text: str, scope: str, language: str) -> list[str]:
    """The terms that a text of a game should have used and did not."""
    found = []
    for where, spoken, name, forbidden, allowed in RULES:
        if spoken == language and where in (scope, EVERYWHERE):
            looked_at = allowed.sub("", text) if allowed else text
            if forbidden.search(looked_at):
                found.append(name)
    return found


def broken() -> list[str]:
    """A line for each text and each term that it breaks: `web/src/words/guide.en.ftl guide-draw: component`."""
    return sorted(
        f"{place}: {term}"
        for scope, language, place, text in texts()
        for term in terms_broken_by(text, scope, language)
    )
