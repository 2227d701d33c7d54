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
note-toy-parade = On peut battre la mesure.
parade-float = char avec { $instrument } et { $players } joueurs
instrument-drum = un tambour
instrument-horn = un cor
card-instrument_sale = Vente d’instruments
    .text = Des instruments au plus offrant : { $goods }, et { $days } jour de vol pour les essayer.
card-encore = Bis
    .text = Chacun mise en secret. La plus forte mise paie, rejoue et se fait acclamer pour { $credits } crédits.
source-encore = pour le bis
source-parade = de la parade
question-play_along = { $card } passe. Jouer avec ?
option-play_along-play = jouer
option-play_along-listen = écouter seulement
question-rehearse = Que répète la fanfare ?
option-rehearse-march = une marche
option-rehearse-waltz = une valse
option-build-hum = fredonner un peu
event-tune_played = { $who ->
    [you] Vous jouez : { $tune }.
   *[other] { $name } joue : { $tune }.
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
option-rounds-CYMBALS = les cymbales
why-marched_off = partie en fanfare
need-toy_board = Le tambour ne vole qu’avec des fanfares.
need-toy_teams = Les experts ne défilent pas en fanfare.
option-toy = fanfares
option-toy-no = sans fanfares
option-toy-yes = avec fanfares
question-duck = Vous l’entendez siffler. Vous baissez la tête ?
option-duck-duck = baisser la tête
option-duck-stand = rester debout
question-customs = « Rien à déclarer ? »
option-customs-sing = chanter
option-customs-turn_back = faire demi-tour
question-soothe = Le musicien doit-il les calmer ?
option-soothe-soothe = jouer une berceuse
option-soothe-suffer = laisser faire
option-battery-crank = tourner l’orgue de Barbarie
option-power_engines-fanfare = jouer une fanfare
option-power_cannons-salute = tirer une salve d’honneur
option-count_crew-chorus = chanter en chœur
option-shield-drumroll = le chasser à coups de tambour
option-shoot-drumroll = le chasser à coups de tambour
option-load-serenade = céder un bloc pour une chanson
option-next_card-march_off = défiler jusqu’à la fin de la prochaine carte
option-bid-busk = d’abord jouer dans la rue
option-secret_bid-busk = d’abord jouer dans la rue
option-owed-busk = d’abord jouer dans la rue
event-gilded = { $who ->
    [you] Le kiosque en { $square } brille comme de l’or.
   *[other] Le kiosque { DE($name) } en { $square } brille comme de l’or.
}
event-strolled = { $who ->
    [you] Votre tambour-major se promène.
   *[other] Le tambour-major { DE($name) } se promène.
}
event-ducked = { $who ->
    [you] Vous baissez la tête, et ça passe.
   *[other] { $name } baisse la tête, et ça passe.
}
event-soothed = { $who ->
    [you] Votre musicien joue une berceuse, et personne ne vous fait de mal.
   *[other] Le musicien { DE($name) } joue une berceuse, et personne ne lui fait de mal.
}
event-band_played = { $who ->
    [you] Votre fanfare joue.
   *[other] La fanfare { DE($name) } joue.
}
count-fanfare = fanfare
count-salute = salve d’honneur
count-chorus = chœur
count-toy_stage = fanfare
source-serenade = pour une sérénade
source-busk = des passants
source-applause = d’applaudissements
settlement-applause = applaudissements
thing-tempo_slow = Tempo lent
    .text = Les fanfares prennent leur temps.
thing-tempo_quick = Tempo rapide
    .text = Les fanfares sont pressées, et tout le monde avec elles.
thing-silence = Silence !
    .text = Aucune fanfare ne joue avant la fin de cette carte.
thing-tune_march = Une marche
    .text = À jouer lors d’une parade. Personne d’autre ne sait que vous l’avez.
thing-tune_polka = Une polka
    .text = À jouer lors d’une parade. Personne d’autre ne sait que vous l’avez.
thing-tune_waltz = Une valse
    .text = À jouer lors d’une parade. Personne d’autre ne sait que vous l’avez.
thing-tune_tango = Un tango
    .text = À jouer lors d’une parade. Personne d’autre ne sait que vous l’avez.
thing-tune_gallop = Un galop
    .text = À jouer lors d’une parade. Personne d’autre ne sait que vous l’avez.
thing-baton = Baguette
    .text = Cette fanfare a répété { $tune ->
        [march] une marche
       *[other] une valse
    }.
crew-drum_major = le tambour-major
