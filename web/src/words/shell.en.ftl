### The shell in English: the pages around the games, and the plain client.

## Every page

brand-home = Starboard, to the first page
language-en = English
language-fr = Français
sound = Sound
sound-turn-on = Turn the sound on
sound-turn-off = Turn the sound off
close = Close
loading = One moment …
copied = Copied.
unreachable = The server cannot be reached. It is tried again all the time.
go-home = To the first page
nowhere = There is nothing here
nowhere-about = The address may have lost a letter on its way to you.

## The first page

home-title = Build it. Fly it. Laugh when it breaks.
home-about = Starboard is a table for space board games. Weld a ship together from odd parts while the sand runs, then fly it through meteors and pirates and see what is left of it.
your-name = Your name
name-default = Captain
play-now = Play now
play-now-about = Galaxy Trucker against three robots, at once
first-flight = First flight
first-flight-about = Learn by flying, with hints
with-friends = With friends
with-friends-about = Open a table and send the link
your-tables = Your tables
open-tables = Open tables
open-tables-none = Nobody has opened a table to everyone. You could be the first.
all-tables = All { $count } tables
all-games = All games
new-table-of = New table: { $game }
stage-waiting = { $free ->
    [0] full, about to start
    [one] 1 free seat
   *[other] { $free } free seats
}
stage-playing = being played
stage-over = over
stage-closed = closed
way-join = Join
way-watch = Watch
way-back = Go on
way-result = See
way-replay = Replay

## A new table

who-may-come = Who may come
table-private = Only people with the link
table-public = Everybody; the table is listed on the first page
open-table = Open the table
setup-seats = Seats
setup-remove = Remove
setup-remove-this = Remove number { $number }: { $what }
setup-last = One has to stay.

## The waiting room

waiting-private = Whoever has the link can join.
waiting-public = The table is listed on the first page; everybody can join.
waiting-watch = You are watching. Take a seat to play.
seats = Seats
invite = Invite
link-friends = The link for friends
link-only-here = This link works on this computer only. For friends on your network, start the server with --lan.
link-code = The link for friends as a code for the camera of a phone
copy-link = Copy the link
share = Share
share-title = Come and play
copy-own-link = My own link
copy-own-link-about = Copies the link to your own seat, to go on playing on another device. Keep it to yourself.
fill-all = Robots on { $count } free seats
start-game = Start
start-fills = Robots take the seats that are still free.
table-options = Table options
options-usual = Everything as usual.
options-by-host = The host can change the options.
host = host

## Seats and people

seat-number = Seat { $seat }
seat-free = Free
presence-empty = nobody yet
presence-here = here
presence-away = away
presence-bot = robot, { $bot }
presence-stand_in = a robot plays meanwhile
presence-you = that is you
is-deciding = is deciding
bot-random = reckless
bot-sensible = sensible
which-bot = Which robot
sit-here = Sit here
sit-down = Sit down
join-title = Take a seat
bot-here = Robot
bot-for-me = Robot for me
bot-meanwhile = Robot meanwhile
table-misses = { $count ->
    [one] { $names } is away, and the table waits.
   *[other] { $names } are away, and the table waits.
}
remove-bot = Remove
ask-to-leave = Free the seat
stand-up = Get up
leave-for-good = Leave for good
leave-about = A robot plays on, and the seat is no longer yours. If you only go for a while, a robot can play for you until you are back.
stay = Stay
option-colon = { $option }:
take-back = Take my seat back
bot-plays-for-you = A robot plays your seat.

## At the table

drawer = Talk and seats
drawer-unread = { $count ->
    [one] Talk and seats, 1 new message
   *[other] Talk and seats, { $count } new messages
}
chat = Talk
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
somebody-watching = A spectator
your-turn = Your turn
seat-lost = Your seat has been freed; you are watching now.
you-watch = You are watching.
take-a-seat = Take a seat
watch-instead = Watch instead
line-lost = The connection is lost; it is being restored. What you do meanwhile is kept.
line-waits = { $why } Trying again in { $seconds } s.
renewed = The server has been renewed.
screen-missing = A part of the page could not be loaded.
reload = Load the page again
nothing-asked = Nothing is asked of you at the moment.
game-over = The game is over.
rematch = Play again
to-rematch = To the next game
watch-replay = Watch the replay
download-log = Download the log
ended-no_table = There is no such table
ended-wrong_token = This link opens no seat
ended-other_protocol = The server speaks another language now
ended-damaged = This table’s record is damaged
ended-other_rules = The rules have changed since
ended-replaced = You opened this table on another device
ended-about-replaced = A seat goes with a handful of devices at a time, and this was the one you had opened first. You can still play on here.
play-here = Play on here
ended-closed = This table has been closed
ended-about-closed = Whoever runs this server has closed it.
full-house = Full house
try-now = Try now
ended-about-no_table = It may be long gone, or the link has lost a letter on its way to you.
ended-about-wrong_token = Somebody may have freed the seat, or the link is not complete. You can still watch, and take a free seat if there is one.
ended-about-other_protocol = This page is older than the server; loading it again brings the new one.
ended-about-damaged = The server cannot read what was played here, so this table cannot go on. Whoever runs the server has been told.
ended-about-other_rules = This game was begun with rules that the server no longer knows, so it cannot go on here.

## The plain client

board = The table
story = What happened
story-empty = Nothing has happened yet.
waiting-for = Waiting for { $names } …
waiting-for-somebody = Somebody is thinking …
search-options = Search
one-of = 1 of { $count }
search-nothing = No option says that.
undo = Undo
final-scores = Final scores

## The replay

replay = Replay
replay-title = Replay: { $game }
replay-none = There is no replay yet
replay-retry = Try again
replay-position = Where in the game
replay-step = Step { $step } of { $steps }
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step on
replay-chapter-back = To the chapter before
replay-chapter-next = To the next chapter
replay-chapters = Chapters
replay-speed = Speed of the replay
to-table = To the table
looks = What to look at
look-table = The table
