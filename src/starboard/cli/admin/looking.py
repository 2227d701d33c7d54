"""`starboard admin tables` and `starboard admin table`: what there is."""

from __future__ import annotations

from pathlib import Path
from time import time
from typing import TYPE_CHECKING

import click

from starboard.cli.admin.common import (
    NamesCommand,
    admin_options,
    administering,
    grid,
    moment,
    plain,
    print_json,
    screen,
    size_of,
)
from starboard.cli.common import age_option, cli_words

if TYPE_CHECKING:
    from starboard.cli.screen import Screen
    from starboard.server.admin.listing import Sort, TableLine, TableReport
    from starboard.words import Words

STAGES = ("waiting", "playing", "over", "closed")
SORTS = ("touched", "opened", "lines", "size")


@click.command("tables")
@click.option("--stage", "stages", multiple=True, type=click.Choice(STAGES), help="Only tables at this stage (repeat).")
@click.option("--game", "games", multiple=True, help="Only tables of this game (repeat).")
@click.option("--private/--public", default=None, help="Only private tables, or only those of the lobby.")
@age_option("--idle", told="Only tables at which nothing has happened for so long: 12h, 30d, 8w, 1y.")
@click.option("--sort", default="touched", show_default=True, type=click.Choice(SORTS), help="What comes first.")
@click.option("--limit", default=100, show_default=True, type=click.IntRange(1), help="How many to show.")
@click.option("--json", "as_json", is_flag=True, help="Print them as JSON.")
@admin_options
def tables_command(
    stages: tuple[str, ...],
    games: tuple[str, ...],
    private: bool | None,
    idle: float | None,
    sort: Sort,
    limit: int,
    as_json: bool,
    data: Path | None,
    database: str | None,
    language: str | None,
) -> None:
    """List the tables."""
    from starboard.server.admin.listing import Filter, list_tables

    words = cli_words(language)
    with administering(data, database, words) as access:
        wanted = Filter(stages=stages, games=games, private=private, idle=idle)
        found = list_tables(access, wanted, time(), sort=sort, limit=limit)
    if as_json:
        print_json(found)
    elif found:
        _show_list(found, words)
    else:
        click.echo(words("admin-no-tables"))


def _show_list(found: list[TableLine], words: Words) -> None:
    names = ("table", "game", "stage", "people", "seats", "opened", "touched", "lines", "size")
    headings = {name: words(f"admin-column-{name}") for name in names}
    table = grid(*headings.values(), right=tuple(headings[name] for name in ("people", "seats", "lines", "size")))
    for line in found:
        table.add_row(
            line.table,
            line.game,
            _stage(line, words),
            str(line.here),
            f"{line.held}/{line.seats}",
            moment(line.opened),
            moment(line.touched),
            f"{line.lines:,}",
            size_of(line.size),
        )
    screen().console.print(table)


def _stage(line: TableLine, words: Words) -> str:
    notes = [words(f"admin-stage-{line.stage}")]
    if line.private:
        notes.append(words("admin-private"))
    if line.live:
        notes.append(words("admin-live"))
    return ", ".join(notes)


@click.command("table", cls=NamesCommand)
@click.argument("table")
@click.option("--talk", is_flag=True, help="Show everything that was said.")
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
@admin_options
def table_command(
    table: str, talk: bool, as_json: bool, data: Path | None, database: str | None, language: str | None
) -> None:
    """Look at one table: who sits there, and what happened last."""
    from starboard.server.admin.listing import look_at

    words = cli_words(language)
    with administering(data, database, words) as access:
        found = look_at(access, table, time(), talk=talk)
    if as_json:
        print_json(found)
    else:
        _show_table(found, words, screen())


def _show_table(found: TableReport, words: Words, shown: Screen) -> None:
    line = found.listed
    shown.say(f"{line.table}  {line.game}  {_stage(line, words)}", "heading")
    if found.closed:
        shown.say(words("admin-closed-because", reason=plain(found.closed)))
    shown.say(words("admin-when", opened=moment(line.opened), touched=moment(line.touched)))
    shown.say(words("admin-how-large", lines=line.lines, size=size_of(line.size)))
    if found.options:
        shown.say(words("admin-options", options=", ".join(f"{name}={value}" for name, value in found.options.items())))
    if found.rules is not None:
        shown.say(words("admin-rules", rules=found.rules, here=str(found.rules_here)))
    for name, other in (("before", found.before), ("rematch", found.rematch)):
        if other is not None:
            shown.say(words(f"admin-{name}", table=other))
    for problem in found.problems:
        shown.say(problem_told(problem.kind, problem.line, problem.detail, words))
    _show_seats(found, words, shown)
    if found.watchers_muted:
        shown.say(words("admin-watchers-muted"))
    last = grid(words("admin-column-line"), words("admin-column-at"), words("admin-column-kind"))
    for entry in found.last:
        seat = "" if entry.seat is None or entry.seat < 0 else f" ({entry.seat})"
        last.add_row(str(entry.number), moment(entry.at), f"{entry.kind}{seat}")
    shown.console.print(last)
    for said in found.talk or ():
        name = plain(said.name) or words("admin-watcher")
        shown.say(f"{said.number:>5}  {moment(said.at)}  {name}: {plain(said.text)}")
    if found.talk == []:
        shown.say(words("admin-no-talk"))


def _show_seats(found: TableReport, words: Words, shown: Screen) -> None:
    seats = grid(words("admin-column-seat"), words("admin-column-name"), words("admin-column-state"))
    for seat in found.seats:
        notes = [words("admin-seat-here" if seat.here else "admin-seat-away")] if seat.held else []
        if seat.bot is not None:
            notes.append(words("admin-seat-bot", bot=seat.bot))
        if seat.muted:
            notes.append(words("admin-seat-muted"))
        seats.add_row(str(seat.seat), plain(seat.name), ", ".join(notes) or words("admin-seat-empty"))
    shown.console.print(seats)


def problem_told(kind: str, line: int | None, detail: str, words: Words) -> str:
    """What is wrong with a table, in a sentence."""
    return words(f"admin-problem-{kind.replace('_', '-')}", line=str(line), detail=plain(detail))
