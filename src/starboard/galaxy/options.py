"""The table options of Galaxy Trucker and what they mean for the rounds of a game."""

from starboard.engine import BadInput, Choice, Setup
from starboard.galaxy.catalog.boards import BOARDS, FLIGHTS, Board, FlightPlan

YES, NO = "yes", "no"

CHOICES = (
    Choice("rounds", ("I II III", "I II", "I III", "II III", "I", "II", "III"), "I II III"),
    Choice("test_flight", (NO, YES), NO),
    Choice("round_IIIA", (NO, "added", "instead"), NO),
    Choice("pace", ("real_time", "turns"), "real_time"),
    Choice("errors", ("allowed", "refused"), "allowed"),
    Choice("inspection", ("automatic", "players"), "automatic"),
    Choice("foresight", (NO, YES), NO),
    Choice("teams", (NO, "teams", "expert"), NO),
    Choice("credits", ("secret", "open"), "secret"),
)

TEST = "test"
"""The round that is the test flight: a class I ship and the simplest rules."""


def check(setup: Setup) -> None:
    """BadInput for options that contradict each other."""
    rounds = setup["rounds"].split()
    if setup["test_flight"] == YES and "I" not in rounds:
        raise BadInput("option test_flight: the test flight replaces round I, so round I must be played")
    if setup["round_IIIA"] != NO and "III" not in rounds:
        raise BadInput("option round_IIIA: it follows or replaces round III, so round III must be played")
    if setup["teams"] != NO and setup.seats != 4:
        raise BadInput(f"option teams: two teams need 4 seats, not {setup.seats}")


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
    return BOARDS["I" if round_name == TEST else round_name]


def plan_of(round_name: str) -> FlightPlan:
    """The flight of a round; round IIIA flies by the numbers of round III."""
    return FLIGHTS[{TEST: "I", "IIIA": "III"}.get(round_name, round_name)]
