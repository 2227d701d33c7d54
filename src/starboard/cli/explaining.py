"""`explain cannon`: the glossary entries that a few typed words mean, as drawings."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence

from starboard.entry import GlossaryEntry, GlossaryGroup
from starboard.words import Drawing, Words
from starboard.words.drawing import paragraph

MOST = 6
"""More entries than this are only named."""


def found(typed: str, glossary: Iterable[GlossaryGroup]) -> list[GlossaryEntry]:
    """The entries that somebody means by a name, the beginning of one, a word in one, or the id of a card or a tile."""
    wanted = _plain(typed)
    entries = [entry for group in glossary for entry in group.entries]
    ways: tuple[Callable[[GlossaryEntry], bool], ...] = (
        lambda entry: wanted in (_plain(entry.name), *map(_plain, _ids(entry))),
        lambda entry: _plain(entry.name).startswith(wanted),
        lambda entry: wanted in _plain(entry.name),
    )
    for way in ways:
        if meant := [entry for entry in entries if way(entry)]:
            return meant
    return []


def _ids(entry: GlossaryEntry) -> list[str]:
    return [entry.key.partition("/")[2], *(key for item in entry.items for key in item.keys)]


def _plain(text: str) -> str:
    """Without accents, capitals and underscores, as people type."""
    parts = unicodedata.normalize("NFD", text.casefold().replace("_", " ").strip())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def entries_drawing(typed: str, entries: Sequence[GlossaryEntry], words: Words, width: int) -> Drawing:
    """The entries one after the other; of one that is meant by the id of a card, that card alone."""
    if len(entries) > MOST:
        return paragraph(words("explain-several", names=", ".join(entry.name for entry in entries)), width)
    lines: Drawing = []
    for entry in entries:
        lines.append([(entry.name, "typed"), (f"  {facts(entry, words)}", "note")])
        lines += paragraph(entry.text, width, indent="  ")
        for item in entry.items:
            if _plain(typed) in map(_plain, item.keys) and item.text:
                lines += paragraph(f"{item.label}: {item.text}", width, indent="  ", bullet="• ")
                for line in item.lines:
                    lines += paragraph(line, width, indent="    ", bullet="• ")
    return lines


def facts(entry: GlossaryEntry, words: Words) -> str:
    """How many there are, how sure the numbers are, and where it comes from."""
    said = [words("explain-count", count=entry.count)] if entry.count is not None else []
    said += [words("explain-more", count=share.count, source=share.source) for share in entry.more]
    if entry.sure:
        said.append(words(f"confidence-{entry.sure}"))
    if entry.source:
        said.append(entry.source)
    return " · ".join(said)
