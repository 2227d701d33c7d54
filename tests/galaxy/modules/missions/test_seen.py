"""What everybody sees of a mission, and what is told for those who draw it."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.galaxy.modules.missions.briefings import RAIDED, brief
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.seen import seen as modules_seen
from starboard.galaxy.modules.missions.supercards.raids import POLICE
from starboard.galaxy.registry import word_packages
from starboard.words import LANGUAGES
from starboard.words.words import words_for
from tests.galaxy.modules.missions.jobs import begun, job
from tests.galaxy.modules.missions.rules.test_artifacts import COLUMN
from tests.galaxy.modules.missions.rules.test_flights import GUNS
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
