"""What everybody sees of a mission, and what is told for those who draw it."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.entry import GAME
from starboard.galaxy.modules.missions.briefings import FORBIDDEN, RAIDED, brief
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.seen import seen as modules_seen
from starboard.galaxy.modules.missions.supercards.raids import POLICE
from starboard.galaxy.presentation.table import draw
from starboard.galaxy.registry import word_packages
from starboard.words import LANGUAGES
from starboard.words.words import words_for
from tests.galaxy.modules.missions.jobs import begun, job
from tests.galaxy.modules.missions.rules.test_artifacts import COLUMN
from tests.galaxy.modules.missions.rules.test_flights import GUNS, escorted
from tests.galaxy.modules.missions.rules.test_pay import EXPLOSIVE, FRAGILE, PLAIN_II, truck
from tests.galaxy.modules.missions.rules.test_volatile import CHAIN


def seen(r: Any, seat: int = 0) -> Any:
    return r.game.view(seat).table.modules["missions"]


def test_the_mission_lies_in_sight_with_its_numbers_while_building_and_flying() -> None:
    for r in (begun("riding_a_powder_keg"), job(PLAIN_II, mission="riding_a_powder_keg")):
        values = {"delivered_explosive": 5, "most_explosive": 6}
        assert seen(r)["conditions"] == [{"id": "riding_a_powder_keg", "name": "riding_a_powder_keg", "values": values}]


def test_everybody_sees_what_the_mission_would_bring_as_things_stand() -> None:
    r = job(truck(EXPLOSIVE, EXPLOSIVE), truck(EXPLOSIVE), PLAIN_II, mission="riding_a_powder_keg")
    assert [thing["values"] for thing in seen(r)["tray"]] == [{"credits": 16}, {"credits": 5}, {"credits": 0}]


def test_how_one_is_doing_stands_with_the_mission() -> None:
    r = job(truck(EXPLOSIVE), PLAIN_II, mission="riding_a_powder_keg")
    assert [thing["towards"] for thing in seen(r)["tray"]] == [seen(r)["conditions"][0]["id"]] * 2


def test_the_missions_lie_on_the_table_until_one_is_chosen() -> None:
    setup = RULES.setup(2, {"missions": "chosen", "rounds": "II"})
    r = Rehearsal(Game.new(RULES, setup, "offers"))
    offers = seen(r)["offers"]
    assert [offer["option"] for offer in offers] == list(r.options(0))
    assert all(offer["values"] for offer in offers if offer["name"] != "alien_design" and offer["name"] != "easy_peasy")
    r.choose(0, r.options(0)[0])
    assert seen(r)["offers"] == offers
    r.choose(1, r.options(1)[0])
    assert seen(r)["offers"] == []


def test_all_of_them_do_where_any_may_be_chosen_and_none_where_it_was_agreed() -> None:
    names = {
        how: {offer["name"] for offer in seen(Rehearsal(Game.new(RULES, RULES.setup(2, options), "x")))["offers"]}
        for how, options in {
            "free": {"missions": "free", "rounds": "II"},
            "agreed": {"missions": "free", "rounds": "II", "mission_plan": "carpool"},
        }.items()
    }
    assert names == {"free": set(missions()), "agreed": set()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_directive_forbids_is_not_said_before_the_die_has_fallen(language: str) -> None:
    words = words_for(language, *word_packages(), strict=True)
    setup = RULES.setup(2, {"missions": "free", "rounds": "II"})
    offers = seen(Rehearsal(Game.new(RULES, setup, "x")))["offers"]
    values = next(offer["values"] for offer in offers if offer["name"] == "directives")
    texts = {words("thing-directives.text", **{**values, "directive": forbidden}) for forbidden in FORBIDDEN}
    assert words("thing-directives.text", **values) not in texts


def test_the_escort_stands_on_the_ring_and_one_knows_how_far_it_is() -> None:
    r = escorted(0, -3, escort=-4)
    assert seen(r)["ring"] == [{"id": "escort", "name": "escort", "position": -4}]
    told = [thing["values"] for thing in seen(r)["tray"]]
    assert told == [{"days": 4, "side": "behind"}, {"days": 1, "side": "behind"}]
    assert seen(escorted(0, 20, escort=-6))["ring"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminals_show_it_too(language: str) -> None:
    words = words_for(language, *GAME.words, strict=True)
    drawn = [text for line in draw(escorted(0, -3, escort=2).game.view(0), words, 100) for text, _ in line]
    assert "◆" in drawn
    assert any(words("thing-escort") in text and "+2" in text for text in drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminals_tell_what_each_job_is_about(language: str) -> None:
    words = words_for(language, *GAME.words, strict=True)
    setup = RULES.setup(2, {"missions": "chosen", "rounds": "II"})
    view = Game.new(RULES, setup, "offers").view(0)
    drawn = " ".join("".join(text for text, _ in line) for line in draw(view, words, 5000))
    for offer in view.table.modules["missions"]["offers"]:
        assert words(f"thing-{offer['name']}.story") in drawn


def test_or_what_counts_for_the_bet() -> None:
    tray = seen(job(GUNS, PLAIN_II, mission="the_bet"))["tray"]
    assert [thing["values"] for thing in tray] == [{"lost": 0, "cannons": 2}, {"lost": 0, "cannons": 0}]


def test_dead_zones_are_hatched() -> None:
    dead = seen(job(COLUMN.replace("starting_cabin 3333", "starting_cabin 3333 crew=2"), mission="experiments"))["dead"]
    assert [(zone["seat"], set(zone["squares"])) for zone in dead] == [(0, {"6,5", "6,6", "6,7", "6,8", "6,9"})]


def test_explosions_tell_what_they_took_along() -> None:
    r = job(CHAIN, mission="cocktail_time", cards="meteors meteors=large_front", dice=[6])
    told = {event.data["square"]: set(event.data["squares"]) for event in r.events("exploded", 0)}
    assert told == {
        "6,6": {"7,6", "6,7", "7,7"},
        "7,7": {"6,6", "7,6", "6,7", "8,7", "8,8", "7,8"},
    }
    r = job(truck(FRAGILE, FRAGILE), mission="cocktail_time", cards="meteors meteors=large_left", dice=[7])
    assert [event.data["squares"] for event in r.events("shattered", 0)] == [["6,7"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", missions())
def test_every_mission_has_a_briefing_and_a_debriefing(mission: str, language: str) -> None:
    words = words_for(language, *word_packages(), strict=True)
    briefing = words("event-mission_chosen", mission=mission, agreed=1)
    assert briefing.startswith(words(f"thing-{mission}"))
    assert len(briefing) > len(words(f"thing-{mission}")) + 20
    over = {words("event-mission_over", mission=mission, paid=paid) for paid in (0, 1)}
    assert len(over) == (1 if mission in ("alien_design", "the_bet", "easy_peasy") else 2)


def test_an_officer_is_seen_where_the_owner_is_asked_about_him_and_nowhere_else() -> None:
    """Before he enters a component somebody may be asked: then he stands on the one before."""
    r = job(PLAIN_II, mission="platinum_club", cards="SC26", dice=[(6, 1)], newer_technology="yes")
    assert seen(r)["walkers"] == []
    table = r.state.copy()
    table.drawers = {**table.drawers, POLICE: [POLICE, 0, "7,7"]}
    assert modules_seen(table)["walkers"] == [{"id": "robopolice", "seat": 0, "square": "7,7"}]


def test_builders_know_whether_the_police_may_come() -> None:
    assert seen(begun("platinum_club", newer_technology="yes"))["police"] is True
    assert seen(begun("platinum_club"))["police"] is False
    assert seen(begun("heavy_duty", newer_technology="yes"))["police"] is False


def test_where_they_may_come_sensible_builders_want_guards() -> None:
    told = brief(begun("platinum_club", newer_technology="yes").game.view(0).table, 0)
    assert RAIDED in told
    assert RAIDED not in brief(begun("platinum_club").game.view(0).table, 0)
