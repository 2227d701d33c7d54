"""Components are called by what and where they are; coordinates only where two would be called the same."""

import pytest

from starboard.galaxy.presentation.places import where_among, your_component
from starboard.galaxy.scenario import flight
from starboard.words import words_for

SHIP = """
ship II
7,6 cabin 3333 crew=2
7,7 starting_cabin 3333 crew=2
7,8 cabin 3333 crew=2
6,7 battery_2 3333 cells=2
8,7 battery_3 3333 cells=3
8,6 shield 0000 ^
6,6 cannon 0033 ^
6,8 engine 3300 ^
"""


@pytest.mark.parametrize(
    ("square", "called", "nom"),
    [
        ("7,8", "your rear cabin", "votre cabine à l’arrière"),
        ("7,6", "your front cabin", "votre cabine à l’avant"),
        ("7,7", "your starting cabin", "votre cabine de départ"),
        ("6,7", "your left battery", "votre batterie de gauche"),
        ("8,7", "your right battery", "votre batterie de droite"),
        ("8,6", "your shield", "votre bouclier"),
        ("9,9", "9,9", "9,9"),
    ],
)
def test_a_component_is_called_by_what_and_where_it_is(square: str, called: str, nom: str) -> None:
    ship = flight(SHIP, SHIP, cards=["open_space"], fly_on=False).game.view(0).table.ships[0]
    assert your_component(square, ship, words_for("en", "starboard.galaxy", strict=True)) == called
    assert your_component(square, ship, words_for("fr", "starboard.galaxy", strict=True)) == nom


def test_of_four_in_a_square_each_has_its_corner() -> None:
    four = [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert [where_among(place, four) for place in four] == ["front_left", "front_right", "rear_left", "rear_right"]


def test_of_three_in_a_row_the_second_is_in_the_middle() -> None:
    three = [(0, 0), (1, 0), (2, 0)]
    assert [where_among(place, three) for place in three] == ["left", "middle", "right"]


def test_no_two_of_many_are_ever_called_the_same() -> None:
    for mask in range(1, 1 << 9):
        places = [(bit % 3, bit // 3) for bit in range(9) if mask >> bit & 1]
        told = [where for place in places if (where := where_among(place, places)) is not None]
        assert len(set(told)) == len(told)
        assert (told == [""]) is (len(places) == 1)
