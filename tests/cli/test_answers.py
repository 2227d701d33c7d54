import pytest

from starboard.cli.answers import understand

OPTIONS = ("weld 7,6 ^", "weld 7,6 >", "weld 8,7 ^", "return", "set aside", "3")


def _meant(typed: str) -> list[str]:
    return understand(typed, OPTIONS, {option: f"say {option}" for option in OPTIONS}.__getitem__)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("weld 7,6 ^", ["weld 7,6 ^"]),
        ("  WELD   7,6 ^ ", ["weld 7,6 ^"]),
        ("2", ["weld 7,6 >"]),
        ("3", ["3"]),
        ("6", ["3"]),
        ("7", []),
        ("0", []),
        ("r", ["return"]),
        ("weld 8", ["weld 8,7 ^"]),
        ("weld 7,6", ["weld 7,6 ^", "weld 7,6 >"]),
        ("8,7 ^", ["weld 8,7 ^"]),
        ("aside", ["set aside"]),
        ("say return", ["return"]),
        ("say r", ["return"]),
        ("", []),
        ("   ", []),
        ("²", []),
        ("nonsense", []),
    ],
)
def test_a_typed_answer_means_an_option_by_text_number_beginning_rest_or_words(typed: str, meant: list[str]) -> None:
    assert _meant(typed) == meant
