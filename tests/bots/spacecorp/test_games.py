from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from starboard.arena.match import Match
from starboard.arena.simulate import Plan, play
from starboard.bots.player import Look, Player
from starboard.bots.roster import BOTS
from starboard.bots.spacecorp.sensible import SensibleBot
from starboard.engine import Decision, Game, Rehearsal, View
from starboard.spacecorp import RULES
from starboard.spacecorp.catalog.cards import CARDS, ERAS
from starboard.spacecorp.scenario import position
from starboard.spacecorp.table import Table
from starboard.spacecorp.view import TableView

MOST_ANSWERS = 6000
"""Far more than any game between sensible players takes."""


def _choice(r: Rehearsal[Table], seat: int = 0) -> str:
    return SensibleBot().choose(r.asked(seat), lambda: r.game.view(seat))


def _answer(r: Rehearsal[Table], *questions: str) -> None:
    """The sensible player answers these questions."""
    for question in questions:
        decision = r.asked(0)
        assert decision.question == question
        r.choose(0, SensibleBot().choose(decision, lambda: r.game.view(0)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sensible_corporations_play_the_whole_game_to_its_end(seats: int) -> None:
    for seed in range(2):
        game = Game.new(RULES, RULES.setup(seats), f"whole {seed}")
        Match(game, [SensibleBot(seat) for seat in range(seats)]).play_out(MOST_ANSWERS)
        assert game.over


@pytest.mark.parametrize("era", ERAS)
def test_sensible_corporations_end_any_single_era_beside_random_ones(era: str) -> None:
    game = Game.new(RULES, RULES.setup(4, {"first_era": era, "last_era": era}), f"single {era}")
    Match(game, [BOTS["spacecorp"][("sensible", "random")[seat % 2]](seat) for seat in range(4)]).play_out(MOST_ANSWERS)
    assert game.over


def test_sensible_corporations_beat_random_ones() -> None:
    won = 0
    for number in range(6):
        bots = ("sensible", "random") if number % 2 else ("random", "sensible")
        scores = play(Plan("spacecorp", bots, "duel"), number).scores
        won += scores[bots.index("sensible")] > scores[bots.index("random")]
    assert won == 6


def test_sensible_corporations_earn_several_times_what_random_ones_do() -> None:
    scores = [play(Plan("spacecorp", ("sensible", "random") * 2, "beside"), number).scores for number in range(3)]
    sensible, careless = (sum(score[seat] + score[seat + 2] for score in scores) for seat in range(2))
    assert sensible > 3 * max(careless, 1)


def test_eras_end_by_contracts_and_by_the_deck() -> None:
    games = [play(Plan("spacecorp", ("sensible",) * 3, "endings"), number).statistics[0] for number in range(6)]
    for endings in ([game[f"{era} ended by contracts"] for game in games] for era in ("mariners", "planeteers")):
        assert sum(endings) >= 2
    assert 0 < sum(game["starfarers ended by contracts"] for game in games) < len(games)


class ThroughPaper:
    """Gives a player a decision and a view that were written to JSON and read back: data and nothing behind it."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, decision: Decision, look: Look) -> str:
        def reread() -> View:
            plain: View = _reread(look(), View)
            return msgspec.structs.replace(plain, table=msgspec.convert(plain.table, TableView))

        return self._player.choose(_reread(decision, Decision), reread)


def _reread(thing: Any, kind: type[Any]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing), type=kind)


def _play(bot: str, seat_at: Callable[[Player], Player]) -> Game[Table]:
    game = Game.new(RULES, RULES.setup(2), "paper")
    Match(game, [seat_at(BOTS["spacecorp"][bot](f"paper {seat}")) for seat in range(2)]).play_out()
    return game


@pytest.mark.parametrize("bot", BOTS["spacecorp"])
def test_bots_of_spacecorp_need_nothing_but_decisions_and_views(bot: str) -> None:
    on_paper = _play(bot, ThroughPaper)
    assert on_paper.over
    assert on_paper.log.entries == _play(bot, lambda player: player).log.entries


def test_a_player_with_a_small_hand_and_nothing_to_do_researches() -> None:
    r = position("spacecorp mariners 2\nseat 0 hand=time,cargo_pod")
    assert {"research", "move"} <= set(r.options(0))
    assert _choice(r) == "research"


def test_good_infra_is_placed_early_and_not_over_what_is_printed_for_the_same() -> None:
    r = position("spacecorp mariners 2\nseat 0 hand=chemical_thruster,time")
    _answer(r, "choose_action", "slot")
    assert r.events("upgraded", 0)[0].data["slot"] != 1


def test_a_team_explores_with_no_more_cards_than_it_takes() -> None:
    r = position("spacecorp mariners 2\nseat 0 hand=science_module,rover,telescope_array teams=mars_north,earth")
    _answer(r, "choose_action", "gather", "gather")
    assert [CARDS[card].name for card in r.events("cards_played", 0)[0].data["cards"]] == ["rover"]


def test_a_team_on_a_lagrange_point_builds_a_spaceport_there() -> None:
    r = position("spacecorp mariners 2\nseat 0 hand=cargo_pod teams=lunar_l4,earth")
    r.choose(0, "build")
    _answer(r, "base_type")
    assert r.state.bases["lunar_l4/0"] == (0, "spaceport")


def test_a_tile_that_produces_gets_a_refinery() -> None:
    r = position("spacecorp mariners 2\nseat 0 hand=regolith_printer teams=moon,earth\ntile moon/0 exotic_elements")
    r.choose(0, "build")
    _answer(r, "base_type")
    assert r.state.bases["moon/0"] == (0, "refinery")


def test_what_can_produce_produces_for_the_contract() -> None:
    text = "spacecorp mariners 2\nseat 0 hand=mining_robots\ntile moon/0 exotic_elements\nbase moon/0 0 refinery"
    assert _choice(position(text)) == "produce"


@pytest.mark.parametrize("means", ["hand=interception", "hand=- infra=plasma_drive,ion_drive,-"])
def test_with_the_deck_exhausted_a_player_with_nothing_to_gain_passes(means: str) -> None:
    r = position(f"spacecorp mariners 2\nseat 0 {means}\ndeck -\noffer -,-,-,-\nending deck")
    assert {"move", "pass"} <= set(r.options(0))
    assert _choice(r) == "pass"


def test_a_full_system_becomes_a_colony() -> None:
    text = "spacecorp starfarers 2\nseat 0 hand=-\ntile wolf_359/0 habitable\nbase wolf_359/0 0 biolab"
    assert _choice(position(text)) == "colonize"


def test_a_team_goes_from_a_colony_to_the_orion_arm() -> None:
    r = position(
        "spacecorp starfarers 2\nseat 0 hand=fusion_booster,2nd_gen_antimatter_drive,2nd_gen_antimatter_drive"
        " teams=kapteyn,sol,sol\ntile kapteyn/0 habitable\ntile kapteyn/1 icy_moons"
        "\nbase kapteyn/0 0 biolab\nbase kapteyn/1 0 industrial\ncolony kapteyn 0 asimov"
    )
    _answer(r, "choose_action", "choose_team", "destination")
    assert r.asked(0).about["to"] == "orion_1"


def test_the_beyond_marker_is_fetched_when_the_era_is_nearly_over() -> None:
    r = position(
        "spacecorp mariners 2\nseat 0 hand=plasma_drive,plasma_drive,interception,heavy_lifter,time teams=earth,earth"
        "\ndeck N30,N31,N32"
    )
    _answer(r, "choose_action", "choose_team", "destination")
    assert r.asked(0).about["to"] == "asteroid_belt"
