"""SpaceCorp, section 22: the end of Starfarers and who wins."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.catalog.cards import COLONIES
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import LAST_TURN, gained, profit
from tests.spacecorp.rules.playing import play

SYSTEMS = [site.id for site in BOARDS["starfarers"].sites.values() if site.piles]
PLAIN = [name for name, tile in COLONIES.items() if tile.benefit == "none"]
"""Colonies that give nothing but themselves."""


def colonies(*owned: tuple[int, str]) -> list[str]:
    """Colonies of these players, each in a system of its own."""
    return [f"colony {site} {owner} {name}" for site, (owner, name) in zip(SYSTEMS, owned, strict=False)]


def ended(*lines: str, seats: int = 2) -> Rehearsal[Table]:
    """Seat 0 takes the last turn of the game, in which nobody gains anything."""
    contracts = [f"contract {row} 3" for row in (1, 2, 5)]
    r = play(f"spacecorp starfarers {seats}", "seat 0 hand=S64 teams=barnard@3", *LAST_TURN, *contracts, *lines)
    return r.choose(0, "special")


def winners(r: Rehearsal[Table]) -> list[int]:
    """Who has won."""
    assert r.game.over
    return list(r.game.view(None).table.winners)


@pytest.mark.rule("SC-22.1")
def test_colony_bonuses_of_the_end_come_before_the_profit_for_colonies() -> None:
    r = ended(*colonies((1, "brin"), (2, "bear")), seats=3)
    assert r.question() == "unfulfilled 2"
    assert [event.data["source"] for event in r.events("profit")] == ["colony"]
    r.choose(2, "3")
    assert [(event.seat, event.data["source"]) for event in r.events("profit")] == [
        (1, "colony"),
        (2, "colony"),
        (1, "colonies"),
        (2, "colonies"),
    ]


@pytest.mark.rule("SC-22.1")
def test_bonuses_of_the_end_count_for_victory() -> None:
    lines = ("seat 0 profit=10", *colonies((0, "asimov"), (1, "brin")))
    r = ended(*lines, seats=3)
    assert gained(r, 1, "colony") == [len(SYSTEMS) - 2] == [11]
    assert winners(r) == [1]
    assert winners(ended(*lines, "seat 0 profit=12", seats=3)) == [0]


@pytest.mark.rule("SC-22.2", "SC-R-42")
@pytest.mark.parametrize(("count", "change"), [(0, -1), (1, 1), (2, 4), (3, 8), (4, 13), (5, 13)])
def test_profit_is_adjusted_by_the_number_of_colonies(count: int, change: int) -> None:
    r = ended("seat 0 profit=20", "seat 1 profit=20", *colonies(*((1, name) for name in PLAIN[:count])))
    assert gained(r, 1, "colonies") == [change]
    assert profit(r, 1) == 20 + change
    assert profit(r, 0) == 20 - 1


@pytest.mark.rule("SC-R-42")
def test_the_adjustment_is_made_for_each_player_by_himself() -> None:
    owned = ((0, PLAIN[0]), (1, PLAIN[1]), (1, PLAIN[2]), (2, PLAIN[3]), (2, PLAIN[4]), (2, PLAIN[5]))
    r = ended(*(f"seat {seat} profit=10" for seat in range(4)), *colonies(*owned), seats=4)
    assert [profit(r, seat) for seat in range(4)] == [10 + 1, 10 + 4, 10 + 8, 10 - 1]


@pytest.mark.rule("SC-R-35")
def test_profit_does_not_fall_below_zero() -> None:
    r = ended("seat 0 profit=0", "seat 1 profit=1")
    assert [profit(r, seat) for seat in range(2)] == [0, 0]
    assert gained(r, 0, "colonies") == []


@pytest.mark.rule("SC-22.3", "SC-1.3")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_player_with_the_most_profit_wins(best: int) -> None:
    r = ended(*(f"seat {seat} profit={31 if seat == best else 30}" for seat in range(3)), seats=3)
    assert winners(r) == [best]
    assert max(range(3), key=lambda seat: r.game.scores[seat]) == best


@pytest.mark.rule("SC-22.3")
def test_profit_is_compared_after_the_adjustment() -> None:
    r = ended("seat 0 profit=30", "seat 1 profit=29", *colonies((1, PLAIN[0])))
    assert [profit(r, seat) for seat in range(2)] == [29, 30]
    assert winners(r) == [1]


@pytest.mark.rule("SC-22.4")
def test_a_tie_goes_to_the_greatest_sum_of_colony_values() -> None:
    small, big = "asimov", "clarke"
    assert COLONIES[small].value < COLONIES[big].value
    tied = ("seat 0 profit=20 progress=probe_network,sensory_focus", "seat 1 profit=20")
    assert winners(ended(*tied, *colonies((0, small), (1, big)))) == [1]
    assert winners(ended(*tied, *colonies((0, big), (1, small)))) == [0]


@pytest.mark.rule("SC-22.4")
def test_the_values_of_all_colonies_are_added_up() -> None:
    assert COLONIES["asimov"].value + COLONIES["cherryh"].value > COLONIES["clarke"].value
    tied = ("seat 0 profit=20", "seat 1 profit=17")  # one colony is worth 1, two are worth 4
    r = ended(*tied, *colonies((0, "clarke"), (1, "asimov"), (1, "cherryh")), seats=4)
    assert profit(r, 0) == profit(r, 1) == 21
    assert winners(r) == [1]


@pytest.mark.rule("SC-22.4")
def test_colonies_do_not_help_a_player_who_has_less_profit() -> None:
    r = ended("seat 0 profit=20", "seat 1 profit=17", "seat 2 profit=18", *colonies((1, "lem")), seats=3)
    assert [profit(r, seat) for seat in range(3)] == [19, 18, 17]
    assert winners(r) == [0]


@pytest.mark.rule("SC-22.5")
def test_a_tie_of_colony_values_goes_to_the_most_progress_cards() -> None:
    lines = (
        "seat 0 profit=20 progress=probe_network",
        "seat 1 profit=20 progress=probe_network,sensory_focus",
        "seat 2 profit=19 progress=energy_fields,acclimation,sensory_focus",
    )
    assert winners(ended(*lines, seats=3)) == [1]
    even = colonies((0, "asimov"), (1, "cherryh"))
    assert COLONIES["asimov"].value == COLONIES["cherryh"].value
    assert winners(ended(*lines, *even, seats=4)) == [1]


@pytest.mark.rule("SC-22.6")
def test_if_all_is_equal_the_victory_is_shared() -> None:
    lines = (
        "seat 0 profit=20 progress=probe_network",
        "seat 1 profit=12 progress=acclimation,sensory_focus",
        "seat 2 profit=20 progress=sensory_focus",
    )
    r = ended(*lines, seats=3)
    assert winners(r) == [0, 2]
    assert r.game.scores[0] == r.game.scores[2] > r.game.scores[1]
