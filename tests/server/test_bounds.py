"""Numbers, texts and nesting beyond all bounds: whoever sends them is told so in words, and nobody else notices."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Opcode

from starboard.server import protocol
from starboard.server.refusal import LONGEST_PROBLEM, malformed
from starboard.server.voice import service_words
from starboard.words import LANGUAGES
from tests.server.clients import Client, open_table, post
from tests.server.edge.strangers import Stranger, frame_of

HUGE = int("9" * 40)
MESSAGES: list[dict[str, Any]] = [
    {"do": "sit", "act": "a", "name": "Eve", "seat": HUGE},
    {"do": "sit", "act": "a", "name": "Eve", "seat": -HUGE},
    {"do": "clear", "act": "a", "seat": HUGE},
    {"do": "fill", "act": "a", "seat": HUGE, "bot": "sensible"},
    {"do": "fill", "act": "a", "seat": 100, "bot": "sensible"},
    {"do": "fill", "act": "a", "seat": 0, "bot": "x" * 3000},
    {"do": "change", "act": "a", "seats": HUGE, "options": {}},
    {"do": "change", "act": "a", "seats": 2, "options": {"x" * 3000: "y"}},
    {"do": "change", "act": "a", "seats": 2, "options": {"x": "y" * 3000}},
    {"do": "change", "act": "a", "seats": 2, "options": {str(number): "" for number in range(100)}},
    {"do": "answer", "act": "a", "decision": "x" * 3000, "option": "y"},
    {"do": "answer", "act": "a", "decision": "x", "option": "y" * 3000},
    {"do": "answer", "act": "a", "decision": "x", "option": "y", "at": HUGE},
    {"do": "ping", "sent": HUGE},
    {"do": "ping", "sent": 1, "x" * 3000: 1},
    {"do": "x" * 3000},
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_beyond_bounds_is_refused_in_words_whichever_way_it_comes(service: str, language: str) -> None:
    opened = open_table(service, name="Ana")
    port = int(service.rpartition(":")[2])
    with (
        Client(service, opened["table"], opened["token"], tell=language) as ana,
        Stranger(port) as eve,
        Stranger(port) as other,
    ):
        ana.until(lambda me: me.sight)
        for stranger in (eve, other):
            assert stranger.upgrade(opened["table"]).status() == 101
            stranger.send(frame_of(Opcode.TEXT, json.dumps({"do": "hello", "tell": language}).encode()))
            assert stranger.message()["is"] == "welcome"
        for message in MESSAGES:
            said = json.dumps(message).encode()
            eve.send(frame_of(Opcode.TEXT, said))
            other.send(frame_of(Opcode.TEXT, said[:9], fin=False) + frame_of(Opcode.CONT, said[9:]))
            for stranger in (eve, other):
                refused = stranger.message()
                assert (refused["is"], refused["code"]) == ("refused", "malformed"), message
                assert 10 < len(refused["why"]) < LONGEST_PROBLEM + 100
        assert ana.do("say", text="nobody left")["is"] == "done"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wish", [{"seats": HUGE}, {"seats": 2, "options": {"x": "y" * 99}}, {"seats": 2, "x" * 3000: 1}]
)
def test_a_table_beyond_bounds_is_refused_in_words(service: str, language: str, wish: dict[str, Any]) -> None:
    answer = post(f"{service}/api/tables?tell={language}", {"game": "galaxy", **wish})
    assert answer["status"] == 400
    assert 10 < len(answer["why"]) < LONGEST_PROBLEM + 100


MANY_NINES = "9" * 3000


@pytest.mark.parametrize("path", [f"seats/{MANY_NINES}/text", "seats/99/text", f"drawing?columns={MANY_NINES}&at=-1"])
def test_numbers_in_addresses_are_bounded_too(service: str, path: str) -> None:
    table = open_table(service, name="Ana", fill="sensible", start=True)["table"]
    with Stranger(int(service.rpartition(":")[2])) as stranger:
        assert stranger.ask(f"/api/tables/{table}/{path}").status() < 500


@given(st.sampled_from(LANGUAGES), st.integers(0, 99), st.text(max_size=64))
def test_every_number_and_text_within_bounds_can_be_worded(language: protocol.Language, seat: int, text: str) -> None:
    words = service_words(language)
    assert str(seat) in words("refused-no-seat", seat=seat)
    assert str(seat) in words("refused-seat-taken", seat=seat)
    assert text in words("refused-bot", bot=text)
    assert text in words("refused-setup-value", option=text, value=text)


@given(st.text(max_size=5000))
def test_a_problem_is_told_briefly(text: str) -> None:
    assert len(malformed(text).told("en")) < LONGEST_PROBLEM + 100
    assert len(malformed(text).told("fr")) < LONGEST_PROBLEM + 100


def test_every_number_and_text_of_a_client_has_bounds() -> None:
    schema = msgspec.json.schema_components([protocol.Said, protocol.NewTable])[1]
    for name, message in schema.items():
        for field, about in message["properties"].items():
            for kind in about.get("anyOf", [about]):
                has_bounds = {
                    "integer": {"minimum", "maximum"},
                    "number": {"minimum", "maximum"},
                    "string": {"maxLength"},
                    "object": {"maxProperties", "propertyNames"},
                    None: set(),
                }.get(kind.get("type"), set())
                assert has_bounds <= kind.keys() or "enum" in kind, f"{name}.{field}"
