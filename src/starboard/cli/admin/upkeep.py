"""`starboard admin prune`, `backup`, `restore` and `check`: looking after the database itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO, TYPE_CHECKING

import click

from starboard.cli.admin.common import (
    DONE,
    NOTHING_DONE,
    NamesCommand,
    admin_options,
    administering,
    confirmed,
    grid,
    in_sentences,
    leave,
    moment,
    print_json,
    progress,
    screen,
    size_of,
)
from starboard.cli.admin.looking import problem_told
from starboard.cli.common import STDIN, age_option, cli_words

if TYPE_CHECKING:
    from starboard.server.admin.access import Access
    from starboard.server.admin.archive import Trailer
    from starboard.server.admin.replaying import Problem
    from starboard.server.store.removal import Expired
    from starboard.words import Words

SHOWN = 20
WORTH_A_HINT = 10_000_000
"""Bytes in a SQLite file that nobody uses, from which on it is said how to get them back."""


@click.command("prune")
@age_option("--keep-finished", told="Delete finished and closed tables after so long: 365d.")
@age_option("--keep-abandoned", told="Delete unfinished tables that nobody used for so long: 30d.")
@click.option("--dry-run", is_flag=True, help="Only show what would be deleted.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@admin_options
def prune_command(
    keep_finished: float | None,
    keep_abandoned: float | None,
    dry_run: bool,
    yes: bool,
    data: Path | None,
    database: str | None,
    language: str | None,
) -> None:
    """Delete old tables, but never one that a server has open."""
    from starboard.server.admin.pruning import free_bytes, prune, what_expired
    from starboard.server.store import Retention

    retention = Retention(finished=keep_finished, abandoned=keep_abandoned)
    if not retention:
        raise click.UsageError("expected --keep-finished or --keep-abandoned, or both, such as --keep-abandoned 30d")
    words = cli_words(language)
    with administering(data, database, words) as access:
        old = what_expired(access, retention)
        if not old:
            click.echo(words("admin-prune-nothing"))
            return leave(DONE)
        _show_expired(old, words)
        asks = words("admin-prune-asks", count=len(old), size=size_of(sum(found.size for found in old)))
        if dry_run:
            click.echo(asks)
            return leave(DONE)
        if not confirmed(words, asks, yes):
            return leave(NOTHING_DONE)
        with progress(words("admin-pruning"), len(old)) as bar:
            pruned = prune(access, retention, bar.advance)
        free = free_bytes(access)
    click.echo(words("admin-pruned", count=pruned.tables, size=size_of(pruned.size)))
    if free >= WORTH_A_HINT:
        click.echo(words("admin-vacuum", size=size_of(free)))
    return leave(DONE)


def _show_expired(old: list[Expired], words: Words) -> None:
    names = ("table", "stage", "touched", "lines", "size")
    headings = {name: words(f"admin-column-{name}") for name in names}
    table = grid(*headings.values(), right=(headings["lines"], headings["size"]))
    for found in old[:SHOWN]:
        stage = words(f"admin-stage-{found.stage}")
        table.add_row(found.table, stage, moment(found.touched), f"{found.lines:,}", size_of(found.size))
    shown = screen()
    shown.console.print(table)
    if len(old) > SHOWN:
        shown.say(words("admin-and-more", count=len(old) - SHOWN))


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, allow_dash=True))
@click.option("--force", is_flag=True, help="Overwrite the file.")
@admin_options
def backup_command(file: Path, force: bool, data: Path | None, database: str | None, language: str | None) -> None:
    """Write all tables to a file, while servers run.

    The file is the same for every kind of database. It holds the seeds of games that are not over: keep it as private
    as the database. `-` is the standard output.
    """
    from starboard.server.admin.backup import new_file

    words = cli_words(language)
    with administering(data, database, words) as access:
        if str(file) == STDIN:
            written = _back_up(access, sys.stdout.buffer, words)
            sys.stdout.buffer.flush()
        else:
            with new_file(file, force=force) as stream:
                written = _back_up(access, stream, words)
    click.echo(words("admin-backed-up", tables=written.tables, lines=written.lines), err=str(file) == STDIN)


def _back_up(access: Access, stream: IO[bytes], words: Words) -> Trailer:
    from starboard.server.admin.backup import back_up

    with progress(words("admin-backing-up")) as bar:
        return back_up(access, stream, bar.come_to)


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--replace", is_flag=True, help="Put back also tables that are there and differ, unless they are open.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@admin_options
def restore_command(
    file: Path, replace: bool, yes: bool, data: Path | None, database: str | None, language: str | None
) -> None:
    """Put the tables of a backup into a database.

    It may be this one, a new one, or one of the other kind. The whole backup is checked first, and tables that are
    there already stay as they are.
    """
    from starboard.server.admin.backup import check_backup, restore

    words = cli_words(language)
    with in_sentences(words):
        header, count = check_backup(file)
    told = words("admin-backup-is", count=count, made=moment(header.made), version=header.version)
    if replace:
        if not confirmed(words, f"{told} {words('admin-replace-asks')}", yes):
            return leave(NOTHING_DONE)
    else:
        click.echo(told)
    with administering(data, database, words, make=True) as access, progress(words("admin-restoring"), count) as bar:
        outcome = restore(access, file, bar.advance, replace=replace)
    for name in ("restored", "replaced", "same", "different", "in_use"):
        number = getattr(outcome, name)
        if number or name == "restored":
            click.echo(words(f"admin-{name.replace('_', '-')}", count=number))
    return leave(NOTHING_DONE if outcome.in_use else DONE)


@click.command("check", cls=NamesCommand)
@click.argument("tables", nargs=-1, metavar="[TABLE...]")
@click.option("--json", "as_json", is_flag=True, help="Print what is wrong as JSON.")
@admin_options
def check_command(
    tables: tuple[str, ...], as_json: bool, data: Path | None, database: str | None, language: str | None
) -> None:
    """Check a database: its file, and every journal, played to its end. Exit with 1 if something is damaged."""
    from starboard.server.admin.access import must_be_there
    from starboard.server.admin.checking import check_file, check_tables, tables_to_check

    words = cli_words(language)
    with administering(data, database, words) as access:
        must_be_there(access, tables)
        problems = list(check_file(access))
        names = tables or tables_to_check(access)
        with progress(words("admin-checking"), len(names)) as bar:
            problems += check_tables(access, names, bar.advance)
    damage = [problem for problem in problems if problem.is_damage]
    if as_json:
        print_json({"tables": len(names), "problems": problems})
    else:
        _show_problems(problems, words)
        click.echo(words("admin-checked", tables=len(names), problems=len(damage)))
    return leave(NOTHING_DONE if damage else DONE)


def _show_problems(problems: list[Problem], words: Words) -> None:
    for problem in problems:
        told = problem_told(problem.kind, problem.line, problem.detail, words)
        click.echo(told if problem.table is None else f"{problem.table}: {told}")
