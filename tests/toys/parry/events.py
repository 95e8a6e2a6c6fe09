"""The events of Parry. A second event, told to them alone, tells secrets to those who may know."""

from tafelrunde.kernel.events import EventKind

ROUND = EventKind("round", "PA-001", ("round:number",), updates_belief=True)
DREW = EventKind("drew", "PA-001", ("seat",), updates_belief=True)
SAW = EventKind("saw", "PA-001", ("card",), final=True, updates_belief=True)
GAVE = EventKind("gave", "PA-002", ("giver:seat", "to:seat"), updates_belief=True)
GIFT = EventKind("gift", "PA-002", ("card",), updates_belief=True)
LAID = EventKind("laid", "PA-004", ("seat",), updates_belief=True)
REVEALED = EventKind("revealed", "PA-005", ("seat", "card", "to:seat"), final=True, updates_belief=True)
ATTACKED = EventKind("attacked", "PA-006", ("seat", "to:seat"), updates_belief=True)
PARRIED = EventKind("parried", "PA-007", ("seat",), final=True, updates_belief=True)
HIT = EventKind("hit", "PA-008", ("seat",), updates_belief=True)
FELL = EventKind(
    "fell", "PA-008", ("seat", "strike:number", "parry:number", "coin:number"), final=True, updates_belief=True
)
EARNED = EventKind("earned", "PA-009", ("seat",), updates_belief=True)
OPENED = EventKind("opened", "PA-010", ("seat", "card"), final=True, updates_belief=True)
HAUNTED = EventKind("haunted", "PA-011", ("seat", "to:seat", "card"), final=True, updates_belief=True)
OVER = EventKind("over", "PA-012", updates_belief=True)
