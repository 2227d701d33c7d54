"""`starboard admin`: look after the tables of a server, while it runs."""

from __future__ import annotations

import click

from starboard.cli.admin.looking import table_command, tables_command
from starboard.cli.admin.moderating import (
    close_command,
    delete_command,
    mute_command,
    remove_command,
    unmute_command,
)
from starboard.cli.admin.upkeep import backup_command, check_command, prune_command, restore_command


@click.group("admin")
def admin_group() -> None:
    """Look after the tables of a server, while it runs.

    The database is named as for `starboard serve`. Whoever may read and write it is the administrator.
    """


for command in (
    tables_command,
    table_command,
    close_command,
    delete_command,
    remove_command,
    mute_command,
    unmute_command,
    prune_command,
    backup_command,
    restore_command,
    check_command,
):
    admin_group.add_command(command)
