"""How SpaceCorp looks in a terminal: the map of each era, corporations, contracts and cards."""

import unicodedata

import pytest
from rich.cells import cell_len

from starboard.spacecorp.catalog.cards import ERAS
from starboard.spacecorp.presentation.table import LOOKS, draw
from starboard.spacecorp.scenario import position
from starboard.words import Words, plain_text, words_for

MARINERS = """
spacecorp mariners 2
seat 0 profit=3 hand=plasma_drive,salvage,time infra=solid_core_nuclear_drive,-,- teams=moon,earth genetics=4
seat 1 teams=asteroid_belt,moon
tile moon/0 M04
base moon/0 1 refinery
claim moon 0 0
contract 2 1
beyond 1 1
"""
STARFARERS = """
spacecorp starfarers 2
seat 0 teams=tau_ceti@3,tau_ceti@1,tau_ceti
seat 1 teams=tau_ceti@1,sol progress=probe_network heritage=M09,refinery
tile ross_780/0 S07
tile ross_780/1 S19
base ross_780/0 1 refinery
base ross_780/1 1 exploitation exploited
colony ross_780 1 asimov
"""


@pytest.fixture(scope="module")
def words() -> Words:
    return words_for("en", "starboard.spacecorp", strict=True)


def _lines(text: str, words: Words, width: int = 80, look: str = "", seat: int | None = 0) -> list[str]:
    view = position(text).game.view(seat)
    drawing = LOOKS[look](view, words, width) if look else draw(view, words, width)
    return [" ".join(line.split()) for line in plain_text(drawing).splitlines()]


def test_a_site_shows_costs_tile_base_claim_and_teams(words: Words) -> None:
    assert "│ Moon e1 b2 Water ice ≈ B−1 ■B refinery ⚑R R▲ B▲" in _lines(MARINERS, words)


def test_on_a_phone_a_site_goes_on_below_itself(words: Words) -> None:
    lines = _lines(MARINERS, words, 47)
    at = lines.index("│ Moon e1 b2 · Water ice ≈ B−1 · ■B refinery")
    assert lines[at + 1] == "│ ⚑R R▲ B▲"
    assert "│ Asteroid Belt · the edge of the map · B▲" in lines
    assert not any("  · " in line for line in plain_text(draw(position(MARINERS).game.view(0), words, 47)).splitlines())


def test_sites_that_nobody_has_touched_share_a_line(words: Words) -> None:
    assert "│ Halley’s Comet e1 b3 · Sisyphus e1 b3" in _lines(MARINERS, words)


def test_the_rail_shows_what_borders_cost(words: Words) -> None:
    lines = _lines(MARINERS, words)
    regions = ["● Earth orbit", "1 Solar Lagrange points", "1 Near-Earth objects", "3 Mars", "3 Asteroid Belt"]
    assert [line for line in lines if line in regions] == regions


def test_the_edge_of_the_map_shows_who_has_come_there(words: Words) -> None:
    lines = _lines(MARINERS, words)
    assert "│ Asteroid Belt the edge of the map B▲" in lines
    assert "beyond markers: 1. Blue, 2. free · tiles left: e1 5, e2 3" in lines


def test_a_corporation_shows_its_numbers_and_what_its_headquarters_is_worth(words: Words) -> None:
    lines = _lines(MARINERS, words)
    assert "► Red (you) profit 3 · cards 3 · genetics 4 ●○○" in lines
    assert "HQ research 2, move 2, explore 1" in lines
    assert "infra Solid-core nuclear drive" in lines


def test_contracts_show_what_they_pay_now_and_which_are_fulfilled(words: Words) -> None:
    lines = _lines(MARINERS, words)
    assert "1 +2 Produce for the first time" in lines
    assert "2 ✓ A base at the north of Mars or the south of Mars" in lines
    later = _lines("spacecorp planeteers 2\ncontract 1 0\n", words, seat=None)
    assert "1 +5 2 progress cards" in later, "the Mariners contract of that row pays too"


def test_only_the_own_hand_is_shown(words: Words) -> None:
    game = position(MARINERS).game
    assert "Plasma drive" in plain_text(draw(game.view(0), words, 80))
    for other in (1, None):
        assert "Plasma drive" not in plain_text(draw(game.view(other), words, 80)).partition("Your hand")[2]


def test_cards_are_explained_with_their_edges(words: Words) -> None:
    lines = _lines(MARINERS, words, look="cards")
    assert "• Edge: On your own turn: take the whole offer." in lines
    assert "• May be placed as infra on your HQ" in lines


def test_an_approach_track_shows_who_is_how_far_from_the_star(words: Words) -> None:
    """Red’s teams have just come one space nearer, at the start of Red’s turn; Blue’s have not."""
    assert "│ ◦RB★ R▲▲" in _lines(STARFARERS, words, seat=None)


def test_a_system_shows_its_colony_its_boxes_and_its_borders(words: Words) -> None:
    lines = _lines(STARFARERS, words, seat=None)
    at = lines.index("Ross 780 e4 b6 Lacaille 9352 20 · Orion 2 20")
    assert lines[at + 1 : at + 4] == [
        "│ ♦B Asimov 2",
        "│ 1 Planetary system P3 C1 ■B refinery",
        "│ 2 Stardust ∴ used up B+4 ■B exploitation",
    ]


def test_a_heritage_tile_shows_what_it_produces(words: Words) -> None:
    assert "heritage exotic elements with a refinery, P3" in _lines(STARFARERS, words, seat=None)


def test_on_a_wide_screen_the_rest_stands_beside_the_map(words: Words) -> None:
    wide = _lines(MARINERS, words, 140)
    assert len(wide) < len(_lines(MARINERS, words, 80))
    assert any("Map" in line and "Corporations" in line for line in wide)
    assert any("Plasma drive" in line and "edge of the map" in line for line in wide), "hand and map in one look"


def test_while_value_is_gathered_a_narrow_screen_shows_cards_and_no_map(words: Words) -> None:
    view = position(MARINERS).choose(0, "research").game.view(0)
    assert view.decision is not None
    assert view.decision.question == "gather"
    assert "── Map" not in plain_text(draw(view, words, 80))
    assert "── Map" in plain_text(draw(view, words, 140))


def test_the_supply_is_shown_when_asked_for(words: Words) -> None:
    assert any(line.startswith("supply attraction 3, biolab 3") for line in _lines(MARINERS, words, look="corps"))


def test_the_legend_tells_what_moves_take_besides_borders(words: Words) -> None:
    assert "Over the surface from the north of Mars to the south of Mars: 3." in _lines(MARINERS, words, look="map")
    later = " ".join(_lines("spacecorp planeteers 2\n", words, look="map"))
    assert "Moving between these regions takes 6 more: Saturn, Uranus, Neptune, Pluto." in later


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("width", [47, 80, 140])
def test_every_character_takes_one_column(era: str, width: int, words: Words) -> None:
    text = {"mariners": MARINERS, "starfarers": STARFARERS}.get(era, f"spacecorp {era} 4\n")
    view = position(text).game.view(0)
    shown = "".join(plain_text(look(view, words, width)) for look in (draw, *LOOKS.values()))
    assert not {character for character in shown if unicodedata.east_asian_width(character) in "WF"}
    assert all(cell_len(line) == len(line) <= width for line in shown.splitlines())
