"""Ships and flights for the tests of machinations."""

from __future__ import annotations

from typing import Any

from starboard.engine import Rehearsal
from starboard.galaxy.modules.evil_machinations.drawer import loans
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table


def meet(*ships: str, card: str, **settings: Any) -> Rehearsal[Table]:
    """These ships when a machination is turned up; one more card lies below it."""
    return flight(*ships, cards=[card, "nothing"], **{"evil_machinations": "yes", **settings})


def purses(r: Rehearsal[Table]) -> list[int]:
    return list(r.state.accounts)


def spaces(r: Rehearsal[Table]) -> dict[int, int]:
    return dict(r.state.flight.positions)


def loans_of(r: Rehearsal[Table]) -> list[int]:
    return list(loans(r.state))
