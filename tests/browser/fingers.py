"""Somebody who plays on a phone: one finger, and no list of moves where the table itself can be touched."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tests.browser.people import Person

# What glows and would really be hit, where a finger can reach it without scrolling.
TOUCHABLE = """() => {
  const found = []
  for (const thing of document.querySelectorAll('[data-spot].live, button.glows, button[data-move]')) {
    const box = thing.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const hit = document.elementFromPoint(x, y)
    const name = thing.dataset.spot ?? thing.dataset.target ?? thing.dataset.move ?? ''
    if (hit && thing.contains(hit)) found.push([x, y, thing.getAttribute('aria-pressed') === 'true', name])
  }
  return found
}"""


class Touchable(NamedTuple):
    """A place on the screen."""

    x: float
    y: float
    held: bool
    name: str


class Finger:
    def __init__(self, person: Person, dice: Random) -> None:
        self.person = person
        self.dice = dice

    def answers(self) -> None:
        """Touches what glows until the decision is made."""
        person, decision = self.person, self.person.now.decision
        tapped: list[str] = []
        while person.now.decision == decision and person.now.answered is None and person.now.result is None:
            tapped.append(self._touches())
            assert len(tapped) < 400, f"{person.now.asks} cannot be answered by touch: {tapped[-20:]}"
            person.page.wait_for_timeout(20)

    def _touches(self) -> str:
        page, confirm = self.person.page, self.person.button("confirm")
        if confirm.is_visible():
            confirm.tap()
            return "confirm"
        if self.person.ended.is_visible():
            return "end"  # whose sheet comes by itself, and stays
        if page.locator("dialog[open]").is_visible():  # a tap on a busy machine may last, and then it looks closer
            self.person.button("close").tap()
            return "close"
        things = [Touchable(*found) for found in page.evaluate(TOUCHABLE)]
        fresh = [thing for thing in things if not thing.held] or things
        if fresh:
            thing = self.dice.choice(fresh)
            page.touchscreen.tap(thing.x, thing.y)
            return thing.name
        moves = page.locator('button[aria-controls="moves"][aria-expanded="false"]')
        if moves.is_visible():
            moves.tap()
            return "moves"
        return "nothing"
