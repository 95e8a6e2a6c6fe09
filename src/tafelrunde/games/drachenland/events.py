"""All that can be told in Drachenland, with the clause each event rests on."""

from tafelrunde.kernel.events import EventKind

# the peoples, the opening round and the frame of a turn
LED = EventKind("led", "DL-R27", ("seat:place", "people"))
STARTED = EventKind("started", "DL-011", ("seat",))
OPENED = EventKind("opened", "DL-013", ("figure", "to:space"))
TURN = EventKind("turn", "DL-029", ("seat", "round:number"))
ROLLED = EventKind("rolled", "DL-021", ("seat", "a:number", "b:number"))
ROLL_VOID = EventKind("roll-void", "DL-071", ("seat",))
ACTIVATED = EventKind("activated", "DL-025", ("figure", "die", "pips:number"), log_hidden=True)
RESTED = EventKind("rested", "DL-028", ("figure",), quiet=True)
TURN_OVER = EventKind("turn-over", "DL-029", ("seat",), quiet=True)
ROUND_OVER = EventKind("round-over", "DL-142", ("round:number", "idle:number"), quiet=True)
IDLE = EventKind("idle", "DL-142", ("idle:number", "most:number"))

# movement
ENTERED = EventKind("entered", "DL-030", ("figure", "to:space", "steps:number", "pips:number"))
WALKED = EventKind("walked", "DL-031", ("figure", "from:space", "to:space", "steps:number", "pips:number"))
SWIFT = EventKind("swift", "DL-082", ("figure", "pips:number"))
FERRIED = EventKind("ferried", "DL-075", ("figure", "from:space", "to:space", "pips:number"))
CALLED = EventKind("called", "DL-093", ("figure", "king", "from:space", "to:space", "power", "pips:number"))
FLEW = EventKind("flew", "DL-089", ("figure", "king", "from:space", "to:space", "power", "pips:number"))
REVEALED = EventKind("revealed", "DL-042", ("at:space", "tile"), final=True)

# treasures
TOOK_GEMS = EventKind("took-gems", "DL-051", ("figure", "gem", "count:number", "at:space"), final=True)
TOOK_CLEAR = EventKind("took-clear", "DL-052", ("figure", "at:space"), final=True)
TOOK_EGG = EventKind("took-egg", "DL-053", ("figure", "at:space"), final=True)
TOOK_TILE = EventKind("took-tile", "DL-055", ("seat", "tile", "at:space"))
TOOK_RING = EventKind("took-ring", "DL-114", ("figure", "at:space"), final=True)
HAND = EventKind("hand", "DL-108", ("figure",))
PICK_UPS = frozenset((TOOK_GEMS.key, TOOK_CLEAR.key, TOOK_EGG.key, TOOK_TILE.key))  # DL-R15

# the end
LAST_EGG = EventKind("last-egg", "DL-119", ("seat",))
CLOCK = EventKind("clock", "DL-142", ("round:number",))
SHOWN_TILE = EventKind("shown-tile", "DL-128", ("at:space", "tile"), final=True)
SHOWN_REMOVED = EventKind("shown-removed", "DL-128", ("tile",))
_LOOT = ("egg:number", "red:number", "green:number", "blue:number", "clear:number")
SCREEN_UP = EventKind("screen-up", "DL-128", ("seat", *_LOOT))
VOID = EventKind("void", "DL-120", ("figure", "gem", "count:number"))
SCORED = EventKind("scored", "DL-126", ("seat", "sets:number", "singles:number", "points:number"))
