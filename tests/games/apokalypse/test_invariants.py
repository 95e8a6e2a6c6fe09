"""What holds at every moment of every game, and that the checks would notice if it did not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde import BadInput
from tafelrunde.games.apokalypse import GAME
from tafelrunde.games.apokalypse.board import EARTH, EVIL, GOOD, HEAVEN, HELL, PERSON, row_of
from tafelrunde.games.apokalypse.state import World
from tafelrunde.kernel.errors import Impossible
from tafelrunde.testing.playing import play, random_game
from tests.games.apokalypse.tables import BOARD, SEATS, world


@pytest.mark.clause("APO-166")
@pytest.mark.parametrize("seats", SEATS)
def test_no_card_is_lost(seats: int) -> None:
    wanted = (40, 42) if seats <= 3 else (60, 63)
    for table in random_game(GAME, seats, seats):
        found = GAME.components(table.state)
        decks = [sum(found[BOARD.cards[kind]] for kind in set(BOARD.deck(seats, back))) for back in (0, 1)]
        assert tuple(decks) == wanted
        assert found["seal"] == 6


@pytest.mark.clause("APO-167")
@pytest.mark.clause("APO-168")
def test_rows_hold_what_they_may() -> None:
    for table in random_game(GAME, 5, 3):
        rows = table.state.rows
        for display in range(5):
            for wing in (GOOD, EVIL):
                heaven, earth, hell = (rows[row_of(display, wing, plane)] for plane in (HEAVEN, EARTH, HELL))
                assert max(len(heaven), len(hell)) <= len(earth)
                foreign = BOARD.fiends if wing == GOOD else BOARD.saints
                assert not set(foreign) & set(earth)
            assert not BOARD.music & {*rows[row_of(display, GOOD, HELL)], *rows[row_of(display, EVIL, HEAVEN)]}


@pytest.mark.clause("APO-169")
def test_every_card_played_makes_hands_smaller() -> None:
    turns: list[tuple[int, int, int]] = []  # round, cards in hands, lines of the log so far
    cards = 0
    for table in random_game(GAME, 4, 8):
        if table.view(None)["asks"] != "turn":
            continue
        turns.append((table.state.round, sum(map(len, table.state.hands)), len(table.log)))
        if len(turns) > 1 and turns[-2][0] == turns[-1][0] and table.log[turns[-2][2]].move != "pass":
            assert turns[-1][1] < turns[-2][1]
            cards += 1
    assert cards > 100


@pytest.mark.clause("APO-170")
def test_every_deal_brings_the_riders_nearer() -> None:
    table = world(3, hand="ward_m")
    while table.pending:
        before = [len(above) for above in table.state.above], table.state.rider
        number = table.state.round
        while table.pending and table.state.round == number:
            play(table, "pass" if table.view(None)["asks"] == "turn" else str(table.legal(table.pending[0])[0]))
        after = [len(above) for above in table.state.above]
        if table.pending and table.state.rider == before[1]:
            assert all(now <= then - 3 for now, then in zip(after, before[0], strict=True))
    assert table.state.rider == 4


def music_among_the_evil(s: World) -> None:
    s.rows[row_of(0, EVIL, EARTH)] = (PERSON,)
    s.rows[row_of(0, EVIL, HEAVEN)] = (BOARD.church,)


def card_without_person(s: World) -> None:
    s.rows[row_of(0, GOOD, HEAVEN)] = (0,)


def saint_among_the_evil(s: World) -> None:
    s.rows[row_of(0, EVIL, EARTH)] = (BOARD.saints[0],)


def capital_as_a_person(s: World) -> None:
    s.rows[row_of(0, GOOD, EARTH)] = (PERSON + BOARD.church,)


def seal_in_a_hand(s: World) -> None:
    s.hands[0] += (BOARD.seal_church,)


def card_in_the_wrong_pile(s: World) -> None:
    s.discards[0] += (BOARD.church,)


def five_cards_between_riders(s: World) -> None:
    s.below[0] = s.below[0][1:]


def somebody_knows_too_much(s: World) -> None:
    s.known[1] = (BOARD.church,)


def passed_and_plays_on(s: World) -> None:
    s.passed, s.acted, s.first = 1, 1, 0


def first_to_pass_has_not(s: World) -> None:
    s.first = 1


def ward_in_heaven(s: World) -> None:
    s.rows[row_of(0, GOOD, EARTH)] = (PERSON,)
    s.rows[row_of(0, GOOD, HEAVEN)] = (BOARD.hell_cards[0],)


def shield_in_hell(s: World) -> None:
    s.rows[row_of(0, EVIL, EARTH)] = (PERSON,)
    s.rows[row_of(0, EVIL, HELL)] = (0,)


def gift_of_nobody(s: World) -> None:
    s.gift = s.hands[0][0]


def rider_on_top(s: World) -> None:
    s.above[0] = ()


def dead_forgotten(s: World) -> None:
    s.dead[0] = (PERSON,)


@pytest.mark.parametrize(
    "spoil",
    [
        music_among_the_evil,
        card_without_person,
        saint_among_the_evil,
        capital_as_a_person,
        seal_in_a_hand,
        card_in_the_wrong_pile,
        five_cards_between_riders,
        somebody_knows_too_much,
        passed_and_plays_on,
        first_to_pass_has_not,
        ward_in_heaven,
        shield_in_hell,
        gift_of_nobody,
        rider_on_top,
        dead_forgotten,
    ],
)
def test_what_cannot_be_is_noticed(spoil: Callable[[World], None]) -> None:
    s = world(3, hand="shield_m ward_m").state
    GAME.invariants(s)
    spoil(s)
    with pytest.raises(Impossible, match="APO-"):
        GAME.invariants(s)


# --- positions


def test_a_position_is_read_back_in_the_middle_of_everything() -> None:
    table = world(
        4,
        hand="shield_m church conversion",
        good={1: "p0/shield_h/ward_m p", 2: "saint_2/seal_church"},
        evil={0: "p//metal"},
        rider=2,
        riders={3: (1,)},
        scored={0: (-3,), 3: (4,)},
    )
    play(table, "person shield_m aurelia good", "give church", "to emeralda")
    text = table.position()
    assert "knows 3:church" in text
    assert "good heaven=shield_h earth=shield_mh*0,shield_mh*3 hell=ward_m" in text
    again = GAME.position(text)
    assert again.position() == text
    assert again.legal(1) == table.legal(1)
    attacked = world(3, hand="conversion", good={1: "p"})
    play(attacked, "convert frostmere good 1")
    attacked.play(1, "decline")
    text = attacked.position()
    assert "attack=conversion:frostmere:good:1" in text
    assert GAME.position(text).position() == text


TEXT = world(3, hand="shield_m ward_m", good={0: "p"}).position()
MISTAKES = {
    "no such card": ("hand shield_m,ward_m", "hand shield_m,ward_x", "position-word"),
    "no such rider": ("rider=1", "rider=5", "position-number"),
    "no such nation": ("nation aurelia", "nation atlantis", "position-word"),
    "no such seat": ("turn=0", "turn=3", "position-word"),
    "a card too few": ("hand shield_m,ward_m", "hand ward_m", "position-components"),
    "a layer nobody is": ("earth=shield_mh*2", "earth=shield_mh*7", "position-number"),
    "an unknown side": ("alignment=good", "alignment=grey", "position-word"),
    "too few scorings": ("points=0,0,0,0", "points=0,0,0", "position-number"),
    "an attack on nobody": ("attack=-", "attack=violence:frostmere:good:1", "position-components"),
    "an attack nowhere": ("attack=-", "attack=violence", "position-expected"),
    "a step that does not fit": ("next Turn", "next Give; Next", ""),
    "nothing to decide": ("next Turn", "next Next", "position-invariant"),
    "another pile": ("talon B", "talon X", "position-word"),
}


@pytest.mark.parametrize(("old", "new", "key"), MISTAKES.values(), ids=MISTAKES)
def test_a_wrong_position_is_refused_and_the_mistake_named(old: str, new: str, key: str) -> None:
    assert old in TEXT
    with pytest.raises(BadInput) as caught:
        GAME.position(TEXT.replace(old, new, 1))
    assert caught.value.key == (key or "position-invariant")
