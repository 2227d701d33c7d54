"""What a table agrees on before a game: the seats and the game's own options, described so that any form can ask."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from starboard.engine.errors import BadInput

SEATS = "seats"
"""What a need calls the number of seats, as if it were an option."""

Reason: TypeAlias = Literal["seats", "option", "value", "length", "off", "need"]
Kind: TypeAlias = Literal["one", "list"]


class Choice(Struct, frozen=True):
    """One table option: its name, the values it may take, and the value of a table that says nothing.

    An option of the kind `list` takes several values in an order, the same one again if need be: `I II II`.
    """

    name: str
    values: tuple[str, ...]
    default: str
    kind: Kind = "one"
    group: str = ""
    """What a form puts it under, such as the box in which it is sold; nothing for what every table is asked."""
    switch: str = ""
    """The option without which this one means nothing; its own name if it is a switch itself.

    While a switch has its default value it is off: neither it nor what depends on it stands in a setup, so that a new
    switch changes nothing for the games that are played without it.
    """
    most: int = 8
    """How many values a list may have."""

    def read(self, text: str) -> tuple[str, ...]:
        """The values that a text names: one, or those of a list."""
        return tuple(text.split()) if self.kind == "list" else (text,)


class Need(Struct, frozen=True):
    """Whoever chooses one of `values` for an option needs one of `among` for another, and none of `never`.

    Either side may be `SEATS`, the number of seats. A list has a value if it is anywhere in it. Where `among` is empty
    nothing is needed, only excluded. `only` are the whole lists that will do, where not every list does. `name` is the
    name of its sentence in the game's words, which may mention what both options are called (`$option`, `$of`) and what
    is left of the other one (`$among`).
    """

    name: str
    option: str
    """The option that is demanding, or `SEATS`."""
    values: tuple[str, ...]
    of: str
    """The other option, or `SEATS`."""
    among: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    only: tuple[str, ...] = ()

    def met_by(self, demanding: Iterable[str], other: Iterable[str]) -> bool:
        """Whether what is chosen for the one goes with what is chosen for the other."""
        if not any(value in self.values for value in demanding):
            return True
        chosen = tuple(other)
        if self.only and " ".join(chosen) not in self.only:
            return False
        return (not self.among or any(value in self.among for value in chosen)) and not any(
            value in self.never for value in chosen
        )


class Setup(Struct, frozen=True):
    """A game's name, its number of seats, and a value for each of the game's options, except for what is off."""

    game: str
    seats: int
    options: Mapping[str, str] = {}

    def __getitem__(self, option: str) -> str:
        """The agreed value of an option."""
        return self.options[option]

    def has(self, switch: str) -> bool:
        """Whether a switch is on."""
        return switch in self.options


class WrongSetup(BadInput):
    """Something that a table cannot agree on. `reason` and `values` are for whoever says it in another language."""

    def __init__(self, sentence: str, reason: Reason, unmet: Need | None = None, **values: str) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.unmet = unmet
        """The need that is not met, if that is the reason."""
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
    for name in options:
        if name not in known:
            raise WrongSetup(
                f"{game} has no option {name!r}; expected one of: {', '.join(known)}", "option", option=name
            )
    agreed = {name: _agreed(choice, options.get(name, choice.default)) for name, choice in known.items()}
    chosen = {SEATS: (str(seats),)} | {name: known[name].read(value) for name, value in agreed.items()}
    for need in needs:
        if not need.met_by(chosen[need.option], chosen[need.of]):
            raise WrongSetup(_unmet(need, chosen), "need", need, need=need.name)
    off = {name: choice.switch for name, choice in known.items() if _is_off(choice.switch, known, agreed)}
    for name, switch in off.items():
        if agreed[name] != known[name].default:
            raise WrongSetup(
                f"option {name} means nothing while {switch} is {agreed[switch]}", "off", option=name, switch=switch
            )
    return Setup(game, seats, {name: value for name, value in agreed.items() if name not in off})


def _is_off(switch: str, known: Mapping[str, Choice], agreed: Mapping[str, str]) -> bool:
    return bool(switch) and agreed[switch] == known[switch].default


def _agreed(choice: Choice, text: str) -> str:
    """The value of an option, if it may have it, in the one form in which it is written."""
    values = choice.read(text)
    for value in values:
        if value not in choice.values:
            raise WrongSetup(
                f"option {choice.name}: {value!r} is not one of: {', '.join(choice.values)}",
                "value",
                option=choice.name,
                value=value,
            )
    if not 0 < len(values) <= choice.most:
        raise WrongSetup(
            f"option {choice.name}: expected 1 to {choice.most} of: {', '.join(choice.values)}",
            "length",
            option=choice.name,
            most=str(choice.most),
        )
    return " ".join(values)


def _unmet(need: Need, chosen: Mapping[str, Sequence[str]]) -> str:
    said = f"option {need.option}: {' '.join(chosen[need.option])!r}"
    now = f"not {' '.join(chosen[need.of])}"
    if need.only:
        return f"{said} needs {need.of} to be one of: {'; '.join(need.only)}, {now}"
    if need.among:
        return f"{said} needs {need.of} to be one of: {', '.join(need.among)}, {now}"
    return f"{said} does not go with {need.of}: {', '.join(need.never)}"
