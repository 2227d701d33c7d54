"""Everything that somebody of the team can do lights up its card."""

from __future__ import annotations

from starboard.galaxy.modules.support_team.catalogue import people
from starboard.galaxy.modules.support_team.forms import FORMS, forms_of
from starboard.galaxy.modules.support_team.vocabulary import VOCABULARY, StandBy
from starboard.galaxy.vocabulary.questions import Done


def test_every_act_of_the_team_belongs_to_one_of_its_people() -> None:
    asked = VOCABULARY.questions["use_team"]
    acts = {*asked.forms, *VOCABULARY.more["build"]} - {Done, StandBy}
    owned = [form for forms in FORMS.values() for form in forms]
    assert set(owned) == acts
    assert len(owned) == len(acts)
    assert set(FORMS) <= set(people())
    assert forms_of("plumber") == ["plumber_bypass", "plumber_universal"]
    assert forms_of("inspector") == []
