"""What to play with tonight: sets of modules in the order in which the book advises them, and its table for dice.

New Technology, Fifth Wheel and Bonus Cards bring variety, the other three make it harder (BX-1.4).
"""

from starboard.engine import Change, DiceTable, Preset

NEW = {"new_technology": "yes"}
USUAL = "I II III"

PRESETS = (
    Preset(name="first_evening", options={**NEW, "bonus_cards": "yes", "rounds": USUAL}),
    Preset(name="five_truckers", options={**NEW, "fifth_wheel": "yes", "rounds": USUAL}, seats=5),
    Preset(name="strange_ships", options={**NEW, "new_ship_classes": "yes", "rounds": "IA IIA III"}),
    Preset(
        name="strange_crowd",
        options={**NEW, "fifth_wheel": "yes", "new_ship_classes": "yes", "rounds": "IA IIA III"},
        seats=5,
    ),
    Preset(name="evil_evening", options={**NEW, "bonus_cards": "yes", "evil_machinations": "yes", "rounds": USUAL}),
    Preset(name="rough_evening", options={**NEW, "bonus_cards": "yes", "rough_roads": "2", "rounds": USUAL}),
    Preset(
        name="whole_box",
        options={
            **NEW,
            "fifth_wheel": "yes",
            "new_ship_classes": "yes",
            "evil_machinations": "yes",
            "rough_roads": "2",
            "bonus_cards": "yes",
            "rounds": "IA IIA IIIA",
        },
        seats=5,
    ),
)
"""From easy to hard: one thing more at a time (BX-1.3)."""

STRANGE = Change(option="new_ship_classes", value="yes")
EVIL = (Change(option="evil_machinations", value="yes"),)
ROUGHER = (Change(option="rough_roads"),)

DICE = DiceTable(
    name="harder",
    begin={"rounds": USUAL, "new_ship_classes": "no", "evil_machinations": "no", "rough_roads": "0"},
    faces=(
        (STRANGE, Change(option="rounds", value="IA", instead_of="I")),
        (STRANGE, Change(option="rounds", value="IIA", instead_of="II")),
        (Change(option="rounds", value="IIIA", instead_of="III"),),
        EVIL,
        EVIL,
        ROUGHER,
    ),
    again=ROUGHER,
    dice=(3, 1, 2, 4, 5, 6),
)
"""A die for each thing that makes it harder (BX-15.1 to 15.3); what brings variety stays as the table has it."""
