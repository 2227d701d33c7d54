"""Every registered game with its hooks for the generic tests, and the tiny game of the engine's tests beside them.

A game's hooks live in `tests/<name>/hooks.py`: `shake_hidden`, `check_conserved`, `RELUCTANT`, and `check_told` if the
events of the game account for anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from starboard import games
from starboard.engine import Event, Game, Rules
from tests.engine import tiny_game


class Registered(NamedTuple):
    """A game under test."""

    rules: Rules[Any]
    shake_hidden: Callable[[Any, int | None, Random], Any]
    """A copy of a state that a seat (None: a spectator) cannot tell from it, with all that it may not know changed."""
    check_conserved: Callable[[Game[Any]], None]
    """Fails when anything has appeared or vanished."""
    reluctant: tuple[str, ...]
    """First words of options that end a player's part in things; taken rarely, so that random games get deep."""
    check_told: Callable[[Any, Sequence[Event], Any], None] | None = None
    """Fails when a state (the second one) is not what an earlier one has become by what was told in between."""


def _registered(rules: Rules[Any], hooks: str) -> Registered:
    with_hooks = import_module(hooks)
    return Registered(
        rules,
        with_hooks.shake_hidden,
        with_hooks.check_conserved,
        with_hooks.RELUCTANT,
        getattr(with_hooks, "check_told", None),
    )


TINY = Registered(tiny_game.RULES, tiny_game.shake_hidden, tiny_game.check_conserved, ())
GAMES = {name: _registered(entry.rules, f"tests.{name}.hooks") for name, entry in games.GAMES.items()} | {"tiny": TINY}
