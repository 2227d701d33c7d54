"""Whatever is wrong with the input, the answer is one sentence on the error stream and exit code 2."""

import socket
from pathlib import Path

import pytest

from starboard.engine import Game
from starboard.galaxy import RULES
from tests.cli.terminals import starboard

HEADER = next(iter(Game.new(RULES, RULES.setup(2), "s").log.lines()))


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with broken files of every sort, which is the current one."""
    monkeypatch.chdir(tmp_path)
    texts = {
        "empty": "",
        "ship": "ship I\n7,7 starting_cabin 3333\n7,6 warp_drive 0000\n",
        "class": "ship XII\n",
        "words": "this is no log\n",
        "format": HEADER.replace('"starboard":1', '"starboard":99') + "\n",
        "game": HEADER.replace("galaxy", "chess") + "\n",
        "other": HEADER.replace(f'"version":"{RULES.version}"', '"version":"0"') + "\n",
        "entry": HEADER + "\nnonsense\n",
        "stale": HEADER + '\n[0,"0.7","start",0]\n',
        "option": HEADER + '\n[0,"0.0","sing",0]\n',
        "setup": HEADER.replace('"seats":2', '"seats":9') + "\n",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    Game.new(RULES, RULES.setup(2), "s").log.write(tmp_path / "good")
    return tmp_path


CASES = {
    "no such command": ("fly",),
    "no such game": ("play", "chess"),
    "too many seats": ("play", "galaxy", "--seats", "9"),
    "no seats": ("play", "galaxy", "--seats", "0"),
    "seats in words": ("play", "galaxy", "--seats", "two"),
    "no such option": ("play", "galaxy", "--option", "colour=red"),
    "no such value": ("play", "galaxy", "--option", "rounds=IX"),
    "option without value": ("play", "galaxy", "--option", "rounds"),
    "options that contradict": ("play", "galaxy", "--option", "teams=teams"),
    "no such bot": ("play", "galaxy", "--bot", "hal"),
    "no such language": ("play", "galaxy", "--lang", "tlh"),
    "save to nowhere": ("play", "galaxy", "--save", "nowhere/game.log"),
    "resume from nowhere": ("play", "galaxy", "--resume", "nowhere.log"),
    "resume what is no log": ("play", "galaxy", "--resume", "words"),
    "resume another version": ("play", "galaxy", "--resume", "other"),
    "resume with another seed": ("play", "galaxy", "--resume", "good", "--seed", "1"),
    "show nothing": ("show",),
    "show a missing file": ("show", "nowhere"),
    "show a folder": ("show", "."),
    "show an empty file": ("show", "empty"),
    "show an unknown component": ("show", "ship"),
    "show an unknown class": ("show", "class"),
    "show bytes": ("show", "binary"),
    "show of no such game": ("show", "ship", "--game", "chess"),
    "replay a missing file": ("replay", "nowhere"),
    "replay an empty file": ("replay", "empty"),
    "replay what is no log": ("replay", "words"),
    "replay another format": ("replay", "format"),
    "replay another game": ("replay", "game"),
    "replay another version": ("replay", "other"),
    "replay a broken line": ("replay", "entry"),
    "replay a stale answer": ("replay", "stale"),
    "replay an answer that was not offered": ("replay", "option"),
    "replay an impossible table": ("replay", "setup"),
    "replay beyond the end": ("replay", "good", "--to", "7"),
    "replay to a word": ("replay", "good", "--to", "end"),
    "rules without tests": ("rules", "--tests", "nowhere"),
    "rules with a broken test": ("rules", "--tests", "."),
    "simulate no such game": ("simulate", "chess"),
}


@pytest.mark.parametrize("case", CASES)
def test_bad_input_is_answered_with_one_sentence_and_exit_code_2(case: str, files: Path) -> None:
    (files / "test_broken.py").write_text("def :", encoding="utf-8")
    result = starboard(*CASES[case])
    assert result.exit_code == 2
    assert result.stderr.startswith("starboard: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.output


def test_a_language_in_the_environment_that_nobody_speaks_is_named(files: Path) -> None:
    result = starboard("games", environ={"STARBOARD_LANG": "tlh"})
    assert result.exit_code == 2
    assert "'tlh'" in result.stderr


@pytest.mark.parametrize(
    ("case", "hint"),
    [
        ("no such game", "galaxy"),
        ("no such option", "rounds, edition"),
        ("no such value", "test, I, II, III, IIIA"),
        ("no such bot", "sensible"),
        ("show an unknown component", "line 3"),
        ("replay a broken line", "line 2"),
        ("replay another version", "--anyway"),
        ("replay a stale answer", "log entry 1"),
        ("replay beyond the end", "0 answers"),
    ],
)
def test_the_sentence_says_where_it_is_or_what_was_expected(case: str, hint: str, files: Path) -> None:
    assert hint in starboard(*CASES[case]).stderr


def test_a_place_that_cannot_be_written_to_is_noticed_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "a file").touch()
    result = starboard("play", "galaxy", "--save", tmp_path / "a file" / "game.log")
    assert result.exit_code == 2
    assert "could not be saved" in result.stderr


@pytest.mark.parametrize("port", ["-1", "65536", "here"])
def test_a_port_that_cannot_be_is_refused_in_a_sentence(port: str) -> None:
    refused = starboard("serve", "--port", port)
    assert refused.exit_code == 2
    assert "--port" in refused.stderr
    assert "Traceback" not in refused.output


def test_a_port_that_was_named_and_is_taken_is_not_replaced_by_another(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        refused = starboard("serve", "--port", port, "--data", str(tmp_path / "tables"))
    assert refused.exit_code == 2
    assert f"cannot listen on 127.0.0.1, port {port}:" in refused.stderr
