"""What a table cannot agree on: told beforehand with the games, and refused in a sentence of the person's language."""

from __future__ import annotations

import pytest

from tests.server.clients import Client, get, open_table, post

TEAMS = {"en": "Two teams of two need four seats.", "fr": "Deux équipes de deux demandent quatre places."}


@pytest.mark.parametrize("language", TEAMS)
def test_the_games_say_what_does_not_go_together_and_why(service: str, language: str) -> None:
    games = {game["name"]: game for game in get(f"{service}/api/games?tell={language}")}
    assert {
        "option": "teams",
        "values": ["teams", "expert"],
        "of": "seats",
        "among": ["4"],
        "never": [],
        "only": [],
        "text": TEAMS[language],
    } in games["galaxy"]["needs"]
    assert {(need["option"], need["of"]) for need in games["spacecorp"]["needs"]} == {("first_era", "last_era")}


def test_whatever_a_form_may_choose_by_the_description_can_be_opened(service: str) -> None:
    """Each value that needs something is chosen with it, and with what that needs in turn."""
    for game in get(f"{service}/api/games"):
        choices = {choice["name"]: choice for choice in game["choices"]}
        switches = {name: choice["switch"] for name, choice in choices.items() if choice["switch"] not in ("", name)}
        for need in game["needs"]:
            for value in need["values"]:
                for other in need["among"]:
                    wished = {"seats": str(game["seats"][0]), need["option"]: value, need["of"]: other}
                    for option in (need["option"], need["of"]):
                        if option in switches:  # of a module, which is switched on besides
                            _off, on, *_ = choices[switches[option]]["values"]
                            wished.setdefault(switches[option], on)
                    for further in game["needs"] * 2:
                        if wished.get(further["option"]) in further["values"] and further["among"]:
                            if further["of"] == "seats" and wished["seats"] not in further["among"]:
                                wished["seats"] = further["among"][0]
                            wished.setdefault(further["of"], further["among"][0])
                    seats = int(wished.pop("seats"))
                    assert "table" in open_table(service, game["name"], seats, options=wished)


@pytest.mark.parametrize(
    ("wish", "english", "french"),
    [
        ({"game": "galaxy", "seats": 3, "options": {"teams": "expert"}}, TEAMS["en"], TEAMS["fr"]),
        (
            {"game": "spacecorp", "seats": 3, "options": {"first_era": "starfarers", "last_era": "mariners"}},
            "The era a game ends with cannot come before the one it begins with.",
            "L’époque finale ne peut pas précéder celle par laquelle on commence.",
        ),
        ({"game": "galaxy", "seats": 6}, "This game needs 2 to 5 seats.", "Ce jeu demande de 2 à 5 places."),
        (
            {"game": "galaxy", "seats": 2, "options": {"round": "I"}},
            "This game has no option round; please reload the page.",
            "Ce jeu n’a pas d’option round\u00a0; rechargez la page.",
        ),
        (
            {"game": "galaxy", "seats": 2, "options": {"rounds": "IX"}},
            "The option rounds can’t be IX here; please reload the page.",
            "L’option rounds ne peut pas valoir IX ici\u00a0; rechargez la page.",
        ),
        ({"game": "chess", "seats": 2}, "There is no game called chess here.", "Il n’y a pas de jeu chess ici."),
        (
            {"game": "galaxy", "seats": 2, "start": True},
            "Nobody is sitting at the table yet; take a seat first.",
            "Personne n’est encore à la table\u00a0; prenez d’abord une place.",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_the_language_of_who_asks(
    service: str, wish: dict[str, object], english: str, french: str
) -> None:
    assert post(f"{service}/api/tables", wish) == {"status": 400, "why": english}
    assert post(f"{service}/api/tables?tell=fr", wish) == {"status": 400, "why": french}


@pytest.mark.parametrize("language", TEAMS)
def test_a_change_to_what_cannot_be_is_refused_in_the_language_of_the_host(service: str, language: str) -> None:
    opened = open_table(service, seats=4, name="Ana", options={"teams": "teams"})
    with Client(service, opened["table"], opened["token"], tell=language) as ana:
        refused = ana.do("change", seats=3, options={"teams": "teams"})
        assert (refused["code"], refused["why"]) == ("not_possible", TEAMS[language])
        assert ana.do("change", seats=3, options={})["is"] == "done"
        assert len(ana.room["seats"]) == 3


def test_two_who_begin_at_once_have_both_begun(service: str) -> None:
    opened = open_table(service, name="Ana")
    with Client(service, opened["table"], opened["token"]) as ana:
        begun = [ana.do("start"), ana.do("start")]
        assert [answer["is"] for answer in begun] == ["done", "done"]
        assert begun[0]["n"] == begun[1]["n"]
