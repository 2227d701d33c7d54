"""`python -m tests.mutants FOLDER...`: breaks the rules on purpose, one small change at a time, and says which of
these mutants no test notices.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import click
import msgspec
import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tests.mutants.hunt import KILLED, SURVIVED, TIMED_OUT, UNREACHED, Hunt, try_afresh
from tests.mutants.mutations import Mutant, mutants_of, same_change

HOME = Path(__file__).resolve().parents[2]
SOURCE = HOME / "src" / "starboard"
TESTS = {
    "galaxy": ("tests/galaxy", "tests/every_game"),
    "spacecorp": ("tests/spacecorp", "tests/every_game"),
    "engine": ("tests/engine", "tests/every_game"),
}
"""Which tests look after which room."""
LIMIT = 300.0
"""Seconds for a mutant that needs a Python of its own."""

TOLD_EVERY = 50
"""After so many mutants a run that nobody watches says how far it has come."""


def _files(folders: Sequence[str]) -> list[Path]:
    found: list[Path] = []
    for name in folders:
        place = SOURCE / name
        if place.is_dir():
            found += sorted(place.rglob("*.py"))
        elif place.with_suffix(".py").is_file():
            found.append(place.with_suffix(".py"))
        else:
            raise click.BadParameter(f"there is no {name} in src/starboard; expected a folder or file of the rules")
    return found


def _read(file: Path) -> list[Mutant]:
    """The mutants an earlier run wrote, as files of this checkout: it may have run in another."""
    listed = msgspec.json.decode(file.read_bytes(), type=list[Mutant], dec_hook=lambda _, name: Path(name))
    start = SOURCE.relative_to(HOME).as_posix()
    here = {mutant.file: SOURCE / mutant.file.as_posix().rpartition(f"{start}/")[2] for mutant in listed}
    return [msgspec.structs.replace(mutant, file=here[mutant.file]) for mutant in listed]


def _same(survivors: Sequence[Mutant], paths: Sequence[Path]) -> tuple[list[Mutant], int]:
    """The mutants of these files that make the same changes now, and how many there are no more."""
    found: list[Mutant] = []
    lost = 0
    for path in paths:
        wanted = [mutant for mutant in survivors if mutant.file == path]
        same = same_change(wanted, mutants_of(path) if path.is_file() else ())
        found += same
        lost += len(wanted) - len(same)
    return found, lost


@click.command()
@click.argument("folders", nargs=-1)
@click.option("--jobs", default=os.cpu_count() or 1, show_default=True, type=click.IntRange(1), help="At a time.")
@click.option("--every", default=1, show_default=True, type=click.IntRange(1), help="Try each n-th mutant only.")
@click.option("--offset", default=0, show_default=True, type=click.IntRange(0), help="Leave out so many at first.")
@click.option("--tests", multiple=True, help="Run these tests instead of those of the room.")
@click.option("--unreached", is_flag=True, help="Also try, slowly, what tests reach only by importing it.")
@click.option("--afresh", is_flag=True, help="Also try survivors again, slowly, in processes that remember nothing.")
@click.option("--json", "file", type=click.Path(path_type=Path, dir_okay=False), help="Write the survivors there too.")
@click.option(
    "--again",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Try only the survivors an earlier run wrote with --json; all of them if no folder is named.",
)
def mutants(
    folders: tuple[str, ...],
    jobs: int,
    every: int,
    offset: int,
    tests: tuple[str, ...],
    unreached: bool,
    afresh: bool,
    file: Path | None,
    again: Path | None,
) -> None:
    """Try mutants of FOLDERS of src/starboard (galaxy/flight, spacecorp/actions/build); 1 if any survives."""
    file, again = file and file.resolve(), again and again.resolve()
    os.chdir(HOME)
    os.environ.setdefault("CI", "true")  # the same examples for every mutant
    os.environ["STARBOARD_PURE"] = "1"  # compiled code cannot be exchanged
    console = Console(stderr=True)
    if again is not None:
        survivors = _read(again)
        paths = _files(folders) if folders else list(dict.fromkeys(mutant.file for mutant in survivors))
        chosen, lost = _same(survivors, paths)
        if lost:
            console.print(f"{lost} mutants of {again} are no longer in the sources: their lines have changed")
    elif folders:
        chosen = [mutant for path in _files(folders) for mutant in mutants_of(path)]
    else:
        raise click.UsageError("name a folder of src/starboard, or --again and the JSON file of an earlier run")
    chosen = chosen[offset::every]
    rooms = dict.fromkeys(mutant.file.relative_to(SOURCE).parts[0] for mutant in chosen)
    run = list(tests) or list(dict.fromkeys(place for room in rooms for place in TESTS[room]))
    outcomes: dict[Mutant, str] = {}
    with Progress(
        TextColumn("mutants"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[survivors]} survive"),
        console=console,
        disable=not console.is_terminal,
    ) as progress:
        bar = progress.add_task("mutants", total=len(chosen), survivors=0)

        def told(mutant: Mutant, outcome: str) -> None:
            outcomes[mutant] = outcome
            survivors = sum(found == SURVIVED for found in outcomes.values())
            progress.update(bar, advance=1, survivors=survivors)
            if progress.disable and len(outcomes) % TOLD_EVERY == 0:
                console.print(f"{len(outcomes)} of {len(chosen)} tried, {survivors} survive")

        hunt = Hunt(chosen, told, jobs)
        console.print(f"{len(chosen)} mutants; the tests run once as they are, to see which test calls what")
        code = pytest.main(
            ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--no-summary", *run], plugins=[hunt]
        )
        if hunt.failed or code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            raise click.ClickException(f"tests fail without any mutant: {', '.join(hunt.failed) or code!r}")
        slowly = [*([UNREACHED] if unreached else []), *([SURVIVED] if afresh else [])]
        for mutant, outcome in list(outcomes.items()):
            if outcome in slowly:
                told(mutant, try_afresh(mutant, run, LIMIT))
    _report(outcomes, file)
    sys.exit(1 if SURVIVED in outcomes.values() else 0)


def _report(outcomes: dict[Mutant, str], file: Path | None) -> None:
    console = Console(width=160)
    alive = [mutant for mutant, outcome in outcomes.items() if outcome in (SURVIVED, UNREACHED)]
    for mutant in alive:
        place = f"{mutant.file.relative_to(HOME)}:{mutant.line}"
        console.print(
            f"{outcomes[mutant]:9} {place} in {mutant.function}: {mutant.before}  ->  {mutant.after}", markup=False
        )
    table = Table("file", *(KILLED, TIMED_OUT, SURVIVED, UNREACHED))
    for path in dict.fromkeys(mutant.file for mutant in outcomes):
        count = Counter(outcome for mutant, outcome in outcomes.items() if mutant.file == path)
        table.add_row(
            str(path.relative_to(SOURCE)), *(str(count[kind]) for kind in (KILLED, TIMED_OUT, SURVIVED, UNREACHED))
        )
    total = Counter(outcomes.values())
    table.add_section()
    table.add_row("all", *(str(total[kind]) for kind in (KILLED, TIMED_OUT, SURVIVED, UNREACHED)))
    console.print(table)
    if file is not None:
        plain = [{"outcome": outcomes[mutant], **msgspec.to_builtins(mutant, enc_hook=str)} for mutant in alive]
        file.write_bytes(msgspec.json.format(msgspec.json.encode(plain), indent=1))


if __name__ == "__main__":
    mutants()
