"""The thirty challenges (DD-C01 to DD-C30) and the rulings on them."""

from __future__ import annotations

import pytest

from tests.games.dungeon_designer.tables import challenge, own

EMPTY = "- - - -"


def rows(*told: str) -> str:
    """The rows of a dungeon, the rest empty."""
    return "; ".join([*told, *[EMPTY] * (4 - len(told))])


def centre(*rooms: str) -> str:
    """Up to four rooms in the middle."""
    a, b, c, d = (*rooms, *["-"] * (4 - len(rooms)))
    return rows(EMPTY, f"- {a} {b} -", f"- {c} {d} -")


@pytest.mark.clause("DD-C01")
def test_dogrens_vault() -> None:
    assert challenge(1, centre("S45/chest/star+1", "C34")) == 3 * 5  # C34 shows three chests
    assert challenge(1, rows("C34 S45/star+1 - -")) == 0


@pytest.mark.clause("DD-C02", "DD-R18")
def test_market_maven_counts_faces_of_tokens() -> None:
    assert challenge(2, rows("C34 C35 S02 -")) == 0  # printed only
    assert challenge(2, rows("S45/slime/slime/ooze C16/slime - -")) == 4
    assert challenge(2, rows("S45/slime - - -"), "h01 v11") == 4  # secret passages are one face
    every = "S45/ooze/slime/star+1/chest C16/gnoll/goblin/kobold S35/bear/blade/fire C24/pit/spike"
    assert challenge(2, rows(every), "h01") == 26  # 13 of them


@pytest.mark.clause("DD-C03")
def test_ordered_chambers() -> None:
    assert challenge(3, rows("C01 S01 C02 C03", "S02 - - S03")) == 2 * 5
    assert challenge(3, rows("C01 C02 C03 C04")) == 2


@pytest.mark.clause("DD-C04")
def test_deadly_tomb() -> None:
    assert challenge(4, centre("C02", "S45/bear", "S33")) == 9
    assert challenge(4, rows("C02 C07 - -")) == 0


@pytest.mark.clause("DD-C05", "DD-C06", "DD-C07")
@pytest.mark.parametrize(
    ("number", "element", "two"), [(5, "goblin", "C17"), (6, "kobold", "C23"), (7, "gnoll", "C05")]
)
def test_any_one_column(number: int, element: str, two: str) -> None:
    assert challenge(number, rows(f"{two} S45/{element} - -", f"S26/{element} S46 - -")) == 9  # the first column
    assert challenge(number, rows(f"- - {two} -")) == 6
    assert challenge(number, rows("C13 - - -")) == 0


@pytest.mark.clause("DD-C08")
def test_consistent_sanctum() -> None:
    assert challenge(8, rows("C01 C02 S01 S02", "C03 S03 S04 S05")) == 2 * 5
    assert challenge(8, rows("C01 - C02 -")) == 2


@pytest.mark.clause("DD-C09", "DD-R17")
def test_outer_reaches() -> None:
    assert challenge(9, rows("S45 - - S46")) == 6
    assert challenge(9, rows("C33 C16 C17 C31")) == 0  # doors to the inside do not count
    assert challenge(9, rows("C33 - - C31"), "v10") == 3
    assert challenge(9, rows("S45 - - S46"), "v10 v14") == 6  # each edge once
    assert challenge(9, rows("S45 - - S46"), "h01 h14 v11") == 6  # top, bottom and inside are no outer edges
    all_eight = rows("S45 - - S46", "S47 - - S48", "S49 - - C49", "C48 - - C50")
    assert challenge(9, all_eight) == 24


@pytest.mark.clause("DD-C10", "DD-C11")
@pytest.mark.parametrize(("number", "element", "two"), [(10, "ooze", "C45"), (11, "slime", "C44")])
def test_any_one_group(number: int, element: str, two: str) -> None:
    assert challenge(number, rows(f"{two} S45/{element} - -", f"C16/{element} S46 - -")) == 6
    assert challenge(number, rows(f"{two} S45 C16/{element} -")) == 4  # two groups of caves


@pytest.mark.clause("DD-C12")
def test_skilled_artificer() -> None:
    assert challenge(12, rows("C35 C48 S45/star+1 -")) == 10  # three, a negative one, a token


PATH = "C17/{0} C16/{0} C33/{0} -"  # two connected rooms, then one that is not


@pytest.mark.clause("DD-C13", "DD-C14", "DD-C15")
@pytest.mark.parametrize(("number", "face"), [(13, "bear"), (14, "slime"), (15, "ooze")])
def test_any_one_single_path(number: int, face: str) -> None:
    assert challenge(number, rows(PATH.format(face))) == 4
    assert challenge(number, rows(PATH.format(face)), "v12") == 6
    assert challenge(number, rows(f"C33/{face}/{face} C17 C16/{face} -")) == 4


@pytest.mark.clause("DD-C16")
def test_cramped_construction() -> None:
    assert challenge(16, rows("S02 C14 C07 C32/slime")) == 12  # two printed full, one filled, one not


@pytest.mark.clause("DD-C17")
def test_muddied_approach() -> None:
    assert challenge(17, rows("S49 C44/ooze C45 S02")) == 12  # three; two and one; two; four


@pytest.mark.clause("DD-C18")
def test_hortgullys_pride() -> None:
    assert challenge(18, rows("C08 C01 C36 S45/slime/pit/star+1")) == 12  # C36 has no monster


@pytest.mark.clause("DD-C19")
def test_thinfingers_trade() -> None:
    assert challenge(19, rows("C07 S46 C02 -")) == 3 * 4  # blade, bear, spike; fire twice; bear and spike again


@pytest.mark.clause("DD-C20", "DD-R19")
def test_perilous_path() -> None:
    bottom = "C17/bear S45/pit C33/fire -"  # B4 has its exit in column 2; r4c3 is not connected
    assert challenge(20, rows(EMPTY, EMPTY, "- C26/spike - -", bottom), blueprint="B4") == 6
    shut = "C17/bear C33/pit - -"
    assert challenge(20, rows(EMPTY, EMPTY, EMPTY, shut), blueprint="B4") == 0
    assert challenge(20, rows(EMPTY, EMPTY, EMPTY, shut), "h42", blueprint="B4") == 2
    branches = "C17/bear S45 C16/pit -"
    assert challenge(20, rows(EMPTY, EMPTY, "- C26/spike - -", branches), blueprint="B4") == 6, "every branch"


@pytest.mark.clause("DD-C21", "DD-R13", "DD-144")
def test_sabeks_plunder() -> None:
    assert challenge(21, rows("C34 C35 - -")) == 9
    assert challenge(21, rows("C34 C29 - -")) == 3
    both = own(rows("C34 C29 S28 S45/goblin"), challenges="21 27")
    assert both.challenges == (3, 3)  # the same chest serves both cards, in one card it serves once


@pytest.mark.clause("DD-C22")
def test_halls_of_glynox() -> None:
    assert challenge(22, rows("C01 C02 C03 C04")) == 4
    square = rows("C01 S01 C02 S02", "C03 S03 C04 S04", "C05 S05 C06 S06", "C07 S07 C08 S08")
    assert challenge(22, square) == 16
    assert challenge(22, rows("C01 C02 C03 -")) == 0
    alike = rows("C01 C09 C02 C10", "C03 C11 C04 C12", "C05 C13 C06 C14", "C07 C15 C08 C16")
    assert challenge(22, alike) == 32


@pytest.mark.clause("DD-C23")
def test_canine_companions() -> None:
    assert challenge(23, rows("C05 C28 C37 -")) == 9
    assert challenge(23, rows("C05 C42 - -")) == 3


@pytest.mark.clause("DD-C24")
def test_teeming_with_traps() -> None:
    assert challenge(24, rows("C02 C07 S46 -", "S20 - - S26")) == 10
    assert challenge(24, rows("- C02 S46 -")) == 0


@pytest.mark.clause("DD-C25")
def test_dragul_alliance() -> None:
    assert challenge(25, rows("S41 C05 - -")) == 3
    assert challenge(25, rows("S41 C05 C17 C23")) == 9
    assert challenge(25, rows("C05 C17 - -")) == 0


@pytest.mark.clause("DD-C26")
def test_devious_scales() -> None:
    assert challenge(26, rows("C23 C07 - -")) == 6


@pytest.mark.clause("DD-C27")
def test_gold_fiends() -> None:
    assert challenge(27, rows("C17 C34 - -")) == 6


@pytest.mark.clause("DD-C28")
def test_minion_horde() -> None:
    assert challenge(28, centre("S41", "C05", "C13")) == 5
    assert challenge(28, rows("S41 C05 - -")) == 0


@pytest.mark.clause("DD-C29", "DD-R16")
def test_varied_composition() -> None:
    """The ruling's example: groups of 1, 1, 3, 4 and 7 rooms."""
    dungeon = rows("S01 C01 C02 C03", "C04 S02 S03 S04", "C05 S05 S06 S07", "C06 C07 S08 C08")
    assert challenge(3, dungeon) == 2 * 5
    assert challenge(29, dungeon) == 12
    assert challenge(29, dungeon, varied="strict") == 9


@pytest.mark.clause("DD-C30")
def test_kings_favor() -> None:
    assert challenge(30, rows(EMPTY)) == 10
