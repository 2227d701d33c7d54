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
parade-float = { $instrument } float with { $players } players
instrument-drum = a drum
instrument-horn = a horn
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
need-toy_board = The drum is flown with brass bands.
need-toy_seats = Five truckers need brass bands.
need-toy_teams = Experts do not march to brass bands.
option-toy = brass bands
option-toy-no = without brass bands
option-toy-yes = with brass bands
