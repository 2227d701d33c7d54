"""The table options of Galaxy Trucker and what they mean for the rounds of a game."""

from starboard.engine import SEATS, Choice, Need, Setup
from starboard.galaxy.catalog.boards import Board, board
from starboard.galaxy.catalog.flights import FLIGHTS, FlightPlan
from starboard.galaxy.catalog.sheets import sheets

YES, NO = "yes", "no"

ROUNDS = ("I II III", "I II", "I III", "II III", "I", "II", "III")

CHOICES = (
    Choice("rounds", ROUNDS, "I II III"),
    Choice("test_flight", (NO, YES), NO),
    Choice("round_IIIA", (NO, "added", "instead"), NO),
    Choice("pace", ("real_time", "turns"), "real_time"),
    Choice("errors", ("allowed", "refused"), "allowed"),
    Choice("inspection", ("automatic", "players"), "automatic"),
    Choice("foresight", (NO, YES), NO),
    Choice("teams", (NO, "teams", "expert"), NO),
    Choice("credits", ("secret", "open"), "secret"),
)


def _with(round_name: str) -> tuple[str, ...]:
    return tuple(rounds for rounds in ROUNDS if round_name in rounds.split())


NEEDS = (
    Need("test_flight", "test_flight", (YES,), "rounds", _with("I")),
    Need("round_IIIA", "round_IIIA", ("added", "instead"), "rounds", _with("III")),
    Need("teams", "teams", ("teams", "expert"), SEATS, ("4",)),
)

TEST = "test"
"""The round that is the test flight: a class I ship and the simplest rules."""


def rounds_of(setup: Setup) -> tuple[str, ...]:
    """The rounds to be played, in order."""
    rounds = setup["rounds"].split()
    if setup["test_flight"] == YES:
        rounds[0] = TEST
    if setup["round_IIIA"] == "instead":
        rounds[-1] = "IIIA"
    elif setup["round_IIIA"] == "added":
        rounds.append("IIIA")
    return tuple(rounds)


def board_of(round_name: str) -> Board:
    """The ship board of a round."""
    return board("I" if round_name == TEST else round_name)


def plan_of(round_name: str) -> FlightPlan:
    """The flight of a round: the one that its ship class is built for."""
    return FLIGHTS[sheets()["I" if round_name == TEST else round_name].flight]
