"""The table options of Galaxy Trucker and its modules, and what they mean for the rounds of a game."""

from collections.abc import Iterator

from msgspec.structs import replace

from starboard.engine import SEATS, Choice, Need, Setup
from starboard.galaxy.catalog.boards import Board, board
from starboard.galaxy.catalog.flights import FLIGHTS, FlightPlan
from starboard.galaxy.catalog.sheets import sheets
from starboard.galaxy.editions import NAMES as EDITIONS
from starboard.galaxy.registry import modules

YES, NO = "yes", "no"

TEST = "test"
"""The round that is the test flight: a class I ship and the simplest rules."""

ROUNDS = (TEST, "I", "II", "III", "IIIA")
"""The flights of the base game; modules bring more."""
MOST_ROUNDS = 8

PLAYABLE = ("first",)
"""The editions whose base game is all there."""


def _choices() -> Iterator[Choice]:
    rounds = (*ROUNDS, *(name for module in modules() for name in module.rounds))
    yield Choice("rounds", rounds, "I II III", kind="list", most=MOST_ROUNDS)
    yield Choice("edition", EDITIONS, "first")
    yield Choice("pace", ("real_time", "turns"), "real_time")
    yield Choice("errors", ("allowed", "refused"), "allowed")
    yield Choice("inspection", ("automatic", "players"), "automatic")
    yield Choice("foresight", (NO, YES), NO)
    yield Choice("teams", (NO, "teams", "expert"), NO)
    yield Choice("credits", ("secret", "open"), "secret")
    for module in modules():
        for choice in module.choices:
            yield replace(choice, group=choice.group or module.box, switch=module.choices[0].name)


def _needs() -> Iterator[Need]:
    missing = tuple(edition for edition in EDITIONS if edition not in PLAYABLE)
    yield Need("edition", "edition", missing, "edition", PLAYABLE)
    yield Need("teams", "teams", ("teams", "expert"), SEATS, ("4",))
    for module in modules():
        yield from module.needs


CHOICES = tuple(_choices())
NEEDS = tuple(_needs())
MOST_SEATS = max((4, *(module.seats for module in modules())))


def rounds_of(setup: Setup) -> tuple[str, ...]:
    """The rounds to be played, in order."""
    return tuple(setup["rounds"].split())


def board_of(round_name: str) -> Board:
    """The ship board of a round."""
    return board("I" if round_name == TEST else round_name)


def plan_of(round_name: str) -> FlightPlan:
    """The flight of a round: the one that its ship class is built for."""
    return FLIGHTS[sheets()["I" if round_name == TEST else round_name].flight]
