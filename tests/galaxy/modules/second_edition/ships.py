"""Small ships of the second edition, whose boards all have the square 7,7."""

QUIET = "abandoned_ship crew_loss=99 credits=1 days=1"
"""A card that asks nobody and changes nothing."""

SCOUT = """
ship second-II
7,7 starting_cabin 3333
7,6 cannon 0030 ^
7,8 engine 3000 ^
"""
"""Two exposed connectors, 2 humans, engine and cannon strength 1."""

DRIFTER = """
ship second-II
7,7 starting_cabin 3333
7,6 cannon 0030 ^
"""
"""No engine."""

TIDY = """
ship second-II
7,7 starting_cabin 3333
7,6 cannon 0010 ^
8,7 battery_2 0003
6,7 cabin 0300
7,8 engine 1000 ^
"""
"""No exposed connectors; 4 humans."""


def on(level: str, ship: str) -> str:
    """The same ship on the board of another level."""
    return ship.replace("ship second-II\n", f"ship second-{level}\n")
