"""Small ships that the tests of launch, flight, damage, goods and strength share."""

SCOUT = """
ship I
7,7 starting_cabin 3333
7,6 cannon 0030 ^
7,8 engine 3000 ^
"""

CROSS = """
ship I
7,6 structural 0030
6,7 structural 0300
7,7 starting_cabin 3333 crew=2
8,7 structural 0003
7,8 structural 3000
"""
"""One component in each direction, smooth on the outside, so that every lane has its own first component."""

FREIGHTER = """
ship I
6,7 cargo_2 0300
7,7 starting_cabin 3333 crew=2
8,7 special_cargo_2 0003
7,8 engine 3000 ^
"""

WRONG_JOINT = """
ship I
7,6 structural 0330
8,6 life_support_purple 0033
7,7 starting_cabin 3333
8,7 cabin 3013    # its rear single connector meets the battery's double one
7,8 structural 3300
8,8 battery_2 2303
9,8 engine 0003 ^    # hangs on the battery
"""

QUIET = "abandoned_station crew_needed=99 goods=B days=1"
"""A card that concerns nobody."""


def salvo(*shots: str) -> str:
    """A card that fires these shots at the leader among ships with equally many crew members."""
    return f"combat_zone lines=crew:shots:{'+'.join(shots)}"
