import json
from pathlib import Path

import pytest

from tests.cli.terminals import SHIP, starboard


@pytest.fixture
def ship(tmp_path: Path) -> Path:
    path = tmp_path / "ship.txt"
    path.write_text(SHIP, encoding="utf-8")
    return path


def test_a_ship_is_drawn_with_its_numbers(ship: Path) -> None:
    shown = starboard("show", ship)
    assert shown.exit_code == 0
    assert "Ship of class I" in shown.stdout
    assert "Crew: 4" in shown.stdout
    assert "Engine strength: 1, with all power 1" in shown.stdout
    assert "Cannon strength: 1, with all power 3" in shown.stdout
    assert "Exposed connectors: 2" in shown.stdout
    assert "The ship obeys the rules." in shown.stdout


def test_errors_are_told_in_words(ship: Path) -> None:
    ship.write_text(SHIP.replace("7,8 engine 3100 ^", "7,8 engine 3100 >"), encoding="utf-8")
    shown = starboard("show", ship)
    assert "The engine on 7,8 doesn’t point to the rear." in shown.stdout
    assert "obeys" not in shown.stdout


def test_a_ship_can_be_piped_in() -> None:
    assert "Crew: 4" in starboard("show", "-", typed=SHIP).stdout


def test_a_ship_as_json(ship: Path) -> None:
    ship.write_text(SHIP.replace("7,8 engine 3100 ^", "7,8 engine 3100 v"), encoding="utf-8")
    data = json.loads(starboard("show", ship, "--json").stdout)
    assert data == {
        "class": "I",
        "components": 9,
        "crew": 4,
        "engines": 1,
        "engines_powered": 1,
        "cannons": 1.0,
        "cannons_powered": 3.0,
        "cells": 1,
        "goods": "R",
        "lost": 0,
        "exposed_connectors": 2,
        "errors": [
            {"kind": "engine_not_to_rear", "squares": ["7,8"]},
            {"kind": "behind_engine", "squares": ["7,7", "7,8"]},
        ],
    }


def test_a_ship_is_shown_in_french(ship: Path) -> None:
    assert "Connecteurs exposés\u00a0: 2" in starboard("show", ship, "--lang", "fr").stdout


def test_the_first_word_of_a_text_tells_which_game_it_belongs_to() -> None:
    text = "# after my third turn\nspacecorp mariners 2\nseat 0 profit=7 hand=cargo_pod teams=moon\nseat 1 hand=2?\n"
    shown = starboard("show", "-", typed=text)
    assert shown.exit_code == 0
    assert "Red           profit 7 · cards 1" in shown.stdout
    assert "── Red’s hand" in shown.stdout
    assert "── Blue’s hand" not in shown.stdout
    assert "La main de Rouge" in starboard("show", "-", "--lang", "fr", typed=text).stdout
    data = json.loads(starboard("show", "-", "--json", "--game", "spacecorp", typed=text).stdout)
    assert [(seat["profit"], seat["cards"], seat["hand"]) for seat in data["corporations"]] == [
        (7, 1, ["N05"]),
        (0, 2, None),
    ]
    unknown = starboard("show", "-", typed="chess e4")
    assert unknown.exit_code == 2
    assert "expected a text that begins with one of: ship, spacecorp, not 'chess'" in unknown.stderr
