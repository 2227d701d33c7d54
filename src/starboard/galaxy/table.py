"""The state of a game of Galaxy Trucker: the seats' ships and credits, the bank, the decks, and the stage of play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from starboard.engine import Chance, Setup, State
from starboard.engine.fields import (
    CHANCE,
    DICT,
    DICT_OF_TUPLES,
    EACH,
    EMPTIED,
    LIST,
    NESTED,
    SHALLOW,
    TUPLE,
    TUPLES,
    Field,
    Fields,
    by_seat,
    form,
    one_of,
    part,
    plain,
)
from starboard.galaxy.bank import CREDITS, Bank
from starboard.galaxy.editions import EDITIONS, LESSONS, Customs
from starboard.galaxy.flight.course import Course
from starboard.galaxy.options import NO, rounds_of
from starboard.galaxy.registry import modules_on, seams_of, silent_in
from starboard.galaxy.seams import NEVER_SILENT, NO_SEAMS, Asked, Seams
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.yard.yard import Yard

STAGES = ("round", "yard", "inspection", "boarding", "card", "settlement", "over")
_IN_PLAY = form(
    lambda held: [[name, None if seats is None else list(seats)] for name, seats in held],
    lambda held: tuple((name, None if seats is None else tuple(seats)) for name, seats in held),
)


@mypyc_attr(allow_interpreted_subclasses=True)  # without this `copy` could not make a blank one and fill it
class Table(State):
    """Everything about a game. Rules are plain functions on it, in `yard`, `flight` and `adventures`."""

    __slots__ = (
        "accounts",
        "asks_everything",
        "bank",
        "course",
        "decks",
        "drawers",
        "faulty",
        "gathering",
        "in_play",
        "modules",
        "numbers",
        "piles",
        "results",
        "round",
        "rounds",
        "setup",
        "shared",
        "ships",
        "silent",
        "stage",
        "starter",
        "yard",
    )

    FIELDS: ClassVar[Fields] = Fields(
        Field("setup", saved=False),
        Field("chance", NESTED, CHANCE),
        Field("events", EMPTIED, saved=False),
        Field("rounds", saved=False),
        Field("modules", saved=False),
        *plain("round", "starter"),
        Field("stage", form=one_of(STAGES)),
        Field("decks", SHALLOW, DICT_OF_TUPLES),
        Field("piles", form=TUPLES),
        Field("bank", NESTED, part(Bank)),
        Field("accounts", SHALLOW, LIST),
        Field("ships", EACH, by_seat(Ship)),
        Field("yard", NESTED, part(Yard)),
        Field("course", NESTED, part(Course)),
        Field("numbers", form=TUPLE),
        Field("faulty", form=TUPLE),
        Field("results", form=TUPLE),
        Field("in_play", form=_IN_PLAY, optional=True),
        Field("silent", saved=False),
        Field("shared", saved=False),
        Field("gathering", saved=False),
        Field("drawers", form=DICT, optional=True),
        Field("asks_everything", optional=True),
    )

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.chance = chance
        self.events = []
        self.rounds = rounds_of(setup)
        self.modules = modules_on(setup)
        """The modules that the table has agreed to play with."""
        self.round = 0
        self.stage = "round"
        self.decks: dict[str, tuple[str, ...]] = {}
        """The cards of each level that no round has used yet, in shuffled order."""
        self.piles: tuple[tuple[str, ...], ...] = ()
        """The card piles of the round: three may be looked at while building, a fourth one may lie there unseen."""
        self.bank = Bank()
        for module in self.modules:
            self.bank.take_blocks(module.blocks)
        self.accounts = [0] * (setup.seats if setup["teams"] == NO else setup.seats // 2)
        """Credits; partners share one account."""
        self.ships: list[Ship] = []
        self.yard: Yard | None = None
        self.course: Course | None = None
        self.numbers: tuple[int, ...] = ()
        """The number tile of each seat's ship, once building is over."""
        self.faulty: tuple[int, ...] = ()
        """Seats whose ships the inspection has found fault with."""
        self.starter = 0
        """Who starts the next building phase."""
        self.results: tuple[dict[str, Any], ...] = ()
        """The settlement of each round so far."""
        self.in_play: tuple[tuple[str, tuple[int, ...] | None], ...] = ()
        """The modifiers in play, each with the seats it holds for; None is everybody."""
        self.silent = silent_in(setup, self.modules) if self.modules else NEVER_SILENT
        """The seams at which modifiers have nothing to say in this game."""
        self.shared: Seams | None = NO_SEAMS
        self.gathering: Seams | None = NO_SEAMS
        """What `seams` and `gathered` are; None: something has changed, and nobody has asked since."""
        self.drawers: Mapping[str, Any] = {}
        """What modules remember, by their names: plain values that are replaced, never changed."""
        self.asks_everything = False
        """Whether also that is asked which makes no difference, as in a game that was begun under version 1 or 2."""

    def begin_with(self, modifiers: Sequence[str]) -> None:
        """These modifiers are in play from the beginning, for everybody."""
        self.in_play = tuple([(modifier, None) for modifier in modifiers])
        self.arrange_seams()

    def put_into_play(self, modifier: str, seats: tuple[int, ...] | None = None) -> None:
        """From now on this modifier is asked, for these seats or for everybody."""
        self.in_play = (*self.in_play, (modifier, seats))
        self.arrange_seams()

    def take_out_of_play(self, modifier: str) -> None:
        """From now on this modifier is asked no more."""
        self.in_play = tuple(entry for entry in self.in_play if entry[0] != modifier)
        self.arrange_seams()

    def arrange_seams(self) -> None:
        """Whom the table and each ship ask, after a change of what is in play or of the ships."""
        self.shared = None
        self.gathering = None
        if not self.ships:
            return
        held = {seat for _, seats in self.in_play if seats is not None for seat in seats}
        for ship in self.ships:
            ship.seams = self._seams_of(ship.seat) if ship.seat in held else self.seams

    @property
    def seams(self) -> Seams:
        """Whom the rules of the table ask besides the base game: the modifiers that hold for everybody."""
        if self.shared is None:
            self.shared = seams_of([name for name, seats in self.in_play if seats is None], self.silent)
        return self.shared

    @property
    def gathered(self) -> Seams:
        """Whom to ask about matters of the whole table: everything in play, also what holds for some seats only."""
        if self.gathering is None:
            self.gathering = seams_of([name for name, _ in self.in_play], self.silent)
        return self.gathering

    def seams_for(self, seat: int) -> Seams:
        """Whom the rules ask about a seat, also between the rounds, when it has no ship."""
        if self.ships:
            return self.ships[seat].seams
        return self._seams_of(seat)

    def _seams_of(self, seat: int) -> Seams:
        return seams_of([name for name, seats in self.in_play if seats is None or seat in seats], self.silent)

    def all_seams(self, seam: str) -> Asked:
        """Whom to ask at a seam of the whole table: everything in play, also what holds for some seats only."""
        asked: Asked = getattr(self.gathered, seam)
        return asked

    def holders(self, modifier: str) -> tuple[int, ...]:
        """The seats that a modifier holds for."""
        held: set[int] = set()
        for name, seats in self.in_play:
            if name == modifier:
                held.update(range(self.setup.seats) if seats is None else seats)
        return tuple(sorted(held))

    @property
    def round_name(self) -> str:
        """The round being played: `test`, `I`, `IIIA`, `second-II`."""
        return self.rounds[self.round]

    @property
    def is_test_flight(self) -> bool:
        """Whether the simplified rules of the test flight hold, which is the learning flight of any edition."""
        return self.rounds[self.round] in LESSONS

    @property
    def customs(self) -> Customs:
        """What the edition does in its own way."""
        return EDITIONS[self.setup["edition"]].customs

    @property
    def flight(self) -> Course:
        """The flight under way."""
        assert self.course is not None, "nobody is flying now"
        return self.course

    def in_flight(self) -> list[Ship]:
        """The ships that have not left the flight, leader first."""
        return [self.ships[seat] for seat in self.flight.order()]

    def in_order(self) -> list[Ship]:
        """The ships in the race, leader first: those in flight that no module keeps out of it for a while."""
        ships = [self.ships[seat] for seat in self.flight.order()]
        if self.in_play:
            ships = [ship for ship in ships if not ship.is_away]
            for ask in self.gathered.racing:
                ships = ask(self, ships)
        return ships

    def is_racing(self, ship: Ship) -> bool:
        """Whether cards concern this ship now."""
        return ship.seat in self.flight.positions and (not self.in_play or ship in self.in_order())

    def account(self, seat: int) -> int:
        """The index of the account that a seat's credits go to."""
        return seat % len(self.accounts)

    def partner(self, seat: int) -> int | None:
        """Who shares that account, if anybody does."""
        teams, seats = len(self.accounts), self.setup.seats
        return None if teams == seats else (seat + teams) % seats

    def credits(self, seat: int) -> int:
        """What a seat (or its team) owns."""
        return self.accounts[self.account(seat)]

    def earn(self, seat: int, amount: int, source: str) -> None:
        """The bank pays a seat."""
        self.accounts[self.account(seat)] += amount
        self.bank.give(CREDITS, amount)
        self.tell("earned", seat, amount=amount, source=source)

    def pay(self, seat: int, amount: int, reason: str) -> int:
        """A seat pays the bank, at most what it owns; there is no debt."""
        paid = min(amount, self.credits(seat))
        self.accounts[self.account(seat)] -= paid
        self.bank.take(CREDITS, paid)
        self.tell("paid", seat, amount=paid, owed=amount, reason=reason)
        return paid

    def roll(self, seat: int, drawn: int = 0) -> tuple[int, int]:
        """A seat rolls two dice, or one where a card shows the first. What they mean is for each board to say."""
        draw = self.chance.draw
        dice = (drawn or draw("dice", 6) + 1, draw("dice", 6) + 1)
        self.flight.dice = dice
        self.tell("rolled", seat, dice=dice)
        return dice

    def copy(self) -> Table:
        """An independent table in the same condition; layouts, decks and contents are shared values."""
        twin = Table.__new__(Table)
        twin.setup = self.setup
        twin.chance = self.chance.copy()
        twin.events = []
        twin.rounds = self.rounds
        twin.modules = self.modules
        twin.round = self.round
        twin.stage = self.stage
        twin.decks = self.decks.copy()
        twin.piles = self.piles
        twin.bank = self.bank.copy()
        twin.accounts = self.accounts.copy()
        twin.ships = [ship.copy() for ship in self.ships]
        twin.yard = None if self.yard is None else self.yard.copy()
        twin.course = None if self.course is None else self.course.copy()
        twin.numbers = self.numbers
        twin.faulty = self.faulty
        twin.starter = self.starter
        twin.results = self.results
        twin.in_play = self.in_play
        twin.silent = self.silent
        twin.shared = self.shared
        twin.gathering = self.gathering
        twin.drawers = self.drawers
        twin.asks_everything = self.asks_everything
        return twin

    def data(self) -> dict[str, Any]:
        """Everything but setup and seed, as plain data; what modules have not touched is left out."""
        return self.FIELDS.data(self)

    @classmethod
    def from_data(cls, setup: Setup, seed: str, plain: dict[str, Any]) -> Table:
        """The table that `data` described."""
        table = cls(setup, Chance.from_data(seed, plain["chance"]))
        cls.FIELDS.read(table, plain)
        table.arrange_seams()
        return table
