"""A second, tiny game: bid for the die with hidden cards, roll as long as you dare, then all grab for the pot.

It proves that the engine knows nothing of Galaxy Trucker, and shows what a game has to give: a state and rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from starboard.engine import CLOCK, Ask, Chance, Choice, Game, Open, Overlay, Rule, Rules, Setup, State, ask, ask_all
from tests.engine.tiny_vocabulary import VOCABULARY

HAND = 2
DECK = range(1, 13)
ANTE = 3
GRAB_SECONDS = 10.0


class Pot(State):
    """Hidden hands and a hidden deck; the pot and what everybody has grabbed lie open."""

    __slots__ = ("deck", "done", "hands", "pot", "purses", "round", "setup", "stage", "winner")

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.chance = chance
        self.events = []
        self.deck: tuple[int, ...] = ()
        self.hands: tuple[tuple[int, ...], ...] = ()
        self.purses = (0,) * setup.seats
        self.done: tuple[int, ...] = ()
        self.pot = 0
        self.round = 0
        self.winner = -1
        self.stage = "deal"

    def copy(self) -> Pot:
        twin = Pot.__new__(Pot)
        for name in Pot.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.chance = self.chance.copy()
        twin.events = []
        return twin

    def data(self) -> dict[str, Any]:
        kept = {name: getattr(self, name) for name in Pot.__slots__ if name != "setup"}
        return kept | {"chance": self.chance.data()}


class PotRules(Rules[Pot]):
    """The rules of the tiny game."""

    name = "pot"
    version = "1"
    seats = range(2, 5)
    choices = (Choice("hurry", ("no", "yes"), "no"),)
    vocabulary = VOCABULARY

    def start(self, setup: Setup, chance: Chance) -> Pot:
        return Pot(setup, chance)

    def load(self, setup: Setup, seed: str, data: dict[str, Any]) -> Pot:
        pot = Pot(setup, Chance.from_data(seed, data["chance"]))
        pot.deck, pot.purses, pot.done = tuple(data["deck"]), tuple(data["purses"]), tuple(data["done"])
        pot.hands = tuple(tuple(hand) for hand in data["hands"])
        pot.pot, pot.round, pot.winner = int(data["pot"]), int(data["round"]), int(data["winner"])
        pot.stage = {"deal": "deal", "bid": "bid", "roll": "roll", "grab": "grab", "over": "over"}[data["stage"]]
        return pot

    def step(self, state: Pot) -> Rule:
        return {"deal": _deal, "bid": _bid, "roll": _roll, "grab": _grab}[state.stage](state)

    def over(self, state: Pot) -> bool:
        return state.stage == "over"

    def scores(self, state: Pot) -> Sequence[float]:
        return state.purses

    def own(self, state: Pot, seat: int) -> Overlay:
        return Overlay(hand=state.hands[seat] if state.hands else ())

    def overview(self, state: Pot, before: Any = None) -> Any:
        cards = [len(other) for other in state.hands]
        return {"hand": (), "cards": cards, "pot": state.pot, "purses": state.purses, "stage": state.stage}

    def rulebook(self) -> Mapping[str, Mapping[str, str]]:
        return {"base": {"POT-1": "Bid, roll and grab, as often as there are cards in a hand."}}


RULES = PotRules()


def _deal(pot: Pot) -> Rule:
    cards = pot.chance.shuffled("deck", DECK)
    pot.hands = tuple(tuple(sorted(cards.pop() for _ in range(HAND))) for _ in range(pot.setup.seats))
    pot.deck = tuple(cards)
    pot.stage = "bid"
    yield from ()


def _bid(pot: Pot) -> Rule:
    bids = yield from ask_all([Ask(seat, "bid", [str(card) for card in hand]) for seat, hand in enumerate(pot.hands)])
    pot.hands = tuple(tuple(card for card in hand if str(card) != bids[seat]) for seat, hand in enumerate(pot.hands))
    pot.winner = max(bids, key=lambda seat: int(bids[seat]))
    pot.pot += ANTE
    pot.tell("won", pot.winner, bids=list(bids.values()))
    pot.stage = "roll"


def _roll(pot: Pot) -> Rule:
    """The winner looks at the top card alone, then rolls into the pot until he stops or rolls a one."""
    pot.tell_only(pot.winner, "top_card", card=pot.deck[0])
    face = 0
    while face != 1 and (yield from ask(pot.winner, "roll", ["roll", "stop"], {"pot": pot.pot})) == "roll":
        face = pot.chance.draw("dice", 6) + 1
        pot.pot += face
        pot.tell("rolled", pot.winner, face=face)
    pot.stage, pot.done = "grab", ()


def _grab(pot: Pot) -> Rule:
    """Everybody takes what he likes while it lasts; who takes all is asked whether he is sure."""
    while len(pot.done) < pot.setup.seats:
        alarm = GRAB_SECONDS if pot.setup["hurry"] == "yes" else None
        seat, act = yield Open("grab", range(pot.setup.seats), lambda seat: _grabs(pot, seat), alarm, scene=pot.round)
        if seat == CLOCK:
            pot.done = tuple(range(pot.setup.seats))
        elif act == "done":
            pot.done = (*pot.done, seat)
        elif act == "one" or (yield from ask(seat, "sure", ["yes", "no"], {"pot": pot.pot})) == "yes":
            taken = 1 if act == "one" else pot.pot
            pot.purses = tuple(purse + taken * (owner == seat) for owner, purse in enumerate(pot.purses))
            pot.pot -= taken
            pot.tell("grabbed", seat, taken=taken)
    pot.round += 1
    pot.stage = "over" if pot.round == HAND else "bid"


def _grabs(pot: Pot, seat: int) -> list[str]:
    if seat in pot.done:
        return []
    return (["one"] if pot.pot else []) + (["all"] if pot.pot > 1 else []) + ["done"]


def shake_hidden(pot: Pot, seat: int | None, random: Random) -> Pot:
    """A table that looks the same to the seat, but everything that is hidden from it is different."""
    shaken = pot.copy()
    shaken.chance = Chance(f"another seed {random.random()}")
    others = [other for other in range(len(pot.hands)) if other != seat]
    cards = [*pot.deck, *(card for other in others for card in pot.hands[other])]
    random.shuffle(cards)
    hands = list(pot.hands)
    for other in others:
        hands[other] = tuple(cards.pop() for _ in pot.hands[other])
    shaken.hands, shaken.deck = tuple(hands), tuple(cards)
    return shaken


def check_conserved(game: Game[Pot]) -> None:
    """No card is in two places, and nobody has more than was rolled."""
    pot = game.state
    cards = [*pot.deck, *(card for hand in pot.hands for card in hand)]
    assert len(cards) == len(set(cards))
    assert pot.pot >= 0
    assert min(pot.purses) >= 0


def new_game(seats: int = 2, seed: str = "seed", **options: str) -> Game[Pot]:
    """A new game of it."""
    return Game.new(RULES, RULES.setup(seats, options), seed)
