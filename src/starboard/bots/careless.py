"""The careless player: any option is as good as any other."""

from collections.abc import Iterable
from random import Random
from typing import Final

from starboard.bots.player import Look
from starboard.engine import Decision

RELUCTANCE: Final = 50


class RandomBot:
    """Chooses uniformly among the options, with a generator of its own that no game shares.

    The `reluctant` options end a player's part in things (finishing a ship at once, giving up a flight). They are taken
    one time in fifty where there is anything else to do, or no game would be a whole game.
    """

    def __init__(self, seed: object = 0, reluctant: Iterable[str] = ()) -> None:
        self._random = Random(f"random bot {seed}").random
        self._reluctant = frozenset(reluctant)

    def choose(self, decision: Decision, look: Look) -> str:
        """Any option."""
        options = decision.options
        choice = options[int(self._random() * len(options))]
        if choice in self._reluctant and self._random() * RELUCTANCE >= 1:
            others = [option for option in options if option not in self._reluctant]
            if others:
                choice = others[int(self._random() * len(others))]
        return choice
