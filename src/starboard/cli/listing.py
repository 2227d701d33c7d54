"""The options of a decision as a list; long lists are put together by the form of the options."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import Decision, View
from starboard.entry import GameEntry, Presentation
from starboard.words import Drawing, Words
from starboard.words.drawing import Line, line_width, paragraph

SHORT_LIST = 12
"""As many options are shown one by one, whatever they are."""
SHORT_GROUP = 6
"""In a longer list, as many options of one form are still shown one by one."""


def list_options(decision: Decision, view: View, entry: GameEntry, words: Words, width: int) -> Drawing:
    """All options with their numbers: one line for each, or one paragraph for many of a form; then what is closed."""
    presentation, form_of = entry.presentation, entry.rules.vocabulary.form
    numbers = {option: number for number, option in enumerate(decision.options, start=1)}
    groups: dict[str, list[str]] = {}
    for option in decision.options:
        groups.setdefault(form_of(decision.question, option), []).append(option)
    lines: Drawing = []
    widest = max(
        (len(option) for options in groups.values() if _one_by_one(options, decision) for option in options), default=0
    )
    for form, options in groups.items():
        if _one_by_one(options, decision):
            for option in options:
                said = presentation.option(option, decision, view, words)
                then = presentation.follows(option, decision, words)
                lines.append(_line(numbers[option], option, widest, said, then))
        else:
            lines += _heading(form, options, numbers, decision, words, width)
            lines += _compact(options, decision, view, presentation, words, width)
    for option, why in presentation.closed(decision, words).items():
        said = presentation.option(option, decision, view, words)
        lines.append([("   –  ", "note"), (option.ljust(widest), "note"), (f"  {said}  ({why})", "note")])
    return lines


def _one_by_one(options: Sequence[str], decision: Decision) -> bool:
    return len(decision.options) <= SHORT_LIST or len(options) <= SHORT_GROUP


def _line(number: int, option: str, widest: int, said: str, then: str) -> Line:
    return [
        (f"{number:>4}  ", "typed number"),
        (option.ljust(widest), "typed"),
        (f"  {said}" if said != option else "", ""),
        (f"  ({then})" if then else "", "note"),
    ]


def _heading(
    form: str, options: Sequence[str], numbers: dict[str, int], decision: Decision, words: Words, width: int
) -> Drawing:
    message = f"group-{decision.question}-{form}"
    said = words(message) if words.knows(message) else form
    span = words("options-range", first=numbers[options[0]], last=numbers[options[-1]])
    return paragraph(f"{said} {span}", width - 6, indent="      ")


def _compact(
    options: Sequence[str], decision: Decision, view: View, presentation: Presentation, words: Words, width: int
) -> Drawing:
    """Options that differ only in their last detail share one entry: `7,6 ^ > v <`."""
    details: dict[str, list[str]] = {}
    for option in options:
        head, detail = presentation.brief(option, decision, view, words)
        details.setdefault(head, []).append(detail)
    lines: Drawing = []
    for head, tails in details.items():
        entry: Line = [(head, "typed"), (" " + " ".join(tails) if any(tails) else "", "")]
        if lines and line_width(lines[-1]) + 3 + line_width(entry) <= width:
            lines[-1] += [(" · ", "note"), *entry]
        else:
            lines.append([("        ", ""), *entry])
    return lines
