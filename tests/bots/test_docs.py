import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"


def test_examples_of_the_bots_page_run_as_they_stand(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "bots.md").read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, "docs/bots.md", "exec"), names)
    assert names["table"].over
    assert capsys.readouterr().out == f"{names['table'].scores}\n"
