"""Getting through the rest of a turn by hand, and the plain turn that uses nothing."""

from starboard.engine import Game, Rehearsal
from starboard.spacecorp import RULES
from starboard.spacecorp.scenario import position
from starboard.spacecorp.table import Table

QUIET = ("do it", "done", "stay", "pass", "none", "no")


def play(*lines: str) -> Rehearsal[Table]:
    """A position from its lines."""
    return position("\n".join(lines))


def new_game(seats: int, seed: str = "a quiet evening", **options: str) -> Rehearsal[Table]:
    """A new game, set up and waiting for its first decision."""
    return Rehearsal(Game.new(RULES, RULES.setup(seats, options), seed))


def to_next_turn(r: Rehearsal[Table], turns: int = 1) -> Rehearsal[Table]:
    """Everybody takes the quietest option until so many turns have begun since the position, or the game is over."""
    while not r.game.over and len(r.events("turn")) < turns:
        seat = r.game.seats_asked()[0]
        options = r.options(seat)
        r.choose(seat, next((option for option in QUIET if option in options), options[0]))
    return r


def idle(r: Rehearsal[Table]) -> Rehearsal[Table]:
    """The active player researches with the own HQ and takes no card; nobody else does anything."""
    seat, turns = r.state.active, len(r.events("turn"))
    for option in ("research", f"infra {seat}"):  # each is taken silently where it is the only one
        if option in r.options(seat):
            r.choose(seat, option)
    return to_next_turn(r, turns + 1)


def value(r: Rehearsal[Table]) -> object:
    """The value gathered so far for the action in hand."""
    return r.asked(r.state.active).about["value"]


def compensated(r: Rehearsal[Table]) -> list[int | None]:
    """Who has drawn a compensation, in order."""
    return [event.seat for event in r.events("card_drawn") if event.data["source"] == "compensation"]
