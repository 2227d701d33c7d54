"""Officials who hold out their hand: for blocks, tokens, crew and aliens, for passing, and for loose ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.bank import CELLS
from starboard.galaxy.flight.crew import CrewGone, after_losing, lose_one, who_goes
from starboard.galaxy.flight.exposed import exposed_of
from starboard.galaxy.flight.goods import open_goods
from starboard.galaxy.flight.outlook import crew_facts
from starboard.galaxy.flight.power import use_cell
from starboard.galaxy.flight.track import move_back_all
from starboard.galaxy.modules.evil_machinations.levy import Demand, Follows, level_of, levy, pay_or_wait
from starboard.galaxy.modules.evil_machinations.vocabulary import GiveBlock
from starboard.galaxy.registry import crew_letters, figures
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read


class CustomsInspection(Adventure, frozen=True, tag="customs_inspection"):
    """Duty for every block on board, or the block itself (BX-13.7)."""

    credits: int

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():

            def demanded(ship: Ship = ship) -> Demand:
                names = ship.board.names
                gives: dict[str, Follows] = {
                    f"give {colour} {names[square]}": {"price": {"goods": colour}, "gain": {}}
                    for square, held in sorted(open_goods(table, ship).items())
                    for colour in dict.fromkeys(held)
                }
                return Demand(self.credits * sum(map(len, open_goods(table, ship).values())), self.credits, gives)

            def give(choice: str, ship: Ship = ship) -> Rule:
                block = read("levy", choice)
                assert isinstance(block, GiveBlock), "customs want blocks"
                square, colour = ship.board.squares[block.square], block.colour
                left = ship.goods[square].replace(colour, "", 1)
                ship.goods = {**ship.goods, square: left} if left else _without(ship.goods, square)
                table.bank.take_blocks(colour)
                table.tell("goods_lost", ship.seat, colour=colour, square=block.square, now=ship.now("goods", square))
                yield from ()

            # What is paid for stays; what is left to pay for is all that is still on board.
            yield from levy(table, ship, self, demanded, give)


class EcoPatrol(Adventure, frozen=True, tag="eco_patrol"):
    """A fee for every battery token on board, or the token itself."""

    credits: int

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():

            def demanded(ship: Ship = ship) -> Demand:
                names = ship.board.names
                charged = [names[square] for square, count in sorted(ship.cells.items()) if count]
                gives: dict[str, Follows] = {name: {"price": {CELLS: 1}, "gain": {}} for name in charged}
                return Demand(self.credits * ship.cell_count, self.credits, gives)

            def give(choice: str, ship: Ship = ship) -> Rule:
                use_cell(table, ship, choice, self.kind)
                yield from ()

            yield from levy(table, ship, self, demanded, give)


class WageDispute(Adventure, frozen=True, tag="wage_dispute"):
    """A credit for every so many of the crew, or somebody leaves for each credit that is not paid."""

    crew: int

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            wages, gone = -(-ship.crew_count // self.crew), [CrewGone()]

            def demanded(ship: Ship = ship, wages: int = wages, gone: list[CrewGone] = gone) -> Demand:
                return Demand(wages - len(gone[0].letters), 1, _leaving(table, ship, ship.manned()))

            def give(choice: str, ship: Ship = ship, gone: list[CrewGone] = gone) -> Rule:
                square = ship.board.squares[choice]
                gone[0] = lose_one(table, ship, square, gone[0], (yield from who_goes(ship, square)))

            yield from levy(table, ship, self, demanded, give)
            yield from after_losing(table, ship, gone[0])


class BorderControl(Adventure, frozen=True, tag="border_control"):
    """A visa for every alien, or the alien stays at the border."""

    credits: int

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            gone = [CrewGone()]

            def demanded(ship: Ship = ship) -> Demand:
                aliens = _aliens(ship)
                return Demand(self.credits * len(aliens), self.credits, _leaving(table, ship, aliens))

            def give(choice: str, ship: Ship = ship, gone: list[CrewGone] = gone) -> Rule:
                square = ship.board.squares[choice]
                gone[0] = lose_one(table, ship, square, gone[0], _aliens(ship)[square])
                yield from ()

            yield from levy(table, ship, self, demanded, give)
            yield from after_losing(table, ship, gone[0])


class TollBooth(Adventure, frozen=True, tag="toll_booth"):
    """Pay, or wait in the slow lane."""

    credits: int
    """For each level of the flight."""
    days: int

    def play(self, table: Table) -> Rule:
        delayed = []
        for ship in table.in_order():
            days = yield from pay_or_wait(table, ship, self, self.credits * level_of(table), self.days)
            delayed.append((ship, days))
        yield from move_back_all(table, delayed, self.kind)


class SpotCheck(Adventure, frozen=True, tag="spot_check"):
    """Loose connectors are against regulations: pay, or tidy up."""

    connectors: int
    """So many cost a credit, or a flight day."""

    def play(self, table: Table) -> Rule:
        delayed = []
        for ship in table.in_order():
            number = -(-exposed_of(table, ship, self.kind) // self.connectors)
            if number:
                delayed.append((ship, (yield from pay_or_wait(table, ship, self, number, number))))
        yield from move_back_all(table, delayed, self.kind)


def _without(goods: Mapping[int, str], square: int) -> dict[int, str]:
    return {other: held for other, held in goods.items() if other != square}


def _leaving(table: Table, ship: Ship, squares: Iterable[int]) -> dict[str, Follows]:
    """What it means if somebody leaves each of these squares."""
    each = {ship.board.names[square]: len(ship.crew_at(square)) for square in ship.manned()}
    fatal = crew_facts(table, ship, 1, each).get("options", {})
    names = [ship.board.names[square] for square in squares]
    return {name: {"price": {"crew": 1}, "gain": {}, **fatal.get(name, {})} for name in names}


def _aliens(ship: Ship) -> dict[int, str]:
    """The letter of the alien on each square that has one."""
    found: dict[int, str] = {}
    for square, letters in sorted(ship.figures.items()):
        for letter in letters:
            if letter in crew_letters() and figures()[letter].colour:
                found[square] = letter
    return found
