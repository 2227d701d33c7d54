"""The expansion that docs/architecture.md builds in an afternoon is one: it plays, speaks, is saved and read again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
PAGE = HOME / "docs" / "architecture.md"
FILE = re.compile(r"^`([\w/.]+)`\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)

GUST = """
from starboard.galaxy.scenario import flight

SHIP = "ship I\\n7,7 starting_cabin 3333 crew=2\\n7,8 engine 3000 ^"
story = flight(SHIP, SHIP, cards=["gust days=2", "open_space"], solar_wind="yes")
assert story.state.flight.positions == {0: 2, 1: -1}, story.state.flight.positions
story.all_choose("fly on")
counted = story.events("engines_counted")
assert [event.data["strength"] for event in counted] == [2, 2], counted
assert ["solar_wind", 1] in [list(part[:2]) for part in counted[0].data["parts"]]
"""


@pytest.fixture
def module(tmp_path: Path) -> dict[str, str]:
    """The folder as the page has it, and the environment in which it is found."""
    written = FILE.findall(PAGE.read_text("utf-8"))
    assert len(written) == 4
    for name, text in written:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    places = os.pathsep.join([str(tmp_path), str(HOME / "src"), str(HOME)])
    return {**os.environ, "PYTHONPATH": places, "STARBOARD_MODULES": "solar_wind"}


def run(module: dict[str, str], *arguments: str) -> str:
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=HOME, env=module, capture_output=True, text=True, timeout=300, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_its_card_and_its_modifier_do_what_the_page_says(module: dict[str, str]) -> None:
    run(module, "-c", GUST)


def test_programs_play_whole_games_with_it(module: dict[str, str]) -> None:
    command = "from starboard.cli import main; main()"
    told = run(
        module,
        *("-c", command, "simulate", "galaxy", "--games", "2", "--players", "2", "--jobs", "1"),
        *("--option", "rounds=I", "--option", "solar_wind=yes"),
    )
    assert "sensible" in told


def test_a_game_with_it_is_saved_and_read_again(module: dict[str, str]) -> None:
    run(
        module,
        "-c",
        "from starboard.engine import Game\n"
        "from starboard.galaxy import RULES\n"
        "game = Game.new(RULES, RULES.setup(2, {'rounds': 'I', 'solar_wind': 'yes'}), 'afternoon')\n"
        "again = Game.load(RULES, game.save())\n"
        "assert again.hash() == game.hash()\n"
        "assert 'solar_wind.1' in again.log.version\n",
    )
