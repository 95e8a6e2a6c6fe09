"""All that can be told in Parry. What only some may know is a second event, told to them alone."""

from tafelrunde.kernel.events import EventKind

ROUND = EventKind("round", "PA-001", ("round:number",))
DREW = EventKind("drew", "PA-001", ("seat",))
SAW = EventKind("saw", "PA-001", ("card",), final=True)
GAVE = EventKind("gave", "PA-002", ("giver:seat", "to:seat"))
GIFT = EventKind("gift", "PA-002", ("card",))
LAID = EventKind("laid", "PA-004", ("seat",))
REVEALED = EventKind("revealed", "PA-005", ("seat", "card", "to:seat"), final=True)
ATTACKED = EventKind("attacked", "PA-006", ("seat", "to:seat"))
PARRIED = EventKind("parried", "PA-007", ("seat",), final=True)
HIT = EventKind("hit", "PA-008", ("seat",))
FELL = EventKind("fell", "PA-008", ("seat", "strike:number", "parry:number", "coin:number"), final=True)
EARNED = EventKind("earned", "PA-009", ("seat",))
OPENED = EventKind("opened", "PA-010", ("seat", "card"), final=True)
HAUNTED = EventKind("haunted", "PA-011", ("seat", "to:seat", "card"), final=True)
OVER = EventKind("over", "PA-012")

ALL = (ROUND, DREW, SAW, GAVE, GIFT, LAID, REVEALED, ATTACKED, PARRIED, HIT, FELL, EARNED, OPENED, HAUNTED, OVER)
