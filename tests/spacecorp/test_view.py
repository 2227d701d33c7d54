"""What a seat and a spectator see of the table of SpaceCorp."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from starboard.engine import Game, Rehearsal
from starboard.spacecorp import RULES
from starboard.spacecorp.scenario import position
from starboard.spacecorp.table import Table
from starboard.spacecorp.view import TableView
from tests.spacecorp.hooks import shake_hidden

SPACE = "spacecorp planeteers 3"


def seen(r: Rehearsal[Table], seat: int | None) -> TableView:
    table = r.game.view(seat).table
    assert isinstance(table, TableView)
    return table


def shown(r: Rehearsal[Table], seat: int | None) -> bytes:
    return msgspec.json.encode(r.game.view(seat))


def test_a_hand_is_seen_by_its_holder_alone_and_counted_by_all() -> None:
    r = position(f"{SPACE}\nseat 1 hand=P20,P21,time")
    for seat in (None, 0, 1, 2):
        held = seen(r, seat).corporations[1]
        assert held.cards == 3
        assert held.hand == (("P20", "P21", "T1") if seat == 1 else None)


def test_the_deck_and_the_discovery_piles_are_numbers() -> None:
    r = position(f"{SPACE}\ndeck P30,P31\npile e1 P04,P05\noffer P20,-,-,-")
    for seat in (None, 0, 1, 2):
        assert seen(r, seat).deck == 2
        assert seen(r, seat).piles["e1"] == 2
        assert b'"P30"' not in shown(r, seat)
        assert b'"P04"' not in shown(r, seat)


def test_offer_discards_and_infra_lie_open() -> None:
    r = position(f"{SPACE}\noffer P20,P21,-,P22\ndiscard P25\nseat 2 infra=P01,-,-")
    table = seen(r, None)
    assert table.offer == ("P20", "P21", "", "P22")
    assert table.discard == ("P25",)
    assert table.corporations[2].infra == ("P01", "", "")


def test_the_board_and_all_that_stands_on_it_is_seen_by_all() -> None:
    r = position(
        f"{SPACE}\nseat 1 teams=ceres,inner_system progress=probe_network heritage=M02,refinery profit=9\n"
        "tile ceres/0 abundant_ores\nbase ceres/0 1 exploitation exploited\nclaim ceres 1 0\nbeyond 2 0\ncontract 3 2"
    )
    for seat in (None, 0, 1, 2):
        table = seen(r, seat)
        assert set(table.tiles) == {"ceres/0"}
        assert table.bases["ceres/0"] == (1, "exploitation")
        assert table.exploited == ("ceres/0",)
        assert table.claims["ceres"] == (1, 0)
        assert table.beyond == (-1, 0)
        owner = table.corporations[1]
        assert owner.teams[0] == "ceres"
        assert owner.progress == ("probe_network",)
        assert owner.heritage == ("M02", "refinery")
        assert owner.supply["exploitation"] == 2
        assert owner.profit == 9
        assert table.progress_left["probe_network"] == (0,)


def test_contracts_are_seen_with_what_they_would_pay() -> None:
    table = seen(position(f"{SPACE}\ncontract 1 0\ncontract 3 2"), None)
    assert table.fulfilled == 1
    assert "3" not in table.rewards
    assert table.rewards["1"] > seen(position(SPACE), None).rewards["1"]


def test_a_drawn_card_is_noticed_by_its_drawer_alone() -> None:
    r = position(f"{SPACE}\ndeck P30,P31,P32,P33\noffer P20,P21,P22,P23")
    while r.state.active == 0:
        options = r.options(0)
        r.choose(0, next(option for option in ("deck", "do it", "stay", *options) if option in options))
    private = [event for event in r.happened if event.only is not None]
    assert private
    assert all(event.only == event.seat == 0 for event in private)
    public = [event for event in r.happened if event.only is None]
    assert b'"P30"' not in msgspec.json.encode([event for event in public if event.kind == "card_drawn"])


def test_a_secret_choice_of_heritage_is_seen_by_nobody_until_all_have_chosen() -> None:
    r = position(
        "spacecorp mariners 2\ndeck -\nseat 1 passed=yes\ntile moon/0 exotic_elements\nbase moon/0 0 refinery\n"
        "tile sisyphus/0 exotic_elements\nbase sisyphus/0 1 refinery"
    )
    assert r.question() == "heritage 0 1"
    before = shown(r, 1)
    r.choose(0, "moon/0")
    assert r.question() == "heritage 1"
    assert seen(r, 1).corporations[0].heritage is None
    assert shown(r, 1).replace(b'"waiting_for":[1]', b'"waiting_for":[0,1]') == before


def test_results_and_winners_are_seen_at_the_end() -> None:
    r = position("spacecorp mariners 2\noption last_era mariners\ndeck -\nseat 1 passed=yes profit=7")
    table = seen(r, None)
    assert r.game.over
    assert table.winners == (1,)
    assert [result["era"] for result in table.results] == ["mariners"]


def test_a_view_can_be_sent_and_read_back() -> None:
    view = seen(position(f"{SPACE}\nseat 1 hand=P20"), 1)
    sent = msgspec.json.decode(msgspec.json.encode(view), type=TableView)
    assert msgspec.json.encode(sent) == msgspec.json.encode(view)


def test_shaking_what_is_hidden_really_changes_it() -> None:
    """So that the generic test of views, which uses it, cannot pass for nothing."""
    state = Game.new(RULES, RULES.setup(3, {"first_era": "planeteers"}), "well shuffled").state
    shaken = shake_hidden(state, 0, Random(1))
    assert shaken.corporations[0].hand == state.corporations[0].hand
    for seat in (1, 2):
        assert set(shaken.corporations[seat].hand) != set(state.corporations[seat].hand)
        assert len(shaken.corporations[seat].hand) == len(state.corporations[seat].hand)
    assert shaken.deck != state.deck
    assert shaken.piles != state.piles
    assert shaken.chance.seed != state.chance.seed


@pytest.mark.rule("SC-10.1")
def test_nobody_else_sees_who_is_asked_about_an_edge() -> None:
    research = "spacecorp mariners 4\nseat 0 hand=N36 infra=N15,N17,N25\noffer N28,N29,-,-\n"
    pirates = [position(research + f"seat {pirate} hand=piracy\nseat {3 - pirate} hand=N30") for pirate in (1, 2)]
    for pirate, r in enumerate(pirates, start=1):
        r.choose(0, "research", "infra 0")
        assert r.question() == f"edge {pirate}"
        assert list(r.game.view(pirate).waiting_for) == [pirate]
        assert list(r.game.view(0).waiting_for) == []
    for seat in (None, 0, 3):
        assert shown(pirates[0], seat) == shown(pirates[1], seat)
        one, other = (r.game.view(seat) for r in pirates)
        assert (one.decision, one.waiting_for, one.may_undo) == (other.decision, other.waiting_for, other.may_undo)
        assert [event.kind for event in pirates[0].game.events_for(seat)] == [
            event.kind for event in pirates[1].game.events_for(seat)
        ]
