"""Questions in words: each is a Fluent message and the values it needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.engine import Decision, View
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.presentation.nouns import (
    action_name,
    capitalised,
    card_name,
    card_names,
    progress_name,
    the_site,
    the_spot,
)
from starboard.words import Words

NEEDING = frozenset({"move", "explore", "build"})
"""The actions that must reach a number; the others go as far as their value."""


def question(decision: Decision, view: View, words: Words) -> str:
    """The question in words."""
    about = decision.about
    match decision.question:
        case "choose_action":
            banned = action_name(view.table.banned, words) if view.table.banned else "none"
            said = words("question-choose_action", banned=banned)
        case "choose_team":
            said = words("question-choose_team", action=action_name(about["action"], words))
        case "gather":
            message = "question-gather" if about["action"] in NEEDING else "question-gather-open"
            said = words(message, task=_task(about, words), need=about["need"], value=about["value"])
            if about.get("radiation"):
                said = f"{said} {words('question-gather-radiation', profit=about['radiation'])}"
        case "take_card" if "edge" in about:
            said = words("question-piracy")
        case "flee":
            said = words("question-flee", start=the_site(BOARDS[view.table.era].start, words))
        case "edge":
            said = words("question-edge", edge=words(f"card-{about['edge']}"), moment=_moment(decision, view, words))
        case asked:
            said = words(f"question-{asked}", **_values(about, words))
    return capitalised(said)


def _task(about: Mapping[str, Any], words: Words) -> str:
    """What value is being gathered for."""
    action = about["action"]
    if action == "move":
        return words("task-move", **{"from": the_site(about["from"], words), "to": the_site(about["to"], words)})
    if action == "explore":
        return words("task-explore", site=the_site(about["site"], words))
    if action == "build" and "site" in about:
        bases = ", ".join(words(f"base-{base}") for base in about["bases"])
        return words("task-build", site=the_site(about["site"], words), bases=bases)
    return words("task-colonize" if action == "build" else f"task-{action}")


def _moment(decision: Decision, view: View, words: Words) -> str:
    """The moment at which an edge may be played: something that somebody does, most often in a turn of his own."""
    about = decision.about
    seat = about.get("target", view.table.active)
    return words(
        f"moment-{about['edge']}",
        who="you" if seat == decision.seat else "other",
        name=words.seat_name(seat),
        amount=about.get("amount", 0),
        cards=card_names(about.get("cards", ()), words),
        progress=progress_name(about["progress"], words) if "progress" in about else "",
    )


def _values(about: Mapping[str, Any], words: Words) -> dict[str, Any]:
    values: dict[str, Any] = {name: value for name, value in about.items() if isinstance(value, (str, int))}
    for name in ("site", "from", "to"):
        if name in about:
            values[name] = the_site(about[name], words)
    if "spot" in about:
        values["spot"] = the_spot(about["spot"], words)
    if "card" in about:
        values["card"] = card_name(about["card"], words)
    if "special" in about:
        values["special"] = words(f"card-{about['special']}")
    if "kind" in about:
        values["kind"] = words(f"kind-{about['kind']}.a")
    if "target" in about:
        values["target"] = words.seat_name(about["target"])
    return values
