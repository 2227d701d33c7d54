"""The languages of the house, and which of them a person would like."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine.errors import BadInput

LANGUAGES = ("en", "fr")
DEFAULT = LANGUAGES[0]
OWN_VARIABLE = "STARBOARD_LANG"
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def pick_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else the one of STARBOARD_LANG, else the system's if the house speaks it, else English.

    A language that somebody named to Starboard itself and that it does not speak is BadInput; the system's is not.
    """
    named = asked or environ.get(OWN_VARIABLE)
    if named:
        language = _language_of(named)
        if language not in LANGUAGES:
            raise BadInput(f"there are no words in language {named!r}; expected one of: {', '.join(LANGUAGES)}")
        return language
    for variable in SYSTEM_VARIABLES:
        if environ.get(variable):  # as for every program, the first one that is set decides
            language = _language_of(environ[variable])
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT


def _language_of(locale: str) -> str:
    """`fr` of `fr_CA.UTF-8`."""
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
