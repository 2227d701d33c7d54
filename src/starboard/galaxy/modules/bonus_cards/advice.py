"""What bots should know about bonus cards."""

from __future__ import annotations

from typing import Any

from starboard.engine import Decision
from starboard.galaxy.catalog.components import COMPONENTS, kinds_of, piece_of_key
from starboard.galaxy.modules.bonus_cards.vocabulary import Choose, Fit, NameRow, Play, PutInto
from starboard.galaxy.vocabulary import of_form

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
            told, rows = decision.about["options"], of_form(decision, NameRow)
            spared = [option for option in rows if not told[option]["price"]]
            return min(spared or rows, key=lambda option: abs(rows[option].number - 7))
        case "play_billiards":
            return _at_the_leader(decision, table)
        case "junkyard":
            return max(options, key=lambda option: _worth(decision.about["options"][option], option))
        case "arrange_crew" | "arrange_cells":
            pieces = table.ships[decision.seat].pieces
            puts = of_form(decision, PutInto)
            return max(
                puts, key=lambda option: bool(piece_of_key(pieces[puts[option].square]).parts.cabin), default="done"
            )
        case "depot":
            return _from_the_depot(decision)
        case "fit_component":
            pieces = table.ships[decision.seat].pieces
            fits = of_form(decision, Fit)
            return next((option for option, fit in fits.items() if fit.square not in pieces), options[0])
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
    for option, choice in of_form(decision, Choose).items():
        if told[option]["gain"] and kinds_of(COMPONENTS[choice.component].turned[0].parts):
            return option
    return PASS


def _at_the_leader(decision: Decision, table: Any) -> str:
    """At whoever is farthest ahead of all but oneself."""
    plays = of_form(decision, Play)
    order = list(table.flight.order)
    aimed = [option for option, play in plays.items() if play.seat != decision.seat and play.seat in order]
    return min(aimed, key=lambda option: order.index(plays[option].seat), default=decision.options[0])
