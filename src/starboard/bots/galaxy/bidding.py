"""Bidding: never more than the prize is worth, and never more than the purse holds."""

from __future__ import annotations

from starboard.bots.galaxy.weighing import worth_of
from starboard.engine import Decision
from starboard.galaxy.flight.bidding import PASS
from starboard.galaxy.vocabulary import of_form
from starboard.galaxy.vocabulary.questions import Bid

SHADED = 0.6
"""The part of its worth that is bid in secret: nobody should win at a price that leaves nothing."""


def bid(decision: Decision) -> str:
    """In an auction the lowest bid that counts, as long as the prize is worth it."""
    bids = {read.amount: option for option, read in of_form(decision, Bid).items()}
    least = min(bids, default=None)
    return bids[least] if least is not None and least <= _value(decision) else PASS


def bid_in_secret(decision: Decision) -> str:
    """A part of what the prize is worth, as far as there are credits for it."""
    bids = {read.amount: option for option, read in of_form(decision, Bid).items()}
    most = max(SHADED * _value(decision), 0)
    return bids[max(amount for amount in bids if amount <= most)]


def _value(decision: Decision) -> float:
    """What winning is worth in credits: what the card says, else what it brings beyond its price."""
    value = decision.about.get("value")
    if value is not None:
        return float(value)
    prize = decision.about["prize"]
    return worth_of(prize.get("gain", {})) - worth_of(prize.get("price", {}))
