"""The actions of every game have numbers, and those that were ever given stay."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec
import pytest

from starboard.arena.numbering import FILE, numbering_of, outdated, written
from starboard.engine import CLOCK
from starboard.engine.numbering import NumberingData
from starboard.games import GAMES as ENTRIES
from tests.every_game.play import played, random_game
from tests.every_game.registered import GAMES

PROMISED: dict[str, dict[int, str]] = msgspec.json.decode(
    Path(__file__).with_name("numbering_promised.json").read_bytes(), type=dict[str, dict[int, str]]
)
"""For each game the numbers of actions that were once published, and a digest of what the numbers below meant."""

every_registered_game = pytest.mark.parametrize("game", ENTRIES)


def test_no_action_is_without_a_number() -> None:
    assert outdated() == [], "run `python -m starboard.arena.numbering`"


@every_registered_game
def test_every_option_of_random_games_has_a_number_of_its_own(game: str) -> None:
    entry, numbering, random = GAMES[game], numbering_of(game), Random("numbering")
    table = random_game(entry, random)
    for _ in played(entry, table, random):
        for seat, decision in table.decisions().items():
            if seat != CLOCK:
                numbers = numbering.numbers(decision)
                assert len(set(numbers)) == len(numbers)
                assert [numbering.option(number) for number in numbers] == [
                    (decision.question, option) for option in decision.options
                ]


@every_registered_game
def test_numbers_that_were_given_never_change(game: str) -> None:
    numbering = numbering_of(game)
    assert PROMISED[game]
    for actions, digest in PROMISED[game].items():
        assert actions in numbering.data.versions
        meant = msgspec.json.encode([numbering.option(number) for number in range(actions)])
        assert blake2b(meant, digest_size=16).hexdigest() == digest, "numbers have changed their meaning"


@every_registered_game
def test_the_file_is_kept_as_it_is_written(game: str) -> None:
    data = numbering_of(game).data
    assert msgspec.json.decode(written(data), type=NumberingData) == data
    assert FILE == "numbering.json"
