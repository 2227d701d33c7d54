"""The `starboard` command. Nothing in here knows a game; games are found in `starboard.games`."""

from starboard.cli.app import main

__all__ = ["main"]
