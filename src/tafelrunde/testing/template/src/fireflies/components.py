"""The box, counted wherever its pieces lie; and what holds at every moment."""

from collections import Counter

from fireflies.state import Meadow


def components(s: Meadow) -> Counter[str]:
    """Every card."""
    found: Counter[str] = Counter()
    for light, name in enumerate(s.setup.board.lights):
        found[name] = s.pack.count(light) + s.discard[light] + sum(hand[light] for hand in s.hands)
    return found


def invariants(s: Meadow) -> None:
    """FF-005: all hands are of one size. FF-006: nobody is asked with an empty one."""
    assert len({sum(hand) for hand in s.hands}) == 1, "hands of different sizes"
    assert s.ended or any(s.hands[0]), "the hands are empty, but the game goes on"
