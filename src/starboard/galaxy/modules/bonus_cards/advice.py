"""What bots should know about bonus cards."""

from __future__ import annotations

from typing import Any

from starboard.engine import Decision
from starboard.galaxy.catalog.components import COMPONENTS, kinds_of, piece_of_key

PASS = "pass"
WORTH = {"credits": 1.0, "crew": 1.0, "cells": 1.0, "days": 0.5, "components": 1.0}
"""What one of something is worth to a bot, in credits."""
UNDER_FIRE = 2.0
"""What a stop costs that is paid with hits."""
HITS = {"meteors", "shots"}


def choose(decision: Decision, table: Any) -> str | None:
    """An answer to the questions of bonus cards; None for all others."""
    options = decision.options
    match decision.question:
        case "hide_die" | "guess_die":
            return options[(decision.seat * 2 + sum(map(ord, decision.id))) % len(options)]
        case "name_column":
            return next((option for option in options if option == "column 6"), options[0])
        case "name_row":
            told = decision.about["options"]
            spared = [option for option in options if not told[option]["price"]]
            return min(spared or options, key=lambda option: abs(int(option.split()[1]) - 7))
        case "play_billiards":
            return _at_the_leader(decision, table)
        case "junkyard":
            return max(options, key=lambda option: _worth(decision.about["options"][option], option))
        case "arrange_crew" | "arrange_cells":
            pieces = table.ships[decision.seat].pieces
            puts = [option for option in options if option.startswith("put ")]
            return max(
                puts, key=lambda option: bool(piece_of_key(pieces[option.split()[1]]).parts.cabin), default="done"
            )
        case "depot":
            return _from_the_depot(decision)
        case "fit_component":
            pieces = table.ships[decision.seat].pieces
            return next((option for option in options if option.split()[1] not in pieces), options[0])
        case _:
            return None


def _worth(told: Any, option: str) -> float:
    """Gain less price; what hits cost is guessed."""
    if option == PASS:
        return 0.0
    gain = sum(WORTH.get(what, 0) * amount for what, amount in told["gain"].items() if isinstance(amount, int | float))
    price = sum(
        WORTH.get(what, 0) * amount for what, amount in told["price"].items() if isinstance(amount, int | float)
    )
    paid_in_hits = HITS & set(told["price"])
    leaves = 100.0 if told.get("ends_flight") else 0.0
    return gain - price - leaves - (UNDER_FIRE if paid_in_hits else 0.0)


def _from_the_depot(decision: Decision) -> str:
    """Something that does more than fill a gap, if there is a free square for it."""
    told = decision.about["options"]
    wanted = [option for option in decision.options if option != PASS and told[option]["gain"]]
    useful = [option for option in wanted if kinds_of(COMPONENTS[int(option.split()[1])].turned[0].parts)]
    return next(iter(useful), PASS)


def _at_the_leader(decision: Decision, table: Any) -> str:
    """At whoever is farthest ahead of all but oneself."""
    ahead = [seat for seat in table.flight.order if seat != decision.seat]
    aimed = [option for seat in ahead for option in decision.options if option.endswith(f" at {seat}")]
    return aimed[0] if aimed else decision.options[0]
