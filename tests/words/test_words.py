from collections.abc import Mapping

import pytest

from starboard.engine import BadInput
from starboard.words import MissingWords, Words, pick_language
from starboard.words.drawing import is_narrow, shortened

TEXT = """
greeting = Hello, { $name }!
days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
cannon = cannon
    .a = a cannon
"""


def test_a_message_is_said_with_its_values_and_no_invisible_marks() -> None:
    assert Words("en", [TEXT])("greeting", name="Ann") == "Hello, Ann!"


@pytest.mark.parametrize(("days", "said"), [(1, "1 day"), (3, "3 days")])
def test_numbers_choose_their_plural(days: int, said: str) -> None:
    assert Words("en", [TEXT])("days", days=days) == said


def test_an_attribute_is_named_after_a_dot() -> None:
    assert Words("en", [TEXT])("cannon.a") == "a cannon"


def test_messages_of_several_texts_come_together() -> None:
    words = Words("en", [TEXT, "farewell = Goodbye."])
    assert words.knows("greeting")
    assert words("farewell") == "Goodbye."


@pytest.mark.parametrize("message", ["unheard-of", "cannon.an", "unheard-of.a"])
def test_a_gap_in_the_words_shows_the_message_id_at_a_table(message: str) -> None:
    assert Words("en", [TEXT])(message) == message


@pytest.mark.parametrize("message", ["unheard-of", "cannon.an", "greeting"])
def test_strict_words_refuse_a_missing_message_or_value(message: str) -> None:
    with pytest.raises(MissingWords, match=message):
        Words("en", [TEXT], strict=True)(message)


@pytest.mark.parametrize(
    ("asked", "environ", "language"),
    [
        (None, {}, "en"),
        ("fr", {"STARBOARD_LANG": "en"}, "fr"),
        (None, {"STARBOARD_LANG": "fr", "LC_ALL": "en_GB.UTF-8"}, "fr"),
        (None, {"LC_ALL": "fr_CA.UTF-8", "LANG": "en_US.UTF-8"}, "fr"),
        (None, {"LC_MESSAGES": "fr_FR", "LANG": "en_US.UTF-8"}, "fr"),
        (None, {"LANG": "fr"}, "fr"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "fr"),
    ],
)
def test_the_language_is_the_one_asked_for_or_ours_or_the_systems(
    asked: str | None, environ: Mapping[str, str], language: str
) -> None:
    assert pick_language(asked, environ) == language


def test_a_language_that_starboard_was_told_but_does_not_speak_is_an_error() -> None:
    with pytest.raises(BadInput, match="'tlh'; expected one of: en, fr"):
        pick_language(None, {"STARBOARD_LANG": "tlh"})


def test_a_sentence_that_was_said_before_is_not_taken_for_another() -> None:
    words = Words("en", ["said = { $value }"])
    assert [words("said", value=value) for value in (1, 1.5, "1", "one", 1)] == ["1", "1.5", "1", "one", "1"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Bruno", "le vaisseau de Bruno"),
        ("Anne", "le vaisseau d’Anne"),
        ("élodie", "le vaisseau d’élodie"),
        ("Hélène", "le vaisseau d’Hélène"),
        ("Yves", "le vaisseau d’Yves"),
        ("Yasmine", "le vaisseau de Yasmine"),
    ],
)
def test_a_french_sentence_says_whose_something_is(name: str, said: str) -> None:
    assert Words("fr", ["ship = le vaisseau { DE($name) }"], strict=True)("ship", name=name) == said


def test_a_seat_is_called_by_the_name_of_who_sits_there_or_by_its_colour() -> None:
    colours = Words("en", ["seat = { $seat ->\n    [0] Red\n   *[1] Blue\n}"])
    named = colours.calling({1: "Ann"})
    assert [named.seat_name(seat) for seat in (0, 1)] == ["Red", "Ann"]
    assert colours.seat_name(1) == "Blue"


@pytest.mark.parametrize(
    ("names", "called"),
    [
        ({0: "Ann", 1: "Ann"}, ["Ann (Red)", "Ann (Blue)"]),
        ({0: "Blue", 1: ""}, ["Blue (Red)", "Blue"]),
        ({0: "Red", 1: "Ann"}, ["Red", "Ann"]),
    ],
)
def test_no_two_seats_are_called_the_same(names: Mapping[int, str], called: list[str]) -> None:
    words = Words("en", ["seat = { $seat ->\n    [0] Red\n   *[1] Blue\n}"]).calling(names)
    assert [words.seat_name(seat) for seat in (0, 1)] == called


@pytest.mark.parametrize("text", ["Ann", "Ana María", "Éloïse", "Łukasz", "Дарья", "Jo-2"])
def test_letters_of_one_column_may_stand_in_a_drawing(text: str) -> None:
    assert is_narrow(text)


@pytest.mark.parametrize("text", ["光", "Ann 🚀", "דנה", "ليلى", "e\u0301", "a\u200bb", "a\tb"])
def test_letters_that_leave_their_column_may_not(text: str) -> None:
    assert not is_narrow(text)


@pytest.mark.parametrize(("text", "short"), [("Ann", "Ann"), ("Anna-Maria", "Anna…"), ("Ann Maria", "Ann…")])
def test_a_text_is_shortened_to_the_room_there_is(text: str, short: str) -> None:
    assert shortened(text, 5) == short
