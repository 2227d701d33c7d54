"""The rules of the table itself, apart from any game: who may sit, fill, change, begin and speak."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import OtherVersion
from starboard.server import journal, protocol
from starboard.server.reading import table_from
from starboard.server.refusal import Refusal
from starboard.server.room import room_shown
from starboard.server.store import Row
from starboard.server.table import Table, Wish

OPENED = journal.Opened(game="galaxy", seats=3, options={}, private=False)


class Kept:
    """A table with its journal."""

    def __init__(self) -> None:
        self.entries: list[journal.AnyEntry] = [OPENED]
        self.table = Table("t", OPENED, 0.0)

    def apply(self, entry: journal.AnyEntry) -> None:
        self.table.apply(entry)
        self.entries.append(entry)

    def sit(self, name: str, seat: int | None = None, token: str | None = None) -> tuple[int, str]:
        entry, where, secret = self.table.plan_sitting(protocol.Sit(act=name, name=name, seat=seat, token=token))
        if entry is not None:
            self.apply(entry)
        return where, secret

    def do(self, wish: Wish, by: int | None) -> None:
        entry = self.table.plan(wish, by, now=lambda: 100.0, second=0.0)
        if entry is not None:
            self.apply(entry)

    def refused(self, wish: Wish, by: int | None) -> str:
        before = room_shown(self.table)
        with pytest.raises(Refusal) as refusal:
            self.do(wish, by)
        assert room_shown(self.table) == before
        return refusal.value.message


@pytest.fixture
def kept() -> Kept:
    return Kept()


def test_people_sit_on_free_seats_and_their_tokens_open_them(kept: Kept) -> None:
    first, token = kept.sit("Ana")
    second, other = kept.sit("Bo")
    assert (first, second) == (0, 1)
    assert kept.table.seat_of(token) == 0
    assert kept.table.seat_of(other) == 1
    assert kept.table.seat_of("something else") is None
    assert token not in str(kept.entries)


def test_a_seat_asked_for_again_with_the_same_secret_is_the_same_seat(kept: Kept) -> None:
    token = "a secret of my own"
    assert kept.sit("Ana", token=token) == kept.sit("Ana", token=token) == (0, token)
    assert len(kept.entries) == 2


def test_taken_seats_and_missing_seats_cannot_be_taken(kept: Kept) -> None:
    kept.sit("Ana")
    for seat in (0, 3, -1):
        with pytest.raises(Refusal, match="refused-seat-taken"):
            kept.sit("Bo", seat=seat)
    with pytest.raises(Refusal, match="refused-name"):
        kept.sit("   ")
    kept.sit("Bo")
    kept.sit("Cy")
    with pytest.raises(Refusal, match="refused-full"):
        kept.sit("Di")


def test_a_friend_takes_the_place_of_a_bot_also_during_the_game(kept: Kept) -> None:
    kept.sit("Ana")
    kept.do(protocol.Fill(act="a", seat=1, bot="sensible"), by=0)
    kept.do(protocol.Start(act="b"), by=0)
    assert [seat.bot for seat in kept.table.seats] == [None, "sensible", "sensible"]
    assert kept.sit("Bo")[0] == 1
    assert kept.table.seats[1].bot is None


def test_empty_seats_are_offered_before_those_of_bots(kept: Kept) -> None:
    kept.sit("Ana")
    kept.do(protocol.Fill(act="a", seat=1, bot="random"), by=0)
    assert kept.sit("Bo")[0] == 2


def test_only_those_who_sit_may_act_but_everybody_may_speak(kept: Kept) -> None:
    assert kept.refused(protocol.Start(act="a"), by=None) == "refused-watching"
    kept.do(protocol.Say(act="b", text=" hello "), by=None)
    assert kept.table.chat[-1] == protocol.ChatLine(None, "", "hello")
    assert kept.refused(protocol.Say(act="c", text="   "), by=None) == "refused-silence"


def test_the_host_is_whoever_sits_longest(kept: Kept) -> None:
    kept.sit("Ana", 2)
    kept.sit("Bo", 0)
    assert kept.table.host == 2
    assert kept.refused(protocol.Clear(act="a", seat=2), by=0) == "refused-host-clear"
    kept.do(protocol.Stand(act="b"), by=2)
    assert kept.table.host == 0
    assert not kept.table.seats[2].held


def test_the_host_changes_options_while_all_who_sit_keep_a_seat(kept: Kept) -> None:
    kept.sit("Ana")
    kept.sit("Bo", 2)
    change = protocol.Change(act="a", seats=2, options={"rounds": "I"})
    assert kept.refused(change, by=2) == "refused-host-options"
    assert kept.refused(change, by=0) == "refused-held-seat-goes"
    bad = protocol.Change(act="b", seats=3, options={"rounds": "IX"})
    assert kept.refused(bad, by=0) == "refused-setup-value"
    kept.do(protocol.Change(act="c", seats=4, options={"rounds": "I"}), by=0)
    assert len(kept.table.seats) == 4
    assert kept.table.setup["rounds"] == "I"


def test_a_bot_takes_over_only_an_absent_holders_seat_or_ones_own(kept: Kept) -> None:
    kept.sit("Ana")
    kept.sit("Bo")
    assert kept.refused(protocol.Fill(act="a", seat=1, bot="sensible"), by=0) == "refused-sits-there"
    kept.do(protocol.Start(act="b"), by=0)
    kept.apply(journal.Came(seat=1, process="p"))
    assert kept.refused(protocol.Fill(act="c", seat=1, bot="sensible"), by=0) == "refused-is-here"
    assert kept.refused(protocol.Fill(act="d", seat=0, bot="clever"), by=0) == "refused-bot"
    kept.apply(journal.Went(seat=1))
    kept.do(protocol.Fill(act="e", seat=1, bot="sensible"), by=0)
    assert kept.table.seats[1].held
    assert kept.refused(protocol.Answer(act="f", decision="x", option="y"), by=1) == "refused-bot-plays"
    kept.do(protocol.Back(act="g"), by=1)
    assert kept.table.seats[1].bot is None
    assert kept.refused(protocol.Back(act="h"), by=1) == "refused-you-play"


def test_who_leaves_a_game_leaves_his_seat_to_a_bot(kept: Kept) -> None:
    _, token = kept.sit("Ana")
    kept.do(protocol.Start(act="a"), by=0)
    kept.do(protocol.Stand(act="b"), by=0)
    assert kept.table.seat_of(token) is None
    assert kept.table.seats[0].bot == "sensible"


def test_a_game_that_has_begun_cannot_begin_again_or_change(kept: Kept) -> None:
    kept.sit("Ana")
    assert kept.refused(protocol.Answer(act="0", decision="x", option="y"), by=0) == "refused-not-begun"
    kept.do(protocol.Start(act="a"), by=0)
    begun = kept.entries.copy()
    kept.do(protocol.Start(act="b"), by=0)
    assert kept.entries == begun
    assert kept.refused(protocol.Change(act="c", seats=2, options={}), by=0) == "refused-begun"
    assert kept.refused(protocol.Clear(act="d", seat=1), by=0) == "refused-begun-clear"


def test_answers_must_be_to_the_open_decision_and_one_of_its_options(kept: Kept) -> None:
    kept.sit("Ana")
    kept.do(protocol.Start(act="a"), by=0)
    game = kept.table.game
    assert game is not None
    decision = game.decision(0)
    assert decision is not None
    assert kept.refused(protocol.Answer(act="b", decision="0.9.9", option="start"), by=0) == "refused-stale"
    assert kept.refused(protocol.Answer(act="c", decision=decision.id, option="win"), by=0) == "refused-option"
    kept.do(protocol.Answer(act="d", decision=decision.id, option="start"), by=0)
    assert kept.refused(protocol.Answer(act="e", decision=decision.id, option="start"), by=0) == "refused-stale"
    assert kept.refused(protocol.Undo(act="f"), by=0) == "refused-undo"


def test_an_act_is_remembered_for_the_one_who_did_it(kept: Kept) -> None:
    kept.sit("Ana")
    kept.sit("Bo")
    kept.do(protocol.Say(act="same", text="once"), by=0)
    assert kept.table.done(0, "same") == kept.table.number == 3
    assert kept.table.done(1, "same") is None


def test_a_table_read_back_from_its_journal_is_the_same_table(kept: Kept) -> None:
    kept.sit("Ana")
    kept.do(protocol.Fill(act="a", seat=1, bot="random"), by=0)
    kept.do(protocol.Start(act="b"), by=0)
    kept.do(protocol.Say(act="c", text="off we go"), by=0)
    game = kept.table.game
    assert game is not None
    for option in ("start", "draw", "return"):
        decision = game.decision(0)
        assert decision is not None
        kept.do(protocol.Answer(act=option, decision=decision.id, option=option), by=0)
    again = table_from("t", _rows(kept.entries))
    assert again.game is not None
    assert again.game.hash() == game.hash()
    assert room_shown(again) == room_shown(kept.table)
    assert list(again.story) == list(kept.table.story)
    assert again.acts == kept.table.acts
    assert again.number == kept.table.number == len(kept.entries) - 1


def test_a_game_begun_by_other_rules_is_not_guessed_at(kept: Kept) -> None:
    kept.sit("Ana")
    started = journal.Started(seed="s", version="0", at=0.0, bot="sensible")
    with pytest.raises(OtherVersion, match="rules 0"):
        table_from("t", _rows([*kept.entries, started]))


def _rows(entries: list[Any]) -> list[Row]:
    return [Row(number, 0.0, journal.write_entry(entry)) for number, entry in enumerate(entries)]
