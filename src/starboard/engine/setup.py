"""What a table agrees on before a game: the seats and the game's own options, described so that any form can ask."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from starboard.engine.errors import BadInput

SEATS = "seats"
"""What a need calls the number of seats, as if it were an option."""

Reason: TypeAlias = Literal["seats", "option", "value", "need"]


class Choice(Struct, frozen=True):
    """One table option: its name, the values it may take, and the value of a table that says nothing."""

    name: str
    values: tuple[str, ...]
    default: str


class Need(Struct, frozen=True):
    """Whoever chooses one of `values` for an option needs one of `among` for another, or as the number of seats.

    `name` is the name of its sentence in the game's words.
    """

    name: str
    option: str
    values: tuple[str, ...]
    of: str
    """The other option, or `SEATS`."""
    among: tuple[str, ...]


class Setup(Struct, frozen=True):
    """A game's name, its number of seats, and one value for each of the game's options."""

    game: str
    seats: int
    options: Mapping[str, str] = {}

    def __getitem__(self, option: str) -> str:
        """The agreed value of an option."""
        return self.options[option]

    def meets(self, need: Need) -> bool:
        """Whether what was agreed on goes together."""
        return self[need.option] not in need.values or self.agreed(need.of) in need.among

    def agreed(self, what: str) -> str:
        """The value of an option, or of `SEATS`."""
        return str(self.seats) if what == SEATS else self[what]


class WrongSetup(BadInput):
    """Something that a table cannot agree on. `reason` and `values` are for whoever says it in another language."""

    def __init__(self, sentence: str, reason: Reason, **values: str) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.values = values


def complete(
    game: str,
    seats: int,
    allowed_seats: range,
    choices: Sequence[Choice],
    needs: Sequence[Need],
    options: Mapping[str, str],
) -> Setup:
    """A setup with every option filled in; WrongSetup names the first seat count or option that does not fit."""
    if seats not in allowed_seats:
        least, most = str(allowed_seats[0]), str(allowed_seats[-1])
        raise WrongSetup(f"{game} is for {least} to {most} seats, not {seats}", "seats", least=least, most=most)
    known = {choice.name: choice for choice in choices}
    for name, value in options.items():
        if name not in known:
            raise WrongSetup(
                f"{game} has no option {name!r}; expected one of: {', '.join(known)}", "option", option=name
            )
        if value not in known[name].values:
            raise WrongSetup(
                f"option {name}: {value!r} is not one of: {', '.join(known[name].values)}",
                "value",
                option=name,
                value=value,
            )
    setup = Setup(game, seats, {name: options.get(name, choice.default) for name, choice in known.items()})
    for need in needs:
        if not setup.meets(need):
            raise WrongSetup(
                f"option {need.option}: {setup[need.option]!r} needs {need.of} to be one of: {', '.join(need.among)}, "
                f"not {setup.agreed(need.of)}",
                "need",
                need=need.name,
            )
    return setup
