"""The map of an era as a drawing: regions with their borders, sites, and what has happened there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from starboard.engine import View
from starboard.spacecorp.bases import tile_production
from starboard.spacecorp.catalog.cards import COLONIES, ERAS
from starboard.spacecorp.corporation import place_of
from starboard.spacecorp.map.boards import BOARDS, Board
from starboard.spacecorp.map.places import Site
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.presentation.nouns import capitalised, seat_mark, the_site, tile_name, tile_values
from starboard.spacecorp.view import TableView
from starboard.words import Words
from starboard.words.drawing import Drawing, Line, flow, heading, line_width, padded, paragraph

SYMBOLS = {"water": "≈", "life": "♣", "wonder": "✦", "alien": "Ψ", "anomaly": "◎", "dust": "∴"}
RAIL = " │ "
TEAM, CLAIM, BASE, COLONY, SPACE, STAR = "▲", "⚑", "■", "♦", "◦", "★"
NAME = 18
COSTS = 9
TILE = 25
BASES = 16
INDENT = 2


class Scene(NamedTuple):
    """What is needed to draw any part of the map."""

    table: TableView
    board: Board
    words: Words
    width: int
    chosen: frozenset[str]
    """The sites that the open question is about."""


def map_drawing(view: View, words: Words, width: int, *, legend: bool = False) -> Drawing:
    """The whole map; what nobody has touched takes little room."""
    table: TableView = view.table
    chosen = frozenset() if view.decision is None else frozenset(view.decision.options)
    scene = Scene(table, BOARDS[table.era], words, width, chosen)
    lines = [heading(words("map-title"), width)]
    lines += _systems(scene) if scene.board.orion else _chain(scene)
    lines += _notes(scene)
    return lines + (_legend(scene) if legend else [])


def _chain(scene: Scene) -> Drawing:
    """Regions one after the other, as in the Solar System; the number on the rail is the cost of the border."""
    lines: Drawing = []
    before = ""
    for region in scene.board.regions:
        cost = scene.board.crossings[before, region][0] if before else 0
        before = region
        title: Line = [(f"{cost:>2} " if cost else " ● ", "border"), *_region_title(scene, region)]
        body: Drawing = []
        untouched: list[Line] = []
        for site in scene.board.in_region[region]:
            if _is_touched(scene, site):
                body += _site_rows(scene, site)
            else:
                untouched.append(_untouched(scene, site))
        body += flow(untouched, scene.width - len(RAIL))
        lines.append(title)
        lines += [[(RAIL, "rail"), *line] for line in body]
    return lines


def _systems(scene: Scene) -> Drawing:
    """Star systems, each with the borders of its region; below a system who and what is there."""
    lines: Drawing = []
    for region in scene.board.regions:
        for site in scene.board.in_region[region]:
            title = padded([(" ", ""), *_site_name(scene, site)], NAME + 1)
            title += padded(_costs(scene, scene.board.sites[site]), COSTS)
            lines += _hanging(title, flow(_borders(scene, region), scene.width - line_width(title)))
            there = [line for line in [_standing(scene, site)] if line]
            there += _boxes(scene, site) if _is_explored(scene, site) else []
            lines += [[(RAIL, "rail"), *line] for line in there]
    return lines


def _hanging(title: Line, tail: Drawing) -> Drawing:
    """Lines beside a title, the second and later ones below the first."""
    blank: Line = [(" " * line_width(title), "")]
    return [[*(blank if number else title), *line] for number, line in enumerate(tail)]


def _region_title(scene: Scene, region: str) -> Line:
    title: Line = [(scene.words(f"region-{region}"), "region")]
    if scene.board.regions[region].radiation:
        title.append((" " + scene.words("map-radiation"), "radiation"))
    return title


def _borders(scene: Scene, region: str) -> list[Line]:
    """The regions around one, with what it costs to go there."""
    around = [other for other in scene.board.regions if other != region and scene.board.adjacent(region, other)]
    return [
        [
            (scene.words(f"region-{other}") + " ", "label"),
            (str(scene.board.crossings[region, other][0]), "cost"),
        ]
        for other in around
    ]


def _is_explored(scene: Scene, site: str) -> bool:
    spots = scene.board.spots[site]
    return any(spot in scene.table.tiles or spot in scene.table.bases for spot in spots)


def _is_touched(scene: Scene, site: str) -> bool:
    place = scene.board.sites[site]
    return place.start or place.beyond or _is_explored(scene, site) or bool(_standing(scene, site))


def _site_name(scene: Scene, site: str) -> Line:
    return [(scene.words(f"site-{site}"), "choice" if site in scene.chosen else "site")]


def _costs(scene: Scene, site: Site) -> Line:
    """What exploring and building take, and the gravity penalty."""
    costs = []
    if site.explore is not None:
        costs.append(f"e{site.explore}")
    if site.build is not None:
        costs.append(f"b{site.build}")
    if site.gravity:
        costs.append(scene.words("map-costs-gravity", n=site.gravity))
    return [(" ".join(costs), "cost")]


def _untouched(scene: Scene, site: str) -> Line:
    name, costs = _site_name(scene, site), _costs(scene, scene.board.sites[site])
    return [*name, (" ", ""), *costs] if line_width(costs) else name


def _site_rows(scene: Scene, site: str) -> Drawing:
    """A site of the Solar System: its costs, its tile, its base, who stands there."""
    place = scene.board.sites[site]
    standing = _standing(scene, site)
    if scene.width < len(RAIL) + NAME + COSTS + TILE + BASES:
        return _site_in_short(scene, site, standing)
    row = padded(_site_name(scene, site), NAME)
    row += padded(_costs(scene, place), COSTS)
    if place.start or place.beyond:
        row.append(_label(scene, place))
    else:
        (box,) = _boxes(scene, site)
        row += box
    row = padded(row, NAME + COSTS + TILE + BASES)
    if line_width(row) + line_width(standing) + len(RAIL) <= scene.width:
        return [[*row, *standing]]
    return [row, [(" " * (NAME + COSTS), ""), *standing]]


def _site_in_short(scene: Scene, site: str, standing: Line) -> Drawing:
    """The same without columns, for a screen as narrow as a phone."""
    place = scene.board.sites[site]
    room = scene.width - len(RAIL)
    items = [_untouched(scene, site)]
    if place.start or place.beyond:
        items.append([_label(scene, place)])
    for spot in scene.board.spots[site]:
        items += [_tile(scene, spot, room), _base(scene, spot)]
    items.append(standing)
    first, *more = flow([_trimmed(item) for item in items if item], room - INDENT)
    return [first, *([(" " * INDENT, ""), *line] for line in more)]


def _trimmed(line: Line) -> Line:
    """A line without the spaces that part it from what follows in columns."""
    *pieces, (text, style) = line
    return [*pieces, (text.rstrip(), style)]


def _label(scene: Scene, place: Site) -> tuple[str, str]:
    return scene.words("map-start" if place.start else "map-edge"), "label"


def _boxes(scene: Scene, site: str) -> Drawing:
    """What stands on each spot of a site: tile and base."""
    rows: Drawing = []
    spots = scene.board.spots[site]
    for number, spot in enumerate(spots):
        row: Line = [(f"{number + 1} ", "number")] if len(spots) > 1 else []
        row = padded([*row, *_tile(scene, spot, TILE - 1 - line_width(row))], TILE)
        rows.append([*row, *_base(scene, spot)])
    return rows


def _base(scene: Scene, spot: str) -> Line:
    if spot not in scene.table.bases:
        return []
    owner, base = scene.table.bases[spot]
    mark = seat_mark(owner, scene.words)
    return [(f"{BASE}{mark} {scene.words(f'base-{base}.short')} ", f"seat {owner}")]


def _tile(scene: Scene, spot: str, width: int) -> Line:
    """A tile: its name, cut short if need be, then its symbols and values."""
    if spot not in scene.table.tiles:
        return []
    number = scene.table.tiles[spot]
    kind = TILES[number]
    shown: Line = [(SYMBOLS[symbol], f"symbol {symbol}") for symbol in kind.symbols]
    base = scene.table.bases[spot][1] if spot in scene.table.bases else ""
    production = tile_production(kind, base, ERAS.index(scene.table.era))
    exploited = spot in scene.table.exploited
    for value, style in tile_values(kind, scene.words, production=production, exploited=exploited):
        shown += [(" ", ""), (value, style)] if shown else [(value, style)]
    name = capitalised(tile_name(number, scene.words))
    room = width - line_width(shown) - 1
    if len(name) > room:
        name = name[: max(0, room - 1)].rstrip() + "…"
    return [(name + " ", "tile"), *shown]


def _standing(scene: Scene, site: str) -> Line:
    """The claim, the colony and the teams at a site; teams on their way to a star stand on its track."""
    table, words = scene.table, scene.words
    line: Line = []
    if site in table.colonies:
        owner, name = table.colonies[site]
        said = f"{COLONY}{seat_mark(owner, words)} {words(f'colony-{name}')} {COLONIES[name].value} "
        line.append((said, f"seat {owner}"))
    if site in table.claims:
        owner = table.claims[site][0]
        line.append((f"{CLAIM}{seat_mark(owner, words)} ", f"seat {owner}"))
    line += _track(scene, site)
    for seat, corporation in enumerate(table.corporations):
        there = corporation.teams.count(site)
        if there:
            line.append((f"{seat_mark(seat, words)}{TEAM * there} ", f"seat {seat}"))
    return line


def _track(scene: Scene, site: str) -> Line:
    """The spaces of an approach track if anybody is on it, the farthest to the left."""
    on_track = [
        (spaces, seat)
        for seat, corporation in enumerate(scene.table.corporations)
        for place, spaces in map(place_of, corporation.teams)
        if place == site and spaces
    ]
    if not on_track:
        return []
    line: Line = []
    for space in range(scene.board.sites[site].track, 0, -1):
        here = [seat for spaces, seat in on_track if spaces == space]
        line += [(seat_mark(seat, scene.words), f"seat {seat}") for seat in here] or [(SPACE, "rail")]
    return [*line, (f"{STAR} ", "rail")]


def _notes(scene: Scene) -> Drawing:
    """What holds for the whole map: beyond markers, the piles of tiles."""
    table, words = scene.table, scene.words
    notes: list[Line] = []
    if all(region.radiation for region in scene.board.regions.values()):
        notes.append([(words("map-radiation") + " ", "radiation"), (words("map-radiation-everywhere"), "label")])
    if any(site.beyond for site in scene.board.sites.values()):
        holders: Sequence[str] = [words.seat_name(seat) if seat >= 0 else words("beyond-free") for seat in table.beyond]
        said = ", ".join(f"{number}. {holder}" for number, holder in enumerate(holders, start=1))
        notes.append([(words("map-beyond", names=said), "label")])
    piles = ", ".join(f"{words(f'pile-{pile}')} {count}" for pile, count in table.piles.items())
    first, *more = paragraph(words("table-tiles", piles=piles), scene.width, "label")
    return [*flow([*notes, first], scene.width), *more]


def _legend(scene: Scene) -> Drawing:
    """What the signs mean, and what moves take that no number on the map says."""
    words, board = scene.words, scene.board
    signs = [words("map-legend"), words("map-legend-tiles")]
    lines: Drawing = [[]]
    for listed in signs:
        lines += flow([[(sign, "label")] for sign in listed.split(" · ")], scene.width)
    said = [words("map-legend-track")] if board.orion else []
    if board.landing:
        said.append(words("map-landing", landing=board.landing))
    for sentence in [*said, *_transit(scene), *_overland(scene)]:
        lines += paragraph(sentence, scene.width, "label")
    return lines


def _overland(scene: Scene) -> list[str]:
    """The moves that never leave the ground."""
    board = scene.board
    return [
        scene.words(
            "map-overland", **{"from": the_site(start, scene.words), "to": the_site(end, scene.words)}, cost=cost
        )
        for sites in board.in_region.values()
        for start, end in combinations(sites, 2)
        if (cost := board.distance(start, end, gravity=True))
        != board.distance(start, end, gravity=False) + board.sites[start].gravity + board.sites[end].gravity
    ]


def _transit(scene: Scene) -> list[str]:
    """The regions between which moves take more than borders, take-off and landing."""
    board = scene.board
    doors = {region: sites[0] for region, sites in board.in_region.items() if sites}
    extra = {
        region: cost
        for region, start in doors.items()
        for other, end in doors.items()
        if start != end
        and (cost := board.distance(start, end, gravity=False) - board.crossings[region, other][0] - 2 * board.landing)
    }
    if not extra:
        return []
    names = ", ".join(scene.words(f"region-{region}") for region in extra)
    return [scene.words("map-transit", names=names, cost=max(extra.values()))]
