"""Who sees what: exactly the table of the rules digest, and nothing else. Also which worlds a seat imagines."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice

import pytest

from tafelrunde.games.dante import GAME
from tafelrunde.games.dante.board import RULER
from tafelrunde.games.dante.foresight import face_of
from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps.encounters import turn_up
from tafelrunde.games.dante.steps.turn import can_follow_up
from tafelrunde.kernel.luck import Luck
from tafelrunde.testing.playing import play, public, random_game
from tests.games.dante.tables import BOARD, MountainTable, fresh, mountain


def eyes(table: MountainTable) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(table.setup.seats), None]


def seen_by(table: MountainTable, seat: int | None) -> str:
    """Everything a seat can look at, as text."""
    return json.dumps([table.view(seat), [event.plain() for event in table.events(seat)]])


def test_view_names_exactly_this() -> None:
    seen = fresh().view(0)
    assert set(seen["table"]) == {
        *("turn", "role", "number", "direction", "order", "skipped", "turns", "sun", "light", "spiral"),
        *("encounter", "met", "seen", "supply", "stock", "discard", "unseen", "sinners", "heaven", "hand", "standing"),
        *("before", "ahead"),
    }
    wanted = {"persona", "field", "stones", "visited", "mate", "offer", "cards"}
    assert all(set(sinner) == wanted for sinner in seen["table"]["sinners"])


@pytest.mark.clause("DANTE-015")
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_hand_is_seen_by_its_owner_alone(seats: int) -> None:
    for table in islice(random_game(GAME, seats, 1), 0, 300, 29):
        for eye in eyes(table):
            view = table.view(eye)["table"]
            mine = None if eye is None else [BOARD.cards[card] for card in table.state.hands[eye]]
            assert view["hand"] == mine


@pytest.mark.parametrize("seats", [3, 8])
def test_swapping_what_is_hidden_changes_nothing_anybody_else_sees(seats: int) -> None:
    """A canary for every secret: hands, stock and the encounters to come."""
    for table in islice(random_game(GAME, seats, 2), 5, 200, 31):
        s = table.state
        before = [seen_by(table, eye) for eye in eyes(table)]
        s.stock.reverse()
        assert [seen_by(table, eye) for eye in eyes(table)] == before, "the order of the stock"
        unmet = s.order[s.met + 1 :]
        s.order = (*s.order[: s.met + 1], *reversed(unmet))
        assert [seen_by(table, eye) for eye in eyes(table)] == before, "the encounters to come"
        a, b = 0, 1
        if len(s.hands[a]) == len(s.hands[b]) and not s.kept:
            s.hands[a], s.hands[b] = s.hands[b], s.hands[a]
            after = [seen_by(table, eye) for eye in eyes(table)]
            assert after[2:] == before[2:], "the hands of others"
            assert after[a] != before[a]


@pytest.mark.parametrize("seats", [3, 8])
def test_what_a_card_would_do_is_what_it_does(seats: int) -> None:
    """Whoever is next sees of every number where it leads; it comes about unless somebody has to be asked first."""
    checked = 0
    for table in islice(random_game(GAME, seats, 5), 0, 400, 3):
        if table.result or table.view(None)["asks"] != "play":
            continue
        seat = table.pending[0]
        ahead = table.view(seat)["table"]["ahead"]
        assert [one["card"] for one in ahead] == [
            str(action.words[0]) for action in table.legal(seat) if face_of(BOARD, table.seen(seat).table, action) > 0
        ]
        assert not any(table.view(other)["table"]["ahead"] for other in range(seats) if other != seat)
        assert table.view(None)["table"]["ahead"] is None
        for one in ahead:
            trial = table.clone()
            trial.play(seat, f"play {one['card']}")
            after = trial.view(None)["table"]
            assert (one["sun"], one["light"]) == (after["sun"], after["light"]) or trial.view(None)["asks"] == "share"
            assert one["spiral"] == after["spiral"] or one["addio"]
            if [way["how"] for way in one["ways"]] == [""]:
                (way,) = one["ways"]
                assert way["field"] == after["sinners"][seat]["field"]
                assert way["stones"] == [sinner["stones"] for sinner in after["sinners"]]
                checked += 1
    assert checked > 100


@pytest.mark.clause("DANTE-003")
def test_whoever_could_win_no_more_is_warned_by_the_view() -> None:
    def doomed(table: MountainTable) -> list[bool]:
        return [one["doom"] for one in table.view(0)["table"]["ahead"] if one["card"] == "2/2"]

    assert doomed(mountain(hand="2/2", fields="lapo=76")) == [True]
    assert doomed(mountain(hand="2/2", fields="lapo=76", heaven="dante")) == [False], "the second wins"
    assert doomed(mountain(hand="2/2", fields="lapo=76", stones="lapo=1")) == [False]


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table = mountain(hand="3/2", fields="lapo=13")
    drawn = BOARD.cards[table.state.stock[-1]]
    play(table, "play 3/2")
    assert drawn in [event.named().get("card") for event in table.events(0)]
    for other in (None, 1, 2):
        assert drawn not in [event.named().get("card") for event in table.events(other)]


def test_what_everybody_can_count_adds_up() -> None:
    for table in islice(random_game(GAME, 5, 3), 0, 400, 23):
        seen, s = public(table), table.state
        hidden = Counter(BOARD.cards[card] for card in (*s.stock, *(c for hand in s.hands for c in hand)))
        assert Counter(seen["unseen"]["hands"]) + Counter(seen["unseen"]["mixed"]) == hidden
        in_hands = {BOARD.cards[card] for hand in s.hands for card in hand}
        assert {*seen["unseen"]["hands"]} <= in_hands, "these are surely in hands"


# --- worlds


def reshuffled_game(seats: int) -> MountainTable:
    """A table some turns after the stock was made anew."""
    table = next(t for t in random_game(GAME, seats, 4) if t.state.kept and len(t.state.discard) > 2 * seats)
    assert public(table)["unseen"]["hands"]
    return table


@pytest.mark.parametrize("seats", [3, 6, 8])
def test_after_a_reshuffle_a_world_keeps_old_cards_in_hands_and_new_ones_where_they_may_be(seats: int) -> None:
    """The digest's note for samplers: a card of the pile that was shuffled is in another hand only as one drawn
    since, and a card that was in a hand then is in a hand still."""
    table = reshuffled_game(seats)
    s = table.state
    luck = Luck.seeded(9)
    for seat in eyes(table):
        for _ in range(20):
            world: Mountain = GAME.sample(s, seat, luck)
            assert not any(s.kept >> card & 1 for card in world.stock)
            for i, hand in enumerate(world.hands):
                kept = sum(s.kept >> card & 1 for card in hand)
                assert kept == sum(s.kept >> card & 1 for card in s.hands[i]), "how many is public"
    assert len({GAME.sample(s, 0, luck).hands[1] for _ in range(20)}) > 1


def test_while_a_follow_up_is_awaited_every_world_holds_one() -> None:
    table = mountain(hand="intervention/2 intervention/4 leap/1 reversal/1 3/2", fields="dante=24")
    play(table, "play intervention/2", "as dante")
    for seed in range(50):
        assert can_follow_up(GAME.sample(table.state, 1, Luck.seeded(seed)), 0)


def test_beginners_know_that_rulers_come_first() -> None:
    table = fresh(3, 0, beginner_rulers=4)
    orders = set()
    for seed in range(20):
        world = GAME.sample(table.state, 0, Luck.seeded(seed))
        for met in range(1, len(world.order)):
            world.met = met
            turn_up(world)
        assert [BOARD.classes[card] for card in world.order[:4]] == [RULER] * 4
        assert world.order[0] == table.state.order[0]
        orders.add(world.order)
    assert len(orders) == 20


def test_encounters_met_keep_their_order_in_every_world() -> None:
    table = next(table for table in random_game(GAME, 4, 6) if table.state.met == 5)
    for seed in range(10):
        world = GAME.sample(table.state, 0, Luck.seeded(seed))
        assert world.order[:6] == table.state.order[:6]
