"""Options that a table need not choose by itself, over HTTP: presets and dice."""

from __future__ import annotations

import pytest

from starboard.galaxy.registry import boxes, word_packages
from starboard.games import GAMES
from starboard.words import words_for
from tests.server.clients import get, open_table, post


def test_presets_and_dice_come_with_the_games_in_words(service: str) -> None:
    games = {game["name"]: game for game in get(f"{service}/api/games?tell=fr")}
    words = words_for("fr", *word_packages())
    assert games["spacecorp"]["presets"] == games["spacecorp"]["dice_tables"] == []
    for told in (*games["galaxy"]["presets"], *games["galaxy"]["dice_tables"]):
        assert told["text"]
        assert told["about"]
        assert told["group"] in {words(f"options-{box.name}") for box in boxes()}


def test_every_preset_can_be_opened(service: str) -> None:
    rules = GAMES["galaxy"].rules
    for preset in rules.presets:
        made = post(f"{service}/api/games/galaxy/suggestion", {"seats": 3, "preset": preset.name})
        assert made["dice"] == []
        assert "table" in open_table(service, "galaxy", made["seats"], options=made["options"])


def test_dice_say_what_they_brought(service: str) -> None:
    (table,) = GAMES["galaxy"].rules.dice_tables
    wish = {"seats": 3, "options": {"pace": "turns"}, "dice_table": table.name, "dice": 5}
    made = post(f"{service}/api/games/galaxy/suggestion?tell=fr", wish)
    assert [1 <= die["face"] <= 6 and bool(die["text"]) for die in made["dice"]] == [True] * 5
    assert made["options"]["pace"] == "turns"
    assert "table" in open_table(service, "galaxy", made["seats"], options=made["options"])


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": 3, "preset": "nothing_like_it"},
        {"seats": 3, "dice_table": "harder", "dice": 99},
        {"seats": 3, "dice_table": "nothing_like_it", "dice": 3},
        {"seats": "many"},
        {"preset": "first_evening"},
    ],
)
def test_what_cannot_be_suggested_is_refused(service: str, wish: dict[str, object]) -> None:
    assert post(f"{service}/api/games/galaxy/suggestion", wish)["status"] == 400


def test_no_number_of_seats_and_no_unknown_option_disturbs_it(service: str) -> None:
    for seats in (-(10**9), 10**9):
        wish = {"seats": seats, "options": {"unknown": "x"}, "preset": "first_evening"}
        assert 2 <= post(f"{service}/api/games/galaxy/suggestion", wish)["seats"] <= 5
    assert post(f"{service}/api/games/chess/suggestion", {"seats": 2})["status"] == 404
