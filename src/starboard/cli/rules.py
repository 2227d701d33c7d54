"""`starboard rules`: how many of the rules are cited by a test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from starboard.cli.common import cli_words, language_option

if TYPE_CHECKING:
    from starboard.cli.rule_coverage import Coverage
    from starboard.words import Words

INCOMPLETE = 1


@click.command("rules")
@click.option("--json", "as_json", is_flag=True, help="Print the coverage as JSON.")
@click.option("--check", is_flag=True, help="Exit with 1 if a rule is cited by no test, or a citation names no rule.")
@click.option(
    "--tests", default="tests", show_default=True, type=click.Path(path_type=Path), help="The folder of the tests."
)
@language_option
def rules_command(as_json: bool, check: bool, tests: Path, language: str | None) -> None:
    """Count the rules that tests cite, by module and by rule book.

    Rule ids come from the rulebooks of the games, citations from `pytest.mark.rule` in the test files.

    To read the rules themselves: docs/rules in the repository, or /rules/GAME where `starboard serve` runs.
    In a game of `starboard play`, `explain` says what a thing is.
    """
    import msgspec

    from starboard.cli.rule_coverage import citations_in, coverage
    from starboard.games import GAMES

    found = coverage([entry.rules.rulebook() for entry in GAMES.values()], citations_in(tests))
    if as_json:
        click.echo(msgspec.json.encode({"modules": found.modules, "books": found.books}).decode())
    else:
        _show(found, cli_words(language))
    if check and not found.complete:
        click.get_current_context().exit(INCOMPLETE)


def _show(found: Coverage, words: Words) -> None:
    from rich.table import Table

    from starboard.cli.screen import Screen

    screen = Screen()
    for heading, counted in (("module", found.modules), ("book", found.books)):
        table = Table()
        table.add_column(words(f"rules-{heading}"))
        for column in ("rules", "cited", "uncited"):
            table.add_column(words(f"rules-{column}"), justify="right")
        for name, module in counted.items():
            table.add_row(name, str(module.rules), str(module.cited), str(len(module.uncited)))
        screen.console.print(table)
    for module in found.modules.values():
        if module.uncited:
            screen.say(words("rules-uncited-list", rules=", ".join(module.uncited)))
    for citation in found.unknown:
        screen.say(words("rules-unknown", place=citation.place, rule=citation.rule))
    if found.complete:
        screen.say(words("rules-all-well"))
