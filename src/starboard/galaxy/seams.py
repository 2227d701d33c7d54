"""Seams: the named places where modules change what the base game does, and the order in which they are asked.

A modifier is an object without state; its methods are named after seams. `docs/architecture.md` lists what each seam
is given and gives back. A table without modules has `NO_SEAMS`: every seam is an empty tuple and costs one look.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Protocol, TypeAlias

NOTE, SOURCE, BONUS, CHANGE, BURDEN, RELIEF, LIMIT, LAST = 0, 10, 20, 30, 40, 60, 80, 100
"""Ranks: where among its fellows a modifier is asked. What only notes how things stand comes before all
that changes them; of the rest, what adds comes first, what caps comes late, and last what looks at how it all ends."""

MOMENTS = (
    "game",
    "round",
    "go",
    "closing",
    "built",
    "inspected",
    "launched",
    "next",
    "card",
    "touchdown",
    "resolved",
    "cleared",
    "last",
    "landed",
    "settled",
    "end",
)
AMOUNTS = (
    "engines",
    "cannons",
    "crew",
    "exposed",
    "enemy",
    "price",
    "rolls",
    "days",
    "worth",
    "sale",
    "earned",
    "owed",
    "losses",
    "score",
    "title",
)
OFFERS = ("engines", "cannons", "crew", "hit", "shot", "goods", "next_card", "owed")
AFTER = ("boarding", "components", "crew", "move", "hit", "used", "volley")
GATES = ("use", "land", "gain", "suffer")

SEAMS: tuple[str, ...] = (
    *(f"at_{moment}" for moment in MOMENTS),
    "warehouse",
    "deals",
    "deck",
    "to_come",
    "board",
    "acts",
    "do",
    "alarms",
    "rang",
    "unused",
    "squares",
    "mistakes",
    "works",
    "links",
    "room",
    "hidden",
    "picks",
    *(f"amount_{what}" for what in AMOUNTS),
    "toll",
    "energy",
    *(f"offers_{occasion}" for occasion in OFFERS),
    "utmost",
    "options",
    "thrown",
    "stands",
    "reaches",
    "incoming",
    "foretold",
    "entering",
    "doomed",
    *(f"after_{event}" for event in AFTER),
    "racing",
    "taken",
    "victims",
    "shares",
    *(f"gate_{name}" for name in GATES),
    "leaves",
    "departing",
    "late_sale",
    "credited",
    "placing",
    "prizes",
    "settle",
    "supports",
    "guards",
    "waking",
    "terms",
    "firsts",
)
"""Every seam there is, families written out."""

OF_MODULES: frozenset[str] = frozenset(("amount_title", "waking", "terms", "firsts", "offers_shot"))
"""The seams at which only modules ask: one that flies journeys with titles, one whose ships shoot at each other."""

ASKING: frozenset[str] = frozenset(
    (
        *(f"at_{moment}" for moment in MOMENTS),
        "incoming",
        "entering",
        "waking",
        *(f"after_{event}" for event in AFTER),
        *(f"gate_{name}" for name in GATES),
    )
)
"""The seams that are generators: what is asked there may ask players, change the table and tell of it."""

PURE: frozenset[str] = frozenset(SEAMS) - ASKING - {"do", "rang", "credited", "departing"}
"""The seams at which nothing is drawn, told or changed: asked twice, they say the same."""

Asked: TypeAlias = tuple[Callable[..., Any], ...]

Silent: TypeAlias = tuple[str, str]
"""The name of a modifier and a seam at which it has nothing to say in a game."""
NEVER_SILENT: frozenset[Silent] = frozenset()


class Modifier(Protocol):
    """What a module puts into play. Beyond these two it has the methods of the seams it wants to be asked at.

    It may also have `only_if`, a mapping: for a seam at which it has something to say in some games only, the question
    to their setup. Elsewhere that seam costs nothing.
    """

    name: str
    rank: Mapping[str, int]
    """Where it stands at a seam; `CHANGE` where it says nothing."""

    def __hash__(self) -> int: ...


class Seams:
    """For each seam, the functions to ask, in their order. Asking is `for ask in ship.seams.doomed: ...`."""

    at_game: Asked
    at_round: Asked
    at_go: Asked
    at_closing: Asked
    at_built: Asked
    at_inspected: Asked
    at_launched: Asked
    at_next: Asked
    at_card: Asked
    at_touchdown: Asked
    at_resolved: Asked
    at_cleared: Asked
    at_last: Asked
    at_landed: Asked
    at_settled: Asked
    at_end: Asked
    warehouse: Asked
    deals: Asked
    deck: Asked
    to_come: Asked
    board: Asked
    acts: Asked
    do: Asked
    alarms: Asked
    rang: Asked
    unused: Asked
    squares: Asked
    mistakes: Asked
    works: Asked
    links: Asked
    room: Asked
    hidden: Asked
    picks: Asked
    amount_engines: Asked
    amount_cannons: Asked
    amount_crew: Asked
    amount_exposed: Asked
    amount_enemy: Asked
    amount_price: Asked
    amount_rolls: Asked
    amount_days: Asked
    amount_worth: Asked
    amount_sale: Asked
    amount_earned: Asked
    amount_owed: Asked
    amount_losses: Asked
    amount_score: Asked
    amount_title: Asked
    toll: Asked
    energy: Asked
    offers_engines: Asked
    offers_cannons: Asked
    offers_crew: Asked
    offers_hit: Asked
    offers_shot: Asked
    offers_goods: Asked
    offers_next_card: Asked
    offers_owed: Asked
    utmost: Asked
    options: Asked
    thrown: Asked
    stands: Asked
    reaches: Asked
    incoming: Asked
    foretold: Asked
    entering: Asked
    doomed: Asked
    after_boarding: Asked
    after_components: Asked
    after_crew: Asked
    after_move: Asked
    after_hit: Asked
    after_used: Asked
    after_volley: Asked
    racing: Asked
    taken: Asked
    victims: Asked
    shares: Asked
    gate_use: Asked
    gate_land: Asked
    gate_gain: Asked
    gate_suffer: Asked
    leaves: Asked
    departing: Asked
    late_sale: Asked
    credited: Asked
    placing: Asked
    prizes: Asked
    settle: Asked
    supports: Asked
    guards: Asked
    waking: Asked
    terms: Asked
    firsts: Asked

    __slots__ = SEAMS

    def __init__(self, modifiers: Sequence[Modifier] = (), silent: frozenset[Silent] = NEVER_SILENT) -> None:
        found: dict[str, list[tuple[int, Callable[..., Any]]]] = {}
        for modifier in modifiers:
            for seam, rank in _wanted(modifier):
                if not silent or (modifier.name, seam) not in silent:
                    asked = (rank, getattr(modifier, seam))
                    if seam in found:
                        found[seam].append(asked)
                    else:
                        found[seam] = [asked]
        for seam in SEAMS:
            setattr(self, seam, _ranked(found[seam]) if seam in found else ())


@lru_cache(maxsize=1024)
def _wanted(modifier: Modifier) -> tuple[tuple[str, int], ...]:
    """The seams that a modifier wants to be asked at, and its ranks there."""
    return tuple([(seam, modifier.rank.get(seam, CHANGE)) for seam in SEAMS if hasattr(modifier, seam)])


def _ranked(asked: list[tuple[int, Callable[..., Any]]]) -> Asked:
    if len(asked) > 1:
        asked.sort(key=itemgetter(0))
    return tuple([ask for _, ask in asked])


NO_SEAMS = Seams()
