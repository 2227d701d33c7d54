"""The end of a flight: bonuses, the sale of goods, what lost components cost."""

from __future__ import annotations

from typing import Any

from starboard.galaxy.bank import worth
from starboard.galaxy.flight.giving_up import clear_decks
from starboard.galaxy.flight.goods import unload_all
from starboard.galaxy.options import board_of, plan_of
from starboard.galaxy.table import Table


def settle(table: Table) -> None:
    """Pay bonuses, then goods, then penalties, each in flight order; clear the ships and remember the result."""
    flight, plan = table.flight, plan_of(table.round_name)
    finished = table.in_order()
    rows: list[dict[str, Any]] = [
        {
            "place": None,
            "left": flight.left.get(seat),
            "finish": 0,
            "best_looking": 0,
            "goods": flight.sold.get(seat, 0),
            "losses": 0,
        }
        for seat in range(table.setup.seats)
    ]
    for place, ship in enumerate(finished):
        rows[ship.seat]["place"] = place + 1
    for ship, bonus in zip(finished, plan.finish, strict=False):  # a fifth ship gets what a module gives it
        rows[ship.seat]["finish"] = bonus
        table.earn(ship.seat, bonus, "finish")
    fewest = min((ship.exposed_connectors for ship in finished), default=0)
    for ship in finished:
        if ship.exposed_connectors == fewest:
            rows[ship.seat]["best_looking"] = plan.best_looking
            table.earn(ship.seat, plan.best_looking, "best_looking")
    for ship in finished:
        sale = worth(unload_all(table, ship))
        rows[ship.seat]["goods"] = sale
        if sale:
            table.earn(ship.seat, sale, "goods")
    left = [table.ships[seat] for seat in range(table.setup.seats) if seat in flight.left]
    for ship in (*finished, *left):
        owed = penalty(table, len(ship.lost))
        rows[ship.seat]["losses"] = table.pay(ship.seat, owed, "losses") if owed else 0
        clear_decks(table, ship)
    credits_now = [table.credits(seat) for seat in range(table.setup.seats)]
    for row, total in zip(rows, credits_now, strict=True):
        row["credits"] = total
    table.results = (*table.results, {"round": table.round_name, "seats": rows})
    table.starter = finished[0].seat if finished else table.numbers.index(1)
    table.course = None
    table.ships = []
    table.numbers = ()
    table.tell("round_settled", round=table.round_name)


def winners(table: Table) -> list[int]:
    """Everybody who owns at least a credit has won; the richest come first."""
    seats = [seat for seat in range(table.setup.seats) if table.credits(seat) > 0]
    return sorted(seats, key=table.credits, reverse=True)


def penalty(table: Table, lost: int) -> int:
    """What a discard pile costs: one credit for each component, up to the insurance of the ship class."""
    limit = board_of(table.round_name).insurance
    return lost if limit is None else min(lost, limit)
