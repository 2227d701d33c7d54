"""A toy expansion that uses everything a module can bring. It lives in this folder, and nothing outside mentions it.

Brass bands travel with the truckers: there is a bandstand to weld, a parade to meet, a board shaped like a drum and one
like a pair of cymbals, a musician who is no crew, a drum major who goes about, and a tune in everybody's hand.
"""

from starboard.engine import Choice, Need
from starboard.galaxy.catalog.figures import FigureKind
from starboard.galaxy.catalog.parts import PartKind
from starboard.galaxy.module import Module
from tests.galaxy.toy.cards import Encore, InstrumentSale, Parade
from tests.galaxy.toy.hand import check, own, seen, shake
from tests.galaxy.toy.modifiers import MODIFIERS
from tests.galaxy.toy.vocabulary import VOCABULARY

MODULE = Module(
    name="toy",
    package=__name__,
    box="toy_box",
    tiles="tiles.json",
    first_tile=90_000,
    cards=(Parade, InstrumentSale, Encore),
    decks="cards.json",
    boards="boards.json",
    parts=(PartKind(name="bandstand", directed=True, keeps_clear=lambda _: (0,), in_the_way="before_band", glyph="♪"),),
    figures=(FigureKind("M", "musician", crew=False, glyph="♫"),),
    blocks="BB",
    modifiers=MODIFIERS,
    choices=(Choice("toy", ("no", "yes"), "no"), Choice("toy_tempo", ("slow", "quick"), "slow")),
    rounds=("DRUM", "CYMBALS"),
    needs=(Need("toy_board", "rounds", ("DRUM", "CYMBALS"), "toy", ("yes",)),),
    excludes=(Need("toy_teams", "toy", ("yes",), "teams", never=("expert",)),),
    vocabulary=VOCABULARY,
    seen=seen,
    own=own,
    check=check,
    shake=shake,
)
