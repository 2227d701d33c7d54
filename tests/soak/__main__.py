"""`python -m tests.soak`: much bad luck in about half an hour, on this machine only, and a table of what came of it."""

from __future__ import annotations

import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from secrets import token_hex
from types import FrameType
from typing import TypeAlias

import click
import msgspec

from tests.soak import clocks, disk, hostile, kills, postgres, secrets
from tests.soak.display import Display, show
from tests.soak.document import PAGE, Run, write_figures
from tests.soak.figures import Figure, Part
from tests.soak.stage import NotHere, Stage

WHOLE = 30.0
"""Minutes of the whole test, for which the goals are given."""

Play: TypeAlias = Callable[[Stage], list[Figure]]

PARTS: Mapping[str, Play] = {
    "kills": kills.run,
    "hostile": hostile.run,
    "secrets": secrets.run,
    "clocks": clocks.run,
    "disk": disk.run,
    "postgres": postgres.run,
}


def _parts(_: click.Context, __: click.Parameter, text: str) -> list[str]:
    names = text.split(",") if text else list(PARTS)
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        raise click.BadParameter(f"no part is called {unknown[0]!r}; there are {', '.join(PARTS)}")
    return names


@click.command()
@click.option("--minutes", default=WHOLE, show_default=True, type=click.FloatRange(1, 60), help="About how long.")
@click.option("--only", callback=_parts, default="", help=f"Some parts only, with commas: {','.join(PARTS)}.")
@click.option(
    "--seed", default=None, help="Makes chance the same again; the moments of kills stay those of the machine."
)
@click.option("--json", "file", type=click.Path(path_type=Path, dir_okay=False), help="Write the figures there too.")
@click.option("--write", is_flag=True, help=f"Write the figures into docs/{PAGE.name}.")
def soak(minutes: float, only: list[str], seed: str | None, file: Path | None, write: bool) -> None:
    """Play with kills, attacks, jumping clocks, full disks and an absent database; 1 if a goal is missed."""
    signal.signal(signal.SIGTERM, _interrupt)
    chosen = token_hex(4) if seed is None else seed
    parts: list[Part] = []
    with Display(only) as display:
        display.say(f"seed {chosen}, about {minutes:g} minutes for all parts")
        for name in only:
            parts.append(_play(name, minutes / WHOLE, chosen, display))
    run = Run(chosen, minutes, parts)
    show(run)
    if file is not None:
        file.write_bytes(msgspec.json.format(msgspec.json.encode(run)) + b"\n")
    if write:
        write_figures(run)
    sys.exit(0 if all(part.met for part in parts) else 1)


def _play(name: str, scale: float, seed: str, display: Display) -> Part:
    folder = Path(tempfile.mkdtemp(prefix=f"starboard-soak-{name}-"))
    stage = Stage(folder, f"{seed} {name}", scale, lambda done, figures: display.tell(name, done, figures))
    stage.tell(0.0, "starting")
    began = time.monotonic()
    try:
        figures = PARTS[name](stage)
    except NotHere as reason:
        figures = [Figure("left out", str(reason))]
    except Exception as problem:  # the other parts still have something to tell
        figures = [Figure("ended early", f"{type(problem).__name__}: {problem}"[:500], "to its end", False)]
        display.say_trace()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    part = Part(name, figures, round(time.monotonic() - began, 1), stage.notes)
    display.done(part)
    return part


def _interrupt(_: int, __: FrameType | None) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    soak()
