"""Ships and cards for the rules about the end of things: giving up, settlement, rounds, variants."""

QUIET = "abandoned_ship crew_loss=99 credits=1 days=1"
"""A card that asks nobody and changes nothing: no ship has that much crew."""

TIDY = """
ship I
7,7 starting_cabin 3333
7,6 cannon 0010 ^
8,7 battery_2 0003
6,7 cabin 0300
7,8 engine 1000 ^
"""
"""No exposed connectors; 4 humans in two joined cabins, engine and cannon strength 1."""

UNTIDY = """
ship I
7,7 starting_cabin 3333
7,6 cannon 0010 ^
7,8 engine 1000 ^
"""
"""Two exposed connectors, 2 humans, engine and cannon strength 1."""

BARE = """
ship I
7,7 starting_cabin 3333
"""
"""Nothing but two humans: no engine, no cannon, four exposed connectors."""

ALIEN_CREW = """
ship I
7,7 starting_cabin 3333 crew=2
8,7 cabin 0303 alien=brown
9,7 life_support_brown 0003
7,8 engine 1000 ^
"""
"""Two humans and a brown alien that survives them."""


def of_class(name: str, text: str) -> str:
    """The same ship on the board of another class; the squares around 7,7 are on every one."""
    return text.replace("ship I\n", f"ship {name}\n")


def with_losses(text: str, lost: int) -> str:
    """The ship with components in its discard pile."""
    return f"{text}lost {lost}\n"


def loaded(goods: str) -> str:
    """A class I ship with special cargo holds all around that carries these blocks, eight at most; no tokens."""
    squares = [
        "6,7 special_cargo_2 3303",
        "8,7 special_cargo_2 0003",
        "5,7 special_cargo_2 0300",
        "6,6 special_cargo_2 0030",
    ]
    held = [goods[start : start + 2] for start in range(0, len(goods), 2)]
    assert len(held) <= len(squares), "too many blocks for this ship"
    lines = [f"{square} goods={blocks}" for square, blocks in zip(squares, held, strict=False)]
    return "\n".join(["ship I", "7,7 starting_cabin 3333 crew=2", *lines, "7,8 engine 1000 ^", ""])
