### The `starboard` command in English.

prompt = Your choice (? for help):
question-of = { $name }:
clock = The clock acts in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
story = What happened:
options-range = ({ $first }–{ $last })

help-answer = Answer with an option as it is written, with its number, or with its beginning as long as that is clear.
help-help = this help
help-table = the whole table again
help-options = the question and its options again
help-undo = take your last step back, while nothing new has been revealed
help-wait = let others act for some seconds (wait 20), where everybody acts at any time
help-save = write the game down now
help-quit = leave; the game is kept and can be resumed

command-help = help
command-table = table
command-options = options
command-undo = undo
command-wait = wait
command-save = save
command-quit = quit

answer-unknown = There is no option “{ $typed }”; ? explains how to answer.
answer-unclear = “{ $typed }” could be any of: { $candidates }.
answer-undo-refused = Your last step cannot be taken back: something has been revealed, or somebody else has acted.
answer-wait-refused = There is nothing to wait for: the game waits for your answer.
answer-wait-number = To wait, give a number of seconds from 1 to 600, as in “wait 20”.

welcome = { $game }, { $seats } seats, seed { $seed }.
welcome-person = { $name } is you.
welcome-person-hotseat = { $name } is somebody at this terminal.
welcome-bot = { $name } is the bot “{ $bot }”.
resumed = The game goes on after { $entries } answers.
saved = The game is saved in { $path }.
resume-hint = To go on: { $command }
replay-hint = To see it again: { $command }
goodbye = You leave the table.
final-title = Final scores
final-line = { $place }. { $name }: { $score }

replay-start = { $game }, { $seats } seats, rules { $version }, { $entries } answers.
replay-step = Step { $step } of { $steps }, second { $time }
replay-prompt = Enter: next · b: back · a number: jump there · q: quit
replay-unknown = Expected Enter, b, q or a step from 0 to { $steps }.
replay-other-version = This log was played with rules { $theirs }, these are { $ours }; what fits is replayed.
replay-stopped = The replay stopped before step { $step } of { $steps }: { $why }.
replay-undo = { $name } takes a step back.
replay-seed = The seed was { $seed }.

rules-module = module
rules-rules = rules
rules-cited = cited
rules-uncited = uncited
rules-uncited-list = Cited by no test: { $rules }.
rules-unknown = { $place } cites { $rule }, which is no rule.
rules-all-well = Every rule is cited by a test.

games-seats = { $fewest } to { $most } seats
games-bots = bots: { $bots }
games-options = table options (--option name=value):
games-default = default

serve-here = The table is open: { $address }
serve-friends = For friends on your network: { $address }
serve-stop = Press Ctrl+C to close it; every game is kept and goes on next time.
serve-elsewhere = Port { $wanted } is taken; port { $port } is used instead.
serve-owned = The tables in { $file } are open in another server: process { $process }, { $address }, since { $since }. Use that one, close it first, or give this one another folder with --data.
serve-owned-unknown = The tables in { $file } are open in another server. Close it first, or give this one another folder with --data.
serve-folder = Others on this machine may look into { $folder }; the files of the tables are closed to them. With --data they get a folder of their own.
serve-closed = The table is closed. Every game is kept.
