"""All that can be told. Final is what has shown somebody something: such a move cannot simply be taken back."""

from tafelrunde.kernel.events import EventKind

ROUND = EventKind("round", "FF-002", ("round:number",))
SHOWN = EventKind("shown", "FF-002", ("seat", "light"), final=True)
CAUGHT = EventKind("caught", "FF-003", ("seat", "points:number"))
NOTHING = EventKind("nothing", "FF-004")
DREW = EventKind("drew", "FF-005", ("seat",))
SAW = EventKind("saw", "FF-005", ("light",), final=True)  # told to who drew
OVER = EventKind("over", "FF-006")
