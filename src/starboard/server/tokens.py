"""Secrets of the table service: names of tables, tokens of seats, seeds of games."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import blake2b
from hmac import compare_digest
from secrets import token_hex, token_urlsafe


def new_table() -> str:
    """A name for a table, hard enough to guess for a private one."""
    return token_urlsafe(9)


def next_table(table: str, seed: str) -> str:
    """The name of the table for a rematch: whoever knew the end of the game would choose the same."""
    digest = blake2b(f"{table} {seed}".encode(), digest_size=9, person=b"starboard again").digest()
    return urlsafe_b64encode(digest).decode()


def new_token() -> str:
    """A secret for the holder of a seat."""
    return token_urlsafe(18)


def new_seed() -> str:
    """A seed that nobody can guess from the commitment."""
    return token_hex(16)


def key_of(token: str) -> str:
    """What is stored of a token: enough to know it again, too little to use it."""
    return blake2b(token.encode(), digest_size=16, person=b"starboard seat").hexdigest()


def opens(token: str, key: str) -> bool:
    """Whether a token belongs to a stored key."""
    return compare_digest(key_of(token), key)
