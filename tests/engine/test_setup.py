import pytest

from starboard.engine import BadInput
from tests.engine.tiny_game import RULES


def test_a_setup_that_says_nothing_gets_the_default_of_every_option() -> None:
    setup = RULES.setup(3)
    assert (setup.game, setup.seats, dict(setup.options)) == ("pot", 3, {"hurry": "no"})
    assert setup["hurry"] == "no"


def test_a_setup_keeps_what_the_table_agreed_on() -> None:
    assert RULES.setup(2, {"hurry": "yes"})["hurry"] == "yes"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 99])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadInput, match=f"^pot is for 2 to 4 seats, not {seats}$"):
        RULES.setup(seats)


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadInput, match=r"^pot has no option 'haste'; expected one of: hurry$"):
        RULES.setup(2, {"haste": "yes"})


def test_an_unknown_value_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadInput, match=r"^option hurry: 'maybe' is not one of: no, yes$"):
        RULES.setup(2, {"hurry": "maybe"})
