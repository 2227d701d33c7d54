"""The soak test's own instruments: what finds nothing wrong must be able to find something wrong."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from starboard.engine import CLOCK
from starboard.server import journal
from starboard.server.reading import table_from
from starboard.server.store import Row
from starboard.server.table import Table
from tests.server.witness import Recording, Witness, check_recordings
from tests.soak.__main__ import soak
from tests.soak.attacks import CONTINUED, TEXT, Order, attack, frame, sink
from tests.soak.document import BEGIN, END, Run, write_figures
from tests.soak.figures import Figure, Part, at_least, at_most, none_of
from tests.soak.hostile import p95
from tests.soak.ledger import Deed, audit

SEED = "0123456789abcdef"
KEY = "the key of a seat"


def rows_of(*entries: journal.AnyEntry) -> list[Row]:
    return [Row(number, 0.0, journal.write_entry(entry)) for number, entry in enumerate(entries)]


OPENED = journal.Opened(game="galaxy", seats=2, options={}, private=False)


def answered(act: str, option: str = "draw", seat: int = 0) -> journal.Answered:
    return journal.Answered(seat=seat, decision="0.1.1", option=option, time=0.0, act=act, by=seat)


def deed(act: str, number: int | None, **more: Any) -> Deed:
    return Deed(0, act, "0.1.1", "draw", number=number, **more)


def test_accounts_that_agree_are_clean() -> None:
    rows = rows_of(OPENED, answered("a"), answered("b"), journal.Came(seat=0, process="p"))
    found = audit(rows, [deed("a", 1), deed("b", None, resent=1), deed("c", None, refused=True), deed("d", None)])
    assert found.is_clean
    assert (found.acknowledged, found.resent) == (1, 1)


@pytest.mark.parametrize(
    ("entries", "known", "wrong"),
    [
        ([], deed("a", 1), "lost"),
        ([answered("b"), answered("a")], deed("a", 1), "lost"),
        ([answered("a", "return")], deed("a", 1), "lost"),
        ([answered("a", seat=1)], deed("a", 1), "lost"),
        ([answered("a"), answered("a")], deed("a", 1), "doubled"),
        ([answered("a")], deed("a", None, refused=True), "refused_yet_done"),
        ([answered("a")], deed("b", None), "invented"),
    ],
)
def test_accounts_that_do_not_agree_are_noticed(entries: list[journal.AnyEntry], known: Deed, wrong: str) -> None:
    found = audit(rows_of(OPENED, *entries), [known])
    assert len(getattr(found, wrong)) == 1
    assert not found.is_clean


# The search for secrets.


@pytest.fixture(scope="module")
def played() -> tuple[list[Row], dict[int | None, list[str]]]:
    """The journal of a short game that bots could have played, and what an honest server sends of it."""
    random = Random("short")
    entries: list[journal.AnyEntry] = [
        journal.Opened(game="galaxy", seats=2, options={"rounds": "I", "pace": "turns"}, private=False),
        journal.Taken(seat=0, name="Ana", key=KEY),
        journal.Started(seed=SEED, version=version(), at=0.0, bot="sensible"),
    ]
    table = table_from("t", rows_of(*entries))
    sent: dict[int | None, list[str]] = {seat: [welcome(table, seat)] for seat in (0, 1, None)}
    for _ in range(5000):
        game = table.game
        assert game is not None
        if game.over:
            return rows_of(*entries), sent
        decision = next(one for seat in (0, 1, CLOCK) if (one := game.decision(seat)) is not None)
        others = [option for option in decision.options if not option.startswith(("return", "take", "turn", "finish"))]
        ending = [option for option in decision.options if option.startswith("finish")]
        option = random.choice(ending if ending and game.time > 20 else others or decision.options)
        entry = journal.Answered(seat=decision.seat, decision=decision.id, option=option, time=game.time + 1)
        table.apply(entry)
        entries.append(entry)
        for seat, texts in sent.items():
            texts.append(welcome(table, seat))
    raise AssertionError("the game does not end")


def version() -> str:
    return Table("t", OPENED, 0.0).entry.rules.version


def welcome(table: Table, seat: int | None) -> str:
    assert table.game is not None
    view = table.game.view(seat)
    message = {"is": "welcome", "n": table.number, "seat": seat, "sight": {"room": {}, "game": view}, "story": []}
    return msgspec.json.encode(message).decode()


def judge(rows: list[Row], sent: dict[int | None, list[str]], token: str | None = None) -> list[Witness]:
    recordings = [Recording(seat, texts, token if seat == 0 else None) for seat, texts in sent.items()]
    return check_recordings("galaxy", rows, recordings, Random("judge"))


def test_an_honest_server_is_found_to_be_one(played: tuple[list[Row], dict[int | None, list[str]]]) -> None:
    rows, sent = played
    for witness in judge(rows, sent):
        assert not witness.leaks
        assert witness.checked > 20


def plant(texts: list[str], place: int, change: Any) -> list[str]:
    message = json.loads(texts[place])
    change(message)
    return [*texts[:place], json.dumps(message), *texts[place + 1 :]]


@pytest.mark.parametrize("secret", [SEED, KEY, "token of seat 0"])
@pytest.mark.parametrize("where", ["story", "an answer beside"])
def test_a_planted_seed_key_or_token_is_found(
    played: tuple[list[Row], dict[int | None, list[str]]], secret: str, where: str
) -> None:
    rows, sent = played
    if where == "story":
        event = {"kind": "said", "seat": None, "data": {"text": f"it is {secret}"}}
        planted = plant(sent[1], 5, lambda message: message["story"].append(event))
    else:
        planted = [*sent[1], json.dumps({"is": "refused", "code": "stale", "why": secret})]
    honest, robbed = judge(rows, {0: sent[0], 1: planted}, "token of seat 0")
    assert not honest.leaks
    assert any("the seed" in leak or "a token or a key" in leak for leak in robbed.leaks)


def test_a_view_of_another_seat_is_found(played: tuple[list[Row], dict[int | None, list[str]]]) -> None:
    rows, sent = played
    [witness] = judge(rows, {1: [*sent[1][:5], sent[0][5], *sent[1][6:]]})
    assert any("entry" in leak for leak in witness.leaks)


def test_a_card_that_lies_in_the_deck_is_found_in_a_sentence(
    played: tuple[list[Row], dict[int | None, list[str]]],
) -> None:
    rows, sent = played
    truth = table_from("t", rows[:8])
    assert truth.game is not None
    card = next(card for pile in truth.game.state.piles for card in pile)
    event: dict[str, Any] = {"kind": "said", "seat": None, "data": {}, "text": f"next comes {card}"}
    [witness] = judge(rows, {None: plant(sent[None], 5, lambda message: message["story"].append(event))})
    assert any(f"the hidden {{'{card}'}}" in leak for leak in witness.leaks)


def test_an_event_that_somebody_else_saw_is_found(played: tuple[list[Row], dict[int | None, list[str]]]) -> None:
    rows, sent = played
    event = {"kind": "component_drawn", "seat": 0, "data": {"component": 7}}
    [witness] = judge(rows, {1: plant(sent[1], 5, lambda message: message["story"].append(event))})
    assert any("did not happen before its eyes" in leak for leak in witness.leaks)


# Attackers and figures.


def test_an_attack_on_the_sink_counts_what_it_sent_and_ends() -> None:
    async def scene() -> None:
        server = await asyncio.start_server(sink, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        order = Order("fragments", port, 0.5, ["127.0.0.1"], "played", "own", "token", "finished")
        counts = await asyncio.wait_for(attack(order), 30)
        assert counts.frames > 20
        assert counts.connections >= 6
        counts = await asyncio.wait_for(attack(msgspec.structs.replace(order, attack="table_spam")), 30)
        assert counts.requests > 2
        server.close()

    asyncio.run(scene())


def test_frames_are_those_of_a_client() -> None:
    assert frame(TEXT, b"hi") == b"\x81\x82\0\0\0\0hi"
    assert frame(CONTINUED, b"x" * 200, final=False)[:4] == b"\x00\xfe\x00\xc8"
    assert frame(TEXT, b"x" * 70_000)[:10] == b"\x81\xff" + (70_000).to_bytes(8, "big")


def test_p95_is_in_milliseconds() -> None:
    assert 94 < p95([number / 1000 for number in range(1, 101)]) < 97


def run_of(*figures: Figure) -> Run:
    return Run("seed", 30.0, [Part("kills", list(figures), 60.0, ["a | note"])])


def test_figures_know_whether_their_goal_was_met() -> None:
    assert none_of("lost", 0).met
    assert not none_of("lost", 1).met
    assert at_least("kills", 100, 100).met
    assert not at_least("kills", 99, 100).met
    assert at_most("p95", 2.0, 2.0, "{:.1f}").met
    assert not at_most("p95", 2.1, 2.0, "{:.1f}").met
    assert not at_most("p95", float("nan"), 2.0, "{:.1f}").met


def test_the_page_gets_the_figures_of_the_last_run_only(tmp_path: Path) -> None:
    page = tmp_path / "reliability.md"
    page.write_text(f"# Before\n\n{BEGIN}\n{END}\n\nAfter\n", "utf-8")
    write_figures(run_of(at_least("kills", 17, 200)), page)
    write_figures(run_of(at_least("kills", 200, 200), none_of("lost", 0)), page)
    text = page.read_text("utf-8")
    assert text.startswith("# Before\n\n" + BEGIN)
    assert text.endswith(END + "\n\nAfter\n")
    assert "| **kills** | kills | 200 | ≥ 200 | met |\n|  | lost | 0 | 0 | met |" in text
    assert "17" not in text.partition("seed")[2]


def test_it_says_which_parts_there_are() -> None:
    ran = CliRunner().invoke(soak, ["--only", "kils"])
    assert ran.exit_code == 2
    assert "kills" in ran.output
