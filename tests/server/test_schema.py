from starboard.games import GAMES
from starboard.server import schema


def test_the_schema_and_the_types_of_the_browser_client_say_what_the_protocol_says() -> None:
    assert [path.name for path in schema.outdated()] == [], "run `python -m starboard.server.schema`"


def test_messages_are_told_apart_by_their_tag() -> None:
    types = schema.types(schema.schema())
    assert "readonly do: 'answer'" in types
    assert "readonly is: 'update'" in types
    assert "export type Message = Welcome | Resumed | Update | " in types


def test_only_clients_may_leave_out_what_has_a_default() -> None:
    defined = schema.schema()["$defs"]
    assert "at" not in defined["Answer"]["required"]
    assert "bot" in defined["SeatView"]["required"]
    assert "text" not in defined["Told"]["required"]


def test_every_game_has_a_schema_of_what_a_seat_sees() -> None:
    for entry in GAMES.values():
        assert entry.view.__name__ in schema.game_schema(entry)["$defs"]


def test_every_game_has_a_schema_of_all_that_it_asks_and_tells() -> None:
    for entry in GAMES.values():
        defined = schema.game_schema(entry)["$defs"]
        asked = [decision["properties"]["question"]["const"] for decision in defined["Decision"]["oneOf"]]
        told = [event["properties"]["kind"]["const"] for event in defined["Event"]["oneOf"]]
        assert asked == list(entry.rules.vocabulary.questions)
        assert told == list(entry.rules.vocabulary.events)
