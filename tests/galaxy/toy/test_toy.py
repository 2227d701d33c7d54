"""The toy expansion in play: everything it brings is found, asked, shown and told."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Game, Setup
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.components import COMPONENTS, groups_of, kinds_of, tiles_of
from starboard.galaxy.entry import GAME
from starboard.galaxy.notation import read_card, write_card
from starboard.galaxy.presentation.nouns import card_lines, card_title
from starboard.galaxy.registry import advice, figures, seams_of
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.seams import ASKING, MOMENTS, OF_MODULES, SEAMS
from starboard.galaxy.table import Table
from starboard.words import LANGUAGES, words_for
from tests.docs.test_rules_pages import PAGES, chapters, outline
from tests.galaxy.test_modules import printed_order
from tests.galaxy.toy import MODULE

WITH_TOY = {"rounds": "I", "pace": "turns"}


def toy_setup(seats: int = 2) -> Setup:
    return RULES.setup(seats, {**WITH_TOY, "toy": "yes"})


def played(game: Game[Table], seed: int, most: int = 4000) -> Iterator[Table]:
    """A game played at random, position by position."""
    chance = Random(seed)
    for _ in range(most):
        if game.over:
            return
        seat = chance.choice(game.seats_asked())
        decision = game.decision(seat)
        assert decision is not None
        options = [option for option in decision.options if option != "give up"]
        game.answer(seat, decision.id, chance.choice(options))
        yield game.state


def played_by_bots(seed: str) -> Table:
    """The end of a game between sensible bots."""
    game = Game.new(RULES, toy_setup(), seed)
    bots = [SensibleBot(seat) for seat in range(2)]
    while not game.over:
        seat = game.seats_asked()[0]
        decision = game.decision(seat)
        assert decision is not None
        game.answer(seat, decision.id, bots[seat].choose(decision, partial(game.view, seat)))
    return game.state


def test_its_tiles_have_their_numbers_parts_and_groups() -> None:
    assert tiles_of("toy") == (90_000, 90_001, 90_002, 90_003)
    bus = COMPONENTS[90_002]
    assert [kind.name for kind in kinds_of(bus.turned[0].parts)] == ["engine", "bandstand"]
    assert groups_of(bus.turned[0].parts) == ("engine", "bandstand")
    assert bus.turned[0].clear == ((2, "behind_engine"), (0, "before_band"))
    assert COMPONENTS[90_001].turned[1].plated == {1}


def test_its_cards_are_read_written_and_said() -> None:
    assert "toy-1" in decks_of("first", ("toy",))["I"]
    assert "toy-1" not in decks_of("first")["I"]
    text = write_card(CARDS["toy-1"])
    assert text == "parade credits=2 floats=drum:1,horn:2"
    assert write_card(read_card(text)) == text
    for language in LANGUAGES:
        words = words_for(language, *GAME.words, strict=True)
        assert card_title("toy-1", words)
        assert len(card_lines("toy-1", "I", words)) == 3


def test_its_board_figure_advice_and_rules_are_found() -> None:
    assert board("DRUM").area.bit_count() == 21
    assert figures()["M"].name == "musician"
    assert f"{MODULE.package}.advice" in [told.__name__ for told in advice()]
    assert RULES.rulebook()["toy"]


def test_it_has_two_modifiers_for_every_seam() -> None:
    seams = seams_of(modifier.name for modifier in MODULE.modifiers)
    assert {seam for seam in SEAMS if len(getattr(seams, seam)) < 2} == OF_MODULES


def test_its_modifiers_are_asked_in_the_printed_order() -> None:
    assert Path(__file__).with_name("order.txt").read_text("utf-8") == printed_order(MODULE.modifiers)


@pytest.mark.parametrize("seed", range(3))
def test_games_with_it_are_played_to_the_end_and_saved_at_every_step(seed: int) -> None:
    setup = toy_setup()
    game = Game.new(RULES, setup, f"toy {seed}")
    for table in played(game, seed):
        again = Table.from_data(setup, f"toy {seed}", table.data())
        assert again.data() == table.data()
        if MODULE.check is not None:
            MODULE.check(table)
    assert game.over
    passed = game.state.drawers["toy"]["moments"]
    in_flight = {"card", "touchdown", "resolved", "last"}
    assert [moment for moment in passed if moment not in in_flight] == [
        moment for moment in MOMENTS if moment not in in_flight
    ]


def test_sensible_bots_play_it_and_heed_its_advice() -> None:
    drawer = played_by_bots("bots").drawers["toy"]
    of_a_card = {"touchdown"}
    assert [moment for moment in drawer["moments"] if moment not in of_a_card] == [
        moment for moment in MOMENTS if moment not in of_a_card
    ]
    assert drawer["rehearsed"] == ["march", "march"]


def test_everybody_sees_its_own_tune_only() -> None:
    game = Game.new(RULES, toy_setup(), "tunes")
    tunes = game.state.drawers["toy"]["tunes"]
    assert RULES.overview(game.state).modules["toy"]["hand"] == []
    for seat, tune in enumerate(tunes):
        (held,) = RULES.view(game.state, seat).modules["toy"]["hand"]
        assert held["name"] == f"tune_{tune}"


CYMBALS = """
ship CYMBALS
4,7 cabin 0300 crew=2
5,7 bandstand 3333 ^
5,8 engine 3000 ^
8,7 cabin 0300 crew=2
9,7 structural 3333
9,8 engine 3000 ^
9,6 engine 0030 ^
"""


def test_half_a_ship_marches_off_and_is_back_after_the_card() -> None:
    r = flight(CYMBALS, CYMBALS, cards=["open_space", "stardust"], fly_on=False, toy="yes")
    r.choose(0, "march off").choose(1, "fly on").choose(0, "fly on")
    assert r.events("section_away", 0)[0].data["section"] == "left"
    assert r.events("engines_counted", 0)[0].data["strength"] == 2, "the half that stays has two engines"
    r.choose(1, "done")
    assert r.events("section_back", 0)
    assert r.state.ships[0].is_complete


def test_a_ship_whose_band_rehearses_a_waltz_turns_round() -> None:
    r = yard(toy="yes").choose(0, "finish 1").choose(1, "finish 2")
    r.choose(0, "waltz").choose(1, "march")
    assert [ship.board.name for ship in r.state.ships] == ["DRUM/2", "DRUM"]


def test_a_game_without_it_knows_nothing_of_it() -> None:
    table = Game.new(RULES, RULES.setup(2, WITH_TOY), "none").state
    assert (table.modules, table.in_play, table.drawers) == ((), (), {})
    assert RULES.overview(table).modules == {}
    assert table.ships[0].board.name == "I"


def test_what_may_ask_players_is_a_generator() -> None:
    for modifier in MODULE.modifiers:
        for seam in ASKING:
            if hasattr(modifier, seam):
                assert inspect.isgeneratorfunction(getattr(modifier, seam)), seam


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_brings_is_in_the_glossary(language: str) -> None:
    words = words_for(language, *GAME.words, strict=True)
    found = {entry.key: entry for group in GAME.glossary(words) for entry in group.entries}
    bandstand, bus, parade = found["kind/bandstand"], found["kind/band_bus"], found["card/parade"]
    assert (bandstand.count, bandstand.sure, bandstand.source) == (2, "invented", words("options-toy_box"))
    assert bus.text.endswith(bandstand.text)
    assert len(bus.text) > len(bandstand.text)  # it has an engine besides
    assert [item.keys for item in parade.items] == [("toy-1",)]
    assert found["kind/starting_cabin"].sure == "invented"  # one of the five is the toy's own


def test_its_rules_page_has_the_same_chapters_in_both_languages() -> None:
    english, french = PAGES["toy"]
    assert outline(english) == outline(french) == [("##", ("bandstand",)), ("##", ("parade",))]
    assert "[TOY-2]" in chapters(french)["parade",]
