kind-bandstand = bandstand
    .a = a bandstand
    .noun = bandstand
kind-band_bus = band bus
    .a = a band bus
    .noun = band bus
explain-part-bandstand = Whoever has one may play along with parades. Nothing may stand before the band.
group-bandstand = Bandstands
error-before_band = { $square } stands in front of the band on { $other }
crew-musician = a musician
card-parade = Parade
    .text = Whoever has a bandstand may play along, for { $credits } credits.
note-toy-parade = Feet may be tapped.
parade-float = { $instrument } float with { $players } players
instrument-drum = a drum
instrument-horn = a horn
card-instrument_sale = Instrument sale
    .text = Instruments go to the highest bidder: { $goods }, and { $days } flight day for trying them out.
card-encore = Encore
    .text = Everybody bids in secret. The highest bidder pays, plays once more and is cheered with { $credits } credits.
source-encore = for the encore
source-parade = from the parade
question-play_along = { $card } passes by. Play along?
option-play_along-play = play along
option-play_along-listen = only listen
question-rehearse = What does the band rehearse?
option-rehearse-march = a march
option-rehearse-waltz = a waltz
option-build-hum = hum a little
event-tune_played = { $who ->
    [you] You play a { $tune }.
   *[other] { $name } plays a { $tune }.
}
event-hummed = { $who ->
    [you] You hum a little.
   *[other] { $name } hums a little.
}
options-toy_box = The toy box
option-toy_tempo = how fast bands play
option-toy_tempo-slow = slowly
option-toy_tempo-quick = quickly
option-rounds-DRUM = the drum
option-rounds-CYMBALS = the cymbals
why-marched_off = marched off
need-toy_board = The drum is flown with brass bands.
need-toy_teams = Experts do not march to brass bands.
option-toy = brass bands
option-toy-no = without brass bands
option-toy-yes = with brass bands
question-duck = You hear it whistle. Duck?
option-duck-duck = duck
option-duck-stand = stand upright
question-customs = “Anything to declare?”
option-customs-sing = sing
option-customs-turn_back = turn back
question-soothe = Shall the musician calm them down?
option-soothe-soothe = play something soft
option-soothe-suffer = let it happen
option-battery-crank = crank the barrel organ
option-power_engines-fanfare = play a fanfare
option-power_cannons-salute = fire a salute
option-count_crew-chorus = sing in chorus
option-shield-drumroll = drum it away
option-shoot-drumroll = drum it away
option-load-serenade = give a block away for a song
option-next_card-march_off = march off until the next card is over
option-bid-busk = play in the street first
option-secret_bid-busk = play in the street first
option-owed-busk = play in the street first
event-gilded = { $who ->
    [you] The bandstand on { $square } shines like gold.
   *[other] { $name }’s bandstand on { $square } shines like gold.
}
event-strolled = { $who ->
    [you] Your drum major takes a walk.
   *[other] { $name }’s drum major takes a walk.
}
event-ducked = { $who ->
    [you] You duck, and it flies past.
   *[other] { $name } ducks, and it flies past.
}
event-soothed = { $who ->
    [you] Your musician plays a lullaby, and nobody harms you.
   *[other] { $name }’s musician plays a lullaby, and nobody harms them.
}
event-band_played = { $who ->
    [you] Your band strikes up.
   *[other] { $name }’s band strikes up.
}
count-fanfare = fanfare
count-salute = salute
count-chorus = chorus
count-toy_stage = brass band
source-serenade = for a serenade
source-busk = from passers-by
source-applause = of applause
settlement-applause = applause
thing-tempo_slow = Slow tempo
    .text = The bands take their time.
thing-tempo_quick = Quick tempo
    .text = The bands are in a hurry, and everybody with them.
thing-silence = Silence, please
    .text = No band plays until this card is over.
thing-tune_march = A march
    .text = Play it at a parade. Nobody else knows that you have it.
thing-tune_polka = A polka
    .text = Play it at a parade. Nobody else knows that you have it.
thing-tune_waltz = A waltz
    .text = Play it at a parade. Nobody else knows that you have it.
thing-tune_tango = A tango
    .text = Play it at a parade. Nobody else knows that you have it.
thing-tune_gallop = A gallop
    .text = Play it at a parade. Nobody else knows that you have it.
thing-baton = Baton
    .text = This band has rehearsed { $tune ->
        [march] a march
       *[other] a waltz
    }.
crew-drum_major = the drum major
