"""The hunt for mutants itself: it makes the changes it should, and it tells killed mutants from survivors."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

from tests.mutants.mutations import mutants_of, mutated_tree, same_change

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
TEST_AGAIN = """
from starboard.engine.chance import Chance

def test_every_draw_counts():
    chance = Chance("x")
    chance.draw("dice", 1)
    assert (chance.told, chance.counters) == (1, {"dice": 1})
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


def test_a_mutant_is_found_again_after_edits_around_it(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text(RULE)
    earlier = [mutant for mutant in mutants_of(file) if mutant.before in ("days > 2", "days * 3", "min")]
    file.write_text(
        "\nFIRST = 1\n" + RULE.replace("days * 3", "days * 4").replace("return days", "days += 1; return days")
    )
    again = same_change(earlier, mutants_of(file))
    assert [(mutant.before, mutant.after) for mutant in again] == [("days > 2", "days >= 2"), ("min", "max")]
    assert [mutant.line for mutant in again] == [mutant.line + 2 for mutant in earlier if mutant.before != "days * 3"]


def test_of_mutants_alike_the_nearest_is_found_again(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    rule = "def sums(a):\n    a = a + 1\n    a = a * 2\n    a = a * 2\n    return a + 1\n"
    file.write_text(rule)
    last = [mutant for mutant in mutants_of(file) if mutant.line == 5]
    assert len(last) == 2
    file.write_text("# a line above\n" + rule)
    assert [mutant.line for mutant in same_change(last, mutants_of(file))] == [6, 6]


def test_the_command_names_the_mutants_that_no_test_notices(tmp_path: Path) -> None:
    (tmp_path / "test_chance.py").write_text(TEST)
    written = tmp_path / "survivors.json"
    ran = _hunt("engine/chance", "--tests", str(tmp_path), "--json", str(written))
    assert ran.returncode == 1, ran.stderr
    told = [line.split()[0] for line in ran.stdout.splitlines() if "in Chance.draw" in line]
    assert told, ran.stdout
    assert set(told) == {"survived"}
    assert "in Chance.shuffled" in ran.stdout
    assert all(line.startswith("unreached") for line in ran.stdout.splitlines() if "in Chance.shuffled" in line)
    assert "possibilities << 64" not in ran.stdout  # the test notices that one

    # tried again, elsewhere than where they were written and against a test that notices more
    elsewhere = [
        {**mutant, "file": mutant["file"].replace(str(HOME), "/another/checkout")}
        for mutant in json.loads(written.read_bytes())
        if mutant["function"] == "Chance.draw"
    ]
    written.write_text(json.dumps([*elsewhere, {**elsewhere[0], "before": "a line that is gone"}]))
    (tmp_path / "test_chance.py").write_text(TEST_AGAIN)
    again = _hunt("--again", str(written), "--tests", str(tmp_path))
    assert f"{len(elsewhere)} mutants; the tests" in again.stderr, again.stderr
    assert "no longer in the sources" in again.stderr
    alive = again.stdout.partition("┏")[0]
    assert "self.told += 1" not in alive  # the new test notices that one
    assert "in Chance.draw" in alive
    assert "in Chance.shuffled" not in alive


def test_the_command_wants_a_folder_or_a_file(tmp_path: Path) -> None:
    ran = _hunt("--tests", str(tmp_path))
    assert ran.returncode == 2
    assert "name a folder" in ran.stderr


def _hunt(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.mutants", "--jobs", "1", *words]
    return subprocess.run(command, cwd=HOME, capture_output=True, text=True, timeout=300, check=False)
