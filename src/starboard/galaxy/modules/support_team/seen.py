"""What everybody sees of the team, what only a seat sees, what must always hold, and what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.galaxy.modules.support_team.forms import forms_of
from starboard.galaxy.modules.support_team.memory import knows_both, members, noted, remember, remembered
from starboard.galaxy.modules.support_team.people.advertiser import Advertiser
from starboard.galaxy.modules.support_team.people.planner import signs
from starboard.galaxy.modules.support_team.procedure import deck_of
from starboard.galaxy.table import Table

FORECASTER = Advertiser.name


def seen(table: Table) -> Mapping[str, Any]:
    """Everybody's people are by their ships; what lies open to choose from is there for all."""
    forecasts = noted(table, "forecasts", {})
    return {
        "tray": [
            {
                "id": person,
                "name": person,
                "seat": seat,
                "forms": forms_of(person),
                "values": {"both": "yes" if knows_both(table, seat, person) else "no"},
                **({"ranks": forecasts[str(seat)]} if person == FORECASTER and str(seat) in forecasts else {}),
            }
            for seat, team in enumerate(members(table))
            for person in team
        ],
        "hand": [],
        "conditions": [
            {"id": f"candidate {person}", "name": person, "values": {"both": "no"}}
            for person in remembered(table, "laid_out", ())
        ],
        "signs": [
            {"seat": ship.seat, "square": square, "name": name}
            for ship in (table.ships if table.course is None else ())
            for square, name in signs(ship).items()
        ],
    }


def own(table: Table, seat: int) -> Mapping[str, Any]:
    """A seat sees the cards it has been dealt."""
    dealt = remembered(table, "dealt", ())
    if not dealt:
        return {}
    return {
        "hand": [
            {"id": person, "name": person, "option": f"hire {person}", "values": {"both": "no"}}
            for person in dealt[seat]
        ]
    }


def check(table: Table) -> None:
    """Every card is in exactly one place, and nobody works for two."""
    deck = remembered(table, "deck", None)
    if deck is None:
        return
    places = [deck, remembered(table, "laid_out", ()), remembered(table, "removed", ())]
    every = [person for place in (*places, *remembered(table, "dealt", ()), *members(table)) for person in place]
    assert sorted(every) == sorted(deck_of(table))


def shake(table: Table, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """Nobody knows the order of the deck, nor what others have been dealt."""
    deck, dealt = list(remembered(table, "deck", ())), remembered(table, "dealt", ())
    hidden = [*deck, *(person for other, cards in enumerate(dealt) if other != seat for person in cards)]
    if hidden:
        shuffle(hidden)
        kept = [list(cards) if other == seat else [hidden.pop() for _ in cards] for other, cards in enumerate(dealt)]
        remember(table, deck=hidden, dealt=kept)
