"""A length limit for values in error messages and in `repr`."""

from __future__ import annotations

MOST_SHOWN = 200  # characters of a `repr`: it fits in two lines


def shortened(text: str, most: int = MOST_SHOWN) -> str:
    """Return the text, or its beginning."""
    return f"{text[: most - 1]}…" if len(text) > most else text
