"""Scenarios: a flight or a building yard set up from texts, with the dice, decks and hands that a story needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from starboard.engine import BadInput, Chance, Game
from starboard.engine.rehearsal import Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.bank import CELLS, CREDITS
from starboard.galaxy.catalog.components import COMPONENTS, warehouse
from starboard.galaxy.catalog.sheets import sheet_name
from starboard.galaxy.flight.course import Course
from starboard.galaxy.flight.next_card import FLY_ON
from starboard.galaxy.notation import man, read_card, read_flight, read_ship
from starboard.galaxy.notation.text import lines_of
from starboard.galaxy.options import class_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.yard.stock import tiles_to_build_with

SEED = "scenario"


def _options_for(round_name: str, options: Mapping[str, str]) -> dict[str, str]:
    """The table options that make this round the one being played, unless they say which ones are."""
    return {"rounds": round_name, **options}


def _script_dice(chance: Chance, rolls: Sequence[int | tuple[int, int]]) -> None:
    """These are the rolls, and there are no others: totals become two dice each, a pair is taken as it is."""
    pairs = [(max(1, roll - 6), min(6, roll - 1)) if isinstance(roll, int) else roll for roll in rolls]
    for roll, pair in zip(rolls, pairs, strict=True):
        if not all(1 <= face <= 6 for face in pair):
            raise BadInput(f"scenario: two dice cannot show {roll}; expected a total from 2 to 12, or two faces")
    chance.script("dice", [face - 1 for pair in pairs for face in pair], only=bool(rolls))


def _ready(text: str, seat: int, manned: bool) -> Ship:
    """A ship from its text. Where the text says nothing about crew, tokens or blocks, it is manned for the launch."""
    ship = read_ship(text, seat)
    says_contents = any("=" in word for _, words in lines_of(text) for word in words)
    return man(ship) if manned and not says_contents else ship


def _must_be_of_class(wanted: str, ship: Ship) -> None:
    """In one flight all ships are of one class, however their boards lie on the table."""
    name = sheet_name(ship.board.name)
    if name != wanted:
        raise BadInput(f"scenario: a ship of class {name} is not for a flight of class {wanted}")


def flight(
    *ships: str,
    cards: Sequence[str] = ("open_space",),
    dice: Sequence[int | tuple[int, int]] = (),
    at: Sequence[int] | None = None,
    purses: Sequence[int] = (),
    round_name: str | None = None,
    played: Sequence[str] = ("stardust",),
    fly_on: bool = True,
    manned: bool = True,
    **options: str,
) -> Rehearsal[Table]:
    """Ships in flight, the first one leading unless `at` gives their spaces, and the next cards (ids or texts).

    `dice` are the rolls to come, each a total or a pair; where any are given, a further roll is refused. `purses` are
    the credits owned. With `fly_on` everybody has already agreed to turn up the first card, and the card `nothing` does
    nothing. A ship whose text mentions no contents has two humans in each cabin and full batteries, if it is `manned`.
    """
    ready = [_ready(text, seat, manned) for seat, text in enumerate(ships)]
    for ship in ready:
        _must_be_of_class(sheet_name(ready[0].board.name), ship)
    round_name = round_name or ready[0].board.name
    table = RULES.start(RULES.setup(len(ready), _options_for(round_name, options)), Chance(SEED))
    table.ships = ready
    for ship in ready:
        _borrow_contents(table, ship)
    spaces = at if at is not None else [-3 * seat for seat in range(len(ready))]
    if len(set(spaces)) != len(ready):
        raise BadInput(f"scenario: {len(ready)} ships need {len(ready)} different spaces, not {list(spaces)}")
    for card in cards:
        read_card(card)
    table.course = Course(dict(enumerate(spaces)), tuple(cards))
    table.course.played = tuple(played)
    table.numbers = tuple(range(1, len(ready) + 1))
    table.stage = "card"
    if purses:
        table.accounts = list(purses)
        table.bank.give(CREDITS, sum(purses))
    _script_dice(table.chance, dice)
    rehearsal = Rehearsal(Game.from_state(RULES, table.setup, table))
    if fly_on:
        for seat in rehearsal.game.seats_asked():
            if rehearsal.asked(seat).question == "next_card":
                rehearsal.choose(seat, FLY_ON)
    return rehearsal


def position(text: str) -> Rehearsal[Table]:
    """Ships in flight before the next card: the text of the flight and those of its ships, one after the other."""
    flights, ships = _parts(text)
    if len(flights) != 1:
        raise BadInput(f"position: expected the text of one flight and those of its ships, not {len(flights)} flights")
    said = read_flight(flights[0])
    expected = sorted({*said.positions, *said.left})
    if expected != list(range(len(ships))):
        raise BadInput(f"position: the flight is about the seats {expected}, and there are {len(ships)} ships")
    table = flight(*ships, round_name=said.round, fly_on=False).game.state.copy()
    table.course = Course(said.positions, tuple(said.deck))
    table.course.played = tuple(said.played)
    table.course.left = said.left
    return Rehearsal(Game.from_state(RULES, table.setup, table))


def _parts(text: str) -> tuple[list[str], list[str]]:
    """The texts of flights and of ships that stand one after the other in a text."""
    flights: list[str] = []
    ships: list[str] = []
    lines = ""
    for line in reversed(text.splitlines()):
        lines = f"{line}\n{lines}"
        head = line.partition(" ")[0]
        if head in ("flight", "ship"):
            (flights if head == "flight" else ships).insert(0, lines)
            lines = ""
    return flights, ships


def _borrow_contents(table: Table, ship: Ship) -> None:
    bank = table.bank
    bank.give_figures(ship.aboard)
    bank.give(CELLS, ship.cell_count)
    for colour in ship.blocks:
        if not bank.give_block(colour):
            raise BadInput(f"scenario: the bank has no more blocks of colour {colour}")


def yard(
    seats: int = 2,
    round_name: str = "I",
    *,
    ships: Sequence[str] = (),
    heap: Sequence[str] = (),
    start: bool = True,
    **options: str,
) -> Rehearsal[Table]:
    """A building yard. `ships` are ships already begun; `heap` names the next components to be drawn, in order,
    each as `kind connectors` as printed, e.g. `cannon 0010`.
    """
    rehearsal = Rehearsal(Game.new(RULES, RULES.setup(seats, _options_for(round_name, options)), SEED))
    table = rehearsal.game.state.copy()
    assert table.yard is not None
    for seat, text in enumerate(ships):
        table.ships[seat] = read_ship(text, seat)
        _must_be_of_class(class_of(round_name), table.ships[seat])
        table.yard.places[seat].welded = table.ships[seat].layout.occupied.bit_count() - 1
    on_ships = {piece.tile for ship in table.ships for _, piece in ship.layout.placed()}
    wanted = [find_component(text, on_ships, tiles_to_build_with(table)) for text in heap]
    others = [tile for tile in table.yard.heap if tile not in on_ships and tile not in wanted]
    table.yard.heap = [*others, *reversed(wanted)]
    rehearsal = Rehearsal(Game.from_state(RULES, table.setup, table))
    if start and rehearsal.game.is_open:
        rehearsal.choose(table.starter, "start")
    return rehearsal


def find_component(text: str, taken: set[int], tiles: Iterable[int] | None = None) -> int:
    """The id of a component printed like this that is not taken yet; it counts as taken from now on.

    It is looked for among these tiles, or those of the base game.
    """
    for tile in warehouse() if tiles is None else tiles:
        component = COMPONENTS[tile]
        if f"{component.kind} {component.connectors}" == text and tile not in taken:
            taken.add(tile)
            return tile
    raise BadInput(f"scenario: there is no free component {text!r}; expected a kind and four connectors as printed")
