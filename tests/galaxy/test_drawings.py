"""How Galaxy Trucker looks in a terminal: squares, ships, the track, the yard and the settlement."""

import unicodedata

import pytest
from rich.cells import cell_len

from starboard.galaxy.presentation.show import show
from starboard.galaxy.presentation.table import LOOKS, draw
from starboard.galaxy.registry import word_packages
from starboard.galaxy.scenario import flight, yard
from starboard.words import Words, beside, plain_text, words_for
from tests.cli.terminals import SHIP


@pytest.fixture(scope="module")
def words() -> Words:
    return words_for("en", *word_packages(), strict=True)


def _drawn(component: str, words: Words) -> list[str]:
    """The three lines of a component on 7,7 of a class I ship."""
    lines = plain_text(show(f"ship I\n7,7 {component}\n", words, 80)).splitlines()
    row = next(number for number, line in enumerate(lines) if line.startswith(" 7 "))
    return [line.ljust(80)[17:24] for line in lines[row - 1 : row + 2]]


@pytest.mark.parametrize(
    ("component", "picture"),
    [
        ("cannon 0123 ^", ["┌─────┐", "≡  ▲  ├", "└─┬─┬─┘"]),
        ("double_cannon 3000 v", ["┌─┴┴┴─┐", "│ ▼ ▼ │", "└─────┘"]),
        ("cannon 1000 >", ["┌──┴──┐", "│  ►  │", "└─────┘"]),
        ("double_engine 2000 ^", ["┌─┴─┴─┐", "│ ⇓ ⇓ │", "└─────┘"]),
        ("battery_3 0201 cells=2", ["┌─────┐", "┤ ▮▮▯ ╞", "└─────┘"]),
        ("cargo_3 0002 goods=YB", ["┌─────┐", "╡[YB□]│", "└─────┘"]),
        ("special_cargo_2 0003 goods=R", ["┌─────┐", "≡{R□} │", "└─────┘"]),
        ("cabin 0000 crew=1", ["┌─────┐", "│(☺·) │", "└─────┘"]),
        ("cabin 0000 alien=brown", ["┌─────┐", "│(Ω·) │", "└─────┘"]),
        ("starting_cabin 3333 crew=2", ["┌─┴┴┴─┐", "≡⟨☺☺⟩ ≡", "└─┬┬┬─┘"]),
        ("shield 0000 ^", ["┌━━━━━┐", "│  ◥  ┃", "└─────┘"]),
        ("shield 0000 v", ["┌─────┐", "┃  ◣  │", "└━━━━━┘"]),
        ("life_support_purple 0000", ["┌─────┐", "│ +Ψ  │", "└─────┘"]),
        ("structural 0000", ["┌─────┐", "│  ╬  │", "└─────┘"]),
    ],
)
def test_a_square_shows_connectors_by_strokes_and_what_lies_on_it(
    component: str, picture: list[str], words: Words
) -> None:
    assert _drawn(component, words) == picture


def test_a_wrong_square_is_framed_even_without_colours(words: Words) -> None:
    assert _drawn("engine 0000 >", words)[0] == "╔═════╗"


def test_free_squares_are_named_and_other_squares_are_blank(words: Words) -> None:
    lines = plain_text(show("ship I\n7,7 starting_cabin 3333\n", words, 80)).splitlines()
    assert lines[2].split() == ["5", "6", "7", "8", "9"]
    row = next(line for line in lines if line.startswith(" 5 "))
    assert row.split() == ["5", "7,5"]


def test_two_ships_of_class_i_stand_beside_each_other_on_80_columns(words: Words) -> None:
    view = flight(SHIP, SHIP, fly_on=False).game.view(0)
    text = plain_text(draw(view, words, 80))
    assert "Your ship (Red)  class I                Blue’s ship  class I" in text


def test_on_a_narrow_screen_the_other_ships_are_a_table_of_numbers(words: Words) -> None:
    view = flight(SHIP, SHIP, SHIP, fly_on=False).game.view(0)
    text = plain_text(draw(view, words, 80))
    assert "Blue’s ship" not in text
    rows = [line.split() for line in text.splitlines() if line.startswith("  Blue")]
    assert rows == [["Blue", "4", "1", "1–3", "1", "R", "2", "0"]]
    assert "Blue’s ship" in plain_text(LOOKS["ships"](view, words, 80))


def test_the_track_shows_the_order_and_the_distances(words: Words) -> None:
    view = flight(SHIP, SHIP, SHIP, at=[1, 6, -2], fly_on=False).game.view(0)
    text = plain_text(draw(view, words, 80))
    assert "· · · G · | R · · · · B · · · ►" in text
    assert "Blue leads · Red −5 · Green −8" in text


def test_the_card_being_played_is_told(words: Words) -> None:
    view = flight(SHIP, SHIP, cards=["planets planets=RR,RBB,Y days=2"]).game.view(0)
    text = plain_text(draw(view, words, 80))
    assert "Planets\n" in text
    assert "• Planet 2: 1 red, 2 blue" in text


def test_the_yard_shows_the_own_hand_every_way_it_can_be_turned(words: Words) -> None:
    game = yard(2, "I", heap=["cannon 0010"]).choose(0, "draw").game
    assert "┌─────┐┌─────┐┌──┴──┐┌─────┐\n│  ▲  │┤  ►  ││  ▼  ││  ◄  ├" in plain_text(draw(game.view(0), words, 80))
    for other in (1, None):
        assert "▲" not in plain_text(draw(game.view(other), words, 80))


def test_the_yard_lists_what_lies_face_up_by_kind(words: Words) -> None:
    game = yard(2, "I", heap=["cannon 0010", "cannon 0020"]).choose(0, "draw", "return", "draw", "return").game
    line = next(line for line in plain_text(draw(game.view(0), words, 80)).splitlines() if line.startswith("  cannon"))
    assert "0010 · " in line
    assert line.endswith("0020")


def test_every_character_takes_one_column(words: Words) -> None:
    text = plain_text(show(SHIP, words, 80)) + plain_text(
        draw(flight(SHIP, SHIP, fly_on=False).game.view(0), words, 200)
    )
    wide = {character for character in text if unicodedata.east_asian_width(character) in "WF"}
    assert not wide
    assert all(cell_len(line) == len(line) for line in text.splitlines())


def test_drawings_that_do_not_fit_beside_each_other_go_below() -> None:
    block = [[("abc", "")], [("d", "")]]
    assert plain_text(beside([block, block, block], 8)) == "abc  abc\nd    d\n\nabc\nd\n"
