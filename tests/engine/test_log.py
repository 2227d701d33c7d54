from pathlib import Path

import msgspec
import pytest

from starboard.engine import (
    BadInput,
    Entry,
    Game,
    Log,
    OtherVersion,
    Rehearsal,
    read_log,
    replay,
    replay_what_fits,
    steps,
)
from tests.engine.tiny_game import GRAB_SECONDS, RULES, Pot, PotRules, new_game


def played(seed: str = "seed") -> Rehearsal[Pot]:
    """A game to its end with all that a log can hold: secret choices, chance, second thoughts, alarms."""
    r = Rehearsal(new_game(2, seed, hurry="yes"))
    r.choose(0, r.options(0)[0])
    r.game.undo(0, 2.0)
    r.choose(0, r.options(0)[1]).choose(1, r.options(1)[0])
    roller = r.game.seats_asked()[0]
    r.choose(roller, "roll")
    if r.game.seats_asked() == (roller,):
        r.choose(roller, "stop")
    r.choose(1, "all")
    r.game.undo(1)
    r.choose(0, "one").choose(1, "all", "yes").alarm()
    roller = r.game.seats_asked()[0]
    return r.choose(roller, "stop").alarm()


def as_text(log: Log) -> str:
    return "".join(f"{line}\n" for line in log.lines())


def test_a_log_holds_the_whole_game() -> None:
    log = played().game.log
    assert (log.game, log.version, log.seed, log.start) == ("pot", "1", "seed", None)
    assert log.setup == RULES.setup(2, {"hurry": "yes"})
    assert [entry.option for entry in log.entries if entry.is_undo] == ["undo", "undo"]


def test_playing_a_log_again_gives_the_same_game() -> None:
    game = played().game
    assert game.over
    again = replay(RULES, game.log)
    assert again.hash() == game.hash()
    assert again.view(None) == game.view(None)
    assert again.log == game.log
    assert again.time == game.time


def test_a_log_can_be_played_to_any_point_of_it() -> None:
    game = new_game(2, hurry="yes")
    log = played().game.log
    hashes = [game.hash() for game in steps(RULES, log)]
    assert len(hashes) == len(log.entries) + 1
    assert [replay(RULES, log, upto).hash() for upto in range(len(hashes))] == hashes
    assert hashes[0] == game.hash()


def test_second_thoughts_are_played_again_too() -> None:
    log = played().game.log
    hashes = [game.hash() for game in steps(RULES, log)]
    undone = next(number for number, entry in enumerate(log.entries) if entry.is_undo)
    assert hashes[undone + 1] == hashes[undone - 1]
    assert hashes[undone] != hashes[undone - 1]


def test_a_log_read_back_from_its_text_is_the_same() -> None:
    log = played().game.log
    assert read_log(as_text(log)) == log


def test_a_log_is_one_line_for_each_entry() -> None:
    log = played().game.log
    lines = as_text(log).splitlines()
    assert len(lines) == len(log.entries) + 1
    assert lines[1].startswith('[0,"0.0.0","')


def test_a_log_can_be_written_to_a_file(tmp_path: Path) -> None:
    log = played().game.log
    log.write(tmp_path / "game.log")
    assert read_log((tmp_path / "game.log").read_text("utf-8")) == log


@pytest.mark.parametrize("seed", ["", "a/b", "été", '"quoted"', "two\nlines", "\u2028 \x85 \r \x0b"])
def test_any_seed_survives_the_log(seed: str) -> None:
    game = played(seed).game
    assert replay(RULES, read_log(as_text(game.log))).hash() == game.hash()


def test_a_log_with_windows_line_ends_can_be_read() -> None:
    log = played().game.log
    assert read_log(as_text(log).replace("\n", "\r\n")) == log


def test_the_log_of_a_loaded_game_begins_with_the_position_it_was_loaded_from() -> None:
    log = played().game.log
    loaded = Game.load(RULES, replay(RULES, log, upto=5).save())
    for entry in log.entries[5:6]:
        loaded.answer(entry.seat, entry.decision, entry.option, entry.time)
    again = replay(RULES, read_log(as_text(loaded.log)))
    assert len(again.log.entries) == 1
    assert again.hash() == loaded.hash() == replay(RULES, log, upto=6).hash()


HEADER = '{"starboard":1,"game":"pot","version":"1","setup":{"game":"pot","seats":2},"seed":"seed"}'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", r"^my log: the file is empty; expected a header line with game, version, setup and seed$"),
        ("\n", r"^my log, line 1: not the header of a Starboard log \(.+\)$"),
        ("hello\n", r"^my log, line 1: not the header of a Starboard log \(.+\)$"),
        ("[1, 2]", r"^my log, line 1: not the header of a Starboard log \(Expected `object`, got `array`\)$"),
        (HEADER.replace('"seed":"seed"', '"sed":1'), r"^my log, line 1: .*(unknown field `sed`|required field `seed`)"),
        (HEADER.replace('"starboard":1', '"starboard":2'), r"^my log, line 1: log format 2 is not known; expected 1$"),
        (HEADER + "\nhello", r"^my log, line 2: expected \[seat, decision, option, time\] \(.+\)$"),
        (HEADER + '\n[0,"0.0.0","1",0]\n\n[0,"0.0.0","1",0]', r"^my log, line 3: expected \[seat, decision"),
        (HEADER + '\n[0,"0.0.0","1",0]\n[0,"0.0.0","1"]', r"^my log, line 3: .*of at least length 4"),
        (HEADER + '\n[0,"0.0.0","1",0,5]', r"^my log, line 2: .*at most length 4"),
        (HEADER + '\n["0","0.0.0","1",0]', r"^my log, line 2: .*Expected `int`, got `str`"),
    ],
)
def test_a_malformed_log_names_the_line_and_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message) as problem:
        read_log(text, "my log")
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (Entry(0, "0.0.0", "99", 0.0), r"^log entry 1: decision 0\.0\.0 \(bid\) has no option '99'$"),
        (
            Entry(0, "0.7.0", "1", 0.0),
            r"^log entry 1: decision '0\.7\.0' is not open; seat 0 is asked 0\.0\.0",
        ),
        (Entry(8, "8.0.0", "1", 0.0), r"^log entry 1: seat 8 has no open decision"),
        (Entry(0, "", "undo", 0.0), r"^log entry 1: only one's own last step can be taken back"),
        (Entry(0, "", "redo", 0.0), r"^log entry 1: decision '' is not open"),
    ],
)
def test_an_entry_that_does_not_fit_is_named(entry: Entry, message: str) -> None:
    log = Log("pot", "1", RULES.setup(2), "seed", entries=[entry])
    for play_again in (replay, lambda rules, log: list(steps(rules, log))):
        with pytest.raises(BadInput, match=message):
            play_again(RULES, log)


def test_entries_cannot_go_back_in_time() -> None:
    log = played().game.log
    last = log.entries[-1]
    log.entries[-1] = Entry(last.seat, last.decision, last.option, 0.5)
    with pytest.raises(BadInput, match=rf"^log entry {len(log.entries)}: this cannot happen at second 0\.5"):
        replay(RULES, log)


def test_a_log_of_another_game_is_refused() -> None:
    log = Log("chess", "1", RULES.setup(2), "seed")
    with pytest.raises(BadInput, match=r"^this is a log of chess, not of pot$"):
        replay(RULES, log)


class NewerRules(PotRules):
    """The next edition, in which nobody is asked whether he is sure."""

    version = "2"


def test_a_log_of_another_version_is_refused() -> None:
    with pytest.raises(OtherVersion, match=r"^this was played with pot rules 1; these are 2 and cannot read it$"):
        replay(NewerRules(), played().game.log)


def test_a_log_of_another_version_can_be_played_as_far_as_it_fits() -> None:
    log = played().game.log
    game, stopped = replay_what_fits(NewerRules(), log)
    assert stopped is None
    assert game.over
    log.entries[4] = msgspec.structs.replace(log.entries[4], option="pass")
    game, stopped = replay_what_fits(NewerRules(), log)
    assert stopped is not None
    assert stopped.entry == 5
    assert "has no option 'pass'" in stopped.why
    assert game.log.entries == log.entries[:4]


def test_a_log_that_begins_in_the_middle_can_be_played_by_another_version_too() -> None:
    game = Game.load(RULES, replay(RULES, played().game.log, upto=4).save())
    with pytest.raises(OtherVersion):
        replay(NewerRules(), game.log)
    again, stopped = replay_what_fits(NewerRules(), game.log)
    assert stopped is None
    assert again.decisions() == game.decisions()


def test_an_alarm_is_an_entry_at_its_second() -> None:
    alarms = [entry for entry in played().game.log.entries if entry.option == "alarm"]
    assert [entry.seat for entry in alarms] == [-1, -1]
    assert alarms[1].time - alarms[0].time == GRAB_SECONDS
