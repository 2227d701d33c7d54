"""Blocks: gaining them with rearranging, and giving up the dearest."""

from __future__ import annotations

from starboard.engine import Rule, ask
from starboard.galaxy.flight.power import DONE, pay_cell
from starboard.galaxy.ship.ship import GOODS, Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read
from starboard.galaxy.vocabulary.questions import LiftBlock, Load


def gain_goods(table: Table, ship: Ship, goods: str) -> Rule:
    """The owner loads what the bank can give: first he may lift blocks from his holds, then he lays blocks down.

    Blocks that are still in the hand when he is done go back to the bank. Lifting ends with the first block laid, so
    that every choice brings the end nearer; undo is for second thoughts.
    """
    hand = "".join(colour for colour in goods if table.bank.give_block(colour))
    if not hand:
        return
    may_lift = True
    while True:
        lifts = _lifts(ship) if may_lift else []
        options = [*_loads(ship, hand), *lifts, DONE]
        choice = yield from ask(ship.seat, "load", options, {"hand": _sorted(hand)})
        if choice == DONE:
            break
        block = read("load", choice)
        assert isinstance(block, (Load, LiftBlock)), "only blocks are moved here"
        colour, name = block.colour, block.square
        square = ship.board.squares[name]
        if isinstance(block, Load):
            may_lift = False
            hand = hand.replace(colour, "", 1)
            ship.goods = {**ship.goods, square: _sorted(ship.goods.get(square, "") + colour)}
            table.tell("goods_loaded", ship.seat, colour=colour, square=name, now=ship.now("goods", square))
        else:
            hand += colour
            _unload(ship, square, colour)
            table.tell("goods_lifted", ship.seat, colour=colour, square=name, now=ship.now("goods", square))
    table.bank.take_blocks(hand)
    if hand:
        table.tell("goods_discarded", ship.seat, goods=_sorted(hand))


def lose_goods(table: Table, ship: Ship, amount: int) -> Rule:
    """Give up blocks, the dearest first; what is missing is given up in battery tokens; then nothing more is owed."""
    names = ship.board.names
    for _ in range(amount):
        blocks = ship.blocks
        if blocks:
            colour = blocks[0]
            options = [names[square] for square, held in sorted(ship.goods.items()) if colour in held]
            choice = yield from ask(ship.seat, "lose_goods", options, {"colour": colour})
            square = ship.board.squares[choice]
            _unload(ship, square, colour)
            table.bank.take_blocks(colour)
            table.tell("goods_lost", ship.seat, colour=colour, square=choice, now=ship.now("goods", square))
        elif ship.cell_count:
            yield from pay_cell(table, ship, "goods")
        else:
            return


def unload_all(table: Table, ship: Ship) -> str:
    """All blocks go back to the bank; which ones they were."""
    blocks = ship.blocks
    table.bank.take_blocks(blocks)
    ship.goods = {}
    return blocks


def _sorted(blocks: str) -> str:
    return "".join(sorted(blocks, key=GOODS.index))


def _loads(ship: Ship, hand: str) -> list[str]:
    names = ship.board.names
    return [
        f"load {colour} {names[square]}"
        for colour in GOODS
        if colour in hand
        for square in ship.layout.squares_with("holds")
        if ship.can_hold(square, colour)
    ]


def _lifts(ship: Ship) -> list[str]:
    names, goods = ship.board.names, sorted(ship.goods.items())
    return [f"lift {colour} {names[square]}" for square, held in goods for colour in dict.fromkeys(held)]


def _unload(ship: Ship, square: int, colour: str) -> None:
    left = ship.goods[square].replace(colour, "", 1)
    ship.goods = {sq: held for sq, held in ship.goods.items() if sq != square} | ({square: left} if left else {})
