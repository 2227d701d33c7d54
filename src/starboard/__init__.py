"""An open table for space board games: the rules as a library; the games live in their own packages."""

from starboard.compiled import use_compiled_modules

__version__ = "0.1.0"

use_compiled_modules()
