"""How often one must tap: a turn in every game costs no more than it has to."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.kernel.table import AnyTable
from tests.browser.conftest import Comes
from tests.browser.people import Person
from tests.browser.servers import ServerProcess


class Taps:
    """Somebody who taps on things, and counts."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.count = 0

    def on(self, target: str) -> Locator:
        """What stands for a target on the board or in the own area."""
        return self.person.page.locator(f'[data-spot="{target}"], .own button[data-target="{target}"]').first

    def glowing(self, kind: str) -> list[str]:
        """What glows of a kind on the board or in the own area."""
        found: list[str] = self.person.page.evaluate(
            """kind => [...document.querySelectorAll('[data-spot].live, button.glows[data-target]')]
                .map(element => element.dataset.spot ?? element.dataset.target)
                .filter(target => target.startsWith(kind))""",
            kind,
        )
        return sorted(set(found))

    def tap(self, target: str) -> None:
        self.on(target).click()
        self.count += 1

    def until_glows(self, kind: str) -> list[str]:
        return self.person.until(lambda: self.glowing(kind), f"{kind} to glow")


def asked(person: Person, wanted: Callable[[], bool]) -> None:
    """Plays by buttons until something is asked."""
    while not wanted():
        assert person.to_move(), "the game is over"
        if not wanted():
            person.play()
        person.until(lambda: person.owes() or person.now.result, "one's turn")


def free_fields(person: Person, figure: str) -> list[str]:
    """The fields where a figure could stop: who stands on all of them keeps it where it is."""
    table = person.now.table
    taken = [other["at"] for other in table["figures"].values()]
    ways = table["ways"].get(figure.partition(":")[2], {})
    return [goal for goal in ways if goal.startswith("F") and goal not in taken]


@pytest.mark.parametrize("confirm", ["never", "irreversible"])
def test_a_turn_in_drachenland_is_figure_and_goal_twice(comes: Comes, confirm: str) -> None:
    """The die follows from the goal; nobody is asked whether the turn may pass on."""
    mia = comes(game="drachenland", confirm=confirm)  # type: ignore[arg-type]
    table = mia.lay("me", "random", "random")
    seat = mia.visit(f"#/table/{table}").seated()
    asked(mia, lambda: mia.now.asks == "activate" and mia.owes())
    dice, taps = Random(confirm), Taps(mia)
    first = mia.now.seq
    for _ in range(2):
        figures = [figure for figure in taps.until_glows("figure:") if free_fields(mia, figure)]
        before = mia.now.seq
        taps.tap(dice.choice(figures))
        goals = taps.until_glows("space:F")  # a field: nothing is revealed there, nothing taken
        taps.tap(dice.choice(goals))
        mia.until(lambda seq=before: mia.now.seq >= seq + 2, "the figure to arrive")  # type: ignore[misc]
    assert mia.now.seq >= first + 4
    assert taps.count == 4
    mia.until(lambda: mia.now.table["player"] != seat or mia.now.seq > first + 4, "the turn to pass on")


def what_staying_gives(real: AnyTable, seat: int) -> dict[str, list[str]]:
    """The seat's own figures on volcanoes, right after its roll, and what each could take if it stayed."""
    found: dict[str, list[str]] = {}
    for figure, where in real.view(seat)["table"]["figures"].items():
        people, _, colour = figure.rpartition("-")
        if people == real.view(seat)["table"]["peoples"][seat] and str(where["at"]).startswith("V"):
            then = real.clone()
            for move in ("keep", f"activate {colour} b", "stop"):
                then.play(seat, move)
            found[figure] = [str(move.word()) for move in then.legal(seat) if move.verb == "take"]
    return {figure: takes for figure, takes in found.items() if len(takes) > 1}


def test_staying_in_drachenland_is_figure_volcano_and_treasure(comes: Comes, node: ServerProcess) -> None:
    """Keeping the roll, the die and standing still follow: the own volcano is a goal like any other."""
    mia = comes(game="drachenland", confirm="irreversible")
    table = mia.lay("me", "random", "random")
    offers: dict[str, list[str]] = {}

    def staying_pays(sight: dict[str, Any]) -> bool:
        if sight["asks"] == "reroll":
            offers.update(what_staying_gives(node.table(table), sight["seat"]))
        return bool(offers)

    assert node.play_until(mia, table, staying_pays, lambda sight: "keep" if sight["asks"] == "reroll" else None)
    figure, takes = next(iter(offers.items()))
    mia.visit(f"#/table/{table}").seated()
    taps, before = Taps(mia), mia.now.seq
    space, treasure = f"space:{mia.now.table['figures'][figure]['at']}", f"treasure:{takes[0]}"
    taps.until_glows(f"figure:{figure}")
    taps.tap(f"figure:{figure}")
    taps.until_glows(space)
    taps.tap(space)
    assert taps.until_glows("treasure:") == sorted(f"treasure:{treasure}" for treasure in takes)
    taps.tap(treasure)
    expect(mia.button("confirm")).to_be_visible()
    taps.tap(treasure)
    mia.until(lambda: mia.now.seq >= before + 4, "the treasure to be taken")
    moves = [str(entry.move) for entry in node.table(table).log[before : before + 4]]
    assert [moves[0], *moves[2:]] == ["keep", "stop", f"take {takes[0]}"]
    assert taps.count == 4


def test_a_card_in_dante_is_one_tap_and_one_to_confirm(comes: Comes) -> None:
    mia = comes(game="dante", confirm="irreversible")
    mia.visit(f"#/table/{mia.lay('me', 'random', 'random')}").seated()
    asked(mia, lambda: mia.now.asks == "play" and mia.owes())
    taps, before = Taps(mia), mia.now.decision
    card = taps.until_glows("card:")[0]
    taps.tap(card)
    expect(mia.button("confirm")).to_be_visible()
    taps.tap(card)
    mia.until(lambda: mia.now.decision != before, "the card to be played")
    assert taps.count == 2


def test_a_card_in_dante_is_one_tap_where_nobody_wants_to_be_asked(comes: Comes) -> None:
    mia = comes(game="dante", confirm="never")
    mia.visit(f"#/table/{mia.lay('me', 'random', 'random')}").seated()
    asked(mia, lambda: mia.now.asks == "play" and mia.owes())
    taps, before = Taps(mia), mia.now.decision
    taps.tap(taps.until_glows("card:")[0])
    mia.until(lambda: mia.now.decision != before, "the card to be played")
    assert taps.count == 1


class Turn(NamedTuple):
    """What a usual turn is made of: the kinds of things that are tapped one after the other."""

    asks: str
    kinds: tuple[str, ...]
    bots: int = 2


TURNS = {
    "apokalypse": Turn("turn", ("card:", "place:")),
    "dungeon_designer": Turn("commit", ("room:", "cell:")),
    "dungeonquest": Turn("act", ("space:",)),
}


@pytest.mark.parametrize("slug", TURNS)
def test_a_turn_is_what_moves_and_where_it_goes(comes: Comes, slug: str) -> None:
    """And one tap more to confirm what cannot be taken back, on the same place."""
    turn = TURNS[slug]
    mia = comes(game=slug, confirm="irreversible")
    mia.visit(f"#/table/{mia.lay('me', *['random'] * turn.bots)}").seated()
    asked(mia, lambda: mia.now.asks == turn.asks and mia.owes())
    taps, before = Taps(mia), mia.now.decision
    confirm, last = mia.button("confirm"), ""
    for kind in turn.kinds:
        last = taps.until_glows(kind)[0]
        taps.tap(last)

    def settled() -> bool:
        return mia.now.decision != before or mia.now.answered is not None

    mia.until(lambda: settled() or confirm.is_visible(), "an answer")
    if not settled():
        taps.tap(last)
        mia.until(settled, "the move to be played")
    assert taps.count <= len(turn.kinds) + 1
