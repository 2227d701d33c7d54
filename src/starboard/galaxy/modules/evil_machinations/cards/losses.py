"""Losses that nobody can buy off: fading goods, tests, commissions and storms."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.bank import CELLS
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import groups_of, kinds_of
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.flight.damage import hand_over
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.flight.offers import DONE
from starboard.galaxy.flight.outlook import hit_loss
from starboard.galaxy.flight.power import pay_cell
from starboard.galaxy.ship.ship import GOODS, Ship
from starboard.galaxy.table import Table

CHEAPER: Mapping[str, str] = dict(zip(GOODS, (*GOODS[1:], ""), strict=True))
"""What a block becomes; the cheapest becomes nothing."""
TRUSTS = ("cabin", "battery", "cannon", "engine")
"""The groups of components that are looked at, in this order."""


class CosmicRays(Adventure, frozen=True, tag="cosmic_rays"):
    """Every block becomes one of the next cheaper colour, as far as the bank has it (BX-13.7)."""

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            before = ship.goods
            if not before:
                continue
            table.bank.take_blocks(ship.blocks)
            now = dict.fromkeys(sorted(before), "")
            for colour in GOODS:
                for square in now:
                    for _ in range(before[square].count(colour)):
                        cheaper = CHEAPER[colour]
                        if cheaper and table.bank.give_block(cheaper):
                            now[square] += cheaper
            ship.goods = {square: held for square, held in now.items() if held}
            table.tell("goods_faded", ship.seat, now=ship.now("goods", *now))
        yield from ()


class SystemTest(Adventure, frozen=True, tag="system_test"):
    """A token for every so many components that can use power; whoever has too few gives components up (BX-13.1)."""

    components: int

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            while (tested := _tested(ship)) and (yield from self._gives_one_up(table, ship, tested)):
                pass
            tokens = self._price(len(_tested(ship)))
            for left in range(tokens, 0, -1):
                yield from pay_cell(table, ship, self.kind, left)

    def _gives_one_up(self, table: Table, ship: Ship, tested: list[int]) -> Any:
        """Whether the owner gives one more component up before the test."""
        names, tokens = ship.board.names, self._price(len(tested))
        done = [DONE] if ship.cell_count >= tokens else []
        options = [*(names[square] for square in tested), *done]
        choice = yield from ask(ship.seat, "system_test", options, partial(self._facts, ship, tested, tokens))
        if choice == DONE:
            return False
        yield from hand_over(table, ship, 1 << ship.board.squares[choice], Cause(self.kind))
        return True

    def _price(self, components: int) -> int:
        return -(-components // self.components)

    def _facts(self, ship: Ship, tested: list[int], tokens: int) -> dict[str, Any]:
        return {"card": self.id, "options": {**_giving(ship, tested), DONE: {"price": {CELLS: tokens}, "gain": {}}}}


class Trustbusters(Adventure, frozen=True, tag="trustbusters"):
    """Whoever has more of a group than all others together gives one up (BX-13.10)."""

    def play(self, table: Table) -> Rule:
        for group in TRUSTS:
            ships = table.in_order()
            owned = {ship.seat: _squares_of(ship, group) for ship in ships}
            every = sum(map(len, owned.values()))
            for ship in ships if len(ships) > 1 else ():
                squares = owned[ship.seat]
                if 2 * len(squares) > every:
                    options = [ship.board.names[square] for square in squares]
                    facts = partial(self._facts, ship, squares, group)
                    choice = yield from ask(ship.seat, "break_up", options, facts)
                    yield from hand_over(table, ship, 1 << ship.board.squares[choice], Cause(self.kind))

    def _facts(self, ship: Ship, squares: list[int], group: str) -> dict[str, Any]:
        return {"card": self.id, "group": group, "count": len(squares), "options": _giving(ship, squares)}


class MagneticStorm(Adventure, frozen=True, tag="magnetic_storm"):
    """Every battery loses half of its tokens, rounded up."""

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            charged = {square: count for square, count in ship.cells.items() if count}
            drained = sum((count + 1) // 2 for count in charged.values())
            if drained:
                ship.cells = {square: count // 2 for square, count in ship.cells.items()}
                table.bank.take(CELLS, drained)
                table.tell("cells_drained", ship.seat, amount=drained, now=ship.now("cells", *charged))
        yield from ()


def _tested(ship: Ship) -> list[int]:
    return [square for square in bits(ship.layout.occupied) if _can_use_power(ship.layout.at(square).parts)]


def _can_use_power(parts: Parts) -> bool:
    return any(kind.powered is not None and kind.powered(parts) for kind in kinds_of(parts))


def _squares_of(ship: Ship, group: str) -> list[int]:
    return [square for square in bits(ship.layout.occupied) if group in groups_of(ship.layout.at(square).parts)]


def _giving(ship: Ship, squares: list[int]) -> dict[str, Any]:
    """What giving up each of these components costs at most."""
    return {ship.board.names[square]: {"price": hit_loss(ship, 1 << square), "gain": {}} for square in squares}
