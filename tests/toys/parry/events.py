"""All that can be told in Parry. What only some may know is a second event, told to them alone."""

from tafelrunde.kernel.events import EventKind

ROUND = EventKind("round", "PA-001", ("round:number",), weighs=True)
DREW = EventKind("drew", "PA-001", ("seat",), weighs=True)
SAW = EventKind("saw", "PA-001", ("card",), final=True, weighs=True)
GAVE = EventKind("gave", "PA-002", ("giver:seat", "to:seat"), weighs=True)
GIFT = EventKind("gift", "PA-002", ("card",), weighs=True)
LAID = EventKind("laid", "PA-004", ("seat",), weighs=True)
REVEALED = EventKind("revealed", "PA-005", ("seat", "card", "to:seat"), final=True, weighs=True)
ATTACKED = EventKind("attacked", "PA-006", ("seat", "to:seat"), weighs=True)
PARRIED = EventKind("parried", "PA-007", ("seat",), final=True, weighs=True)
HIT = EventKind("hit", "PA-008", ("seat",), weighs=True)
FELL = EventKind("fell", "PA-008", ("seat", "strike:number", "parry:number", "coin:number"), final=True, weighs=True)
EARNED = EventKind("earned", "PA-009", ("seat",), weighs=True)
OPENED = EventKind("opened", "PA-010", ("seat", "card"), final=True, weighs=True)
HAUNTED = EventKind("haunted", "PA-011", ("seat", "to:seat", "card"), final=True, weighs=True)
OVER = EventKind("over", "PA-012", weighs=True)
