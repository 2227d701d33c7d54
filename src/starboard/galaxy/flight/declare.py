"""Declaring a strength: the owner powers and adds what he likes, then engines, cannons or crew are counted aloud.

What a count is made of is told with it: its *parts*, each a word, an amount and the squares it comes from.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import partial
from itertools import chain, combinations
from typing import Any, Literal, TypeAlias

from starboard.engine import Rule
from starboard.engine.request import Facts, Request
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.figures import BROWN, PURPLE
from starboard.galaxy.flight.offers import DONE, Offer, choose, described, offers_on
from starboard.galaxy.flight.outlook import section_facts
from starboard.galaxy.flight.power import Energy, Use
from starboard.galaxy.registry import figures
from starboard.galaxy.seams import BONUS, CHANGE, SOURCE, Asked
from starboard.galaxy.ship.ship import AHEAD, EVERYWHERE, WHOLE, Ship
from starboard.galaxy.ship.working import working
from starboard.galaxy.table import Table

What: TypeAlias = Literal["engines", "cannons", "crew"]
Purpose: TypeAlias = Literal["compare", "need"]
"""Why something is counted: to compare ships with each other or with an enemy, or because a card needs so much of it.
Some crew counts for one and not for the other."""

Part: TypeAlias = tuple[str, float, Sequence[str]]
Told: TypeAlias = Mapping[str, Any]
"""What options tell of what follows: `then`, and `ends_flight` if it does; nothing if that cannot be said yet."""
Then: TypeAlias = Callable[[float], Told]
"""What follows if a ship declares this value."""
ThenBySection: TypeAlias = Callable[[Mapping[str, float]], Told]
"""The same where each section of a ship counts for itself: its value by its name."""
Decides: TypeAlias = Callable[[float, float], bool]
"""Whether it makes a difference what a ship declares, if that is something between these two values."""

QUESTIONS = {"engines": "power_engines", "cannons": "power_cannons", "crew": "count_crew"}
MOST_TRIED = 4
"""Components of which every choice is tried, to see what can be reached where modifiers have a say."""
ALIEN_OF = {"engines": BROWN, "cannons": PURPLE}
"""Which alien helps with what."""


class Count:
    """A count under way: what is powered, and what has been added to it. Modules' offers may change it."""

    __slots__ = ("added", "afterwards", "fronts", "powered", "purpose", "section", "taken", "what")

    def __init__(self, what: What, purpose: Purpose, fronts: tuple[int, ...] = AHEAD) -> None:
        self.what = what
        self.purpose = purpose
        self.fronts = fronts
        """The sides that cannons count in full towards; whoever comes from behind makes the rear the front."""
        self.powered = 0
        """The squares of the double components that are powered, a mask."""
        self.added: tuple[Part, ...] = ()
        """What modules' offers have added."""
        self.taken: tuple[str, ...] = ()
        """The options taken so far."""
        self.afterwards: tuple[Callable[[Table, Ship], Rule], ...] = ()
        """What happens once the count is over: `afterwards(table, ship)`. What blows up still counts before."""
        self.section = EVERYWHERE
        """The squares that are counted just now, a mask: modifiers are asked for each section on its own."""

    def add(self, word: str, amount: float, squares: Sequence[str] = ()) -> None:
        """Something more counts from now on."""
        self.added = (*self.added, (word, amount, squares))


def declare(
    table: Table,
    ship: Ship,
    what: What,
    purpose: Purpose,
    then: Then | None = None,
    decides: Decides | None = None,
    *,
    fronts: tuple[int, ...] = AHEAD,
    count: Count | None = None,
    by_section: dict[str, float] | None = None,
    then_by_section: ThenBySection | None = None,
    **facts: Any,
) -> Generator[Request, Any, float | None]:
    """The owner powers and adds what he likes; the value that results. None if the ship has left the race meanwhile.

    `facts` are told with each question, and what `then` says follows from stopping there. Where `decides` says that
    energy would only be wasted, nobody is asked. A card that deals with each section of a ship on its own gives
    `by_section`, to be filled with what each counts, and says with `then_by_section` what follows from that. One that
    goes on counting afterwards gives the `count` itself.
    """
    count = Count(what, purpose, fronts) if count is None else count
    while offers := _offers(table, ship, count):
        if decides is not None and _is_waste(table, ship, count, offers, decides):
            break
        shown = partial(_facts, table, ship, count, offers, facts, then, then_by_section)
        taken = yield from choose(table, ship, QUESTIONS[what], offers, DONE, count, shown)
        if taken is None:
            break
        count.taken = (*count.taken, taken.option)
        if not table.is_racing(ship):
            yield from _finish(table, ship, count)
            return None
    parts = parts_of(table, ship, count)
    value = value_of(parts)
    if by_section is not None:
        by_section |= values_by_section(table, ship, count)
    table.tell(f"{what}_counted", ship.seat, strength=value, parts=parts)
    yield from _finish(table, ship, count)
    return value


def _finish(table: Table, ship: Ship, count: Count) -> Rule:
    for afterwards in count.afterwards:
        yield from afterwards(table, ship)


def declared(
    table: Table,
    ships: Iterable[Ship],
    what: What,
    purpose: Purpose,
    then: Then | None = None,
    fronts: tuple[int, ...] = AHEAD,
    prize: bool = False,
    **facts: Any,
) -> Generator[Request, Any, list[tuple[Ship, float]]]:
    """Each of these ships declares, in this order, knowing what was declared before. Those who stayed, with values.

    With a `prize` for the strongest it is worth something to declare more than the weakest does.
    """
    values: list[tuple[Ship, float]] = []
    waiting = list(ships)
    while waiting:
        ship = waiting.pop(0)
        if table.is_racing(ship):
            so_far = [value for _, value in values]
            still = [other for other in waiting if table.is_racing(other)]
            losing = suffering(table, what, [*(before for before, _ in values), ship, *still])
            decides = None if prize else escape(so_far, losing, not still)
            follows = then or lowest(so_far, losing)
            known = {"so_far": so_far, "losing": losing} if len(losing) > 1 else {"so_far": so_far}
            value = yield from declare(table, ship, what, purpose, follows, decides, fronts=fronts, **known, **facts)
            if value is not None:
                values.append((ship, value))
    return values


def has_enough(table: Table, ship: Ship, what: What, needed: int, **facts: Any) -> Generator[Request, Any, bool]:
    """Whether a ship has what a card needs. Where it has not, its owner may add to it, if modules offer anything."""
    if strength(table, ship, what, "need") >= needed:
        return True
    if not getattr(ship.seams, f"offers_{what}"):
        return False
    value = yield from declare(table, ship, what, "need", _at_least(needed), **facts)
    return value is not None and value >= needed


def ranked(values: Iterable[tuple[Ship, float]]) -> list[tuple[Ship, float]]:
    """From the lowest to the highest; of those who tie, the one farther ahead comes first."""
    return sorted(values, key=lambda entry: entry[1])


def suffering(table: Table, what: str, ships: Sequence[Ship]) -> list[int]:
    """How many of these ships would suffer for being low, the lowest first: how much less each of them."""
    seams = table.all_seams("victims")
    if not seams or len(ships) < 2:
        return [0]
    ranking: list[tuple[Ship, float]] = [(ship, float(place)) for place, ship in enumerate(ships)]
    victims = [(ships[0], 0)]
    for ask_victims in seams:
        victims = ask_victims(table, ranking, what, victims)
    return [less for _, less in victims]


def strength(table: Table, ship: Ship, what: What, purpose: Purpose = "compare", powered: int = 0) -> float:
    """What a ship would declare with these double components powered."""
    count = Count(what, purpose)
    count.powered = powered
    return value_of(parts_of(table, ship, count))


def value_of(parts: Iterable[Part]) -> float:
    """What the parts of a count come to."""
    return sum(amount for _, amount, _ in parts)


def parts_of(table: Table, ship: Ship, count: Count) -> list[Part]:
    """What a count is made of. Modifiers of rank SOURCE add what an alien's bonus builds on, the others come after it.

    An alien helps only where there is some strength without it. On a board of several sections each has engines of its
    own, and the weakest section is what counts; cannons, with modifiers up to rank BONUS, are counted by section and
    then added up, and the other modifiers are asked about the sum.
    """
    what = count.what
    sections = WHOLE if what == "crew" else ship.sections
    by_section = [_parts_of_section(table, ship, count, section) for section in sections]
    if what == "engines":
        return min(by_section, key=value_of)
    parts = [part for section in by_section for part in section]
    if len(sections) > 1:
        parts += [part for part in count.added if not part[2]]
    asked: Asked = getattr(ship.seams, f"amount_{what}")
    for ask_amount in asked[_up_to(BONUS, asked, what) :]:
        _ask_amount(ask_amount, table, ship, count, parts)
    return parts


def values_by_section(table: Table, ship: Ship, count: Count) -> dict[str, float]:
    """What each section of a ship that has components counts on its own, by its name."""
    names = list(ship.present) or ship.board.section_names[:1]
    sections = zip(names, ship.sections, strict=True)
    return {name: value_of(_parts_of_section(table, ship, count, section)) for name, section in sections}


def _parts_of_section(table: Table, ship: Ship, count: Count, section: int) -> list[Part]:
    """What one section counts on its own."""
    asked: Asked = getattr(ship.seams, f"amount_{count.what}")
    own = asked if count.what == "engines" else asked[: _up_to(BONUS, asked, count.what)]
    return _parts_in(table, ship, count, section, own, _up_to(SOURCE, asked, count.what))


def _parts_in(table: Table, ship: Ship, count: Count, section: int, asked: Asked, late: int) -> list[Part]:
    """What these squares count. The modifiers before `late` are asked before the alien, the others after it."""
    what = count.what
    count.section = section
    parts = [*_BASE[what](working(table, ship), count, section), *_added_in(ship, count)]
    for ask_amount in asked[:late]:
        _ask_amount(ask_amount, table, ship, count, parts)
    alien = ALIEN_OF.get(what)
    if alien is not None:
        so_far = value_of(parts)
        bonus = ship.with_bonus(so_far, alien, section) - so_far
        if bonus:
            names = ship.board.names
            squares = [names[square] for square in ship.squares_of(alien, section)]
            parts.append((figures()[alien].name, bonus, squares))
    for ask_amount in asked[late:]:
        _ask_amount(ask_amount, table, ship, count, parts)
    count.section = EVERYWHERE
    return parts


def _added_in(ship: Ship, count: Count) -> Iterable[Part]:
    """What modules' offers have added in the section that is counted.

    What comes from no square helps the engines of every section, so that it helps the weakest; with cannons it is
    added to the sum.
    """
    if count.section == EVERYWHERE or not count.added:
        return count.added
    numbers, section, anywhere = ship.board.squares, count.section, count.what == "engines"
    return [part for part in count.added if (section >> numbers[part[2][0]] & 1 if part[2] else anywhere)]


def _ask_amount(ask: Callable[..., float], table: Table, ship: Ship, count: Count, parts: list[Part]) -> None:
    """What a modifier changes is a part of its own, called by its name."""
    value = value_of(parts)
    change = ask(table, ship, value, count) - value
    if change:
        parts.append((_modifier(ask).name, change, ()))


def _up_to(rank: int, asked: Asked, what: str) -> int:
    """How many of those who are asked have at most this rank; they come first."""
    number = 0
    while number < len(asked) and _modifier(asked[number]).rank.get(f"amount_{what}", CHANGE) <= rank:
        number += 1
    return number


def _modifier(ask: Callable[..., Any]) -> Any:
    """Whose method it is."""
    return getattr(ask, "__self__")  # noqa: B009 - a plain callable has none, but seams hold methods only


def _engines(ship: Ship, count: Count, section: int) -> list[Part]:
    layout, powered = ship.layout, count.powered & section
    single = [sq for sq in layout.squares_with("engine") if section >> sq & 1 and layout.at(sq).parts.engine == 1]
    return _some_parts(ship, ("engines", len(single), single), ("powered", 2 * powered.bit_count(), bits(powered)))


def _cannons(ship: Ship, count: Count, section: int) -> list[Part]:
    layout, powered, fronts = ship.layout, count.powered & section, count.fronts
    single = [sq for sq in layout.squares_with("cannon") if section >> sq & 1 and layout.at(sq).parts.cannon == 1]
    plain = sum(ship.cannon_worth(square, fronts) for square in single)
    more = sum(ship.cannon_worth(square, fronts) for square in bits(powered))
    return _some_parts(ship, ("cannons", plain, single), ("powered", more, bits(powered)))


def _crew(ship: Ship, _count: Count, _section: int) -> list[Part]:
    """A part for each kind of figure."""
    squares: dict[str, list[int]] = {}
    for square in ship.manned():
        for letter in ship.crew_at(square):
            squares.setdefault(letter, []).append(square)
    kinds = figures()
    return _some_parts(
        ship, *((kinds[letter].name, len(there), dict.fromkeys(there)) for letter, there in squares.items())
    )


def _some_parts(ship: Ship, *parts: tuple[str, float, Iterable[int]]) -> list[Part]:
    """Those that are not nothing, with their squares by name."""
    names = ship.board.names
    return [(word, amount, [names[square] for square in squares]) for word, amount, squares in parts if amount]


_BASE: dict[str, Callable[[Ship, Count, int], list[Part]]] = {"engines": _engines, "cannons": _cannons, "crew": _crew}


def _offers(table: Table, ship: Ship, count: Count) -> Sequence[Offer]:
    """A double component that is not powered yet may be, for energy; and what modules offer."""
    asked: Asked = getattr(ship.seams, f"offers_{count.what}")
    if not asked and not ship.cells and not ship.seams.energy:
        return ()
    names = ship.board.names
    idle = [square for square in _DOUBLES[count.what](working(table, ship)) if not count.powered >> square & 1]
    offers = [Offer(names[square], Use(count.what, square), do=_power) for square in idle]
    return offers_on(asked, table, ship, count.what, count, offers)


def powering(table: Table, ship: Ship, count: Count) -> list[Offer]:
    """The double components that may still be powered for a count, and nothing else that modules offer."""
    return [offer for offer in _offers(table, ship, count) if offer.do is _power]


_DOUBLES: dict[str, Callable[[Ship], Sequence[int]]] = {
    "engines": Ship.double_engines,
    "cannons": Ship.double_cannons,
    "crew": lambda _: (),
}
_POWERED = {"engines": "engine_powered", "cannons": "cannon_powered"}


def _power(table: Table, ship: Ship, count: Count, offer: Offer) -> Rule:
    """A double component runs for this count."""
    count.powered |= 1 << ship.board.squares[offer.option]
    table.tell(_POWERED[count.what], ship.seat, square=offer.option)
    yield from ()


def _facts(
    table: Table,
    ship: Ship,
    count: Count,
    offers: Sequence[Offer],
    facts: Facts,
    then: Then | None,
    then_by_section: ThenBySection | None,
) -> dict[str, Any]:
    """What stands now, what each offer makes of it, what can be reached at most, and what follows from stopping."""
    what, now = count.what, value_of(parts_of(table, ship, count))
    options = described(table, ship, offers)
    for offer in offers:
        told = options[offer.option]
        if not offer.then:
            told["reaches"] = _powered_too(table, ship, count, offer)
        if offer.do is _power:
            told["gain"] = {what: told["reaches"] - now}
    reached = {option: told["reaches"] for option, told in options.items() if "reaches" in told}
    options[DONE] = {"price": {}, "gain": {}, "reaches": now}
    every = {offer.option: tried(ship, count, offer) for offer in offers} | {DONE: count}
    with_most = _with_most(table, ship, count, offers)
    most = value_of(parts_of(table, ship, with_most))
    for option, told in options.items():
        if "reaches" in told:
            told.update(_follows(table, ship, every[option], told["reaches"], then, then_by_section))
    found = {
        **facts,
        "strength": now,
        "next": max(reached.values(), default=now) if what == "engines" else reached,
        "most": most,
        "cells": ship.cell_count,
        "taken": list(count.taken),
        "options": options,
    }
    if follows := _follows(table, ship, with_most, most, then, then_by_section):
        found["at_most"] = follows["then"]
    if what != "crew" and len(ship.sections) > 1:
        values = [value_of(_parts_of_section(table, ship, count, section)) for section in ship.sections]
        found["sections"] = [
            {**section, "strength": value} for section, value in zip(section_facts(ship), values, strict=True)
        ]
    return found


def _follows(
    table: Table, ship: Ship, count: Count, value: float, then: Then | None, by_section: ThenBySection | None
) -> Told:
    """What follows from a count that comes to this value; nothing if that cannot be said."""
    if by_section is None:
        return {} if then is None else then(value)
    if len(ship.sections) == 1:
        return by_section({ship.board.section_names[0]: value})
    return by_section(values_by_section(table, ship, count))


def _powered_too(table: Table, ship: Ship, count: Count, *offers: Offer) -> float:
    """What the count would come to with these double components powered as well."""
    return value_of(parts_of(table, ship, tried(ship, count, *offers)))


def tried(ship: Ship, count: Count, *offers: Offer) -> Count:
    """The count as it would be with these offers taken as well."""
    trial = Count(count.what, count.purpose, count.fronts)
    trial.added = count.added
    trial.powered = count.powered
    for offer in offers:
        if offer.do is _power:
            trial.powered |= 1 << ship.board.squares[offer.option]
        else:
            where = () if offer.use is None else (ship.board.names[offer.use.square],)
            trial.add(offer.option, offer.gain.get(count.what, 0), where)
    return trial


def _with_most(table: Table, ship: Ship, count: Count, offers: Sequence[Offer]) -> Count:
    """The count with the most that the energy on board allows, taking what gains most first.

    Where offers of a module interlock it finds the most in its own way.
    """
    chosen: list[Offer] = []
    energy = Energy(table, ship, [offer.use for offer in offers if offer.use is not None])
    adding = [offer for offer in offers if not offer.then and not offer.interlocks]
    for offer in sorted(adding, key=lambda offer: _powered_too(table, ship, count, offer), reverse=True):
        if offer.use is None or energy.spend(offer.use):
            chosen.append(offer)
    most = tried(ship, count, *chosen)
    for ask_most in ship.seams.utmost:
        most = ask_most(table, ship, count, most)
    return most


def _is_waste(table: Table, ship: Ship, count: Count, offers: Sequence[Offer], decides: Decides) -> bool:
    """Whether nothing but energy depends on the owner's choice.

    Where modules offer something, now or with everything powered, that is always for the owner to say.
    """
    if table.asks_everything or _is_more_than_energy(offers):
        return False
    if getattr(ship.seams, f"offers_{count.what}"):
        trial = Count(count.what, count.purpose, count.fronts)
        trial.powered = count.powered | sum(1 << ship.board.squares[offer.option] for offer in offers)
        if _is_more_than_energy(_offers(table, ship, trial)):
            return False
    values = _within_reach(table, ship, count, offers)
    return bool(values) and not decides(min(values), max(values))


def _is_more_than_energy(offers: Iterable[Offer]) -> bool:
    return any(offer.do is not _power for offer in offers)


def _within_reach(table: Table, ship: Ship, count: Count, offers: Sequence[Offer]) -> Sequence[float]:
    """What can be declared by powering some of these, or the least and the most of it; nothing if that takes too long.

    Where energy is energy and no modifier has a say, each component adds to the others.
    """
    seams, uses = ship.seams, [offer.use for offer in offers if offer.use is not None]
    modified = getattr(seams, f"amount_{count.what}") or seams.amount_price or seams.energy
    if len(ship.sections) == 1 and not modified:
        most = _with_most(table, ship, count, offers)
        return value_of(parts_of(table, ship, count)), value_of(parts_of(table, ship, most))
    if len(offers) > MOST_TRIED:
        return ()
    found = []
    for chosen in chain.from_iterable(combinations(offers, number) for number in range(len(offers) + 1)):
        energy = Energy(table, ship, uses)
        if all(offer.use is None or energy.spend(offer.use) for offer in chosen):
            found.append(_powered_too(table, ship, count, *chosen))
    return found


def escape(so_far: Sequence[float], losing: Sequence[int], is_last: bool) -> Decides:
    """Of ships that are compared in flight order: whether a ship can still change what it suffers for being low.

    It is safe beside as many ships ahead that are no stronger as suffer at all: of ships that tie, the one farther
    ahead counts as the lower one. The last ship knows all others.
    """

    def suffers(value: float) -> int | None:
        lower = sum(other <= value for other in so_far)
        return losing[lower] if lower < len(losing) else None

    def decides(least: float, most: float) -> bool:
        before = suffers(least)
        return before is not None and not (is_last and suffers(most) == before)

    return decides


def _at_least(needed: int) -> Then:
    """Of what a card needs: whether this value is too little."""
    return lambda value: {} if value >= needed else {"then": "too_few"}


def lowest(so_far: Sequence[float], losing: Sequence[int]) -> Then:
    """Of ships that are compared in flight order: whether this value would be the lowest one so far, or low enough.

    Of those who tie the one farther ahead, who has declared before, counts as the lower one.
    """

    def then(value: float) -> Told:
        lower = sum(other <= value for other in so_far)
        if so_far and not lower:
            return {"then": "lowest_so_far"}
        if lower < len(losing) <= len(so_far):
            return {"then": "little_less_so_far" if losing[lower] else "low_so_far"}
        return {}

    return then
