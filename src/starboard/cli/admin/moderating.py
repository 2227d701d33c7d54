"""`starboard admin close`, `delete`, `remove`, `mute` and `unmute`: what a host does about trouble at a table."""

from __future__ import annotations

from pathlib import Path

import click

from starboard.cli.admin.common import (
    DONE,
    NOTHING_DONE,
    NamesCommand,
    admin_options,
    administering,
    confirmed,
    leave,
    plain,
    progress,
)
from starboard.cli.common import cli_words

LONGEST_REASON = 200
WHO = "SEAT|NAME"


def _once(_: click.Context, __: click.Parameter, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


_tables = click.argument("tables", nargs=-1, required=True, metavar="TABLE...", callback=_once)
_yes = click.option("--yes", is_flag=True, help="Do not ask.")


def _reason(_: click.Context, __: click.Parameter, text: str) -> str:
    reason = " ".join(text.split())
    if len(reason) > LONGEST_REASON:
        raise click.BadParameter(f"expected at most {LONGEST_REASON} characters")
    return reason


@click.command("close", cls=NamesCommand)
@_tables
@click.option("--reason", default="", callback=_reason, help="What the people at the table are told about it.")
@_yes
@admin_options
def close_command(
    tables: tuple[str, ...], reason: str, yes: bool, data: Path | None, database: str | None, language: str | None
) -> None:
    """Close tables for good.

    Whoever is there is told so and hung up on, within a second or two. What was played stays in the database.
    """
    from starboard.server.admin.access import must_be_there
    from starboard.server.admin.moderation import close_table

    words = cli_words(language)
    with administering(data, database, words) as access:
        must_be_there(access, tables)
        if not confirmed(words, words("admin-close-asks", count=len(tables), tables=" ".join(tables)), yes):
            return leave(NOTHING_DONE)
        closed = [table for table in tables if close_table(access, table, reason)]
    click.echo(words("admin-closed", count=len(closed)))
    return leave(DONE if closed else NOTHING_DONE)


@click.command("delete", cls=NamesCommand)
@_tables
@_yes
@admin_options
def delete_command(
    tables: tuple[str, ...], yes: bool, data: Path | None, database: str | None, language: str | None
) -> None:
    """Delete tables for good.

    All that was played and said there goes too. A table that a server has open is closed first, and deleted as soon as
    the server has let go of it.
    """
    from starboard.server.admin.access import must_be_there
    from starboard.server.admin.moderation import delete_tables

    words = cli_words(language)
    with administering(data, database, words) as access:
        must_be_there(access, tables)
        if not confirmed(words, words("admin-delete-asks", count=len(tables), tables=" ".join(tables)), yes):
            return leave(NOTHING_DONE)
        with progress(words("admin-waiting")) as bar:
            left = delete_tables(access, tables, lambda some: bar.come_to(len(tables) - len(some), len(tables)))
    click.echo(words("admin-deleted", count=len(tables) - len(left)))
    if left:
        click.echo(words("admin-still-open", tables=" ".join(left)), err=True)
    return leave(NOTHING_DONE if left else DONE)


@click.command("remove", cls=NamesCommand)
@click.argument("table")
@click.argument("who", metavar=WHO)
@admin_options
def remove_command(table: str, who: str, data: Path | None, database: str | None, language: str | None) -> None:
    """Take a seat from its holder, who watches from then on.

    Before the game the seat becomes empty; during the game a bot plays it, and anybody may take it over.
    """
    from starboard.server.admin.moderation import remove_person

    words = cli_words(language)
    with administering(data, database, words) as access:
        seat, name = remove_person(access, table, who)
    click.echo(words("admin-removed", name=plain(name), seat=str(seat)))


@click.command("mute", cls=NamesCommand)
@click.argument("table")
@click.argument("who", metavar=f"{WHO}|watchers")
@admin_options
def mute_command(table: str, who: str, data: Path | None, database: str | None, language: str | None) -> None:
    """Mute the holder of a seat, or everybody who watches. They can still play."""
    _mute(table, who, data, database, language, muted=True)


@click.command("unmute", cls=NamesCommand)
@click.argument("table")
@click.argument("who", metavar=f"{WHO}|watchers")
@admin_options
def unmute_command(table: str, who: str, data: Path | None, database: str | None, language: str | None) -> None:
    """Let somebody talk again."""
    _mute(table, who, data, database, language, muted=False)


def _mute(table: str, who: str, data: Path | None, database: str | None, language: str | None, *, muted: bool) -> None:
    from starboard.server.admin.moderation import mute_person

    words = cli_words(language)
    with administering(data, database, words) as access:
        seat, name = mute_person(access, table, who, muted=muted)
    if seat is None:
        click.echo(words("admin-muted-watchers" if muted else "admin-unmuted-watchers"))
    else:
        click.echo(words("admin-muted" if muted else "admin-unmuted", name=plain(name)))
