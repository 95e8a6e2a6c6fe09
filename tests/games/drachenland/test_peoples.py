"""Who leads which people (DL-R27): in order, by choice or by lot, and how everything follows."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.kernel.errors import BadNotation
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.speech import Speaker
from tafelrunde.testing.playing import moves, play, public, refused, told
from tafelrunde.testing.spoken import drawn
from tests.games.drachenland.tables import BOARD, fresh, table_at


@pytest.mark.clause("DL-R27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_order_unless_the_table_wishes_otherwise(seats: int) -> None:
    table = fresh(seats)
    assert public(table)["peoples"] == list(BOARD.peoples[:seats])
    assert table.view(None)["asks"] == "opening"
    assert not told(table.opening_events, "led"), "what goes without saying is not said"


@pytest.mark.clause("DL-R27")
def test_one_seat_after_the_other_chooses_a_free_people() -> None:
    table = fresh(3, peoples="choice", start_player=1)
    assert table.pending == (0,)
    assert moves(table) == {f"lead {people}" for people in BOARD.peoples}
    assert table.view(None)["guises"] == [None, None, None]
    assert told(play(table, "lead wizards"), "led") == [{"seat": 0, "people": "wizards"}]
    assert table.pending == (1,)
    assert moves(table) == {"lead dwarves", "lead elves", "lead humans"}
    assert refused(table, "lead wizards") == "DL-R27"
    assert list(public(table)["figures"]) == ["wizards-red", "wizards-green", "wizards-blue"]
    events = play(table, "lead humans", "lead dwarves")
    assert [event.kind.key for event in events] == ["led", "led", "started"]
    assert (table.pending, table.view(None)["asks"]) == ((1,), "opening")
    assert table.view(None)["guises"] == [3, 2, 0]
    assert told(play(table, "enter red F01"), "opened") == [{"figure": "humans-red", "to": "F01"}]


@pytest.mark.clause("DL-R27")
def test_the_last_of_four_takes_what_is_left() -> None:
    table = fresh(4, peoples="choice")
    events = play(table, "lead wizards", "lead humans", "lead elves")
    assert told(events, "led")[-1] == {"seat": 3, "people": "dwarves"}
    assert table.view(None)["asks"] == "opening"


@pytest.mark.clause("DL-R27")
@pytest.mark.parametrize("seats", [2, 3])
def test_lots_give_every_people_to_every_seat_alike(seats: int) -> None:
    games = 400
    drawn_by: list[Counter[str]] = [Counter() for _ in range(seats)]
    for seed in range(games):
        table = fresh(seats, seed, peoples="random")
        peoples = public(table)["peoples"]
        assert len(set(peoples)) == seats
        assert [said["people"] for said in told(table.opening_events, "led")] == peoples
        for seat, people in enumerate(peoples):
            drawn_by[seat][people] += 1
    for counts in drawn_by:
        assert counts.keys() == set(BOARD.peoples)
        assert all(games / 4 * 0.6 < count < games / 4 * 1.4 for count in counts.values())


@pytest.mark.clause("DL-R27")
def test_nothing_else_depends_on_the_people() -> None:
    """The same luck and the same moves: the same land and the same treasures, whoever is led."""
    plain, chosen = fresh(2, 5, start_player=1), fresh(2, 5, peoples="choice", start_player=1)
    play(chosen, "lead wizards", "lead humans")
    luck = Luck.seeded(0)
    while plain.result is None and plain.moves < 150:
        assert chosen.pending == plain.pending
        assert moves(chosen) == moves(plain)
        move = luck.pick(sorted(moves(plain)))
        play(plain, move)
        play(chosen, move)
    for key in ("volcanoes", "kings", "tiles", "dice", "eggs_left", "unseen"):
        assert public(chosen)[key] == public(plain)[key]
    assert plain.state.loot == chosen.state.loot
    assert any(plain.state.loot)


@pytest.mark.clause("DL-R27")
def test_positions_keep_who_leads_whom() -> None:
    table = fresh(3, 1, peoples="choice")
    for _ in range(4):
        again = table_at(table.position())
        assert again.view(None) == table.view(None)
        assert again.position() == table.position()
        play(table, sorted(moves(table))[-1])
    assert "\nwizards red=" in table.position()


@pytest.mark.clause("DL-R27")
@pytest.mark.parametrize(
    ("peoples", "before", "after"),
    [
        ("order", "\nelves ", "\nhumans "),
        ("random", "\nPEOPLE ", "\n- "),
        ("choice", "\n- ", "\nelves "),
    ],
    ids=["not-in-order", "nobody", "too-early"],
)
def test_positions_that_cannot_be_are_refused(peoples: str, before: str, after: str) -> None:
    table = fresh(2, 0, peoples=peoples)
    text = table.position()
    first = public(table)["peoples"][0]
    before = before.replace("PEOPLE", str(first))
    assert before in text
    with pytest.raises(BadNotation):
        table_at(text.replace(before, after, 1))


@pytest.mark.clause("DL-R27")
@pytest.mark.parametrize(("lang", "nameless"), [("de", "Platz 2"), ("en", "Seat 2")])
def test_who_looks_on_calls_seats_by_their_peoples(lang: str, nameless: str) -> None:
    table = fresh(2, peoples="choice", start_player=0)
    speaker, names = Speaker.at(table, lang), {people.id: people.name(lang) for people in BOARD.edition.people}
    play(table, "lead wizards")
    assert (speaker.seat(0), speaker.seat(1)) == (names["wizards"], nameless)
    assert speaker.prompt(table.state).startswith(nameless)
    events = play(table, "lead humans")
    assert speaker.event(events[0]).startswith(nameless)
    assert names["humans"] in speaker.event(events[0])
    assert names["wizards"] in speaker.event(events[1])
    assert speaker.prompt(table.state).startswith(names["wizards"])


@pytest.mark.clause("DL-R27")
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_terminal_draws_the_peoples_that_are_led(lang: str) -> None:
    table = fresh(2, peoples="choice", start_player=0)
    names = {people.id: people.name(lang) for people in BOARD.edition.people}
    play(table, "lead wizards")
    picture = drawn(table, None, lang)
    assert names["wizards"] in picture
    assert names["elves"] not in picture
    play(table, "lead humans", "enter blue F02")
    assert "Zb" in drawn(table, 0, "de")
    assert "Wb" in drawn(table, 0, "en")
