"""Galaxy Trucker for the engine: the stages of a game and what each of them runs."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar

from starboard.engine import Chance, Choice, DiceTable, Need, Overlay, Preset, Rule, Rules, Setup, Vocabulary
from starboard.engine.history import Translation
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.components import COMPONENTS, starting_cabins
from starboard.galaxy.flight.giving_up import leave_if_away, leave_if_forced
from starboard.galaxy.flight.launch import deal_pile, decks, launch
from starboard.galaxy.flight.next_card import before_card
from starboard.galaxy.flight.settlement import score, settle, winners
from starboard.galaxy.history import FromVersion1, FromVersion2, options_of_today
from starboard.galaxy.moments import at
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.options import (
    choices,
    class_of,
    dice_tables,
    needs,
    numbers_of_seats,
    plan_of,
    presets,
    with_edition,
)
from starboard.galaxy.registry import beginning, modules_on, rulebooks
from starboard.galaxy.seen import overview, own
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.view import TableView
from starboard.galaxy.vocabulary import vocabulary
from starboard.galaxy.yard.building import build
from starboard.galaxy.yard.inspection import inspect
from starboard.galaxy.yard.stock import tiles_to_build_with
from starboard.galaxy.yard.yard import PILES, Yard


class GalaxyRules(Rules[Table]):
    """The base game in all its editions, and what modules make of it."""

    name = "galaxy"
    version = "3"
    older: ClassVar = {"1": FromVersion1, "2": FromVersion2}

    @property
    def seats(self) -> range:
        """Two to four, or more with a module that allows it."""
        return numbers_of_seats()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The options of the base game and of all modules."""
        return choices()

    @property
    def needs(self) -> tuple[Need, ...]:
        """What the base game and modules say of options that do not go together."""
        return needs()

    @property
    def presets(self) -> tuple[Preset, ...]:
        """The ready-made sets of all boxes."""
        return presets()

    @property
    def dice_tables(self) -> tuple[DiceTable, ...]:
        """The dice tables of all boxes."""
        return dice_tables()

    def setup(self, seats: int, options: Mapping[str, str] | None = None) -> Setup:
        """A checked and completed setup, also from options as they were called in version 1.

        Where only the rounds are named, or only the edition, the other follows from it.
        """
        return super().setup(seats, with_edition(options_of_today(options or {})))

    def version_of(self, setup: Setup) -> str:
        """The version of the base game and those of the modules that are on: `3`, `3 loans.1`."""
        return " ".join([self.version, *(f"{module.name}.{module.version}" for module in modules_on(setup))])

    def translation(self, version: str, setup: Setup) -> Translation[Table] | None:
        """What reads a game of this version, with modules as they are now."""
        base, _, modules = version.partition(" ")
        if base in self.older and modules == self.version_of(setup).partition(" ")[2]:
            return self.older[base]()
        return super().translation(version, setup)

    @property
    def vocabulary(self) -> Vocabulary:
        """What the base game and all modules ask and tell."""
        return vocabulary()

    def start(self, setup: Setup, chance: Chance) -> Table:
        """Decks shuffled, nobody has anything."""
        table = Table(setup, chance)
        table.decks = {level: tuple(chance.shuffled(f"deck {level}", cards)) for level, cards in decks(table).items()}
        table.begin_with(beginning(setup))
        return table

    def load(self, setup: Setup, seed: str, data: dict[str, Any]) -> Table:
        """A table from its plain data."""
        return Table.from_data(setup, seed, data)

    def step(self, state: Table) -> Rule:
        """The next stage."""
        match state.stage:
            case "round":
                return _begin_round(state)
            case "yard":
                return build(state)
            case "inspection":
                return inspect(state)
            case "boarding":
                return launch(state)
            case "card":
                return _fly_one_card(state)
            case _:
                return _settle(state)

    def over(self, state: Table) -> bool:
        """Whether the last round has been settled."""
        return state.stage == "over"

    def scores(self, state: Table) -> Sequence[float]:
        """Credits; partners have the same."""
        return [score(state, seat) for seat in range(state.setup.seats)]

    def overview(self, state: Table, before: TableView | None = None) -> TableView:
        """What everybody sees of the table."""
        return overview(state, before)

    def own(self, state: Table, seat: int) -> Overlay:
        """What only a seat sees of it."""
        return own(state, seat)

    def rulebook(self) -> Mapping[str, Mapping[str, str]]:
        """The rule ids of the base game and of its modules."""
        book: dict[str, dict[str, str]] = tomllib.loads(
            files("starboard.galaxy").joinpath("rulebook.toml").read_text("utf-8")
        )
        return book | rulebooks()


def _begin_round(table: Table) -> Rule:
    """Boards and starting cabins are handed out, the warehouse is mixed, the card piles are laid out."""
    if not table.results:
        yield from at(table, "game")
    yield from at(table, "round")
    table.ships = [_new_ship(table, seat) for seat in range(table.setup.seats)]
    table.arrange_seams()
    heap = table.chance.shuffled("warehouse", tiles_to_build_with(table))
    table.yard = Yard(table.setup.seats, heap, plan_of(table.round_name).circle)
    table.piles = ()
    for _ in range(0 if table.is_test_flight else PILES + table.customs.hidden_pile_first):
        table.piles = (*table.piles, deal_pile(table))
    table.faulty = ()
    table.stage = "yard"
    table.tell("round_began", round=table.round_name)


def _new_ship(table: Table, seat: int) -> Ship:
    """A board with its starting cabin."""
    key = class_of(table.round_name)
    for ask in table.seams_for(seat).board:
        key = ask(table, seat, key)
    cabin = COMPONENTS[starting_cabins(table.setup["edition"])[seat]].turned[0]
    return Ship(seat, Layout.of(board(key), [(square, cabin) for square in board(key).starts]))


def _fly_one_card(table: Table) -> Rule:
    """Whoever wants to leaves; then the leader turns up a card, it is resolved, and the forced ones leave."""
    yield from before_card(table)
    flight = table.flight
    if flight.positions:
        yield from at(table, "next")
    if flight.positions:
        flight.card, flight.deck = flight.deck[0], flight.deck[1:]
        table.chance.reveal()
        leader = next(iter(table.in_order()), table.in_flight()[0])
        table.tell("card_turned_up", leader.seat, card=flight.card)
        yield from at(table, "card")
        yield from read_card(flight.card).play(table)
        yield from at(table, "resolved")
        flight.played = (*flight.played, flight.card)
        flight.card = None
        leave_if_forced(table)
        yield from at(table, "cleared")
        if table.in_play:
            leave_if_forced(table)  # of what modules have done just now
    if not flight.deck and flight.positions:
        yield from at(table, "last")  # which may bring further cards
    if not flight.deck or not flight.positions:
        table.stage = "settlement"


def _settle(table: Table) -> Rule:
    """What was flown is paid; then the next round begins, or the game is over."""
    leave_if_away(table)
    yield from at(table, "landed")
    yield from settle(table)
    yield from at(table, "settled")
    if table.round + 1 < len(table.rounds):
        table.round += 1
        table.stage = "round"
        return
    yield from at(table, "end")
    table.stage = "over"
    table.tell("game_over", winners=winners(table))
