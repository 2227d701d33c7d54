"""What the commands of an administrator share: the database, asking before something is done, and how things look."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from starboard.cli.common import database_options, language_option, named_database
from starboard.engine import BadInput

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID
    from rich.table import Table

    from starboard.cli.screen import Screen
    from starboard.server.admin.access import Access
    from starboard.words import Words

Command = TypeVar("Command", bound=Callable[..., Any])

DONE, NOTHING_DONE = 0, 1

MARK = "\0"
"""Which no argument of a program can have in it."""

PIPE_WIDTH = 200
UNITS = ("B", "kB", "MB", "GB", "TB")


class NamesCommand(click.Command):
    """A command that is given names of tables, which may begin with a dash: what is no option of it is a name."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments, with names marked so that nobody looks for options in them."""
        options = {name for param in self.get_params(ctx) for name in (*param.opts, *param.secondary_opts)}
        rest = super().parse_args(
            ctx,
            [
                f"{MARK}{text}" if text.startswith("-") and text.partition("=")[0] not in {*options, "--"} else text
                for text in args
            ],
        )
        ctx.params = {name: _unmarked(value) for name, value in ctx.params.items()}
        return rest


def _unmarked(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(_unmarked(one) for one in value)
    return value.removeprefix(MARK) if isinstance(value, str) else value


def admin_options(command: Command) -> Command:
    """Where the database is, and the language."""
    return database_options(language_option(command))


@contextmanager
def administering(data: Path | None, database: str | None, words: Words, *, make: bool = False) -> Iterator[Access]:
    """The database that is named; whatever cannot be done with it is one sentence."""
    from starboard.server.admin.access import open_database

    with in_sentences(words), open_database(named_database(data, database), make=make) as access:
        yield access


@contextmanager
def in_sentences(words: Words) -> Iterator[None]:
    """Whatever cannot be done here is one sentence."""
    from starboard.server.admin.access import AdminError
    from starboard.server.store import StoreError

    try:
        yield
    except AdminError as problem:
        values = {name: plain(str(value)) for name, value in problem.values.items()}
        raise BadInput(words(f"admin-error-{problem.message}", **values)) from None
    except StoreError as problem:
        raise BadInput(str(problem)) from None


def confirmed(words: Words, question: str, yes: bool) -> bool:
    """Whether the person at the terminal wants it. Without anybody to ask, nobody does."""
    click.echo(question, err=True)
    if yes:
        return True
    click.echo(words("admin-confirm"), nl=False, err=True)
    answer = sys.stdin.readline()
    if not answer.endswith("\n"):
        click.echo(err=True)
    if answer.strip().casefold() in words("admin-yes").split():
        return True
    click.echo(words("admin-nothing-done"), err=True)
    return False


class Bar:
    """How far something has come."""

    def __init__(self, shown: Progress, task: TaskID) -> None:
        self._shown = shown
        self._task = task

    def advance(self, count: int = 1) -> None:
        """It has come so much further."""
        self._shown.advance(self._task, count)

    def come_to(self, done: int, total: int) -> None:
        """It has come so far, of so far in all."""
        self._shown.update(self._task, completed=done, total=total)


@contextmanager
def progress(label: str, total: int | None = None) -> Iterator[Bar]:
    """A bar on the error stream, if a person is watching it."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as shown:
        yield Bar(shown, shown.add_task(label, total=total))


def screen() -> Screen:
    """Where tables are printed; in a pipe they have all the room they need."""
    from rich.console import Console

    from starboard.cli.screen import Screen

    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = PIPE_WIDTH
    return Screen(console=console)


def grid(*headings: str, right: tuple[str, ...] = ()) -> Table:
    """A table whose cells are never broken."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for heading in headings:
        table.add_column(heading, justify="right" if heading in right else "left", no_wrap=True)
    return table


def print_json(value: object) -> None:
    """JSON that no terminal takes for commands, whatever people have called themselves."""
    import msgspec

    click.echo(json.dumps(msgspec.to_builtins(value), indent=2))


def plain(text: str) -> str:
    """What somebody wrote, without anything that a terminal would take for a command."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def moment(seconds: float) -> str:
    """A time of this machine's clock."""
    return f"{datetime.fromtimestamp(seconds).astimezone():%Y-%m-%d %H:%M:%S}"


def size_of(count: float) -> str:
    """So many bytes, in a unit that makes a short number."""
    for unit in UNITS[:-1]:
        if count < 1000:
            return f"{count:.0f} {unit}" if unit == UNITS[0] or count >= 10 else f"{count:.1f} {unit}"
        count /= 1000
    return f"{count:.1f} {UNITS[-1]}"


def leave(status: int) -> None:
    """End the command with an exit code."""
    click.get_current_context().exit(status)
