"""Galaxy Trucker for the engine: the stages of a game and what each of them runs."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar

from starboard.engine import Ask, Chance, Choice, Need, Overlay, Rule, Rules, Setup, Vocabulary, ask_all
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.components import COMPONENTS, starting_cabins, warehouse
from starboard.galaxy.flight.giving_up import give_up, leave_if_forced
from starboard.galaxy.flight.launch import deal_pile, decks, launch
from starboard.galaxy.flight.settlement import settle, winners
from starboard.galaxy.history import FromVersion1, options_of_today
from starboard.galaxy.moments import at
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.options import board_of, choices, needs, numbers_of_seats, plan_of
from starboard.galaxy.registry import beginning, modules_on, rulebooks
from starboard.galaxy.seen import overview, own
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.view import TableView
from starboard.galaxy.vocabulary import vocabulary
from starboard.galaxy.yard.building import build
from starboard.galaxy.yard.inspection import accusations, check_ship, inspect, points
from starboard.galaxy.yard.yard import PILES, Yard

FLY_ON, GIVE_UP = "fly on", "give up"
LATE_ERROR_FINE = 1


class GalaxyRules(Rules[Table]):
    """The first-edition base game."""

    name = "galaxy"
    version = "2"
    older: ClassVar = {"1": FromVersion1}

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

    def setup(self, seats: int, options: Mapping[str, str] | None = None) -> Setup:
        """A checked and completed setup, also from options as they were called in version 1."""
        return super().setup(seats, options_of_today(options or {}))

    def version_of(self, setup: Setup) -> str:
        """The version of the base game and those of the modules that are on: `2`, `2 rough_roads.1`."""
        return " ".join([self.version, *(f"{module.name}.{module.version}" for module in modules_on(setup))])

    @property
    def vocabulary(self) -> Vocabulary:
        """What the base game and all modules ask and tell."""
        return vocabulary()

    def start(self, setup: Setup, chance: Chance) -> Table:
        """Decks shuffled, nobody has anything."""
        table = Table(setup, chance)
        table.decks = {level: tuple(chance.shuffled(f"deck {level}", cards)) for level, cards in decks(table).items()}
        for modifier in beginning(setup):
            table.put_into_play(modifier)
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
        return [state.credits(seat) for seat in range(state.setup.seats)]

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
    """Boards and starting cabins are handed out, the warehouse is mixed, three card piles are laid out."""
    if not table.results:
        yield from at(table, "game")
    yield from at(table, "round")
    table.ships = [_new_ship(table, seat) for seat in range(table.setup.seats)]
    table.arrange_seams()
    heap = table.chance.shuffled("warehouse", _warehouse(table))
    table.yard = Yard(table.setup.seats, heap, plan_of(table.round_name).circle)
    table.piles = ()
    for _ in range(0 if table.is_test_flight else PILES):
        table.piles = (*table.piles, deal_pile(table))
    table.faulty = ()
    table.stage = "yard"
    table.tell("round_began", round=table.round_name)


def _new_ship(table: Table, seat: int) -> Ship:
    """A board with its starting cabin."""
    key = board_of(table.round_name).name
    for ask in table.seams_for(seat).board:
        key = ask(table, seat, key)
    cabin = COMPONENTS[starting_cabins()[seat]].turned[0]
    return Ship(seat, Layout.of(board(key), [(square, cabin) for square in board(key).starts]))


def _warehouse(table: Table) -> Sequence[int]:
    """The tiles to build with."""
    tiles: Sequence[int] = warehouse()
    for ask in table.seams.warehouse:
        tiles = ask(table, tiles)
    return tiles


def _fly_one_card(table: Table) -> Rule:
    """Whoever wants to leaves; then the leader turns up a card, it is resolved, and the forced ones leave."""
    yield from _before_card(table)
    flight = table.flight
    if flight.positions:
        flight.card, flight.deck = flight.deck[0], flight.deck[1:]
        table.chance.reveal()
        table.tell("card_turned_up", flight.order()[0], card=flight.card)
        yield from at(table, "card")
        yield from read_card(flight.card).play(table)
        yield from at(table, "resolved")
        flight.played = (*flight.played, flight.card)
        flight.card = None
        leave_if_forced(table)
    if not flight.deck and flight.positions:
        yield from at(table, "last")  # which may bring further cards
    if not flight.deck or not flight.positions:
        table.stage = "settlement"


def _before_card(table: Table) -> Rule:
    """Everyone in flight says at once whether he flies on; where players inspect, fingers may still point."""
    if table.is_test_flight and table.setup["inspection"] == "automatic":
        return
    flight = table.flight
    pointed: set[tuple[int, int]] = set()
    settled: dict[int, str] = {}
    while True:
        asks = [
            Ask(seat, "next_card", _next_card_options(table, seat, pointed), {"cards_left": len(flight.deck)})
            for seat in flight.order()
            if seat not in settled
        ]
        choices = yield from ask_all(asks)
        settled |= {seat: choice for seat, choice in choices.items() if choice in (FLY_ON, GIVE_UP)}
        accused = accusations(choices, pointed)
        for seat in accused:
            late = bool(flight.played) and not table.is_test_flight
            if (yield from check_ship(table, table.ships[seat])):
                settled.pop(seat, None)  # it is no longer the ship its owner decided about
                if late:
                    table.pay(seat, LATE_ERROR_FINE, "late_error")
        if not accused:
            break
    for seat in flight.order():
        if settled[seat] == GIVE_UP:
            give_up(table, table.ships[seat], "chose_to")


def _next_card_options(table: Table, seat: int, pointed: set[tuple[int, int]]) -> list[str]:
    options = [FLY_ON] if table.is_test_flight else [FLY_ON, GIVE_UP]
    if table.setup["inspection"] == "players":
        options += points(seat, table.flight.order(), pointed)
    return options


def _settle(table: Table) -> Rule:
    """What was flown is paid; then the next round begins, or the game is over."""
    yield from at(table, "landed")
    settle(table)
    yield from at(table, "settled")
    if table.round + 1 < len(table.rounds):
        table.round += 1
        table.stage = "round"
        return
    yield from at(table, "end")
    table.stage = "over"
    table.tell("game_over", winners=winners(table))
