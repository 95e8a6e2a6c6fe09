"""Goal, frame and setup (DANTE-001 to DANTE-022)."""

from __future__ import annotations

import pytest

from tafelrunde import BadInput
from tafelrunde.games.dante import GAME
from tafelrunde.games.dante.board import RULER, Board
from tafelrunde.kernel.edition import parse_edition
from tafelrunde.kernel.luck import Luck
from tafelrunde.testing.playing import play, public, random_game, told
from tests.games.dante.tables import BOARD, SEATS, active, fresh, stones

every_size = pytest.mark.parametrize("seats", SEATS)


@pytest.mark.clause("DANTE-001")
def test_three_to_eight_sinners_play() -> None:
    assert [fresh(seats).setup.seats for seats in range(3, 9)] == [3, 4, 5, 6, 7, 8]
    for wrong in (0, 1, 2, 9):
        with pytest.raises(BadInput):
            fresh(wrong)


@pytest.mark.clause("DANTE-006")
def test_everybody_climbs_through_every_terrace_in_order() -> None:
    table = fresh(4, 1)
    reached: dict[object, list[object]] = {name: [] for name in table.state.names}
    *_, table = random_game(GAME, 4, 1)
    for event in table.events(None):
        if event.kind.key in ("climbed", "arrived"):
            way = reached[event.named()["sinner"]]
            if event.named()["area"] not in way:
                way.append(event.named()["area"])
    assert all(way == list(BOARD.areas[2 : 2 + len(way)]) for way in reached.values())
    assert max(len(way) for way in reached.values()) == 9


@pytest.mark.clause("DANTE-008", "DANTE-R28")
def test_what_the_rules_leave_open_is_agreed_before_the_start_and_stays() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "beginner_rulers": 0,
        "last_lap_frees": False,
        "encounter_timing": "at_once",
        "pair_heaven_order": "active_first",
        "meeting_choice": "free",
        "send_back": "must",
        "lap_release": "automatic",
        "ascent": "compulsory",
        "shared_relief": "automatic",
        "encounter_ender": "role",
        "turn_limit": 250,
    }
    agreed = fresh(3, 0, ascent="optional", turn_limit=9)
    assert agreed.setup.options["ascent"] == "optional"
    assert "options ascent=optional turn_limit=9" in agreed.position()
    assert not any(verb.name in ("vote", "option") for verb in GAME.verbs)


@every_size
@pytest.mark.clause("DANTE-010", "DANTE-011")
def test_one_encounter_lies_open_and_the_marker_on_its_value(seats: int) -> None:
    table = fresh(seats, seats)
    seen = public(table)
    assert seen["seen"] == [seen["encounter"]]
    assert seen["spiral"] == BOARD.values[BOARD.encounters.index(seen["encounter"])]
    assert sorted(table.state.order) == list(range(49))
    assert len({fresh(seats, seed).state.order for seed in range(5)}) == 5


@pytest.mark.clause("DANTE-012")
def test_the_sun_starts_on_start_which_is_day() -> None:
    assert (public(fresh())["sun"], public(fresh())["light"]) == (0, "day")


@pytest.mark.clause("DANTE-013")
def test_markers_move_by_themselves() -> None:
    table = fresh(3, 5)
    before = public(table)
    number = next(move for move in table.legal(table.pending[0]) if str(move.words[0])[0].isdigit())
    value = int(str(number.words[0])[0])
    table.play(table.pending[0], number)
    assert (public(table)["sun"], public(table)["spiral"]) == (before["sun"] + value, before["spiral"] - value)


@every_size
@pytest.mark.clause("DANTE-014")
def test_everybody_gets_one_persona_at_random_which_all_see(seats: int) -> None:
    table = fresh(seats, 3)
    personas = [sinner["persona"] for sinner in public(table)["sinners"]]
    assert len(set(personas)) == seats
    assert set(personas) <= set(BOARD.personas)
    assert told(table.opening_events, "became") == [{"seat": i, "sinner": name} for i, name in enumerate(personas)]
    assert len({fresh(seats, seed).state.names for seed in range(6)}) == 6


@every_size
@pytest.mark.clause("DANTE-015", "DANTE-016")
def test_five_cards_each_and_the_rest_is_stock(seats: int) -> None:
    table = fresh(seats, 4)
    assert [sinner["cards"] for sinner in public(table)["sinners"]] == [5] * seats
    assert (public(table)["stock"], public(table)["discard"]) == (87 - 5 * seats, [])
    hands = [table.view(seat)["table"]["hand"] for seat in range(seats)]
    assert len({card for hand in hands for card in hand}) == 5 * seats
    assert public(table)["hand"] is None


@every_size
@pytest.mark.clause("DANTE-017", "DANTE-018")
def test_figures_on_their_start_fields_with_the_stones_of_the_valley(seats: int) -> None:
    table = fresh(seats, 7)
    by_id = {persona.id: persona for persona in BOARD.edition.persona}
    for sinner in public(table)["sinners"]:
        persona = by_id[sinner["persona"]]
        assert (sinner["field"], sinner["stones"]) == (persona.start, persona.stones["valley"])
        assert sinner["visited"] == ["valley"]
    assert public(table)["supply"] == 30 - sum(stones(table).values())
    assert all(sinner["mate"] is None and sinner["offer"] is None for sinner in public(table)["sinners"])


@every_size
@pytest.mark.clause("DANTE-019", "DANTE-020")
def test_the_lowest_begins_and_play_goes_counter_clockwise(seats: int) -> None:
    table = fresh(seats, 8)
    fields = table.state.fields
    assert table.pending == (fields.index(min(fields)),)
    assert public(table)["direction"] == "counter"
    first = table.pending[0]
    number = next(move for move in table.legal(first) if str(move.words[0])[0].isdigit())
    table.play(first, number)
    while table.state.number:  # whoever is met
        play(table, "meet none")
    assert table.pending == ((first - 1) % seats,)


@pytest.mark.clause("DANTE-R23")
def test_of_two_on_the_lowest_field_the_lower_seat_begins() -> None:
    text = GAME.built_in_edition.text.replace("start = 2\n", "start = 1\n")
    file = parse_edition(text, GAME.edition_type, "mine.toml")
    tied = 0
    for seed in range(40):
        table = GAME.new(8, seed, edition=file)
        lowest = [seat for seat, at in enumerate(table.state.fields) if at == min(table.state.fields)]
        tied += len(lowest) == 2
        assert table.pending == (lowest[0],)
    assert tied


@pytest.mark.clause("DANTE-021")
def test_reference_cards_are_not_in_the_deck() -> None:
    assert len(BOARD.cards) == sum(card.count for card in BOARD.edition.penance) == 87


@pytest.mark.clause("DANTE-022", "DANTE-180", "DANTE-R27")
@pytest.mark.parametrize("wanted", [0, 3, 12])
def test_beginners_meet_rulers_first(wanted: int) -> None:
    tops = set()
    fourths = set()
    for seed in range(30):
        order = fresh(3, seed, beginner_rulers=wanted).state.order
        classes = [BOARD.classes[card] for card in order]
        assert classes[:wanted] == [RULER] * wanted
        assert sorted(order) == list(range(49))
        tops.add(order[:wanted])
        fourths.add(classes[wanted])
    assert len(tops) > 20 or wanted == 0, "which rulers come first is chance"
    assert len(fourths) > 1, "behind them anybody may come"
    with pytest.raises(BadInput):
        fresh(3, 0, beginner_rulers=13)


def test_setup_is_as_the_digest_counts_it() -> None:
    """Supply left by player count, over many deals."""
    wanted = {3: (22, 26), 4: (20, 24), 5: (18, 22), 6: (16, 20), 7: (14, 18), 8: (12, 16)}
    for seats, (low, high) in wanted.items():
        left = [GAME.start(GAME.setup(seats), Luck.seeded(seed)).supply for seed in range(60)]
        assert low <= min(left) <= max(left) <= high


@pytest.mark.clause("DANTE-R30")
def test_rules_read_lengths_and_values_from_the_edition() -> None:
    """Another mountain, another sky, other numbers: games are played to their end all the same."""
    text = GAME.built_in_edition.text
    for old, new in (
        ("last = 4\n", "last = 3\n"),
        ("first = 5\n", "first = 4\n"),
        ("day = [0, 13]", "day = [3, 20]"),
        ("max = 33", "max = 60"),
        ("value = 33", "value = 60"),
        ("day = 6\nnight = 1\n", 'day = 9\nnight = "leap"\n'),
        ('day = "leap"\nnight = 1\n', 'day = "leap"\nnight = "sacrifice"\n'),
    ):
        assert old in text
        text = text.replace(old, new)
    file = parse_edition(text, GAME.edition_type, "mine.toml")
    board: Board = GAME.build(file)
    assert (board.area_of[4], max(board.numbers), len(board.faces_words)) == (1, 9, 49)
    for seed in range(4):
        table, luck = GAME.new(5, seed, edition=file), Luck.seeded(seed)
        while table.pending:
            table.play(table.pending[0], luck.pick(table.legal(table.pending[0])))
            GAME.invariants(table.state)
        assert table.result is not None


def test_whose_turn_it_is_shows_by_name() -> None:
    assert active(fresh(3, 2)) == public(fresh(3, 2))["sinners"][fresh(3, 2).pending[0]]["persona"]
