"""The state of a game of SpaceCorp: the corporations, the board of the era, the cards and the Business Display."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from starboard.engine import Chance, Setup, State
from starboard.engine.fields import (
    CHANCE,
    DICT,
    DICT_OF_TUPLES,
    EACH,
    EMPTIED,
    NESTED,
    OWN,
    TUPLE,
    TUPLE_OR_NONE,
    Field,
    Fields,
    Form,
    by_seat,
    one_of,
    plain,
)
from starboard.spacecorp.catalog.cards import CARDS, ERAS, TIME_CARDS
from starboard.spacecorp.catalog.contracts import ROWS
from starboard.spacecorp.corporation import GONE, SUPPLY, Corporation, place_of
from starboard.spacecorp.map.boards import BOARDS, Board
from starboard.spacecorp.map.standing import Bases
from starboard.spacecorp.map.tiles import TILES, Tile
from starboard.spacecorp.worth import MOST_REMEMBERED

STAGES: Final = ("era", "turn", "change", "over")
_OFFER: Final = {card: f"offer {card}" for card in (*CARDS, *TIME_CARDS)}
_working: Final[list[dict[tuple[str, ...], tuple[tuple[int, str], ...]]]] = [{} for _ in ERAS]
"""By era and the places of a player's teams: those that can perform actions (`working_teams`)."""

_BASES: Final = Form(
    lambda held, _: {spot: list(base) for spot, base in sorted(held.items())},
    lambda bases, table: Bases(table.board, [(spot, (seat, kind)) for spot, (seat, kind) in bases.items()]),
)


@mypyc_attr(allow_interpreted_subclasses=True)  # without this `copy` could not make a blank one and fill it
class Table(State):
    """Everything about a game. Rules are plain functions on it, in `turn`, `actions` and `eras`.

    Tuples and mappings are replaced, never changed in place: copying copies references.
    """

    __slots__ = (
        "acted",
        "active",
        "banned",
        "bases",
        "beyond",
        "board",
        "boxed",
        "claims",
        "colonies",
        "colonies_left",
        "corporations",
        "deck",
        "discard",
        "discs",
        "due",
        "ending",
        "era",
        "exploited",
        "first",
        "hq_limit",
        "in_play",
        "last_turns",
        "me",
        "offer",
        "orion_reached",
        "piles",
        "progress_left",
        "results",
        "setup",
        "stage",
        "tiles",
        "time_aside",
        "turns",
        "winners",
    )

    FIELDS: ClassVar[Fields] = Fields(
        Field("setup", saved=False),
        Field("chance", NESTED, CHANCE),
        Field("events", EMPTIED, saved=False),
        *plain("era"),
        Field("board", saved=False),
        Field("bases", form=_BASES),
        Field("stage", form=one_of(STAGES)),
        Field("corporations", EACH, by_seat(Corporation)),
        *plain("active"),
        Field("me", OWN, saved=False),
        *plain("first", "turns"),
        Field("deck", form=TUPLE),
        Field("discard", form=TUPLE),
        Field("offer", form=TUPLE),
        Field("time_aside", form=TUPLE),
        Field("boxed", form=TUPLE),
        Field("in_play", form=TUPLE),
        Field("acted", form=TUPLE),
        Field("due", form=TUPLE),
        *plain("banned", "hq_limit"),
        Field("tiles", form=DICT),
        Field("exploited", form=TUPLE),
        Field("claims", form=DICT_OF_TUPLES),
        Field("colonies", form=DICT_OF_TUPLES),
        Field("piles", form=DICT_OF_TUPLES),
        Field("progress_left", form=DICT_OF_TUPLES),
        Field("colonies_left", form=TUPLE),
        Field("discs", form=TUPLE),
        Field("beyond", form=TUPLE),
        *plain("orion_reached", "ending"),
        Field("last_turns", form=TUPLE_OR_NONE),
        Field("results", form=TUPLE),
        Field("winners", form=TUPLE),
    )

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.chance = chance
        self.events = []
        self.lay_out(ERAS.index(setup["first_era"]))
        self.stage = "era"
        headquarters = "standard" if self.era == 0 else ERAS[self.era]
        self.corporations = [Corporation(seat, headquarters) for seat in range(setup.seats)]
        self.activate(0)
        self.first = 0
        """The first player of the era."""
        self.turns = 0
        """Turns taken in this era."""
        self.deck: tuple[str, ...] = ()
        self.discard: tuple[str, ...] = ()
        self.offer: tuple[str, ...] = ()
        """The four offer boxes; an empty one is an empty string."""
        self.time_aside: tuple[str, ...] = ()
        self.boxed: tuple[str, ...] = ()
        """Cards that are out of the game."""
        self.in_play: tuple[str, ...] = ()
        """Cards played this turn that still lie on the table."""
        self.acted: tuple[int, ...] = ()
        """Teams of the active player that have performed an action this turn."""
        self.due: tuple[int, ...] = ()
        """Compensations earned this turn, one entry for each."""
        self.banned = ""
        """The action that sabotage forbids this turn."""
        self.hq_limit = 1
        """How many HQs' infra one action may use this turn."""
        self.tiles: dict[str, str] = {}
        """Discovery tiles by spot."""
        self.exploited: tuple[str, ...] = ()
        """Spots whose P (and Col) values are used up."""
        self.claims: dict[str, tuple[int, int]] = {}
        """Claimed sites: seat and team."""
        self.colonies: dict[str, tuple[int, str]] = {}
        """Colonies by site: owner and name."""
        self.piles: dict[str, tuple[str, ...]] = {}
        self.progress_left: dict[str, tuple[int, ...]] = {}
        """The profits of the copies of each progress card that are left, dearest first."""
        self.colonies_left: tuple[str, ...] = ()
        self.discs: tuple[int, ...] = (self.era,) * len(ROWS)
        """How far each row's contract disc has come: 0 start, 1 Mariners, 2 Planeteers, 3 Starfarers."""
        self.beyond: tuple[int, ...] = (-1, -1)
        """Who holds the 1st and the 2nd beyond marker."""
        self.orion_reached = False
        self.ending = ""
        """What has triggered the end of the era: `contracts`, `deck`, or nothing yet."""
        self.last_turns: tuple[int, ...] | None = None
        """Seats that still have their last turn, once that is settled."""
        self.results: tuple[dict[str, Any], ...] = ()
        self.winners: tuple[int, ...] = ()

    @property
    def era_name(self) -> str:
        """The era being played."""
        return ERAS[self.era]

    def lay_out(self, era: int) -> None:
        """The board of an era lies on the table, without bases."""
        self.era = era
        self.board: Board = BOARDS[ERAS[era]]
        self.bases = Bases(self.board)

    def activate(self, seat: int) -> None:
        """It is this player's turn now; `me` is the active player's corporation."""
        self.active = seat
        self.me = self.corporations[seat]

    def from_seat(self, seat: int) -> list[Corporation]:
        """All corporations in turn order, beginning with this one."""
        return [*self.corporations[seat:], *self.corporations[:seat]]

    def from_active(self) -> list[Corporation]:
        """All corporations in turn order, beginning with the active one."""
        return self.from_seat(self.active)

    def opponents(self) -> list[Corporation]:
        """All but the active player, in turn order."""
        return self.from_active()[1:]

    def anybody_holds(self, cards: int) -> bool:
        """Whether any of a set of cards is in anybody's hand."""
        return any(corporation.held & cards for corporation in self.corporations)

    def tile(self, spot: str) -> Tile | None:
        """The tile on a spot."""
        found = self.tiles.get(spot)
        return None if found is None else TILES[found]

    def gain(self, seat: int, amount: int, source: str) -> None:
        """A player gains profit (or loses it, never below zero)."""
        corporation = self.corporations[seat]
        before = corporation.profit
        corporation.profit = max(0, before + amount)
        if corporation.profit != before:
            self.tell("profit", seat, amount=corporation.profit - before, source=source)

    def draw(self, seat: int, source: str) -> bool:
        """A player takes the top card of the deck, if there is one; taking the last card triggers the era's end."""
        if not self.deck:
            return False
        card, self.deck = self.deck[0], self.deck[1:]
        self.corporations[seat].take(card)
        self.chance.reveal()
        self.tell("card_drawn", seat, source=source)
        self.tell_only(seat, "card_seen", card=card)
        self.notice_empty_deck()
        return True

    def notice_empty_deck(self) -> None:
        """The deck's last card has just gone: that triggers the end of the era, unless contracts did before."""
        if not self.deck and not self.ending:
            self.ending = "deck"
            self.tell("ending", cause="deck")

    def offered(self) -> dict[str, str]:
        """The cards of the offer by the options that take them."""
        return {_OFFER[card]: card for card in self.offer if card}

    def take_offer(self, seat: int, card: str) -> None:
        """A player takes a card of the offer; its box stays empty until step 5."""
        self.offer = tuple("" if offered == card else offered for offered in self.offer)
        self.corporations[seat].take(card)
        self.tell("offer_taken", seat, card=card)

    def compensate(self, seat: int) -> None:
        """An opponent's base or infra has been used: he is due a card."""
        if seat != self.active:
            self.due = (*self.due, seat)

    def may_use(self, seat: int) -> bool:
        """Whether the active player may use this player's bases and infra now."""
        return seat == self.active or not self.ending

    def working_teams(self, seat: int) -> Sequence[tuple[int, str]]:
        """The teams of a player that can perform actions, with their sites."""
        teams = self.corporations[seat].teams
        known = _working[self.era]
        found = known.get(teams)
        if found is None:
            if len(known) >= MOST_REMEMBERED:
                known.clear()
            at_work = self.board.working
            found = known[teams] = tuple([(number, team) for number, team in enumerate(teams) if team in at_work])
        return found

    def bring_into_play(self, cards: Sequence[str]) -> None:
        """The active player plays cards from hand; they lie on the table until step 5."""
        self.me.lay_down(cards)
        self.in_play = (*self.in_play, *cards)

    def put_away(self, card: str) -> None:
        """A used card goes to the discard pile."""
        self.discard = (*self.discard, card)

    def copy(self) -> Table:
        """An independent table in the same condition."""
        twin = Table.__new__(Table)
        twin.setup = self.setup
        twin.era = self.era
        twin.board = self.board
        twin.bases = self.bases
        twin.stage = self.stage
        twin.active = self.active
        twin.first = self.first
        twin.turns = self.turns
        twin.deck = self.deck
        twin.discard = self.discard
        twin.offer = self.offer
        twin.time_aside = self.time_aside
        twin.boxed = self.boxed
        twin.in_play = self.in_play
        twin.acted = self.acted
        twin.due = self.due
        twin.banned = self.banned
        twin.hq_limit = self.hq_limit
        twin.tiles = self.tiles
        twin.exploited = self.exploited
        twin.claims = self.claims
        twin.colonies = self.colonies
        twin.piles = self.piles
        twin.progress_left = self.progress_left
        twin.colonies_left = self.colonies_left
        twin.discs = self.discs
        twin.beyond = self.beyond
        twin.orion_reached = self.orion_reached
        twin.ending = self.ending
        twin.last_turns = self.last_turns
        twin.results = self.results
        twin.winners = self.winners
        twin.corporations = [corporation.copy() for corporation in self.corporations]
        twin.me = twin.corporations[self.active]
        twin.chance = self.chance.copy()
        twin.events = []
        return twin

    def data(self) -> dict[str, Any]:
        """Everything but setup and seed, as plain data."""
        return self.FIELDS.data(self)

    @classmethod
    def from_data(cls, setup: Setup, seed: str, plain: dict[str, Any]) -> Table:
        """The table that `data` described."""
        table = cls(setup, Chance.from_data(seed, plain["chance"]))
        table.lay_out(plain["era"])
        cls.FIELDS.read(table, plain)
        table.activate(plain["active"])
        _check_names(table)
        return table


def _check_names(table: Table) -> None:
    """ValueError for a card, a tile or a place that there is not: better now than in the midst of a turn."""
    board, corporations = table.board, table.corporations
    cards = {*table.deck, *table.discard, *table.offer, *table.in_play, *table.time_aside, *table.boxed}
    cards.update(card for corporation in corporations for card in (*corporation.hand, *corporation.infra))
    tiles = {*table.tiles.values(), *(tile for pile in table.piles.values() for tile in pile)}
    sites = {place_of(team)[0] for corporation in corporations for team in corporation.teams}
    unknown = cards - CARDS.keys() - {*TIME_CARDS, ""}
    unknown |= tiles - TILES.keys()
    unknown |= (sites | table.claims.keys() | table.colonies.keys()) - board.sites.keys() - {SUPPLY, GONE}
    unknown |= (table.tiles.keys() | table.bases.keys()) - board.site_of_spot.keys()
    if unknown:
        raise ValueError(f"there is no {min(unknown)!r}")
