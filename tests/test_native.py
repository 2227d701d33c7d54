"""The rules compiled and the rules as plain Python are the same rules, and what runs is what is written."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from starboard.compiled import is_compiled, is_up_to_date
from starboard.engine import Game

HOME = Path(__file__).parents[1]
NOT_COPIED = shutil.ignore_patterns("*.so", "*.pyd", "client", "client.*", "__pycache__")
IS_COMPILED = "from starboard.compiled import is_compiled; print(is_compiled())"
REPLAY_ALL = """
import starboard
from starboard.compiled import is_compiled
from starboard.games import GAMES
from tests.recording import book_of

assert not is_compiled(), starboard.__file__
for game in GAMES:
    book = book_of(game)
    for name in book.names:
        assert book.hashes(book.log(name)) == book.expected()[name], (game, name)
        print(game, name)
"""


class Checkout:
    """The sources in a folder of their own, not compiled."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        self._folder = folder
        shutil.copytree(HOME / "src", self.source, ignore=NOT_COPIED)
        shutil.copytree(HOME / "scripts", folder / "scripts", ignore=NOT_COPIED)

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run Python on these sources; the tests are those of the real checkout."""
        surroundings = {**os.environ, "PYTHONPATH": f"{self.source}{os.pathsep}{HOME}", **environment}
        return subprocess.run(
            [sys.executable, *command], cwd=self._folder, env=surroundings, capture_output=True, text=True, check=False
        )

    def starboard(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the command as it is in these sources."""
        return self.run("-c", "from starboard.cli.app import main; main()", *arguments)

    def native(self, command: str, **environment: str) -> str:
        """What scripts/native.py says."""
        ran = self.run("scripts/native.py", command, **environment)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    def is_compiled(self) -> bool:
        """Whether these rules run as machine code."""
        ran = self.run("-c", IS_COMPILED)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout.strip() == "True"

    def pretend(self) -> None:
        """Lay a file into the build folder as if these sources had been compiled just now."""
        module = self._folder / "build" / "compiled" / "starboard" / "spacecorp" / f"turn{EXTENSION_SUFFIXES[0]}"
        module.parent.mkdir(parents=True)
        module.touch()
        stamp = "import native; native.STAMP.write_text(native.stamp(native.sources()))"
        ran = self.run("-c", f"import sys; sys.path.insert(0, 'scripts'); {stamp}")
        assert ran.returncode == 0, ran.stderr

    def change(self) -> None:
        """Somebody works on a rule."""
        with (self.source / "starboard" / "spacecorp" / "turn.py").open("a", encoding="utf-8") as rule:
            rule.write("# another rule\n")


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_plain_python_replays_every_recorded_game_to_the_same_positions(checkout: Checkout) -> None:
    ran = checkout.run("-c", REPLAY_ALL)
    assert ran.returncode == 0, ran.stderr
    assert len(ran.stdout.splitlines()) > 20


def test_rules_that_changed_after_they_were_compiled_run_as_they_are_written(checkout: Checkout) -> None:
    checkout.pretend()
    assert checkout.is_compiled()
    checkout.change()
    assert not checkout.is_compiled()
    ran = checkout.starboard("simulate", "spacecorp", "--games", "1", "--players", "2", "--option", "last_era=mariners")
    assert ran.returncode == 0, ran.stderr


def test_who_wants_plain_python_gets_it(checkout: Checkout) -> None:
    checkout.pretend()
    assert checkout.run("-c", IS_COMPILED, STARBOARD_PURE="1").stdout.strip() == "False"
    assert "STARBOARD_PURE" in checkout.native("build", STARBOARD_PURE="1")
    assert not checkout.is_compiled()


def test_compiled_modules_are_imported_in_place_of_their_sources() -> None:
    origin = sys.modules[Game.__module__].__file__ or ""
    assert is_compiled() == origin.endswith(tuple(EXTENSION_SUFFIXES))
    assert not is_up_to_date() or is_compiled() or "STARBOARD_PURE" in os.environ


def test_without_a_compiler_the_rules_run_as_plain_python(checkout: Checkout) -> None:
    assert "no C compiler" in checkout.native("lacks", PATH="")
    assert "plain Python" in checkout.native("build", PATH="")
    assert not checkout.is_compiled()


def test_with_a_compiler_that_fails_the_rules_run_as_plain_python(checkout: Checkout) -> None:
    assert "compiling failed, see" in checkout.native("build", CC="false")
    assert not checkout.is_compiled()
    assert checkout.starboard("--version").returncode == 0
