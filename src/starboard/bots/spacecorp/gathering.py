"""How a plain player puts an effort together: what is his own first, as little as will do, time cards last."""

from __future__ import annotations

from math import prod
from typing import TypeAlias

from starboard.bots.spacecorp.outlook import Outlook, infra_value
from starboard.bots.spacecorp.worth import CARD, RARE, TIME_CARD
from starboard.engine import Decision, Option, write
from starboard.spacecorp.catalog.cards import CARDS, is_time
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.vocabulary import of_form, read
from starboard.spacecorp.vocabulary.questions import (
    DoIt,
    DoubleCard,
    PlayCard,
    PlayTime,
    UseFactory,
    UseIndustrial,
    UseInfra,
    UseSpaceport,
)

DO_IT = write(DoIt())
Help: TypeAlias = DoubleCard | UseFactory | UseIndustrial | UseSpaceport
HELP = (DoubleCard, UseFactory, UseIndustrial, UseSpaceport)
"""What bases do for an action."""
OPEN_ENDED = ("research", *RARE)
"""Actions for which more value is simply better."""
FAVOUR = CARD
"""What it costs to use something of an opponent's, who draws a card for it."""


def choose_effort(decision: Decision, outlook: Outlook) -> str:
    """The next thing to put into an action, or to do it."""
    options, seat = decision.options, decision.seat
    for own in (write(UseInfra(seat, shielded=True)), write(UseInfra(seat, shielded=False))):
        if own in options:
            return own
    if decision.about["action"] in OPEN_ENDED:
        return _more(decision, outlook)
    if DO_IT in options and not decision.about["profit"]:
        return DO_IT
    for own in options:
        help_of_base = read(decision.question, own)
        if isinstance(help_of_base, HELP) and _owner(help_of_base, outlook) == seat:
            return own
    return _enough(decision, outlook)


def _owner(option: Help, outlook: Outlook) -> int:
    owner: int = outlook.table.bases[option.spot][0]
    return owner


def _more(decision: Decision, outlook: Outlook) -> str:
    """Cards for an action that needs no particular value, as long as it can use them."""
    action, options = decision.about["action"], decision.options
    played = of_form(decision, PlayCard)
    cards = list(played)
    if action == "research":
        many = decision.about["value"] + len(outlook.hand) >= CONSTANTS.research_hand_limit
        cards = [] if many else [option for option in cards if _is_for_research(played[option].card, outlook)]
    elif action == "produce" and decision.about["value"] >= len(outlook.harvest):
        cards = []
    if cards:
        return cards[0]
    return DO_IT if DO_IT in options else min(options, key=lambda text: _price(read("gather", text), outlook))


def _is_for_research(name: str, outlook: Outlook) -> bool:
    """Whether a card brings in more than itself, and has no better use."""
    card = CARDS[name]
    worth = card.worth("research")
    return worth is not None and worth.value > 1 and (len(card.actions) == 1 or worth.value > 2) and outlook.left > 0


def _enough(decision: Decision, outlook: Outlook) -> str:
    """The cheapest thing that completes the effort, or else the one that brings it nearest."""
    about = decision.about
    options = {text: read(decision.question, text) for text in decision.options}
    times = _multiplied(decision, outlook)
    exposed = any(map(_shields, options.values()))
    if DO_IT in options and about["value"] >= about["need"] and not exposed:
        return DO_IT  # what it costs is the radiation, and nothing here helps against that
    enough, short = [], []
    for text, option in options.items():
        if isinstance(option, DoIt):
            enough.append((float(about["profit"]), text))
            continue
        value = _value_with(option, about["value"], times, about["action"], outlook)
        price = _price(option, outlook)
        if exposed and not _shields(option):
            price += outlook.board.radiation_penalty
        if value >= about["need"]:
            enough.append((price, text))
        elif option != PlayTime("twice"):
            short.append((value - 2 * price, text))
    if enough:
        return min(enough)[1]
    return max(short)[1] if short else decision.options[0]


def _shields(option: Option) -> bool:
    """Whether an option helps against radiation."""
    return isinstance(option, UseFactory) or (isinstance(option, (PlayCard, UseInfra)) and option.shielded)


def _multiplied(decision: Decision, outlook: Outlook) -> int:
    """By what the cards that are in the effort already multiply."""
    action, offered = decision.about["action"], {card.card for card in of_form(decision, PlayCard).values()}
    worths = [CARDS[card].worth(action) for card in outlook.hand if not is_time(card) and card not in offered]
    return prod(worth.times or 1 for worth in worths if worth is not None)


def _value_with(option: Option, value: int, times: int, action: str, outlook: Outlook) -> int:
    """The value of the effort with an option added."""
    match option:
        case PlayCard(card, shielded):
            worth = CARDS[card].worth(action)
            assert worth is not None
            if worth.times:
                return max(1, value) * worth.times
            return value + times * (worth.shielded if shielded and worth.shielded is not None else worth.value)
        case UseInfra(seat):
            adds, by = infra_value(outlook.table.corporations[seat], action)
            return (value + times * adds) * by
        case PlayTime("double") | UseIndustrial():
            return 2 * value
        case UseSpaceport():
            return value + times * CONSTANTS.spaceport_bonus
        case DoubleCard(_, card):
            worth = CARDS[card].worth(action)
            return value if worth is None else value * 2 if worth.times else value + times * worth.value
        case _:
            return value


def _price(option: Option, outlook: Outlook) -> float:
    match option:
        case PlayCard(card):
            return outlook.price(card)
        case PlayTime():
            return TIME_CARD * outlook.thrift
        case UseInfra(seat):
            return 0.0 if seat == outlook.seat else FAVOUR
        case DoubleCard() | UseFactory() | UseIndustrial() | UseSpaceport():
            return 0.0 if _owner(option, outlook) == outlook.seat else FAVOUR
        case _:
            return 0.0
