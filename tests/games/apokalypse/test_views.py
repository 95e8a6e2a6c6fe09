"""Who sees what: exactly the table of the rules digest, and nothing else. Also which worlds a seat imagines."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice

import pytest

from tafelrunde.games.apokalypse import GAME
from tafelrunde.games.apokalypse.board import EVIL, GOOD, KIND, PERSON, UNSEEN
from tafelrunde.games.apokalypse.edition import RIDERS
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.view import TableView
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.views import plain
from tafelrunde.testing.playing import play, public, random_game, told
from tafelrunde.testing.trials import watched
from tests.games.apokalypse.tables import BOARD, WorldTable, end_round, fresh, hand, react, rumour, world


def eyes(table: WorldTable) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(table.setup.seats), None]


def seen_by(table: WorldTable, seat: int | None) -> str:
    """Everything a seat can look at, as text."""
    return json.dumps([table.view(seat), [event.plain() for event in table.events(seat)]])


def test_view_names_exactly_this() -> None:
    seen = fresh().view(0)["table"]
    assert set(seen) == {
        *("round", "start", "next_start", "turn", "rider", "riders", "talons", "discards", "seals", "attack", "window"),
        *("nations", "hand", "gift", "cards", "people", "spared", "side"),
    }
    assert set(seen["nations"][0]) == {
        *("nation", "passed", "backs", "known", "alignment", "points", "riders", "dead", "good", "evil"),
        *("income", "total", "needs", "strike"),
    }
    assert set(seen["nations"][0]["good"]) == {
        *("heaven", "earth", "fronts", "hell", "ends", "symbols", "music", "safe", "doomed")
    }


@pytest.mark.clause("APO-009")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_hand_is_seen_by_its_owner_alone(seats: int) -> None:
    for table in islice(random_game(GAME, seats, 1), 0, 200, 19):
        for eye in eyes(table):
            view = table.view(eye)["table"]
            assert view["hand"] == (None if eye is None else hand(table, eye))
            assert [sum(one["backs"].values()) for one in view["nations"]] == [len(held) for held in table.state.hands]


@pytest.mark.clause("APO-004")
@pytest.mark.clause("APO-005")
@pytest.mark.parametrize("seats", [3, 6])
def test_swapping_what_is_hidden_changes_nothing_anybody_else_sees(seats: int) -> None:
    """A canary for every secret: alignments, hands, talons, fronts of people."""
    for table in islice(random_game(GAME, seats, 2), 5, 200, 31):
        s = table.state
        before = {eye: seen_by(table, eye) for eye in eyes(table)}
        s.above = [above[::-1] for above in s.above]
        s.below = [below[::-1] for below in s.below]
        assert {eye: seen_by(table, eye) for eye in eyes(table)} == before, "the order of the talons"
        s.alignments = (1 - s.alignments[0], *s.alignments[1:])
        changed = [eye for eye in eyes(table) if seen_by(table, eye) != before[eye]]
        assert changed == [0], "an alignment"
        s.alignments = (1 - s.alignments[0], *s.alignments[1:])
        hands = s.hands[1]
        s.known = [()] * seats**2
        before = {eye: seen_by(table, eye) for eye in eyes(table)}
        s.hands[1] = tuple((kind + 1) % BOARD.metal if kind < BOARD.metal else kind for kind in hands)
        changed = [eye for eye in eyes(table) if seen_by(table, eye) != before[eye]]
        assert changed in ([1], []), "fronts of a hand"


def test_fronts_of_people_are_known_to_who_laid_them() -> None:
    table = world(3, hand="metal shield_m ward_m violence", hands={1: "ward_h conversion"}, start=0)
    play(table, "person metal frostmere good", "give ward_m", "to carminia")
    for eye in eyes(table):
        seen = table.view(eye)["table"]["nations"][1]["good"]
        assert seen["earth"] == ["person"]
        assert seen["fronts"] == (["metal"] if eye == 0 else [None]), "not even the owner of the display"
    play(table, "convert frostmere good 1")
    react(table)
    play(table, "settle carminia")
    assert table.view(0)["table"]["nations"][2]["evil"]["fronts"] == ["metal"], "also after a conversion"
    assert table.view(1)["table"]["nations"][2]["evil"]["fronts"] == [None]
    table.play(2, "pass")
    play(table, "violence carminia evil")
    react(table)
    assert table.view(0)["table"]["discards"]["B"] == ["metal"], "and in the discard pile"
    assert table.view(1)["table"]["discards"]["B"] == table.view(None)["table"]["discards"]["B"] == ["person"]


def test_gifts_and_thefts_are_remembered_until_out_of_sight() -> None:
    table = world(3, hand="shield_m church ward_m", hands={2: "shield_h ward_h metal"}, turn=0)
    play(table, "person shield_m aurelia good", "give church", "to carminia", "pass")
    assert table.view(0)["table"]["nations"][2]["known"] == ["church"]
    play(table, "person shield_h aurelia evil", "steal frostmere K")  # a population card leaves unseen, church does not
    assert table.view(0)["table"]["nations"][2]["known"] == ["church"]
    assert table.view(1)["table"]["nations"][2]["known"] == ["ward_p"], "the robbed one knows what was taken"


def test_a_known_card_is_forgotten_once_it_may_be_gone() -> None:
    table = world(3, hand="shield_m church ward_m", hands={2: "shield_h shield_p ward_h"})
    play(table, "person shield_m aurelia good", "give church", "to carminia", "pass")
    play(table, "person shield_p aurelia good", "give ward_h", "to frostmere")
    assert table.view(0)["table"]["nations"][2]["known"] == [], "a capital card went from hand to hand unseen"
    seen = world(3, hand="shield_m church ward_m", hands={2: "ward_h"}, good={1: "p"})
    play(seen, "person shield_m aurelia good", "give church", "to carminia", "pass", "heaven church frostmere good")
    assert seen.view(0)["table"]["nations"][2]["known"] == [], "it was played in the open"


def test_a_gift_being_chosen_is_a_secret() -> None:
    table = world(3, hand="shield_m church ward_m")
    play(table, "person shield_m aurelia good", "give church")
    assert [table.view(eye)["table"]["gift"] for eye in eyes(table)] == ["church", None, None, None]
    assert [told(table.events(eye), "chosen") for eye in eyes(table)] == [[{"card": "church"}], [], [], []]


@pytest.mark.clause("APO-113")
def test_dealt_cards_lie_before_their_owner_until_the_deal_is_over() -> None:
    table = world(3, good={0: "p"}, evil={0: "p"}, passed=(1, 2), acted=(0, 1, 2))
    after = watched(table.state, 0, Action("pass"))
    seen: dict[str, list[TableView]] = {}
    for event, frame in zip(after.journal or (), after.frames or (), strict=True):
        if event.kind.key in ("dealt", "took") and event.words[0] == 0:
            seen.setdefault(event.kind.key, []).append(GAME.view(frame, 0))
    held = [(shown.nations[0].backs["B"], shown.nations[0].backs["K"]) for shown in seen["dealt"]]
    assert held == [(1, 1), (2, 1), (2, 2), (2, 3)], "a ward, and then card by card"
    assert {len(shown.hand or ()) for shown in seen["dealt"]} == {1}
    assert [len(shown.hand or ()) for shown in seen["took"]] == [5]


@pytest.mark.clause("APO-121")
def test_the_dead_lie_apart_until_they_are_scored() -> None:
    table = world(3, good={0: "p0 saint_2"}, passed=(1, 2), acted=(0, 1, 2), above=(1, 12))
    after = watched(table.state, 0, Action("pass"))
    dead = [
        (event.kind.key, GAME.view(frame, 0).nations[0].dead)
        for event, frame in zip(after.journal or (), after.frames or (), strict=True)
        if event.kind.key in ("strikes", "fell", "scored") and event.words[0] in ("rider_1", "aurelia", 0)
    ]
    front = BOARD.cards[table.state.rows[1][0] & KIND]
    assert dead == [("strikes", []), ("fell", ["saint_2", front]), ("scored", [])]


@pytest.mark.clause("APO-151")
def test_everybody_sees_what_protects_each_nation_from_the_next_rider() -> None:
    needs = [[one["needs"] for one in public(world(3, rider=i, riders={0: (1, 2)}))["nations"]] for i in (2, 3, 4)]
    assert needs == [[["helmet"]] * 3, [["pig"]] * 3, [["pig"], *[["mask", "helmet", "pig"]] * 2]]


@pytest.mark.clause("APO-038")
@pytest.mark.clause("APO-046")
@pytest.mark.clause("APO-059")
def test_rows_that_a_card_is_shown_to_change_are_those_it_changes() -> None:
    table = world(
        3,
        hand="shield_m church ward_m metal fiend_2 violence",
        good={1: "p/shield_p/ward_h p/shield_h p/church"},
        evil={1: "p/shield_p/ward_p p//metal"},
    )
    rows = {
        card: {verb: shown[verb] for verb in ("changes", "silences")} for card, shown in public(table)["cards"].items()
    }
    for verb, event, told_by in (("replace", "replaced", "changes"), ("neutralise", "neutralised", "silences")):
        able = {str(action.words[0]) for action in table.legal(0) if action.verb == verb}
        assert able == {card for card in hand(table, 0) if rows[card][told_by]}
        for action in (action for action in table.legal(0) if action.verb == verb):
            (said,) = told(table.clone().play(0, action), event)
            assert rows[str(action.words[0])][told_by] == {"wing": said["wing"], "plane": said["plane"]}


@pytest.mark.clause("APO-018")
def test_the_end_of_a_row_is_where_the_next_card_lies() -> None:
    table = world(3, hand="shield_m church ward_m metal", good={1: "p/shield_p p/shield_h p"}, evil={2: "p//ward_p p"})
    laid = [action for action in table.legal(0) if action.verb in ("heaven", "hell")]
    assert laid
    for action in laid:
        (said,) = told(table.clone().play(0, action), "laid")
        shown = public(table)["nations"][BOARD.display[str(said["nation"])]][said["wing"]]
        assert shown["ends"][said["plane"]] == said["column"]


@pytest.mark.clause("APO-182")
@pytest.mark.clause("APO-R24")
def test_talon_counts_are_public_unless_the_table_hides_them() -> None:
    assert public(world(3, above=(5, 7)))["talons"] == {"B": {"above": 5, "below": 18}, "K": {"above": 7, "below": 18}}
    hidden = world(3, above=(5, 7), show_talon_counts=False)
    assert public(hidden)["talons"]["B"] == {"above": None, "below": 18}
    end_round(hidden)
    assert public(hidden)["talons"]["B"]["above"] is None


@pytest.mark.clause("APO-182")
@pytest.mark.clause("APO-R24")
@pytest.mark.parametrize("shown", [True, False])
def test_no_event_tells_hidden_talon_counts(shown: bool) -> None:
    table = world(3, above=(1, 12), show_talon_counts=shown)
    events = end_round(table)
    filled = [event for event in events if event.kind.clause == "APO-134"]
    assert [event.named()["back"] for event in filled] == ["B", "K"]
    counts = [len(above) for above in table.state.above]
    for event, count in zip(filled, counts, strict=True):
        assert (count in event.named().values()) == shown
    rebuilt = [talon["above"] for talon in public(table)["talons"].values()]
    assert rebuilt == (counts if shown else [None, None])


def test_nobody_is_on_turn_while_a_seal_is_used() -> None:
    table = world(3, good={0: "p/shield_m p/shield_m"}, above=(12, 1))
    end_round(table)
    assert table.view(None)["asks"] == "seal"
    assert public(table)["turn"] is None


@pytest.mark.clause("APO-R24")
def test_fronts_in_the_discard_piles_are_public_only_where_they_were() -> None:
    table = world(3, hand="violence", good={1: "p/shield_h"})
    play(table, "violence frostmere good")
    react(table)
    assert public(table)["discards"]["B"] == ["shield_h", "person"]


def test_who_is_asked_for_a_parry_tells_nothing() -> None:
    for cards in ("church", "ward_m"):
        table = world(3, hand="violence", hands={1: cards}, good={1: "p"})
        play(table, "violence frostmere good")
        assert table.view(None)["pending"] == [1, 2]
        assert public(table)["window"]


# --- worlds


def worlds(table: WorldTable, seat: int | None, count: int = 60) -> list[World]:
    luck = Luck.seeded(3)
    return [GAME.sample(table.state, seat, luck) for _ in range(count)]


def test_worlds_keep_what_the_seat_knows() -> None:
    table = world(3, hand="metal shield_m church ward_m", hands={2: "shield_h ward_h"})
    play(table, "person metal frostmere good", "give church", "to carminia")
    for some in worlds(table, 0):
        assert some.hands[0] == table.state.hands[0]
        assert BOARD.church in some.hands[2]
        assert [card & KIND for row in some.rows for card in row] == [BOARD.metal], "the person it has laid"
    others = worlds(table, 1)
    assert any(BOARD.church not in some.hands[2] for some in others)
    assert {card for some in others for row in some.rows for card in row} == {PERSON | UNSEEN}
    for some in others:
        some.settle()
    assert len({card & KIND for some in others for row in some.rows for card in row}) > 1
    assert all(PERSON <= card < 2 * PERSON for some in others for row in some.rows for card in row)


def test_worlds_put_nothing_deep_that_was_seen_elsewhere() -> None:
    """Whoever dies is shuffled in above the next rider: what lies below it has never been seen."""
    table = world(3, good={0: "saint_2 p"}, evil={1: "fiend_2"}, above=(1, 12))
    end_round(table)
    seen = {BOARD.index["saint_2"], BOARD.index["fiend_2"]}
    found = worlds(table, 2, 200)
    assert not any(seen & set(some.below[1]) for some in found)
    assert any(BOARD.index["saint_3"] in some.below[1] for some in found)
    assert any(BOARD.index["saint_2"] in some.pools[1] for some in found)


def test_worlds_draw_alignments_from_what_is_left() -> None:
    table = world(4, alignments="good good evil evil")
    found = Counter(some.alignments for some in worlds(table, 0, 300))
    assert all(alignments[0] == GOOD and alignments.count(GOOD) <= 3 for alignments in found)
    assert len(found) == 7, "all but three more good ones"
    strict = worlds(world(2, alignments="good evil", balanced_alignments=True), 0)
    assert all(some.alignments == (GOOD, EVIL) for some in strict)


def test_worlds_believe_deeds() -> None:
    table = rumour(world(3, alignments="good good evil"), 0, 0, 6, 0, 0, 6)
    found = worlds(table, 0, 200)
    assert sum(some.alignments[1] == GOOD for some in found) > 120
    assert sum(some.alignments[2] == EVIL for some in found) > 130
    assert sum(some.alignments[2] == GOOD for some in found) > 0, "yet nothing is sure"


def test_alignments_are_known_when_all_is_over() -> None:
    table = world(3, rider=4, above=(1, 12))
    end_round(table)
    assert all(some.alignments == table.state.alignments for some in worlds(table, None, 10))


def test_spectators_hear_nothing_secret() -> None:
    for table in islice(random_game(GAME, 4, 9), 250, 251):
        heard = {event.kind.key for event in table.events(None)}
        assert not heard & {"gift", "loot", "saw", "aligned", "leads"}
        assert told(table.events(None), "gave")


@pytest.mark.clause("APO-119")
@pytest.mark.clause("APO-128")
@pytest.mark.clause("APO-140")
@pytest.mark.parametrize(("seats", "base"), [(2, False), (4, True), (6, False)])
def test_what_the_next_rider_would_do_is_what_he_does(seats: int, base: bool) -> None:
    """What was foretold right before a rider strikes comes true."""
    table = fresh(seats, seed=3, score_base_population=base)
    luck, strikes = Luck.seeded(bytes(32)), 0
    while table.result is None:
        seat = table.pending[0]
        legal = table.legal(seat)
        events = table.play(seat, legal[luck.roll(len(legal)) - 1])
        if not told(events, "strikes"):
            continue
        strikes += 1
        when = [event.kind.key for event in events].index("strikes")
        before = plain(GAME.view(table.frames(table.log[-1])[when - 1], None))
        foretold = [nation["strike"] for nation in before["nations"]]
        scored = told(events, "scored")
        assert [(one["left"], one["killed"], one["points"]) for one in scored] == [
            (one["left"] + 2 * base, one["killed"], one["points"]) for one in foretold
        ]
        assert [one["seat"] for one in told(events, "won-rider")] == [
            i for i, one in enumerate(foretold) if one["wins"]
        ]
        fallen = {(one["nation"], one["wing"]): int(one["count"]) for one in told(events, "fell")}
        for nation in before["nations"]:
            for wing in ("good", "evil"):
                people, doomed = len(nation[wing]["earth"]), nation[wing]["doomed"]
                count = fallen.get((nation["nation"], wing), 0)
                assert doomed == [*range(people - count + 1, people + 1)]
        assert before["spared"] == {
            wing: sum(nation[wing]["safe"] for nation in before["nations"]) for wing in ("good", "evil")
        }
    assert strikes == RIDERS
    over = public(table)
    assert over["spared"] is None
    assert not any(nation["strike"] or nation["good"]["doomed"] for nation in over["nations"])


@pytest.mark.clause("APO-162")
def test_the_good_need_more_people() -> None:
    assert public(world(3, good={0: "p p"}, evil={1: "p"}))["side"] == "good"
    assert public(world(3, good={0: "p"}, evil={1: "p"}))["side"] == "evil"


@pytest.mark.parametrize("rider", [1, RIDERS])
def test_nothing_is_foretold_while_a_rider_is_at_work(rider: int) -> None:
    """Those who are left have lost what lay with the dead: they would seem doomed once more."""
    table = world(3, good={0: "p p"}, evil={1: "p"}, rider=rider, above=(1, 12))
    table.play(0, "pass")
    assert public(table)["nations"][0]["strike"] == {"left": 0, "killed": 2, "points": -2, "wins": False}
    events = table.play(1, "pass")
    frames = table.frames(table.log[-1])
    seen = {event.kind.key: GAME.view(frame, None) for event, frame in zip(events, frames, strict=True)}
    at_work = ["strikes", "fell", "scored", *(["won-rider", "counted", "evil-wins"] if rider == RIDERS else [])]
    assert [key for key in at_work if seen[key].nations[0].strike or seen[key].spared] == []
    if rider < RIDERS:
        assert seen["refilled"].nations[0].strike


def test_a_row_goes_on_where_somebody_has_nothing_yet() -> None:
    seen = public(world(3, good={0: "p p"}))["nations"][0]
    assert seen["good"]["ends"] == {"heaven": 1, "earth": 3, "hell": 1}
    assert seen["evil"]["ends"] == {"heaven": None, "earth": 1, "hell": None}


def test_a_card_says_what_it_is_mostly_for() -> None:
    cards = public(world(3))["cards"]
    assert {
        card: (cards[card]["use"]["verb"], cards[card]["use"]["wing"]) for card in ("saint_1", "fiend_1", "church")
    } == {
        "saint_1": ("person", "good"),
        "fiend_1": ("person", "evil"),
        "church": ("heaven", "good"),
    }
    assert cards["violence"]["use"] == {"verb": "violence", "wing": "evil"}
    assert cards["conversion"]["use"] == {"verb": "convert", "wing": "evil"}
    assert cards["ward_m"]["use"] == cards["metal"]["use"] == {"verb": "hell", "wing": "evil"}
