### Replays in English: what the scrubber offers beside its slider.

replay-card = { $number }. { $card }
replay-watch = Whose ship to follow
replay-watch-ship = Follow { $name }’s ship
replay-building = Building
replay-building-watch = Building: in full
replay-building-fast = Building: fast
replay-building-skip = Building: skipped
replay-copy = Copy a link to this moment
replay-more = More controls
