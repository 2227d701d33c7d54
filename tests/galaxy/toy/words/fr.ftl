kind-bandstand = kiosque à musique
    .a = un kiosque à musique
    .noun = kiosque à musique
kind-band_bus = bus de fanfare
    .a = un bus de fanfare
    .noun = bus de fanfare
explain-part-bandstand = Qui en a un peut jouer avec les fanfares. Rien ne doit se trouver devant l’orchestre.
group-bandstand = Kiosques
error-before_band = { $square } se trouve devant la fanfare en { $other }
crew-musician = un musicien
card-parade = Parade
    .text = Qui a un kiosque peut jouer avec la fanfare, pour { $credits } crédits.
parade-float = char avec { $instrument } et { $players } joueurs
instrument-drum = un tambour
instrument-horn = un cor
source-parade = de la parade
question-play_along = { $card } passe. Jouer avec ?
option-play_along-play = jouer
option-play_along-listen = écouter seulement
question-rehearse = Que répète la fanfare ?
option-rehearse-march = une marche
option-rehearse-waltz = une valse
option-build-hum = fredonner un peu
event-tune_played = { $who ->
    [you] Vous jouez : { $tune }.
   *[other] { $name } joue : { $tune }.
}
event-hummed = { $who ->
    [you] Vous fredonnez un peu.
   *[other] { $name } fredonne un peu.
}
options-toy_box = La boîte à jouets
option-toy_tempo = le tempo des fanfares
option-toy_tempo-slow = lent
option-toy_tempo-quick = rapide
option-rounds-DRUM = le tambour
need-toy_board = Le tambour ne vole qu’avec des fanfares.
need-toy_seats = À cinq, il faut des fanfares.
need-toy_teams = Les experts ne défilent pas en fanfare.
option-toy = fanfares
option-toy-no = sans fanfares
option-toy-yes = avec fanfares
