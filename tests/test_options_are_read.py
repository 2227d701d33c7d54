"""Terminal, bots and client never take the text of an option apart: they ask the reader that the vocabulary gives."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HOME = Path(__file__).parents[1]
TAKING_APART = {
    *("split", "rsplit", "partition", "rpartition", "startswith", "endswith", "removeprefix", "removesuffix"),
    *("find", "index", "replace", "match", "fullmatch"),
}
IN_SCRIPT = re.compile(
    r"\b(?:option|answer|act\.option)\w*!?\??\.(?:split|startsWith|endsWith|slice|substring|match|replace|indexOf)\("
)


def _taken_apart(path: Path) -> list[str]:
    """The calls of a file that look into the text of an option."""
    return [
        ast.unparse(node)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in TAKING_APART
        and ast.unparse(node.func.value).rpartition(".")[2] in ("option", "chosen", "act")
    ]


def test_no_bot_and_no_terminal_takes_an_option_apart() -> None:
    source = HOME / "src" / "starboard"
    readers = [
        *(source / "bots").rglob("*.py"),
        *(source / "cli").rglob("*.py"),
        *source.glob("*/presentation/**/*.py"),
        *source.glob("galaxy/modules/*/advice.py"),
    ]
    assert len(readers) > 50
    found = {str(path): calls for path in readers if (calls := _taken_apart(path))}
    assert not found


def test_no_page_takes_an_option_apart() -> None:
    pages = [path for ending in ("ts", "svelte") for path in (HOME / "web" / "src").rglob(f"*.{ending}")]
    assert len(pages) > 100
    found = {str(path): calls for path in pages if (calls := IN_SCRIPT.findall(path.read_text("utf-8")))}
    assert not found
