"""WebSocket frames as bytes (RFC 6455, section 5.2), without extensions: the table service negotiates none."""

from __future__ import annotations

from websockets.utils import apply_mask

FINAL_TEXT = 0x81
FINAL, CONTROL, OPCODE = 0x80, 0x08, 0x0F
CONTINUATION = 0x00
OPCODES = frozenset({CONTINUATION, 0x01, 0x02, 0x08, 0x09, 0x0A})
RESERVED = 0x70
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""In place of a length: it follows, in so many bytes."""
MASK_BYTES = 4


def frame(text: bytes) -> bytes:
    """A text as one frame of a server."""
    length = len(text)
    if length < TWO_BYTES:
        return bytes((FINAL_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((FINAL_TEXT, TWO_BYTES)) + length.to_bytes(2, "big") + text
    return bytes((FINAL_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big") + text


def lone_text(data: bytes) -> str | None:
    """The text of one complete frame of a client, if that is what these bytes are, and no more than 64 KiB."""
    if len(data) < 2 or data[0] != FINAL_TEXT or data[1] < MASKED:
        return None
    length, start = data[1] - MASKED, 2
    if length == TWO_BYTES:
        length, start = int.from_bytes(data[2:4], "big"), 4
    elif length == EIGHT_BYTES:
        return None
    text = start + MASK_BYTES
    if len(data) != text + length:
        return None
    try:
        return apply_mask(data[text:], data[start:text]).decode()
    except UnicodeDecodeError:
        return None


def is_lawful(data: bytearray) -> bool:
    """Whether a client may begin a frame with these two bytes."""
    head, length = data[0], data[1]
    if head & RESERVED or head & OPCODE not in OPCODES or not length & MASKED:
        return False
    return not head & CONTROL or (bool(head & FINAL) and length & ~MASKED < TWO_BYTES)


def frame_bytes(data: bytearray) -> int | None:
    """How long the frame of a client is that these bytes begin with; None if there are too few of them to tell."""
    if len(data) < 2:
        return None
    length, start = data[1] & ~MASKED, 2
    if length == TWO_BYTES:
        start = 4
    elif length == EIGHT_BYTES:
        start = 10
    if len(data) < start:
        return None
    if start > 2:
        length = int.from_bytes(data[2:start], "big")
    return start + MASK_BYTES + length
