"""The special events: a form that is missing, robots who collect, and billiards with meteors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from starboard.engine import Rule, ask
from starboard.engine.request import Facts
from starboard.galaxy.adventures.adventure import Adventure, Meteor, parse_hazard
from starboard.galaxy.adventures.opportunity import shares_of
from starboard.galaxy.adventures.saying import Said, Things
from starboard.galaxy.catalog.boards import Board
from starboard.galaxy.flight.bidding import Prize, secret_bids
from starboard.galaxy.flight.damage import hand_over
from starboard.galaxy.flight.hazards import meteor, thrown_at
from starboard.galaxy.flight.hits import METEOR, Cause, Hit
from starboard.galaxy.flight.outlook import hit_loss, second_here
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.flight.track import move_back_all
from starboard.galaxy.modules.bonus_cards.vocabulary import NameColumn, NameRow, Play, SetFace
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read

FACES = tuple(f"face {face}" for face in range(1, 7))
MIDDLE = 7
"""Nothing may be named that this total of two dice names."""
WORTH_NAMING = 2.0
"""What it is worth to say where it hurts, in credits."""


class MissingForm(Adventure, frozen=True, tag="missing_form"):
    """The last ship hides a die, the others guess; a wrong guess costs as many days as it shows (BX-14.3 to 14.6)."""

    credits: int

    def play(self, table: Table) -> Rule:
        ships = table.in_order()
        if len(ships) < 2:
            table.tell("card_ignored", card=self.id)
            return
        *guessing, last = ships
        hidden = _face((yield from ask(last.seat, "hide_die", FACES, {"card": self.id})))
        table.tell("die_hidden", last.seat)
        guesses: list[tuple[Ship, int]] = []
        for ship in guessing:
            guess = _face((yield from ask(ship.seat, "guess_die", FACES, {"card": self.id})))
            table.tell("die_guessed", ship.seat, face=guess)
            guesses.append((ship, guess))
        table.chance.reveal()
        table.tell("die_shown", last.seat, face=hidden)
        for ship, guess in guesses:
            if guess == hidden:
                earn(table, ship, self.credits, self.kind)
        yield from move_back_all(table, [(ship, hidden) for ship, guess in guesses if guess != hidden], self.kind)


def _face(option: str) -> int:
    chosen = read("hide_die", option)
    assert isinstance(chosen, SetFace), "nothing else is asked"
    return chosen.face


class Robosmokeys(Adventure, frozen=True, tag="robosmokeys"):
    """The highest of secret bids names coordinates, and everybody gives up what stands there (BX-14.7 to 14.11)."""

    def play(self, table: Table) -> Rule:
        won = yield from secret_bids(table, table.in_order(), self.id, lambda _: Prize(value=WORTH_NAMING))
        if won is None:
            table.tell("card_ignored", card=self.id)
            return
        bidder, _ = won
        columns = [f"column {number}" for number in bidder.board.column_pairs(MIDDLE)]
        shown = partial(self._columns, bidder)
        column = read("name_column", (yield from ask(bidder.seat, "name_column", columns, shown)))
        assert isinstance(column, NameColumn), "nothing else is asked"
        rows = [f"row {number}" for number in bidder.board.row_pairs(MIDDLE)]
        facts = partial(self._facts, bidder, column.number)
        row = read("name_row", (yield from ask(bidder.seat, "name_row", rows, facts)))
        assert isinstance(row, NameRow), "nothing else is asked"
        table.tell("coordinates_named", bidder.seat, column=column.number, row=row.number)
        for ship in table.in_order():
            square = spot(ship.board, column.number, row.number)
            if square >= 0 and ship.layout.occupied >> square & 1:
                yield from hand_over(table, ship, 1 << square, Cause(self.kind))
            else:
                table.tell("missed", ship.seat)

    def _columns(self, bidder: Ship) -> Facts:
        """Where each column is on the bidder's own board; beside it there may be other ships."""
        board, told = bidder.board, {}
        for number in board.column_pairs(MIDDLE):
            squares = [spot(board, number, row) for row in board.row_pairs(MIDDLE)]
            told[f"column {number}"] = {"squares": _on_board(board, squares)}
        return {"card": self.id, "options": told}

    def _facts(self, bidder: Ship, column: int) -> Facts:
        """What each row would cost the bidder's own ship, and where it meets the column."""
        told: dict[str, Any] = {}
        for number in bidder.board.row_pairs(MIDDLE):
            square = spot(bidder.board, column, number)
            hit = square >= 0 and bool(bidder.layout.occupied >> square & 1)
            told[f"row {number}"] = {
                "price": hit_loss(bidder, 1 << square) if hit else {},
                "gain": {},
                "squares": _on_board(bidder.board, [square]),
            }
        return {"card": self.id, "options": told}


def _on_board(board: Board, squares: Iterable[int]) -> list[str]:
    """The names of those squares that may be built on."""
    return [board.names[square] for square in squares if square >= 0 and board.area >> square & 1]


def spot(board: Board, column: int, row: int) -> int:
    """The square of a board that two numbers name, or -1."""
    return board.spot(board.column_pairs()[column], board.row_pairs()[row])


class Row(Struct, frozen=True, array_like=True):
    """A row of meteors."""

    meteors: tuple[Meteor, ...]


class SpaceBilliards(Adventure, frozen=True, tag="space_billiards"):
    """Everybody plays one row of meteors at somebody else (BX-14.12 to 14.16)."""

    rows: tuple[Row, ...]

    def play(self, table: Table) -> Rule:
        second = shares_of(table, self)[1:]
        """How often a row may be played that has been played already, each time with so many large meteors less."""
        played: dict[int, int] = {}
        if len(table.in_order()) < 2:
            table.tell("card_ignored", card=self.id)
            return
        for ship in table.in_order():
            rivals = [rival for rival in table.in_order() if rival is not ship]
            numbers = range(1, len(self.rows) + 1)
            free = [row for row in numbers if row not in played or (second and played[row] == 1)]
            rows = {f"play {row} at {rival.seat}": row for row in free for rival in rivals}
            if not rows:
                return
            told = {option: second_here(second[0]) for option, row in rows.items() if row in played}
            facts: Facts = {"card": self.id, "options": told} if told else {"card": self.id}
            chosen = read("play_billiards", (yield from ask(ship.seat, "play_billiards", list(rows), facts)))
            assert isinstance(chosen, Play), "nothing else is asked"
            spared = second.pop(0) if chosen.area in played else 0
            played[chosen.area] = played.get(chosen.area, 0) + 1
            table.tell("row_played", ship.seat, area=chosen.area, target=chosen.seat)
            meteors = self.rows[chosen.area - 1].meteors
            yield from self._face(table, table.ships[chosen.seat], meteors, spared, ship)

    def _face(self, table: Table, target: Ship, meteors: Iterable[str], spared: int, player: Ship) -> Rule:
        """A ship faces a row of meteors; so many of those that are large for it are left out."""
        for text in meteors:
            size, side = parse_hazard(text)
            if spared and thrown_at(table, target, Hit(METEOR, size == "large", side)).heavy:
                spared -= 1
                continue
            yield from meteor(table, size, side, [target], roller=player.seat)

    def sentences(self) -> Sequence[Said]:
        rows = enumerate(self.rows, start=1)
        return [
            *super().sentences(),
            *(
                Said("billiards-row", {"number": number, "meteors": Things("meteor", row.meteors)})
                for number, row in rows
            ),
        ]
