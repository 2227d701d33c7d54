"""The sensible player before offers and questions that it does not know: it goes by price, gain and what follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

import pytest

from starboard.bots.galaxy.sensible import SensibleBot
from starboard.bots.galaxy.weighing import safe
from starboard.engine import Decision, Kind, Option, Rehearsal, Rule, Vocabulary
from starboard.galaxy import vocabulary
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.flight.goods import Loading
from starboard.galaxy.flight.hazards import Threat
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.power import Source, Use
from starboard.galaxy.scenario import flight
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import BASE
from tests.galaxy.rules.ships_cards import FREIGHTER, GUARDED, LINER, SCOUT, TUG, WARSHIP
from tests.galaxy.seams.conftest import Change, Meeting
from tests.galaxy.test_sections import LEFT_CELLS, RIGHT_CELLS, halves

Offers = Sequence[Offer]


class Offered(Option, frozen=True):
    """Whatever the modifiers below offer."""

    written: ClassVar[str] = "{offered}"
    offered: Annotated[str, Kind("offered", r"[a-z]+(?: [A-Za-z]+)?", lambda: ("sing", "ram"))]


@pytest.fixture(autouse=True)
def declared(monkeypatch: pytest.MonkeyPatch) -> None:
    """A vocabulary in which these offers have forms, as a module would declare them."""
    questions = ("load", "next_card", "shield", "shoot", "power_cannons", "count_crew")
    plus = BASE.plus(Vocabulary((), (), dict.fromkeys(questions, (Offered,))))
    monkeypatch.setattr(vocabulary, "vocabulary", lambda: plus)


def answer(r: Rehearsal[Table], seat: int = 0) -> str:
    """What the sensible player answers where the rehearsal stands."""
    return SensibleBot().choose(r.asked(seat), lambda: r.game.view(seat))


def _nothing(table: Table, ship: Ship, about: Any, offer: Offer) -> Rule:
    yield from ()


class Push(Change):
    """Three more cannons for a component, once, and a way out that says nothing of itself."""

    def __init__(self, gain: float, price: Mapping[str, Any]) -> None:
        self.offer = Offer("push", None, {"cannons": gain}, price, _pushed)

    def offers_cannons(self, table: Table, ship: Ship, occasion: str, count: Count, offers: Offers) -> Offers:
        return [Offer("jump", do=_nothing), *offers, *([] if "push" in count.taken else [self.offer])]


def _pushed(table: Table, ship: Ship, count: Count, offer: Offer) -> Rule:
    count.add("push", offer.gain["cannons"])
    yield from ()


@pytest.mark.parametrize(
    ("strength", "price", "chosen"),
    [
        (4, {"components": 1}, "push"),  # nothing else beats it
        (3, {"components": 1}, "7,6"),  # a token is cheaper than a component
        (3, {}, "push"),  # and what is free is cheaper still
        (9, {"components": 1}, "done"),  # out of reach
    ],
)
def test_it_takes_the_cheapest_way_to_beat_an_enemy(
    met: Meeting, strength: int, price: Mapping[str, Any], chosen: str
) -> None:
    card = f"slavers strength={strength} days=1 crew_loss=1 credits=5"
    assert answer(met(WARSHIP, SCOUT, card=card, put=Push(3, price))) == chosen


class Ram(Change):
    """Against a hit: for a crew member it is gone; or something that says nothing of what it does."""

    def offers_hit(self, table: Table, ship: Ship, occasion: str, threat: Threat, offers: Offers) -> Offers:
        ram = Offer("ram", None, {"components": 1}, {"crew": 1}, _stop)
        return offers if threat.taken else [Offer("sing", do=_nothing), ram, *offers]


def _stop(table: Table, ship: Ship, threat: Threat, offer: Offer) -> Rule:
    threat.stopped = True
    yield from ()


def test_it_defends_with_what_costs_least_and_only_if_the_hit_costs_more(met: Meeting) -> None:
    shot, meteor = "combat_zone lines=crew:shots:heavy_right", "meteors meteors=small_right"
    assert answer(met(GUARDED, SCOUT, card=shot, put=Ram(), dice=[7])) == "none"
    assert answer(met(LINER, LINER, card=shot, put=Ram(), dice=[7])) == "ram"
    fragile = GUARDED.replace("8,7 shield 0003 ^", "8,7 structural 0333\n8,8 shield 3000 ^")
    assert answer(met(fragile, SCOUT, card=meteor, put=Ram(), dice=[7])) == "8,8"


class Furnace(Change):
    """A block for two tokens."""

    def offers_goods(self, table: Table, ship: Ship, occasion: str, loading: Loading, offers: Offers) -> Offers:
        if loading.taken:
            return offers
        return [
            *offers,
            *(Offer(f"burn {b}", None, {"cells": 2}, {"goods": b}, _burn) for b in sorted({*loading.hand})),
        ]


def _burn(table: Table, ship: Ship, loading: Loading, offer: Offer) -> Rule:
    loading.hand = loading.hand.replace(offer.price["goods"], "", 1)
    table.bank.take_blocks(offer.price["goods"])
    yield from ()


def test_it_burns_what_finds_no_room_rather_than_leave_it(met: Meeting) -> None:
    r = met(FREIGHTER, SCOUT, card="planets planets=YYYYYY days=1", put=Furnace()).choose(0, "land 1")
    answers = []
    while r.question() == "load 0":
        answers.append(answer(r))
        r.choose(0, answers[-1])
    assert answers.count("burn Y") == 1
    assert r.state.ships[0].blocks == "YYYYY"


class Waking(Change):
    """Four more for the crew count, for nothing."""

    def offers_crew(self, table: Table, ship: Ship, occasion: str, count: Count, offers: Offers) -> Offers:
        return [] if "wake" in count.taken else [Offer("wake", None, {"crew": 4}, do=_wake)]


def _wake(table: Table, ship: Ship, count: Count, offer: Offer) -> Rule:
    count.add("wake", 4)
    yield from ()


@pytest.mark.parametrize(("needed", "chosen"), [(4, "wake"), (9, "done")])
def test_it_adds_to_its_crew_where_that_is_enough(met: Meeting, needed: int, chosen: str) -> None:
    card = f"abandoned_station crew_needed={needed} goods=B days=1"
    assert answer(met(FREIGHTER, SCOUT, card=card, put=Waking(), seats=(0,))) == chosen


class Sun(Change):
    def energy(self, table: Table, ship: Ship, use: Use, sources: list[Source]) -> list[Source]:
        return [*sources, Source("sun", 1, _shine)]


def _shine(table: Table, ship: Ship, option: str) -> None:
    """The sun costs nothing."""


def test_it_takes_energy_that_costs_no_token(met: Meeting) -> None:
    r = met(TUG, SCOUT, card="open_space", put=Sun(), seats=(0,)).choose(0, "8,8")
    assert (r.question(), answer(r)) == ("battery 0", "sun")


class Bazaar(Change):
    """Between two cards: a good bargain and a bad one."""

    def offers_next_card(self, table: Table, ship: Ship, occasion: str, about: None, offers: Offers) -> Offers:
        if ship.drawers:
            return offers
        bad = Offer("rob me", None, {"credits": 1}, {"crew": 2}, _traded)
        return [*offers, bad, Offer("trade", None, {"credits": 3}, {"cells": 1}, _traded)]


def _traded(table: Table, ship: Ship, about: None, offer: Offer) -> Rule:
    ship.drawers = {"traded": True}
    yield from ()


def test_between_cards_it_takes_what_pays(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, card="stardust", put=Bazaar(), seats=(0,), fly_on=False)
    assert (answer(r), answer(r, 1)) == ("trade", "fly on")


def _engines(left: str, right: str) -> Rehearsal[Table]:
    ship = halves(left + LEFT_CELLS, right + RIGHT_CELLS)
    return flight(ship, halves("", ""), cards=["open_space", "stardust"], round_name="II")


def test_of_two_halves_it_powers_the_weaker_one() -> None:
    strong, weak = "4,7 engine 3000 ^\n5,7 double_engine 3000 ^\n", "9,7 double_engine 3000 ^\n"
    r = _engines(strong, weak)
    assert [section["strength"] for section in r.asked(0).about["sections"]] == [1, 0]
    assert answer(r) == "9,7"


def test_of_two_equal_halves_it_powers_one_after_the_other() -> None:
    r = _engines("5,7 double_engine 3000 ^\n", "9,7 double_engine 3000 ^\n")
    chosen = []
    while r.question().startswith(("power_engines 0", "battery 0")):
        chosen.append(answer(r))
        r.choose(0, chosen[-1])
    assert sorted(option for option in chosen if option != "done") == ["5,7", "9,7"]
    assert r.events("engines_counted", 0)[0].data["strength"] == 2


def test_a_half_that_cannot_be_helped_costs_the_other_nothing() -> None:
    r = _engines("5,7 double_engine 3000 ^\n", "")
    assert answer(r) == "done"


def decision(*options: str, **told: Mapping[str, Any]) -> Decision:
    """A question that nobody knows."""
    return Decision(id="1", seat=0, question="which_button", options=options, about={"options": told} if told else {})


@pytest.mark.parametrize(
    ("asked", "chosen"),
    [
        (decision("red", "done"), "done"),
        (decision("red", "green", red={"price": {"crew": 2}}, green={"price": {"cells": 1}}), "green"),
        (decision("red", "green", red={"ends_flight": True, "gain": {"credits": 50}}), "green"),
        (decision("red", "none", red={"gain": {"credits": 3}, "price": {"cells": 1}}), "red"),
        (decision("red", "none", red={"gain": {"credits": 3}, "price": {"crew": 4}}), "none"),
        (decision("red", "none", none={"ends_flight": True}), "red"),
        (decision("red", "green"), "red"),
    ],
)
def test_a_question_that_nobody_knows_is_answered_safely(asked: Decision, chosen: str) -> None:
    assert safe(asked) == chosen
    assert SensibleBot().choose(asked, lambda: flight(SCOUT, SCOUT, cards=["stardust"]).game.view(0)) == chosen
