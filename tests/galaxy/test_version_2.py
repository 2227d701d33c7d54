"""Games recorded under version 2 of the rules, which asked more, are read by the rules of today."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from starboard.engine import Game, Log, Position, read_log, replay, steps
from starboard.galaxy import RULES
from starboard.galaxy.table import Table
from starboard.server import journal
from starboard.server.reading import table_from
from starboard.server.store import Row

FOLDER = Path(__file__).parents[1] / "fixtures" / "galaxy" / "version_2"
NAMES = sorted(path.stem for path in FOLDER.glob("*.log"))
HASHES: Mapping[str, Mapping[str, str]] = json.loads((FOLDER / "hashes.json").read_text("utf-8"))

every_old_game = pytest.mark.parametrize("name", NAMES)


def old_log(name: str) -> Log:
    log = read_log((FOLDER / f"{name}.log").read_text("utf-8"), name)
    assert log.version == "2"
    return log


def as_then(game: Game[Table]) -> Position:
    """The position as version 2 wrote it."""
    position = game.position()
    state = {name: value for name, value in position.state.items() if name != "asks_everything"}
    return replace(position, version="2", state=state)


def test_all_games_that_were_recorded_are_still_here() -> None:
    assert sorted(HASHES) == NAMES


@every_old_game
def test_a_recorded_game_replays_to_the_positions_it_had_then(name: str) -> None:
    log, expected = old_log(name), HASHES[name]
    found = {str(count): as_then(game).hash() for count, game in enumerate(steps(RULES, log)) if str(count) in expected}
    assert found == expected
    game = replay(RULES, log)
    assert game.over
    again = replay(RULES, read_log("".join(f"{line}\n" for line in game.log.lines())))
    assert (again.log.version, again.scores, again.hash()) == ("3", game.scores, game.hash())


@pytest.mark.parametrize("count", [1, 200, 500])
def test_a_table_saved_by_version_2_goes_on(count: int) -> None:
    log = old_log("teams")
    saved = as_then(replay(RULES, log, min(count, len(log.entries) - 1)))
    rest = Log(log.game, log.version, log.setup, log.seed, saved, log.entries[min(count, len(log.entries) - 1) :])
    assert replay(RULES, rest).scores == replay(RULES, log).scores


def test_a_table_of_version_2_goes_on_at_the_server_and_asks_what_it_asked_then() -> None:
    log = old_log("lost_the_crew")
    lines: list[journal.AnyEntry] = [
        journal.Opened(game="galaxy", seats=log.setup.seats, options=log.setup.options, private=False),
        journal.Started(seed=log.seed, version="2", at=0.0, bot="sensible"),
        *(
            journal.Answered(seat=entry.seat, decision=entry.decision, option=entry.option, time=entry.time)
            for entry in log.entries[:200]
        ),
    ]
    rows = [Row(number, 0.0, journal.write_entry(line)) for number, line in enumerate(lines)]
    table = table_from("t", rows)
    game = table.game
    assert game is not None
    while not game.over and len(rows) < 240:
        decision = next(iter(game.decisions().values()))
        time = max(game.time, decision.due or 0.0)
        line = journal.Answered(seat=decision.seat, decision=decision.id, option=decision.options[-1], time=time)
        table.apply(line)
        rows.append(Row(len(rows), 0.0, journal.write_entry(line)))
    again = table_from("t", rows).game
    assert again is not None
    assert again.save() == game.save()
    assert game.state.asks_everything
