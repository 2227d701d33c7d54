"""Moments of a game as its screens must show them: large ships, long names, whatever asks for much room at once.

The tests of the layout measure them, and `make screens` takes their pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, expect

from starboard.engine import Decision, Game
from starboard.engine.rehearsal import Rehearsal
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from starboard.server.protocol import Language
from starboard.server.voice import Voice
from tests.browser.person import Person
from tests.browser.staged import Retouch, Stage

NAMES = ("Captain", "Capitaine Maximilienne B", "Bartholomew von Zornheim", "Zo")
"""The longest names that the server takes, a short one, and one that was once broken in two."""

LONGEST_NAME = 24

FLEET = (
    """
ship III
7,4 cannon 0010 ^
6,5 cannon 0222 ^
7,5 battery_2 1113
8,5 cannon 0003 ^
5,6 cannon 0020 ^
6,6 cargo_3 2020
7,6 cargo_3 1010
8,6 life_support_purple 0230
9,6 cannon 0023 ^
11,6 cannon 0031 ^
4,7 life_support_brown 0030
5,7 life_support_brown 3100
6,7 cabin 2101
7,7 starting_cabin 3333
8,7 cabin 2003
9,7 battery_2 3000
11,7 battery_2 3030
3,8 double_cannon 0121 ^
4,8 special_cargo_1 1113
5,8 double_engine 0303 ^
6,8 cargo_3 0102
7,8 cabin 2121
8,8 cabin 0203
9,8 engine 0203 ^
10,8 cannon 0012 ^
11,8 special_cargo_2 1020
3,9 battery_3 2001
4,9 double_engine 1000 ^
6,9 engine 0300 ^
7,9 shield 2202 v
8,9 engine 0003 ^
10,9 engine 3200 ^
11,9 shield 2003 >
""",
    """
ship III
7,4 cannon 0020 ^
6,5 cannon 0230 ^
7,5 special_cargo_1 2232
8,5 cabin 0013
6,6 life_support_brown 1101
7,6 cabin 1023
8,6 shield 1300 v
9,6 cabin 0113
3,7 double_cannon 0010 ^
4,7 special_cargo_1 3300
5,7 cannon 0231 ^
6,7 shield 0223 ^
7,7 starting_cabin 3333
8,7 cargo_3 0002
9,7 battery_2 3120
10,7 cannon 0021 ^
3,8 life_support_purple 1202
4,8 cabin 0322
5,8 battery_3 1002
6,8 cargo_2 3010
7,8 double_engine 1300 ^
8,8 special_cargo_2 0001
9,8 double_engine 2000 ^
10,8 battery_3 2210
11,8 cannon 0003 ^
3,9 special_cargo_1 0303
4,9 double_engine 2003 ^
6,9 engine 1000 ^
10,9 cargo_2 3300
11,9 cannon 0203 v
""",
    """
ship III
6,5 cabin 1202
7,5 shield 1212 ^
5,6 cannon 0300 ^
6,6 battery_2 0013
7,6 special_cargo_1 3210
8,6 double_cannon 0032 ^
9,6 double_cannon 0020 ^
3,7 cannon 0120 ^
4,7 cannon 0103 ^
5,7 battery_2 0321
6,7 engine 3102 ^
7,7 starting_cabin 3333
8,7 cabin 2122
9,7 battery_2 2223
10,7 battery_3 0002
3,8 shield 2121 v
4,8 structural 0323
5,8 engine 2002 ^
7,8 cargo_3 2010
8,8 life_support_purple 3000
9,8 engine 2300 ^
10,8 special_cargo_2 0002
3,9 cabin 2121
4,9 life_support_brown 3001
6,9 engine 0300 ^
7,9 engine 1202 ^
8,9 cargo_2 0003
""",
    """
ship III
7,4 cannon 0010 ^
6,5 cannon 0300 ^
7,5 cabin 1121
8,5 engine 0003 ^
5,6 double_cannon 0320 ^
6,6 life_support_brown 0203
7,6 cabin 2023
9,6 double_cannon 0130 ^
11,6 shield 1011 ^
3,7 double_cannon 0212 ^
4,7 cabin 0103
5,7 special_cargo_1 3021
7,7 starting_cabin 3333
8,7 double_cannon 0013 ^
9,7 life_support_purple 3200
10,7 battery_2 0032
11,7 life_support_purple 3010
3,8 cargo_2 1230
4,8 cargo_2 0003
5,8 battery_2 3000
6,8 battery_3 0110
7,8 shield 3101 v
8,8 double_engine 1101 ^
9,8 engine 0301 ^
10,8 double_engine 2202 ^
11,8 cabin 1013
3,9 cabin 2301
4,9 cargo_2 0203
6,9 engine 1100 ^
7,9 cannon 0031 >
11,9 cargo_3 1000
""",
)
"""Four ships of the largest class that fly side by side, as bots have built them."""

BREAKING = """
ship III
7,7 starting_cabin 3333 crew=2
8,7 structural 0323
9,7 cabin 0113 crew=2
10,7 engine 0003 ^
9,8 cargo_3 2010 goods=BG
6,7 cabin 0203 crew=2
5,7 battery_2 0303 cells=2
5,8 engine 2002 ^
"""
"""What a large meteor from the front breaks in two when it hits row 8: each half has somebody aboard."""


MIXED = """
ship III
7,7 starting_cabin 3333 crew=2
8,7 cabin 1323 alien=purple
8,6 life_support_purple 0010
7,8 engine 3000 ^
6,7 battery_2 0300 cells=2
"""
"""Two humans and an alien."""

ANY_MODULE = frozenset({"wake", "borrow"})
"""Options that only a module could offer: the base game has no words for them."""


class Moment(NamedTuple):
    """A game and the seat it is seen from; then what a person does on the page until the moment is to be seen."""

    game: Game[Table]
    seat: int = 0
    retouch: Retouch | None = None
    answers: tuple[tuple[int, str], ...] = ()
    """What is answered, by which seat, while the page is open: some things are only told to who was there."""
    do: Callable[[Person], None] | None = None
    shown: str = ".flight"
    """What is on the screen once the moment is there."""
    asked: Mapping[str, Any] | None = None
    """What the seat is asked instead, as fields of a decision: some questions only modules put."""


def fifth_seat(sight: dict[str, Any]) -> None:
    """Somebody sits down on a fifth seat and flies behind the others, whatever else is in play."""
    sight["room"]["seats"].append({**sight["room"]["seats"][3], "name": "Zoé"})
    table = sight["game"]["table"]
    for name in ("credits", "partners", "ships"):
        table[name].append(deepcopy(table[name][3]))
    table["ships_of"].append(4)
    if table["numbers"]:
        table["numbers"].append(5)
    if table["flight"]:
        table["flight"]["order"].append(4)
        table["flight"]["positions"]["4"] = min(table["flight"]["positions"].values()) - 2
    if table["yard"]:
        table["yard"]["places"].append(deepcopy(table["yard"]["places"][3]))
    for result in table["results"]:
        result["seats"].append(deepcopy(result["seats"][3]))


def modules(sight: dict[str, Any]) -> None:
    """Conditions, cards in the hand, things beside the ships and somebody who walks about."""
    table = sight["game"]["table"]
    own = sight["game"]["seat"]
    square = next(iter(table["ships"][own]["pieces"]))
    table["modules"] = {
        "toy": {
            "conditions": [{"id": "fog", "name": "thick_fog"}],
            "hand": [{"id": "trick", "name": "clever_trick"}],
            "tray": [{"id": "mechanic", "name": "mechanic", "seat": own}],
            "walkers": [{"id": "intruder", "seat": own, "square": square}],
        }
    }


def _all_at_once(sight: dict[str, Any]) -> None:
    fifth_seat(sight)
    modules(sight)


def asking(moment: Moment, language: Language) -> Retouch | None:
    """Puts the question of a module into a sight, in the words of the base game."""
    if moment.asked is None:
        return moment.retouch
    decision = Decision("0.0", moment.seat, due=None, **moment.asked)
    known = [option for option in decision.options if option not in ANY_MODULE]
    spoken = msgspec.structs.replace(decision, options=known)
    wording = Voice("galaxy", language).wording(spoken, moment.game.view(moment.seat), dict(enumerate(NAMES)))

    def ask(sight: dict[str, Any]) -> None:
        sight["game"]["decision"] = msgspec.to_builtins(decision)
        sight["wording"] = msgspec.to_builtins(wording)

    return ask


def _begun(text: str, pieces: int) -> str:
    """A ship of which only so many components are welded: those nearest to the starting cabin."""

    def distance(line: str) -> int:
        column, row = line.split(maxsplit=1)[0].split(",")
        return abs(int(column) - 7) + abs(int(row) - 7)

    head, *lines = text.strip().splitlines()
    return "\n".join([head, *sorted(lines, key=distance)[: pieces + 1]]) + "\n"


def _building(start: bool = True) -> Rehearsal[Table]:
    """Four builders halfway through their ships, two dozen components face up, two set aside."""
    ships = [_begun(text, pieces) for text, pieces in zip(FLEET, (16, 12, 20, 9), strict=True)]
    r = yard(4, "III", ships=ships, start=start)
    if start:
        for number in range(30):
            r.choose(1 + number % 3, "draw", "return")
        r.choose(1, "draw")
        r.choose(2, "look 2")
        r.choose(3, "finish 3")
        weld = next(option for option in r.choose(0, "draw").options(0) if option.startswith("weld"))
        r.choose(0, weld, "draw", "set aside", "draw", "set aside", "draw")
    return r


def _looking() -> Rehearsal[Table]:
    """As before, with the hand free to look at cards."""
    r = _building()
    weld = next((option for option in r.options(0) if option.startswith("weld")), "return")
    return r.choose(0, weld)


def _spread(person: Person) -> None:
    spread = person.button("building-spread")
    if spread.is_visible():
        person.click(spread)


def _inspected(inspection: str = "automatic") -> Rehearsal[Table]:
    """Four finished ships; in the first one several connectors do not fit."""
    wrong = FLEET[0].replace("7,6 cargo_3 1010", "7,6 cargo_3 2020").replace("8,7 cabin 2003", "8,7 cabin 0203")
    r = yard(4, "III", ships=[wrong, *FLEET[1:]], inspection=inspection)
    for seat in range(4):
        r.choose(seat, f"finish {seat + 1}")
    return r


def _boarding() -> Rehearsal[Table]:
    r = yard(4, "III", ships=list(FLEET))
    for seat in range(4):
        r.choose(seat, f"finish {seat + 1}")
    return r


def _flying(*cards: str, fly_on: bool = True, **more: Any) -> Rehearsal[Table]:
    return flight(*FLEET, cards=[*cards, "open_space"], **{"dice": [7] * 12, "fly_on": fly_on, **more})


def _asked(r: Rehearsal[Table], question: str | None = None, **more: Any) -> Moment:
    """Seen from the first seat that is asked, or asked this."""
    seats = [seat for seat in r.game.seats_asked() if question in (None, r.asked(seat).question)]
    return Moment(r.game, seats[0], **more)


def _settling(rounds: str, purses: tuple[int, ...] = (21, 3, 117, 48), teams: str = "no") -> Moment:
    """The last card is behind them; the second ship has been left on the way."""
    r = flight(*FLEET, cards=["stardust"], fly_on=False, round_name="III", purses=purses, rounds=rounds, teams=teams)
    r.choose(1, "give up")
    answers = tuple((seat, "fly on") for seat in r.game.seats_asked())
    return Moment(r.game, answers=answers, shown=".settlement, .end")


def _loading() -> Moment:
    r = _flying("abandoned_station crew_needed=2 goods=RYGBRYG days=1")
    seat = r.game.seats_asked()[0]
    return Moment(r.choose(seat, "yes").game, seat)


def _robbed() -> Moment:
    r = _flying("slavers strength=19 days=1 crew_loss=4 credits=3")
    while r.asked(r.game.seats_asked()[0]).question != "lose_crew":
        seat = r.game.seats_asked()[0]
        r.choose(seat, r.options(seat)[-1])
    return _asked(r)


def _broken() -> Moment:
    r = flight(BREAKING, *FLEET[1:], cards=["meteors meteors=large_front", "open_space"], dice=[8] * 12)
    return _asked(r, "keep_part")


def _two_cabins_left() -> Moment:
    """The last humans and an alien: whoever says goodbye to the humans has nobody to fly the ship."""
    r = flight(MIXED, *FLEET[1:], cards=["slavers strength=30 days=1 crew_loss=2 credits=3", "open_space"])
    while not r.game.decision(0) or r.asked(0).question != "lose_crew":
        seat = r.game.seats_asked()[0]
        r.choose(seat, r.options(seat)[-1])
    return Moment(r.game, 0)


def _look_at_a_pile(person: Person) -> None:
    expect(person.page.get_by_role("dialog")).to_be_visible()


def _finish(person: Person) -> None:
    person.click(person.button("building-finish"))


def _counting() -> Moment:
    strength = {"strength": 8.0, "next": {"wake": 10.0}, "most": 10.0, "so_far": [9.0, 11.0]}
    wake = {"price": {"credits": 1}, "gain": {"crew": 2}, "reaches": 10.0}
    done = {"price": {}, "gain": {}, "reaches": 8.0, "then": "lowest_so_far"}
    about = {**strength, "cells": 3, "card": "I-16", "options": {"wake": wake, "done": done}}
    return _asked(_flying("I-16"), asked={"question": "count_crew", "options": ["wake", "done"], "about": about})


def _owing() -> Moment:
    about = {"owed": 5, "reason": "losses", "options": {"borrow": {"price": {}, "gain": {"credits": 10}}}}
    return _asked(_flying("I-16"), asked={"question": "owed", "options": ["borrow", "done"], "about": about})


def _leaving_a_block() -> Moment:
    asked = {"question": "leave_goods", "options": ["R", "Y", "G"], "about": {"goods": "RYGG"}}
    return _asked(_flying("I-12"), asked=asked)


MOMENTS: Mapping[str, Callable[[], Moment]] = {
    "call": lambda: Moment(_building(start=False).game, shown=".yard"),
    "yard": lambda: Moment(_building().game, shown=".yard"),
    "yard_five": lambda: Moment(_building().game, retouch=_all_at_once, shown=".yard"),
    "yard_watched": lambda: Moment(_building().game, 3, shown=".yard"),
    "spread": lambda: Moment(_building().game, do=_spread, shown=".yard"),
    "pile": lambda: Moment(_looking().game, answers=((0, "look 3"),), do=_look_at_a_pile, shown=".yard"),
    "finish": lambda: Moment(_looking().game, do=_finish, shown=".yard"),
    "inspection": lambda: Moment(_inspected().game),
    "inspect": lambda: Moment(_inspected(inspection="players").game),
    "boarding": lambda: Moment(_boarding().game),
    "next_card": lambda: Moment(_flying(fly_on=False).game),
    "planets": lambda: _asked(_flying("I-12")),
    "combat": lambda: _asked(_flying("I-16")),
    "combat_five": lambda: _asked(_flying("I-16"), retouch=_all_at_once),
    "enemy": lambda: _asked(_flying("pirates strength=9 days=1 credits=7 shots=light_front,heavy_front,light_front")),
    "shoot": lambda: _asked(_flying("meteors meteors=large_front", dice=[3]), "shoot"),
    "count_crew": _counting,
    "leave_goods": _leaving_a_block,
    "owed": _owing,
    "goodbye": _two_cabins_left,
    "meteor": lambda: _asked(_flying("meteors meteors=large_front,small_left,small_right")),
    "loading": _loading,
    "broken": _broken,
    "crew": _robbed,
    "waiting": lambda: Moment(_flying("I-12").game, 3),
    "settlement": lambda: _settling("III IIIA"),
    "settlement_teams": lambda: _settling("III IIIA", (21, 117), teams="teams"),
    "final": lambda: _settling("III"),
}
"""Every moment by its name."""


def stage(page: Page, name: str, language: Language = "en", touch: bool = False) -> Person:
    """Bring a page to a moment."""
    moment = MOMENTS[name]()
    staged = Stage(page, moment.game, NAMES, moment.seat, language, asking(moment, language))
    person = Person(page, language, touch)
    expect(page.locator(".yard, .flight, .settlement, .end").first).to_be_visible()
    for seat, option in moment.answers:
        staged.choose(seat, option)
    expect(page.locator(moment.shown).first).to_be_visible()
    if moment.do is not None:
        moment.do(person)
    return person
