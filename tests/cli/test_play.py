import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.engine import CLOCK, replay
from starboard.galaxy import RULES
from starboard.galaxy.registry import word_packages
from starboard.galaxy.scenario import flight, yard
from starboard.words import words_for
from tests.cli.terminals import SHIP, lines, log_at, random_answers, save_position, starboard

QUICK = ("--option", "rounds=I", "--seed", "quick")
HEARING_INTERRUPTS = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from starboard.cli import main
main()
"""
"""The command; it hears an interrupt even if these tests are run by something that ignores interrupts."""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "game.log"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("2", ()),
        ("4", ("teams=teams",)),
        ("3", ("pace=turns", "errors=refused")),
        ("2", ("rounds=test II III", "inspection=players")),
    ],
)
def test_a_whole_game_can_be_played_through_a_pipe(seats: str, options: tuple[str, ...], log: Path) -> None:
    table = [word for option in options for word in ("--option", option)]
    typed = random_answers(1, 4000, ["finish 1", "fly on", "done", "7,6 ^"])
    played = starboard("play", "galaxy", *QUICK, "--seats", seats, *table, "--save", log, typed=typed)
    assert played.exit_code == 0
    assert "Final scores" in played.stdout
    assert f"starboard replay {log}" in played.stdout
    assert replay(RULES, log_at(log)).over


def test_a_preset_and_dice_choose_options_and_single_ones_change_them(log: Path) -> None:
    preset, (table,) = next(each for each in RULES.presets if each.seats is None), RULES.dice_tables
    asked = ("--preset", preset.name, "--dice", "4", "--option", "rounds=I", "--option", "pace=turns")
    told = [starboard("play", "galaxy", "--seed", "dice", *asked, "--save", log, typed="quit\n") for _ in range(2)]
    assert told[0].exit_code == 0
    assert told[0].stdout == told[1].stdout  # the same seed rolls the same dice
    words = words_for("en", *word_packages())
    shown = " ".join(told[0].stdout.split())
    brought = [words(f"dice-{table.name}-{what}") for what in ("1", "2", "3", "4", "5", "6", "again", "full")]
    assert sum(shown.count(f": {said}.") for said in dict.fromkeys(brought)) >= 4
    setup = log_at(log).setup
    assert (setup["rounds"], setup["pace"]) == ("I", "turns")
    assert (
        setup.options.items()
        >= {name: value for name, value in preset.options.items() if name not in table.begin}.items()
    )


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("galaxy", "--preset", "none_such"), "has no preset"),
        (("galaxy", "--dice", "99"), "dice, not 99"),
        (("spacecorp", "--dice", "3"), "no dice choose the options of spacecorp"),
    ],
)
def test_what_cannot_be_chosen_is_refused_in_a_sentence(asked: tuple[str, ...], said: str) -> None:
    refused = starboard("play", *asked)
    assert refused.exit_code != 0
    assert said in " ".join((refused.stdout + refused.stderr).split())


def test_three_rounds_are_each_settled_before_the_eyes_of_the_player(log: Path) -> None:
    typed = random_answers(2, 6000, ["finish 1", "fly on", "done"])
    played = starboard("play", "galaxy", "--seed", "three", "--save", log, typed=typed)
    for title in ("Round I: settlement", "Round II: settlement", "Round III: settlement"):
        assert played.stdout.count(title) == 2, "once when it happens, once at the end"
    scores = replay(RULES, log_at(log)).scores
    assert f"Red: {scores[0]}\n" in played.stdout


def test_the_same_seed_and_the_same_answers_give_the_same_game(tmp_path: Path) -> None:
    logs = []
    for name in ("one", "two"):
        starboard("play", "galaxy", *QUICK, "--save", tmp_path / name, typed=random_answers(3, 3000, ["finish 1"]))
        logs.append(log_at(tmp_path / name))
    assert logs[0] == logs[1]


def test_the_log_goes_to_the_persons_data_folder_unless_said_otherwise(tmp_path: Path) -> None:
    played = starboard("play", "galaxy", typed="", environ={"XDG_DATA_HOME": str(tmp_path)})
    (saved,) = (tmp_path / "starboard" / "games").iterdir()
    assert f"The game is saved in {saved}." in played.stdout
    assert log_at(saved).game == "galaxy"


def test_at_the_end_of_the_input_the_game_is_kept_and_can_be_resumed(log: Path) -> None:
    first = starboard("play", "galaxy", *QUICK, "--save", log, typed=lines("start", "draw"))
    assert first.exit_code == 0
    assert f"To resume: starboard play galaxy --resume {log}" in first.stdout
    kept = log_at(log)
    second = starboard("play", "galaxy", "--resume", log, typed=lines("return"))
    assert second.exit_code == 0
    assert "Resuming after" in second.stdout
    assert log_at(log).entries[: len(kept.entries)] == kept.entries
    assert [entry.option for entry in log_at(log).entries if entry.seat == 0] == ["start", "draw", "return"]


@pytest.mark.parametrize("word", ["quit", "q", "QUIT"])
def test_quitting_keeps_the_game(word: str, log: Path) -> None:
    left = starboard("play", "galaxy", *QUICK, "--save", log, typed=lines("start", word, "draw"))
    assert left.exit_code == 0
    assert "You leave the table." in left.stdout
    assert "draw" not in [entry.option for entry in log_at(log).entries if entry.seat == 0]


def test_an_answer_that_is_not_offered_changes_nothing_and_is_explained(log: Path) -> None:
    played = starboard("play", "galaxy", *QUICK, "--save", log, typed=lines("weld 7,6 ^", "start", "start"))
    assert "There is no option “weld 7,6 ^”; ? explains how to answer.\n" in played.stderr
    assert "There is no option “start”" in played.stderr, "it was answered already"
    assert [entry.option for entry in log_at(log).entries if entry.seat == 0] == ["start"]


def test_the_beginning_of_several_options_is_unclear(log: Path) -> None:
    played = starboard("play", "galaxy", *QUICK, "--save", log, typed=lines("start", "draw", "weld 7,6"))
    assert "“weld 7,6” could be any of: weld 7,6 ^, weld 7,6 >" in played.stderr


@pytest.mark.parametrize("typed", ["draw", "d", "1", "draw a comp", " DRAW  "])
def test_an_option_is_named_by_itself_its_beginning_its_number_or_its_words(typed: str, log: Path) -> None:
    starboard("play", "galaxy", *QUICK, "--save", log, typed=lines("start", typed))
    assert [entry.option for entry in log_at(log).entries if entry.seat == 0] == ["start", "draw"]


def test_the_verb_may_be_left_out_where_the_rest_is_clear(log: Path) -> None:
    starboard("play", "galaxy", *QUICK, "--save", log, typed=lines("start", "draw", "7,6 ^"))
    assert [entry.option for entry in log_at(log).entries if entry.seat == 0][-1] == "weld 7,6 ^"


def test_every_act_of_a_person_takes_its_time_and_bots_act_meanwhile(log: Path) -> None:
    starboard("play", "galaxy", *QUICK, "--save", log, typed=lines("start", "draw", "return", "draw", "return"))
    entries = log_at(log).entries
    own = [entry for entry in entries if entry.seat == 0]
    assert [entry.time for entry in own] == [0.0, 1.0, 3.0, 4.0, 6.0]
    bots = [entry.time for entry in entries if entry.seat == 1]
    assert len(bots) >= 2
    assert max(bots) <= 7.0, "a bot never runs ahead of the person"


def test_a_person_may_wait_and_the_hourglass_runs_out_meanwhile(log: Path) -> None:
    played = starboard("play", "galaxy", *QUICK, "--save", log, typed=lines("start", "wait 200"))
    assert "The sand has run out on circle 1." in played.stdout
    alarm = next(entry for entry in log_at(log).entries if entry.seat == CLOCK)
    assert alarm.time == 90.0


@pytest.mark.parametrize("typed", ["wait 0", "wait long", "wait 9999"])
def test_waiting_takes_a_number_of_seconds(typed: str, log: Path) -> None:
    played = starboard("play", "galaxy", *QUICK, "--save", log, typed=lines("start", typed))
    assert "give a number of seconds from 1 to 600" in played.stderr


def test_there_is_no_waiting_where_the_game_waits_for_an_answer(tmp_path: Path) -> None:
    planets = flight(SHIP, SHIP, cards=["planets planets=YY,B days=1"]).game
    resumed = save_position(planets, tmp_path / "position.log")
    played = starboard("play", "galaxy", "--resume", resumed, typed=lines("wait"))
    assert "There is nothing to wait for" in played.stderr


def test_nobody_is_asked_before_a_card_and_a_wish_to_give_up_is_kept_until_then(tmp_path: Path) -> None:
    planets = "planets planets=YY,B days=1"
    game = flight(SHIP, SHIP, cards=[planets, "stardust", planets, planets], fly_on=False).game
    resumed = save_position(game, tmp_path / "position.log")
    typed = lines("pass", "give up", "give up", "give up", "pass")
    played = starboard("play", "galaxy", "--resume", resumed, typed=typed)
    assert "Do you fly on?" not in played.stdout
    assert played.stdout.count("Noted. Type it again to take it back.") == 2
    own = [entry.option for entry in log_at(resumed).entries if entry.seat == 0]
    assert own[:6] == ["fly on", "pass", "fly on", "fly on", "pass", "give up"]


def test_a_step_can_be_taken_back_until_something_is_revealed(tmp_path: Path) -> None:
    planets = flight(SHIP, SHIP, cards=["planets planets=YY,B days=1", "stardust"])
    resumed = save_position(planets.game, tmp_path / "position.log")
    typed = lines("land 1", "pass", "load Y 6,6", "undo", "done")
    played = starboard("play", "galaxy", "--resume", resumed, "--hotseat", typed=typed)
    assert played.exit_code == 0
    assert [entry.option for entry in log_at(resumed).entries] == ["land 1", "pass", "load Y 6,6", "undo", "done"]
    assert "Red leaves behind: 2 yellow." in played.stdout or "You leave behind: 2 yellow." in played.stdout


def test_one_word_loads_what_is_worth_most_and_is_taken_back_as_one(tmp_path: Path) -> None:
    planets = flight(SHIP, SHIP, cards=["planets planets=BYG,B days=1", "stardust"])
    resumed = save_position(planets.game, tmp_path / "position.log")
    typed = lines("land 1", "pass", "best", "undo", "best")
    played = starboard("play", "galaxy", "--resume", resumed, "--hotseat", typed=typed)
    assert played.exit_code == 0
    assert "best  load what is worth most" in played.stdout
    loaded = ["load Y 6,6", "load G 6,6", "load B 6,6"]
    done = [entry.option for entry in log_at(resumed).entries]
    assert done == ["land 1", "pass", *loaded, *["undo"] * 3, *loaded]


def test_what_cannot_be_taken_back_is_said(log: Path) -> None:
    played = starboard("play", "galaxy", *QUICK, "--save", log, typed=lines("start", "undo"))
    assert "You can’t undo your last step" in played.stderr


def test_help_lists_the_commands_and_the_looks_of_the_game(log: Path) -> None:
    played = starboard("play", "galaxy", *QUICK, "--save", log, typed=lines("?"))
    for word in ("undo", "wait", "save", "quit", "ship", "ships"):
        assert f"\n  {word}" in played.stdout


def test_own_ship_all_ships_and_the_table_are_shown_when_asked(log: Path) -> None:
    played = starboard("play", "galaxy", *QUICK, "--seats", "3", "--save", log, typed=lines("ship", "ships", "table"))
    assert "Ψ purple alien" in played.stdout, "the legend"
    assert played.stdout.count("Green’s ship") == 1, "80 columns have no room for it beside the others"
    assert played.stdout.count("Round I: building") == 2


def test_components_and_cards_are_explained_when_asked(log: Path) -> None:
    typed = lines(
        "explain shield",
        "explain i-16",
        "explain",
        "explain warp core",
        "explain hold",
        "explain cargo hold (2)",
        "quit",
    )
    played = starboard("play", "galaxy", *QUICK, "--save", log, typed=typed)
    assert "Shield  8 in the box · exact numbers" in played.stdout
    assert "Guards two neighbouring sides" in played.stdout
    assert "Combat zone  3 in the box" in played.stdout
    assert "Level I: Line by line" in played.stdout
    assert "Level II: Line by line" not in played.stdout, "the card that was asked for, and no other"
    assert "as in “explain cannon”" in played.stderr
    assert "Nothing in the glossary is called “warp core”" in played.stderr
    assert "That could be any of: " in played.stdout + played.stderr
    assert "Cargo hold (2)  9 in the box" in played.stdout
    french = starboard("play", "spacecorp", "--save", log, "--lang", "fr", typed=lines("expliquer ceres", "quitter"))
    assert "Cérès" in french.stdout
    assert "valeurs reconstituées" in french.stdout


def test_a_ship_can_be_copied_as_a_text(log: Path) -> None:
    played = starboard("play", "galaxy", "--save", log, typed=lines("start", "text", "quit"))
    assert ": text\nship I\n7,7 starting_cabin 3333\n" in played.stdout


def test_saving_in_between_writes_the_log(log: Path) -> None:
    played = starboard("play", "galaxy", *QUICK, "--save", log, typed=lines("start", "save"))
    assert played.stdout.count(f"The game is saved in {log}.") == 2


def test_friends_at_one_terminal_are_asked_by_name_and_share_the_clock(log: Path) -> None:
    typed = lines("start", "draw", "draw", "return", "return")
    played = starboard("play", "galaxy", *QUICK, "--hotseat", "--save", log, typed=typed)
    assert "Blue is a person at this terminal." in played.stdout
    assert "Blue: What do you do next?" in played.stdout
    assert {entry.seat for entry in log_at(log).entries} == {0, 1}


def test_nobody_sees_what_another_one_draws(log: Path) -> None:
    game = yard(2, "I", heap=["shield 0013"]).choose(1, "draw").game
    resumed = save_position(game, log)
    played = starboard("play", "galaxy", "--resume", resumed)
    assert "Blue holding a component" in played.stdout
    assert "a shield" not in played.stdout


def test_bots_can_be_chosen_for_each_seat(log: Path) -> None:
    chosen = ("--bot", "random", "--bot", "sensible")
    played = starboard("play", "galaxy", *QUICK, "--seats", "3", *chosen, "--save", log)
    assert "Blue is the bot “random”." in played.stdout
    assert "Green is the bot “sensible”." in played.stdout


def test_the_game_speaks_french_and_understands_its_commands(log: Path) -> None:
    typed = lines("commencer", "aide", "piocher", "attendre 3", "quitter")
    played = starboard("play", "galaxy", *QUICK, "--save", log, "--lang", "fr", typed=typed)
    assert played.exit_code == 0
    assert "Votre choix (? pour l’aide)\u00a0:" in played.stdout
    assert "Manche I\u00a0: construction" in played.stdout
    assert "Vous quittez la table." in played.stdout
    assert [entry.option for entry in log_at(log).entries if entry.seat == 0] == ["start", "draw"]


def test_the_language_may_come_from_the_environment(log: Path) -> None:
    played = starboard("play", "galaxy", *QUICK, "--save", log, environ={"LANG": "fr_FR.UTF-8"})
    assert "Rouge, c’est vous." in played.stdout


def test_the_real_command_plays_through_a_pipe_and_leaves_at_an_interrupt(log: Path) -> None:
    environ = {**os.environ, "COLUMNS": "80", "STARBOARD_LANG": "en", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", HEARING_INTERRUPTS, "play", "galaxy", *QUICK, "--save", str(log)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ,
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(lines("start"))
        process.stdin.flush()
        shown = ""
        while shown.count("Your choice (? for help): ") < 2:
            letter = process.stdout.read(1)
            assert letter, f"it has ended after {shown[-500:]!r}"
            shown += letter
        process.send_signal(signal.SIGINT)
        rest, errors = process.stdout.read(), process.stderr.read()
    assert process.returncode == 0
    assert errors == ""
    assert "To resume: starboard play galaxy --resume" in rest
    assert log_at(log).entries[0].option == "start"
