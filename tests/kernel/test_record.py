"""Records: you can check a game offline, and every changed byte is found."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tafelrunde.games.drachenland import GAME
from tafelrunde.kernel.edition import parse_edition
from tafelrunde.kernel.errors import BadInput, BadRecord
from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.record import RecordLine, Replay, read_record, record, verify
from tests.kernel.played import LandTable, committed, fresh, play_on, played

SECRET = b"a secret of the host's"


def finished() -> LandTable:
    """Return a game of three with entropy from every seat, moves taken back on the way, and a result."""
    table = committed(SECRET, b"Anna", b"Bert", b"", moves=40)
    table.take_back(1, 3)
    play_on(table, 30, 7)
    table.take_back(0, 1)
    return play_on(table, 10**6, 8)


WHOLE = finished()
RECORD = record(WHOLE, ["Anna", "Bärbel", "„Käthe“"])
TEXT = RECORD.text()


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(text)
    assert all(caught.value.say(lang) for lang in ("de", "en"))
    return caught.value


def tampered(**changes: Any) -> BadRecord:
    """Return what is found in a record that was changed with care: all else fits, checksum included."""
    return refusal(replace(RECORD, **changes).text())


def with_line(number: int, line: RecordLine) -> list[RecordLine]:
    moves = list(RECORD.moves)
    moves[number - 1] = line
    return moves


def first_line_with_luck() -> int:
    return next(number for number, line in enumerate(RECORD.moves, 1) if line[2])


# --- as it should be


def test_a_record_is_verified_move_by_move() -> None:
    table = verify(TEXT)
    assert table.result == WHOLE.result
    assert table.position() == WHOLE.position()
    assert table.fingerprint == WHOLE.fingerprint
    assert [(e.seat, e.move, e.outcomes, e.hash) for e in table.log] == [
        (e.seat, e.move, e.outcomes, e.hash) for e in WHOLE.log
    ]
    assert table.events(None) == WHOLE.events(None)


def test_the_text_is_canonical_json_with_a_move_a_line() -> None:
    assert read_record(TEXT).text() == TEXT
    assert read_record(TEXT) == replace(RECORD, checksum=read_record(TEXT).checksum)
    plain = json.loads(TEXT)
    assert plain["players"] == ["Anna", "Bärbel", "„Käthe“"]
    assert plain["secret"] == SECRET.hex()
    assert plain["entropy"] == [b"Anna".hex(), b"Bert".hex(), ""]
    assert plain["commitment"] == Commitment(SECRET).public
    lines = [json.loads(line.rstrip(",")) for line in TEXT.splitlines() if line.startswith("  [")]
    assert lines == plain["moves"] == [list(line) for line in RECORD.moves]


def test_a_replay_shows_every_table_on_the_way() -> None:
    replay: Replay[Any, Any] = Replay(RECORD)
    assert replay.table.moves == 0
    seen = [table.fingerprint for table in replay]
    assert seen == [line[3] for line in RECORD.moves]


@pytest.mark.parametrize("moves", [0, 1, 30, 100])
def test_an_unfinished_record_keeps_its_secret_and_is_verified_by_its_outcomes(moves: int) -> None:
    table = committed(SECRET, b"a", b"b", moves=moves)
    kept = record(table)
    assert kept.secret is None
    assert kept.result is None
    assert SECRET.hex() not in kept.text()
    again = verify(kept.text())
    assert again.fingerprint == table.fingerprint
    assert [again.view(seat) for seat in range(2)] == [table.view(seat) for seat in range(2)]


def test_an_abandoned_game_may_reveal_its_secret() -> None:
    kept = replace(record(played(moves=50)), secret=Commitment.of_seed(1).secret.hex())
    assert verify(kept.text()).moves == 50


def test_options_and_editions_are_recorded() -> None:
    edition = parse_edition(
        GAME.built_in_edition.text.replace('edition = "house"', 'edition = "mine"'), GAME.edition_type, "x"
    )
    table = GAME.new(2, 3, {"split_pips": False, "start_player": 1}, edition)
    play_on(table, 20, 3)
    text = record(table).text()
    assert verify(text, edition).setup.options == table.setup.options
    assert refusal(text).key == "record-edition"


def test_a_table_from_a_position_has_no_record() -> None:
    with pytest.raises(BadInput) as caught:
        record(GAME.position(played(moves=20).position()))
    assert caught.value.key == "no-record"


# --- moves taken back


def test_taken_back_moves_stay_in_the_record() -> None:
    undone = [line for line in RECORD.moves if line[1].startswith("undo")]
    assert [(line[0], line[1], line[2]) for line in undone] == [(1, "undo 3", []), (0, "undo 1", [])]
    assert WHOLE.moves == len(RECORD.moves) - 2 - 4


@pytest.mark.parametrize("revealed", [True, False])
def test_luck_that_was_taken_back_comes_again(revealed: bool) -> None:
    """Taking back a roll does not bring another roll: luck follows from the seed and its number alone."""
    table = fresh(2, 4)
    dice = Random(4)
    while not (table.log and table.log[-1].outcomes):
        seat = table.pending[0]
        table.play(seat, dice.choice(table.legal(seat)))
    last, before = table.log[-1], table.fingerprint
    table.take_back(last.seat, 1)
    table.play(last.seat, last.move)
    assert (table.log[-1].outcomes, table.fingerprint) == (last.outcomes, before)
    kept = record(table)
    if revealed:
        assert table.commitment is not None
        kept = replace(kept, secret=table.commitment.secret.hex())
    assert verify(kept.text()).fingerprint == before


@pytest.mark.parametrize("move", ["undo 0", "undo -1", "undo 99999", "undo x", "undo ", "undo " + "9" * 5000])
def test_nothing_can_be_taken_back_that_was_not_played(move: str) -> None:
    seat, _, outcomes, digest = RECORD.moves[3]
    error = tampered(moves=with_line(4, (seat, move, outcomes, digest)))
    assert (error.key, error.args_by_name["number"]) == ("record-move", 4)


# --- damaged


SIZE = len(TEXT.encode())
OFFSETS = sorted(
    {*range(0, SIZE, SIZE // 150), *range(40), *range(SIZE - 120, SIZE), TEXT.index("Anna"), TEXT.index(" 1,")}
)


@pytest.mark.parametrize("kind", ["flip", "delete", "double", "space"])
def test_a_record_with_one_byte_changed_is_refused(kind: str) -> None:
    """Every kind of place: names, spaces, hashes, moves, outcomes, checksum."""
    for at in OFFSETS:
        raw = TEXT.encode()
        bad = {
            "flip": raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :],
            "delete": raw[:at] + raw[at + 1 :],
            "double": raw[:at] + raw[at : at + 1] + raw[at:],
            "space": raw[:at] + b" " + raw[at:],
        }[kind]
        refusal(bad.decode("utf-8", "surrogateescape"))


def test_every_single_byte_change_of_a_short_record_is_refused() -> None:
    raw = record(committed(SECRET, b"a", b"b", moves=2), ["Anna", "Bert"]).text().encode()
    verify(raw.decode())
    for at in range(len(raw)):
        for bit in (1, 32):
            bad = raw[:at] + bytes([raw[at] ^ bit]) + raw[at + 1 :]
            refusal(bad.decode("utf-8", "surrogateescape"))


@pytest.mark.parametrize("length", [0, 1, 2, 50, SIZE // 2, len(TEXT) - 2, len(TEXT) - 1])
def test_a_truncated_record_is_refused(length: int) -> None:
    refusal(TEXT[:length])


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record-json"),
        ("hello", "record-json"),
        ("[]", "record-field"),
        ("{}", "record-field"),
        ("\ud800", "record-json"),
        (TEXT.replace('"result": {', '"result": {"x":' + '{"x":' * 100_000, 1), "record-json"),
        (TEXT.replace('"seats": 3', '"seats": "3"'), "record-field"),
        (TEXT.replace('"seats": 3', '"seats": 3,\n "seats": 3'), "record-canonical"),
        (TEXT.replace('"seats": 3', '"seats": 3,\n "more": 3'), "record-field"),
        (TEXT.replace("\n", "\r\n"), "record-canonical"),
        (TEXT + "\n", "record-canonical"),
        (TEXT.replace("Anna", "Anne"), "record-canonical"),
        (TEXT.replace('"tafelrunde": 1', '"tafelrunde": 2'), "record-format"),
    ],
)
def test_a_text_that_is_no_record_is_refused(text: str, key: str) -> None:
    assert refusal(text).key == key


def test_the_changed_line_is_named() -> None:
    assert refusal(TEXT.replace(" 1,", "  1,", 1)).args_by_name == {"line": 2}
    last = len(TEXT.splitlines())
    assert refusal(TEXT.replace("Anna", "Anne")).args_by_name == {"line": last - 1}  # the checksum
    assert refusal(TEXT + "\n").args_by_name["line"] == last + 1


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        verify(text)


# --- tampered with


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "skat"}, "unknown-game"),
        ({"rules": 2}, "record-rules"),
        ({"rules": 10**30}, "record-field"),
        ({"seats": -1}, "record-field"),
        ({"edition": "0123456789abcdef"}, "record-edition"),
        ({"seats": 2}, "record-opening"),
        ({"seats": 9}, "seats"),
        ({"options": {}}, "record-options"),
        ({"options": dict(RECORD.options) | {"wild_gems": 0}}, "option-value"),
        ({"options": dict(RECORD.options) | {"wild_gems": "off"}}, "record-options"),
        ({"options": dict(RECORD.options) | {"more": 1}}, "unknown-option"),
        ({"options": dict(RECORD.options) | {"start_player": 0}}, "record-opening"),
        ({"commitment": Commitment(b"other").public}, "record-commitment"),
        ({"secret": b"other".hex()}, "record-commitment"),
        ({"secret": "xyz"}, "record-commitment"),
        ({"secret": SECRET.hex().upper()}, "record-commitment"),
        ({"secret": None}, "record-commitment"),
        ({"secret": b"other".hex(), "commitment": Commitment(b"other").public}, "record-opening"),
        ({"entropy": [b"Anna".hex(), b"Bert".hex(), b"x".hex()]}, "record-opening"),
        ({"entropy": [b"Bert".hex(), b"Anna".hex(), ""]}, "record-opening"),
        ({"entropy": ["41 6e", "x", ""]}, "record-commitment"),
        ({"entropy": ["41 6e6e61", b"Bert".hex(), ""]}, "record-commitment"),
        ({"opening": []}, "record-opening"),
        ({"opening": [*RECORD.opening[:-1], 9]}, "record-opening"),
        ({"opening_hash": "0123456789abcdef"}, "record-opening"),
        ({"moves": []}, "record-result"),
        ({"moves": RECORD.moves[:-1]}, "record-result"),
        ({"result": None}, "record-result"),
        ({"result": {}}, "record-result"),
    ],
)
def test_a_false_head_or_end_is_found(changes: dict[str, Any], key: str) -> None:
    assert tampered(**changes).key == key


def test_a_result_is_exactly_what_the_moves_lead_to() -> None:
    assert RECORD.result is not None
    winners: list[int] = RECORD.result["winners"]
    scores: list[int] = RECORD.result["scores"]
    for false in (
        {"winners": [seat for seat in range(3) if seat not in winners]},
        {"scores": [score + 1 for score in scores]},
        {"scores": [float(score) for score in scores]},
        {"how": "clock"},
        {"extra": 1},
    ):
        assert tampered(result=RECORD.result | false).key == "record-result"


def test_a_false_outcome_is_found_even_if_all_else_fits() -> None:
    number = first_line_with_luck()
    seat, move, outcomes, digest = RECORD.moves[number - 1]
    false = [(outcome + 1) % 6 if isinstance(outcome, int) else outcome for outcome in outcomes]
    for wrong in (false, [*outcomes, 0], []):
        error = tampered(moves=with_line(number, (seat, move, wrong, digest)))
        assert (error.key, error.args_by_name["number"]) == ("record-luck", number)


def test_outcomes_invented_before_the_secret_is_known_are_found_when_it_is() -> None:
    """A host who cheats with the dice can write a record that fits in itself, until the secret is revealed."""
    honest = committed(SECRET, b"a", b"b", moves=60)
    number = next(i for i, entry in enumerate(honest.log) if entry.outcomes)
    lines: list[RecordLine] = list(record(honest).moves)
    seat, move, outcomes, _ = lines[number]
    false: list[int | list[int]] = [(int(str(outcome)) + 1) % 6 for outcome in outcomes]
    kept = replace(record(honest), moves=[*lines[:number], (seat, move, false, "")])
    replay: Replay[Any, Any] = Replay(kept)
    with pytest.raises(BadRecord) as caught:
        for _ in replay:
            pass
    assert caught.value.key == "record-hash"
    forged = replace(kept, moves=[*lines[:number], (seat, move, false, replay.table.fingerprint)])
    assert verify(forged.text()).moves == number + 1
    assert refusal(replace(forged, secret=SECRET.hex()).text()).key == "record-luck"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ((0, "dance", [], ""), "record-move"),
        ((0, "fly V01 die", [], ""), "record-move"),
        ((0, "done", [], ""), "record-move"),
        ((7, "keep", [], ""), "record-move"),
        ((-1, "keep", [], ""), "record-move"),
    ],
)
def test_a_move_that_was_not_possible_is_found(line: RecordLine, key: str) -> None:
    for number in (1, 5, len(RECORD.moves)):
        error = tampered(moves=with_line(number, line))
        assert (error.key, error.args_by_name["number"], error.args_by_name["move"]) == (key, number, line[1])


def test_the_reason_for_an_impossible_move_is_one_line_in_one_language() -> None:
    error = tampered(moves=with_line(5, (0, "keep\nkeep", [], "")))
    assert error.say("en").endswith("“keep keep” has too many words or too few. Write it like this: keep")
    assert error.say("de").endswith("„keep keep“ hat zu viele oder zu wenige Wörter. Schreib den Zug so: keep")
    for seat in range(3):  # the clause that forbids it, for each asked seat
        illegal = tampered(moves=with_line(1, (seat, "done", [], "")))
        assert re.search(r": DL-\d{3}$", illegal.say("de"))


def test_another_seats_move_is_found() -> None:
    seat, move, outcomes, digest = RECORD.moves[0]
    assert tampered(moves=with_line(1, ((seat + 1) % 3, move, outcomes, digest))).key == "record-move"


def test_another_legal_move_is_found_by_the_hash() -> None:
    table = verify(replace(RECORD, moves=[], result=None).text())
    seat, move, outcomes, digest = RECORD.moves[0]
    other = next(str(action) for action in table.legal(seat) if str(action) != move)
    assert tampered(moves=with_line(1, (seat, other, outcomes, digest))).key == "record-hash"


def test_a_move_has_one_notation() -> None:
    seat, move, outcomes, digest = RECORD.moves[0]
    error = tampered(moves=with_line(1, (seat, move.replace(" ", "  "), outcomes, digest)))
    assert error.key == "record-notation"
    assert error.args_by_name["wanted"] == move
    number = next(i for i, line in enumerate(RECORD.moves, 1) if line[1] == "undo 3")
    seat, move, outcomes, digest = RECORD.moves[number - 1]
    assert tampered(moves=with_line(number, (seat, "undo 03", outcomes, digest))).key == "record-notation"


def test_moves_after_the_end_are_found() -> None:
    error = tampered(moves=[*RECORD.moves, RECORD.moves[-1]])
    assert (error.key, error.args_by_name["number"]) == ("record-move", len(RECORD.moves) + 1)
