"""The toy in the arena: programs play it in many processes, and every one of their options has a number."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from starboard.arena.match import Match
from starboard.arena.numbering import numbering_of
from starboard.bots.roster import BOTS
from starboard.engine import CLOCK, Game, read_log, replay
from starboard.galaxy import RULES

HOME = Path(__file__).parents[3]


def test_programs_play_whole_games_with_it(tmp_path: Path) -> None:
    """As many as the toy lets play, in processes of their own; their logs replay."""
    command = [sys.executable, "-c", "from starboard.cli import main; main()", "simulate", "galaxy", "--games", "2"]
    options = ["--option", "toy=yes", "--option", "rounds=DRUM", "--jobs", "2", "--json", "--save", str(tmp_path)]
    ran = subprocess.run(
        [*command, *options],
        cwd=HOME,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(HOME / "src"), str(HOME)])},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    report = json.loads(ran.stdout)
    assert (report["games"], len(report["seats"])) == (2, 4)
    for path in sorted(tmp_path.iterdir()):
        log = read_log(path.read_text("utf-8"), path.name)
        assert log.setup["toy"] == "yes"
        assert replay(RULES, log).over


def test_every_option_of_its_games_has_a_number() -> None:
    numbering = numbering_of("galaxy")
    setup = RULES.setup(3, {"toy": "yes", "rounds": "DRUM", "toy_tempo": "quick"})
    match = Match(Game.new(RULES, setup, "numbers"), [BOTS["galaxy"]["sensible"](seat) for seat in range(3)])
    asked = set()
    while not match.game.over:
        for seat, decision in match.game.decisions().items():
            if seat != CLOCK:
                asked.add(decision.question)
                numbers = numbering.numbers(decision)
                assert [numbering.option(number)[1] for number in numbers] == list(decision.options)
        match.step()
    assert "rehearse" in asked
