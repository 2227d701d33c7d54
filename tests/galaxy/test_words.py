"""Everything that can be asked, answered or told in Galaxy Trucker has words in every language."""

from collections.abc import Callable, Iterable
from itertools import islice

import pytest

from starboard.arena.match import Match
from starboard.bots.careless import RandomBot
from starboard.engine import Decision, Event, Game, Option, Rehearsal
from starboard.engine.vocabulary import texts_of
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.catalog.components import COMPONENTS, KINDS
from starboard.galaxy.presentation.events import event
from starboard.galaxy.presentation.nouns import blocks, card_lines, card_title, mistakes_in_words, number
from starboard.galaxy.presentation.options import option
from starboard.galaxy.presentation.questions import question
from starboard.galaxy.presentation.show import show
from starboard.galaxy.presentation.table import LOOKS
from starboard.galaxy.registry import word_packages
from starboard.galaxy.scenario import flight
from starboard.galaxy.ship.errors import ERROR_KINDS
from starboard.galaxy.ship.ship import GOODS
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read
from starboard.galaxy.vocabulary.questions import QUESTIONS, Finish, GiveUp
from starboard.games import game as game_named
from starboard.words import LANGUAGES, Words, words_for
from tests.galaxy.recordings import NEVER_ASKED
from tests.words.reading import Reader, questions_asked

REASONS = ("chose_to", "no_humans", "lapped", "no_engines")
SETUPS = {
    "the full game": (2, {}),
    "test flight": (3, {"rounds": "test", "inspection": "players"}),
    "players inspect": (4, {"rounds": "I II", "inspection": "players"}),
    "in turns": (2, {"rounds": "I", "pace": "turns", "foresight": "yes"}),
    "IIIA": (3, {"rounds": "IIIA", "credits": "open"}),
    "expert teams": (4, {"rounds": "II", "teams": "expert", "errors": "refused"}),
}


TWO_BATTERIES = """
ship I
6,7 battery_2 0300 cells=2
7,7 starting_cabin 3333 crew=2
8,7 battery_3 0003 cells=1
7,8 double_engine 3000 ^
"""


@pytest.fixture(params=LANGUAGES, scope="module")
def words(request: pytest.FixtureRequest) -> Words:
    return words_for(request.param, *word_packages(), strict=True)


@pytest.fixture(scope="module")
def reader(words: Words) -> Reader:
    return Reader(game_named("galaxy"), words, (80, 160))


def test_every_kind_of_component_has_a_name_with_an_article_and_a_noun(words: Words) -> None:
    for kind in KINDS:
        for form_of_name in ("", ".a", ".noun"):
            assert words(f"kind-{kind}{form_of_name}")


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name_and_says_what_it_does(card: str, words: Words) -> None:
    assert card_title(card, words)
    for round_name in ("test", "I", "III"):
        lines = card_lines(card, round_name, words)
        assert all(lines)
        assert "{" not in "".join(lines)


@pytest.mark.parametrize(("language", "leave", "stay"), [("en", "give up", "stays"), ("fr", "abandonner", "reste")])
def test_open_space_says_what_happens_to_a_ship_without_engines_in_the_round_at_hand(
    language: str, leave: str, stay: str
) -> None:
    words = words_for(language, "starboard.galaxy", strict=True)
    (on_the_test_flight,) = card_lines("open_space", "test", words)
    (in_a_round,) = card_lines("open_space", "I", words)
    assert stay in on_the_test_flight
    assert leave not in on_the_test_flight
    assert leave in in_a_round


@pytest.mark.parametrize(("language", "goods"), [("en", "No goods left"), ("fr", "Plus de marchandises")])
def test_who_must_give_a_battery_token_for_want_of_goods_is_told_why(language: str, goods: str) -> None:
    words = words_for(language, "starboard.galaxy", strict=True)
    r = flight(TWO_BATTERIES, TWO_BATTERIES, cards=["smugglers strength=9 days=1 goods_loss=1 goods=B"])
    assert goods in question(r.asked(0), r.game.view(0), words)
    powering = flight(TWO_BATTERIES, TWO_BATTERIES, cards=["open_space"]).choose(0, "7,8")
    assert goods not in question(powering.asked(0), powering.game.view(0), words)


@pytest.mark.parametrize(("language", "lift"), [("en", "lift some out"), ("fr", "sortez-en")])
def test_who_has_nothing_to_lift_is_not_told_to_lift(language: str, lift: str) -> None:
    words = words_for(language, "starboard.galaxy", strict=True)
    for held, may_lift in (("", False), (" goods=B", True)):
        freighter = f"ship I\n7,7 starting_cabin 3333 crew=2\n8,7 cargo_2 0003{held}\n"
        r = flight(freighter, freighter, cards=["planets planets=G,B days=1"]).choose(0, "land 1").choose(1, "pass")
        assert (lift in question(r.asked(0), r.game.view(0), words)) is may_lift


def test_every_error_and_every_colour_has_words(words: Words) -> None:
    for kind in ERROR_KINDS:
        assert "7,6" in mistakes_in_words([[kind, "7,6", "7,5"]], words)
    for colour in GOODS:
        assert words(f"block-{colour}")
        assert blocks(colour * 2, words)


@pytest.mark.parametrize("why", REASONS)
def test_every_reason_for_leaving_has_words(why: str, words: Words) -> None:
    assert words(f"why-{why}")
    for seat in (0, 1):
        said = event(Event("gave_up", 1, {"why": why}), seat, words)
        others = [event(Event("gave_up", 1, {"why": other}), seat, words) for other in REASONS if other != why]
        assert said not in others


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        *(("earned", {"amount": 2, "source": source}) for source in (
            "finish", "best_looking", "goods", "goods_half_price", "slavers", "pirates", "abandoned_ship"
        )),
        ("paid", {"amount": 1, "owed": 1, "reason": "losses"}),
        ("paid", {"amount": 1, "owed": 1, "reason": "late_error"}),
        ("alien_left", {"colour": "purple", "square": "7,6"}),
        ("numbers_dealt_anew", {"numbers": (2, 1)}),
        ("partners_swapped", {}),
        ("ships_traded", {}),
        ("enemy_held_off", {"card": "I-1"}),
    ],
)  # fmt: skip
def test_rare_events_have_words(kind: str, data: dict[str, object], words: Words) -> None:
    for seat in (0, None):
        assert event(Event(kind, 0, data), seat, words)


def _match(name: str) -> Match[Table]:
    """Careless players; on the test flight, which has no clock, they may finish whenever they like."""
    seats, options = SETUPS[name]
    game = Game.new(RULES, RULES.setup(seats, options), f"{name} 0")
    reluctant = texts_of(GiveUp) if game.setup["rounds"] == "test" else texts_of(Finish, GiveUp)
    return Match(game, [RandomBot(f"{game.seed} {seat}", reluctant) for seat in range(game.setup.seats)])


@pytest.mark.parametrize("name", SETUPS)
def test_random_games_are_told_asked_and_drawn_without_a_gap(name: str, reader: Reader) -> None:
    match = _match(name)
    game, step = match.game, 0
    while not game.over:
        match.step()
        step += 1
        for seat in (0, None):
            reader.told(game, seat)
        for asked in game.seats_asked()[:1]:
            _read(reader, game, asked, draw_it=step % 25 == 0 or (step % 3 == 0 and not game.is_open))
    reader.shown(game, None)


def _read(reader: Reader, game: Game[Table], seat: int, *, draw_it: bool) -> None:
    reader.asked(game, seat, _one_of_each_form)
    if draw_it:
        reader.shown(game, seat, tuple(islice(LOOKS, 2)))


def _form(decision: Decision, offered: str) -> type[Option]:
    return type(read(decision.question, offered))


def _one_of_each_form(decision: Decision) -> Iterable[str]:
    """A component can be welded in hundreds of ways, which are all said in one way."""
    return {_form(decision, offered): offered for offered in reversed(decision.options)}.values()


@pytest.mark.parametrize("name", SETUPS)
def test_only_components_that_are_printed_alike_are_offered_in_the_same_words(name: str, words: Words) -> None:
    match, step = _match(name), 0
    while not match.game.over:
        match.step()
        step += 1
        if match.game.is_open and step % 20:
            continue  # at the yard hardly anything changes from one act to the next
        for asked in match.game.seats_asked()[:1]:
            view = match.game.view(asked)
            assert view.decision is not None
            by_words: dict[str, set[object]] = {}
            for offered in view.decision.options:
                by_words.setdefault(option(offered, view.decision, view, words), set()).add(_meaning(offered))
            assert [meant for meant in by_words.values() if len(meant) > 1] == []


def _meaning(offered: str) -> object:
    """What an option means: whichever of several equal components is taken is all the same."""
    act, _, number = offered.partition(" ")
    if act not in ("take", "use") or not number.isdecimal():
        return offered
    return act, COMPONENTS[int(number)].kind, COMPONENTS[int(number)].connectors


SHIP = """
ship I
7,6 double_cannon 0030 ^
5,7 special_cargo_2 0300 goods=RY
6,7 cargo_3 0333 goods=YB
7,7 starting_cabin 3333 crew=2
8,7 battery_2 0333 cells=2
9,7 shield 0003 ^
6,8 battery_2 3000 cells=2
7,8 double_engine 3000 ^
8,8 cabin 3000 crew=2
"""
FLIGHTS = {
    "open_space": (),
    "slavers strength=1 days=1 crew_loss=1 credits=3": (),
    "slavers strength=9 days=1 crew_loss=1 credits=3": (),
    "smugglers strength=9 days=1 goods_loss=3 goods=RY": (),
    "pirates strength=9 days=1 shots=light_front,heavy_rear credits=3": (7, 7),
    "combat_zone lines=cannons:days:1,engines:goods:2,crew:shots:light_front": (7,),
    "meteors meteors=large_front": (7,),
    "meteors meteors=small_front": (8,),
    "abandoned_ship crew_loss=1 days=1 credits=3": (),
    "abandoned_station crew_needed=1 days=1 goods=YG": (),
    "planets planets=YG,B days=1": (),
}
"""Cards that give a well-stocked ship much to decide, and the totals of the dice that hit it."""


def _play_flight(card: str, answer: int, before: Callable[[Game[Table], int], None]) -> Rehearsal[Table]:
    """One card, always answered with the first option, or the last one."""
    rehearsal = flight(SHIP, SHIP, cards=[card, "stardust"], dice=FLIGHTS[card])
    while (course := rehearsal.state.course) is not None and course.card is not None:
        seat = rehearsal.game.seats_asked()[0]
        before(rehearsal.game, seat)
        rehearsal.choose(seat, rehearsal.options(seat)[answer])
    return rehearsal


@pytest.mark.parametrize("card", FLIGHTS)
@pytest.mark.parametrize("answer", [0, -1])
def test_flights_with_much_to_decide_are_told_without_a_gap(
    card: str, answer: int, words: Words, reader: Reader
) -> None:
    rehearsal = _play_flight(card, answer, lambda game, seat: _read(reader, game, seat, draw_it=True))
    assert rehearsal.happened
    for happened in rehearsal.happened:
        for told in (0, None):
            assert event(happened, told, words)


def test_all_question_types_come_up_in_the_games_and_flights_above() -> None:
    seen = questions_asked(map(_match, SETUPS))
    for card in FLIGHTS:
        for answer in (0, -1):
            _play_flight(card, answer, lambda game, seat: seen.add(game.decisions()[seat].question))
    assert seen == {question.name for question in QUESTIONS} - NEVER_ASKED


def test_a_faulty_ship_is_shown_with_its_errors(words: Words, reader: Reader) -> None:
    drawing = show("ship I\n7,7 starting_cabin 3333\n7,6 cannon 1000 v\n5,9 engine 0000 >\n", words, 80)
    reader.sees(drawing, 80)


@pytest.mark.parametrize(("strength", "said"), [(0, "0"), (0.5, "½"), (2, "2"), (2.5, "2½")])
def test_strengths_are_said_in_halves(strength: float, said: str) -> None:
    assert number(strength) == said
