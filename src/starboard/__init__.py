"""An open table for space board games: the rules as a library; the games live in their own packages."""

__version__ = "0.1.0"
