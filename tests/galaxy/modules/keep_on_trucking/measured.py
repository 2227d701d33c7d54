"""How often sensible programs defend each title.

`python -m tests.galaxy.modules.keep_on_trucking.measured 40 NAME=VALUE`: options of the table may follow the number of
Treks; they are those of the new titles unless they say otherwise.
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import fmean

from starboard.arena.match import Match
from starboard.bots.roster import BOTS
from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.modules.transgalactic_trek.memory import drawn, holder, last_scores
from tests.galaxy.modules.keep_on_trucking.treks import ON

SEATS = 4


def main(number: int, *options: str) -> None:
    """Play, and print for each title how often it was defended after the second and after the third flight."""
    agreed = dict(ON) | dict(option.split("=") for option in options)
    held, defended = Counter[str](), [Counter[str](), Counter[str]()]
    purses: list[float] = []
    for index in range(number):
        game = Game.new(RULES, RULES.setup(SEATS, agreed), f"measured {index}")
        Match(game, [BOTS["galaxy"]["sensible"](f"{index} {seat}") for seat in range(SEATS)]).play_out()
        table = game.state
        for title in drawn(table):
            held[title] += 1
            for flight, scored in enumerate(last_scores(table)[1:]):
                scores = dict(map(tuple, scored[title]))
                best = max(scores.values(), default=0)
                defended[flight][title] += 0 < best == scores.get(holder(table, title))
        purses += game.scores
    for title in sorted(held):
        second, third = (100 * counted[title] / held[title] for counted in defended)
        sys.stdout.write(f"{title:20} {held[title]:4}  {second:5.1f} %  {third:5.1f} %\n")
    shares = [100 * sum(counted.values()) / sum(held.values()) for counted in defended]
    sys.stdout.write(
        f"{'all':20} {sum(held.values()):4}  {shares[0]:5.1f} %  {shares[1]:5.1f} %  {fmean(purses):.1f} credits\n"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
