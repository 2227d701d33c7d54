"""What to play with tonight, from easy to hard; the last set is everything that both big boxes hold."""

from starboard.engine import Preset

NEWER = {"newer_technology": "yes", "newer_cards": "yes"}
USUAL = "I II III"

PRESETS = (
    Preset(name="newer_evening", options={**NEWER, "rounds": USUAL}),
    Preset(name="good_staff", options={**NEWER, "support_team": "dealt", "rounds": USUAL}),
    Preset(name="visitors", options={**NEWER, "intruders": "yes", "support_team": "dealt", "rounds": USUAL}),
    Preset(name="odd_hulls", options={**NEWER, "newer_ship_classes": "yes", "rounds": "I IIB IIIB"}),
    Preset(name="cruisers", options={**NEWER, "newer_ship_classes": "yes", "rounds": "II IIIB IV"}),
    Preset(
        name="everything",
        options={
            **NEWER,
            "newer_ship_classes": "yes",
            "intruders": "yes",
            "support_team": "dealt",
            "new_technology": "yes",
            "fifth_wheel": "yes",
            "new_ship_classes": "yes",
            "evil_machinations": "yes",
            "rough_roads": "1",
            "bonus_cards": "yes",
            "rounds": "IA IIA IIIB IV",
        },
        seats=5,
    ),
)
