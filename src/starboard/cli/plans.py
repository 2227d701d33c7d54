"""Plans: several answers that a decision suggests as one word (`best` loads what is worth most)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.engine import Decision
from starboard.entry import Presentation
from starboard.words import Drawing, Words

Step = tuple[str, str]
"""A question and its answer."""


def plan_meant(typed: str, decision: Decision, words: Words) -> Sequence[Step]:
    """The steps of the plan that was typed, by its name or its word in the person's language; none if it is no plan."""
    said = typed.strip().casefold()
    for name, plan in _plans(decision).items():
        if said in (name.casefold(), _word(name, words).casefold()):
            return [(question, option) for question, option in plan["steps"]]
    return []


def list_plans(decision: Decision, presentation: Presentation, words: Words) -> Drawing:
    """A line for each plan: its word, what it is, and what it costs and brings."""
    lines: Drawing = []
    for name in _plans(decision):
        then = presentation.follows(name, decision, words)
        text = words(f"plan-{name}-text") if words.knows(f"plan-{name}-text") else ""
        lines.append(
            [("      ", ""), (_word(name, words), "typed"), (f"  {text}", ""), (f"  ({then})" if then else "", "note")]
        )
    return lines


def _plans(decision: Decision) -> Mapping[str, Any]:
    plans: Mapping[str, Any] = decision.about.get("plans", {})
    return plans


def _word(name: str, words: Words) -> str:
    return words(f"plan-{name}") if words.knows(f"plan-{name}") else name
