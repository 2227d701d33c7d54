"""A vocabulary: options are read and written by their declared forms, and parts of a game add to each other's."""

from __future__ import annotations

from typing import Annotated, ClassVar

import pytest

from starboard.engine import BadInput, Decision, Kind, Option, Question, SeatEvent, TableEvent, Vocabulary, write
from starboard.engine.vocabulary import arguments_of, kind_of, texts_of

Site = Annotated[str, Kind("site", r"[a-z]+", lambda: ("moon", "mars"))]
Turn = Annotated[int, Kind("turn", r"[v^]", lambda: "^v", {"^": 0, "v": 2})]
Number = Annotated[int, Kind("number", r"\d+", lambda: map(str, range(3)))]


class SetAside(Option, frozen=True): ...


class AtSite(Option, frozen=True):
    form: ClassVar[str] = "place"
    written: ClassVar[str] = "{site}"
    site: Site


class Put(Option, frozen=True):
    written: ClassVar[str] = "put {number} {turn} [shielded]"
    number: Number
    turn: Turn
    shielded: bool


class Gone(Option, frozen=True):
    written: ClassVar[str] = "gone"


class ShipLost(SeatEvent, frozen=True):
    ship: int


class AnotherShipLost(SeatEvent, frozen=True):
    told_as: ClassVar[str] = "ship_lost"


VOCABULARY = Vocabulary([Question("act", (AtSite, SetAside, Put), on="site")], [ShipLost])


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("set aside", SetAside()),
        ("moon", AtSite("moon")),
        ("put 12 v", Put(12, 2, shielded=False)),
        ("put 12 ^ shielded", Put(12, 0, shielded=True)),
    ],
)
def test_an_option_is_read_and_written(text: str, option: Option) -> None:
    assert VOCABULARY.read("act", text) == option
    assert write(option) == text


def test_mere_words_come_before_names() -> None:
    both = Vocabulary([Question("act", (AtSite, Gone))])
    assert both.read("act", "gone") == Gone()


def test_a_form_is_called_after_its_class_unless_it_says_otherwise() -> None:
    forms = VOCABULARY.forms("act")
    assert [(form.name, form.text) for form in forms.values()] == [
        ("place", "{site}"),
        ("set_aside", "set aside"),
        ("put", "put {number} {turn} [shielded]"),
    ]
    assert VOCABULARY.form("act", "moon") == "place"


def test_the_options_of_one_form_can_be_had_alone() -> None:
    decision = Decision("0", 0, "act", ("set aside", "put 1 v", "put 2 v shielded", "moon"))
    assert VOCABULARY.of_form(decision, Put) == {"put 1 v": Put(1, 2, False), "put 2 v shielded": Put(2, 2, True)}


def test_all_texts_of_a_form_and_the_arguments_of_an_option_can_be_told() -> None:
    assert texts_of(AtSite, SetAside) == {"moon", "mars", "set aside"}
    assert len(texts_of(Put)) == 3 * 2 * 2
    assert arguments_of(Put(1, 2, shielded=True)) == ["1", "v", "shielded"]


@pytest.mark.parametrize("text", ["", "put 12", "put x v", "put 12 v  shielded", "Moon", "set aside "])
def test_what_has_no_declared_form_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="has no option of the form"):
        VOCABULARY.read("act", text)


def test_a_part_of_a_game_adds_questions_events_and_forms() -> None:
    class Found(TableEvent, frozen=True):
        told_as: ClassVar[str] = "found_it"

    more = Vocabulary([Question("sure", (Gone,))], [Found], {"act": (Gone,)})
    whole = VOCABULARY.plus(more)
    assert set(whole.questions) == {"act", "sure"}
    assert set(whole.events) == {"ship_lost", "found_it"}
    assert kind_of(Found) == "found_it"
    assert whole.read("act", "gone") == whole.read("sure", "gone") == Gone()
    assert VOCABULARY.read("act", "gone") == AtSite("gone"), "the parts stay as they are"


def test_what_parts_have_in_common_they_all_declare() -> None:
    one = Vocabulary([Question("sure", (Gone,))], [ShipLost], {"act": (Gone,)})
    other = Vocabulary([Question("sure", (Gone,))], [ShipLost], {"act": (Gone,)})
    both = VOCABULARY.plus(one, other)
    assert list(both.questions) == ["act", "sure"]
    assert list(both.events) == ["ship_lost"]
    assert list(both.forms("act")) == [*VOCABULARY.forms("act"), "gone"]


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (Vocabulary([Question("act", (Gone,))]), "the question 'act' is declared twice"),
        (Vocabulary(events=[AnotherShipLost]), "the event 'ship_lost' is declared twice"),
        (Vocabulary(more={"act": (Put,)}), "the question 'act' has two forms called 'put'"),
        (Vocabulary(more={"nonsense": (Gone,)}), "for questions that nobody asks: nonsense"),
    ],
)
def test_nothing_can_be_declared_twice_otherwise_or_for_nothing(other: Vocabulary, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        VOCABULARY.plus(other)


def test_a_form_must_be_written_with_its_arguments() -> None:
    class Wrong(Option, frozen=True):
        written: ClassVar[str] = "wrong {place}"
        site: Site

    with pytest.raises(BadInput, match="its fields are others"):
        Vocabulary([Question("act", (Wrong,))])
