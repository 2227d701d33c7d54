options-second_edition = The new edition
preset-new_lesson = Learning flight
    .text = The new edition at its gentlest: one small ship, eight cards, no clock. The way to begin.
preset-new_flight = One flight
    .text = A single flight of level II: half an hour from the first component to the last bill.
preset-trek = Transgalactic Trek
    .text = Three flights of growing length, with titles to win and to defend.
