"""Everything that can be asked, answered or told in SpaceCorp has words in every language."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from starboard.arena.match import Match
from starboard.bots.careless import RandomBot
from starboard.engine import Decision, Event, Game
from starboard.games import game as game_named
from starboard.spacecorp import RULES
from starboard.spacecorp.catalog.cards import ACTIONS, CARDS, COLONIES, EDGES, ERAS, PROGRESS, TIME_CARDS
from starboard.spacecorp.catalog.contracts import contracts
from starboard.spacecorp.corporation import BASES
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.presentation.events import event
from starboard.spacecorp.presentation.nouns import (
    base_text,
    benefit_text,
    card_in_words,
    card_lines,
    card_name,
    colony_name,
    contract_text,
    progress_name,
    progress_text,
    the_spot,
    tile_in_words,
    tile_name,
)
from starboard.spacecorp.presentation.options import option
from starboard.spacecorp.presentation.questions import question
from starboard.spacecorp.presentation.table import LOOKS
from starboard.spacecorp.scenario import position
from starboard.spacecorp.table import Table
from starboard.spacecorp.vocabulary import VOCABULARY
from starboard.words import LANGUAGES, Words, words_for
from tests.words.reading import Reader, every_option, questions_asked
from tests.words.saying import texts_given

SETUPS = {
    "Mariners": (2, {"last_era": "mariners"}),
    "the full game": (3, {}),
    "two eras": (4, {"first_era": "planeteers", "planeteers_deck": "53"}),
    "Starfarers": (2, {"first_era": "starfarers"}),
    "Starfarers for four": (4, {"first_era": "starfarers"}),
}
RARE = {
    "flee": (
        """
        spacecorp starfarers 2
        seat 0 hand=S36 teams=wolf_359,wolf_359
        pile primary S01,S03
        pile alien S29
        """,
        ("explore", "team 0", "team 1"),
    ),
    "new_team": (
        """
        spacecorp starfarers 2
        seat 0 hand=S56 genetics=2 progress=probe_network,molecular_assembly teams=sol
        """,
        ("genetics", "children_of_the_stars", "tau_ceti"),
    ),
    "unfulfilled": (
        """
        spacecorp starfarers 3
        seat 0 teams=tau_ceti
        tile tau_ceti/0 S05
        tile tau_ceti/1 S21
        tile tau_ceti/2 S22
        base tau_ceti/0 0 biolab
        base tau_ceti/1 0 industrial
        base tau_ceti/2 0 shield_factory
        """,
        ("colonize", "butler", "do it", "3"),
    ),
    "colonize_site": (
        """
        spacecorp starfarers 3
        seat 0 profit=15 teams=barnard,wolf_359
        tile barnard/0 habitable
        base barnard/0 0 industrial
        tile wolf_359/0 super_earth
        base wolf_359/0 0 industrial
        """,
        ("colonize", "barnard"),
    ),
    "beyond_start": (
        """
        spacecorp mariners 2
        beyond 1 0
        offer -,-,-,-
        deck -
        """,
        ("yes",),
    ),
    "gather": (
        """
        spacecorp planeteers 2
        seat 0 hand=P13,P15,P17,time profit=9 teams=europa,europa
        seat 1 infra=P18
        tile europa/0 P21
        base europa/0 1 spaceport
        tile io/0 P07
        base io/0 1 shield_factory
        tile callisto/0 P08
        base callisto/0 0 industrial
        """,
        ("move", "team 0", "ganymede"),
    ),
    "use_base": (
        """
        spacecorp planeteers 3
        seat 0 hand=P19 teams=ceres
        tile ceres/0 P03
        base ceres/0 1 refinery
        tile vesta/0 P04
        base vesta/0 2 research
        """,
        ("move", "vesta", "ceres/0"),
    ),
    "choose_action": (
        """
        spacecorp mariners 2
        seat 0 hand=salvage,N24,N39,N11,N12,N27,N30,N31 teams=earth
        """,
        ("skip",),
    ),
    "special_target": (
        """
        spacecorp planeteers 2
        seat 0 hand=P46 teams=inner_system,ceres
        claim ceres 0 1
        """,
        ("special",),
    ),
}
"""Positions in which something is asked that random games seldom come to, with what is answered then."""


@pytest.fixture(params=LANGUAGES, scope="module")
def words(request: pytest.FixtureRequest) -> Words:
    return words_for(request.param, "starboard.spacecorp", strict=True)


@pytest.fixture(scope="module")
def reader(words: Words) -> Reader:
    return Reader(game_named("spacecorp"), words, (80, 140))


def test_every_reason_for_profit_and_for_drawing_has_words(words: Words) -> None:
    for source in texts_given("starboard.spacecorp", "gain", 2):
        assert words(f"source-{source}") in event(Event("profit", 1, {"amount": -2, "source": source}), 0, words)
    for source in texts_given("starboard.spacecorp", "draw", 1):
        assert words(f"drawn-{source}") in event(Event("card_drawn", 1, {"source": source}), 0, words)


@pytest.mark.parametrize("card", [*CARDS, TIME_CARDS[0]])
def test_every_card_has_a_name_and_says_what_it_does(card: str, words: Words) -> None:
    assert card_name(card, words)
    assert card_in_words(card, words)
    lines = card_lines(card, words)
    assert lines
    assert "{" not in "".join(lines)


def test_every_edge_says_at_which_moment_it_is_asked_for(words: Words) -> None:
    asked = set(EDGES) - {"salvage", "competitors"}
    assert sorted(edge for edge in asked if not words.knows(f"moment-{edge}")) == []


def test_every_tile_and_every_base_has_words(words: Words) -> None:
    for tile in TILES:
        assert tile_name(tile, words)
        assert tile_in_words(tile, words)
    for base in BASES:
        assert words(f"base-{base}.a")
        assert len(words(f"base-{base}.short")) <= 12
        assert all(base_text(base, era, words) for era in ERAS)


@pytest.mark.parametrize("era", ERAS)
def test_every_place_has_a_name(era: str, words: Words) -> None:
    board = BOARDS[era]
    assert all(words(f"region-{region}") for region in board.regions)
    assert all(words(f"site-{site}") and words(f"site-{site}.the") for site in board.sites)
    assert all(the_spot(spot, words) for spot in board.site_of_spot)
    assert {words(f"pile-{pile}") for site in board.sites.values() for pile in site.piles}


def test_every_action_progress_card_and_colony_has_words(words: Words) -> None:
    assert all(words(f"action-{action}") and words(f"action-{action}.text") for action in ACTIONS)
    for name in PROGRESS:
        assert progress_name(name, words)
        assert progress_text(name, words)
    for name, colony in COLONIES.items():
        if max(colony.players) > 1:
            assert str(colony.value) in colony_name(name, words)
            assert benefit_text(name, words)


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("seats", RULES.seats)
def test_every_contract_says_its_condition(era: str, seats: int, words: Words) -> None:
    for contract in contracts(era, seats).values():
        assert contract_text(contract, words)


def test_no_two_cards_of_an_era_look_alike_by_name(words: Words) -> None:
    by_name: dict[str, set[str]] = {}
    for card, kind in CARDS.items():
        by_name.setdefault(card_name(card, words), set()).add(kind.name)
    assert [names for names in by_name.values() if len(names) > 1] == []


def _match(name: str) -> Match[Table]:
    seats, options = SETUPS[name]
    game = Game.new(RULES, RULES.setup(seats, options), f"{name} 0")
    return Match(game, [RandomBot(f"{game.seed} {seat}", ("pass",)) for seat in range(seats)])


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
            reader.asked(game, asked, every_option)
            if step % 25 == 0:
                reader.shown(game, asked, LOOKS)
    reader.shown(game, None)


def _play_rare(name: str, before: Callable[[Game[Table], int], None]) -> None:
    text, answers = RARE[name]
    rehearsal = position(text)
    for answer in (*answers, None):
        seat = rehearsal.game.seats_asked()[0]
        before(rehearsal.game, seat)
        if answer is not None:
            rehearsal.choose(seat, answer)


@pytest.mark.parametrize("name", RARE)
def test_rare_questions_are_asked_without_a_gap(name: str, reader: Reader) -> None:
    asked: list[str] = []

    def read(game: Game[Table], seat: int) -> None:
        asked.append(game.decisions()[seat].question)
        reader.asked(game, seat, every_option)
        reader.shown(game, seat, LOOKS)
        reader.told(game, seat)

    _play_rare(name, read)
    assert name in asked


def test_all_question_types_come_up_in_the_games_and_positions_above() -> None:
    seen = questions_asked(map(_match, SETUPS))
    for name in RARE:
        _play_rare(name, lambda game, seat: seen.add(game.decisions()[seat].question))
    assert seen == RULES.questions


def _said(text: str, answers: Sequence[str], wanted: str, words: Words) -> str:
    rehearsal = position(text).choose(0, *answers)
    view = rehearsal.game.view(0)
    assert view.decision is not None
    return option(wanted, view.decision, view, words).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ("infra 1", "Blue’s infra (move 4); Blue gets a card"),
        ("infra 1 shielded", "Blue’s infra, shielded (move 3); Blue gets a card"),
        ("card P17 shielded", "Fusion drive, shielded (move 3)"),
        ("card P15", "Open gas-core booster (move 4)"),
        ("time double", "a time card: the value is doubled"),
        ("factory io/0", "the shield factory at Io shields the action; Blue gets a card"),
    ],
)
def test_what_can_be_gathered_says_what_it_is_worth_and_who_gets_a_card(wanted: str, said: str) -> None:
    text, answers = RARE["gather"]
    assert _said(text, answers, wanted, words_for("en", "starboard.spacecorp")) == said


@pytest.mark.parametrize(
    ("language", "radiation"), [("en", "the radiation costs 2 profit"), ("fr", "coûtent 2 profits")]
)
def test_the_price_of_radiation_is_told_until_the_action_is_shielded(language: str, radiation: str) -> None:
    text, answers = RARE["gather"]
    words = words_for(language, "starboard.spacecorp")
    for more, is_told in (((), True), (("card P15",), True), (("card P17 shielded",), False)):
        rehearsal = position(text).choose(0, *answers, *more)
        asked = question(rehearsal.asked(0), rehearsal.game.view(0), words)
        assert (radiation in asked) is is_told


@pytest.mark.parametrize(
    ("language", "edge", "target", "said"),
    [
        ("en", "market_influence", {}, "Market influence: Blue has fulfilled a contract."),
        ("fr", "market_influence", {}, "Influence du marché : Bleu vient de remplir un contrat."),
        ("en", "hostile_microbes", {}, "Hostile microbes: Blue’s turn begins."),
        ("en", "espionage", {"progress": "low_gravity_physiology", "target": 2}, "Espionage: Green has gained"),
    ],
)
def test_who_may_play_an_edge_is_told_what_happens_and_by_whom(
    language: str, edge: str, target: dict[str, Any], said: str
) -> None:
    view = position("spacecorp planeteers 3\nactive 1").game.view(0)
    asked = question(
        Decision("", 0, "edge", ("pass",), {"edge": edge, **target}), view, words_for(language, "starboard.spacecorp")
    )
    assert asked.replace("\u00a0", " ").startswith(said)


def test_who_plays_an_edge_in_his_own_turn_is_told_so() -> None:
    view = position("spacecorp planeteers 3\nactive 1").game.view(1)
    asked = Decision("", 1, "edge", ("pass",), {"edge": "market_influence"})
    assert "you have fulfilled a contract" in question(asked, view, words_for("en", "starboard.spacecorp"))


def test_a_team_is_named_by_where_it_stands_and_what_it_claims() -> None:
    text, answers = RARE["special_target"]
    words = words_for("en", "starboard.spacecorp")
    assert _said(text, answers, "0 vesta", words) == "the team at the Inner Solar System goes to Vesta"
    assert _said(text, answers, "1 vesta", words) == "the team at Ceres that claims it goes to Vesta"
    assert _said(text, answers, "1 vesta", words_for("fr", "starboard.spacecorp")).startswith("l’équipe sur Cérès")


@pytest.mark.parametrize(
    ("asked", "offered", "meant"),
    [
        ("destination", "moon", "place"),
        ("use_base", "moon/0", "spot"),
        ("transfer", "1 moon", "jump"),
        ("slot", "3", "number"),
        ("upgrade_card", "N20", "card"),
        ("gather", "card N20", "card"),
        ("gather", "card N20 shielded", "card"),
        ("gather", "spaceport moon/0 N20", "spaceport_card"),
        ("colony", "asimov", "colony"),
        ("progress", "terraforming", "progress"),
        ("special_target", "gain", "gain"),
    ],
)
def test_options_of_one_form_are_listed_together(asked: str, offered: str, meant: str) -> None:
    assert VOCABULARY.form(asked, offered) == meant
