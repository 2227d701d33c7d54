import pytest

from starboard.engine import SEATS, BadInput, Choice, Need, Setup, WrongSetup
from starboard.engine.setup import complete
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


SWITCHES = (
    Choice("pace", ("calm", "brisk"), "calm"),
    Choice("flights", ("a", "b", "c"), "a b", kind="list", most=4),
    Choice("storms", ("no", "yes"), "no", group="big box", switch="storms"),
    Choice("thunder", ("soft", "loud"), "soft", group="big box", switch="storms"),
    Choice("sixth", ("no", "yes"), "no", group="big box", switch="sixth"),
)
NEEDS = (
    Need("sixth", SEATS, ("6",), "sixth", ("yes",)),
    Need("flight_c", "flights", ("c",), "storms", ("yes",)),
    Need("thunder", "thunder", ("loud",), "flights", ("b",)),
    Need("sixth_calm", "sixth", ("yes",), "pace", never=("brisk",)),
)


def agree(seats: int = 2, **options: str) -> Setup:
    return complete("weather", seats, range(2, 7), SWITCHES, NEEDS, options)


def test_what_is_off_stays_out_of_the_setup() -> None:
    setup = agree()
    assert dict(setup.options) == {"pace": "calm", "flights": "a b"}
    assert not setup.has("storms")
    assert agree(storms="no", thunder="soft", sixth="no") == setup


def test_what_is_on_stands_in_the_setup_with_all_that_depends_on_it() -> None:
    setup = agree(storms="yes")
    assert dict(setup.options) == {"pace": "calm", "flights": "a b", "storms": "yes", "thunder": "soft"}
    assert setup.has("storms")


def test_an_option_of_what_is_off_is_refused() -> None:
    with pytest.raises(WrongSetup, match=r"^option thunder means nothing while storms is no$") as problem:
        agree(thunder="loud")
    assert (problem.value.reason, problem.value.values) == ("off", {"option": "thunder", "switch": "storms"})


@pytest.mark.parametrize("flights", ["a", "c b a", "b b  b ", "a b c a"])
def test_a_list_takes_its_values_in_any_order_and_more_than_once(flights: str) -> None:
    assert agree(storms="yes", flights=flights)["flights"] == " ".join(flights.split())


@pytest.mark.parametrize(("flights", "reason"), [("", "length"), ("a b a b a", "length"), ("a d", "value")])
def test_a_list_is_refused_if_it_is_empty_or_too_long_or_has_something_unknown(flights: str, reason: str) -> None:
    with pytest.raises(WrongSetup, match=r"^option flights: .*: a, b, c$") as problem:
        agree(flights=flights)
    assert problem.value.reason == reason


@pytest.mark.parametrize(
    ("seats", "options", "need"),
    [
        (6, {}, "sixth"),
        (2, {"flights": "a c"}, "flight_c"),
        (2, {"storms": "yes", "thunder": "loud", "flights": "a a"}, "thunder"),
        (2, {"sixth": "yes", "pace": "brisk"}, "sixth_calm"),
    ],
)
def test_what_does_not_go_together_is_refused_with_the_name_of_the_reason(
    seats: int, options: dict[str, str], need: str
) -> None:
    with pytest.raises(WrongSetup) as problem:
        agree(seats, **options)
    assert (problem.value.reason, problem.value.values) == ("need", {"need": need})


def test_seats_and_values_of_lists_may_need_what_is_then_chosen() -> None:
    assert agree(6, sixth="yes").seats == 6
    assert agree(storms="yes", flights="c b", thunder="loud")["thunder"] == "loud"
    assert agree(sixth="yes").has("sixth")
