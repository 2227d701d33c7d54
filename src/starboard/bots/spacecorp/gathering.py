"""How a plain player puts an effort together: what is his own first, as little as will do, time cards last."""

from __future__ import annotations

from math import prod

from starboard.bots.spacecorp.outlook import Outlook, infra_value
from starboard.bots.spacecorp.worth import CARD, RARE, TIME_CARD
from starboard.engine import Decision
from starboard.spacecorp.catalog.cards import CARDS, is_time
from starboard.spacecorp.catalog.constants import CONSTANTS

DO_IT = "do it"
OPEN_ENDED = ("research", *RARE)
"""Actions for which more value is simply better."""
FAVOUR = CARD
"""What it costs to use something of an opponent's, who draws a card for it."""


def choose_effort(decision: Decision, outlook: Outlook) -> str:
    """The next thing to put into an action, or to do it."""
    options, seat = decision.options, decision.seat
    for own in (f"infra {seat} shielded", f"infra {seat}"):
        if own in options:
            return own
    if decision.about["action"] in OPEN_ENDED:
        return _more(decision, outlook)
    if DO_IT in options and not decision.about["profit"]:
        return DO_IT
    for own in options:
        if own.startswith(("spaceport ", "industrial ", "factory ")) and _owner(own, outlook) == seat:
            return own
    return _enough(decision, outlook)


def _owner(option: str, outlook: Outlook) -> int:
    owner: int = outlook.table.bases[option.split(" ")[1]][0]
    return owner


def _more(decision: Decision, outlook: Outlook) -> str:
    """Cards for an action that needs no particular value, as long as it can use them."""
    action, options = decision.about["action"], decision.options
    cards = [option for option in options if option.startswith("card ")]
    if action == "research":
        many = decision.about["value"] + len(outlook.hand) >= CONSTANTS.research_hand_limit
        cards = [] if many else [option for option in cards if _is_for_research(option, outlook)]
    elif action == "produce" and decision.about["value"] >= len(outlook.harvest):
        cards = []
    if cards:
        return cards[0]
    return DO_IT if DO_IT in options else min(options, key=lambda option: _price(option, outlook))


def _is_for_research(option: str, outlook: Outlook) -> bool:
    """Whether a card brings in more than itself, and has no better use."""
    card = CARDS[option.split(" ")[1]]
    worth = card.worth("research")
    return worth is not None and worth.value > 1 and (len(card.actions) == 1 or worth.value > 2) and outlook.left > 0


def _enough(decision: Decision, outlook: Outlook) -> str:
    """The cheapest thing that completes the effort, or else the one that brings it nearest."""
    about, options = decision.about, decision.options
    times = _multiplied(decision, outlook)
    exposed = any(option.endswith(" shielded") or option.startswith("factory ") for option in options)
    if DO_IT in options and about["value"] >= about["need"] and not exposed:
        return DO_IT  # what it costs is the radiation, and nothing here helps against that
    enough, short = [], []
    for option in options:
        if option == DO_IT:
            enough.append((float(about["profit"]), option))
            continue
        value = _value_with(option, about["value"], times, about["action"], outlook)
        price = _price(option, outlook)
        if exposed and not option.endswith(" shielded") and not option.startswith("factory "):
            price += outlook.board.radiation_penalty
        if value >= about["need"]:
            enough.append((price, option))
        elif option != "time twice":
            short.append((value - 2 * price, option))
    if enough:
        return min(enough)[1]
    return max(short)[1] if short else options[0]


def _multiplied(decision: Decision, outlook: Outlook) -> int:
    """By what the cards that are in the effort already multiply."""
    action, offered = decision.about["action"], {option.split(" ")[1] for option in decision.options if " " in option}
    worths = [CARDS[card].worth(action) for card in outlook.hand if not is_time(card) and card not in offered]
    return prod(worth.times or 1 for worth in worths if worth is not None)


def _value_with(option: str, value: int, times: int, action: str, outlook: Outlook) -> int:
    """The value of the effort with an option added."""
    match option.split(" "):
        case ["card", card, *shielded]:
            worth = CARDS[card].worth(action)
            assert worth is not None
            if worth.times:
                return max(1, value) * worth.times
            return value + times * (worth.shielded if shielded and worth.shielded is not None else worth.value)
        case ["infra", seat, *_]:
            adds, by = infra_value(outlook.table.corporations[int(seat)], action)
            return (value + times * adds) * by
        case ["time", "double"] | ["industrial", _]:
            return 2 * value
        case ["spaceport", _]:
            return value + times * CONSTANTS.spaceport_bonus
        case ["spaceport", _, card]:
            worth = CARDS[card].worth(action)
            return value if worth is None else value * 2 if worth.times else value + times * worth.value
        case _:
            return value


def _price(option: str, outlook: Outlook) -> float:
    match option.split(" "):
        case ["card", card, *_]:
            return outlook.price(card)
        case ["time", _]:
            return TIME_CARD * outlook.thrift
        case ["infra", seat, *_]:
            return 0.0 if int(seat) == outlook.seat else FAVOUR
        case [_, _, *_]:
            return 0.0 if _owner(option, outlook) == outlook.seat else FAVOUR
        case _:
            return 0.0
