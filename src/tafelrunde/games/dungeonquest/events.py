"""All that can be told in DungeonQuest, with the clause each event rests on."""

from tafelrunde.games.dungeonquest.edition import ATTRIBUTES
from tafelrunde.kernel.events import EventKind

# setting up and the frame of a turn
FIRST = EventKind("first", "DQ-028", ("seat",))
CHOSE = EventKind("chose", "DQ-017", ("seat", "hero", "life:number", *(f"{name}:number" for name in ATTRIBUTES)))
DEALT_RUNE = EventKind("dealt-rune", "DQ-R13", ("seat", "card"), final=True)
PLACED = EventKind("placed", "DQ-150", ("seat", "space"))
ROUND = EventKind("round", "DQ-002", ("round:number",), quiet=True)
TURN = EventKind("turn", "DQ-002", ("seat",))
TURN_ENDS = EventKind("turn-ends", "DQ-010", ("seat", "ending"))
NO_CHOICE = EventKind("no-choice", "DQ-004", ("seat",))
FORGONE = EventKind("forgone", "DQ-009", ("seat", "offer"))
SUN = EventKind("sun", "DQ-019", ("sun:number", "number:number"))
SUNSET = EventKind("sunset", "DQ-022")
SAVED_SUN = EventKind("saved-sun", "DQ-022", ("seat",))
AGAIN = EventKind("again", "DQ-188", ("seat", "moves:number"), quiet=True)
STATUS = EventKind("status", "DQ-026", ("seat", "card", "does:effect"))

# dice, tests, wounds
TRIES = EventKind("tries", "DQ-052", ("seat", "hazard"))  # before a test that no card brings
TESTED = EventKind("tested", "DQ-052", ("seat", "roll", "score:number", "burden:number", "chance:number"))
ROLLED = EventKind("rolled", "DQ-052", ("seat", "roll", "first:number", "second:number"))  # second 0: a single die
PASSED = EventKind("passed", "DQ-052", ("seat",))
FAILED = EventKind("failed", "DQ-053", ("seat", "grit:number"))
SPENT = EventKind("spent", "DQ-054", ("seat", "count:number", "grit:number"))
SACRIFICED = EventKind("sacrificed", "DQ-009", ("seat", "wounds:number", "grit:number"))
WOUNDED = EventKind("wounded", "DQ-059", ("seat", "count:number", "life:number"))  # life that is left
HEALED = EventKind("healed", "DQ-060", ("seat", "count:number", "life:number"))
DIED = EventKind("died", "DQ-063", ("seat", "cause", "space"))
GONE = EventKind("gone", "DQ-065", ("seat",), quiet=True)
PLAYS_ON = EventKind("plays-on", "DQ-065", ("seat", "hero:seat"))
REVIVED = EventKind("revived", "DQ-211", ("seat", "space"))

# cards
DREW = EventKind("drew", "DQ-012", ("seat", "card", "pile", "does:effect"), final=True)
RESHUFFLED = EventKind("reshuffled", "DQ-014", ("pile",), final=True)  # luck, also where a loose deck needs none
LOOTED = EventKind("looted", "DQ-186", ("seat", "card", "pile", "gold:number", "worth:number"))
LOST = EventKind("lost", "DQ-012", ("seat", "card", "pile", "gold:number"))
KEPT = EventKind("kept", "DQ-013", ("seat", "card", "pile"))
UNKEPT = EventKind("unkept", "DQ-012", ("seat", "card", "pile"))
ROWED = EventKind("rowed", "DQ-167", ("seat", "card"))
ROW_GONE = EventKind("row-gone", "DQ-179", ("seat", "card"), quiet=True)
RUNE_USED = EventKind("rune-used", "DQ-188", ("seat", "card"))
RUNE_GONE = EventKind("rune-gone", "DQ-064", ("seat", "card"))
POTION = EventKind("potion", "DQ-189", ("seat", "card"))
ROPE = EventKind("rope", "DQ-140", ("seat", "card"))
NO_CARD = EventKind("no-card", "DQ-R05", ("pile",))
PEEKED = EventKind("peeked", "DQ-071", ("seat", "count:number"))
PEEK = EventKind("peek", "DQ-071", ("card",), final=True)  # to the finder
UNPEEKED = EventKind("unpeeked", "DQ-012", ("seat", "card", "pile"))
PICKED = EventKind("picked", "DQ-071", ("seat", "card", "pile", "does:effect"), final=True)

# moving
TILE = EventKind("tile", "DQ-038", ("seat", "tile"), final=True, quiet=True)
TILE_UNDER = EventKind("tile-under", "DQ-009", ("seat", "tile", "grit:number"))
LAID = EventKind("laid", "DQ-038", ("seat", "tile", "space", "facing:direction"))
ENTERED = EventKind("entered", "DQ-036", ("seat", "space", "side:half", "came:way"))
SIDE = EventKind("side", "DQ-229", ("seat", "side:half"))
TURNED = EventKind("turned", "DQ-115", ("space", "facing:direction", "quarters:number"))
SEARCHED = EventKind("searched", "DQ-071", ("seat", "space"))
NO_SECRET_WAY = EventKind("no-secret-way", "DQ-076", ("seat",))
ENTRANCE = EventKind("entrance", "DQ-163", ("space",))
OBSTACLE = EventKind("obstacle", "DQ-042", ("seat", "obstacle"))
SHIFTED = EventKind("shifted", "DQ-148", ("seat", "space"))
LEFT = EventKind("left", "DQ-154", ("seat", "gold:number"))
CROSSED = EventKind("crossed", "DQ-141", ("seat", "side:half"))
GROPED = EventKind("groped", "DQ-122", ("seat", "direction"))

# monsters
MET = EventKind("met", "DQ-085", ("seat", "family"), final=True)
MET_UNSEEN = EventKind("met-unseen", "DQ-201", ("seat",), final=True)
MONSTER_CARD = EventKind("monster-card", "DQ-085", ("life:number", "penalty:number"))  # to its player
TOKEN = EventKind("token", "DQ-086", ("space",))
TOKEN_GONE = EventKind("token-gone", "DQ-087", ("space",))
STRUCK = EventKind("struck", "DQ-092", ("seat", "hero:combat", "monster:combat"))
SHIELDED = EventKind("shielded", "DQ-009", ("seat",))
SPARKED = EventKind("sparked", "DQ-009", ("seat",))
MONSTER_HURT = EventKind("monster-hurt", "DQ-094", ("count:number", "wounds:number"), final=True)  # whether it lives on
MONSTER_SHOWN = EventKind("monster-shown", "DQ-204", ("family", "life:number", "penalty:number"), final=True)
SLAIN = EventKind("slain", "DQ-096", ("seat",))
MONSTER_GONE = EventKind("monster-gone", "DQ-109", ("card", "family", "life:number", "penalty:number"), final=True)
FLED = EventKind("fled", "DQ-103", ("seat", "penalty:number"), final=True)
FLED_TO = EventKind("fled-to", "DQ-103", ("seat", "space"))

# the treasure chamber
RAGE = EventKind("rage", "DQ-234", ("seat",))

# the catacombs
WENT_DOWN = EventKind("went-down", "DQ-165", ("seat", "space", "heading:direction"))
HEADED = EventKind("headed", "DQ-167", ("seat", "heading:direction"))
FLOODED = EventKind("flooded", "DQ-167", ("seat",))
DRIED = EventKind("dried", "DQ-167", ("seat",))
FIRST_LEG = EventKind("first-leg", "DQ-173", ("seat", "space", "count:number", "lost:number"))
SECOND_LEG = EventKind("second-leg", "DQ-176", ("seat", "space", "heading:direction", "count:number"))
WALLED = EventKind("walled", "DQ-177", ("seat", "count:number"))
CAME_UP = EventKind("came-up", "DQ-180", ("seat", "space"))

# the end
LAMP = EventKind("lamp", "DQ-192", ("seat", "first:number", "second:number", "gold:number"))
END = EventKind("end", "DQ-191")
SCORED = EventKind("scored", "DQ-193", ("seat", "gold:number"))

# --- the same events where another rule brings them about


def _under(kind: EventKind, clauses: str) -> dict[str, EventKind]:
    """An event by what it is about, and under the clause for that."""
    told = [about.split() for about in clauses.split(",")]
    return {about: kind._replace(clause=clause) for about, clause in told}


ROLLS = dict.fromkeys(ATTRIBUTES, ROLLED) | _under(
    ROLLED,
    "sun DQ-021, status DQ-026, wounds DQ-059, healing DQ-060, darkness DQ-122, leg DQ-176, combat DQ-205, rage DQ-234",
)
"""A roll by what it is for."""
HAZARDS = _under(TRIES, "pit DQ-114, web DQ-126, rubble DQ-133, bridge DQ-140, door DQ-009, flee DQ-101")
"""What is tried by a test."""
LAST_SUNSET = SUNSET._replace(clause="DQ-R44")
TRIES_ALONE = HAZARDS["flee"]._replace(clause="DQ-202")
ENTERED_SPECIALLY = ENTERED._replace(clause="DQ-111")
LIT = LAID._replace(clause="DQ-216", final=True)  # nobody has seen this tile before
LAID_FREELY = LAID._replace(clause="DQ-182")
TURNED_BY_RUNE = TURNED._replace(clause="DQ-188")
BORE = HEADED._replace(clause="DQ-175")
STOPPED_BY_WALL = FIRST_LEG._replace(clause="DQ-174")
LEFT_RUNE = RUNE_GONE._replace(clause="DQ-233")
PLAYS_ON_OUTSIDE = PLAYS_ON._replace(clause="DQ-R22")
FLED_ALONE = FLED._replace(clause="DQ-203")
FLED_ALONE_TO = FLED_TO._replace(clause="DQ-203")
FACED_ALONE = MONSTER_SHOWN._replace(clause="DQ-207")
