from collections.abc import Callable

import msgspec

from starboard.engine import Ask, Game, Rehearsal, Rule, ask, ask_all, commitment, laid_over
from tests.engine.tiny_game import Pot, new_game
from tests.engine.toy import Notes, play

SEED = "a seed that nobody guesses"


def rolling() -> Rehearsal[Pot]:
    """A game in which the highest bidder is about to roll."""
    r = Rehearsal(new_game(3, SEED))
    for seat in range(3):
        r.choose(seat, r.options(seat)[0])
    return r


def views(game: Game[Pot]) -> list[bytes]:
    return [msgspec.json.encode(game.view(seat)) for seat in (None, 0, 1, 2)]


def test_a_view_says_which_game_it_is_of() -> None:
    view = new_game(3, SEED).view(1)
    assert (view.game, view.version, view.setup.seats, view.seat) == ("pot", "1", 3, 1)


def test_a_view_shows_a_seat_its_own_decision_and_whom_all_wait_for() -> None:
    game = new_game(3, SEED)
    assert game.view(1).decision == game.decision(1)
    assert game.view(None).decision is None
    assert list(game.view(None).waiting_for) == [0, 1, 2]
    r = Rehearsal(game)
    r.choose(1, r.options(1)[0])
    assert r.game.view(1).decision is None
    assert list(r.game.view(0).waiting_for) == [0, 2]


def test_a_view_says_whether_its_seat_may_take_something_back() -> None:
    r = Rehearsal(new_game(3, SEED))
    r.choose(1, r.options(1)[0])
    assert [r.game.view(seat).may_undo for seat in (None, 0, 1, 2)] == [False, False, True, False]


def test_every_view_of_a_game_under_way_holds_the_commitment_and_never_the_seed() -> None:
    r = rolling()
    for game in (new_game(3, SEED), r.game):
        for view in map(game.view, (None, 0, 1, 2)):
            assert view.commitment == commitment(SEED)
            assert view.seed is None
        assert all(SEED.encode() not in view for view in views(game))


def test_the_seed_and_the_scores_are_told_when_the_game_is_over() -> None:
    r = rolling()
    assert r.game.view(0).scores is None
    while not r.game.over:
        seat = r.game.seats_asked()[0]
        r.choose(seat, r.options(seat)[-1])
    for view in map(r.game.view, (None, 0, 1, 2)):
        assert view.over
        assert view.seed == SEED
        assert commitment(view.seed) == view.commitment
        assert view.scores == r.game.scores
        assert list(view.waiting_for) == []


def test_a_secret_choice_shows_in_no_view_until_all_have_chosen() -> None:
    low, high = new_game(3, SEED), new_game(3, SEED)
    for game, choice in ((low, 0), (high, 1)):
        asked = game.decision(1)
        assert asked is not None
        game.answer(1, asked.id, asked.options[choice])
    assert views(low)[:2] == views(high)[:2]
    assert views(low)[3] == views(high)[3]


def test_an_event_for_one_seat_is_noticed_by_no_other() -> None:
    r = rolling()
    kinds = {seat: [event.kind for event in r.game.events_for(seat)] for seat in (None, 0, 1, 2)}
    assert kinds.pop(r.state.winner) == ["won", "top_card"]
    assert all(noticed == ["won"] for noticed in kinds.values())
    assert [event.kind for event in r.game.events] == ["won", "top_card"]


def test_events_are_those_of_the_last_answer() -> None:
    def chat(notes: Notes) -> Rule:
        while len(notes.words) < 9:
            word = yield from ask(0, "question", ["a", "b"])
            notes.note(word)
            notes.tell("said", 0, word=word)

    r = play(chat)
    assert not r.game.events
    r.choose(0, "a", "b")
    assert [event.data for event in r.game.events] == [{"word": "b"}]
    assert [event.data["word"] for event in r.events("said", 0)] == ["a", "b"]
    assert r.game.copy().events == ()
    r.game.undo(0)
    assert r.game.events == ()


def test_looking_changes_nothing() -> None:
    r = rolling()
    before = r.game.save()
    views(r.game)
    r.game.decisions()
    r.game.copy()
    r.game.hash()
    assert r.game.save() == before


def test_a_seats_view_is_a_spectators_with_what_is_its_own_laid_over_it() -> None:
    r = rolling()
    for seat in range(3):
        assert r.game.view(seat) == laid_over(r.game.view(None), r.game.own(seat))
        assert r.game.view(seat).table["hand"] == r.game.state.hands[seat]
    assert r.game.view(None).table["hand"] == ()


def test_what_is_a_seats_own_is_the_same_object_until_it_changes() -> None:
    told: list[object] = []

    def rule(notes: Notes) -> Rule:
        for _ in range(2):
            notes.words += ((yield from ask(0, "question", ["yes", "no"])),)

    r = play(rule)
    for _ in range(2):
        told += [r.game.own(0), r.game.own(0), r.game.own(1)]
        r.choose(0, "yes")
    assert told[0] is told[1] is not told[3]
    assert told[2] is told[5]


def test_a_hidden_question_is_seen_by_nobody_but_the_seat_that_is_asked() -> None:
    def asks(seat: int) -> Callable[[Notes], Rule]:
        def rule(notes: Notes) -> Rule:
            notes.note((yield from ask(seat, "really", ("yes", "no"), hidden=True)))

        return rule

    one, other = play(asks(0), seats=3), play(asks(1), seats=3)
    for seat in (None, 2):
        assert list(one.game.view(seat).waiting_for) == []
        assert msgspec.json.encode(one.game.view(seat)) == msgspec.json.encode(other.game.view(seat))
    assert list(one.game.view(0).waiting_for) == [0]
    assert list(one.game.view(1).waiting_for) == []
    assert list(one.game.seats_asked()) == [0]
    assert one.game.view(0) == laid_over(one.game.view(None), one.game.own(0))
    one.choose(0, "yes")
    assert one.state.words == ("yes",)


def test_of_several_who_are_asked_at_once_only_the_hidden_ones_are_not_shown() -> None:
    def rule(notes: Notes) -> Rule:
        asks = [Ask(seat, "bid", ("1", "2"), hidden=seat == 1) for seat in range(3)]
        notes.note(*(yield from ask_all(asks)).values())

    r = play(rule, seats=3)
    assert [list(r.game.view(seat).waiting_for) for seat in (None, 0, 1, 2)] == [[0, 2], [0, 2], [1], [0, 2]]
    r.choose(1, "2")
    assert list(r.game.view(1).waiting_for) == [0, 2]
