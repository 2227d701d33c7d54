"""The lines that the text of a position may have."""

NONE = "-"
UNSEEN = "?"
"""Stands behind a number of cards or tiles that nobody has seen."""
CARD_PLACES = ("offer", "deck", "discard", "in_play", "time_aside", "boxed")
LINES = {
    "option": "option NAME VALUE",
    "active": "active SEAT [first SEAT] [turns NUMBER]",
    "seat": "seat SEAT NAME=VALUE ...",
    "tile": "tile SPOT TILE",
    "base": "base SPOT SEAT TYPE [exploited]",
    "claim": "claim SITE SEAT TEAM",
    "colony": "colony SITE SEAT COLONY",
    "contract": "contract ROW DISC",
    "pile": "pile PILE TILE,TILE,...",
    "progress": "progress NAME PROFIT,PROFIT",
    "beyond": "beyond MARKER SEAT",
    **{place: f"{place} CARD,CARD,..." for place in CARD_PLACES},
    "colonies_left": "colonies_left COLONY,COLONY,...",
    "orion": "orion reached",
    "ending": "ending CAUSE",
    "last_turns": "last_turns SEAT,SEAT,...",
}
"""What the lines after the first one may be, by their first word."""
SEAT_WORDS = {
    "profit": "profit=NUMBER",
    "hand": "hand=CARD,CARD,...",
    "hq": "hq=NAME",
    "infra": "infra=CARD,CARD,CARD",
    "genetics": "genetics=NUMBER",
    "revelation": "revelation=NUMBER",
    "progress": "progress=NAME,NAME,...",
    "teams": "teams=PLACE,PLACE,PLACE,PLACE",
    "supply": "supply=TYPE:NUMBER,...",
    "heritage": "heritage=TILE,TYPE",
    "produced": "produced=NUMBER:PROFIT",
    "passed": "passed=yes",
}
"""What a line about a seat may say."""
