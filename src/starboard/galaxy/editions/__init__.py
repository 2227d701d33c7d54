"""The editions of the game, each a folder with its data."""

NAMES = ("first", "second")
