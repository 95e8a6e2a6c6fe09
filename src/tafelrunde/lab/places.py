"""Where figures stand in pages that people wrote: between two marks."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.kernel.errors import BadInput


def marks(part: str) -> tuple[str, str]:
    """Between these lines a part of the page stands."""
    return f"<!-- {part}: written by `make {part}` -->", f"<!-- end of {part} -->"


def placed(path: Path, part: str, text: str) -> str:
    """The page with this text between its marks; nothing else changes."""
    begins, ends = marks(part)
    try:
        page = path.read_text("utf-8")
    except OSError as error:
        raise BadInput("page-file", file=str(path), reason=error.strerror or str(error)) from None
    before, begin, rest = page.partition(begins)
    _, end, after = rest.partition(ends)
    if not begin or not end:
        raise BadInput("page-marks", file=str(path), begin=begins, end=ends)
    return f"{before}{begin}\n\n{text}\n{end}{after}"
