"""Recorded games with New Technology, replayed with those of the base game."""

from tests.recording import Recording

RECORDINGS = (
    Recording(
        "new_technology",
        "boosters, stasis and specializations in use",
        ("sensible", "sensible", "sensible"),
        {"new_technology": "yes", "rounds": "II"},
        frozenset({"jump", "wake", "specialize"}),
    ),
)
NEVER_ASKED = frozenset({"negotiate", "wake_from"})
"""Too rare to wait for; `rules/` has both."""
