from collections import Counter
from hashlib import sha256
from itertools import permutations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from starboard.engine import Chance, commitment
from tests.engine.tiny_game import DECK, HAND, new_game

texts = st.text(max_size=8)


@given(texts, texts, st.integers(0, 20), st.integers(1, 1000))
def test_every_draw_follows_from_seed_stream_and_count(seed: str, stream: str, count: int, possibilities: int) -> None:
    chance = Chance(seed)
    for _ in range(count):
        chance.draw(stream, 6)
    first_bytes = sha256(f"{seed}/{stream}/{count}".encode()).digest()[:8]
    assert chance.draw(stream, possibilities) == int.from_bytes(first_bytes, "big") * possibilities // 2**64


def test_the_published_draws_of_a_known_seed_never_change() -> None:
    chance = Chance("starboard")
    assert [chance.draw("dice", 6) + 1 for _ in range(10)] == [1, 6, 1, 2, 2, 6, 3, 2, 5, 6]
    assert chance.shuffled("deck", range(8)) == [1, 4, 2, 3, 0, 5, 6, 7]


def test_streams_do_not_disturb_each_other() -> None:
    alone, together = Chance("seed"), Chance("seed")
    expected = [alone.draw("dice", 6) for _ in range(20)]
    found = []
    for number in range(20):
        together.shuffled("deck", range(number))
        found.append(together.draw("dice", 6))
    assert found == expected


def test_what_is_drawn_never_depends_on_the_possibilities_of_earlier_draws() -> None:
    one, other = Chance("seed"), Chance("seed")
    one.draw("dice", 2)
    other.draw("dice", 100)
    assert one.draw("dice", 6) == other.draw("dice", 6)


def test_all_faces_come_up_about_equally_often() -> None:
    chance = Chance("fair")
    faces = Counter(chance.draw("dice", 6) for _ in range(6000))
    assert set(faces) == set(range(6))
    assert all(abs(count - 1000) < 120 for count in faces.values())  # four standard deviations


def test_all_orders_come_up_about_equally_often() -> None:
    chance = Chance("fair")
    orders = Counter(tuple(chance.shuffled("deck", "abcd")) for _ in range(4800))
    assert set(orders) == set(permutations("abcd"))
    assert all(abs(count - 200) < 70 for count in orders.values())  # five standard deviations


@given(st.lists(st.integers()), texts)
def test_a_shuffle_keeps_every_item(items: list[int], seed: str) -> None:
    before = list(items)
    assert sorted(Chance(seed).shuffled("deck", items)) == sorted(before)
    assert items == before


def test_scripted_draws_come_first_and_leave_the_stream_as_it_was() -> None:
    chance, plain = Chance("seed"), Chance("seed")
    chance.script("dice", [5, 0])
    assert [chance.draw("dice", 6), chance.draw("dice", 6)] == [5, 0]
    assert chance.draw("dice", 6) == plain.draw("dice", 6)
    assert chance.draw("other", 6) == plain.draw("other", 6)


def test_a_copy_draws_the_same_and_neither_disturbs_the_other() -> None:
    chance = Chance("seed")
    chance.script("dice", [3, 4])
    chance.draw("dice", 6)
    twin = chance.copy()
    drawn = [chance.draw("dice", 6) for _ in range(5)]
    assert [twin.draw("dice", 6) for _ in range(5)] == drawn


def test_written_down_and_read_back_it_draws_the_same() -> None:
    chance = Chance("seed")
    chance.script("coins", [1, 0, 1])
    chance.draw("dice", 6)
    chance.draw("coins", 2)
    again = Chance.from_data("seed", msgspec.json.decode(msgspec.json.encode(chance.data())))
    for stream in ("dice", "coins", "new"):
        assert [again.draw(stream, 9) for _ in range(4)] == [chance.draw(stream, 9) for _ in range(4)]


def test_the_data_of_chance_does_not_tell_the_seed() -> None:
    chance = Chance("a secret word")
    chance.draw("dice", 6)
    assert b"secret" not in msgspec.json.encode(chance.data())


def test_what_was_told_counts_draws_and_things_shown() -> None:
    chance = Chance("seed")
    chance.draw("dice", 6)
    chance.reveal()
    assert chance.told == 2


def test_every_shuffle_and_die_of_a_game_can_be_checked_with_the_seed() -> None:
    game = new_game(3, "a seed nobody guesses")
    promised = game.view(None).commitment
    while not game.over:
        seat = game.seats_asked()[0]
        asked = game.decision(seat)
        assert asked is not None
        game.answer(seat, asked.id, asked.options[-1])
    told = game.view(None).seed
    assert told is not None
    assert commitment(told) == promised
    cards = Chance(told).shuffled("deck", DECK)
    assert game.state.deck == tuple(cards[: -3 * HAND])


def test_a_commitment_binds_to_one_seed() -> None:
    assert commitment("one") == sha256(b"starboard seed one").hexdigest()
    assert commitment("one") != commitment("two")
