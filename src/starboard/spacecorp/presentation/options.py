"""Options in words, one by one or for a long list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.engine import Decision, Option, View, write
from starboard.engine.vocabulary import form_of
from starboard.spacecorp.catalog.cards import CARDS, PROGRESS, CardAction
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import contracts
from starboard.spacecorp.corporation import place_of
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.presentation.nouns import (
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
from starboard.spacecorp.vocabulary import read
from starboard.spacecorp.vocabulary.questions import (
    Act,
    AtSite,
    AtSpot,
    Claim,
    DoIt,
    DoubleCard,
    FromOffer,
    Heritage,
    Jump,
    OfBase,
    OfCard,
    OfColony,
    OfProgress,
    OfSlot,
    OfTeam,
    OnTrack,
    OwnEdge,
    PlayCard,
    PlayTime,
    Unfulfilled,
    UseFactory,
    UseIndustrial,
    UseInfra,
    UseSpaceport,
    WithBuild,
    WithProfit,
)
from starboard.words import Words


def brief(option: str, decision: Decision, view: View, words: Words) -> tuple[str, str]:
    """An option for a long list: what it is about, and the last detail in which it differs from its neighbours."""
    match read(decision.question, option):
        case AtSite(site) if decision.question == "destination":
            return site, str(_distance(site, decision, view))
        case Jump(team, site):
            return str(team), site
        case PlayCard(card, shielded):
            return f"{card} shielded" if shielded else card, card_name(card, words)
        case DoubleCard(spot, card):
            return spot, card
        case _:
            return option, ""


def option(option: str, decision: Decision, view: View, words: Words) -> str:
    """One option in words."""
    option_read = read(decision.question, option)
    said = _SAID.get((decision.question, type(option_read))) or _SAID.get(("", type(option_read)))
    if said is None:
        return words(_message(option_read, decision))
    return said(option_read, decision, view, words)


def _message(option: Option, decision: Decision) -> str:
    return f"option-{decision.question}-{form_of(type(option)).name}"


def _action(option: Act, _: Decision, __: View, words: Words) -> str:
    action = action_name(option.action, words)
    return words("option-choose_action-action", action=action, text=words(f"action-{option.action}.text"))


def _forbidden_action(option: Act, _: Decision, __: View, words: Words) -> str:
    return words("option-sabotage-action", action=action_name(option.action, words))


def _own_edge(option: OwnEdge, _: Decision, __: View, words: Words) -> str:
    return words("option-edge-own", edge=card_name(option.card, words), text=card_text(option.card, words))


def _team(number: int, decision: Decision, view: View, words: Words) -> str:
    """A team by where it stands."""
    site, spaces = place_of(view.table.corporations[decision.seat].teams[number])
    the = the_site(site, words)
    if spaces:
        return words("option-team-track", site=the, spaces=spaces)
    claiming = list(view.table.claims.get(site, ())) == [decision.seat, number]
    return words("option-team-claiming" if claiming else "option-team", site=the)


def _named_team(option: OfTeam, decision: Decision, view: View, words: Words) -> str:
    return _team(option.team, decision, view, words)


def _team_on_track(option: OnTrack, decision: Decision, view: View, words: Words) -> str:
    return words(_message(option, decision), team=_team(option.team, decision, view, words))


def _distance(end: str, decision: Decision, view: View) -> int:
    progress = view.table.corporations[decision.seat].progress
    floating = any(PROGRESS[name].gives.get("no_gravity") for name in progress)
    return BOARDS[view.table.era].distance(decision.about["from"], end, gravity=not floating)


def _place(option: AtSite, decision: Decision, _: View, words: Words) -> str:
    return words(_message(option, decision), site=the_site(option.site, words))


def _destination(option: AtSite, decision: Decision, view: View, words: Words) -> str:
    irradiated = BOARDS[view.table.era].is_irradiated(decision.about["from"], option.site)
    message = "option-destination-irradiated" if irradiated else "option-destination-place"
    return words(message, site=the_site(option.site, words), distance=_distance(option.site, decision, view))


def _base(option: AtSpot, _: Decision, view: View, words: Words) -> str:
    owner, base = view.table.bases[option.spot]
    return words(
        "option-use_base-spot",
        base=words(f"base-{base}"),
        spot=the_spot(option.spot, words),
        name=words.seat_name(owner),
    )


def _base_type(option: OfBase, _: Decision, view: View, words: Words) -> str:
    text = base_text(option.base, view.table.era, words)
    return words("option-base_type-base", base=words(f"base-{option.base}"), text=text)


def _do_it(_: DoIt, decision: Decision, __: View, words: Words) -> str:
    return words("option-gather-do_it", profit=decision.about["profit"] or 0)


def _time(option: PlayTime, _: Decision, __: View, words: Words) -> str:
    return words(f"option-gather-time-{option.use}")


def _played_card(option: PlayCard, decision: Decision, _: View, words: Words) -> str:
    worth = CARDS[option.card].worth(decision.about["action"])
    assert worth is not None
    message = "option-gather-card-shielded" if option.shielded else "option-gather-card"
    said = worth_in_words(_plain(worth, option.shielded), words)
    return words(message, card=card_name(option.card, words), worth=said)


def _helper(option: UseSpaceport | UseIndustrial | UseFactory, decision: Decision, view: View, words: Words) -> str:
    said = words(_message(option, decision), spot=the_spot(option.spot, words), bonus=CONSTANTS.spaceport_bonus)
    return _compensated(said, option.spot, decision, view, words)


def _doubled(option: DoubleCard, decision: Decision, view: View, words: Words) -> str:
    """A card with what it has been used for: of two copies one may have been used shielded, the other not."""
    value, times = decision.about["used"][option.card]
    worth = worth_in_words(CardAction(decision.about["action"], value, times), words)
    spot, card = the_spot(option.spot, words), card_name(option.card, words)
    said = words("option-gather-spaceport_card", spot=spot, card=card, worth=worth)
    return _compensated(said, option.spot, decision, view, words)


def _compensated(said: str, spot: str, decision: Decision, view: View, words: Words) -> str:
    """The help of a base; somebody else who owns it gets a card."""
    owner = view.table.bases[spot][0]
    if owner == decision.seat:
        return said
    return words("option-gather-compensated", said=said, name=words.seat_name(owner))


def _plain(worth: CardAction, shielded: bool) -> CardAction:
    """The one value that is used."""
    value = worth.shielded if shielded and worth.shielded is not None else worth.value
    return CardAction(worth.type, value, worth.times)


def _infra(option: UseInfra, decision: Decision, view: View, words: Words) -> str:
    corporation = view.table.corporations[option.seat]
    worth = headquarters_worths(corporation.headquarters, corporation.infra)[decision.about["action"]]
    own, shielded = "-own" if option.seat == decision.seat else "", "-shielded" if option.shielded else ""
    said = headquarters_worth(_plain(worth, option.shielded), words)
    return words(f"option-gather-infra{own}{shielded}", name=words.seat_name(option.seat), worth=said)


def _produced(option: AtSpot, decision: Decision, view: View, words: Words) -> str:
    tile, worth = tile_name(view.table.tiles[option.spot], words), decision.about["worth"][option.spot]
    return words("option-produce_tile-spot", tile=tile, spot=the_spot(option.spot, words), worth=worth)


def _produced_heritage(_: Heritage, decision: Decision, __: View, words: Words) -> str:
    return words("option-produce_tile-heritage", worth=decision.about["worth"]["heritage"])


def _heritage(option: AtSpot, _: Decision, view: View, words: Words) -> str:
    return words(
        "option-heritage-spot",
        tile=tile_name(view.table.tiles[option.spot], words),
        spot=the_spot(option.spot, words),
        base=words(f"base-{view.table.bases[option.spot][1]}"),
    )


def _card(option: OfCard | FromOffer, _: Decision, __: View, words: Words) -> str:
    return words("option-card", card=card_name(option.card, words), said=card_in_words(option.card, words))


def _special_card(option: OfCard, _: Decision, __: View, words: Words) -> str:
    return words("option-special_card-card", card=card_name(option.card, words), text=card_text(option.card, words))


def _edge(option: OfCard, _: Decision, __: View, words: Words) -> str:
    return words("option-edge-card", text=card_text(option.card, words))


def _slot(option: OfSlot, decision: Decision, view: View, words: Words) -> str:
    corporation = view.table.corporations[decision.seat]
    index = option.slot - 1
    card = corporation.infra[index]
    old = card_name(card, words) if card else _printed(corporation, index, words)
    return words("option-slot-number", slot=option.slot, old=old)


def _printed(corporation: CorporationView, index: int, words: Words) -> str:
    """What an infra slot gives without a card."""
    printed = CONSTANTS.headquarters[corporation.headquarters].slots[index]
    if not printed:
        return words("option-slot-nothing")
    worths = [worth_in_words(CardAction(action, value), words) for action, value in printed.items()]
    return words("option-slot-printed", worth=", ".join(worths))


def _infra_card(option: OfCard, decision: Decision, view: View, words: Words) -> str:
    """A card with its slot: of two copies of a card it matters which one goes, for what is printed below it."""
    corporation = view.table.corporations[decision.seat]
    index = corporation.infra.index(option.card)
    return words(
        "option-remove_infra-card",
        card=card_name(option.card, words),
        said=card_in_words(option.card, words),
        slot=index + 1,
        left=_printed(corporation, index, words),
    )


def _jump(option: Jump, decision: Decision, view: View, words: Words) -> str:
    team, site = _team(option.team, decision, view, words), the_site(option.site, words)
    return words(_message(option, decision), team=team, site=site)


def _colony(option: OfColony, _: Decision, __: View, words: Words) -> str:
    name = option.colony
    return words("option-colony-colony", colony=colony_name(name, words), benefit=benefit_text(name, words))


def _colony_points(option: WithBuild | WithProfit, decision: Decision, _: View, words: Words) -> str:
    numbers = CONSTANTS.colonize
    n = numbers.profit if isinstance(option, WithProfit) else numbers.build_value
    return words(_message(option, decision), n=n, several=numbers.build_value_multi_star)


def _contract(option: Claim | Unfulfilled, decision: Decision, view: View, words: Words) -> str:
    contract = contracts(view.table.era, len(view.table.corporations))[option.contract]
    reward = decision.about["rewards"][write(option)]
    return words(_message(option, decision), contract=contract_text(contract, words), reward=reward)


def _progress(option: OfProgress, _: Decision, view: View, words: Words) -> str:
    text = progress_text(option.progress, words)
    profit = max(view.table.progress_left.get(option.progress, (0,)), default=0)
    if profit:
        text = f"{text}, {words('progress-profit', n=profit)}"
    return words("option-progress-progress", progress=progress_name(option.progress, words), text=text)


_SAID: dict[tuple[str, type[Option]], Callable[[Any, Decision, View, Words], str]] = {
    ("choose_action", Act): _action,
    ("destination", AtSite): _destination,
    ("edge", OfCard): _edge,
    ("gather", DoIt): _do_it,
    ("heritage", AtSpot): _heritage,
    ("produce_tile", AtSpot): _produced,
    ("remove_infra", OfCard): _infra_card,
    ("sabotage", Act): _forbidden_action,
    ("special_card", OfCard): _special_card,
    ("use_base", AtSpot): _base,
    ("", AtSite): _place,
    ("", Claim): _contract,
    ("", DoubleCard): _doubled,
    ("", FromOffer): _card,
    ("", Heritage): _produced_heritage,
    ("", Jump): _jump,
    ("", OfBase): _base_type,
    ("", OfCard): _card,
    ("", OfColony): _colony,
    ("", OfProgress): _progress,
    ("", OfSlot): _slot,
    ("", OfTeam): _named_team,
    ("", OnTrack): _team_on_track,
    ("", OwnEdge): _own_edge,
    ("", PlayCard): _played_card,
    ("", PlayTime): _time,
    ("", Unfulfilled): _contract,
    ("", UseFactory): _helper,
    ("", UseIndustrial): _helper,
    ("", UseInfra): _infra,
    ("", UseSpaceport): _helper,
    ("", WithBuild): _colony_points,
    ("", WithProfit): _colony_points,
}
"""How options of each form are said: of one question, or of any; the others by the message of their form alone."""
