### The `starboard` command in English.

prompt = Your choice (? for help):
question-of = { $name }:
clock = The clock acts in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
clock-named = { $name } in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
story = What happened:
options-range = ({ $first }–{ $last })

help-answer = Answer with an option as it is written, with its number, or with its first letters if they can’t mean anything else.
help-help = this help
help-table = the whole table again
help-options = the question and its options again
help-explain = what a component or a card is (explain cannon, explain I-3); the rules are in docs/rules and, where a server runs, at /rules
help-undo = undo your last step, while nothing new has been revealed
help-wait = let others act for some seconds (wait 20) while everybody acts at once
help-save = save the game now
help-text = what you have built, or the table as you see it, as a text to copy; “starboard show” draws it again
help-quit = leave; the game is saved and you can resume it

command-help = help
command-table = table
command-options = options
command-explain = explain
command-undo = undo
command-wait = wait
command-save = save
command-text = text
command-quit = quit

answer-unknown = There is no option “{ $typed }”; ? explains how to answer.
answer-unclear = “{ $typed }” could be any of: { $candidates }.
answer-undo-refused = You can’t undo your last step: something has been revealed, or somebody else has acted.
answer-wait-refused = There is nothing to wait for: it’s your move.
answer-wait-number = To wait, give a number of seconds from 1 to 600, as in “wait 20”.

text-nothing = There is nothing to copy at the moment.
explain-what = Name what you want explained, as in “explain cannon”.
explain-nothing = Nothing in the glossary is called “{ $typed }”.
explain-several = That could be any of: { $names }.
explain-count = { $count ->
    [one] 1 in the box
   *[other] { $count } in the box
}
explain-more = { $count } more in { $source }
confidence-exact = exact numbers
confidence-corroborated = numbers from two sources
confidence-inferred = numbers inferred
confidence-reconstructed = numbers reconstructed
confidence-invented = numbers of our own

welcome = { $game }, { $seats } seats, seed { $seed }.
welcome-person = { $name } is you.
welcome-person-hotseat = { $name } is a person at this terminal.
welcome-die = A { $face }: { $brought }.
welcome-bot = { $name } is the bot “{ $bot }”.
resumed = Resuming after { $entries } answers.
saved = The game is saved in { $path }.
resume-hint = To resume: { $command }
replay-hint = To watch it again: { $command }
goodbye = You leave the table.
final-title = Final scores
final-line = { $place }. { $name }: { $score }

replay-start = { $game }, { $seats } seats, rules { $version }, { $entries } answers.
replay-step = Step { $step } of { $steps }, second { $time }
replay-prompt = Enter: next · b: back · a number: jump there · q: quit
replay-unknown = Expected Enter, b, q or a step from 0 to { $steps }.
replay-other-version = This log was played with rules { $theirs }, and these are rules { $ours }; it is replayed as far as it fits.
replay-stopped = The replay stopped before step { $step } of { $steps }: { $why }.
replay-undo = { $name } undoes a step.
replay-seed = The seed was { $seed }.

rules-module = module
rules-book = rule book
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
games-several = up to { $most } of these, in order (default: { $default })

admin-confirm = Go on? (y/N){" "}
admin-yes = y yes
admin-nothing-done = Nothing was done.
admin-no-tables = No tables.
admin-column-table = table
admin-column-game = game
admin-column-stage = stage
admin-column-people = here
admin-column-seats = seats
admin-column-opened = opened
admin-column-touched = last used
admin-column-lines = lines
admin-column-size = size
admin-column-seat = seat
admin-column-name = name
admin-column-state = state
admin-column-line = line
admin-column-at = when
admin-column-kind = what (seat)
admin-stage-waiting = waiting
admin-stage-playing = playing
admin-stage-over = over
admin-stage-closed = closed
admin-private = private
admin-live = live
admin-closed-because = Closed: { $reason }
admin-when = Opened { $opened }, last used { $touched }.
admin-how-large = Journal: { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}, { $size }.
admin-options = Options: { $options }
admin-rules = Rules: version { $rules }; this Starboard has { $here }.
admin-before = Rematch of { $table }.
admin-rematch = Its rematch is { $table }.
admin-seat-here = here
admin-seat-away = away
admin-seat-bot = played by the bot “{ $bot }”
admin-seat-muted = muted
admin-seat-empty = empty
admin-watchers-muted = Spectators are muted.
admin-watcher = (watching)
admin-no-talk = Nobody said anything.
admin-close-asks = { $count ->
    [one] This closes the table { $tables } for good and disconnects whoever is there.
   *[other] This closes { $count } tables for good and disconnects whoever is there: { $tables }.
}
admin-closed = { $count ->
    [0] They were closed already.
    [one] Closed.
   *[other] Closed { $count } tables.
}
admin-delete-asks = { $count ->
    [one] This deletes the table { $tables } for good, with all that was played and said there.
   *[other] This deletes { $count } tables for good, with all that was played and said there: { $tables }.
}
admin-waiting = waiting for the server to let go
admin-deleted = { $count ->
    [one] Deleted { $count } table.
   *[other] Deleted { $count } tables.
}
admin-still-open = Closed, but not deleted, because a server still has them open: { $tables }. Try again.
admin-removed = { $name } no longer holds seat { $seat }.
admin-muted = { $name } may not talk any more.
admin-unmuted = { $name } may talk again.
admin-muted-watchers = Spectators may not talk any more.
admin-unmuted-watchers = Spectators may talk again.
admin-prune-nothing = There is nothing to delete.
admin-prune-asks = { $count ->
    [one] { $count } table is to be deleted for good, { $size } of journal.
   *[other] { $count } tables are to be deleted for good, { $size } of journals.
}
admin-and-more = … and { $count } more.
admin-pruning = deleting
admin-pruned = { $count ->
    [one] Deleted { $count } table, { $size } of journal.
   *[other] Deleted { $count } tables, { $size } of journals.
}
admin-vacuum = { $size } of the file are free, and new tables will use them. To make the file smaller, stop the server and run: sqlite3 FILE VACUUM
admin-backing-up = backing up
admin-backed-up = Backed up { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}. Keep the file private: it holds the secrets of games.
admin-backup-is = A sound backup of { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, made { $made } by Starboard { $version }.
admin-replace-asks = Tables that differ will be replaced, and what was played there since is lost.
admin-restoring = restoring
admin-restored = Restored { $count ->
    [one] { $count } table.
   *[other] { $count } tables.
}
admin-replaced = Replaced { $count ->
    [one] { $count } table that differed.
   *[other] { $count } tables that differed.
}
admin-same = Left { $count ->
    [one] { $count } table as it is: it is the same.
   *[other] { $count } tables as they are: they are the same.
}
admin-different = Left { $count ->
    [one] { $count } table as it is, though it differs (--replace replaces it).
   *[other] { $count } tables as they are, though they differ (--replace replaces them).
}
admin-in-use = Not replaced, because a server has { $count ->
    [one] it open: { $count } table.
   *[other] them open: { $count } tables.
}
admin-checking = checking
admin-checked = Checked { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}: { $problems ->
    [0] all is well.
    [one] { $problems } problem.
   *[other] { $problems } problems.
}
admin-problem-database = The database: { $detail }.
admin-problem-empty = The journal is empty.
admin-problem-gap = Line { $line } of the journal is missing ({ $detail }).
admin-problem-unreadable = Line { $line } of the journal cannot be read: { $detail }.
admin-problem-refused = Line { $line } of the journal breaks the rules: { $detail }
admin-problem-fault = Line { $line } of the journal makes the rules fail: { $detail }.
admin-problem-other-rules = It waits for other rules: { $detail }.
admin-problem-no-hold = Its row in “holds” is missing, so no server can open it.
admin-problem-listing = The lobby’s list disagrees with the journal: { $detail }.
admin-error-no-database = There is no database { $place }; expected that of a server (--data FOLDER or --database URL).
admin-error-empty-database = There are no tables of Starboard in the database { $place }.
admin-error-other-schema = The database { $place } has the schema { $found } and this Starboard { $expected }; use the Starboard that the server runs, or start this one’s server once.
admin-error-no-table = There is no table { $table }.
admin-error-too-busy = The table { $table } is too busy; try again.
admin-error-over = The game at { $table } is over, so there is nobody to remove.
admin-error-closed = The table { $table } is closed.
admin-error-damaged = The table { $table } cannot be read to its end: { $problem }.
admin-error-nobody = Nobody called { $who } sits at { $table }, and there is no such seat.
admin-error-several-people = Several people at { $table } are called { $who }; name the seat by its number.
admin-error-file-exists = { $file } already exists; --force overwrites it.
admin-error-file = { $file }: { $problem }.
admin-error-no-backup = { $file } is not a backup made by Starboard.
admin-error-damaged-backup = { $file } is damaged or not complete; nothing was restored.
admin-error-other-backup = { $file } was made by another Starboard ({ $version }) in a format that this one does not know.

serve-here = The table is open: { $address }
serve-friends = For friends on your network: { $address }
serve-stop = Press Ctrl+C to close it. Every game is saved and goes on next time.
serve-elsewhere = Port { $wanted } is taken, so this is port { $port }.
serve-owned = The tables in { $file } are open in another server: process { $process }, { $address }, since { $since }. Use that one, close it first, or give this one another folder with --data.
serve-owned-unknown = The tables in { $file } are open in another server. Close it first, or give this one another folder with --data.
serve-folder = Others on this machine can look into { $folder }, but not into the tables’ files. --data gives them a folder of their own.
serve-closed = The table is closed. Every game is saved.

wish-noted = Noted. Type it again to take it back.
wish-taken-back = Taken back.
