"""Editions are data: the built-in edition is the digest's, and every mistake is named by file, line and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde import BadEdition
from tafelrunde.games.apokalypse import GAME
from tafelrunde.games.apokalypse.board import EVIL
from tafelrunde.games.apokalypse.edition import NATIONS
from tafelrunde.testing.editions import Draft, each_mistake
from tests.games.apokalypse.tables import BOARD

DRAFT = Draft(GAME)
after, marked = DRAFT.after, DRAFT.marked
EDITION = BOARD.edition
CARDS = {card.id: card for card in EDITION.card}


def test_the_box() -> None:
    counts = {
        kind: sum(card.count for card in EDITION.card if card.kind == kind)
        for kind in dict.fromkeys(card.kind for card in EDITION.card)
    }
    assert counts == {
        "shield": 54,
        "metal": 6,
        "modifier": 18,
        "ward": 18,
        "saint": 3,
        "fiend": 3,
        "church": 6,
        "violence": 9,
        "conversion": 6,
    }
    assert EDITION.seal.count == 6
    assert [nation.id for nation in EDITION.nation] == list(NATIONS), "moves and options are typed with them"


def test_symbols_are_spread_evenly() -> None:
    for symbol in ("mask", "helmet", "pig"):
        for wing in ("good", "evil"):
            halves = [getattr(card, wing).symbols * card.count for card in EDITION.card if card.kind == "shield"]
            assert sum(half.count(symbol) for half in halves) == 27


@pytest.mark.clause("APO-R14")
@pytest.mark.clause("APO-R13")
def test_modifiers() -> None:
    codes = {card.id: (card.good.code, card.evil.code) for card in EDITION.card if card.kind == "modifier"}
    assert codes == {"chastity_sex": ("-1B", "+1K"), "work_drugs": ("+1B", "+1K"), "piety_gambling": ("+1B", "-1K")}


@pytest.mark.clause("APO-R16")
def test_a_third_of_every_group_is_starred() -> None:
    for kinds in (("shield",), ("modifier",), ("ward",), ("saint",), ("fiend",), ("violence",), ("conversion",)):
        cards = [card for card in EDITION.card if card.kind in kinds]
        assert 3 * sum(card.starred for card in cards) == sum(card.count for card in cards)
    assert (CARDS["metal"].removed, CARDS["church"].removed) == (2, 2)


MISTAKES = {
    "a word for a number": ("edition-field", "talon.hand", after("[talon]", "hand = 2", 'hand = "two"')),
    "an entry nobody knows": ("edition-field", "seal.wax", after("", "[seal]", "[seal]\nwax = 5")),
    "a card twice": ("edition-twice", "card[1].id", after("[[card]]", '"shield_h"', '"shield_m"')),
    "an id of signs": ("edition-id", "card[0].id", after("[[card]]", '"shield_m"', '"shield-m"')),
    "a code of the other wing": (
        "edition-unknown",
        "card[7].good",
        after('"chastity_sex"', 'code = "-1B" }', 'code = "-1K" }'),
    ),
    "a modifier without a code": ("edition-unknown", "card[7].evil", after('"chastity_sex"', ', code = "+1K" }', " }")),
    "a shield of two symbols": (
        "edition-count",
        "card[0].evil",
        after("[[card]]", '"helmet", "pig"] }', '"helmet"] }'),
    ),
    "a shield with an empty half": (
        "edition-most",
        "card[0].good",
        after(
            "[[card]]",
            'good = { symbols = ["mask"] }\nevil = { symbols = ["helmet", "pig"] }',
            'good = { symbols = [] }\nevil = { symbols = ["mask", "helmet", "pig"] }',
        ),
    ),
    "a ward of two kinds": (
        "edition-unknown",
        "card[10].evil",
        after('"ward_m"', 'evil = { symbols = ["mask"] }', 'evil = { symbols = ["pig"] }'),
    ),
    "a ward without a symbol": (
        "edition-count",
        "card[10].good",
        after('"ward_m"', 'good = { symbols = ["mask"] }', "good = { symbols = [] }"),
    ),
    "symbols on music": (
        "edition-unknown",
        "card[6].good",
        after('"metal"', "count = 6", 'good = { symbols = ["pig"] }\ncount = 6'),
    ),
    "a code on a ward": (
        "edition-unknown",
        "card[10].good",
        after('"ward_m"', 'good = { symbols = ["mask"] }', 'good = { symbols = ["mask"], code = "+1B" }'),
    ),
    "the wrong deck": ("edition-unknown", "card[19].deck", after('"church"', 'deck = "K"', 'deck = "B"')),
    "more stars than cards": ("edition-most", "card[0].starred", after("[[card]]", "starred = 3", "starred = 10")),
    "a card too many": ("edition-count", "card", marked("[[card]]", after('"violence"\nd', "count = 9", "count = 10"))),
    "two riders alike": ("edition-twice", "rider[1].symbols", after('"rider_2"', '["helmet"]', '["mask"]')),
    "a fourth rider too mild": (
        "edition-count",
        "rider[3].symbols",
        after('"rider_4"', '["mask", "helmet", "pig"]', '["mask"]'),
    ),
    "four good ones": ("edition-count", "alignment[0].count", after("[[alignment]]", "count = 3", "count = 4")),
    "hands too large": ("edition-most", "talon", marked("[talon]", after("[talon]", "hand = 2", "hand = 8"))),
}


@pytest.mark.clause("APO-106")
@each_mistake(MISTAKES)
def test_a_mistake_is_named_by_file_line_and_field(tmp_path: Path, key: str, field: str, text: str) -> None:
    DRAFT.refused(tmp_path, key, field, text)


def test_two_kinds_of_violence_are_refused(tmp_path: Path) -> None:
    text = after('"violence"\nd', "count = 9\nstarred = 3", "count = 8\nstarred = 2")
    extra = '\n[[card]]\nid = "brawl"\ndeck = "K"\nkind = "violence"\nname = { de = "A", en = "B" }\ncount = 1\n'
    with pytest.raises(BadEdition) as caught:
        DRAFT.read(tmp_path, text + extra)
    assert caught.value.key == "edition-count"


def test_an_edition_of_ones_own_plays(tmp_path: Path) -> None:
    mine = after('"work_drugs"', 'code = "+1K"', 'code = "-1K"', after("", '"house"', '"mine"'))
    table = GAME.new(3, 1, edition=DRAFT.read(tmp_path, mine))
    while table.pending:
        seat = table.pending[0]
        table.play(seat, table.legal(seat)[-1])
    assert table.result is not None
    board = table.setup.board
    assert board.code[EVIL][board.index["work_drugs"]] == -1
