"""Options in words, one by one or for a long list."""

from __future__ import annotations

import re
from collections.abc import Callable

from starboard.engine import Decision, View
from starboard.spacecorp.catalog.cards import CARDS, COLONIES, PROGRESS, CardAction
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import contracts
from starboard.spacecorp.corporation import place_of
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.presentation.nouns import (
    SITES,
    action_name,
    base_text,
    benefit_text,
    card_in_words,
    card_name,
    card_text,
    colony_name,
    contract_text,
    headquarters_worth,
    headquarters_worths,
    progress_name,
    progress_text,
    the_site,
    the_spot,
    tile_name,
    worth_in_words,
)
from starboard.spacecorp.view import CorporationView
from starboard.words import Words

SPOT = re.compile(r"\w+/\d+")
JUMP = re.compile(r"\d+ \w+")


def form(option: str) -> str:
    """The form of an option: what it is the name of, or its first word."""
    if SPOT.fullmatch(option):
        return "spot"
    if JUMP.fullmatch(option):
        return "jump"
    if option.isdecimal():
        return "number"
    for kind, names in (("place", SITES), ("card", CARDS), ("progress", PROGRESS), ("colony", COLONIES)):
        if option in names:
            return kind
    return option.partition(" ")[0]


def brief(option: str, decision: Decision, view: View, words: Words) -> tuple[str, str]:
    """An option for a long list: what it is about, and the last detail in which it differs from its neighbours."""
    match decision.question, form(option):
        case "destination", "place":
            return option, str(_distance(option, decision, view))
        case _, "jump":
            team, _, site = option.partition(" ")
            return team, site
        case "gather", "card":
            _, card, *shielded = option.split(" ")
            return " ".join([card, *shielded]), card_name(card, words)
        case "gather", "spaceport":
            _, spot, *cards = option.split(" ")
            return spot, " ".join(cards)
        case _:
            return option, ""


def option(option: str, decision: Decision, view: View, words: Words) -> str:
    """One option in words."""
    said = _SAID.get(decision.question)
    found = said(option, decision, view, words) if said is not None else None
    return words(f"option-{decision.question}-{form(option)}") if found is None else found


def _choose_action(option: str, _: Decision, __: View, words: Words) -> str | None:
    if option.startswith("edge "):
        return _own_edge(option, words)
    if option in ("pass", "skip"):
        return None
    action = action_name(option, words)
    return words("option-choose_action-action", action=action, text=words(f"action-{option}.text"))


def _own_edge(option: str, words: Words) -> str:
    card = option.removeprefix("edge ")
    return words("option-edge-own", edge=card_name(card, words), text=card_text(card, words))


def _team(number: str, decision: Decision, view: View, words: Words) -> str:
    """A team by where it stands."""
    site, spaces = place_of(view.table.corporations[decision.seat].teams[int(number)])
    the = the_site(site, words)
    if spaces:
        return words("option-team-track", site=the, spaces=spaces)
    claiming = list(view.table.claims.get(site, ())) == [decision.seat, int(number)]
    return words("option-team-claiming" if claiming else "option-team", site=the)


def _named_team(option: str, decision: Decision, view: View, words: Words) -> str | None:
    return _team(option.removeprefix("team "), decision, view, words) if option.startswith("team ") else None


def _distance(end: str, decision: Decision, view: View) -> int:
    progress = view.table.corporations[decision.seat].progress
    floating = any(PROGRESS[name].gives.get("no_gravity") for name in progress)
    return BOARDS[view.table.era].distance(decision.about["from"], end, gravity=not floating)


def _destination(option: str, decision: Decision, view: View, words: Words) -> str:
    irradiated = BOARDS[view.table.era].is_irradiated(decision.about["from"], option)
    message = "option-destination-irradiated" if irradiated else "option-destination-place"
    return words(message, site=the_site(option, words), distance=_distance(option, decision, view))


def _base(option: str, _: Decision, view: View, words: Words) -> str:
    owner, base = view.table.bases[option]
    return words(
        "option-use_base-spot",
        base=words(f"base-{base}"),
        spot=the_spot(option, words),
        name=words.seat_name(owner),
    )


def _base_type(option: str, _: Decision, view: View, words: Words) -> str:
    text = base_text(option, view.table.era, words)
    return words("option-base_type-base", base=words(f"base-{option}"), text=text)


def _gather(option: str, decision: Decision, view: View, words: Words) -> str:
    action = decision.about["action"]
    match option.split(" "):
        case ["do", "it"]:
            return words("option-gather-do", profit=decision.about["profit"] or 0)
        case ["time", use]:
            return words(f"option-gather-time-{use}")
        case ["infra", seat, *shielded]:
            return _infra(int(seat), action, bool(shielded), decision, view, words)
        case ["card", card, *shielded]:
            worth = CARDS[card].worth(action)
            assert worth is not None
            message = "option-gather-card-shielded" if shielded else "option-gather-card"
            said = worth_in_words(_plain(worth, bool(shielded)), words)
            return words(message, card=card_name(card, words), worth=said)
        case [helper, spot, *cards]:
            said = _doubled(spot, cards[0], decision, words) if cards else _helper(helper, spot, words)
            owner = view.table.bases[spot][0]
            if owner == decision.seat:
                return said
            return words("option-gather-compensated", said=said, name=words.seat_name(owner))
        case _:
            return option


def _plain(worth: CardAction, shielded: bool) -> CardAction:
    """The one value that is used."""
    value = worth.shielded if shielded and worth.shielded is not None else worth.value
    return CardAction(worth.type, value, worth.times)


def _infra(seat: int, action: str, shielded: bool, decision: Decision, view: View, words: Words) -> str:
    corporation = view.table.corporations[seat]
    worth = headquarters_worths(corporation.headquarters, corporation.infra)[action]
    message = "option-gather-infra" + ("-own" if seat == decision.seat else "") + ("-shielded" if shielded else "")
    return words(message, name=words.seat_name(seat), worth=headquarters_worth(_plain(worth, shielded), words))


def _doubled(spot: str, card: str, decision: Decision, words: Words) -> str:
    """A card with what it has been used for: of two copies one may have been used shielded, the other not."""
    value, times = decision.about["used"][card]
    worth = worth_in_words(CardAction(decision.about["action"], value, times), words)
    return words("option-gather-spaceport-card", spot=the_spot(spot, words), card=card_name(card, words), worth=worth)


def _helper(helper: str, spot: str, words: Words) -> str:
    return words(f"option-gather-{helper}", spot=the_spot(spot, words), bonus=CONSTANTS.spaceport_bonus)


def _card_of_offer(option: str, decision: Decision, view: View, words: Words) -> str | None:
    if not option.startswith("offer "):
        return None
    card = option.removeprefix("offer ")
    return _card(card, decision, view, words)


def _produce_tile(option: str, decision: Decision, view: View, words: Words) -> str | None:
    worth = decision.about["worth"].get(option)
    if worth is None:
        return None
    if form(option) != "spot":
        return words("option-produce_tile-heritage", worth=worth)
    tile = tile_name(view.table.tiles[option], words)
    return words("option-produce_tile-spot", tile=tile, spot=the_spot(option, words), worth=worth)


def _heritage(option: str, _: Decision, view: View, words: Words) -> str | None:
    if form(option) != "spot":
        return None
    return words(
        "option-heritage-spot",
        tile=tile_name(view.table.tiles[option], words),
        spot=the_spot(option, words),
        base=words(f"base-{view.table.bases[option][1]}"),
    )


def _card(option: str, _: Decision, __: View, words: Words) -> str:
    return words("option-card", card=card_name(option, words), said=card_in_words(option, words))


def _special_card(option: str, _: Decision, __: View, words: Words) -> str:
    return words("option-special_card-card", card=card_name(option, words), text=card_text(option, words))


def _slot(option: str, decision: Decision, view: View, words: Words) -> str:
    corporation = view.table.corporations[decision.seat]
    index = int(option) - 1
    card = corporation.infra[index]
    old = card_name(card, words) if card else _printed(corporation, index, words)
    return words("option-slot-number", slot=index + 1, old=old)


def _printed(corporation: CorporationView, index: int, words: Words) -> str:
    """What an infra slot gives without a card."""
    printed = CONSTANTS.headquarters[corporation.headquarters].slots[index]
    if not printed:
        return words("option-slot-nothing")
    worths = [worth_in_words(CardAction(action, value), words) for action, value in printed.items()]
    return words("option-slot-printed", worth=", ".join(worths))


def _infra_card(option: str, decision: Decision, view: View, words: Words) -> str:
    """A card with its slot: of two copies of a card it matters which one goes, for what is printed below it."""
    corporation = view.table.corporations[decision.seat]
    index = corporation.infra.index(option)
    return words(
        "option-remove_infra-card",
        card=card_name(option, words),
        said=card_in_words(option, words),
        slot=index + 1,
        left=_printed(corporation, index, words),
    )


def _special_target(option: str, decision: Decision, view: View, words: Words) -> str | None:
    match form(option):
        case "place":
            return words("option-special_target-place", site=the_site(option, words))
        case "jump":
            return _jump(option, decision, view, words)
        case "number":
            return words("option-special_target-number", team=_team(option, decision, view, words))
        case _:
            return None


def _jump(option: str, decision: Decision, view: View, words: Words) -> str:
    team, _, site = option.partition(" ")
    message = f"option-{decision.question}-jump"
    return words(message, team=_team(team, decision, view, words), site=the_site(site, words))


def _transfer(option: str, decision: Decision, view: View, words: Words) -> str | None:
    if option.startswith("edge "):
        return _own_edge(option, words)
    return _jump(option, decision, view, words) if form(option) == "jump" else None


def _place(option: str, decision: Decision, _: View, words: Words) -> str:
    return words(f"option-{decision.question}-place", site=the_site(option, words))


def _colony(option: str, _: Decision, __: View, words: Words) -> str:
    return words("option-colony-colony", colony=colony_name(option, words), benefit=benefit_text(option, words))


def _colony_points(option: str, _: Decision, __: View, words: Words) -> str:
    numbers = CONSTANTS.colonize
    n = numbers.profit if option == "profit" else numbers.build_value
    return words(f"option-colony_points-{form(option)}", n=n, several=numbers.build_value_multi_star)


def _contract(option: str, decision: Decision, view: View, words: Words) -> str | None:
    row = option.removeprefix("contract ")
    if not row.isdecimal():
        return None
    contract = contracts(view.table.era, len(view.table.corporations))[int(row)]
    reward = decision.about["rewards"][option]
    said = contract_text(contract, words)
    return words(f"option-{decision.question}-{form(option)}", contract=said, reward=reward)


def _edge(option: str, _: Decision, __: View, words: Words) -> str | None:
    return None if option == "pass" else words("option-edge-card", text=card_text(option, words))


def _action(option: str, _: Decision, __: View, words: Words) -> str:
    return words("option-sabotage-action", action=action_name(option, words))


def _progress(option: str, _: Decision, view: View, words: Words) -> str:
    text = progress_text(option, words)
    profit = max(view.table.progress_left.get(option, (0,)), default=0)
    if profit:
        text = f"{text}, {words('progress-profit', n=profit)}"
    return words("option-progress-progress", progress=progress_name(option, words), text=text)


_SAID: dict[str, Callable[[str, Decision, View, Words], str | None]] = {
    "base_type": _base_type,
    "choose_action": _choose_action,
    "choose_team": _named_team,
    "claim_contract": _contract,
    "colonists": _named_team,
    "colonize_site": _place,
    "colony": _colony,
    "colony_points": _colony_points,
    "destination": _destination,
    "edge": _edge,
    "flee": _named_team,
    "gather": _gather,
    "heritage": _heritage,
    "new_team": _place,
    "produce_tile": _produce_tile,
    "progress": _progress,
    "remove_infra": _infra_card,
    "research_base": _card_of_offer,
    "sabotage": _action,
    "slot": _slot,
    "special_card": _special_card,
    "special_target": _special_target,
    "take_card": _card_of_offer,
    "transfer": _transfer,
    "unfulfilled": _contract,
    "upgrade_card": _card,
    "use_base": _base,
}
"""How the options of each question are said; None where the message of their form says it all."""
