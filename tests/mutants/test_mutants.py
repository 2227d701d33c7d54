"""The hunt for mutants itself: it makes the changes it should, and it tells killed mutants from survivors."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from tests.mutants.mutations import mutants_of, mutated_tree

HOME = Path(__file__).parents[2]

RULE = '''
def price(days, late):
    """What a berth costs."""
    most: int | None = 5
    if late and days > 2:
        return days * 3
    return min(days, most)
'''
TEST = """
from starboard.engine.chance import Chance

def test_a_draw_is_below_the_number_of_possibilities():
    assert {Chance("x").draw("dice", 1) for _ in range(3)} == {0}
"""


def test_every_way_to_break_a_rule_is_tried_once(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text(RULE)
    found = {(mutant.before, mutant.after) for mutant in mutants_of(file)}
    assert found == {
        ("late and days > 2", "late or days > 2"),
        ("days > 2", "days >= 2"),
        ("2", "3"),
        ("days * 3", "days + 3"),
        ("3", "4"),
        ("min", "max"),
        ("5", "6"),
    }


def test_a_mutant_differs_from_its_file_in_one_place_only(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text(RULE)
    lines = ast.unparse(ast.parse(RULE)).splitlines()
    for mutant in mutants_of(file):
        mutated = ast.unparse(mutated_tree(file, mutant.number)).splitlines()
        assert sum(one != other for one, other in zip(lines, mutated, strict=True)) == 1


def test_the_command_names_the_mutants_that_no_test_notices(tmp_path: Path) -> None:
    (tmp_path / "test_chance.py").write_text(TEST)
    command = [sys.executable, "-m", "tests.mutants", "engine/chance", "--tests", str(tmp_path), "--jobs", "1"]
    ran = subprocess.run(command, cwd=HOME, capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 1, ran.stderr
    told = [line.split()[0] for line in ran.stdout.splitlines() if "in Chance.draw" in line]
    assert told, ran.stdout
    assert set(told) == {"survived"}
    assert "in Chance.shuffled" in ran.stdout
    assert all(line.startswith("unreached") for line in ran.stdout.splitlines() if "in Chance.shuffled" in line)
    assert "possibilities << 64" not in ran.stdout  # the test notices that one
