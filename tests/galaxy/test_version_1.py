"""Games recorded under version 1 of the rules, and what else it wrote, are read by the rules of today."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from starboard.engine import BadInput, Game, Log, Position, read_log, replay, steps
from starboard.galaxy import RULES
from starboard.galaxy.history import options_of_today
from starboard.galaxy.table import Table
from starboard.server import journal
from starboard.server.admin.replaying import Replay
from starboard.server.reading import table_from
from starboard.server.store import Row
from tests.galaxy.form_1 import in_form_1

FOLDER = Path(__file__).parents[1] / "fixtures" / "galaxy" / "version_1"
NAMES = sorted(path.stem for path in FOLDER.glob("*.log"))
HASHES: Mapping[str, Mapping[str, str]] = json.loads((FOLDER / "hashes.json").read_text("utf-8"))
MENDED = {"lost_the_crew": {"200"}}
"""Moments at which a rule that was mended since shows: somebody has looked at cards and may still lift a component."""

every_old_game = pytest.mark.parametrize("name", NAMES)


def old_log(name: str) -> Log:
    log = read_log((FOLDER / f"{name}.log").read_text("utf-8"), name)
    assert log.version == "1"
    return log


def as_then(game: Game[Table], log: Log) -> Position:
    """The position as version 1 wrote it."""
    return replace(in_form_1(game.position()), setup=log.setup)


def test_all_games_that_were_recorded_are_still_here() -> None:
    assert sorted(HASHES) == NAMES


@every_old_game
def test_a_recorded_game_replays_to_the_positions_it_had_then(name: str) -> None:
    log, expected = old_log(name), HASHES[name]
    found = {
        str(count): as_then(game, log).hash() for count, game in enumerate(steps(RULES, log)) if str(count) in expected
    }
    wrong = {count for count, told in expected.items() if found[count] != told}
    assert wrong == MENDED.get(name, set())


@every_old_game
def test_a_recorded_game_is_over_and_written_anew_replays_as_one_of_today(name: str) -> None:
    game = replay(RULES, old_log(name))
    assert game.over
    written = game.log
    assert written.version == "3"
    again = replay(RULES, read_log("".join(f"{line}\n" for line in written.lines())))
    assert (again.scores, again.hash()) == (game.scores, game.hash())


@pytest.mark.parametrize("count", [1, 60, 150, 260, 299])
def test_a_table_saved_by_version_1_goes_on(count: int) -> None:
    log = old_log("lost_the_crew")
    saved = as_then(replay(RULES, log, count), log)
    start = replace(saved, asked=_asked(log, count), chapter=0)
    rest = Log(log.game, log.version, log.setup, log.seed, start, log.entries[count:])
    assert replay(RULES, rest).scores == replay(RULES, log).scores


def _asked(log: Log, count: int) -> list[int]:
    """How many answers each seat had given, the clock last."""
    given = [entry.seat for entry in log.entries[:count]]
    return [given.count(seat) for seat in (*range(log.setup.seats), -1)]


def _journal(log: Log, entries: int) -> list[Row]:
    """The journal of a table at which this game was played, as the server of then wrote it."""
    lines: list[journal.AnyEntry] = [
        journal.Opened(game="galaxy", seats=log.setup.seats, options=log.setup.options, private=False),
        journal.Started(seed=log.seed, version="1", at=0.0, bot="sensible"),
    ]
    for entry in log.entries[:entries]:
        lines.append(
            journal.Undone(seat=entry.seat, time=entry.time)
            if entry.is_undo
            else journal.Answered(seat=entry.seat, decision=entry.decision, option=entry.option, time=entry.time)
        )
    return [Row(number, 0.0, journal.write_entry(line)) for number, line in enumerate(lines)]


@pytest.mark.parametrize("name", ["lost_the_crew", "second_thoughts", "first_game"])
def test_a_journal_of_version_1_is_read_to_its_end(name: str) -> None:
    log = old_log(name)
    table = table_from("t", _journal(log, len(log.entries)))
    assert table.stage == "over"
    assert table.game is not None
    assert table.game.hash() == replay(RULES, log).hash()
    checked = Replay("t").read(_journal(log, len(log.entries))).end()
    assert (checked.problems, checked.rules) == ([], "1")


def test_a_table_of_version_1_goes_on_at_the_server_and_is_read_again() -> None:
    log = old_log("lost_the_crew")
    rows = _journal(log, 200)
    table = table_from("t", rows)
    game = table.game
    assert game is not None
    while not game.over and len(rows) < 240:
        decision = next(iter(game.decisions().values()))
        time = max(game.time, decision.due or 0.0)
        table.apply(journal.Answered(seat=decision.seat, decision=decision.id, option=decision.options[-1], time=time))
        rows.append(
            Row(
                len(rows),
                0.0,
                journal.write_entry(
                    journal.Answered(seat=decision.seat, decision=decision.id, option=decision.options[-1], time=time)
                ),
            )
        )
    again = table_from("t", rows).game
    assert again is not None
    assert again.save() == game.save()


@pytest.mark.parametrize(
    ("options", "rounds"),
    [
        ({}, None),
        ({"rounds": "I II"}, "I II"),
        ({"test_flight": "no", "round_IIIA": "no"}, "I II III"),
        ({"test_flight": "yes"}, "test II III"),
        ({"rounds": "I", "test_flight": "yes"}, "test"),
        ({"round_IIIA": "added"}, "I II III IIIA"),
        ({"rounds": "III", "round_IIIA": "instead"}, "IIIA"),
        ({"rounds": "I III", "test_flight": "yes", "round_IIIA": "added"}, "test III IIIA"),
    ],
)
def test_options_of_version_1_are_read(options: dict[str, str], rounds: str | None) -> None:
    assert options_of_today(options).get("rounds") == rounds
    assert RULES.setup(2, {**options, "pace": "turns"})["rounds"] == (rounds or "I II III")


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": "II", "test_flight": "yes"},
        {"rounds": "I II", "round_IIIA": "added"},
        {"test_flight": "perhaps"},
        {"round_IIIA": "twice"},
    ],
)
def test_what_no_table_of_version_1_could_agree_on_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadInput, match="galaxy has no option"):
        RULES.setup(2, options)
