"""The trucker in flight: what is worth its flight days, and when to go home."""

from __future__ import annotations

from starboard.bots.galaxy import cargo
from starboard.bots.galaxy.crew import aliens, humans
from starboard.bots.galaxy.weighing import DAY, bargain, gains, safe, weigh
from starboard.engine import Decision
from starboard.galaxy.adventures.abandoned_ship import AbandonedShip
from starboard.galaxy.adventures.abandoned_station import AbandonedStation
from starboard.galaxy.adventures.planets import PASS, Planets
from starboard.galaxy.adventures.smugglers import Smugglers
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.view import ShipView, TableView
from starboard.galaxy.vocabulary import of_form
from starboard.galaxy.vocabulary.questions import FlyOn, GiveUp, GiveUpSection, Land

CREW_TO_SPARE = 0.35
"""Humans that should be left for each card to come."""
NO_OPEN_SPACE = 0.8
"""The chance that a card is none on which a ship without engines is stranded."""
HOPELESS = 0.05


def use_card(decision: Decision, table: TableView, seat: int) -> str:
    """Take what is offered if it is worth more than the days, and the crew can be spared."""
    card, ship = read_card(decision.about["card"]), table.ships[seat]
    if isinstance(card, AbandonedShip):
        good = _can_spare(ship, card.crew_loss, _cards_left(table)) and card.credits > card.days * DAY
    elif isinstance(card, AbandonedStation | Smugglers):
        good = cargo.gain(ship, card.goods) > card.days * DAY
    else:
        good = not gains(decision, "yes") or weigh(decision, "yes") > weigh(decision, "no")
    return "yes" if good else "no"


def land(decision: Decision, table: TableView, seat: int) -> str:
    """The planet whose goods are worth most to this ship, if they are worth the days."""
    card, ship, landings = read_card(decision.about["card"]), table.ships[seat], of_form(decision, Land)
    if not isinstance(card, Planets) or not landings:
        return safe(decision)
    worth = {option: cargo.gain(ship, card.planets[landing.planet - 1]) for option, landing in landings.items()}
    best = max(worth, key=worth.__getitem__)
    return best if worth[best] > card.days * DAY else PASS


def fly_on(decision: Decision, table: TableView, seat: int) -> str:
    """Fly on, unless the engines are gone and open space is sure to come. What modules offer is taken if it pays.

    In a ship of several sections one may have no engines: then open space costs that one, and not the ship.
    """
    sections = of_form(decision, GiveUpSection)
    usual = of_form(decision, FlyOn) | of_form(decision, GiveUp) | sections
    offered = bargain(decision, (option for option in decision.options if option not in usual))
    if offered is not None:
        return offered
    ship = table.ships[seat]
    engines = ship.engines_powered if sum(ship.cells.values()) else ship.engines
    stranded = not engines and not sections and NO_OPEN_SPACE ** _cards_left(table) < HOPELESS
    return "give up" if stranded and "give up" in decision.options else "fly on"


def _cards_left(table: TableView) -> int:
    assert table.flight is not None
    return table.flight.cards_left


def _can_spare(ship: ShipView, crew: int, cards_left: int) -> bool:
    return humans(ship) - max(crew - aliens(ship), 0) >= 1 + CREW_TO_SPARE * cards_left
