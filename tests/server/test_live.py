"""People at tables, through the real server process: HTTP, sockets, storage and all."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from starboard.engine import Game, commitment, read_log, replay
from starboard.games import game as game_named
from tests.browser.service import Service
from tests.server.clients import Client, apply, get, open_table, post


def test_one_request_opens_a_table_with_bots_and_begins(service: str) -> None:
    opened = open_table(service, seats=4, name="Ana", fill="sensible", start=True)
    with Client(service, opened["table"], opened["token"], tell="en") as ana:
        ana.until(lambda me: me.seat == 0 and me.room["seats"][0]["here"])
        assert ana.room["stage"] == "playing"
        assert [seat["bot"] for seat in ana.room["seats"]] == [None, "sensible", "sensible", "sensible"]
        assert ana.decision["question"] == "start_building"
        assert ana.answer("start")["is"] == "done"
        ana.until(lambda me: len(me.game["table"]["ships"][2]["pieces"]) > 5)


def test_friends_see_each_other_act_and_only_what_they_may_know(service: str) -> None:
    opened = open_table(service, name="Ana")
    with Client(service, opened["table"], opened["token"]) as ana, Client(service, opened["table"]) as bo:
        assert bo.do("sit", name="Bo")["seat"] == 1
        bo.until(lambda me: me.seat == 1)
        ana.until(lambda me: me.room["seats"][1]["name"] == "Bo")
        assert ana.do("start")["is"] == "done"
        ana.answer("start")
        ana.answer("draw")
        ana.until(lambda me: me.game["table"]["yard"]["places"][0]["hand"] is not None)
        bo.until(lambda me: me.game and me.game["table"]["yard"]["places"][0]["holding"])
        assert bo.game["table"]["yard"]["places"][0]["hand"] is None
        assert bo.game["table"]["yard"]["places"][0]["fits"] is None
        assert not any(event["kind"] == "component_seen" for event in bo.events)
        ana.answer("return")
        bo.until(lambda me: me.game["table"]["yard"]["face_up"])


def test_people_are_called_by_their_names_and_bots_by_their_colours(service: str) -> None:
    options = {"rounds": "test", "inspection": "players"}
    opened = open_table(service, name="Ana", options=options)
    with Client(service, opened["table"], opened["token"], tell="en") as ana:
        with Client(service, opened["table"], tell="fr") as bo:
            bo.do("sit", name="Bo")
            bo.until(lambda me: me.seat == 1)
            ana.do("start")
            ana.answer("start")
            bo.until(lambda me: any(event["kind"] == "building_started" for event in me.events))
            assert bo.events[-1]["text"].startswith("Ana donne")
            ana.answer("finish 1")
            bo.answer("finish 2")
            bo.until(lambda me: me.decision and me.decision["question"] == "inspect")
            assert bo.sight["wording"]["options"]["point 0"] == "montrer du doigt le vaisseau d’Ana"
            ana.until(lambda me: me.decision and me.decision["question"] == "inspect")
            assert ana.sight["wording"]["options"]["point 1"] == "point at Bo’s ship"
            bo.do("stand")
        ana.until(lambda me: me.room["seats"][1]["bot"] is not None)
        assert ana.sight["wording"]["options"]["point 1"] == "point at Blue’s ship"
        with Client(service, opened["table"], tell="en") as watcher:
            story = json.loads(watcher.until(lambda me: me.sight).received[0])["story"]
            texts = [told["text"] for told in story if told["kind"] == "ship_finished"]
            assert [text.split()[0] for text in texts] == ["Ana", "Blue"]


def test_what_is_done_is_acknowledged_once_and_done_once(service: str) -> None:
    opened = open_table(service, name="Ana")
    with Client(service, opened["table"], opened["token"]) as ana:
        ana.until(lambda me: me.sight)
        first = ana.do("say", text="hello", act="mine")
        assert ana.do("say", text="hello", act="mine") == first
        assert ana.do("say", text="good-bye")["n"] > first["n"]
        ana.until(lambda me: len(me.room["chat"]) == 2)
        assert [line["text"] for line in ana.room["chat"]] == ["hello", "good-bye"]


def test_who_comes_back_gets_the_rest_or_the_whole(service: str) -> None:
    opened = open_table(service, name="Ana")
    with Client(service, opened["table"], opened["token"]) as ana:
        ana.until(lambda me: me.room["seats"][0]["here"])
        had, sight = ana.n, json.dumps(ana.sight)
        server = json.loads(ana.received[0])["server"]
        ana.close()
        with Client(service, opened["table"]) as bo:
            for text in ("one", "two"):
                assert bo.do("say", text=text)["is"] == "done"
        back = Client(service, opened["table"], opened["token"], have=had, view="0 -")
        back.sight, back.n = json.loads(sight), had
        with back:
            back.until(lambda me: len(me.room["chat"]) == 2)
            assert '"welcome"' not in "".join(back.received)
            resumed = json.loads(back.received[0])
            assert (resumed["is"], resumed["server"]) == ("resumed", server)
        with Client(service, opened["table"], opened["token"]) as fresh:
            fresh.until(lambda me: me.sight)
            assert fresh.room["chat"] == back.room["chat"]
        with Client(service, opened["table"], opened["token"], have=10_000, view="0 -") as lost:
            lost.until(lambda me: me.sight)
            assert lost.room["chat"] == back.room["chat"]


def test_a_seat_is_handed_to_a_bot_and_taken_back(service: str) -> None:
    opened = open_table(service, name="Ana", fill="sensible", start=True)
    with Client(service, opened["table"], opened["token"]) as ana:
        ana.answer("start")
        assert ana.do("fill", seat=0, bot="sensible")["is"] == "done"
        ana.until(lambda me: len(me.game["table"]["ships"][0]["pieces"]) > 3)
        assert ana.do("back")["is"] == "done"
        ana.until(lambda me: me.room["seats"][0]["bot"] is None)


def test_a_seat_whose_holder_is_away_can_be_handed_to_a_bot_by_the_others(service: str) -> None:
    opened = open_table(service, name="Ana")
    with Client(service, opened["table"]) as bo:
        bo.do("sit", name="Bo")
        with Client(service, opened["table"], opened["token"]) as ana:
            ana.do("start")
            bo.until(lambda me: me.room["stage"] == "playing" and me.room["seats"][0]["here"])
            refused = bo.do("fill", seat=0, bot="sensible")
            assert (refused["is"], refused["code"]) == ("refused", "not_allowed")
        bo.until(lambda me: not me.room["seats"][0]["here"])
        assert bo.do("fill", seat=0, bot="sensible")["is"] == "done"
        bo.until(lambda me: me.decision and me.decision["question"] == "build")  # the bot has begun the building


def test_refusals_are_sentences_in_the_clients_language(service: str) -> None:
    opened = open_table(service, name="Ana")
    with Client(service, opened["table"], tell="fr") as watcher:
        refused = watcher.do("start")
        assert (refused["code"], refused["why"]) == ("not_allowed", "Vous regardez\u00a0; prenez d’abord une place.")
        watcher.send({"do": "dance"})
        assert watcher.read()["code"] == "malformed"


@pytest.mark.parametrize(
    ("hello", "code"),
    [({"token": "nonsense"}, "wrong_token"), ({"protocol": 0}, "other_protocol"), ({"do": "start"}, "hello")],
)
def test_bad_hellos_are_told_why(service: str, hello: dict[str, Any], code: str) -> None:
    table = open_table(service)["table"]
    with Client(service, table, **hello) as stranger:
        assert stranger.until_bye() == code
    with Client(service, "no-such-table") as lost:
        assert lost.until_bye() == "no_table"


def test_pages_of_other_sites_are_not_served(service: str) -> None:
    table = open_table(service)["table"]
    with (
        pytest.raises(InvalidStatus),
        connect(
            f"{service.replace('http', 'ws')}/api/tables/{table}/socket", origin=Origin("http://elsewhere.example")
        ),
    ):
        pass
    answer = post(f"{service}/api/tables", {"game": "galaxy", "seats": 2}, {"origin": "http://elsewhere.example"})
    assert answer["status"] == 403
    own = post(f"{service}/api/tables", {"game": "galaxy", "seats": 2}, {"origin": service})
    assert own["table"]


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (b"not json", "JSON is malformed"),
        ({"game": "galaxy", "seats": 2, "name": "x" * 25}, "length <= 24"),
        (b" " * 5000, "at most 4096 bytes"),
    ],
)
def test_bad_requests_for_tables_are_told_why(service: str, body: object, problem: str) -> None:
    answer = post(f"{service}/api/tables", body)
    assert answer["status"] in (400, 413)
    assert problem in answer["why"]


def test_the_lobby_lists_public_tables_and_not_private_ones(service: str) -> None:
    public = open_table(service, name="Ana")["table"]
    private = open_table(service, name="Bo", private=True)["table"]
    listed = {info["table"]: info for info in get(f"{service}/api/tables")}
    assert listed[public]["seats"][0]["name"] == "Ana"
    assert private not in listed
    assert get(f"{service}/api/tables/{private}")["seats"][0]["name"] == "Bo"


def test_forms_are_made_from_what_games_say_of_themselves(service: str) -> None:
    for language, said in (("en", "the flights"), ("fr", "les vols")):
        games = {game["name"]: game for game in get(f"{service}/api/games?tell={language}")}
        rounds = next(choice for choice in games["galaxy"]["choices"] if choice["name"] == "rounds")
        assert said in rounds["text"]
        assert (rounds["kind"], rounds["default"]) == ("list", "I II III")
        assert list(rounds["values"])[:5] == ["test", "I", "II", "III", "IIIA"]  # those of modules come after them
        assert games["spacecorp"]["bots"] == ["random", "sensible"]


def play_out(client: Client) -> None:
    """Play a game of few words to its end: always the first option that does not throw everything away."""
    while not client.game["over"]:
        client.until(lambda me: me.decision or me.game["over"])
        if client.game["over"]:
            return
        options = client.decision["options"]
        sensible = [option for option in options if not option.startswith(("give up", "take", "draw", "look"))]
        client.answer((sensible or options)[0])


@pytest.fixture(scope="module")
def finished(service: str) -> Any:
    """A finished game of Galaxy Trucker, from both sides of the table."""
    opened = open_table(service, name="Ana", fill="sensible", start=True, options={"rounds": "I"})
    with Client(service, opened["table"], opened["token"], tell="en") as ana:
        ana.answer("start")
        play_out(ana)
        ana.until(lambda me: me.room["stage"] == "over")
        return {**opened, "game": ana.game, "events": ana.events}


def test_a_finished_game_tells_its_seed_and_can_be_played_again(service: str, finished: Any) -> None:
    game = finished["game"]
    assert commitment(game["seed"]) == game["commitment"]
    with urlopen(f"{service}/api/tables/{finished['table']}/log") as answer:
        log = read_log(answer.read().decode())
    again: Game[Any] = replay(game_named("galaxy").rules, log)
    assert again.over
    assert list(again.scores) == game["scores"]


def test_a_replay_brings_a_watcher_from_the_first_picture_to_the_last(service: str, finished: Any) -> None:
    told = get(f"{service}/api/tables/{finished['table']}/replay?tell=fr")
    with Client(service, finished["table"]) as watcher:
        watcher.until(lambda me: me.sight)
        sight = told["start"]["sight"]
        assert sight["game"]["table"]["stage"] == "yard"
        for number, update in enumerate(told["updates"], start=1):
            assert update["n"] == number
            for op in update["ops"]:
                apply(sight, op)
        assert sight["game"] == watcher.game
    texts = [event["text"] for update in told["updates"] for event in update["events"] if "text" in event]
    assert any("carte" in text.lower() for text in texts)


def test_a_rematch_is_a_new_table_that_the_old_tokens_open(service: str, finished: Any) -> None:
    with Client(service, finished["table"], finished["token"]) as ana:
        ana.until(lambda me: me.sight)
        assert ana.do("rematch")["is"] == "done"
        ana.until(lambda me: me.room["rematch"])
        with Client(service, ana.room["rematch"], finished["token"]) as again:
            again.until(lambda me: me.seat == 0)
            assert again.room["stage"] == "playing", "against bots there is nobody to wait for"
            assert again.room["seats"][0]["name"] == "Ana"
            assert again.room["seats"][1]["bot"] == "sensible"
            assert again.game["setup"]["options"] == finished["game"]["setup"]["options"]


def test_ships_can_be_copied_as_text_and_tables_drawn(service: str, finished: Any) -> None:
    playing = open_table(service, name="Ana", start=True)["table"]
    with urlopen(f"{service}/api/tables/{playing}/seats/1/text") as answer:
        assert answer.read().decode().startswith("ship I\n")
    for table, seat in ((playing, 2), (finished["table"], 1)):
        with pytest.raises(HTTPError, match="404"):
            get(f"{service}/api/tables/{table}/seats/{seat}/text")
    drawing = get(f"{service}/api/tables/{finished['table']}/drawing?tell=fr&columns=80")
    assert any("Rouge" in text for line in drawing["lines"] for text, _ in line)
    opened = open_table(service, "spacecorp", name="Ana", start=True)
    spacecorp = opened["table"]
    watched = urlopen(f"{service}/api/tables/{spacecorp}/seats/0/text").read().decode()
    bearer = Request(f"{service}/api/tables/{spacecorp}/seats/0/text")
    bearer.add_header("Authorization", f"Bearer {opened['token']}")
    own = urlopen(bearer).read().decode()
    assert watched.startswith("spacecorp mariners 2\n")
    assert re.search(r"^seat 0 profit=0 hand=\d\? hq", watched, re.MULTILINE), "who watches sees nobody's hand"
    assert re.search(r"^seat 0 profit=0 hand=[A-Z]\w+(,\w+)* hq", own, re.MULTILINE)
    assert own.split(" hq", 1)[1] == watched.split(" hq", 1)[1], "of all else both know the same"
    seen = get(f"{service}/api/tables/{spacecorp}/drawing")
    assert (seen["looks"]["contracts"], seen["looks"]["hand"]) == ("the contracts", "the offer")
    assert any("Ana (Red)" in text for line in seen["lines"] for text, _ in line)
    contracts = get(f"{service}/api/tables/{spacecorp}/drawing?look=contracts")
    assert contracts["lines"] != get(f"{service}/api/tables/{spacecorp}/drawing")["lines"]
    begun, ended = (get(f"{service}/api/tables/{finished['table']}/drawing?at={step}") for step in (0, 9999))
    assert begun["lines"] != ended["lines"] == get(f"{service}/api/tables/{finished['table']}/drawing")["lines"]
    for table, query, status in ((spacecorp, "at=3", "409"), (spacecorp, "look=nowhere", "404")):
        with pytest.raises(HTTPError, match=status):
            get(f"{service}/api/tables/{table}/drawing?{query}")
    with pytest.raises(HTTPError, match="403"):
        get(
            f"{service}/api/tables/{finished['table']}/drawing",
            {"authorization": "Bearer wrong"},
        )


def test_secrets_of_a_running_game_are_not_given_out(service: str) -> None:
    opened = open_table(service, name="Ana", fill="sensible", start=True)
    for what in ("log", "replay"):
        with pytest.raises(HTTPError, match="409"):
            get(f"{service}/api/tables/{opened['table']}/{what}")


def test_spacecorp_is_played_at_the_same_table(service: str) -> None:
    options = {"last_era": "mariners"}
    opened = open_table(service, "spacecorp", name="Ana", fill="sensible", start=True, options=options)
    with Client(service, opened["table"], opened["token"], tell="en") as ana:
        for _ in range(12):
            ana.until(lambda me: me.decision or me.game["over"])
            if ana.game["over"]:
                break
            assert set(ana.sight["wording"]["options"]) == set(ana.decision["options"])
            ana.answer()


def test_the_hourglass_runs_on_the_servers_clock_and_waits_for_what_was_clicked_in_time(tmp_path: Path) -> None:
    """A time lapse: the world's clock is real, so the test takes a short way: it watches one run to its end."""
    with Service(tmp_path) as service:
        opened = open_table(service.address, name="Ana", fill="random", start=True)
        with Client(service.address, opened["table"], opened["token"]) as ana:
            ana.answer("start")
            ana.until(lambda me: me.game["due"] is not None)
            before = ana.game["due"]
            assert before == pytest.approx(ana.game["time"] + 90, abs=30)
            service.kill()
        service.start()
        with Client(service.address, opened["table"], opened["token"]) as ana:
            ana.until(lambda me: me.sight)
            assert ana.game["due"] == before, "the hourglass goes on where it was"
            assert ana.game["time"] < before


def test_every_acknowledged_act_survives_kill_9(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        opened = open_table(service.address, name="Ana", fill="sensible", start=True)
        said = []
        with Client(service.address, opened["table"], opened["token"]) as ana:
            ana.answer("start")
            for number in range(40):
                option = "draw" if number % 2 == 0 else "return"
                if ana.answer(option)["is"] == "done":
                    said.append(option)
            last = max(ana.done.values())
            service.kill()
        service.start()
        with Client(service.address, opened["table"], opened["token"]) as ana:
            ana.until(lambda me: me.sight)
            assert ana.n >= last
            assert ana.room["seats"][0]["name"] == "Ana"
            ana.answer("draw")
        assert len(said) == 40


def test_the_page_and_its_headers(service: str) -> None:
    with urlopen(f"{service}/table/whatever") as answer:
        page = answer.read().decode()
        assert re.search(r"<script[^>]+src=", page)
        assert "default-src 'self'" in answer.headers["content-security-policy"]
    with pytest.raises(HTTPError, match="404"):
        get(f"{service}/api/nothing")
