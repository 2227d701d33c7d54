"""The Trek itself: titles are drawn, won after the first flight, and defended after the others (K2-10).

The terms of all that are a value that modules may change.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.galaxy.flight.bonuses import Bonus, Ranking
from starboard.galaxy.flight.settlement import Line, ranking
from starboard.galaxy.mechanisms.titles import SILVER, Terms, golden
from starboard.galaxy.modules.transgalactic_trek.catalogue import rewards, titles_of
from starboard.galaxy.modules.transgalactic_trek.memory import (
    NAME,
    drawn,
    forget,
    gild,
    give,
    held_by,
    holder,
    last_scores,
    note,
    noted,
    remember,
    side_of,
)
from starboard.galaxy.modules.transgalactic_trek.scores import score_of
from starboard.galaxy.options import plan_of
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

LINE = "trek_title"
"""The line of a settlement, for a title that was won or defended."""
GILDED = 2
"""The flight, counted from 0, for which titles that were defended before have turned to gold."""


class Trek:
    """Titles take the place of the bonus for looks; everything about them is open to all (K2-10.17, K2-10.18)."""

    name = NAME
    rank: Mapping[str, int] = {"prizes": LIMIT}

    def at_game(self, table: Table) -> Rule:
        """As many titles as players hold are drawn (K2-10.5)."""
        terms = terms_of(table)
        others = [title for title in terms.deck if title not in terms.first]
        names = [*terms.first, *table.chance.shuffled("titles", others)][: terms.each * table.setup.seats]
        remember(table, titles=names)
        table.chance.reveal()
        table.tell("titles_drawn", titles=names)
        yield from ()

    def prizes(self, table: Table, bonus: Bonus, ranked: Ranking, prizes: Sequence[int]) -> Sequence[int]:
        """Nobody is paid for looks."""
        return [0] * len(prizes) if bonus == "best_looking" else prizes

    def departing(self, table: Table, ship: Ship) -> None:
        """Where those who give up compete as well, their ships are scored as they are now, for half of it (K2-R-6)."""
        if terms_of(table).half_share:
            scored = {title: [ship.seat, score_of(table, ship, title) / 2] for title in drawn(table)}
            earlier = noted(table, "gave_up", {})
            note(table, gave_up={title: [*earlier.get(title, ()), scored[title]] for title in scored})

    def at_landed(self, table: Table) -> Rule:
        """Ships are scored as they have come home, before goods are sold and crew leaves (K2-10.6)."""
        finished = ranking(table)
        scores = {title: scores_so_far(table, title, finished) for title in drawn(table)}
        by_title = {title: [[seat, score] for seat, score in scores[title].items()] for title in scores}
        remember(table, scored=[*last_scores(table), by_title])
        note(
            table,
            order=[ship.seat for ship in finished] + list(reversed(table.flight.left)),
            won={title: in_front(table, title, scored) for title, scored in scores.items()},
        )
        for title in scores:
            table.tell("title_scored", title=title, scores=by_title[title], seats=noted(table, "won")[title])
        yield from ()

    def settle(self, table: Table, lines: list[Line]) -> list[Line]:
        """Titles are paid behind the bonuses for finishing (K2-8.6)."""
        won = noted(table, "won", {})
        paid = [
            Line(LINE, seat, _reward(table, title, seat), source=self.name)
            for title in drawn(table)
            for seat in won.get(title, ())
        ]
        place = sum(line.kind == "finish" for line in lines)
        return [*lines[:place], *paid, *lines[place:]]

    def at_settled(self, table: Table) -> Rule:
        """After the first flight everybody takes a title; after the second, those that were defended turn to gold."""
        if table.round == 0:
            yield from _take_titles(table)
        elif table.round == GILDED - 1:
            for title, seats in noted(table, "won", {}).items():
                for seat in seats:
                    gild(table, title)
                    table.put_into_play(golden(title), (seat,))
                    table.tell("title_gilded", seat, title=title)
        forget(table)


def terms_of(table: Table) -> Terms:
    """The terms on which titles are drawn, compared and paid at a table."""
    terms = Terms(titles_of(table.setup), rewards())
    for ask_terms in table.all_seams("terms"):
        terms = ask_terms(table, terms)
    return terms


def scores_so_far(table: Table, title: str, ships: Sequence[Ship]) -> dict[int, float]:
    """What these ships score for a title as they are, and what those that gave up may still count."""
    scores: dict[int, float] = {ship.seat: score_of(table, ship, title) for ship in ships}
    return scores | dict(noted(table, "gave_up", {}).get(title, ()))


def in_front(table: Table, title: str, scores: Mapping[int, float]) -> list[int]:
    """Who gains the reward: in the first flight all with the best score, later the holder if nobody has more.

    Whoever scores nothing gets nothing (K2-10.8), and only those compete who have finished (K2-10.7), as a rule.
    """
    best = max(scores.values(), default=0)
    first = [seat for seat, score in scores.items() if score == best > 0]
    for ask_firsts in table.all_seams("firsts"):
        first = ask_firsts(table, title, scores, first)
    return first if table.round == 0 else [seat for seat in first if seat == holder(table, title)]


def _reward(table: Table, title: str, seat: int) -> int:
    """What a seat is paid for a title; gold is no more than silver to whoever gave up."""
    side = SILVER if seat in table.flight.left else side_of(table, title)
    return terms_of(table).rewards[plan_of(table.round_name).level].get(side, 0)


def _take_titles(table: Table) -> Rule:
    """In the order of finishing, those who have won something first; then whoever has none yet (K2-10.10, K2-10.11).

    Where everybody holds several, nobody takes one of the rest before all have what they have won (K2-R-8).
    """
    order, won, each = noted(table, "order"), noted(table, "won"), terms_of(table).each
    for only_winners in (True, False):
        for _ in range(each):
            for seat in order:
                free = [title for title in drawn(table) if holder(table, title) is None]
                if only_winners:
                    free = [title for title in free if seat in won[title]]
                if free and len(held_by(table, seat)) < each:
                    yield from _take_title(table, seat, free)


def _take_title(table: Table, seat: int, free: Sequence[str]) -> Rule:
    """One of these, by choice unless nobody else could still take any of them."""
    title, short = free[0], _short_of_titles(table)
    if short != {seat: len(free)}:
        options = [f"title {title}" for title in free]
        choice = yield from ask(seat, "take_title", options, partial(_facts, table, seat, free))
        title = free[options.index(choice)]
    give(table, title, seat)
    table.tell("title_taken", seat, title=title)


def _short_of_titles(table: Table) -> dict[int, int]:
    """Who is to hold more titles, and how many more."""
    each = terms_of(table).each
    missing = {seat: each - len(held_by(table, seat)) for seat in range(table.setup.seats)}
    return {seat: number for seat, number in missing.items() if number}


def _facts(table: Table, seat: int, free: Sequence[str]) -> dict[str, Any]:
    """How the seat has scored for each title, and how the best has."""
    scored, won = last_scores(table)[-1], noted(table, "won")
    scores = {title: dict(map(tuple, scored[title])) for title in free}
    told = {
        title: {"own": scored.get(seat, 0), "best": max(scored.values(), default=0)} for title, scored in scores.items()
    }
    then = {
        title: "title_won" if seat in won[title] else "title_lost" if won[title] else "title_free" for title in free
    }
    return {"scores": told, "options": {f"title {title}": {"then": then[title]} for title in free}}
