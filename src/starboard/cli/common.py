"""What several commands share: the language option, table options from the command line, reading files."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import click

from starboard.engine import BadInput
from starboard.words import LANGUAGES, Words, pick_language, words_for

Command = TypeVar("Command", bound=Callable[..., Any])

STDIN = "-"


def language_option(command: Command) -> Command:
    """The option `--lang`."""
    return click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        help="The language; else that of STARBOARD_LANG, LC_ALL or LANG, else English.",
    )(command)


def cli_words(language: str | None, *packages: str) -> Words:
    """The words of the command line and of these packages."""
    return words_for(pick_language(language, os.environ), "starboard.cli", *packages)


def table_options(texts: Iterable[str]) -> dict[str, str]:
    """Table options from `name=value`."""
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"--option {text}: expected name=value")
        options[name.strip()] = value.strip()
    return options


def read_text(path: Path) -> str:
    """The text of a file, or of the standard input for `-`."""
    try:
        if str(path) == STDIN:
            return sys.stdin.read()
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path}: this is not a text file") from None
    except OSError as problem:
        raise BadInput(f"{path}: {problem.strerror}") from None
