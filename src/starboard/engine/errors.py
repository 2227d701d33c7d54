"""The errors a person can act on. Each message is one sentence that says where and what was expected."""


class BadInput(ValueError):
    """Input from outside (a text, a log, a setup, an answer) that cannot be used; nothing was changed."""


class Refused(BadInput):
    """An answer or an undo that the table does not accept now; nothing was changed."""


class OtherVersion(BadInput):
    """A log or a position made by another version of a game's rules."""
