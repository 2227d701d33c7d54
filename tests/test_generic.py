"""What serves every game names none of them: a game is known by its entry in a few lists."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.games import GAMES
from starboard.words import words_for

HOME = Path(__file__).parents[1]
GENERIC = (
    "src/starboard/arena",
    "src/starboard/bots/careless.py",
    "src/starboard/bots/player.py",
    "src/starboard/cli",
    "src/starboard/compiled.py",
    "src/starboard/engine",
    "src/starboard/entry.py",
    "src/starboard/server",
    "src/starboard/words",
    "web/src/App.svelte",
    "web/src/lib",
    "web/src/lobby",
    "web/src/main.ts",
    "web/src/plain",
    "web/src/replay",
)
LISTS = {"web/src/lobby/screens.ts"}
"""Where games are listed, besides `starboard.games` and `starboard.bots.roster`."""
WRITTEN = {".py", ".ftl", ".ts", ".svelte"}


def _files(place: Path) -> list[Path]:
    return [path for path in place.rglob("*") if path.suffix in WRITTEN] if place.is_dir() else [place]


@pytest.mark.parametrize("place", GENERIC)
def test_nothing_that_serves_every_game_names_one(place: str) -> None:
    titles = {words_for("en", *entry.words)("game") for entry in GAMES.values()}
    names = {name.lower() for name in (*GAMES, *titles)}
    files = _files(HOME / place)
    assert files
    for path in files:
        if str(path.relative_to(HOME)) in LISTS or ".test." in path.name:
            continue
        text = path.read_text("utf-8").lower()
        assert not [name for name in names if name in text], path
