"""All that can be told on the mountain, with the clause each event rests on."""

from tafelrunde.kernel.events import EventKind

# setting up and the frame of a turn
BECAME = EventKind("became", "DANTE-014", ("seat", "sinner"))
TURN = EventKind("turn", "DANTE-041", ("sinner",))
PLAYED = EventKind("played", "DANTE-031", ("sinner", "card", "face"), final=True, previewable=True)
DREW = EventKind("drew", "DANTE-038", ("sinner",), final=True, log_hidden=True)
SAW = EventKind("saw", "DANTE-015", ("card",))
RESHUFFLED = EventKind("reshuffled", "DANTE-039")
TURN_OVER = EventKind("turn-over", "DANTE-041", ("sinner", "turns:number"), quiet=True)
ROUND = EventKind("round", "DANTE-041", ("round:number",))
SKIPPED = EventKind("skipped", "DANTE-082", ("sinner",))

# numbers
REMORSE = EventKind("remorse", "DANTE-034", ("spiral:number",))
SUN = EventKind("sun", "DANTE-036", ("hour", "light"))
WALKED = EventKind("walked", "DANTE-050", ("sinner", "from:field", "to:field"))
ENTERED = EventKind("entered", "DANTE-061", ("sinner", "area", "to:field"))
CIRCLED = EventKind("circled", "DANTE-054", ("sinner", "from:field", "to:field"))
STAYED = EventKind("stayed", "DANTE-184", ("sinner", "from:field", "to:field"))
CLIMBED = EventKind("climbed", "DANTE-053", ("sinner", "area", "to:field"))
RELEASED = EventKind("released", "DANTE-056", ("sinner",))
KEPT = EventKind("kept", "DANTE-183", ("sinner",))
NO_OTHER_WAY = EventKind("no-other-way", "DANTE-188", ("sinner", "mate:sinner"))
TOOK = EventKind("took", "DANTE-058", ("sinner", "area", "count:number"))
WAIVED = EventKind("waived", "DANTE-063", ("sinner", "count:number"))

# encounters
ADDIO = EventKind("addio", "DANTE-111", ("sinner", "encounter"))
PARDONED = EventKind("pardoned", "DANTE-112", ("sinner", "count:number"))
EASED = EventKind("eased", "DANTE-113", ("sinner", "count:number"))
FREED = EventKind("freed", "DANTE-114", ("sinner", "count:number"))
BESTOWED = EventKind("bestowed", "DANTE-115", ("sinner", "to:sinner", "count:number"))
INHERITED = EventKind("inherited", "DANTE-116", ("sinner", "from:sinner", "count:number"))
NOBODY_BEFORE = EventKind("nobody-before", "DANTE-121", ("sinner",))
BEFORE_IN_HEAVEN = EventKind("before-in-heaven", "DANTE-122", ("sinner",))
ENDER_IN_HEAVEN = EventKind("ender-in-heaven", "DANTE-181", ("sinner",))
NEXT = EventKind("next-encounter", "DANTE-118", ("encounter", "spiral:number"), final=True)

# symbols
ONLY_FELLOW = EventKind("only-fellow", "DANTE-081", ("sinner",))
CHOSEN = EventKind("chosen", "DANTE-080", ("sinner", "other:sinner"))
STONELESS = EventKind("stoneless", "DANTE-074", ("sinner",))
REMITTED = EventKind("remitted", "DANTE-080", ("sinner",))
LEAPT = EventKind("leapt", "DANTE-082", ("sinner",))
TURNED = EventKind("turned", "DANTE-086", ("direction",))
ONLY_RECEIVER = EventKind("only-receiver", "DANTE-084", ("sinner",))
GIVERS = EventKind("givers", "DANTE-083", ("sinner", "other:sinner", "to:sinner"))
NO_RECEIVER = EventKind("no-receiver", "DANTE-085")
PASSED_ON = EventKind("passed-on", "DANTE-083", ("sinner", "to:sinner"))
SPARED = EventKind("spared", "DANTE-153", ("sinner", "to:sinner"))
INDULGED = EventKind("indulged", "DANTE-089", ("sinner", "count:number"))
SACRIFICED = EventKind("sacrificed", "DANTE-090", ("sinner", "to:sinner", "count:number"))
DECLINED = EventKind("declined", "DANTE-189", ("sinner",))
STEPPED_IN = EventKind("stepped-in", "DANTE-092", ("sinner", "role:sinner"))
NO_FOLLOW_UP = EventKind("no-follow-up", "DANTE-098", ("sinner",))

# meetings and pairs
GAVE = EventKind("gave", "DANTE-131", ("sinner", "to:sinner"))
OFFERED = EventKind("offered", "DANTE-130", ("sinner", "to:sinner"))
MUST_OFFER = EventKind("must-offer", "DANTE-185", ("sinner",))
PASSED_BY = EventKind("passed-by", "DANTE-130", ("sinner", "other:sinner"))
LAPSED = EventKind("lapsed", "DANTE-133", ("sinner", "to:sinner"))
PAIRED = EventKind("paired", "DANTE-140", ("sinner", "mate:sinner"))
BLOCKED = EventKind("blocked", "DANTE-148", ("sinner", "mate:sinner", "third:sinner", "field"))
PARTED = EventKind("parted", "DANTE-143", ("sinner", "mate:sinner"))
SENT_BACK = EventKind("sent-back", "DANTE-161", ("sinner", "figure:sinner", "to:field"))
LEFT_STANDING = EventKind("left-standing", "DANTE-187", ("sinner", "field"))

# heaven and the end
ARRIVED = EventKind("arrived", "DANTE-170", ("sinner", "place:number", "area", "field"))
LAID_DOWN = EventKind("laid-down", "DANTE-171", ("sinner", "card"), final=True)
SECOND = EventKind("second", "DANTE-002", ("sinner",))
TOGETHER = EventKind("together", "DANTE-186", ("sinner", "mate:sinner"))
LIMIT = EventKind("limit", "DANTE-174", ("turns:number", "sinner", "winner:sinner"))
