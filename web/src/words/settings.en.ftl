### The settings in English.

settings = Settings
settings-about = They are kept in this browser and take effect at once.
settings-language = Language
settings-sound = Sound effects
settings-sound-on = Sound on
settings-volume = Volume
settings-percent = { $value }%
settings-try-sound = Try it
settings-speed = Animation speed
settings-speed-about = If your device asks for less motion, animations stay short at any speed. The pause before each card is for reading, so it never shrinks; a tap ends it.
speed-slow = Leisurely
speed-normal = Normal
speed-fast = Double speed
speed-skip = No animations
settings-patterns = Colour patterns
settings-patterns-about = Seats and goods are told apart by shape and pattern as well as colour.
patterns-usual = Subtle
patterns-strong = Bold
patterns-plain = None
settings-confirmations = Ask me again
settings-confirmations-about = Leaving a table for good is always confirmed. Giving up before the next card can be taken back until it comes.
confirmations-any = Before every answer in flight
confirmations-bad = Before answers that end badly
confirmations-final = As little as possible
