"""Getting through a round by hand, for rules that need a second one."""

from collections.abc import Callable

from starboard.engine import Rehearsal
from starboard.galaxy.table import Table

BORING = ("fly on", "done", "none", "no", "pass", "humans")


def build_nothing(r: Rehearsal[Table], first: int = 0) -> Rehearsal[Table]:
    """Every seat finishes with its bare starting cabin; this one takes tile 1, the others follow in seat order."""
    if r.question().startswith("start_building"):
        r.all_choose("start")
    seats = len(r.state.ships)
    for place in range(seats):
        r.choose((first + place) % seats, f"finish {place + 1}")
    return r


def give_up_at_once(r: Rehearsal[Table], first: int = 0) -> Rehearsal[Table]:
    """A whole round in which nothing is built and everybody gives up before the first card."""
    return build_nothing(r, first).all_choose("give up")


def fly_home(r: Rehearsal[Table], until: Callable[[], bool]) -> Rehearsal[Table]:
    """Everybody flies on and takes no chances, until something is true; what must be lost is lost from the front."""
    while not until():
        for seat in r.game.seats_asked():
            options = r.options(seat)
            if options:
                r.choose(seat, next((option for option in BORING if option in options), options[0]))
    return r
