"""Those who make trouble: Saboteur B, Security Guard A, Swindler B."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.flight.damage import destroy, drop
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.flight.purse import earn, owed_by, pay
from starboard.galaxy.modules.support_team.people.saboteur import _recruits
from starboard.galaxy.moments import at
from starboard.galaxy.table import Table
from tests.galaxy.modules.support_team.hiring import CABIN, SMALL, again, landed, last_card, lines, ready, until

TRUNK = """
ship I
7,7 starting_cabin 3333
7,8 structural 3333
7,6 cannon 0030 ^
8,7 structural 0003
8,8 engine 0003 ^
"""


def sabotaged(joint: str = "joint 7,7 v") -> Rehearsal[Table]:
    r = ready(SMALL, TRUNK, p0="saboteur")
    assert r.question() == "use_team 0"
    r.choose(0, "saboteur ship 1")  # the only human in reach is in the starting cabin
    return r.choose(0, joint)


@pytest.mark.rule("AX-12.52")
def test_a_human_of_every_other_ship_marks_a_joint_and_is_no_crew_any_more() -> None:
    r = ready(SMALL, TRUNK, SMALL, p0="saboteur")
    assert [option for option in r.options(0) if option != "done"] == ["saboteur ship 1", "saboteur ship 2"]
    r.choose(0, "saboteur ship 1")
    assert r.asked(0).about["target"] == 1
    assert {"joint 7,7 v", "joint 7,7 >", "joint 7,6 v", "joint 7,8 >"} == set(r.options(0))
    r.choose(0, "joint 7,7 v")
    ship = r.state.ships[1]
    assert ship.human_count == 1
    assert set(r.game.view(2).table.ships[1].marks) == {"7,7", "7,8"}
    assert list(r.options(0)) == ["saboteur ship 2", "done"], "each ship once"
    assert "use_team" not in ready(SMALL, TRUNK, p0="saboteur", both=False).question()


@pytest.mark.rule("AX-12.53", "AX-R-34")
def test_if_one_of_the_two_is_destroyed_so_is_the_other_but_not_if_it_falls_off() -> None:
    for what, gone in ((destroy, {"8,8", "7,7"}), (drop, {"8,8"})):
        table = sabotaged("joint 7,8 >").state.copy()
        ship = table.ships[1]
        for _ in what(table, ship, 1 << ship.board.squares["8,8"], Cause("test")):
            break
        left = set(ship.squares_named(ship.layout.occupied))
        assert ("7,8" in left) is (what is drop)
        assert "8,8" not in left
        assert gone


@pytest.mark.rule("AX-12.84", "AX-R-34")
def test_a_ship_without_a_human_to_take_is_left_alone_and_one_that_loses_its_last_stays_behind() -> None:
    r = ready(SMALL, TRUNK, p0="saboteur")
    table = r.state.copy()
    ship = table.ships[1]
    ship.dismiss_figure(ship.board.start, "H")
    table.bank.take("H")
    table.stage = "boarding"
    r.choose(0, "saboteur ship 1", "joint 7,7 v")
    assert r.state.ships[1].human_count == 1
    assert r.question() == "next_card 0 1"
    ship.dismiss_figure(ship.board.start, "H")
    assert _recruits(ship) == []


@pytest.mark.rule("AX-12.54")
def test_modules_that_look_after_a_loss_of_crew_are_asked() -> None:
    """A sleeper may be woken then; here it is enough that the loss is told as any other."""
    r = sabotaged()
    assert [(event.seat, event.data["square"]) for event in r.events("crew_lost")] == [(1, "7,7")]


@pytest.mark.rule("AX-12.55", "AX-R-35")
def test_the_security_guard_makes_everybody_pay_for_exposed_connectors() -> None:
    r = ready(SMALL, CABIN, p0="security_guard", purses=(9, 3), both=False)
    exposed = [ship.exposed_connectors for ship in r.state.ships]
    assert exposed == [2, 4]
    assert r.asked(0).about["options"]["security_guard charge"]["price"] == {"credits": 2}
    r.choose(0, "security_guard charge")
    assert [r.state.credits(seat) for seat in (0, 1)] == [7, 0]
    assert [(event.data["amount"], event.data["owed"]) for event in r.events("paid")] == [(2, 2), (3, 4)]
    assert r.question() == "next_card 0 1"
    spared = ready(SMALL, CABIN, p0="security_guard", purses=(9, 3)).choose(0, "done")
    assert spared.state.credits(1) == 3


def met(card: str, purse: int = 9, both: bool = True) -> Rehearsal[Table]:
    """The first ship, with a Swindler, meets a card."""
    r = last_card(until(ready(SMALL, SMALL, p0="swindler", purses=(purse, purse), both=both), "next_card"), card)
    return r.all_choose("fly on")


ABANDONED = "abandoned_ship crew_loss=1 credits=3 days=1"


@pytest.mark.rule("AX-12.69")
@pytest.mark.parametrize(("both", "gained"), [(True, 4), (False, 3)])
def test_the_swindler_gains_1_more_from_a_card(both: bool, gained: int) -> None:
    r = met(ABANDONED, both=both)
    r.choose(0, "yes")
    assert [event.data["amount"] for event in r.events("earned", 0)][:1] == [gained]


@pytest.mark.rule("AX-12.68", "AX-12.69", "AX-12.85")
def test_once_for_each_card_for_paying_and_for_gaining() -> None:
    table = met(ABANDONED).state.copy()
    ship = table.ships[0]
    assert table.flight.card is not None
    assert owed_by(table, ship, 3, "test") == 2
    assert owed_by(table, ship, 0, "test") == 0, "nothing if there is nothing to pay"
    pay(table, ship, 2, "stardust")
    assert owed_by(table, ship, 3, "test") == 3
    before = table.credits(0)
    earn(table, ship, 2, "use_card")
    earn(table, ship, 2, "use_card")
    assert table.credits(0) - before == 5
    for _ in at(table, "card"):
        raise AssertionError("nobody is asked")
    assert owed_by(table, ship, 3, "test") == 2, "another card"
    earn(table, ship, 1, "use_card")
    assert table.credits(0) - before == 7, "also for a single credit"
    earn(table, ship, 1, "use_card")
    assert table.credits(0) - before == 8, "but once"
    assert owed_by(table, ship, 1, "test") == 0, "gaining is not paying"


@pytest.mark.rule("AX-12.68", "AX-12.85")
def test_payments_before_the_flight_cost_what_they_cost() -> None:
    r = ready(SMALL, CABIN, p0="security_guard", p1="swindler", purses=(9, 9)).choose(0, "security_guard charge")
    assert r.state.credits(1) == 5


@pytest.mark.rule("AX-12.68", "AX-12.69", "AX-12.70", "AX-R-37")
@pytest.mark.parametrize("both", [True, False])
def test_bonuses_bring_1_more_and_lost_components_cost_1_less(both: bool) -> None:
    r = last_card(until(ready(SMALL, SMALL, p0="swindler", purses=(9, 9), both=both), "next_card"))
    table = r.state.copy()
    table.ships[0].lost = (0, 1)
    table.ships[1].lost = (2, 3)
    r = landed(again(table))
    more = 1 if both else 0
    paid = lines(r, "finish", "best_looking", "losses")
    assert [line for line in paid if line[0] == 0] == [
        (0, "finish", 4 + more),
        (0, "best_looking", 2 + more),
        (0, "losses", -2 + more),
    ]
    assert (1, "losses", -2) in paid


@pytest.mark.rule("AX-12.70")
def test_no_extra_for_what_the_team_brings_nor_for_goods() -> None:
    r = ready(SMALL, SMALL, p0="swindler advertiser")
    r.choose(0, "advertiser predict", "place 1", "place 2")
    r = landed(r)
    assert lines(r, "advertiser_forecast") == [(0, "advertiser_forecast", 4)]
