"""Luck: one source, always the same answer, and an outsider can check it."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256
from itertools import permutations, product
from math import factorial, sqrt

import pytest

from tafelrunde.kernel.errors import BadInput, BadRecord
from tafelrunde.kernel.luck import Commitment, Luck, Outcome, Source, Stream, Tape, bounds_of, dealt, drawing

SEED = Commitment.of_seed(7).seed
Order = tuple[int, ...]


def no_fixed_point(order: Order) -> bool:
    return all(i != item for i, item in enumerate(order))


# --- what an outsider needs to check a game: sha256, blake2b and whole numbers, nothing of this package


def outsider_seed(secret: bytes, *entropy: bytes) -> bytes:
    mixed = b"tafelrunde seed\n" + secret
    for pinch in entropy:
        mixed += len(pinch).to_bytes(4, "big") + pinch
    return sha256(mixed).digest()


def outsider_draw(seed: bytes, tick: int, attempt: int, possibilities: int) -> tuple[int, int]:
    """Return the big number of a draw and how many bytes it has."""
    size = 13 + possibilities.bit_length() // 8
    said = b""
    for block in range(size // 64 + 1):
        said += blake2b(seed + tick.to_bytes(8, "big") + attempt.to_bytes(4, "big") + block.to_bytes(4, "big")).digest()
    return int.from_bytes(said[:size], "big"), size


def outsider_number(seed: bytes, tick: int, n: int) -> int:
    d, size = outsider_draw(seed, tick, 0, n)
    return d * n >> 8 * size


def outsider_order(seed: bytes, tick: int, n: int, attempt: int = 0) -> Order:
    d, _ = outsider_draw(seed, tick, attempt, factorial(n))
    left, order = list(range(n)), []
    while left:
        order.append(left.pop(d % len(left)))
        d //= len(left) + 1
    return tuple(order)


@pytest.mark.parametrize("n", [1, 2, 6, 127, 128, 255, 256, 10**9, 10**200])
def test_an_outsider_finds_every_number(n: int) -> None:
    stream = Stream(SEED)
    assert [stream.number(tick, n) for tick in range(40)] == [outsider_number(SEED, tick, n) for tick in range(40)]


@pytest.mark.parametrize("n", [0, 1, 2, 5, 16, 57, 120])
def test_an_outsider_finds_every_order(n: int) -> None:
    stream = Stream(SEED)
    assert [stream.order(tick, n, None) for tick in range(20)] == [outsider_order(SEED, tick, n) for tick in range(20)]


def test_an_outsider_finds_the_first_accepted_order() -> None:
    for tick in range(50):
        found = Stream(SEED).order(tick, 5, no_fixed_point)
        tried = (outsider_order(SEED, tick, 5, attempt) for attempt in range(1000))
        assert found == next(order for order in tried if no_fixed_point(order))


def test_an_outsider_finds_the_seed_of_a_commitment() -> None:
    kept = Commitment(b"secret", (b"Anna", b"", b"Bert"))
    assert kept.public == sha256(b"tafelrunde commitment\nsecret").hexdigest()
    assert kept.seed == outsider_seed(b"secret", b"Anna", b"", b"Bert")
    assert Commitment.of_seed(7).seed == outsider_seed((7).to_bytes(32, "big"))


# --- streams


def test_the_same_seed_and_tick_give_the_same_outcome_whatever_was_asked_before() -> None:
    stream = Stream(SEED)
    forwards = {tick: (stream.number(tick, 6), stream.order(tick, 4, None)) for tick in range(100)}
    backwards = {tick: (stream.number(tick, 6), stream.order(tick, 4, None)) for tick in reversed(range(100))}
    assert forwards == backwards
    assert forwards == {tick: (Stream(SEED).number(tick, 6), Stream(SEED).order(tick, 4, None)) for tick in range(100)}


def test_other_seeds_and_ticks_give_other_luck() -> None:
    first = [Stream(SEED).number(tick, 1 << 64) for tick in range(1000)]
    other = [Stream(Commitment.of_seed(8).seed).number(tick, 1 << 64) for tick in range(1000)]
    assert len({*first, *other}) == 2000


@pytest.mark.parametrize("n", [2, 3, 6, 10, 57])
def test_numbers_are_uniform(n: int) -> None:
    counts = Counter(Stream(SEED).number(tick, n) for tick in range(200 * n))
    assert set(counts) == set(range(n))
    assert chi_square(list(counts.values()), 200.0) < generous(n - 1)


def test_orders_are_uniform() -> None:
    counts = Counter(Stream(SEED).order(tick, 4, None) for tick in range(200 * 24))
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(list(counts.values()), 200.0) < generous(23)


def test_accepted_orders_are_uniform_and_nothing_else_comes() -> None:
    counts = Counter(Stream(SEED).order(tick, 4, no_fixed_point) for tick in range(200 * 9))
    assert set(counts) == {order for order in permutations(range(4)) if no_fixed_point(order)}
    assert chi_square(list(counts.values()), 200.0) < generous(8)


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def generous(freedom: int) -> float:
    """Return five standard deviations above the mean of a fair draw."""
    return freedom + 5 * sqrt(2 * freedom)


def test_a_condition_that_no_order_meets_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.kernel.luck._MOST_SHUFFLES", 10)
    luck = Luck.seeded(1)
    with pytest.raises(BadInput) as caught:
        luck.order(3, lambda order: False)
    assert (caught.value.key, caught.value.args_by_name) == ("no-deal", {"tries": 10})
    assert luck.tick == 0


# --- tapes


def test_a_tape_gives_its_outcomes_in_order() -> None:
    luck = Luck(Tape([3, (2, 0, 1), 0], start=5), tick=5)
    assert (luck.roll(6), luck.order(3), luck.roll(1)) == (3, (2, 0, 1), 0)
    assert luck.tick == 8


@pytest.mark.parametrize("tick", [4, 7])
def test_a_tape_knows_nothing_before_and_after_it(tick: int) -> None:
    with pytest.raises(BadRecord) as caught:
        Luck(Tape([1, 1], start=5), tick).roll(6)
    assert (caught.value.key, caught.value.args_by_name) == ("tape-too-short", {"length": 2})


@pytest.mark.parametrize("outcome", [6, -1, (0, 1)])
def test_a_tape_refuses_a_wrong_number(outcome: Outcome) -> None:
    luck = Luck(Tape([outcome]))
    with pytest.raises(BadRecord) as caught:
        luck.roll(6)
    assert caught.value.key == "tape-wrong"
    assert caught.value.args_by_name == {"tick": 0, "outcome": str(outcome), "wanted": "0-5"}
    assert luck.tick == 0


@pytest.mark.parametrize("outcome", [2, (0, 1), (0, 1, 1), (0, 1, 3), (0, 1, 2, 3), (0, 1, 2)])
def test_a_tape_refuses_a_wrong_order(outcome: Outcome) -> None:
    with pytest.raises(BadRecord) as caught:
        Luck(Tape([outcome])).order(3, no_fixed_point)
    assert caught.value.key == "tape-wrong"
    assert caught.value.args_by_name == {"tick": 0, "outcome": str(outcome), "wanted": "order of 3"}


def test_beyond_a_tape_the_stream_goes_on() -> None:
    stream = Stream(SEED)
    luck = Luck(Tape([5], beyond=stream))
    assert luck.roll(6) == 5
    assert (luck.roll(6), luck.order(4)) == (stream.number(1, 6), stream.order(2, 4, None))


def test_a_source_without_outcomes_raises() -> None:
    with pytest.raises(TypeError, match="no numbers"):
        Source().number(0, 6)
    with pytest.raises(TypeError, match="no orders"):
        Source().order(0, 6, None)


# --- luck


def test_luck_counts_and_notes_its_outcomes() -> None:
    luck = Luck(Stream(SEED), heard=[])
    rolled, ordered, picked = luck.roll(6), luck.order(3), luck.pick("abc")
    assert luck.tick == 3
    assert luck.heard == [rolled, ordered, "abc".index(picked)]
    assert luck.heard == [outsider_number(SEED, 0, 6), outsider_order(SEED, 1, 3), outsider_number(SEED, 2, 3)]


def test_a_rejected_order_is_no_outcome() -> None:
    luck = Luck(Stream(SEED), heard=[])
    for _ in range(20):
        luck.order(4, no_fixed_point)
    assert luck.tick == 20
    assert luck.heard is not None
    assert len(luck.heard) == 20


def test_shuffled_is_an_order_of_the_items() -> None:
    items = ["a", "b", "b", "c"]
    assert Luck.seeded(3).shuffled(items) == [items[i] for i in Luck.seeded(3).order(4)]
    assert items == ["a", "b", "b", "c"]


def test_bring_up_draws_evenly_and_keeps_the_order_of_the_rest() -> None:
    size, count = 4, 2
    ways = factorial(size) // factorial(size - count)
    found: list[list[str]] = []
    for way in range(ways):
        pile = list("abcd")
        Luck(Tape([way])).bring_up(pile, count)
        found.append(pile)
        assert pile[:2] == sorted(pile[:2])
    assert sorted(tuple(pile[2:]) for pile in found) == list(permutations("abcd", count))


@pytest.mark.parametrize(("size", "count"), [(3, 0), (1, 1), (1, 5), (0, 2)])
def test_bring_up_uses_no_outcome_if_it_needs_none(size: int, count: int) -> None:
    luck, pile = Luck.seeded(1), list(range(size))
    luck.bring_up(pile, count)
    assert (luck.tick, pile) == (0, list(range(size)))


def test_bring_up_takes_at_most_the_whole_pile() -> None:
    luck, pile = Luck.seeded(1), list(range(5))
    luck.bring_up(pile, 9)
    assert (luck.tick, sorted(pile)) == (1, list(range(5)))


def test_several_piles_are_dealt_evenly_each_by_a_lot_of_its_own() -> None:
    deal = drawing(0, 4, 2) + drawing(4, 3, 1)
    found: list[tuple[str, ...]] = []
    for lot in range(12):
        for other in range(3):
            cards = list("abcdxyz")
            dealt(cards, deal, (lot, other, 99))
            assert (sorted(cards[:4]), sorted(cards[4:])) == (list("abcd"), list("xyz"))
            found.append((*cards[2:4], cards[6]))
    assert sorted(found) == [(*two, one) for two in permutations("abcd", 2) for one in "xyz"]


def test_many_cards_take_several_lots() -> None:
    deal, luck = drawing(0, 90, 60), Luck.seeded(1)
    assert len(deal) > 8
    lasts: Counter[int] = Counter()
    for _ in range(90 * 50):
        cards = list(range(90))
        dealt(cards, deal, luck.lots(bounds_of(deal)))
        lasts[cards[30]] += 1
    assert sorted(cards) == list(range(90))
    assert chi_square([lasts[card] for card in range(90)], 50.0) < generous(89)


@pytest.mark.parametrize("count", [1, 8, 9, 20])
def test_lots_are_even_and_always_the_same(count: int) -> None:
    luck, bounds = Luck(Stream(SEED), heard=[]), (57,) * count
    drawn = [luck.lots(bounds)[:count] for _ in range(600)]
    assert drawn == [Stream(SEED).lots(tick, bounds)[:count] for tick in range(600)]
    assert (luck.tick, luck.heard) == (600, [])
    assert len({lot for lots in drawn for lot in lots}) == 600 * count
    for place in range(count):
        counts = Counter(lots[place] % 57 for lots in drawn)
        assert chi_square([counts[n] for n in range(57)], 600 / 57) < generous(56)


def test_other_sources_read_lots_off_one_number() -> None:
    assert sorted(tuple(Luck(Tape([lot])).lots((2, 3))) for lot in range(6)) == list(product(range(2), range(3)))


def test_a_clone_has_the_same_luck_to_come_and_keeps_no_record() -> None:
    luck = Luck(Stream(SEED), tick=9, heard=[])
    other = luck.clone()
    assert [other.roll(100) for _ in range(20)] == [luck.roll(100) for _ in range(20)]
    assert other.heard is None
    assert luck.heard is not None
    assert len(luck.heard) == 20


def test_a_fork_is_another_stream_and_the_same_one_every_time() -> None:
    luck, again = Luck.seeded(1), Luck.seeded(1)
    first, second = luck.fork(), luck.fork()
    assert luck.tick == 2
    streams = [[lot.roll(10**9) for _ in range(50)] for lot in (Luck.seeded(1), first, second)]
    assert len({number for stream in streams for number in stream}) == 150
    assert streams[1] == [number for lot in [again.fork()] for number in (lot.roll(10**9) for _ in range(50))]


def test_a_tape_cannot_be_forked() -> None:
    with pytest.raises(TypeError, match="only a stream"):
        Luck(Tape([1])).fork()


# --- commitments


def test_the_hash_shown_before_the_game_hides_and_binds_the_secret() -> None:
    kept = Commitment(b"secret", (b"a", b"b"))
    assert kept.public == Commitment(b"secret").public  # it is shown before the seats add theirs
    assert kept.public != Commitment(b"secreT").public
    assert b"secret".hex() not in kept.public


def test_every_seat_changes_the_seed_by_what_it_adds_and_by_its_place() -> None:
    mixes = [
        (),
        (b"",),
        (b"a",),
        (b"a", b""),
        (b"", b"a"),
        (b"a", b"b"),
        (b"b", b"a"),
        (b"ab",),
        (b"ab", b""),
        (b"a", b"b", b""),
    ]
    assert len({Commitment(b"secret", mix).seed for mix in mixes}) == len(mixes)
    assert Commitment(b"other", (b"a", b"b")).seed != Commitment(b"secret", (b"a", b"b")).seed


@pytest.mark.parametrize("seed", [0, 1, (1 << 256) - 1])
def test_numbered_games_have_an_open_secret(seed: int) -> None:
    assert int.from_bytes(Commitment.of_seed(seed).secret, "big") == seed
    assert Luck.seeded(seed).roll(10**9) == Luck.seeded(Commitment.of_seed(seed).seed).roll(10**9)


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadInput) as caught:
        Commitment.of_seed(seed)
    assert (caught.value.key, caught.value.args_by_name) == ("seed", {"value": str(seed)})


def test_a_drawn_secret_is_a_new_one_each_time() -> None:
    drawn = [Commitment.drawn() for _ in range(20)]
    assert len({commitment.public for commitment in drawn}) == 20
    assert all(len(commitment.secret) == 32 for commitment in drawn)
