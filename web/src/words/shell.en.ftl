### The shell in English: the pages around the games, and the plain client.

## Every page

brand-home = Starboard, back to the home page
language-en = English
language-fr = Français
sound = Sound
sound-turn-on = Turn the sound on
sound-turn-off = Turn the sound off
close = Close
loading = One moment…
copied = Copied.
unreachable = Can’t reach the server. Still trying.
go-home = Home page
nowhere = There is nothing here
nowhere-about = The address may have lost a letter on its way to you.

## The first page

home-title = Build it. Fly it. Laugh when it breaks.
home-about = Starboard is a table for space board games. Weld a ship together from odds and ends while the sand runs, fly it through meteors and pirates, and see what’s left of it.
your-name = Your name
name-default = Captain
home-edition = Which Galaxy Trucker?
home-edition-classic = Classic
home-edition-classic-about = The game of 2007, and all its expansions
home-edition-new = New
home-edition-new-about = The edition of 2021: shorter laps, titles to win
play-now = Play now
play-now-about = Galaxy Trucker against three bots
first-flight = First flight
first-flight-about = Learn by flying, with hints
with-friends = With friends
with-friends-about = Open a table and send the link
your-tables = Your tables
open-tables = Open tables
open-tables-none = Nobody has opened a public table. Be the first!
all-tables = All { $count } tables
all-games = All games
new-table-of = New table: { $game }
stage-waiting = { $free ->
    [0] full, about to start
    [one] 1 free seat
   *[other] { $free } free seats
}
stage-playing = in progress
stage-over = over
stage-closed = closed
way-join = Join
way-watch = Watch
way-back = Continue
way-replay = Replay

## A new table

who-may-come = Who can join
table-private = Anyone with the link
table-public = Everybody: the table is listed on the home page
open-table = Open the table
setup-seats = Seats
setup-presets = Ready-made
setup-presets-about = Take one of these, then change what you like.
setup-own-choice = your own choice
setup-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
setup-roll = Roll
setup-rolled = What the dice brought
setup-die = a { $face }
setup-remove = Remove
setup-remove-this = Remove number { $number }: { $what }
setup-last = You need at least one.

## The waiting room

waiting-private = Anyone with the link can join.
waiting-public = The table is listed on the home page, and everybody can join.
waiting-watch = You’re watching. Take a seat to play.
seats = Seats
invite = Invite
link-friends = The link for friends
link-only-here = This link only works on this computer. For friends on your network, start the server with --lan.
link-code = The link for friends as a QR code
copy-link = Copy the link
share = Share
share-title = Come and play
copy-own-link = Continue on another device
copy-own-link-about = Copies a link to your own seat, so that you can play on from another device. Keep it to yourself.
fill-all = Bots on { $count } free seats
start-game = Start
start-fills = Bots take the seats that are still free.
table-options = Table options
options-usual = The usual settings.
options-by-host = The host can change the options.
host = host

## Seats and people

seat-number = Seat { $seat }
seat-free = Free
presence-empty = nobody yet
presence-here = here
presence-away = away
presence-bot = bot, { $bot }
presence-stand_in = a bot is filling in
presence-you = that’s you
is-deciding = is thinking
bot-random = reckless
bot-sensible = sensible
which-bot = Which bot
sit-here = Sit here
sit-down = Sit down
join-title = Take a seat
bot-here = Bot
bot-for-me = Bot for me
bot-meanwhile = Bot for now
table-misses = { $count ->
    [one] { $names } is away, and the table is waiting.
   *[other] { $names } are away, and the table is waiting.
}
remove-bot = Remove
ask-to-leave = Clear this seat
stand-up = Leave this seat
leave-for-good = Leave for good
leave-about = A bot plays on, and the seat is no longer yours. If you’ll only be gone for a while, a bot can fill in until you’re back.
stay = Stay
option-colon = { $option }:
take-back = Take my seat back
bot-plays-for-you = A bot is playing for you.

## At the table

drawer = Chat and seats
drawer-unread = { $count ->
    [one] Chat and seats, 1 new message
   *[other] Chat and seats, { $count } new messages
}
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
somebody-watching = A spectator
your-turn = Your turn
seat-lost = Your seat has been cleared; you’re watching now.
you-watch = You’re watching.
take-a-seat = Take a seat
watch-instead = Watch instead
line-lost = Connection lost; reconnecting. What you do in the meantime is kept.
line-waits = { $why } Trying again in { $seconds } s.
renewed = The server has been updated.
screen-missing = Part of the page couldn’t be loaded.
reload = Reload the page
nothing-asked = Nothing to decide right now.
game-over = The game is over.
rematch = Play again
to-rematch = Go to the rematch
watch-replay = Watch the replay
download-log = Download the log
ended-no_table = There is no such table
ended-wrong_token = This link doesn’t open a seat
ended-other_protocol = The server has moved on
ended-damaged = This table’s record is damaged
ended-other_rules = The rules have changed since
ended-replaced = You opened this table on another device
ended-about-replaced = Each seat can be open on a few devices at a time, and this was the one you had opened first. You can still play on here.
play-here = Play on here
ended-closed = This table has been closed
ended-about-closed = Whoever runs this server has closed it.
full-house = Full house
try-now = Try now
ended-about-no_table = It may be long gone, or the link has lost a letter on its way to you.
ended-about-wrong_token = Somebody may have cleared the seat, or the link is incomplete. You can still watch, and take a free seat if there is one.
ended-about-other_protocol = This page is older than the server. Reload it to get the new one.
ended-about-damaged = The server can’t read what was played here, so this table can’t go on. Whoever runs the server has been told.
ended-about-other_rules = This game was started with rules the server no longer knows, so it can’t go on here.

## The plain client

board = The table
story = What happened
story-empty = Nothing has happened yet.
waiting-for = Waiting for { $names }…
waiting-for-somebody = Somebody is thinking…
search-options = Search
one-of = 1 of { $count }
search-nothing = No option matches.
undo = Undo
final-scores = Final scores

## The replay

replay = Replay
replay-title = Replay: { $game }
replay-none = There is no replay yet
replay-retry = Try again
replay-position = Point in the game
replay-step = Step { $step } of { $steps }
replay-play = Play
replay-pause = Pause
replay-back = Back one step
replay-forward = Forward one step
replay-chapter-back = Previous chapter
replay-chapter-next = Next chapter
replay-chapters = Chapters
replay-speed = Replay speed
to-table = Back to the table
looks = What to look at
look-table = The table
copy-text = Copy as text
copy-text-about = The table as you see it, for a message or a bug report: “starboard show” draws it again
copy-text-failed = Copying didn’t work. Please try again.
