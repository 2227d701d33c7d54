"""What a table agrees on before a game: the seats and the game's own options, described so that any form can ask."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from starboard.engine.errors import BadInput


class Choice(Struct, frozen=True):
    """One table option: its name, the values it may take, and the value of a table that says nothing."""

    name: str
    values: tuple[str, ...]
    default: str


class Setup(Struct, frozen=True):
    """A game's name, its number of seats, and one value for each of the game's options."""

    game: str
    seats: int
    options: Mapping[str, str] = {}

    def __getitem__(self, option: str) -> str:
        """The agreed value of an option."""
        return self.options[option]


def complete(
    game: str, seats: int, allowed_seats: range, choices: Sequence[Choice], options: Mapping[str, str]
) -> Setup:
    """A setup with every option filled in; BadInput names the first seat count or option that does not fit."""
    if seats not in allowed_seats:
        raise BadInput(f"{game} is for {allowed_seats[0]} to {allowed_seats[-1]} seats, not {seats}")
    known = {choice.name: choice for choice in choices}
    for name, value in options.items():
        if name not in known:
            raise BadInput(f"{game} has no option {name!r}; expected one of: {', '.join(known)}")
        if value not in known[name].values:
            raise BadInput(f"option {name}: {value!r} is not one of: {', '.join(known[name].values)}")
    return Setup(game, seats, {name: options.get(name, choice.default) for name, choice in known.items()})
