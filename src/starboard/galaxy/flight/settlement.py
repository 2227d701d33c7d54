"""The end of a flight: bonuses, the sale of goods, what lost components cost.

A settlement is a list of lines, in the order in which they are paid. Modules add to them and change them.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from starboard.engine import Rule
from starboard.engine.request import Request
from starboard.galaxy.flight.bonuses import best_looking_bonuses, complete_first, finishing_bonuses
from starboard.galaxy.flight.giving_up import clear_decks, sale_of, waiting_sale
from starboard.galaxy.flight.goods import unload_all
from starboard.galaxy.flight.purse import losses_of, owe
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Line(NamedTuple):
    """What one thing brings one seat."""

    kind: str
    """What for; its words are `settlement-KIND`, `source-KIND` where it is gained, `reason-KIND` where it is paid."""
    seat: int
    amount: int
    """Credits, below zero where they are paid; in a result, what was really paid."""
    source: str = ""
    """The modifier it comes from; nothing for the base game."""
    parts: Sequence[tuple[str, int]] = ()
    """What it is made of: a word and how much of it, such as the colours of blocks and how many."""
    paid: bool = False
    """Whether it changed hands already, during the flight."""
    pot: str = ""
    """The kind of lines before it whose payments it is a share of; what cannot be divided stays with the bank."""
    shares: int = 1
    """In how many equal shares that pot is divided."""

    def told(self) -> dict[str, Any]:
        """The line as plain data, without what it has not."""
        plain: dict[str, Any] = {"kind": self.kind, "seat": self.seat, "amount": self.amount}
        if self.source:
            plain["source"] = self.source
        if self.parts:
            plain["parts"] = [list(part) for part in self.parts]
        return plain


def settle(table: Table) -> Rule:
    """Pay bonuses, then goods, then penalties, each in flight order; clear the ships and remember the result."""
    flight = table.flight
    finished = ranking(table)
    left = [table.ships[seat] for seat in range(table.setup.seats) if seat in flight.left]
    lines = _lines(table, finished, left)
    for ask_lines in table.all_seams("settle"):
        lines = ask_lines(table, lines)
    paid: list[dict[str, Any]] = []
    for each in lines:
        line = _with_share(each, paid) if each.pot else each
        amount = line.amount
        if not line.paid:
            amount = yield from _pay(table, line)
        paid.append(line._replace(amount=amount).told())
    for ship in (*finished, *left):
        clear_decks(table, ship)
    places = {ship.seat: place for place, ship in enumerate(finished, 1)}
    seats = [
        {"place": places.get(seat), "left": flight.left.get(seat), "credits": table.credits(seat)}
        for seat in range(table.setup.seats)
    ]
    table.results = (*table.results, {"round": table.round_name, "seats": seats, "lines": paid})
    table.starter = table.in_flight()[0].seat if finished else table.numbers.index(1)
    table.course = None
    table.ships = []
    table.numbers = ()
    table.tell("round_settled", round=table.round_name)


def ranking(table: Table) -> list[Ship]:
    """The ships that have finished, best first: complete ones before those that have lost a section on the way."""
    return complete_first(table.in_flight())


def _lines(table: Table, finished: Sequence[Ship], left: Sequence[Ship]) -> list[Line]:
    """What the base game pays and asks for."""
    lines = [Line("finish", ship.seat, bonus) for ship, bonus in finishing_bonuses(table, finished)]
    lines += [Line("best_looking", ship.seat, bonus) for ship, bonus in best_looking_bonuses(table, finished)]
    for ship in finished:
        blocks = ship.blocks
        if blocks:
            sale = sale_of(table, ship, blocks, half_price=False)
            unload_all(table, ship)
            lines.append(Line("goods", ship.seat, sale, parts=_counted(blocks)))
    sold = table.flight.sold
    early = [ship.seat for ship in finished if ship.seat in sold]
    lines += [Line("goods_half_price", seat, sold[seat], paid=True) for seat in early]
    lines += [Line("goods", ship.seat, sold[ship.seat], paid=True) for ship in left if ship.seat in sold]
    waiting = [ship for ship in (*finished, *left) if ship.seat in table.flight.unsold]
    lines += [Line("goods_half_price", ship.seat, waiting_sale(table, ship)) for ship in waiting]
    for ship in (*finished, *left):
        owed = losses_of(table, ship)
        if owed:
            lines.append(Line("losses", ship.seat, -owed, parts=[("components", len(ship.lost))]))
    return lines


def _counted(blocks: str) -> list[tuple[str, int]]:
    return [(colour, blocks.count(colour)) for colour in dict.fromkeys(blocks)]


def _with_share(line: Line, paid: Sequence[dict[str, Any]]) -> Line:
    """A line that is a share of what others have really paid before."""
    return line._replace(amount=-sum(told["amount"] for told in paid if told["kind"] == line.pot) // line.shares)


def _pay(table: Table, line: Line) -> Generator[Request, Any, int]:
    """A line is paid; what really changed hands."""
    if line.amount < 0:
        return -(yield from owe(table, table.ships[line.seat], -line.amount, line.kind))
    if line.amount > 0:
        table.earn(line.seat, line.amount, line.kind)
    return line.amount


def winners(table: Table) -> list[int]:
    """Everybody whose score is above zero has won; the richest come first."""
    scores = [score(table, seat) for seat in range(table.setup.seats)]
    return sorted((seat for seat, points in enumerate(scores) if points > 0), key=scores.__getitem__, reverse=True)


def score(table: Table, seat: int) -> float:
    """What a seat has achieved: its credits (or its team's), unless a module counts otherwise."""
    points: float = table.credits(seat)
    if table.in_play:
        for ask_score in table.seams_for(seat).amount_score:
            points = ask_score(table, seat, points)
    return points
