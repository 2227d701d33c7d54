#!/usr/bin/env python3
"""The rules as machine code: mypyc compiles the modules in which a game spends its time, where a C compiler is.

    python scripts/native.py build    bring the compiled modules up to date, or say why there are none
    python scripts/native.py lacks    say what this machine lacks for it

They lie in build/compiled and are used while the sources they were made from do not change (starboard/compiled.py).
Everything works without them, at half the speed. STARBOARD_PURE=1 makes none and uses none.
It needs nothing but the standard library until it compiles, because hatch_build.py also uses it.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from starboard.compiled import BUILD, PURE, STAMP, is_up_to_date, stamp

HOME = Path(__file__).resolve().parents[1]
SOURCE = HOME / "src"
WORKSHOP = HOME / "build" / "native"

MODULES = (
    "starboard/arena/match.py",
    "starboard/bots/careless.py",
    "starboard/bots/galaxy/holding.py",
    "starboard/bots/galaxy/placing.py",
    "starboard/bots/galaxy/sites.py",
    "starboard/bots/galaxy/wants.py",
    "starboard/engine/chance.py",
    "starboard/engine/game.py",
    "starboard/engine/overlay.py",
    "starboard/engine/replay.py",
    "starboard/engine/request.py",
    "starboard/engine/state.py",
    "starboard/galaxy/catalog/boards.py",
    "starboard/galaxy/drawers.py",
    "starboard/galaxy/flight/crew.py",
    "starboard/galaxy/flight/damage.py",
    "starboard/galaxy/flight/exposed.py",
    "starboard/galaxy/flight/giving_up.py",
    "starboard/galaxy/flight/goods.py",
    "starboard/galaxy/flight/hazards.py",
    "starboard/galaxy/flight/hits.py",
    "starboard/galaxy/flight/launch.py",
    "starboard/galaxy/flight/next_card.py",
    "starboard/galaxy/flight/offers.py",
    "starboard/galaxy/flight/outlook.py",
    "starboard/galaxy/flight/power.py",
    "starboard/galaxy/flight/purse.py",
    "starboard/galaxy/flight/rolling.py",
    "starboard/galaxy/flight/track.py",
    "starboard/galaxy/moments.py",
    "starboard/galaxy/pacing.py",
    "starboard/galaxy/seams.py",
    "starboard/galaxy/seen.py",
    "starboard/galaxy/ship/*.py",
    "starboard/galaxy/table.py",
    "starboard/galaxy/yard/*.py",
    "starboard/server/audience.py",
    "starboard/server/changes.py",
    "starboard/server/clock.py",
    "starboard/server/edge/frames.py",
    "starboard/server/inline.py",
    "starboard/server/limits.py",
    "starboard/server/mailbox.py",
    "starboard/server/scene.py",
    "starboard/server/socket.py",
    "starboard/server/store/batch.py",
    "starboard/server/store/writer.py",
    "starboard/server/table.py",
    "starboard/server/connection.py",
    "starboard/spacecorp/actions/*.py",
    "starboard/spacecorp/bases.py",
    "starboard/spacecorp/benefits/*.py",
    "starboard/spacecorp/cardset.py",
    "starboard/spacecorp/catalog/effects.py",
    "starboard/spacecorp/contracts.py",
    "starboard/spacecorp/corporation.py",
    "starboard/spacecorp/eras/*.py",
    "starboard/spacecorp/map/boards.py",
    "starboard/spacecorp/map/standing.py",
    "starboard/spacecorp/table.py",
    "starboard/spacecorp/turn.py",
    "starboard/spacecorp/wheel.py",
    "starboard/spacecorp/worth.py",
)
"""What is compiled. A module that defines a msgspec struct cannot be: mypyc drops what stands behind its name.
One that hands on numbers as `float` which are often whole must not be: compiled, 4 becomes 4.0, and is written so.
"""
LEANED_ON = (
    "starboard/engine/*.py",
    "starboard/bots/galaxy/advised.py",
    "starboard/bots/player.py",
    "starboard/entry.py",
    "starboard/games.py",
    "starboard/galaxy/*.py",
    "starboard/galaxy/catalog/*.py",
    "starboard/galaxy/flight/*.py",
    "starboard/galaxy/ship/*.py",
    "starboard/galaxy/vocabulary/*.py",
    "starboard/server/protocol.py",
    "starboard/server/refusal.py",
    "starboard/server/journal.py",
    "starboard/server/seat.py",
    "starboard/server/voice.py",
    "starboard/spacecorp/catalog/*.py",
    "starboard/spacecorp/map/*.py",
    "starboard/spacecorp/vocabulary/*.py",
)
"""What the compiled modules know the types of; they are compiled again when it changes."""

GROUP = "starboard"
"""The shared library of all compiled modules is called after it: starboard__mypyc."""
REQUIREMENTS = ("mypy>=1.17", "mypy-extensions>=1.0", "msgspec>=0.19", "setuptools>=77")

SETUP = """\
import os
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class BuildAtOnce(build_ext):
    # A C file for each module, and as many compilers as there are processors: setuptools knows only one at a time.
    def build_extensions(self):
        compile_one = self.compiler._compile
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            begun = []
            self.compiler._compile = lambda *work: begun.append(pool.submit(compile_one, *work))
            link = self.compiler.link_shared_object

            def link_compiled(*args, **options):
                for one in begun:
                    one.result()
                link(*args, **options)

            self.compiler.link_shared_object = link_compiled
            super().build_extensions()


native = mypycify({modules!r}, opt_level="2", debug_level="0", multi_file=True, group_name={group!r})
if os.name != "nt":
    for extension in native:  # what nobody outside calls is called directly, and may be inlined
        extension.extra_compile_args.append("-fvisibility=hidden")
setup(name="native", packages=[], ext_modules=native, cmdclass={{"build_ext": BuildAtOnce}})
"""
MYPY = """\
[mypy]
python_version = 3.11
namespace_packages = True
explicit_package_bases = True
ignore_missing_imports = True
"""
"""Where a wheel is built there is nothing but REQUIREMENTS; what else is imported is called as Python calls it."""


def why_not() -> str:
    """What keeps this machine from compiling; nothing if it can."""
    if os.environ.get(PURE):
        return f"{PURE} is set"
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the headers of Python (Python.h) are missing"
    return ""


def modules() -> list[str]:
    """The modules to compile."""
    return sorted(path for path in _matching(MODULES) if not path.endswith("__init__.py"))


def _matching(patterns: tuple[str, ...]) -> Iterator[str]:
    for pattern in patterns:
        yield from (path.relative_to(SOURCE).as_posix() for path in SOURCE.glob(pattern))


def sources() -> list[str]:
    """Everything that the compiled modules are made from."""
    return sorted({*modules(), *_matching(LEANED_ON)})


def compiled_files() -> list[Path]:
    """The compiled modules that are there, and the library they share."""
    return _extensions(BUILD)


def place_in_package(path: Path) -> str:
    """Where a compiled module lies in a wheel: beside its source."""
    return path.relative_to(BUILD).as_posix()


def _extensions(folder: Path) -> list[Path]:
    return [path for suffix in ("so", "pyd") for path in sorted(folder.rglob(f"*.{suffix}"))]


def remove() -> None:
    """Delete the compiled modules, also those that earlier versions laid beside the sources."""
    shutil.rmtree(BUILD, ignore_errors=True)
    for path in _extensions(SOURCE):
        path.unlink()


def build() -> None:
    """Bring the compiled modules up to date. Where that cannot be, there are none, and the sources themselves run."""
    problem = why_not()
    if not problem and is_up_to_date() and not _extensions(SOURCE):
        return
    remove()
    if not problem and importlib.util.find_spec("mypyc") is None:
        problem = "mypy is not installed"
    if not problem:
        _say("Compiling the rules (a minute or two, once for each change of them)")
        problem = _compile()
    if problem:
        _say(f"The rules run as plain Python, at about half their speed: {problem}")


def _compile() -> str:
    """Compile in a folder apart; only what is complete goes into the build folder. Returns what went wrong, if any."""
    made_from = stamp(sources())
    shutil.rmtree(WORKSHOP, ignore_errors=True)
    shutil.copytree(SOURCE, WORKSHOP, ignore=shutil.ignore_patterns("__pycache__", "client", "client.*"))
    (WORKSHOP / "setup.py").write_text(SETUP.format(modules=modules(), group=GROUP), encoding="utf-8")
    (WORKSHOP / "mypy.ini").write_text(MYPY, encoding="utf-8")
    log = WORKSHOP / "log"
    with log.open("w", encoding="utf-8") as out:
        command = [sys.executable, "setup.py", "build_ext", "--inplace"]
        ran = subprocess.run(command, cwd=WORKSHOP, stdout=out, stderr=out, check=False)
    made = [path for path in _extensions(WORKSHOP) if "build" not in path.relative_to(WORKSHOP).parts]
    if ran.returncode or len(made) <= len(modules()):
        return f"compiling failed, see {log.relative_to(HOME)}"
    for path in made:
        place = BUILD / path.relative_to(WORKSHOP)
        place.parent.mkdir(parents=True, exist_ok=True)
        path.replace(place)
    STAMP.write_text(made_from, encoding="utf-8")  # last: what it vouches for is complete
    return ""


def _say(sentence: str) -> None:
    sys.stdout.write(f"==> {sentence}\n")
    sys.stdout.flush()


def main(arguments: list[str]) -> int:
    """What the Makefile calls."""
    match arguments:
        case ["build"]:
            build()
        case ["lacks"]:
            sys.stdout.write(why_not())
        case _:
            sys.stderr.write(f"{__doc__}\n")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
