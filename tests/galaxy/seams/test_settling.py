"""Credits with modules in play: what is earned and owed in flight, the sale, the lines of a settlement, the score."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from starboard.engine import Rehearsal, Rule
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_cards import LINER, SCOUT
from tests.galaxy.rules.ships_ending import loaded, with_losses
from tests.galaxy.seams.conftest import Change, Meeting

SHIP = "abandoned_ship crew_loss=1 credits=3 days=1"


class Bonus(Change):
    """One credit more earned in flight, red blocks dearer, one credit less owed."""

    def amount_earned(self, table: Table, ship: Ship, amount: int, source: str) -> int:
        return amount + 1

    def amount_sale(self, table: Table, ship: Ship, sale: int, blocks: str) -> int:
        return sale + blocks.count("R")

    def amount_owed(self, table: Table, ship: Ship, amount: int, reason: str) -> int:
        return amount - 1

    def amount_score(self, table: Table, seat: int, score: float) -> float:
        return score - 100


class Award(Change):
    """A prize for the last, and nothing for looks."""

    name = "award"

    def settle(self, table: Table, lines: list[Line]) -> list[Line]:
        kept = [line for line in lines if line.kind != "best_looking"]
        return [Line("consolation", 1, 5, source=self.name), *kept]


class Jury(Change):
    """The last ship is not compared, and all others share in what the first one gets."""

    def placing(self, table: Table, bonus: str, ranking: list[tuple[Ship, int]]) -> list[tuple[Ship, int]]:
        assert [count for _, count in ranking] == sorted(count for _, count in ranking)
        return [ranked for ranked in ranking if ranked[0].seat != 2] if bonus == "best_looking" else ranking[::-1]

    def prizes(self, table: Table, bonus: str, ranking: list[tuple[Ship, int]], prizes: Sequence[int]) -> Sequence[int]:
        assert len(prizes) == len(ranking)
        return prizes if bonus == "finish" else [prizes[0]] * len(prizes)


class Loan(Change):
    """Whoever owes more than there is may borrow."""

    def offers_owed(
        self, table: Table, ship: Ship, occasion: str, owed: int, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return (
            [*offers, Offer("borrow", gain={"credits": 10}, do=_borrow)] if table.credits(ship.seat) < owed else offers
        )


def _borrow(table: Table, ship: Ship, owed: int, offer: Offer) -> Rule:
    table.earn(ship.seat, 10, "loan")
    yield from ()


def home(r: Rehearsal[Table]) -> Rehearsal[Table]:
    """Everybody flies on until the flight is settled."""
    while r.state.stage == "card" and r.question().startswith("next_card"):
        r.all_choose("fly on")
    return r


def lines(r: Rehearsal[Table], kind: str) -> dict[int, int]:
    """What the lines of a kind brought, by seat."""
    return {line["seat"]: line["amount"] for line in r.state.results[-1]["lines"] if line["kind"] == kind}


def test_who_is_compared_for_a_bonus_and_who_gets_it_may_change(met: Meeting) -> None:
    r = home(met(LINER, SCOUT, SCOUT, card="stardust", put=Jury()))
    assert lines(r, "finish") == {2: 4, 1: 3, 0: 2}
    assert lines(r, "best_looking") == {0: 2, 1: 2}


def test_more_may_be_earned_in_flight(met: Meeting) -> None:
    r = met(LINER, LINER, card=SHIP, put=Bonus(), seats=(0,)).choose(0, "yes", "7,7")
    assert r.events("earned")[0].data["amount"] == 4
    r = met(LINER, LINER, card=SHIP, put=Bonus(), seats=(1,)).choose(0, "yes", "7,7")
    assert r.events("earned")[0].data["amount"] == 3


def test_the_sale_and_what_is_owed_may_change_for_one_seat(met: Meeting) -> None:
    ship = with_losses(loaded("RR"), 3)
    r = home(met(ship, ship, card="stardust", put=Bonus(), seats=(1,)))
    assert lines(r, "goods") == {0: 8, 1: 10}
    assert lines(r, "losses") == {0: -3, 1: -2}


def test_whoever_gives_up_sells_at_half_price_before_a_module_adds_to_it(met: Meeting) -> None:
    ship = loaded("RR")
    r = met(ship, ship, card="stardust", put=Bonus(), fly_on=False)
    assert r.asked(0).about["options"]["give up"] == {
        "price": {"goods": 4},
        "gain": {"credits": 6},
        "then": "left",
        "ends_flight": True,
    }
    home(r.choose(0, "give up").choose(1, "fly on"))
    assert lines(r, "goods") == {0: 6, 1: 10}


def test_the_score_may_be_counted_otherwise_for_one_seat(met: Meeting) -> None:
    r = home(met(SCOUT, SCOUT, card="stardust", put=Bonus(), seats=(0,)))
    owned = [r.state.credits(seat) for seat in range(2)]
    assert list(r.game.scores) == [owned[0] - 100, owned[1]]
    assert r.events("game_over")[0].data["winners"] == [1]


def test_lines_are_added_and_taken_away_and_paid_in_their_order(met: Meeting) -> None:
    r = home(met(SCOUT, SCOUT, card="stardust", put=Award()))
    assert r.state.results[-1]["lines"][0] == {"kind": "consolation", "seat": 1, "amount": 5, "source": "award"}
    assert lines(r, "best_looking") == {}
    assert [event.data["source"] for event in r.events("earned")][:2] == ["consolation", "finish"]
    assert r.state.credits(1) == 5 + lines(r, "finish")[1]


@pytest.mark.parametrize(("answer", "paid"), [("borrow", 5), ("done", 0)])
def test_something_may_be_done_about_what_is_owed(met: Meeting, answer: str, paid: int) -> None:
    r = met(with_losses(SCOUT, 9), SCOUT, card="stardust", put=Loan(), seats=(0,), fly_on=False)
    r.choose(0, "give up").choose(1, "fly on")
    r.all_choose("fly on")
    assert r.question() == "owed 0"
    assert r.asked(0).about["owed"] == 5
    assert r.asked(0).about["options"]["borrow"] == {"price": {}, "gain": {"credits": 10}}
    r.choose(0, answer)
    assert lines(r, "losses")[0] == -paid


class Nothing(Change):
    """A line of nothing, and a credit more for whatever is owed."""

    name = "nothing"

    def settle(self, table: Table, lines: list[Line]) -> list[Line]:
        return [Line("consolation", 0, 0, source=self.name), *lines]

    def amount_owed(self, table: Table, ship: Ship, amount: int, reason: str) -> int:
        return amount + 1


def test_a_line_of_nothing_changes_no_hands(met: Meeting) -> None:
    r = home(met(SCOUT, SCOUT, card="stardust", put=Nothing()))
    assert lines(r, "consolation") == {0: 0}
    assert not r.events("paid")
    assert r.events("earned")[0].data["source"] == "finish"


def test_what_a_module_takes_off_wholly_is_not_paid(met: Meeting) -> None:
    r = home(met(with_losses(SCOUT, 1), SCOUT, card="stardust", put=Bonus(), seats=(0,)))
    assert lines(r, "losses") == {0: 0}
    assert not r.events("paid")
