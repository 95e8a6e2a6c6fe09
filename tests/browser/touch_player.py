"""Somebody who plays on a phone: one finger, and no list of moves where the table itself can be touched."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tests.browser.people import Person

# What a finger would really hit, where it can reach it without scrolling: a sheet to be closed that a long tap has
# opened, the last word on a move, what glows, the way to the list of moves. All of it in one look: the end comes
# between any two. Its sheet comes by itself, and stays.
TOUCHABLE = """() => {
  const seen = (where) => [...document.querySelectorAll(where)].flatMap((thing) => {
    const box = thing.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const hit = document.elementFromPoint(x, y)
    const name = thing.dataset.spot ?? thing.dataset.target ?? thing.dataset.move ?? thing.textContent.trim()
    return hit && thing.contains(hit) ? [[x, y, thing.getAttribute('aria-pressed') === 'true', name]] : []
  })
  const wanted = [
    'dialog:not(.sudden) header button',
    '.answer .main',
    '[data-spot].live, button.glows, button[data-move]',
    'button[aria-controls="moves"][aria-expanded="false"]',
  ]
  return wanted.map(seen).find(({ length }) => length) ?? []
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
            tapped.append(self.touches())
            assert len(tapped) < 400, f"{person.now.asks} cannot be answered by touch: {tapped[-20:]}"
            person.page.wait_for_timeout(20)

    def touches(self) -> str:
        """Touches something once, and tells what; nothing while there is nothing to touch."""
        page = self.person.page
        things = [Touchable(*found) for found in page.evaluate(TOUCHABLE)]
        if not things:
            return "nothing"
        thing = self.dice.choice([thing for thing in things if not thing.held] or things)
        page.touchscreen.tap(thing.x, thing.y)
        return thing.name
