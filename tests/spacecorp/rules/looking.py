"""Getting turns over with, and what tests of actions look at again and again: needs, profit and compensation."""

from starboard.engine import Rehearsal
from starboard.spacecorp.table import Table

LAST_TURN = ("ending contracts", "last_turns 0", "active 0")
"""The era ends after the turn of seat 0."""

QUIET = ("do it", "done", "stay", "pass", "none", "no")


def finish_turn(r: Rehearsal[Table]) -> Rehearsal[Table]:
    """Everybody takes the quietest option until another turn has begun, or the game is over."""
    before = r.state.era, r.state.turns
    while not r.game.over and (r.state.era, r.state.turns) == before:
        seat = r.game.seats_asked()[0]
        options = r.options(seat)
        r.choose(seat, next((option for option in QUIET if option in options), options[0]))
    return r


def sit_out(r: Rehearsal[Table]) -> Rehearsal[Table]:
    """The active player researches with the own HQ but takes no card, as far as he is asked about it at all."""
    for option in ("research", f"infra {r.state.active}"):
        if option in r.options(r.state.active):
            r.choose(r.state.active, option)
    return finish_turn(r)


def need(r: Rehearsal[Table]) -> object:
    """What the action in hand must reach."""
    return r.asked(r.state.active).about["need"]


def profit(r: Rehearsal[Table], seat: int) -> int:
    """How much profit a player has."""
    return r.game.view(None).table.corporations[seat].profit


def gained(r: Rehearsal[Table], seat: int, source: str) -> list[int]:
    """The amounts of profit that a player has gained from a source, one after the other."""
    return [event.data["amount"] for event in r.events("profit", seat) if event.data["source"] == source]


def compensated(r: Rehearsal[Table], seat: int) -> int:
    """How many cards a player has drawn as compensation."""
    return sum(event.data["source"] == "compensation" for event in r.events("card_drawn", seat))
