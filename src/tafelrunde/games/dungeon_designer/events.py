"""All that can be told in Dungeon Designer, with the clause each event rests on."""

from tafelrunde.kernel.events import EventKind

# setting up
GOAL = EventKind("goal", "DD-010", ("goal",))
BLUEPRINT = EventKind("blueprint", "DD-015", ("seat", "blueprint"))
RANKED = EventKind("ranked", "DD-016", ("seat", "rank:number", "gold:number"))
CHALLENGE = EventKind("challenge", "DD-011", ("challenge",))
STALL = EventKind("stall", "DD-012", ("stall",), final=True, log_hidden=True)
WARE = EventKind("ware", "DD-013", ("stall", "half", "face", "shape"), log_hidden=True)
RECYCLED = EventKind("recycled", "DD-113", ("shape",))
DEALT = EventKind("dealt", "DD-014", ("seat", "count:number"), final=True, log_hidden=True)
DREW_MORE = EventKind("drew-more", "DD-038", ("seat", "count:number"), log_hidden=True)
DREW_ALONE = EventKind("drew-alone", "DD-208", ("seat", "count:number"), final=True, log_hidden=True)
DREW = EventKind("drew", "DD-005", ("room",), log_hidden=True)  # to its holder
RESHUFFLED = EventKind("reshuffled", "DD-R25", ("count:number",))

# Build
YEAR = EventKind("year", "DD-002", ("year:number",))
TURN = EventKind("turn", "DD-030", ("turn:number",))
LAID = EventKind("laid", "DD-036", ("seat",), log_hidden=True)
BUILT = EventKind("built", "DD-031", ("seat", "room", "cell"), final=True)
DROPPED = EventKind("dropped", "DD-037", ("seat",), log_hidden=True)
LEFT_OVER = EventKind("left-over", "DD-034", ("seat", "count:number"), log_hidden=True)
DISCARD_SHOWN = EventKind("discard-shown", "DD-R03", ("seat", "room"), final=True)
HANDS_PASSED = EventKind("hands-passed", "DD-032", ("direction",), final=True)
RECEIVED = EventKind("received", "DD-032", ("room",), log_hidden=True)  # to its new holder
POWER_UNUSED = EventKind("power-unused", "DD-R28", ("seat",))
SWAPPED = EventKind("swapped", "DD-243", ("seat", "a:cell", "b:cell"))
LIFTED = EventKind("lifted", "DD-244", ("seat", "face", "from:cell"))
MOVED = EventKind("moved", "DD-244", ("seat", "face", "from:cell", "to:cell"))

# Improve
INCOME = EventKind("income", "DD-055", ("seat", "rooms:number", "chests:number", "gold:number"))
GOLD_LOST = EventKind("gold-lost", "DD-058", ("seat", "lost:number"))
TIED = EventKind("tied", "DD-066", ("seat", "gold:number"))
_BOUGHT = ("seat", "stall", "half", "price:number", "gold:number")
BOUGHT = EventKind("bought", "DD-069", (*_BOUGHT, "a:face"))
BOUGHT_TWO = EventKind("bought-two", "DD-069", (*_BOUGHT, "a:face", "b:face"))
BOUGHT_THREE = EventKind("bought-three", "DD-069", (*_BOUGHT, "a:face", "b:face", "c:face"))
BOUGHT_BY_COUNT = (BOUGHT, BOUGHT_TWO, BOUGHT_THREE)
PUT = EventKind("put", "DD-071", ("seat", "face", "cell"))
DUG = EventKind("dug", "DD-085", ("seat", "edge"))
ONLY_SLOT = EventKind("only-slot", "DD-081", ("seat", "cell"))
MUST_PASS = EventKind("must-pass", "DD-068", ("seat",))
PASSED = EventKind("passed", "DD-096", ("seat", "lost:number"))
TOOK = EventKind("took", "DD-097", ("seat", "challenge"))
NOTCH = EventKind("notch", "DD-099", ("seat", "rank:number"))

# Cleanup
NEW_ORDER = EventKind("new-order", "DD-105")
MARKET_CLEARED = EventKind("market-cleared", "DD-106")
THROWN = EventKind("thrown", "DD-106", ("face", "shape"), log_hidden=True)
CHALLENGE_GONE = EventKind("challenge-gone", "DD-108", ("challenge",))

# Jael
JAEL_CARD = EventKind("jael-card", "DD-204", ("jael",))
KEPT = EventKind("kept", "DD-206", ("seat",))
JAEL_ROOM = EventKind("jael-room", "DD-207", ("room",))
JAEL_LEFT = EventKind("jael-left", "DD-207", ("count:number",))
JAEL_ACTED = EventKind("jael-acted", "DD-213", ("seat", "gold:number", "his:number"))
JAEL_TOOK = EventKind("jael-took", "DD-213", ("stall", "half", "face"))
JAEL_MISSED = EventKind("jael-missed", "DD-215", ("stall", "half"))
GOLD_KEPT = EventKind("gold-kept", "DD-219", ("seat", "gold:number"))
JAEL_SWEPT = EventKind("jael-swept", "DD-218")
JAEL_SWEPT_LAST = EventKind("jael-swept-last", "DD-219")
JAEL_THREW = EventKind("jael-threw", "DD-213", ("challenge",))

# scoring
DUAL_FIXED = EventKind("dual-fixed", "DD-246", ("seat", "room", "cell", "type"))
END = EventKind("end", "DD-004")
_PARTS = ("goal:number", "challenges:number", "stars:number", "blueprint:number", "networks:number", "points:number")
SCORED = EventKind("scored", "DD-130", ("seat", "rank:number", *_PARTS))
SCORED_ALONE = EventKind("scored-alone", "DD-226", ("seat", "gold:number", *_PARTS))
_OF_JAEL = ("gold:number", "goal:number", "stars:number", "base:number", "bonus:number", "points:number")
JAEL_SCORED = EventKind("jael-scored", "DD-225", _OF_JAEL)
