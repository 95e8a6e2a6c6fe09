"""Values in error messages and in what things tell of themselves are repeated up to a length."""

from __future__ import annotations

MOST_SHOWN = 200  # signs of a `repr`: it fits in two lines


def shortened(text: str, most: int = MOST_SHOWN) -> str:
    """The text, or its beginning."""
    return f"{text[: most - 1]}…" if len(text) > most else text
