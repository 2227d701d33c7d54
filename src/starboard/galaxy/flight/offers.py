"""Offers: what an owner may do on an occasion, each with its price and its gain, base game and modules alike."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from starboard.engine import Rule, ask
from starboard.engine.request import Facts, Request
from starboard.galaxy.flight.power import Use, can_pay, pay, tokens_for
from starboard.galaxy.seams import Asked
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

DONE = "done"
NONE = "none"

Do: TypeAlias = Callable[[Table, Ship, Any, "Offer"], Rule]
"""What an offer does once it is paid: `do(table, ship, about, offer)`, `about` being what the occasion is about."""

_NOTHING: Mapping[str, Any] = {}


class Offer(NamedTuple):
    """One thing that may be done on an occasion. Whoever looks at the decision is told `gain` and `price`."""

    option: str
    use: Use | None = None
    """The energy it costs; an offer that cannot be paid is not made."""
    gain: Mapping[str, Any] = _NOTHING
    """What it brings, by its word: `{"cannons": 2}`."""
    price: Mapping[str, Any] = _NOTHING
    """What it costs besides energy, by its word: `{"goods": "R"}`. Taking it is the business of `do`."""
    do: Do | None = None
    then: str = ""
    """The word for what it brings about at once, where that is not what the occasion is about: the ship is away."""
    interlocks: bool = False
    """Whether how far it goes depends on what else is taken, so that its module says what is the most (`utmost`)."""


def offers_on(
    asked: Asked, table: Table, ship: Ship, occasion: str, about: object, offers: Sequence[Offer] = ()
) -> Sequence[Offer]:
    """The base game's offers on an occasion with those of modules, as far as they can be paid."""
    for ask_offers in asked:
        offers = ask_offers(table, ship, occasion, about, offers)
    return [offer for offer in offers if offer.use is None or can_pay(table, ship, offer.use)]


def choose(
    table: Table,
    ship: Ship,
    question: str,
    offers: Sequence[Offer],
    no: str,
    about: object,
    facts: Callable[[], Facts] | None = None,
) -> Generator[Request, Any, Offer | None]:
    """The owner takes one of these offers, pays its energy and has it done; None if he takes none of them."""
    if not offers:
        return None
    options = [offer.option for offer in offers]

    def shown() -> Facts:
        known = {} if facts is None else facts()
        return {**known, "options": {**described(table, ship, offers), **known.get("options", {})}}

    choice = yield from ask(ship.seat, question, narrowed(table, ship, question, [*options, no]), shown)
    if choice == no:
        return None
    offer = offers[options.index(choice)]
    yield from take(table, ship, offer, about)
    return offer


def take(table: Table, ship: Ship, offer: Offer, about: object) -> Rule:
    """An offer is paid and done."""
    if offer.use is not None:
        yield from pay(table, ship, offer.use)
    if offer.do is not None:
        yield from offer.do(table, ship, about, offer)


def described(table: Table, ship: Ship, offers: Iterable[Offer]) -> dict[str, dict[str, Any]]:
    """What each offer costs and gains, as decisions tell it."""
    told: dict[str, dict[str, Any]] = {}
    for offer in offers:
        energy = {} if offer.use is None else {"cells": tokens_for(table, ship, offer.use)}
        told[offer.option] = {"price": _added(energy, offer.price), "gain": dict(offer.gain)}
        if offer.then:
            told[offer.option]["then"] = offer.then
    return told


def _added(energy: Mapping[str, int], price: Mapping[str, Any]) -> dict[str, Any]:
    """The price of an offer, with tokens that are lost beside those that are used."""
    cells = {"cells": energy["cells"] + price["cells"]} if energy and "cells" in price else {}
    return {**energy, **price, **cells}


def narrowed(table: Table, ship: Ship, question: str, options: list[str]) -> list[str]:
    """The options of a question that modules leave; they may take some away but never all, and add none."""
    for ask_options in ship.seams.options:
        left = ask_options(table, ship, question, options)
        options = [option for option in options if option in left] or options
    return options
