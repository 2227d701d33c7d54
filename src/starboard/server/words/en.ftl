### What the table service says, in English.

refused-malformed = This message could not be understood: { $problem }.
refused-not-stored = This could not be stored, so it did not happen. Please try again.
refused-watching = You are watching; take a seat first.
refused-stale = That question is no longer open.
refused-option = That is not possible now.
refused-undo = Only your own last step can be taken back, while nothing new has been revealed.
refused-over = The game is over.
refused-over-sit = The game is over; a rematch has seats again.
refused-not-over = The game is not over yet.
refused-begun = The game has begun.
refused-begun-clear = The game has begun; a bot can play the seat.
refused-not-begun = The game has not begun.
refused-name = A name needs at least one letter.
refused-seat-taken = Seat { $seat } is taken or does not exist.
refused-no-seat = There is no seat { $seat }.
refused-full = All seats are taken; you can watch.
refused-sits-there = { $name } sits there.
refused-is-here = { $name } is here and plays this seat.
refused-you-sit = You sit at this table already.
refused-you-play = You play this seat yourself.
refused-bot-plays = A bot plays this seat; take it back first.
refused-bot = There is no bot { $bot }.
refused-host-clear = Only the host may ask somebody to get up.
refused-host-options = Only the host changes the table’s options.
refused-options = These options do not fit: { $problem }.
refused-held-seat-goes = Somebody sits on a seat that would go.
refused-silence = There is nothing to say.

bye-no-table = There is no such table.
bye-wrong-token = This link does not open a seat at this table.
bye-other-protocol = The server has been renewed; please load the page again.
bye-hello = A client says hello first.
bye-closing = The server is closing; your table is safe and goes on when it is back.
bye-other-rules = This game was played by rules of another version and cannot go on here.
bye-too-slow = Your line is too slow to follow the table; trying again.
bye-crowded = Too many people are looking at this table.

problem-not-found = There is nothing here.
problem-no-table = There is no such table.
problem-not-over = The game is not over; its secrets are still secret.
problem-not-begun = The game has not begun.
problem-body = This is not a request for a table: { $problem }.
problem-too-many = Too many tables at once from one place; wait a minute.
problem-origin = This page may not speak to this table service.
problem-token = A token of a seat at this table is needed.
problem-no-text = There is nothing to copy here at the moment.
