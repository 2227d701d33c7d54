"""The cards, tiles, boards, contracts and colonies of SpaceCorp, counted against the inventory of the rule book."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import starboard
from starboard.compiled import PURE
from starboard.spacecorp.bases import CONDITIONS, FIRST_BASES
from starboard.spacecorp.catalog.cards import (
    ACTIONS,
    CARDS,
    COLONIES,
    DECKS,
    ERA_OF,
    ERAS,
    PROGRESS,
    STARTING_CARD,
    TIME_CARDS,
    TIME_IN_DECK,
    read,
)
from starboard.spacecorp.catalog.codes import handled
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import ROWS, contracts, reward
from starboard.spacecorp.contracts import COUNTS
from starboard.spacecorp.corporation import BASES
from starboard.spacecorp.eras.setup import deck_of
from starboard.spacecorp.map.boards import BOARDS, Board
from starboard.spacecorp.map.tiles import TILES, Tile, piles_of
from starboard.spacecorp.scenario import position

FILES = ("boards", "cards", "colonies", "contracts", "progress", "tiles")
MARKS = {"exact", "inferred", "reconstructed"}
SEATS = (2, 3, 4)

every_era = pytest.mark.parametrize("era", ERAS)
every_board = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS.keys())


def entries(value: Any) -> Iterator[dict[str, Any]]:
    """The entries of a data file: every object in a list, but not the parts of such an object."""
    if isinstance(value, list):
        yield from (entry for entry in value if isinstance(entry, dict))
    elif isinstance(value, dict):
        for part in value.values():
            yield from entries(part)


@pytest.mark.parametrize("name", FILES)
def test_every_entry_says_how_sure_it_is(name: str) -> None:
    found = list(entries(read(name, dict[str, Any])))
    assert found
    assert [entry for entry in found if entry.get("mark") not in MARKS] == []


def test_the_printed_values_of_headquarters_say_how_sure_they_are() -> None:
    marks = {name: printed.mark for name, printed in CONSTANTS.headquarters.items()}
    assert set(marks) == {"standard", "planeteers", "starfarers"}
    assert {*marks.values(), CONSTANTS.wheel.mark, CONSTANTS.teams.mark, CONSTANTS.bases.mark} <= MARKS


def test_there_are_46_and_58_and_76_action_cards() -> None:
    assert {era: len(cards) for era, cards in DECKS.items()} == {"mariners": 46, "planeteers": 58, "starfarers": 76}
    assert len(CARDS) == 46 + 58 + 76
    assert len(ERA_OF) == len(CARDS)


def test_each_era_has_twelve_start_cards() -> None:
    assert {era: sum(card.start for card in cards) for era, cards in DECKS.items()} == dict.fromkeys(ERAS, 12)


@pytest.mark.parametrize(("printing", "cards"), [("58", 58), ("53", 53)])
def test_planeteers_has_two_printings_with_the_same_start_cards(printing: str, cards: int) -> None:
    start, rest = deck_of(position(f"spacecorp planeteers 2\noption planeteers_deck {printing}").state)
    assert (len(start), len(start) + len(rest)) == (12, cards)


def test_the_printing_of_planeteers_changes_no_other_deck() -> None:
    for era in ("mariners", "starfarers"):
        start, rest = deck_of(position(f"spacecorp {era} 2\noption planeteers_deck 53").state)
        assert len(start) + len(rest) == len(DECKS[era])


def test_there_is_a_starting_card_for_every_player() -> None:
    thrusters = [card for card in DECKS["mariners"] if card.name == STARTING_CARD]
    assert len(thrusters) == max(SEATS)
    assert all(card.start for card in thrusters)


def test_time_cards_are_one_for_each_player_and_some_for_the_deck() -> None:
    assert len(TIME_CARDS) == 8
    assert {seats: seats + TIME_IN_DECK[seats] for seats in SEATS} == {2: 2, 3: 5, 4: 8}
    assert not set(TIME_CARDS) & set(CARDS)


def test_an_action_card_serves_one_or_two_actions_or_is_special() -> None:
    for card in CARDS.values():
        types = [action.type for action in card.actions]
        assert set(types) <= set(ACTIONS)
        assert len(set(types)) == len(types)
        assert len(types) in (1, 2) or (card.special and not types) or (card.edge and not types), card.id
        assert all((action.value > 0) is (action.times == 0) for action in card.actions if action.type != "special")


def test_cards_of_an_era_serve_only_its_actions() -> None:
    served = {era: {action.type for card in cards for action in card.actions} for era, cards in DECKS.items()}
    assert "revelation" not in served["mariners"]
    assert "revelation" in served["planeteers"]
    assert all("colonize" not in types for types in served.values())


def test_multipliers_belong_to_starfarers() -> None:
    eras = {ERA_OF[card.id] for card in CARDS.values() for action in card.actions if action.times}
    assert eras == {"starfarers"}


def test_there_are_18_adaptations_and_14_breakthroughs_half_of_them_for_each_era() -> None:
    copies = Counter[str]()
    of_era = Counter[str]()
    for card in PROGRESS.values():
        copies[card.kind] += len(card.profits)
        of_era[card.era] += len(card.profits)
    assert copies == {"adaptation": 18, "breakthrough": 14}
    assert of_era == {"planeteers": 16, "starfarers": 16}


def test_the_first_copy_of_a_progress_card_brings_profit_and_the_second_none() -> None:
    for card in PROGRESS.values():
        assert card.profits[0] > card.profits[1] == 0
        assert card.gives


def test_a_progress_card_asks_only_for_cards_that_there_are() -> None:
    for card in PROGRESS.values():
        if card.condition is not None:
            possible = [
                other
                for other in PROGRESS.values()
                if other.kind == card.condition.kind and ERAS.index(other.era) <= ERAS.index(card.era)
            ]
            assert len(possible) > card.condition.n


def test_there_are_70_discovery_tiles_in_their_piles() -> None:
    assert len(TILES) == 70
    assert {era: {pile: len(tiles) for pile, tiles in piles_of(era).items()} for era in ERAS} == {
        "mariners": {"e1": 6, "e2": 3},
        "planeteers": {"e1": 6, "e2": 14, "e3": 8},
        "starfarers": {"primary": 16, "secondary": 12, "alien": 5},
    }


def test_tiles_that_call_for_another_pile_never_call_in_a_circle() -> None:
    for era in ERAS:
        calls = {tile.pile: tile.draw_from for tile in TILES.values() if tile.era == era and tile.draw_from}
        for pile in calls:
            way = [pile]
            while (called := calls.get(way[-1])) is not None:
                assert called in piles_of(era)
                assert called not in way
                way.append(called)


@every_era
def test_the_tiles_of_a_pile_would_do_for_all_boxes_that_show_it(era: str) -> None:
    boxes = Counter(pile for site in BOARDS[era].sites.values() for pile in site.piles)
    for pile, count in boxes.items():
        assert count <= len(piles_of(era)[pile])


def test_there_are_32_colony_tiles_of_which_12_or_17_or_20_are_used() -> None:
    assert len(COLONIES) == 32
    used = {seats: sum(seats in colony.players for colony in COLONIES.values()) for seats in SEATS}
    assert used == {2: 12, 3: 17, 4: 20}
    assert min(colony.value for colony in COLONIES.values()) > 0


def test_each_player_has_four_teams_and_27_bases_of_nine_types() -> None:
    assert CONSTANTS.teams.each == 4
    assert len(BASES) == 9
    assert CONSTANTS.bases.each * len(BASES) == 27
    assert BASES[:6] == FIRST_BASES
    assert set(CONDITIONS) == set(BASES)


@every_era
@pytest.mark.parametrize("seats", SEATS)
def test_a_face_of_the_display_has_a_contract_in_each_of_seven_rows(era: str, seats: int) -> None:
    assert len(ROWS) == 7
    face = contracts(era, seats)
    assert sorted(face) == list(ROWS)
    for contract in face.values():
        assert contract.condition in COUNTS
        assert contract.reward > 0
        assert set(contract.sites) <= set(BOARDS[era].sites)
        assert set(contract.regions) <= set(BOARDS[era].regions)
        assert contract.base in ("", *BASES)


@every_era
def test_three_and_four_players_use_the_same_face(era: str) -> None:
    assert contracts(era, 3) == contracts(era, 4) != contracts(era, 2)


@pytest.mark.parametrize("seats", SEATS)
def test_a_contract_pays_for_the_eras_in_which_its_row_went_unclaimed(seats: int) -> None:
    for row in ROWS:
        single = [contracts(era, seats)[row].reward for era in ERAS]
        assert [reward(disc, "starfarers", row, seats) for disc in range(3)] == [
            sum(single[disc:]) for disc in range(3)
        ]


@pytest.mark.parametrize(
    ("era", "start", "end", "distance"),
    [
        ("mariners", "earth", "moon", 4),
        ("mariners", "moon", "sisyphus", 4),
        ("mariners", "mars_north", "mars_south", 3),
        ("planeteers", "iapetus", "umbriel", 12),
        ("starfarers", "kapteyn", "epsilon_eridani", 60),
    ],
)
def test_the_distances_of_the_rule_book(era: str, start: str, end: str, distance: int) -> None:
    assert BOARDS[era].distance(start, end) == distance


def test_halley_and_phobos_are_three_apart_in_both_directions() -> None:
    crossings = BOARDS["mariners"].crossings
    assert crossings["near_earth_objects", "mars"][0] == crossings["mars", "near_earth_objects"][0] == 3


def test_epsilon_indi_is_near_lacaille_but_not_near_ross() -> None:
    board = BOARDS["starfarers"]
    indi = board.sites["epsilon_indi"]
    assert (indi.multi_star, indi.explore, indi.build, len(indi.piles)) == (True, 10, 20, 3)
    assert board.near("epsilon_indi", "lacaille_9352")
    assert not board.near("epsilon_indi", "ross_780")


@every_board
def test_every_site_lies_in_a_region_that_can_be_reached(board: Board) -> None:
    for site in board.sites.values():
        assert site.region in board.regions
        assert (board.sites[board.start].region, site.region) in board.crossings
    assert all(cost >= 0 for cost, _ in board.crossings.values())


@every_board
def test_borders_cost_the_same_in_both_directions(board: Board) -> None:
    outer = {board.sites[site].region for site in board.orion}  # the Orion arm is never left
    for (start, end), (cost, _) in board.crossings.items():
        assert start in outer or end in outer or board.crossings[end, start][0] == cost


@every_board
def test_what_can_be_explored_can_be_built_on(board: Board) -> None:
    for site in board.sites.values():
        assert bool(site.piles) is (site.explore is not None)
        assert not site.piles or site.build is not None
        assert len(board.spots[site.id]) == (max(1, len(site.piles)) if site.build is not None else 0)


def test_teams_begin_on_one_site_of_each_board() -> None:
    assert {era: (board.start, board.teams) for era, board in BOARDS.items()} == {
        "mariners": ("earth", 2),
        "planeteers": ("inner_system", 2),
        "starfarers": ("sol", 3),
    }


def test_a_code_that_no_rule_handles_is_refused_when_the_catalogue_is_read() -> None:
    with pytest.raises(ValueError, match="no rule handles the colony benefit free_beer; there are: none"):
        handled("colony benefit", ["none", "free_beer"], {"none": 0})
    with pytest.raises(msgspec.ValidationError, match="special"):
        msgspec.convert({**msgspec.to_builtins(TILES["M01"]), "special": "dragons"}, Tile)


@pytest.mark.parametrize(
    ("file", "known", "module"),
    [
        ("colonies", '"per_security"', "benefits.colonies"),
        ("cards", '"special": "relay_beacon"', "benefits.specials"),
        ("cards", '"edge": "piracy"', "benefits.edges"),
        ("progress", '"no_gravity"', "benefits.progress"),
        ("contracts", '"systems_with_bases"', "contracts"),
        ("cards", '"type": "produce"', "catalog.cards"),
        ("tiles", '"special": "phobes"', "map.tiles"),
    ],
)
def test_no_game_begins_with_a_code_that_no_rule_handles(file: str, known: str, module: str, tmp_path: Path) -> None:
    copied = tmp_path / "starboard"
    leave_out = shutil.ignore_patterns("__pycache__", "server", "*.so")
    shutil.copytree(Path(starboard.__file__).parent, copied, ignore=leave_out)
    data = copied / "spacecorp" / "catalog" / f"{file}.json"
    text = data.read_text("utf-8")
    assert known in text
    data.write_text(text.replace(known, known[:-1] + '_indeed"', 1), "utf-8")
    run = [sys.executable, "-c", f"import starboard.spacecorp.{module}"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), PURE: "1"}
    ended = subprocess.run(run, capture_output=True, text=True, env=environment, check=False)
    assert ended.returncode
    assert "indeed" in ended.stderr
