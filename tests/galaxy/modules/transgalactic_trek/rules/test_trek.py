"""The Transgalactic Trek: K2-10."""

import pytest

from starboard.engine import Game, Rehearsal
from starboard.engine.replay import steps
from starboard.galaxy import RULES
from starboard.galaxy.modules.transgalactic_trek.catalogue import titles
from starboard.galaxy.modules.transgalactic_trek.memory import held_by, holder, side_of
from starboard.galaxy.table import Table
from tests.galaxy.modules.transgalactic_trek.recordings import BOOK
from tests.galaxy.modules.transgalactic_trek.treks import LARGE, QUIET, SCOUT, TREK, trek
from tests.galaxy.rules.playing_on import build_nothing, fly_home, give_up_at_once

ENGINEER, CAPTAIN, HAULER = "master_engineer", "cruise_captain", "supreme_hauler"


def lines(r: Rehearsal[Table], kind: str = "trek_title") -> list[tuple[int, int]]:
    """Who was paid how much for titles in the last flight."""
    return [(line["seat"], line["amount"]) for line in r.state.results[-1]["lines"] if line["kind"] == kind]


def new_trek(seats: int = 3, seed: str = "trek") -> Rehearsal[Table]:
    return Rehearsal(Game.new(RULES, RULES.setup(seats, {"rounds": TREK}), seed))


def come_home(r: Rehearsal[Table], flown: int) -> None:
    """Fly the flight to its end, and take whatever title comes first."""
    fly_home(r, until=lambda: len(r.state.results) > flown)
    while r.question().startswith("take_title"):
        seat = r.game.seats_asked()[0]
        r.choose(seat, r.options(seat)[0])


@pytest.mark.rule("K2-10.1", "K2-10.3", "K2-10.20")
def test_a_trek_is_three_flights_whose_credits_are_kept() -> None:
    r, boards, purses = new_trek(2), [], []
    for flown in range(3):
        boards.append(r.state.ships[0].board.name)
        assert r.game.view(None).table.yard.heap == 152, "all components have come back"
        assert all(next(iter(ship.layout.placed()))[1].kind == "starting_cabin" for ship in r.state.ships)
        build_nothing(r)
        come_home(r, flown)
        purses.append([row["credits"] for row in r.state.results[-1]["seats"]])
        earned = sum(event.data["amount"] for event in r.events("earned"))
        paid = sum(event.data["amount"] for event in r.events("paid"))
        assert sum(purses[-1]) == earned - paid
    assert boards == ["second-I", "second-II", "second-III"]
    assert r.game.over
    assert r.game.scores == purses[-1]
    scores = r.game.scores
    assert list(r.game.view(None).table.winners) == sorted(
        (seat for seat in (0, 1) if scores[seat] > 0), key=lambda seat: -scores[seat]
    )


@pytest.mark.rule("K2-10.2")
def test_cards_once_used_do_not_come_again() -> None:
    r = new_trek(2)
    met: list[str] = []
    for flown in range(3):
        met += build_nothing(r).state.flight.deck
        come_home(r, flown)
    assert len(met) == len(set(met)) == 8 + 12 + 16


@pytest.mark.rule("K2-10.4")
def test_whoever_finished_as_leader_starts_the_next_building() -> None:
    r = trek(SCOUT, LARGE, titles=(ENGINEER, CAPTAIN), at=[0, 5])
    r.choose(0, r.options(0)[0]) if r.question() == "take_title 0" else r.choose(1, r.options(1)[0])
    assert r.question() == "start_building 1"


@pytest.mark.rule("K2-10.5", "K2-10.18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_titles_as_players_are_drawn_silver_and_open_to_all(seats: int) -> None:
    drawn = {tuple(new_trek(seats, seed).state.drawers["transgalactic_trek"]["titles"]) for seed in "abcdef"}
    assert len(drawn) > 1
    for names in drawn:
        assert len(set(names)) == seats
        assert set(names) <= set(titles())
    r = new_trek(seats)
    for seat in (None, *range(seats)):
        shown = r.game.view(seat).table.modules["transgalactic_trek"]["conditions"]
        assert [thing["values"]["side"] for thing in shown] == ["silver"] * seats


@pytest.mark.rule("K2-10.6", "K2-10.17", "K2-8.6")
def test_titles_are_scored_before_goods_are_sold_and_take_the_place_of_looks() -> None:
    loaded = "ship I\n7,7 starting_cabin 3333 crew=2\n8,7 cargo_2 0003 goods=GB\n7,8 engine 3000 ^\nlost 1\n"
    r = trek(loaded, SCOUT, titles=(HAULER, CAPTAIN))
    assert lines(r) == [(0, 2)], "the goods still lay there when they were counted"
    assert lines(r, "best_looking") == []
    kinds = list(dict.fromkeys(line["kind"] for line in r.state.results[-1]["lines"]))
    assert kinds == ["finish", "trek_title", "goods", "losses"]


@pytest.mark.rule("K2-10.7")
def test_only_who_finishes_competes_and_defends() -> None:
    r = trek(LARGE, SCOUT, titles=(ENGINEER, CAPTAIN), cards=[QUIET, QUIET], fly_on=False)
    r.choose(0, "give up").choose(1, "fly on").choose(1, "fly on")
    assert next(event.data["scores"] for event in r.events("title_scored")) == [[1, 3]]
    assert lines(r) == [(1, 2)]
    holds = {ENGINEER: 0, CAPTAIN: 1}
    r = trek(LARGE, SCOUT, level="II", titles=(ENGINEER, CAPTAIN), holders=holds, cards=[QUIET, QUIET], fly_on=False)
    r.choose(0, "give up").choose(1, "fly on").choose(1, "fly on")
    assert lines(r) == []


@pytest.mark.rule("K2-10.8")
def test_a_score_of_nothing_wins_and_defends_nothing() -> None:
    r = trek(SCOUT, SCOUT, titles=(HAULER, CAPTAIN))
    assert lines(r) == []
    r = trek(SCOUT, SCOUT, level="II", titles=(HAULER, CAPTAIN), holders={HAULER: 0, CAPTAIN: 1})
    assert lines(r) == []
    assert side_of(r.state, HAULER) == "silver"


@pytest.mark.rule("K2-10.9", "K2-10.13")
def test_after_the_first_flight_all_with_the_best_score_are_paid_2() -> None:
    r = trek(LARGE, SCOUT, LARGE, titles=(ENGINEER, CAPTAIN, HAULER))
    assert lines(r) == [(0, 2), (2, 2), (0, 2), (2, 2)]


@pytest.mark.rule("K2-10.10", "K2-10.11", "K2-EX-8")
def test_everybody_takes_one_title_winners_first_in_the_order_of_finishing() -> None:
    """A (engineer) goes to seats 0 and 1, B (captain) to seat 0, C (hauler) to nobody."""
    without_cabin = LARGE.replace("8,7 cabin 0003", "8,7 battery_2 0003")
    r = trek(LARGE, without_cabin, SCOUT, titles=(ENGINEER, CAPTAIN, HAULER))
    assert lines(r) == [(0, 2), (1, 2), (0, 2)]
    assert r.question() == "take_title 0"
    assert list(r.options(0)) == [f"title {ENGINEER}", f"title {CAPTAIN}"]
    assert r.asked(0).about["scores"][CAPTAIN] == {"own": 1, "best": 1}
    assert r.asked(0).about["options"][f"title {CAPTAIN}"]["then"] == "title_won"
    r.choose(0, f"title {CAPTAIN}")
    assert [held_by(r.state, seat) for seat in range(3)] == [[CAPTAIN], [ENGINEER], [HAULER]], "the rest is no choice"


@pytest.mark.rule("K2-10.11")
def test_whoever_gave_up_chooses_last_the_latest_first() -> None:
    r = trek(SCOUT, SCOUT, SCOUT, titles=(HAULER, CAPTAIN, "xeno_quartermaster"), cards=[QUIET] * 3, fly_on=False)
    r.choose(0, "give up").choose(1, "fly on").choose(2, "fly on")
    r.choose(1, "fly on").choose(2, "give up")
    r.choose(1, "fly on")
    order = []
    while r.question().startswith("take_title"):
        seat = r.game.seats_asked()[0]
        order.append(seat)
        r.choose(seat, r.options(seat)[0])
    assert order == [1, 2], "seat 0 is left with the last one"


def test_of_titles_that_are_left_it_is_said_whether_anybody_was_better() -> None:
    r = trek(SCOUT, SCOUT, LARGE, titles=(ENGINEER, CAPTAIN, HAULER)).choose(2, f"title {CAPTAIN}")
    options = r.asked(0).about["options"]
    assert {option: told["then"] for option, told in options.items()} == {
        f"title {ENGINEER}": "title_lost",
        f"title {HAULER}": "title_free",
    }


@pytest.mark.rule("K2-10.12", "K2-10.14", "K2-EX-9")
def test_a_tie_defends_a_title_and_turns_it_to_gold() -> None:
    r = trek(LARGE, LARGE, level="II", titles=(ENGINEER, HAULER), holders={ENGINEER: 0, HAULER: 1})
    assert lines(r) == [(0, 4)], "only the holder defends it"
    assert (side_of(r.state, ENGINEER), side_of(r.state, HAULER)) == ("gold", "silver")
    assert [(event.seat, event.data["title"]) for event in r.events("title_gilded")] == [(0, ENGINEER)]


@pytest.mark.rule("K2-10.12", "K2-10.14", "K2-10.16")
def test_a_title_that_somebody_else_deserves_stays_silver_with_its_holder_and_pays_nothing() -> None:
    r = trek(SCOUT, LARGE, level="II", titles=(ENGINEER, HAULER), holders={ENGINEER: 0, HAULER: 1})
    assert lines(r) == []
    assert (holder(r.state, ENGINEER), side_of(r.state, ENGINEER)) == (0, "silver")
    r = trek(LARGE, SCOUT, level="III", titles=(ENGINEER, HAULER), holders={ENGINEER: 0, HAULER: 1})
    assert lines(r) == [(0, 6)], "and may still be defended after the third"


@pytest.mark.rule("K2-10.13", "K2-EX-10")
@pytest.mark.parametrize(("golden", "amount"), [((), 6), ((ENGINEER,), 12)])
def test_after_the_third_flight_silver_pays_6_and_gold_12(golden: tuple[str, ...], amount: int) -> None:
    r = trek(LARGE, SCOUT, level="III", titles=(ENGINEER, HAULER), holders={ENGINEER: 0, HAULER: 1}, golden=golden)
    assert lines(r) == [(0, amount)]


@pytest.mark.rule("K2-10.15", "K2-10.16")
def test_gold_holds_its_holder_to_something_in_the_third_flight_and_silver_does_not() -> None:
    owed = {}
    for golden in ((), (ENGINEER,)):
        lossy = LARGE + "lost 3\n"
        r = trek(
            lossy,
            lossy,
            level="III",
            titles=(ENGINEER, HAULER),
            holders={ENGINEER: 0, HAULER: 1},
            golden=golden,
            purses=[9, 9],
        )
        owed[golden] = lines(r, "losses")
    assert owed == {(): [(0, -3), (1, -3)], (ENGINEER,): [(0, -6), (1, -3)]}


def test_nobody_has_a_title_before_the_first_flight_is_over() -> None:
    r = give_up_at_once(new_trek(2))
    assert [len(held_by(r.state, seat)) for seat in range(2)] in ([0, 0], [1, 1])


def shown(r: Rehearsal[Table], place: str) -> list[dict[str, object]]:
    """What lies there of the titles, for everybody to see."""
    return [
        {**thing["values"], "seats": thing.get("seats")}
        for thing in r.game.view(None).table.modules["transgalactic_trek"][place]
    ]


@pytest.mark.rule("K2-10.18")
def test_everybody_sees_how_things_stand_while_ships_are_built_and_flown() -> None:
    r = trek(LARGE, SCOUT, titles=(ENGINEER, HAULER), cards=(QUIET, QUIET))
    assert shown(r, "conditions") == [
        {"side": "silver", "score": "none", "best": "5", "seats": [0]},
        {"side": "silver", "score": "none", "best": "0", "seats": []},
    ]
    holders = {ENGINEER: 1, HAULER: 0}
    r = trek(LARGE, SCOUT, level="II", titles=(ENGINEER, HAULER), holders=holders, cards=(QUIET, QUIET))
    assert shown(r, "tray") == [
        {"side": "silver", "score": "3", "best": "5", "seats": None},
        {"side": "silver", "score": "0", "best": "0", "seats": None},
    ]
    r = build_nothing(new_trek(2))
    assert {thing["best"] for thing in shown(r, "conditions")} <= {"0", "1"}


@pytest.mark.parametrize("name", BOOK.names)
def test_the_journey_says_flight_by_flight_who_was_paid_how_much_for_which_title(name: str) -> None:
    """What is worked out from settlements is what was told when titles were scored."""
    paid: list[set[tuple[str, int]]] = []
    told: set[tuple[str, int]] = set()
    for game in steps(RULES, BOOK.log(name)):
        for event in game.events:
            if event.kind == "title_scored":
                told |= {(event.data["title"], seat) for seat in event.data["seats"]}
            elif event.kind == "round_settled":
                paid.append(told)
                told = set()
    assert game.over
    assert any(paid)
    shown = game.view(None).table
    journey = shown.modules["transgalactic_trek"]["journey"]
    assert [flight["round"] for flight in journey] == list(shown.rounds)
    assert [{(won["name"], won["seat"]) for won in flight["awards"]} for flight in journey] == paid
    for number, (flight, result) in enumerate(zip(journey, shown.results, strict=True)):
        assert {won["award"] for won in flight["awards"]} <= {"defended" if number else "won"}
        amounts = sorted((won["seat"], won["pay"]) for won in flight["awards"])
        assert amounts == sorted(
            (line["seat"], line["amount"]) for line in result["lines"] if line["kind"] == "trek_title"
        )
