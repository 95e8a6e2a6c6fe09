"""Options: typed values and typed texts, and nothing in between."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.drachenland import GAME
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.options import IntegerOption, Option, Pick, SeatPick, Switch, Value, chosen, read_wishes

SWITCH = Switch("open", "TX-001", False)
PICK = Pick("ties", "TX-002", "shared", ("shared", "sets"))
SEAT = SeatPick("start", "TX-003", "random")
NUMBER = IntegerOption("clock", "TX-004", 20, low=2, high=200)
ALL = (SWITCH, PICK, SEAT, NUMBER)
SEATS = 3


@pytest.mark.parametrize(
    ("option", "given", "wanted"),
    [
        (SWITCH, True, True),
        (SWITCH, False, False),
        (SWITCH, "on", True),
        (SWITCH, "off", False),
        (PICK, "sets", "sets"),
        (SEAT, "random", "random"),
        (SEAT, 0, 0),
        (SEAT, 2, 2),
        (SEAT, "2", 2),
        (NUMBER, 2, 2),
        (NUMBER, 200, 200),
        (NUMBER, "35", 35),
    ],
)
def test_values_typed_or_as_text(option: Option, given: object, wanted: Value) -> None:
    read = option.parse(given, SEATS)
    assert read == wanted
    assert type(read) is type(wanted)


@pytest.mark.parametrize(
    ("option", "given"),
    [
        *((SWITCH, wrong) for wrong in (1, 0, "true", "On", "1", "", None, "on ", 1.0)),
        *((PICK, wrong) for wrong in ("Sets", "", None, True, 0, ("sets",))),
        *((SEAT, wrong) for wrong in (3, -1, "3", "-1", True, False, 1.0, "01", "Random", None)),
        *(
            (NUMBER, wrong)
            for wrong in (1, 201, "1", "201", True, 20.0, "20.0", "-5", "", "zwanzig", "２０", None, "9" * 5000)
        ),
    ],
)
def test_wrong_values_are_refused_with_what_is_possible(option: Option, given: object) -> None:
    """A switch is not a number: True is not 1, and 1 is not on."""
    known = {"open": "off on", "ties": "shared sets", "start": "random 0 1 2", "clock": "2-200"}[option.name]
    with pytest.raises(BadInput) as caught:
        option.parse(given, SEATS)
    assert caught.value.key == "option-value"
    wanted = {"option": option.name, "clause": option.clause, "value": str(given)[:40], "known": known}
    assert caught.value.args_by_name == wanted


def test_seats_may_be_typed_by_their_words() -> None:
    named = SeatPick("start", "TX-003", "random", ("elves", "dwarves", "trolls"))
    assert [named.parse(text, 3) for text in ("random", "elves", "trolls")] == ["random", 0, 2]
    with pytest.raises(BadInput) as caught:
        named.parse("1", 2)
    assert caught.value.args_by_name["known"] == "random elves dwarves"


def test_seats_beyond_the_table_cannot_be_picked() -> None:
    assert SEAT.parse(3, 4) == 3
    with pytest.raises(BadInput):
        SEAT.parse(3, 3)


def test_every_value_is_written_as_it_is_read() -> None:
    for option in (*ALL, *GAME.options):
        values = option.values(SEATS)
        assert option.default in values
        assert [option.parse(option.typed(value), SEATS) for value in values] == list(values)


def test_a_number_offers_its_lowest_value_its_default_and_its_spread() -> None:
    assert NUMBER.values(SEATS) == (2, 20)
    assert IntegerOption("rulers", "TX-006", 0, low=0, high=12, spread=(3, 12)).values(SEATS) == (0, 3, 12)


def test_an_option_without_values_says_so() -> None:
    with pytest.raises(TypeError, match="bare has no values"):
        Option("bare", "TX-005", False).values(2)


def test_options_are_wishes_or_defaults() -> None:
    assert chosen(ALL, {}, SEATS) == {"open": False, "ties": "shared", "start": "random", "clock": 20}
    read = chosen(ALL, {"clock": "7", "open": "on"}, SEATS)
    assert read == {"open": True, "ties": "shared", "start": "random", "clock": 7}
    assert list(read) == ["open", "ties", "start", "clock"]


def test_an_unknown_option_error_lists_the_known_ones() -> None:
    with pytest.raises(BadInput) as caught:
        chosen(ALL, {"colour": "red"}, SEATS)
    assert caught.value.key == "unknown-option"
    assert caught.value.args_by_name == {"option": "colour", "known": "open ties start clock"}
    with pytest.raises(BadInput) as caught:
        chosen((), {"colour": "red"}, SEATS)
    assert caught.value.args_by_name["known"] == "-"


def test_wishes_are_read_from_pairs() -> None:
    assert read_wishes(["open=on", "ties=a=b"]) == {"open": "on", "ties": "a=b"}


@pytest.mark.parametrize("pair", ["open", "open=", "=on", "", "="])
def test_a_wish_that_is_no_pair_is_refused(pair: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_wishes([pair])
    assert (caught.value.key, caught.value.args_by_name) == ("option-pair", {"pair": pair})


def test_a_table_refuses_unknown_options_and_values() -> None:
    assert GAME.new(2, options={"start_player": 1}).pending == (1,)
    for wrong in ({"start_player": 2}, {"wild_gems": 1}, {"nonsense": True}):
        with pytest.raises(BadInput):
            GAME.new(2, options=wrong)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, 2.0, "2", None])
def test_a_game_is_played_by_as_many_as_it_allows(seats: Any) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.new(seats)
    assert caught.value.key == "seats"
    assert caught.value.args_by_name == {"game": "drachenland", "value": str(seats), "low": 2, "high": 4}
