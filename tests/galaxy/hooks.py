"""What the tests of every game need to know about Galaxy Trucker: what is hidden from whom, and what never vanishes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from starboard.engine import Chance, Event, Game
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.bank import CELLS, CREDITS
from starboard.galaxy.catalog.components import COMPONENTS, starting_cabins
from starboard.galaxy.catalog.goods import BLOCKS
from starboard.galaxy.flight.sections import with_all_sections
from starboard.galaxy.notation import read_card
from starboard.galaxy.registry import figures
from starboard.galaxy.seen import ship_view
from starboard.galaxy.ship.ship import CONTENTS, Ship
from starboard.galaxy.ship.working import room_on
from starboard.galaxy.table import Table
from starboard.galaxy.view import ShipView
from starboard.galaxy.yard.stock import tiles_to_build_with

RELUCTANT = ("finish", "give up", "turn", "lift", "return", "take")


def shake_hidden(table: Table, seat: int | None, random: Random) -> Table:
    """All that a seat cannot see is changed: hands, heap, piles, decks, purses, the seed, and what modules hide."""
    shaken = table.copy()
    shaken.chance = Chance(f"another seed {random.random()}")
    _shake_components(shaken, seat, random)
    _shake_cards(shaken, seat, random)
    if table.setup["credits"] == "secret" and table.stage != "over":
        _shake_credits(shaken, seat, random)
    for module in table.modules:
        if module.shake is not None:
            module.shake(shaken, seat, random.shuffle)
    return shaken


def _shake_components(table: Table, seat: int | None, random: Random) -> None:
    yard = table.yard
    if yard is None:
        return
    holding = [place for other, place in enumerate(yard.places) if other != seat and place.hand >= 0]
    unseen = [*yard.heap, *(place.hand for place in holding)]
    random.shuffle(unseen)
    for place in holding:
        place.hand = unseen.pop()
    yard.heap = unseen


def _shake_cards(table: Table, seat: int | None, random: Random) -> None:
    """Cards change places within their level; a pile that the seat looks at keeps its cards (their order, if seen)."""
    looking = -1 if seat is None or table.yard is None else table.yard.places[seat].looking
    decks, flight = table.decks, table.course
    hidden = [card for number, pile in enumerate(table.piles) if number != looking for card in pile]
    hidden += [card for deck in decks.values() for card in deck] + list(flight.deck if flight else ())
    stock: dict[str, list[str]] = {}
    for card in hidden:
        stock.setdefault(read_card(card).level, []).append(card)
    for cards in stock.values():
        random.shuffle(cards)

    def others(cards: Iterable[str]) -> tuple[str, ...]:
        return tuple(stock[read_card(card).level].pop() for card in cards)

    table.piles = tuple(pile if number == looking else others(pile) for number, pile in enumerate(table.piles))
    table.decks = {level: others(deck) for level, deck in decks.items()}
    if flight:
        flight.deck = others(flight.deck)
    if looking >= 0 and table.setup["foresight"] == "no":
        seen = random.sample(table.piles[looking], len(table.piles[looking]))
        table.piles = tuple(tuple(seen) if number == looking else pile for number, pile in enumerate(table.piles))


def _shake_credits(table: Table, seat: int | None, random: Random) -> None:
    own = None if seat is None else table.account(seat)
    for account in range(len(table.accounts)):
        if account != own:
            table.accounts[account] += random.randrange(1, 50)
    table.results = tuple(
        {
            **result,
            "seats": [
                row if table.account(other) == own else {**row, "credits": random.randrange(100, 200)}
                for other, row in enumerate(result["seats"])
            ],
        }
        for result in table.results
    )


def check_conserved(game: Game[Table]) -> None:
    """Every component, card, block, figure, token and credit is in exactly one place."""
    table = game.state
    _check_components(table)
    _check_cards(table)
    _check_blocks(game)
    bank, ships = table.bank, [with_all_sections(ship) for ship in table.ships]
    on_ships = Counter("".join(ship.aboard for ship in ships))
    on_ships[CELLS] = sum(ship.cell_count for ship in ships)
    on_ships[CREDITS] = sum(table.accounts)
    assert {what: -amount for what, amount in bank.ledger.items() if amount} == {**+on_ships}
    assert min(table.accounts) >= 0
    for seat, ship in enumerate(ships):
        assert ship.seat == seat
        _check_contents(table, ship)
    for module in table.modules:
        if module.check is not None:
            module.check(table)


def check_told(before: Table, events: Sequence[Event], after: Table) -> None:
    """What events say lies there `now` is all that has changed on the ships, except where all are handed out anew."""
    kinds = [event.kind for event in events]
    if "round_began" in kinds or "round_settled" in kinds:
        return
    ships = [_stores(ship_view(ship, 0)) for ship in before.ships]
    for event in events:
        if event.kind in ("partners_swapped", "ships_traded"):
            half = len(ships) // 2
            ships = ships[half:] + ships[:half]
        if event.kind == "earned" and event.data["source"] == "goods":  # all of them are sold when a flight is settled
            assert event.seat is not None
            ships[event.seat]["goods"].clear()
        for store, content in event.data.get("now", {}).items():
            assert event.seat is not None
            there = ships[event.seat][store]
            for square, what in content.items():
                assert there.get(square) != what, f"{event.kind} tells what has not changed"
                if what is None:
                    del there[square]
                else:
                    there[square] = what
    assert ships == [_stores(ship_view(ship, 0)) for ship in after.ships]


def _stores(ship: ShipView) -> dict[str, dict[str, Any]]:
    return {store: dict(getattr(ship, store)) for store in ("pieces", *CONTENTS)}


def _check_components(table: Table) -> None:
    welded = [piece.tile for ship in table.ships for _, piece in with_all_sections(ship).layout.placed()]
    found = welded + [tile for ship in table.ships for tile in ship.lost]
    found += [tile for module in table.modules if module.keeps is not None for tile in module.keeps(table)]
    if table.yard is not None:
        found += table.yard.heap + table.yard.face_up
        for place in table.yard.places:
            found += [*place.aside, *([place.hand] if place.hand >= 0 else [])]
        every = starting_cabins(table.setup["edition"])[: table.setup.seats]
        cabins = [cabin for cabin, ship in zip(every, table.ships, strict=True) if ship.board.starts]
        assert Counter(found) == Counter((*cabins, *tiles_to_build_with(table)))
    assert len(found) == len(set(found))
    assert all(tile in COMPONENTS for tile in found)


def _check_cards(table: Table) -> None:
    cards = [card for stack in (*table.decks.values(), *table.piles) for card in stack]
    if table.course is not None:
        current = () if table.course.card is None else (table.course.card,)
        cards += [*table.course.deck, *current, *table.course.played]
    printed = [card for card in cards if card in CARDS]
    assert len(printed) == len(set(printed))
    assert all(read_card(card) for card in cards)


def _check_blocks(game: Game[Table]) -> None:
    """Blocks that are being loaded lie in a hand, which only the question knows."""
    blocks = Counter(game.state.bank.blocks)
    for ship in game.state.ships:
        blocks.update(with_all_sections(ship).blocks)
    for decision in game.decisions().values():
        if decision.question == "load":
            blocks.update(decision.about["hand"])
    assert blocks == Counter(BLOCKS) + Counter("".join(module.blocks for module in game.state.modules))
    assert min(game.state.bank.blocks.values()) >= 0


def _check_contents(table: Table, ship: Ship) -> None:
    """Everything lies where it may lie."""
    rooms = {square: room_on(table, ship, square) for square, _ in ship.layout.placed()}
    for square, letters in ship.figures.items():
        room = rooms[square]
        assert letters
        assert room.free_berths(letters) >= 0
        for kind in [figures()[letter] for letter in letters]:
            assert kind.letter in room.who + room.apart
            assert kind.letter not in room.apart or letters.count(kind.letter) <= room.apart.count(kind.letter)
            assert not kind.colour or ship.count(kind.letter) == 1
    assert all(0 <= cells <= rooms[square].cells for square, cells in ship.cells.items())
    for square, blocks in ship.goods.items():
        assert 0 < len(blocks) <= rooms[square].holds
        assert blocks.count("R") <= rooms[square].special
