"""Positions as texts: what is written can be read again and goes on the same, and what cannot be read says why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import asdict, replace

from starboard.bots.careless import RandomBot
from starboard.engine import BadInput, Chance, Game
from starboard.spacecorp import RULES
from starboard.spacecorp.catalog.cards import CARDS, DECKS, ERA_OF, ERAS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import SUPPLY
from starboard.spacecorp.notation import read_position, read_table, write_table, write_view
from starboard.spacecorp.presentation.show import copy, show, show_data
from starboard.spacecorp.scenario import position
from starboard.spacecorp.seen import overview
from starboard.spacecorp.table import Table
from starboard.spacecorp.view import TableView
from starboard.words import words_for

NOT_WRITTEN = {"chance", "results", "acted", "due", "banned", "hq_limit"}
"""The dice, the past, and what a turn begins without."""


def described(table: Table) -> dict[str, Any]:
    """All that a text describes of a table."""
    plain = {name: value for name, value in table.data().items() if name not in NOT_WRITTEN}
    return plain | {"exploited": sorted(table.exploited)}


def turns(random: Random) -> list[Table]:
    """The table at the beginning of every turn of a random game."""
    first = random.choice(ERAS)
    last = random.choice(ERAS[ERAS.index(first) :])
    options = {"first_era": first, "last_era": last, "planeteers_deck": random.choice(("53", "58"))}
    game = Game.new(RULES, RULES.setup(random.choice(RULES.seats), options), str(random.random()))
    bot = RandomBot(random.random(), ("pass", "research", "upgrade"))
    found = []
    while not game.over:
        decision = game.decision(game.seats_asked()[0])
        assert decision is not None
        game.answer(decision.seat, decision.id, bot.choose(decision, lambda: game.view(None)))
        here = game.position()
        if here.state["stage"] == "turn" and not here.since:
            found.append(Table.from_data(game.setup, game.seed, here.state))
    return found


@settings(max_examples=20)
@given(st.integers(0, 2**32).map(Random))
def test_any_position_survives_being_written_and_read(random: Random) -> None:
    for table in turns(random):
        text = write_table(table)
        again = read_table(text)
        assert write_table(again) == text
        assert described(again) == described(table)
        assert again.setup == table.setup


@settings(max_examples=8)
@given(st.integers(0, 2**32).map(Random))
def test_a_position_that_was_read_goes_on_like_the_one_that_was_written(random: Random) -> None:
    table = random.choice(turns(random))
    again = read_table(write_table(table))
    games = []
    for one in (table, again):
        one.chance = Chance("the same for both")
        games.append(Game.from_state(RULES, RULES.setup(one.setup.seats, one.setup.options), one))
    game, twin = games
    for _ in range(60):
        if game.over:
            break
        decision = game.decision(game.seats_asked()[0])
        assert decision is not None
        assert twin.decision(decision.seat) == decision
        option = random.choice(decision.options)
        for either in games:
            either.answer(decision.seat, decision.id, option)
        assert twin.events == game.events
    assert twin.over is game.over


NOT_OF_A_TURN = {"stage", "banned", "results", "winners"}
"""What everybody sees of a table and no text says: what has been, and what holds for the rest of a turn only."""


def visible(table: TableView) -> dict[str, Any]:
    """All that a text says of what everybody sees."""
    plain = {name: value for name, value in asdict(table).items() if name not in NOT_OF_A_TURN}
    return plain | {"exploited": sorted(table.exploited)}


def cards_in(table: Table) -> list[str]:
    """Every card of a table that is in the game, wherever it lies."""
    places = [table.deck, table.discard, table.offer, table.in_play, table.time_aside]
    places += [cards for corporation in table.corporations for cards in (corporation.hand, corporation.infra)]
    return [card for place in places for card in place if card]


@settings(max_examples=12)
@given(st.integers(0, 2**32).map(Random))
def test_what_anybody_sees_survives_being_written_and_read_and_tells_nothing_else(random: Random) -> None:
    options = {"first_era": random.choice(ERAS), "planeteers_deck": random.choice(("53", "58"))}
    setup = RULES.setup(random.choice(RULES.seats), options)
    game = Game.new(RULES, setup, str(random.random()))
    bot = RandomBot(random.random(), ("pass", "research", "upgrade"))
    while not game.over:
        decision = game.decision(game.seats_asked()[0])
        assert decision is not None
        game.answer(decision.seat, decision.id, bot.choose(decision, lambda: game.view(None)))
        if random.random() < 0.9 and not game.over:
            continue
        seat = random.choice([None, *range(setup.seats)])
        view = game.view(seat)
        seats = view.table.corporations
        text = write_view(view)
        read = read_position(text)
        assert visible(overview(read.table)) == visible(game.view(None).table)
        assert read.guessed == {other for other, shown in enumerate(seats) if shown.hand is None and shown.cards}
        if seat is not None:
            assert read.table.corporations[seat].hand == seats[seat].hand
        cards = cards_in(read.table)
        assert len(set(cards)) == len(cards)
        again = overview(read.table)
        same = [replace(one, hand=shown.hand) for one, shown in zip(again.corporations, seats, strict=True)]
        assert write_view(replace(view, table=replace(again, corporations=same))) == text


def test_of_cards_and_tiles_that_nobody_has_seen_a_text_says_how_many_there_are() -> None:
    text = "spacecorp mariners 2\nseat 0 hand=N20,?,2?\nseat 1 hand=2?\ndeck N07,5?\npile e1 M02,2?\ntile moon/0 M01"
    table = read_table(text)
    mine, theirs = (corporation.hand for corporation in table.corporations)
    assert (mine[0], len(mine), len(theirs), table.deck[0], len(table.deck)) == ("N20", 4, 2, "N07", 6)
    assert len({*mine, *theirs, *table.deck}) == 12
    assert not {*mine, *theirs, *table.deck} & {"T1", "T2", "T3"}, "time cards lie aside, unless the text says which do"
    assert table.piles["e1"][0] == "M02"
    assert len({*table.piles["e1"], "M01"}) == 4
    assert write_table(read_table(text)) == write_table(table), "they are dealt alike every time"
    assert write_table(read_table(text, "another seed")) != write_table(table)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("seat 0 hand=99?", "position: 99 cards are said to be unseen, but only 46 are left"),
        ("pile e2 4?\ntile mars_north/0 M07", "position: 4 tiles e2 are said to be unseen, but only 2 are left"),
        ("seat 0 hand=-1?", "position, line 2: there is no card '-1?' left; expected a card's id or name"),
        (
            "seat 0 hand=1000000000?",
            "position, line 2: there is no card '1000000000?' left; expected a card's id or name",
        ),
        ("offer 4?", "position, line 2: there is no card '4?' left; expected a card's id or name"),
    ],
)
def test_more_than_there_is_and_what_lies_open_cannot_be_unseen(line: str, message: str) -> None:
    with pytest.raises(BadInput) as problem:
        read_table(f"spacecorp mariners 2\n{line}")
    assert str(problem.value) == message


def test_a_table_is_copied_with_the_own_hand_and_the_number_of_the_others_cards() -> None:
    game = position("spacecorp mariners 3\nseat 0 hand=N20,time\nseat 2 hand=N07").game
    mine, watched = copy(game.view(0), 2), copy(game.view(None), 0)
    assert "seat 0 profit=0 hand=N20,T1 hq=standard" in mine
    assert "seat 2 profit=0 hand=1? hq=standard" in mine
    assert "seat 0 profit=0 hand=2? hq=standard" in watched
    assert f"deck {len(game.state.deck)}?\n" in watched
    with pytest.raises(BadInput, match="there is no seat 3 at this table"):
        copy(game.view(0), 3)


def test_a_position_is_shown_with_the_hands_that_its_text_names() -> None:
    text = "spacecorp mariners 2\nseat 0 hand=N20,time teams=moon profit=7\nseat 1 hand=2?"
    lines = ["".join(piece for piece, _ in line) for line in show(text, words_for("en", "starboard.spacecorp"), 100)]
    assert any(line.startswith("── Red’s hand ") for line in lines)
    assert not any("Blue’s hand" in line for line in lines)
    assert [line[:5] for line in lines[-2:]] == ["  N20", "  T1 "]
    seen = show_data(text)
    assert [(seat["profit"], seat["cards"], seat["hand"]) for seat in seen["corporations"]] == [
        (7, 2, ("N20", "T1")),
        (0, 2, None),
    ]


def test_what_is_not_said_is_as_at_the_beginning_of_the_era() -> None:
    table = read_table("spacecorp planeteers 3")
    assert (table.era_name, table.setup.seats, table.active, table.stage) == ("planeteers", 3, 0, "turn")
    for corporation in table.corporations:
        assert corporation.teams == ("inner_system", "inner_system", SUPPLY, SUPPLY)
        assert (corporation.hand, corporation.profit) == ((), 0)
    assert len(table.offer) == CONSTANTS.offer
    assert len(table.deck) == len(DECKS["planeteers"]) - CONSTANTS.offer
    assert len(table.piles["e3"]) == 8
    assert set(table.progress_left.values()) == {(1, 0), (2, 0)}


def test_cards_and_tiles_that_are_said_to_be_somewhere_are_nowhere_else() -> None:
    table = read_table("spacecorp mariners 2\nseat 0 hand=cargo_pod,cargo_pod\ntile moon/0 water_ice\noffer N20,-,-,-")
    assert [CARDS[card].name for card in table.corporations[0].hand] == ["cargo_pod", "cargo_pod"]
    assert len(set(table.corporations[0].hand)) == 2
    assert not {*table.corporations[0].hand, "N20"} & set(table.deck)
    assert table.offer == ("N20", "", "", "")
    assert table.tiles["moon/0"] not in table.piles["e1"]
    assert len(table.piles["e1"]) == 5


def test_comments_and_empty_lines_say_nothing() -> None:
    text = "# a bug\n\nspacecorp mariners 2   # two players\n\nactive 1 # Thomas\n"
    assert described(read_table(text)) == described(read_table("spacecorp mariners 2\nactive 1"))


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("name", ["sabotage", "pillage", "competitors"])
def test_a_name_that_several_eras_have_means_the_card_of_the_era(era: str, name: str) -> None:
    (card,) = read_table(f"spacecorp {era} 2\nseat 1 hand={name}").corporations[1].hand
    assert CARDS[card].name == name
    assert ERA_OF[card] == era


def test_a_name_that_another_era_has_can_still_be_said() -> None:
    table = read_table("spacecorp planeteers 2\nseat 0 infra=chemical_thruster,-,-")
    assert ERA_OF[table.corporations[0].infra[0]] == "mariners"


def test_bases_that_stand_somewhere_are_missing_in_the_supply() -> None:
    table = read_table("spacecorp planeteers 2\nbase ceres/0 1 refinery\nseat 1 heritage=exotic_elements,refinery")
    assert table.corporations[1].supply["refinery"] == CONSTANTS.bases.each - 2
    assert table.corporations[0].supply["refinery"] == CONSTANTS.bases.each


def test_an_empty_deck_triggers_the_end_of_the_era() -> None:
    assert read_table("spacecorp mariners 2\ndeck -").ending == "deck"


def test_a_position_can_be_played() -> None:
    r = position("spacecorp mariners 2\nseat 1 hand=chemical_thruster profit=3\nactive 1")
    assert r.question() == "choose_action 1"
    assert r.game.view(1).table.corporations[1].profit == 3


FIRST = "expected 'spacecorp', an era (mariners, planeteers, starfarers) and 2 to 4 seats, not "
HEADS = (
    "option, active, seat, tile, base, claim, colony, contract, pile, progress, beyond, offer, deck, discard, in_play, "
    "time_aside, boxed, colonies_left, orion, ending, last_turns"
)
OF_A_SEAT = "profit, hand, hq, infra, genetics, revelation, progress, teams, supply, heritage, produced, passed"


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing at all"])
def test_an_empty_text_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as problem:
        read_table(text)
    assert str(problem.value) == "position: the text is empty; expected 'spacecorp', an era and a number of seats"


@pytest.mark.parametrize("line", ["galaxy mariners 2", "spacecorp", "spacecorp venus 2", "spacecorp mariners 5", "x"])
def test_a_first_line_that_names_no_game_is_refused(line: str) -> None:
    with pytest.raises(BadInput) as problem:
        read_table(f"\n{line}\n")
    assert str(problem.value) == f"position, line 2: {FIRST}{line!r}"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("treasure 5", f"expected one of: {HEADS}, not 'treasure'"),
        ("option speed high", "'speed' is not one of: first_era, last_era, planeteers_deck"),
        ("option last_era venus", "'venus' is not one of: mariners, planeteers, starfarers"),
        ("option last_era", "expected 'option NAME VALUE', not 'option last_era'"),
        ("active 2", "'2' is not one of: 0, 1"),
        ("active -1", "'-1' is not one of: 0, 1"),
        ("active", "expected 'active SEAT [first SEAT] [turns NUMBER]', not 'active'"),
        ("active 0 turns", "expected 'active SEAT [first SEAT] [turns NUMBER]', not 'active 0 turns'"),
        ("active 0 turns many", "expected 'active SEAT [first SEAT] [turns NUMBER]', not 'active 0 turns many'"),
        ("active 0 last 1", "'last' is not one of: active, first, turns"),
        ("seat", "expected 'seat SEAT NAME=VALUE ...', not 'seat'"),
        ("seat 2 profit=1", "'2' is not one of: 0, 1"),
        ("seat -1 profit=1", "'-1' is not one of: 0, 1"),
        ("seat 0 money=1", f"a seat has no 'money'; expected one of: {OF_A_SEAT}"),
        ("seat 0 profit=much", "expected 'profit=NUMBER', not 'profit=much'"),
        ("seat 0 produced=2", "expected 'produced=NUMBER:PROFIT', not 'produced=2'"),
        ("seat 0 supply=refinery", "expected 'supply=TYPE:NUMBER,...', not 'supply=refinery'"),
        ("seat 0 heritage=M02", "expected 'heritage=TILE,TYPE', not 'heritage=M02'"),
        ("seat 0 infra=N01,N02,N03,N04", "expected 'infra=CARD,CARD,CARD', not 'infra=N01,N02,N03,N04'"),
        ("seat 0 hq=tower", "'tower' is not one of: standard, planeteers, starfarers"),
        ("seat 0 passed=maybe", "'maybe' is not one of: yes, no"),
        ("seat 0 hand=magic", "there is no card 'magic' left; expected a card's id or name"),
        ("seat 0 hand=N01,N01", "card N01 is in two places"),
        ("seat 0 hand=N01 infra=N01,-,-", "card N01 is in two places"),
        ("seat 0 teams=earth,earth,earth,earth,earth", "a seat has 4 teams, not 5"),
        ("seat 0 teams=moon@1", "the approach track of moon has 0 spaces, so there is no 'moon@1'"),
        ("seat 0 teams=moon@", "the approach track of moon has 0 spaces, so there is no 'moon@'"),
        ("seat 0 teams=moon@0", "the approach track of moon has 0 spaces, so there is no 'moon@0'"),
        ("seat 0 teams=moon@x", "expected 'teams=PLACE,PLACE,PLACE,PLACE', not 'teams=moon@x'"),
        ("tile moon/0", "expected 'tile SPOT TILE', not 'tile moon/0'"),
        ("tile moon/0 cheese", "there is no tile 'cheese' left in mariners; expected a tile's id or name"),
        ("base moon/0 2 refinery", "'2' is not one of: 0, 1"),
        ("base moon/0 refinery", "expected 'base SPOT SEAT TYPE [exploited]', not 'base moon/0 refinery'"),
        ("base moon/0 0 refinery empty", "'empty' is not one of: exploited"),
        ("claim moon 0 4", "'4' is not one of: 0, 1, 2, 3"),
        ("claim moon 0", "expected 'claim SITE SEAT TEAM', not 'claim moon 0'"),
        ("colony moon 0", "expected 'colony SITE SEAT COLONY', not 'colony moon 0'"),
        ("contract 8 1", "'8' is not one of: 1, 2, 3, 4, 5, 6, 7"),
        ("contract 1 4", "'4' is not one of: 0, 1, 2, 3"),
        ("contract 1", "expected 'contract ROW DISC', not 'contract 1'"),
        ("pile e9 -", "'e9' is not one of: e1, e2"),
        ("pile e1", "expected 'pile PILE TILE,TILE,...', not 'pile e1'"),
        ("progress probe_network much", "expected 'progress NAME PROFIT,PROFIT', not 'progress probe_network much'"),
        ("beyond 3 0", "'3' is not one of: 1, 2"),
        ("beyond 1", "expected 'beyond MARKER SEAT', not 'beyond 1'"),
        ("offer", "expected 'offer CARD,CARD,...', not 'offer'"),
        ("deck N01 N02", "expected 'deck CARD,CARD,...', not 'deck N01 N02'"),
        ("discard N99", "there is no card 'N99' left; expected a card's id or name"),
        ("orion", "'' is not one of: reached"),
        ("ending boredom", "'boredom' is not one of: contracts, deck"),
        ("last_turns 5", "'5' is not one of: 0, 1"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_what_was_expected(line: str, message: str) -> None:
    with pytest.raises(BadInput) as problem:
        read_table(f"spacecorp mariners 2\n\n# this one:\n{line}")
    assert str(problem.value) == f"position, line 4: {message}"


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("progress telepathy 1,0", "telepathy"),
        ("seat 1 progress=telepathy", "telepathy"),
        ("colonies_left atlantis", "atlantis"),
        ("seat 1 supply=casino:3", "casino"),
        ("seat 1 teams=moon,venus", "venus"),
        ("tile moon/1 M01", "moon/1"),
        ("base earth/0 1 research", "earth/0"),
        ("base moon/0 1 casino", "casino"),
        ("claim venus 0 0", "venus"),
    ],
)
def test_an_unknown_name_is_answered_with_those_that_there_are(line: str, word: str) -> None:
    with pytest.raises(BadInput, match=rf"^position, line 2: '{word}' is not one of: (\w+[/\w]*, )+\w+[/\w]*$"):
        read_table(f"spacecorp mariners 2\n{line}")


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("tile moon/0 M01\ntile sisyphus/0 M01", "position, line 3: tile M01 is in two places"),
        ("tile moon/0 M01\ntile moon/0 M02", "position, line 3: there are two things on moon/0"),
        ("base moon/0 0 research\nbase moon/0 1 refinery", "position, line 3: there are two things on moon/0"),
        ("seat 0 hand=N01\ndeck N02,N01", "position, line 3: card N01 is in two places"),
    ],
)
def test_things_cannot_be_in_two_places(lines: str, message: str) -> None:
    with pytest.raises(BadInput) as problem:
        read_table(f"spacecorp mariners 2\n{lines}")
    assert str(problem.value) == message


@settings(max_examples=200)
@given(st.data())
def test_a_damaged_text_is_read_or_refused_in_one_sentence_but_never_anything_else(data: st.DataObject) -> None:
    table = read_table("spacecorp starfarers 3\nseat 1 hand=sabotage,time\ntile epsilon_eridani/0 S01\nlast_turns 0,2")
    lines = [line.split(" ") for line in write_table(table).splitlines()]
    line = data.draw(st.sampled_from(lines))
    word = data.draw(st.integers(0, len(line) - 1))
    line[word : word + 1] = data.draw(
        st.sampled_from([[], ["-"], ["x"], ["-1"], ["99"], ["a", "b"], [line[word] + ","]])
    )
    try:
        read_table("\n".join(" ".join(words) for words in lines))
    except BadInput as problem:
        complaint = str(problem)
    else:
        complaint = "position"
    assert complaint.startswith("position")
    assert "\n" not in complaint
