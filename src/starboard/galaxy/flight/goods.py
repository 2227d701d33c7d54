"""Blocks: gaining them with rearranging, and giving up the dearest."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.request import Request
from starboard.galaxy.flight.offers import DONE, Offer, described, narrowed, offers_on, take
from starboard.galaxy.flight.power import pay_cell
from starboard.galaxy.flight.stowing import best_load
from starboard.galaxy.ship.ship import GOODS, Ship
from starboard.galaxy.ship.working import can_hold, squares_with_room
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read
from starboard.galaxy.vocabulary.questions import GiveUpBlock, LiftBlock, Load

BATTERY = "battery"


class Loading:
    """Goods being loaded. Modules' offers may take blocks from the hand, or add some that the bank has given."""

    __slots__ = ("hand", "taken")

    def __init__(self, hand: str) -> None:
        self.hand = hand
        """The blocks in the hand."""
        self.taken: tuple[str, ...] = ()
        """The modules' offers taken so far."""


def gain_goods(table: Table, ship: Ship, goods: str) -> Rule:
    """The owner loads what the bank can give: first he may lift blocks from his holds, then he lays blocks down.

    Blocks that are still in the hand when he is done go back to the bank. Lifting ends with the first block laid, so
    that every choice brings the end nearer; undo is for second thoughts.
    """
    if not goods:
        return
    for gate in ship.seams.gate_gain:
        if not (yield from gate(table, ship, goods)):
            return
    loading = Loading("".join(colour for colour in goods if table.bank.give_block(colour)))
    if not loading.hand:
        return
    may_lift = True
    while True:
        hand = loading.hand
        lifts = _lifts(ship) if may_lift else []
        offers = {offer.option: offer for offer in offers_on(ship.seams.offers_goods, table, ship, "goods", loading)}
        options = [*_loads(table, ship, hand), *lifts, *offers, DONE]
        facts = partial(_facts, table, ship, hand, offers.values(), may_lift)
        choice = yield from ask(ship.seat, "load", options, facts)
        if choice == DONE:
            break
        if choice in offers:
            yield from take(table, ship, offers[choice], loading)
            loading.taken = (*loading.taken, choice)
            continue
        block = read("load", choice)
        assert isinstance(block, (Load, LiftBlock)), "only blocks are moved here"
        colour, name = block.colour, block.square
        square = ship.board.squares[name]
        if isinstance(block, Load):
            may_lift = False
            loading.hand = hand.replace(colour, "", 1)
            ship.goods = {**ship.goods, square: _sorted(ship.goods.get(square, "") + colour)}
            table.tell("goods_loaded", ship.seat, colour=colour, square=name, now=ship.now("goods", square))
        else:
            loading.hand += colour
            _unload(ship, square, colour)
            table.tell("goods_lifted", ship.seat, colour=colour, square=name, now=ship.now("goods", square))
    table.bank.take_blocks(loading.hand)
    if loading.hand:
        table.tell("goods_discarded", ship.seat, goods=_sorted(loading.hand))


def lose_goods(table: Table, ship: Ship, amount: int) -> Rule:
    """Give up blocks, the dearest first; what is missing is given up in battery tokens; then nothing more is owed.

    Nobody is asked from where, if all blocks of a colour or all tokens must go.
    """
    names = ship.board.names
    for left in range(amount, 0, -1):
        if ship.seams.hidden or ship.seams.picks:
            if not (yield from _choose_one(table, ship, left)):
                return
            continue
        blocks = ship.blocks
        if blocks:
            colour = blocks[0]
            each = {names[square]: held.count(colour) for square, held in sorted(ship.goods.items()) if colour in held}
            options = narrowed(table, ship, "lose_goods", list(each))
            if blocks.count(colour) <= left and not table.asks_everything:
                options = options[:1]
            facts = {"colour": colour, "left": min(left, blocks.count(colour)), "each": each}
            choice = yield from ask(ship.seat, "lose_goods", options, facts)
            square = ship.board.squares[choice]
            _unload(ship, square, colour)
            table.bank.take_blocks(colour)
            table.tell("goods_lost", ship.seat, colour=colour, square=choice, now=ship.now("goods", square))
        elif ship.cell_count:
            yield from pay_cell(table, ship, "goods", left)
        else:
            return


def hidden_goods(table: Table, ship: Ship) -> Mapping[int, str]:
    """By square, the blocks of a ship that nobody else finds; most ships have none."""
    hidden: Mapping[int, str] = {}
    for ask_hidden in ship.seams.hidden:
        hidden = ask_hidden(table, ship, hidden)
    return hidden


def open_goods(table: Table, ship: Ship) -> dict[int, str]:
    """By square, the blocks of a ship that anybody finds who looks for them."""
    if not ship.seams.hidden:
        return dict(ship.goods)
    hidden, found = hidden_goods(table, ship), {}
    for square, held in ship.goods.items():
        left = held
        for colour in hidden.get(square, ""):
            left = left.replace(colour, "", 1)
        if left:
            found[square] = left
    return found


def _choose_one(table: Table, ship: Ship, left: int) -> Generator[Request, Any, bool]:
    """One block or token of a ship that hides some, or whose owner picks. Whether something was given up.

    The dearest that is in sight goes first, unless the owner picks or gives a hidden one that is worth as much or more.
    When none is in sight, hidden blocks and tokens may go; and whoever has no token either may say that that was all.
    """
    names, seen = ship.board.names, open_goods(table, ship)
    picks = False
    for ask_picks in ship.seams.picks:
        picks = ask_picks(table, ship, picks)
    dearest = min((GOODS.index(colour) for held in seen.values() for colour in held), default=-1)
    options = [
        f"block {colour} {names[square]}"
        for square, held in sorted(ship.goods.items())
        for colour in dict.fromkeys(held)
        if picks or not seen or GOODS.index(colour) <= dearest
    ]
    if ship.cell_count and (picks or not seen):
        options.append(BATTERY)
    if not seen and not ship.cell_count:
        options.append(DONE)
    choice = yield from ask(ship.seat, "choose_goods", options, {"left": left})
    if choice == DONE:
        return False
    if choice == BATTERY:
        yield from pay_cell(table, ship, "goods", left)
        return True
    _give_up(table, ship, choice)
    return True


def give_goods(table: Table, ship: Ship, amount: int) -> Rule:
    """Pay with so many blocks of the owner's choice, hidden ones as well; tokens are no goods here."""
    names = ship.board.names
    for left in range(amount, 0, -1):
        held = sorted(ship.goods.items())
        options = [f"block {colour} {names[square]}" for square, held in held for colour in dict.fromkeys(held)]
        if not options:
            return
        if len(ship.blocks) <= left:
            options = options[:1]
        _give_up(table, ship, (yield from ask(ship.seat, "choose_goods", options, {"left": left})))


def _give_up(table: Table, ship: Ship, choice: str) -> None:
    given = read("choose_goods", choice)
    assert isinstance(given, GiveUpBlock), "nothing else is given up here"
    square = ship.board.squares[given.square]
    _unload(ship, square, given.colour)
    table.bank.take_blocks(given.colour)
    table.tell("goods_lost", ship.seat, colour=given.colour, square=given.square, now=ship.now("goods", square))


def _facts(table: Table, ship: Ship, hand: str, offers: Iterable[Offer], may_lift: bool) -> dict[str, Any]:
    """What is in the hand, what of it would be left behind now, what modules offer, and how to load it best."""
    done = {"price": {"goods": _sorted(hand)} if hand else {}, "gain": {}}
    return {
        "hand": _sorted(hand),
        "options": {**described(table, ship, offers), DONE: done},
        "plans": {"best": best_load(table, ship, hand, may_lift)},
    }


def unload_all(table: Table, ship: Ship) -> str:
    """All blocks go back to the bank; which ones they were."""
    blocks = ship.blocks
    table.bank.take_blocks(blocks)
    ship.goods = {}
    return blocks


def _sorted(blocks: str) -> str:
    return "".join(sorted(blocks, key=GOODS.index))


def _loads(table: Table, ship: Ship, hand: str) -> list[str]:
    names = ship.board.names
    return [
        f"load {colour} {names[square]}"
        for colour in GOODS
        if colour in hand
        for square in squares_with_room(ship, "holds")
        if can_hold(table, ship, square, colour)
    ]


def _lifts(ship: Ship) -> list[str]:
    names, goods = ship.board.names, sorted(ship.goods.items())
    return [f"lift {colour} {names[square]}" for square, held in goods for colour in dict.fromkeys(held)]


def _unload(ship: Ship, square: int, colour: str) -> None:
    left = ship.goods[square].replace(colour, "", 1)
    ship.goods = {sq: held for sq, held in ship.goods.items() if sq != square} | ({square: left} if left else {})
