"""No text is kept that nobody can ever read: each message is named somewhere, or put together from words that are."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.words.terms import ROOT, messages

SOURCES = [f"src/starboard/**/*.{kind}" for kind in ("py", "json", "toml")] + ["web/src/**/*.ts", "web/src/**/*.svelte"]
BUILT = "server/client"
TEXTS = sorted([*ROOT.glob("src/starboard/**/words/en.ftl"), *ROOT.glob("web/src/words/*.en.ftl")])
NAME = re.compile(r"[a-z][\w-]*")
BEGUN = re.compile(r"[\"'`]([a-z][\w-]*-)(?:\{|\$\{)")
"""The beginning of a message's name in a text that is put together: `f"then-{word}"`."""
REFERENCE = re.compile(r"\{ *([a-z][\w-]*)")
"""A message that another one contains."""


@cache
def code() -> str:
    """All sources that name messages, or words of which their names are made; tests and built pages do not count."""
    files = (path for pattern in SOURCES for path in ROOT.glob(pattern))
    return "\n".join(path.read_text("utf-8") for path in files if BUILT not in str(path) and ".test." not in path.name)


@cache
def named() -> frozenset[str]:
    """Every word and every name with strokes in it that occurs in the sources."""
    return frozenset(NAME.findall(code())) | frozenset(re.findall(r"\w+", code()))


@cache
def begun() -> frozenset[str]:
    """What the names of messages begin with, where they are put together."""
    return frozenset(BEGUN.findall(code()))


def is_used(name: str) -> bool:
    """Whether a message is named whole, or begins as the sources say and goes on with words that they know."""
    if name in named():
        return True
    rests = (name.removeprefix(start) for start in begun() if name.startswith(start))
    return any(all(is_word(word) for word in rest.split("-")) for rest in rests)


def is_word(word: str) -> bool:
    """A word of the sources; places on a ship are two of them (`front_left`)."""
    return word in named() or (word.count("_") == 1 and set(word.split("_")) <= {"front", "rear", "left", "right"})


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_message_is_used(path: Path) -> None:
    text = path.read_text("utf-8")
    inside = set(REFERENCE.findall(text))
    names = {message.partition(".")[0] for message, _ in messages(text)}
    assert sorted(name for name in names if name not in inside and not is_used(name)) == []


def test_a_message_that_nobody_names_is_found() -> None:
    assert is_used("then-no_engines")
    assert not is_used("then-nobody_would_ever_write_this")
    assert not is_used("nobody-would-ever-write-this")
