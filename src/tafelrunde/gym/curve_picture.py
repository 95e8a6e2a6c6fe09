"""A curve as a picture, drawn without any library."""

from __future__ import annotations

from collections.abc import Sequence

WIDE, HIGH, EDGE = 640, 320, 44


def picture(title: str, points: Sequence[tuple[float, float]]) -> str:
    """Draw the win share against greedy bots, as a multiple of the fair share, by minutes."""
    last = max([x for x, _ in points], default=1.0) or 1.0
    top = max(2.0, *[y for _, y in points]) if points else 2.0

    def at(x: float, y: float) -> str:
        return f"{EDGE + x / last * (WIDE - 2 * EDGE):.1f},{HIGH - EDGE - y / top * (HIGH - 2 * EDGE):.1f}"

    def text(x: float, y: float, words: str, anchor: str = "middle") -> str:
        return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{words}</text>'

    ticks = [0.5 * i for i in range(int(2 * top) + 1)]
    lines = [f'<polyline class="tick" points="{at(0, y)} {at(last, y)}"/>' for y in ticks]
    marks = [text(EDGE - 6, float(at(0, y).split(",")[1]) + 4, f"{y:g}", "end") for y in ticks]
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">',
            "<style>text{font:12px sans-serif}</style>",
            "<style>polyline{fill:none;stroke:#a33;stroke-width:2}.tick{stroke:#ccc;stroke-width:1}</style>",
            f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
            text(WIDE / 2, 20, f"{title}: wins of one learner among greedy bots, 1 = fair"),
            *lines,
            *marks,
            text(EDGE, HIGH - EDGE + 18, "0"),
            text(WIDE - EDGE, HIGH - EDGE + 18, f"{last:.0f} min"),
            f'<polyline points="{" ".join(at(x, y) for x, y in points)}"/>',
            "</svg>\n",
        )
    )
