"""Reading texts line by line."""

from collections.abc import Iterator


def lines_of(text: str) -> Iterator[tuple[int, list[str]]]:
    """The words of every line that says something, with its number."""
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition("#")[0].split()
        if words:
            yield number, words
