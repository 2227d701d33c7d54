"""`starboard games`: which games there are, and what a table can agree on."""

from __future__ import annotations

import click

from starboard.cli.common import cli_words, language_option


@click.command("games")
@language_option
def games_command(language: str | None) -> None:
    """List the games.

    With their bots, and their table options with the defaults.
    """
    from starboard.bots.roster import BOTS
    from starboard.cli.screen import Screen
    from starboard.entry import need_said
    from starboard.games import GAMES
    from starboard.words.drawing import paragraph

    screen = Screen()
    for name, entry in GAMES.items():
        words = cli_words(language, *entry.words)
        rules = entry.rules
        screen.show([[(name, "typed"), (f"  {words('game')}", "heading")]])
        screen.show(paragraph(words("game-about"), screen.width, indent="  "))
        screen.say("  " + words("games-seats", fewest=rules.seats[0], most=rules.seats[-1]))
        screen.say("  " + words("games-bots", bots=", ".join(BOTS.get(name, {}))))
        screen.say("  " + words("games-options"))
        group = ""
        for choice in rules.choices:
            if choice.group != group:
                group = choice.group
                screen.say(f"    {words(f'options-{group}')}", "heading")
            screen.show([[(f"    {choice.name}", "typed"), (f"  {words(f'option-{choice.name}')}", "")]])
            if choice.kind == "list":
                screen.say("      " + words("games-several", most=choice.most, default=choice.default), "note")
            widest = max(10, *map(len, choice.values))
            for value in choice.values:
                mark = f" ({words('games-default')})" if value == choice.default else ""
                said = words(f"option-{choice.name}-{value.replace(' ', '-')}")
                screen.show([[(f"      {value:<{widest}}", "typed"), (f" {said}{mark}", "")]])
        for preset in rules.presets:
            screen.show([[(f"    --preset {preset.name}", "typed"), (f"  {words(f'preset-{preset.name}')}", "")]])
            screen.show(paragraph(words(f"preset-{preset.name}.text"), screen.width, indent="      "))
        for table in rules.dice_tables:
            dice = ", ".join(map(str, sorted(table.dice)))
            screen.show([[("    --dice NUMBER", "typed"), (f"  {words(f'dice-{table.name}')} ({dice})", "")]])
            screen.show(paragraph(words(f"dice-{table.name}.text"), screen.width, indent="      "))
        for said in dict.fromkeys(need_said(need, words) for need in rules.needs):
            screen.show(paragraph(said, screen.width, indent="    "))
