"""What several commands share: the language option, table options from the command line, reading files."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import click

from starboard.engine import BadInput
from starboard.words import LANGUAGES, Words, pick_language, words_for

Command = TypeVar("Command", bound=Callable[..., Any])

STDIN = "-"

SECONDS = {"h": 3600.0, "d": 86_400.0, "w": 604_800.0, "y": 31_557_600.0}


def language_option(command: Command) -> Command:
    """The option `--lang`."""
    return click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        help="The language; else that of STARBOARD_LANG, LC_ALL or LANG, else English.",
    )(command)


def database_options(command: Command) -> Command:
    """The options `--data` and `--database`, from which `named_database` makes an address."""
    command = click.option(
        "--database", help="A database in place of the folder, as in STARBOARD_DATABASE: postgresql://..."
    )(command)
    return click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="The folder for the tables.")(
        command
    )


def named_database(data: Path | None, database: str | None) -> str:
    """The address of the database that options, the environment or nothing at all name; else a StoreError."""
    from starboard.server.store import database_url
    from starboard.server.store.place import VARIABLE

    return database_url({VARIABLE: database}) if database else database_url(os.environ, data)


def age_option(name: str, *, told: str) -> Callable[[Command], Command]:
    """An option that is given as `12h`, `30d`, `8w` or `1y` and becomes seconds."""
    return click.option(name, metavar="AGE", callback=_seconds, help=told)


def _seconds(_: click.Context, __: click.Parameter, age: str | None) -> float | None:
    if age is None:
        return None
    found = re.fullmatch(r"([1-9][0-9]{0,5})([hdwy])", age)
    if found is None:
        raise click.BadParameter(f"expected something like 12h, 30d, 8w or 1y; got {age!r}")
    return int(found[1]) * SECONDS[found[2]]


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
