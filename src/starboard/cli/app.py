"""The command itself: its subcommands, and how every error becomes one sentence."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import click

from starboard import __version__
from starboard.cli.admin import admin_group
from starboard.cli.bench import bench_command
from starboard.cli.games import games_command
from starboard.cli.play import play_command
from starboard.cli.replay import replay_command
from starboard.cli.rules import rules_command
from starboard.cli.serve import serve_command
from starboard.cli.show import show_command
from starboard.cli.simulate import simulate_command
from starboard.engine import BadInput

BAD_INPUT = 2
INTERRUPTED = 130


class OneSentenceGroup(click.Group):
    """Commands whose errors are one sentence on the error stream, with exit code 2 for bad input."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command line; never returns when it stands alone."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        _make_streams_forgiving()
        try:
            status = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        except click.exceptions.NoArgsIsHelpError as asked:
            click.echo(asked.ctx.get_help(), err=True)
            status = BAD_INPUT
        except click.ClickException as problem:
            status = _complain(problem.format_message(), problem.exit_code)
        except BadInput as problem:
            status = _complain(str(problem), BAD_INPUT)
        except (click.Abort, KeyboardInterrupt, EOFError):
            click.echo(err=True)
            status = INTERRUPTED
        sys.exit(status if isinstance(status, int) else 0)


def _complain(sentence: str, status: int) -> int:
    click.echo(f"starboard: {' '.join(sentence.split())}", err=True)
    return status


def _make_streams_forgiving() -> None:
    """A terminal that cannot show a character shows a question mark instead of ending the game."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


@click.group(cls=OneSentenceGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="starboard")
def main() -> None:
    """An open table for space board games: play them, replay them, simulate them."""


for command in (
    serve_command,
    admin_group,
    play_command,
    replay_command,
    show_command,
    games_command,
    rules_command,
    simulate_command,
    bench_command,
):
    main.add_command(command)
