"""What older versions of the rules wrote, as the rules of today understand it: setups, logs and saved tables.

Version 1 (until November 2026):

- Options: `rounds` was one of seven lists; `test_flight` made its first round the test flight, and `round_IIIA` put
  class IIIA after the last round or in its place. There was one edition and nothing said so.
- A seat that lost its whole crew was asked in which order.
- Looking at a pile of cards fixed the component that had been welded last, so nobody lifted it afterwards.
- States kept humans and aliens apart (`humans: {"7,7": 2}`, `aliens: {"8,7": "purple"}`) and counted them, battery
  tokens and credits in fields of their own at the bank. The result of a round was a row for each seat with a column
  for each kind of line (`finish`, `best_looking`, `goods`, and what was paid for `losses`).

Version 2 (until November 2026) asked also where energy could only be wasted, and from where blocks of a colour or
battery tokens go of which all must go. What was answered there may have cost a token, so in such a game that is asked
to its end (`Table.asks_everything`); the same goes for version 1.

`tests/galaxy/form_1.py` writes the form of version 1, so that its recordings still prove what they proved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from starboard.engine import Decision, Event, Game, Refused, Setup
from starboard.engine.history import Bygone, Translation
from starboard.galaxy.bank import CELLS, CREDITS
from starboard.galaxy.catalog.figures import BROWN, HUMAN, PURPLE
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.table import Table

_LINES = {"finish": 1, "best_looking": 1, "goods": 1, "losses": -1}
_ALIENS = {"purple": PURPLE, "brown": BROWN}

_CLASS_IIIA = {"no": (0, ()), "added": (0, ("IIIA",)), "instead": (1, ("IIIA",))}
"""How many rounds it took the place of, and what came at the end."""


def options_of_today(options: Mapping[str, str]) -> Mapping[str, str]:
    """Options as they are called now. What no table of version 1 could agree on is left for others to refuse."""
    rounds = options.get("rounds", "I II III").split()
    others = {name: value for name, value in options.items() if name not in ("test_flight", "round_IIIA")}
    if len(others) == len(options):
        return options
    if options.get("test_flight", "no") == "yes" and rounds[:1] == ["I"]:
        rounds[0] = "test"
    elif options.get("test_flight", "no") != "no":
        return options
    strange = options.get("round_IIIA", "no")
    if strange not in _CLASS_IIIA or (strange != "no" and rounds[-1:] != ["III"]):
        return options
    fewer, more = _CLASS_IIIA[strange]
    return {**others, "rounds": " ".join((*rounds[: len(rounds) - fewer], *more))}


def state_of_1(data: Mapping[str, Any]) -> dict[str, Any]:
    """A state of version 1, in the form of today."""
    ships = [_ship_of_1(ship) for ship in data["ships"]]
    results = [_result_of_1(result) for result in data["results"]]
    return {**data, "ships": ships, "bank": _bank_of_1(data["bank"], ships), "results": results}


def _result_of_1(old: Mapping[str, Any]) -> dict[str, Any]:
    """Lines stand in the order in which they were paid: kind by kind, in the order at the finish."""
    rows = old["seats"]
    order = sorted(range(len(rows)), key=lambda seat: (rows[seat]["place"] is None, rows[seat]["place"] or seat))
    lines = [
        {"kind": kind, "seat": seat, "amount": sign * rows[seat][kind]}
        for kind, sign in _LINES.items()
        for seat in order
        if rows[seat][kind]
    ]
    seats = [{name: row[name] for name in ("place", "left", "credits")} for row in rows]
    return {"round": old["round"], "seats": seats, "lines": lines}


def _ship_of_1(old: Mapping[str, Any]) -> dict[str, Any]:
    ship = {name: value for name, value in old.items() if name not in ("humans", "aliens")}
    figures = {square: HUMAN * count for square, count in old.get("humans", {}).items() if count}
    figures |= {square: _ALIENS[colour] for square, colour in old.get("aliens", {}).items()}
    return {**ship, "figures": figures} if figures else ship


def _bank_of_1(old: Mapping[str, Any], ships: list[dict[str, Any]]) -> dict[str, Any]:
    """It counted aliens of all colours together; which they are can be seen on the ships."""
    aboard = Counter("".join(letters for ship in ships for letters in ship.get("figures", {}).values()))
    ledger = {letter: -amount for letter, amount in aboard.items()} | {CELLS: old["cells"], CREDITS: old["credits"]}
    return {"blocks": old["blocks"], "ledger": {what: amount for what, amount in ledger.items() if amount}}


class WholeCrewLost(Bygone):
    """The order in which a whole crew leaves its cabins, one figure at a time, until one cabin is left."""

    __slots__ = ("cabins",)

    def __init__(self, seat: int, cabins: Mapping[str, int]) -> None:
        super().__init__(seat)
        self.cabins = cabins

    def answered(self, option: str) -> Bygone | None:
        """The next one."""
        if option not in self.cabins:
            raise Refused(f"seat {self.seat} loses its whole crew, and there is nobody in {option!r}")
        left = {cabin: count - (cabin == option) for cabin, count in self.cabins.items()}
        left = {cabin: count for cabin, count in left.items() if count}
        return WholeCrewLost(self.seat, left) if len(left) > 1 else None


class FromVersion2(Translation[Table]):
    """Reads games of version 2."""

    def begin(self, state: Table) -> None:
        """All that version 2 asked is asked."""
        state.asks_everything = True

    def state(self, setup: Setup, data: dict[str, Any]) -> dict[str, Any]:
        """A saved table."""
        return {**data, "asks_everything": True}


class FromVersion1(FromVersion2):
    """Reads games of version 1."""

    def state(self, setup: Setup, data: dict[str, Any]) -> dict[str, Any]:
        """A saved table."""
        return super().state(setup, state_of_1(data))

    def notice(self, game: Game[Table], answered: Decision) -> None:
        """Find the crews that have just been lost as a whole, for which version 1 asked.

        Where several cabins lose somebody in a row and nobody was asked, either all had to go or it was an epidemic.
        """
        epidemic = False
        chosen = answered.question == "lose_crew"
        for kind, told in groupby(game.events, key=lambda event: (event.kind, event.seat)):
            events = list(told)
            if kind[0] == "card_turned_up":
                epidemic = read_card(events[-1].data["card"]).kind == "epidemic"
            elif kind[0] == "crew_lost" and not epidemic:
                if not chosen:
                    self._remember(events)
                chosen = False

    def _remember(self, lost: Sequence[Event]) -> None:
        seat, cabins = lost[0].seat, Counter(event.data["square"] for event in lost)
        if len(cabins) > 1:
            assert seat is not None
            self.bygone = (*self.bygone, WholeCrewLost(seat, cabins))
