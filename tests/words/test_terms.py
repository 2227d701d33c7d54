"""One term for one thing: no text for players uses a word that `docs/rules/terms.toml` rules out."""

from __future__ import annotations

from starboard.games import GAMES
from tests.words.terms import EVERYWHERE, TERMS, broken, terms_broken_by


def test_texts_keep_to_the_terms_of_the_house() -> None:
    assert broken() == [], "these break docs/rules/terms.toml"


def test_every_term_is_said_in_both_languages_and_not_ruled_out_itself() -> None:
    assert set(TERMS) == {EVERYWHERE, *GAMES}
    for terms in TERMS.values():
        for name, term in terms.items():
            assert set(term) <= {"en", "fr", "not_en", "not_fr", "except_en", "except_fr", "note"}, name
            for language in ("en", "fr"):
                assert term[language], name
                assert term[language] not in term.get(f"not_{language}", ()), name


def test_whole_words_are_looked_for_in_any_case_and_number() -> None:
    assert terms_broken_by("Two Pipes and a battery cell", "galaxy", "en") == ["connector", "battery_token"]
    assert terms_broken_by("a stovepipe made of spare parts, part of a cellar", "galaxy", "en") == []
    assert terms_broken_by("des météores, pas des météorites", "galaxy", "fr") == ["meteor"]
    assert terms_broken_by("vers la première page", "spacecorp", "fr") == ["home_page"]
