"""Positions: the round trip is exact, and reading refuses what is not sound, with its line."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.drachenland import GAME
from tafelrunde.kernel.errors import BadInput, BadNotation, KernelError
from tafelrunde.kernel.luck import Commitment, Tape
from tafelrunde.kernel.reader import Reader, listed
from tests.kernel.played import LandTable, fresh, play_on, played
from tests.toys.parry import GAME as PARRY

DIGEST = GAME.built_in_edition.digest
HAND_WRITTEN = f"""\
# Somebody's puzzle: two seats, only what is needed.

tafelrunde drachenland rules=1 edition={DIGEST} seats=2
turn start=0 player=1 round=5 idle=0 took=no   # the elves have just rolled
dice a=2 b=4 used=none first=- gained=-
active - die=0 pips=0+0 fresh=no walked=no
V01 eggs=1 gems=rrrrrrrrrrrrrrrr tile=?ferryman
V02 eggs=1 gems=gggggggggggggggg tile=?ferryman
V03 eggs=1 gems=bbbbbbbbbbbbbbbb tile=ring
V04 eggs=1 gems=ccccccc tile=?swift_steps
V05 eggs=1 gems=- tile=?swift_steps
V06 eggs=1 gems=- tile=?swift_steps
V07 eggs=1 gems=- tile=?swift_steps
V08 eggs=1 gems=- tile=?little_dragon
V09 eggs=1 gems=- tile=?little_dragon
V10 eggs=1 gems=- tile=?magic_hand
V11 eggs=1 gems=- tile=?magic_hand
V12 eggs=1 gems=- tile=?ring
V13 eggs=1 gems=- tile=-
V14 eggs=1 gems=- tile=?king_green
V15 eggs=0 gems=- tile=-
kings red=V03 green=- blue=V15
removed ring
played -
dwarves red=F02 green=- blue=- tiles=roll_again,ferryman,little_dragon loot=e
elves red=V03* green=F04 blue=- tiles=ferryman,little_dragon,roll_again loot=cc
next Activate; Activate; EndOfTurn
"""


def refusal(text: str) -> BadNotation:
    with pytest.raises(BadNotation) as caught:
        GAME.position(text)
    assert all(caught.value.say(lang) for lang in ("de", "en"))
    return caught.value


def changed(old: str, new: str) -> str:
    assert HAND_WRITTEN.count(old) == 1, old
    return HAND_WRITTEN.replace(old, new)


# --- both ways


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_reads_back_exactly(seats: int) -> None:
    dice, table = Random(seats), fresh(seats, seed=seats)
    while True:
        text = table.position()
        again = GAME.position(text)
        assert again.position() == text
        assert again.fingerprint == table.fingerprint
        assert again.pending == table.pending
        assert [again.legal(seat) for seat in range(seats)] == [table.legal(seat) for seat in range(seats)]
        assert [again.view(seat) for seat in range(seats)] == [table.view(seat) for seat in range(seats)]
        assert again.result == table.result
        if table.result is not None:
            break
        for _ in range(7):
            play_on(table, 1, dice.randrange(10**9))


def test_the_luck_to_come_is_part_of_a_position() -> None:
    table = played(3, 5, moves=40)
    again = GAME.position(table.position())
    assert play_on(again, 200, 9).position() == play_on(table, 200, 9).position()


def test_options_are_written_where_they_are_not_the_default() -> None:
    table = fresh(2, 1, split_pips=False, tie_break="sets", clock_rounds=30, start_player=1)
    line = "options start_player=1 split_pips=off tie_break=sets clock_rounds=30"
    assert line in table.position().splitlines()
    assert GAME.position(table.position()).setup.options == table.setup.options
    assert "options" not in fresh().position()


@pytest.mark.parametrize("seed", range(30))
def test_sealed_answers_are_part_of_a_position(seed: int) -> None:
    dice, table = Random(seed), PARRY.new(3, seed)
    for _ in range(12 + seed):
        if table.result is None:
            seat = dice.choice(table.pending)
            table.play(seat, dice.choice(table.legal(seat)))
    again = PARRY.position(table.position())
    assert again.state.sealed == table.state.sealed
    assert again.position() == table.position()


def test_a_position_under_a_tape_has_no_text() -> None:
    table = fresh()
    table.state.luck.source = Tape([0, 0], table.state.luck.tick)
    with pytest.raises(KernelError, match="under a tape"):
        table.position()


def test_the_fingerprint_covers_all_but_the_luck_to_come() -> None:
    table = played(moves=50)
    again = GAME.position(table.position().replace("seed=", "seed=00"))
    assert again.fingerprint == table.fingerprint
    other = GAME.position(table.position().replace(" tick=", " tick=1"))
    assert other.fingerprint != table.fingerprint


# --- written by hand


def test_a_minimal_position_written_by_hand() -> None:
    table = GAME.position(HAND_WRITTEN)
    assert table.pending == (1,)
    assert table.state.luck.tick == 0
    assert table.position().splitlines()[1] == f"luck seed={Commitment.of_seed(0).seed.hex()} tick=0"
    assert GAME.position(table.position()).position() == table.position()
    table.play(1, "activate red b")
    assert "fly V07 die" in map(str, table.legal(1))
    table.play(1, "fly V07 die")
    assert table.view(None)["table"]["kings"]["red"] == "V07"


def test_a_table_from_a_position_keeps_no_record() -> None:
    assert GAME.position(HAND_WRITTEN).commitment is None


def test_numbers_and_order_of_tiles_are_read_leniently_and_written_canonically() -> None:
    plain = GAME.position(HAND_WRITTEN).position()
    assert GAME.position(changed("round=5", "round=005")).position() == plain
    assert (
        GAME.position(changed("ferryman,little_dragon,roll_again", "roll_again,little_dragon,ferryman")).position()
        == plain
    )
    assert GAME.position(changed("V03 eggs=1", "  V03\teggs=1")).position() == plain


# --- what is wrong with a line


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("tafelrunde drach", "table drach", "position-expected", 3),
        ("tafelrunde drachenland rules", "tafelrunde rules", "position-game", 3),
        ("drachenland", "dante", "position-game", 3),
        ("rules=1", "rules=2", "position-rules", 3),
        ("rules=1", "rule=1", "position-expected", 3),
        (f"edition={DIGEST}", "edition=0123456789abcdef", "position-edition", 3),
        (" seats=2", "", "position-expected", 3),
        ("seats=2", "seats=two", "position-number", 3),
        ("seats=2", "seats=100", "position-number", 3),
        ("seats=2\n", "seats=2\nluck seed=xy tick=0\n", "position-word", 4),
        ("seats=2\n", "seats=2\nluck seed=00 tick=-1\n", "position-number", 4),
        ("seats=2\n", "seats=2\nluck seed=00 tick=" + "9" * 5000 + "\n", "position-number", 4),
        ("seats=2\n", "seats=2\nluck tick=0 seed=00\n", "position-expected", 4),
        ("turn start", "trun start", "position-expected", 4),
        ("start=0 ", "", "position-expected", 4),
        ("player=1", "player=2", "position-word", 4),
        ("took=no", "took=maybe", "position-word", 4),
        ("a=2", "a=4", "position-word", 5),
        ("used=none", "used=c", "position-word", 5),
        ("first=-", "first=pink", "position-word", 5),
        ("gained=-", "gained=ring", "position-word", 5),
        ("active - die", "active die", "position-expected", 6),
        ("active - die=0 pips=0+0 fresh=no walked=no", "active", "position-expected", 6),
        ("pips=0+0", "pips=0", "position-number", 6),
        ("fresh=no", "fresh=0", "position-word", 6),
        ("V01 eggs", "V02 eggs", "position-expected", 7),
        ("V01 eggs=1", "V01 eggs=one", "position-number", 7),
        ("gems=ccccccc", "gems=cccccce", "position-word", 10),
        ("gems=ccccccc", "gems=cccc-ccc", "position-word", 10),
        ("tile=ring", "tile=king_red", "position-word", 9),
        ("tile=?king_green", "tile=?king_pink", "position-word", 20),
        ("tile=?king_green", "tile=?-", "position-word", 20),
        ("kings red=V03", "kings red=F03", "position-word", 22),
        ("removed ring", "removed", "position-expected", 23),
        ("played -", "played ring", "position-word", 24),
        ("dwarves red", "gnomes red", "position-word", 25),
        ("dwarves red", "red", "position-expected", 25),
        ("red=F02", "red=F99", "position-word", 25),
        ("green=F04", "green=F02", "position-two", 26),
        ("loot=cc", "loot=cx", "position-word", 26),
        (" loot=cc", "", "position-expected", 26),
        ("next Activate; Activate; EndOfTurn\n", "", "position-expected", 26),
        ("next Activate; Activate; EndOfTurn\n", "next\n", "position-word", 27),
        ("next Activate; Activate; EndOfTurn\n", "ended\n", "position-expected", 27),
        ("next Activate", "next Deactivate", "position-word", 27),
        ("next Activate;", "next Activate(1);", "position-word", 27),
        ("next Activate;", "next Activate();", "position-word", 27),
        ("next Activate;", "next Activate);", "position-word", 27),
        ("next Activate; Activate; EndOfTurn", "next Opening", "position-word", 27),
        ("next Activate; Activate; EndOfTurn", "next Opening('0')", "position-word", 27),
        ("next Activate; Activate; EndOfTurn", "next Opening(True)", "position-word", 27),
        ("next Activate; Activate; EndOfTurn", "next Opening(0, 1)", "position-word", 27),
        ("next Activate; Activate; EndOfTurn", "next Opening(0", "position-word", 27),
        ("next Activate; Activate; EndOfTurn", "next Opening(x)", "position-word", 27),
        ("next Activate; Activate; EndOfTurn", "next Opening(" + "-" * 9999 + "1)", "position-word", 27),
        ("next Activate; Activate; EndOfTurn", "next Opening(" + "(" * 9999 + ")", "position-word", 27),
        ("EndOfTurn\n", "EndOfTurn\nnext Activate\n", "position-after-end", 27),
        ("next Activate", "sealed 1=activate red a\nnext Activate", "position-sealed", 28),
        ("next Activate", "sealed 5=activate red a\nnext Activate", "position-number", 27),
        ("next Activate", "sealed activate red a\nnext Activate", "position-number", 27),
    ],
)
def test_a_malformed_line_is_named(old: str, new: str, key: str, line: int) -> None:
    error = refusal(changed(old, new))
    assert (error.key, error.args_by_name["line"]) == (key, line)


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "chess"])
def test_no_position_at_all(text: str) -> None:
    assert refusal(text).args_by_name == {"line": 1, "wanted": "tafelrunde"}


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("seats=2\n", "seats=5\n", "seats"),
        ("seats=2\n", "seats=2\noptions split_pips\n", "option-pair"),
        ("seats=2\n", "seats=2\noptions split_pips=maybe\n", "option-value"),
        ("seats=2\n", "seats=2\noptions pips=on\n", "unknown-option"),
        ("next Activate", "sealed 1=dance\nnext Activate", "unknown-verb"),
    ],
)
def test_a_position_refuses_what_a_table_or_a_move_refuses(old: str, new: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.position(changed(old, new))
    assert caught.value.key == key


# --- what the game could not have come to


@pytest.mark.parametrize(
    ("old", "new", "piece", "found", "wanted"),
    [
        ("V01 eggs=1", "V01 eggs=2", "egg", 16, 15),
        ("gems=ccccccc", "gems=cccccc", "clear gem", 8, 9),
        ("removed ring", "removed ferryman", "ferryman", 5, 4),
        ("blue=V15", "blue=-", "king_blue", 0, 1),
        ("played -", "played magic_hand", "magic_hand", 3, 2),
    ],
)
def test_every_piece_is_there_exactly_once(old: str, new: str, piece: str, found: int, wanted: int) -> None:
    error = refusal(changed(old, new))
    assert error.key == "position-components"
    assert error.args_by_name == {"line": 27, "piece": piece, "value": found, "wanted": wanted}


ROLLED = "dice a=2 b=4 used=none first=- gained=-"
NOBODY = "active - die=0 pips=0+0 fresh=no walked=no"
TO_COME = "next Activate; Activate; EndOfTurn"
MOVING = {ROLLED: "dice a=2 b=4 used=b first=red gained=-", NOBODY: "active red die=4 pips=4+0 fresh=yes walked=no"}
MOVING_STEPS = {TO_COME: "next Move; Treasures; Rest; Activate; EndOfTurn"}


@pytest.mark.parametrize(
    ("changes", "clause"),
    [
        ({"V03 eggs=1": "V03 eggs=0", "loot=e\n": "loot=ee\n", "tile=ring": "tile=?ring"}, "DL-047"),
        ({"V08 eggs=1": "V08 eggs=0", "loot=e\n": "loot=ee\n"}, "DL-137"),
        ({"loot=cc": "loot=ccb", "bbbbbbbbbbbbbbbb": "bbbbbbbbbbbbbbb"}, "DL-138"),
        ({TO_COME: "ended last-egg"}, "DL-140"),
        ({TO_COME: "ended Clock"}, "DL-140"),
        ({TO_COME: "next Opening(2)", "round=5": "round=0"}, "DL-013"),
        ({TO_COME: "next Opening(0)", "round=5": "round=0", "player=1": "player=0"}, "DL-013"),
        ({TO_COME: "next Opening(1); EndOfTurn"}, "DL-013"),
        ({"round=5": "round=0"}, "DL-142"),
        ({"round=5": "round=201"}, "DL-142"),
        ({"idle=0": "idle=20"}, "DL-142"),
        ({"a=2 b=4": "a=0 b=0"}, "DL-021"),
        ({"gained=-": "gained=magic_hand"}, "DL-055"),
        ({"used=none": "used=a"}, "DL-025"),
        ({"used=none first=-": "used=a first=red"}, "DL-022"),
        ({TO_COME: "next Activate; EndOfTurn"}, "DL-022"),
        ({TO_COME: "next Move; Treasures; Rest; Activate; Activate; EndOfTurn"}, "DL-022"),
        ({TO_COME: "next Rest; Activate; Activate; EndOfTurn"}, "DL-022"),
        (
            {
                TO_COME: f"next KeepOrReroll; {TO_COME[5:]}",
                ",roll_again loot=cc": " loot=cc",
                "played -": "played roll_again",
            },
            "DL-071",
        ),
        ({"die=0": "die=4"}, "DL-031"),
        (MOVING, "DL-028"),
        (MOVING | MOVING_STEPS | {ROLLED: "dice a=2 b=4 used=b first=blue gained=-"}, "DL-023"),
        (MOVING | MOVING_STEPS | {ROLLED: "dice a=2 b=4 used=a first=red gained=-"}, "DL-025"),
        (MOVING | MOVING_STEPS | {NOBODY: "active red die=4 pips=5+0 fresh=no walked=no"}, "DL-031"),
        (MOVING | MOVING_STEPS | {NOBODY: "active red die=4 pips=3+0 fresh=yes walked=no"}, "DL-090"),
        (MOVING | MOVING_STEPS | {NOBODY: "active red die=4 pips=4+3 fresh=yes walked=no"}, "DL-082"),
        (
            MOVING_STEPS
            | {
                ROLLED: "dice a=2 b=4 used=b first=blue gained=-",
                NOBODY: "active blue die=4 pips=3+0 fresh=no walked=yes",
            },
            "DL-030",
        ),
        (MOVING | {TO_COME: "next HandOrDone; Rest; Activate; EndOfTurn"}, "DL-108"),
        (
            {
                ROLLED: "dice a=2 b=4 used=b first=green gained=-",
                NOBODY: "active green die=4 pips=4+0 fresh=yes walked=no",
                TO_COME: "next Collect; Rest; Activate; EndOfTurn",
            },
            "DL-048",
        ),
        (
            MOVING
            | {
                "V03 eggs=1 gems=bbbbbbbbbbbbbbbb tile=ring": "V03 eggs=0 gems=bbbbbbbbbbbbbbbb tile=ring",
                "loot=e\n": "loot=ee\n",
                TO_COME: "next Collect; Rest; Activate; EndOfTurn",
            },
            "DL-050",
        ),
    ],
)
def test_an_impossible_position_is_refused_with_the_clause_it_breaks(changes: dict[str, str], clause: str) -> None:
    text = HAND_WRITTEN
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    error = refusal(text)
    assert error.key == "position-invariant"
    assert str(error.args_by_name["reason"]).startswith(clause)


def test_a_position_may_have_ended_by_the_clock() -> None:
    table = GAME.position(HAND_WRITTEN.replace(TO_COME, "ended clock"))
    assert table.result is not None
    assert table.result.how == "clock"
    assert GAME.position(table.position()).position() == table.position()


def test_an_unsettled_position_is_refused() -> None:
    """A single legal answer is given automatically, so the position is a later one."""
    stuck = changed("elves red=V03* green=F04", "elves red=F06* green=F04").replace(
        NOBODY, "active blue die=4 pips=0+0 fresh=no walked=no"
    )
    stuck = stuck.replace(ROLLED, "dice a=2 b=4 used=b first=blue gained=-").replace(*next(iter(MOVING_STEPS.items())))
    stuck = stuck.replace("tiles=ferryman,little_dragon,roll_again", "tiles=-")
    stuck = stuck.replace("played -", "played ferryman,little_dragon,roll_again")
    assert refusal(stuck).key == "position-unsettled"


# --- sealed answers of a game that has them


def sealed_position() -> str:
    """Return a position of Parry in which one of three has answered."""
    table = PARRY.new(3, 1)
    dice = Random(1)
    while len(table.state.sealed) != 1:
        table.play(table.pending[0], dice.choice(table.legal(table.pending[0])))
    return table.position()


@pytest.mark.parametrize(
    "lines",
    [
        ["sealed 0={0}", "sealed 0={0}"],
        ["sealed 1={1}", "sealed 0={0}"],
        ["sealed 0={0}", "sealed 1={1}", "sealed 2={2}"],
        ["sealed 0=parry"],
    ],
)
def test_sealed_answers_must_fit(lines: list[str]) -> None:
    text = sealed_position()
    kept = next(line for line in text.splitlines() if line.startswith("sealed"))
    table = PARRY.position(text.replace(f"{kept}\n", ""))
    answers = [str(table.legal(seat)[0]) for seat in range(3)]
    bad = text.replace(kept, "\n".join(lines).format(*answers))
    with pytest.raises(BadNotation) as caught:
        PARRY.position(bad)
    assert caught.value.key == "position-sealed"


# --- the reader


def test_the_reader_skips_comments_and_empty_lines() -> None:
    reader = Reader("# first\n\n a  1 2 # x\nb rest of line\n")
    assert reader.line == 1
    assert reader.peek() == "a"
    assert reader.take("a") == ["1", "2"]
    assert reader.line == 3
    assert reader.rest("b") == "rest of line"
    assert reader.peek() == ""
    with pytest.raises(BadNotation) as caught:
        reader.take("c")
    assert caught.value.args_by_name == {"line": 4, "wanted": "c"}


@pytest.mark.parametrize("text", ["", "-", "+1", "1.0", "１", "--1", "0x1", "1_0", "6", "-6"])
def test_the_reader_knows_plain_numbers_only(text: str) -> None:
    with pytest.raises(BadNotation):
        Reader("").number(text, -5, 5)
    assert Reader("").number("-5", -5, 5) == -5


# --- any text is read or refused


def many_positions() -> list[str]:
    tables = [
        *(played(seats, seed=seats, moves=moves) for seats in (2, 3, 4) for moves in (1, 9, 55, 101, 222, 10**6)),
        played(2, 7, 150, instant_tiles=False, split_pips=False),
        played(3, 8, 10**6, clock_rounds=2),
    ]
    return [*(table.position() for table in tables), HAND_WRITTEN]


POSITIONS = many_positions()
CHARACTERS = st.one_of(st.sampled_from("0123456789abcegrsxyFV?*-=,;()+# \nAMTCHKORE"), st.characters())


def still_sound(table: LandTable) -> None:
    """Write, play on and look at what was read."""
    text = table.position()
    assert GAME.position(text).position() == text
    for seat in (None, *range(table.setup.seats)):
        table.view(seat)
    for step in range(12):
        GAME.invariants(table.state)
        play_on(table, 1, step)
    assert table.result is None or table.result.scores


@settings(max_examples=1500)
@given(st.data())
def test_a_position_with_one_character_changed_is_sound_or_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(POSITIONS))
    at = data.draw(st.integers(0, len(text) - 1))
    ends = data.draw(st.sampled_from([(at, at + 1), (at, at)]))
    new = data.draw(st.one_of(st.just(""), CHARACTERS))
    try:
        table = GAME.position(text[: ends[0]] + new + text[ends[1] :])
    except BadInput as error:
        error.say("de")
        return
    still_sound(table)


@given(st.text())
def test_any_text_is_a_position_or_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.position(text)
    head = POSITIONS[0].partition("\n")[0]
    with pytest.raises(BadInput):
        GAME.position(f"{head}\n{text}")


@pytest.mark.parametrize("words", [[], ["b"], ["b", "a", "b"]])
def test_lists_are_read_as_they_are_written(words: list[str]) -> None:
    reader = Reader("")
    assert reader.words(listed(words)) == words
    assert reader.indices(listed(words), "ab") == ["ab".index(word) for word in words]


@pytest.mark.parametrize("text", ["c", "a,,b", "a,", "a b", "-,a"])
def test_a_list_of_unknown_words_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        Reader("").indices(text, ["a", "b"])
    assert caught.value.key == "position-word"
