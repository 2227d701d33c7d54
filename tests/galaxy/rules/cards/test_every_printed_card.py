from random import Random

import msgspec
import pytest

from starboard.engine import BadInput, Rehearsal
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.catalog.goods import BLOCKS
from starboard.galaxy.notation import read_card, write_card, write_ship
from starboard.galaxy.registry import figures
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_cards import meet

ARK = """
ship III
7,5 double_cannon 0030 ^
5,6 life_support_purple 0030
6,6 cannon 0030 ^
7,6 battery_3 3030 cells=3
8,6 shield 0030 ^
5,7 cabin 3303 alien=purple
6,7 structural 3333
7,7 starting_cabin 3333 crew=2
8,7 cabin 3303 crew=2
9,7 special_cargo_2 0333 goods=RY
6,8 engine 3000 ^
7,8 double_engine 3000 ^
9,8 cargo_3 3300 goods=GB
10,8 cabin 0003 crew=2
"""
"""A little of everything, with two exposed connectors."""

EVERY_CARD = pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)


def play_out(card: str, seed: int) -> Rehearsal[Table]:
    """Four ships, this card, dice and choices by chance, until the card is resolved."""
    chance, whim = Random(seed), Random(f"choices {seed}")
    dice = [chance.randint(5, 9) for _ in range(20)]
    r = meet(ARK, ARK, ARK, ARK, card=card, dice=dice, at=[0, -2, -3, -7])
    while r.state.course and r.state.flight.card:
        seat = r.game.seats_asked()[0]
        r.choose(seat, whim.choice(r.options(seat)))
    return r


def positions(table: Table) -> dict[int, int]:
    """Where everybody is; a card that throws all of them out has ended the flight."""
    return dict(table.course.positions) if table.course else {}


@EVERY_CARD
def test_a_card_written_as_text_reads_back_as_the_same_card(card: Adventure) -> None:
    read = read_card(write_card(card))
    assert msgspec.structs.replace(read, id=card.id, level=card.level, learning=card.learning) == card


@pytest.mark.parametrize("text", ["open_space id=I-3", "stardust kind=epidemic", "planets planets=R,Y days=1 days=2"])
def test_a_card_text_that_says_a_thing_twice_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="given already"):
        read_card(text)


@EVERY_CARD
@pytest.mark.parametrize("seed", range(4))
def test_a_card_and_its_text_play_alike_to_the_end(card: Adventure, seed: int) -> None:
    printed, text = play_out(card.id, seed), play_out(write_card(card), seed)
    assert [event.data["card"] for event in printed.events("card_turned_up")] == [card.id]
    assert printed.state.course is None or printed.state.course.played[-1] == card.id
    assert positions(printed.state) == positions(text.state)
    assert printed.state.accounts == text.state.accounts
    assert [write_ship(ship) for ship in printed.state.ships] == [write_ship(ship) for ship in text.state.ships]


@EVERY_CARD
@pytest.mark.parametrize("seed", range(4))
def test_nothing_appears_or_vanishes_while_a_card_is_played(card: Adventure, seed: int) -> None:
    r = play_out(card.id, seed)
    table = r.state
    bank, ships = table.bank, table.ships
    owed = {letter: sum(ship.count(letter) for ship in ships) for letter in figures()}
    owed |= {"cells": sum(ship.cell_count for ship in ships), "credits": sum(table.accounts)}
    assert all(bank.ledger.get(what, 0) == -amount for what, amount in owed.items())
    on_board = "".join(ship.blocks for ship in ships)
    assert {colour: bank.blocks[colour] + on_board.count(colour) for colour in BLOCKS} == BLOCKS
    if not r.events("depot_opened"):  # where components are added, or swapped
        assert all(len(ship.layout.placed()) + len(ship.lost) == len(ARK.strip().splitlines()) - 1 for ship in ships)
    assert len(set(positions(table).values())) == len(positions(table))


@pytest.mark.parametrize(
    "text",
    [
        "meteors meteors=huge_front",
        "meteors meteors=small_top",
        "planets planets=XX days=2",
        "smugglers strength=4 days=1 goods_loss=2 goods=YZ",
        "pirates strength=5 days=1 shots=small_front credits=4",
        "combat_zone lines=brains:days:3",
        "combat_zone lines=crew:shots:3",
        "combat_zone lines=crew:days:light_rear",
    ],
)
def test_card_with_a_value_no_card_could_bear_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match=f"^card '{text.split(maxsplit=1)[0]}': "):
        read_card(text)
