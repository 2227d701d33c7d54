import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from starboard.arena.bench import bench, steps
from starboard.arena.peers.peer import FOLDER_VARIABLE, peers_folder
from starboard.arena.tempo import new_match
from starboard.cli.bench import bench_command
from starboard.entry import Measures
from starboard.galaxy.modules import BOXES

FIGURES = {"decisions_per_second", "games_per_second", "copy_us", "copy_and_answer_us", "position_bytes"}


def _bench(*arguments: str) -> str:
    result = CliRunner().invoke(bench_command, ["galaxy", "--seconds", "0", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_bench_prints_every_figure_as_json() -> None:
    report = json.loads(_bench("--json"))
    assert all(report[figure] > 0 for figure in FIGURES)
    assert set(report["by_seats"]) == {"2", "3", "4", "5"}
    assert set(report["by_options"]) == {"round I", "round II", "round III"}
    assert set(report["by_bot"]) == {"sensible"}
    assert report["peers"] == {}


def test_bench_prints_a_table_for_people() -> None:
    table = _bench()
    assert "decisions/s, 4 seats" in table
    assert "largest saved position" in table


def test_bench_reports_progress_as_often_as_it_says() -> None:
    advanced: list[None] = []
    bench("galaxy", 0, progress=lambda: advanced.append(None), with_modules=True)
    assert len(advanced) == steps("galaxy", with_modules=True)


def test_bench_measures_boxes_and_their_classes_beside_the_game_without_them() -> None:
    report = json.loads(_bench("--modules", "--json"))
    assert {*BOXES[:2], " + ".join(BOXES[:2]), "class IA", "class IV"} <= set(report["extended"])
    for figures in report["extended"].values():
        assert figures["ratio"] == pytest.approx(figures["decisions_per_second"] / report["decisions_per_second"])


def test_a_saved_position_in_the_midst_of_a_card_is_small() -> None:
    match = new_match("galaxy", "sensible", 4, {})
    sizes = [0]
    while not match.game.over:
        match.step()
        if not match.game.is_open:
            sizes.append(len(match.game.save()))
    assert 1000 < max(sizes) <= 8000


def test_bench_measures_catanatron_beside_the_game() -> None:
    report = json.loads(_bench("--peers", "--json"))
    assert report["peers"]["catanatron"]["decisions_per_second"] > 0
    assert report["peers"]["catanatron"]["copy_us"] > 0
    assert set(report["ratios"]["catanatron"]) >= {"decisions_per_second", "copy_us"}


def test_peers_live_where_the_variable_says_or_else_in_the_cache_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert peers_folder() == tmp_path
    monkeypatch.delenv(FOLDER_VARIABLE)
    assert peers_folder().parts[-2:] == ("starboard", "peers")


def test_a_game_that_says_nothing_about_measuring_is_measured_all_the_same() -> None:
    silent = Measures()
    assert silent.compared == {}
    over = new_match("galaxy", "random", 2, {}).game.view(None)
    assert silent.statistics(over, 0) == {}
