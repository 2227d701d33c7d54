"""Understanding what a person types as the answer to a decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def understand(typed: str, options: Sequence[str], in_words: Callable[[str], str]) -> list[str]:
    """The options that a typed answer may mean: one if it is clear, none if it means nothing here.

    An answer is the option itself, its number in the list, its words, or the beginning of one of them; the first word
    may be left out where the rest is clear (`7,6 ^` for `weld 7,6 ^`).
    """
    wanted = _plain(typed)
    if not wanted:
        return []
    plain = {option: _plain(option) for option in options}
    exact = [option for option in options if plain[option] == wanted]
    if exact:
        return exact
    if wanted.isdecimal() and 1 <= int(wanted) <= len(options):
        return [options[int(wanted) - 1]]
    beginnings = [option for option in options if plain[option].startswith(wanted)]
    if beginnings:
        return beginnings
    tails = [option for option in options if plain[option].partition(" ")[2] == wanted]
    if tails:
        return tails
    said = {option: _plain(in_words(option)) for option in options}
    exact = [option for option in options if said[option] == wanted]
    return exact or [option for option in options if said[option].startswith(wanted)]


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
