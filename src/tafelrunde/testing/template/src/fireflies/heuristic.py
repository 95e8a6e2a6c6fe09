"""What a good player values: points, and bright cards still in hand."""

from fireflies.state import Meadow

BRIGHTNESS = 0.1  # what the brightest light in hand is worth beside a point


def values(s: Meadow) -> list[float]:
    """Each seat's chances, 0 to 1: its share of all that there is."""
    best = len(s.board.lights)
    worth = [
        1 + points + BRIGHTNESS * sum((card + 1) / best for card in hand)
        for points, hand in zip(s.points, s.hands, strict=True)
    ]
    return [one / sum(worth) for one in worth]
