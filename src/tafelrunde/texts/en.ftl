# The words that belong to no game. One language, one file; de.ftl holds the same texts.

### Refusals every game knows

why-not-now = { $verb } is not possible: right now it is about { $topic }.
why-not-your-turn = Somebody else is being asked right now; it is about { $topic }.
why-game-over = The game is over; nothing more can be played.

### What a seat is called while it has no name

seat-nameless = Seat { $number }
terminal-you = you

### The introduction of a game: headings, and the words they are looked for under

passage-aim = The aim
    .also = aim goal goals object objective purpose win Ziel
passage-about = What it is about
    .also = introduction overview theme about
passage-turn = A turn
    .also = turn turns course order
passage-win = Who wins
    .also = win wins winner winning victory end ends
passage-tips = Tips
    .also = tip tips advice strategy

### Searching the rules: filler words that nobody looks for

search-filler =
    a about again also am an and any are as at be been but by can could did do does doing for from get gets give goes
    happen happens has have how i if in into is it its kind many may me mean means much must my of on or other our
    should so some tell than that the their them then there these they this those to up us was we what when where
    which while who whom whose why will with work works would you your

### Errors: what is wrong, where, and what helps

## Choosing a game and a table

error-language = There is no language “{ $value }”. Choose one of these: { $known }
error-unknown-game = There is no game “{ $game }”. Installed games: { $known }
error-sick-game = The game “{ $game }” cannot be played: { $reason }
error-illegal-move = Seat { $seat } may not play “{ $move }”: { $reason }
error-rules-bug = The rules of the game have a bug: { $reason }
error-impossible = No game can come to this position: { $reason }
error-game-unannounced = The game “{ $game }” cannot be pickled, since no installed package announces this very game.
error-no-text = “{ $game }” lacks the text { $text } in { $file }.
error-not-a-game = The game “{ $game }” cannot be loaded: { $value } does not name a game. Update or remove the package that brought it.
error-board-file = “{ $game }”: { $value } cannot be part of its board in the browser. A file in the game’s folder is meant, with one of these endings: { $known }
error-board-module = “{ $game }”: its board in the browser begins with its module, a file that ends in js, not with { $value }.
error-seats = “{ $game }” needs { $low } to { $high } seats, not { $value }.
error-seat = There is no seat “{ $value }” at this table. Seats are numbered 0 to { $high }.
error-seed = The seed “{ $value }” is out of range. Take a whole number that is not negative and below 2 to the power of 256.
error-unknown-option = There is no option “{ $option }”. Options of this game: { $known }
error-option-value = Option { $option } ({ $clause }) cannot be “{ $value }”. Possible: { $known }
error-option-pair = “{ $pair }” is not an option. Write it as name=value.
error-unknown-clause = There is no rule “{ $clause }”. Rules are numbered like this one: { $first }
error-no-deal = Even after { $tries } shuffles no deal satisfied the rules. Check the edition's counts and limits.
error-bot = There is no bot “{ $value }”. Choose one of these: { $known }
error-bot-module = The bots of { $file } cannot be used: { $reason }
error-bot-pair = “{ $value }” does not name a bot and its program. Write it like this: mine="python3 mine.py" (the name in small letters, digits, - and _)
error-bot-program = There is no program “{ $file }” here.
error-bot-taken = Another bot is called “{ $value }” already. Take another name.
error-bot-sick = The bot “{ $value }” cannot be loaded: { $reason }
error-no-weights = Nothing has been learned for { $game } yet. Bots follow the heuristic there.
error-no-sense = The game { $game } does not say what is to be looked at when learning it (Game.sense).
error-weights = The weights in { $file } cannot be used: { $reason }
error-weights-for = The weights in { $file } are for something else: { $made }. What is needed are weights for: { $wanted }
error-weights-seats = For { $game } with { $value ->
    [one] one seat
   *[other] { $value } seats
} nothing has been learned, only with { $known }. Bots follow the heuristic there.
error-weights-edition = For this edition of { $game } nothing has been learned. Bots follow the heuristic there.
error-extra-missing = This needs the extra “{ $extra }”: pip install 'tafelrunde[{ $extra }]'
error-gym-number = { $value } is not the number of a move. Moves are numbered 0 to { $high }.
error-gym-action = The move { $value } is not in the mask of seat { $seat }. { $reason }
error-gym-wait = Seat { $seat } is not asked now: it waits with { $wait } and cannot play { $value }.
error-gym-version = “{ $game }” is not there in version { $value }. This release has { $known }.
error-gym-actions = “{ $game }” knows { $value } moves, too many to be numbered. At most { $high } can be.
error-gym-cycles = A game cannot be cut short after { $value } decisions. Take a whole number from 1 on.
error-gym-tables = { $value } games cannot be played side by side. Take a whole number from 1 on.
error-gym-batch = One move is needed for each of the { $wanted } games, as a whole number; these were { $value }.
error-gym-reset = No game is running here. Call reset() first.
error-gym-agent = There is no agent “{ $value }”. Agents: { $known }
error-gym-agents = All agents act at once ({ $known }), but only these did: { $value }
error-gym-render = “{ $value }” cannot be drawn. Possible: { $known }
error-games = { $value } games cannot be played. Take at least 1.

error-plan-empty = The plan has no sittings. Add a [[sittings]] with a game and bots.
error-plan-until = The plan waits for “{ $value }”, who sits nowhere. Name a seat by its number, or one of these: { $known }
error-plan-figure = A plan cannot wait for “{ $value }”. It can for: { $known } (won and score of a bot or a seat only, rounds of a whole game only)
error-plan-file = The plan { $file } cannot be used: { $reason }
error-run-folder = There is no run in { $file }: { $reason }
error-run-full = The folder { $file } is not empty and holds no run. Name a new one.
error-run-other = In { $file } lies a run of another plan. Leave the plan out to go on with it, or name a new folder.
error-run-version = The run in { $file } was begun with other rules, editions or another version ({ $value }) and cannot go on. Its rows can still be read.
error-run-busy = Another process is playing the run in { $file }.
error-run-worker = A process that played games crashed or was ended. What was whole is kept; name the folder again to go on.
error-one-process = This is played in one process, as it cannot be sent to others: { $reason }. Put your bot into a module of its own to play on all cores.
error-ray-missing = Ray is not installed here: pip install 'tafelrunde[ray]'
error-ray-address = No Ray cluster answers at { $value }: { $reason }
error-ray-lost = The Ray cluster could not play a part to its end ({ $reason }). What was whole is kept; name the folder again to go on.
error-ray-version = The Ray cluster has another release of this package, of the rules or of polars than this machine ({ $value } there; { $mine } here, polars { $polars }). Install the same everywhere.
error-run-disk = { $file } cannot be written ({ $reason }). What was whole before is still whole.
error-ladder-file = The games of a ladder in { $file } cannot be read: { $reason }
error-ladder-row = { $file }, line { NUMBER($line, useGrouping: 0) }, is no game of a ladder: { $reason }
error-ladder-other = { $file } holds games of { $game } that were played with other rules, another edition, network or version. Keep new ones in another folder, or name the games you want with --game.
error-run-part = { $file } is no part of a run, or damaged: { $reason }
error-run-table = A run has no table “{ $value }”. Its tables: { $known }
error-diff-same = Nothing to compare: both sides are played alike. Name an edition or an option.
error-page-file = { $file } cannot be read: { $reason }
error-page-marks = In { $file } there is no place for the figures: { $begin } and { $end } are missing.
error-report-empty = The run in { $file } has no games yet.
error-report-version = The run in { $file } was played with other rules or editions (version { $value }): names and figures would not fit. Make its report with that version.
error-report-long = A report of the run in { $file } would be larger than 3 MB: it has { $sittings } sittings. Play fewer of them in one run.

## Moves

error-unknown-verb = “{ $text }” is not a move. A move begins with one of these words: { $known }
error-wrong-words = “{ $text }” has too many words or too few. Write it like this: { $usage }
error-unknown-word = In “{ $text }”, “{ $word }” does not fit the place <{ $slot }>. Did you mean: { $near }
error-no-undo = There is nothing to take back here. You may take back your own last move, if no chance was involved and nothing was revealed.

## Positions

error-position-expected = Line { NUMBER($line, useGrouping: 0) } of the position: expected “{ $wanted }” here.
error-position-number = Line { NUMBER($line, useGrouping: 0) } of the position: “{ $value }” is not a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
error-position-word = Line { NUMBER($line, useGrouping: 0) } of the position: “{ $value }” is unknown here. Possible: { $known }
error-position-game = Line { NUMBER($line, useGrouping: 0) } of the position: it belongs to the game “{ $value }”, not to “{ $wanted }”. Open it with the right game.
error-position-rules = Line { NUMBER($line, useGrouping: 0) } of the position: it was written for rules version { $value }, but this is version { $wanted }. Open it with the matching release.
error-position-edition = Line { NUMBER($line, useGrouping: 0) } of the position: it was written for edition { $value }, but { $wanted } is on the table. Name the matching edition file.
error-position-after-end = Line { NUMBER($line, useGrouping: 0) } of the position: the position should end here. Remove the lines that follow.
error-position-unsettled = Line { NUMBER($line, useGrouping: 0) } of the position: nobody has to decide anything here. The first step after “next” must be a decision with a choice.
error-position-sealed = Line { NUMBER($line, useGrouping: 0) } of the position: the sealed answers do not fit. Name only seats that are asked, each once and in order, with a legal move, and leave one open.
error-position-two = Line { NUMBER($line, useGrouping: 0) } of the position: { $space } is already taken by another figure. Put this one somewhere else.
error-position-components = Line { NUMBER($line, useGrouping: 0) } of the position: it holds { $value } of “{ $piece }”, but there must be { $wanted }. Count them again.
error-position-invariant = Line { NUMBER($line, useGrouping: 0) } of the position: no game can come to this: { $reason }. Correct the position.

## Editions and word lists

error-file = The file { $file } cannot be read: { $reason }. Check its name, permissions and encoding (UTF-8).
error-toml = { $file } is not valid TOML: { $reason }. Correct the file at that spot.
error-edition-field = { $file }, line { NUMBER($line, useGrouping: 0) }, field { $field }: { $reason }. Correct the entry.
error-edition-count = { $file }, line { NUMBER($line, useGrouping: 0) }, field { $field }: this adds up to { $value }, but it must be { $wanted }.
error-edition-most = { $file }, line { NUMBER($line, useGrouping: 0) }, field { $field }: { $value } is too many; at most { $most } are possible.
error-edition-least = { $file }, line { NUMBER($line, useGrouping: 0) }, field { $field }: { $value } is too few; at least { $least } are needed.
error-edition-id = { $file }, line { NUMBER($line, useGrouping: 0) }, field { $field }: “{ $value }” is not a valid id. Use letters, digits and underscores only.
error-edition-twice = { $file }, line { NUMBER($line, useGrouping: 0) }, field { $field }: “{ $value }” occurs a second time. Each id may be used only once.
error-edition-unknown = { $file }, line { NUMBER($line, useGrouping: 0) }, field { $field }: “{ $value }” is not defined or cannot stand here. Check the spelling.
error-edition-touch = { $file }, line { NUMBER($line, useGrouping: 0) }, field { $field }: { $value } must not be linked. Put a field between two volcanoes, and link nothing to itself.
error-edition-apart = { $file }, line { NUMBER($line, useGrouping: 0) }, field { $field }: no path leads here: { $value }. Link these spaces to the rest.
error-edition-room = { $file }, line { NUMBER($line, useGrouping: 0) }, field { $field }: { $value } leaves no room for the last figure. Let it go further.
error-fluent = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not valid Fluent. Write it as key = text.
error-missing-text = { $file } lacks the text “{ $text }” that language { $other } has. Add it, or remove it there.

## Records

error-no-record = A game that started from a set position has no record. Start it from the beginning to keep one.
error-record-json = The record is not valid JSON: { $reason }. Use the file just as it was saved.
error-record-field = The record has a wrong or missing field: { $reason }. Use the file just as it was saved.
error-record-format = The record has format { $value }, but this release reads format { $wanted }. Use the matching release.
error-record-canonical = Line { NUMBER($line, useGrouping: 0) } of the record is not as it was saved: the file has been changed. Use an untouched copy.
error-record-rules = The record was played by rules version { $value }, but this is version { $wanted }. Use the matching release.
error-record-edition = The record was played with edition { $value }, but { $wanted } is on the table. Name the matching edition file; the house where it was played hands it out.
error-record-options = The record does not list exactly the options of this game. Use an untouched copy.
error-record-opening = The record's opening does not follow from its seed: setup or hash has been changed. Use an untouched copy.
error-record-move = Move { NUMBER($number, useGrouping: 0) } of the record, “{ $move }”, is not possible: { $reason }
error-record-notation = Move { NUMBER($number, useGrouping: 0) } of the record is written “{ $move }”, but must be “{ $wanted }”. Use an untouched copy.
error-record-luck = Move { NUMBER($number, useGrouping: 0) } of the record, “{ $move }”: the dice and draws do not follow from the seed. Do not trust this record.
error-record-hash = Move { NUMBER($number, useGrouping: 0) } of the record, “{ $move }”, leads to another position than the one noted. Do not trust this record.
error-record-commitment = The revealed secret does not match the hash shown before the first move. Do not trust this record.
error-record-result = The result in the record is not the one the moves lead to. Do not trust this record.
error-tape-too-short = The record holds too few outcomes of dice and draws here ({ $length }). Use a complete copy.
error-tape-wrong = Outcome { NUMBER($tick, useGrouping: 0) } of the record cannot be { $outcome }. Possible: { $wanted }

## The table on the network

error-data-folder = The folder { $file } cannot be used: { $reason }. Check its name and permissions, or name another one with --data.
error-no-store = There is no store { $file }. Name the folder with --data.
error-store-older = The store { $file } was written by an older release of Tafelrunde. Start the house on it once: that brings it up to date.
error-store-newer = The store { $file } was written by a newer release of Tafelrunde. Use that one, or name another folder with --data.
error-store-damaged = The store { $file } is damaged or cannot be written to: { $reason }. Put a backup in its place, or see what is left with: tafelrunde store check
error-store-no-table = There is no table “{ $value }” in this store.
error-store-table-there = Table { $value } is in this store already.
error-store-not-empty = Only an empty store can be restored into: this one has guests already. Name another one with --data or --store.
error-store-file = { $file }: { $reason }.
error-store-file-there = { $file } is there already. A file with a table is never overwritten, as it may be all there is of the table: name another one.
error-store-file-left = { $file } was left by an export that broke off. If its table is missing from the store, this file is all there is of it: import it. If the store still has the table, remove the file.
error-store-moving = { $reason }. { $left }
error-store-file-seal = { $file } is no store’s file, or it was cut off or changed: its seal does not fit. Nothing was taken from it.
error-store-file-foreign = { $file } holds more than table { $value }: rows of other tables, or of guests who have no name in it. Nothing was taken from it.
error-store-file-release = { $file } was written by a release whose tables are others. Restore it with that one, then bring the store up to date.
error-store-file-whole = { $file } holds one table, not a whole store: use “store import”.
error-store-file-table = { $file } holds a whole store, not one table: use “store restore”.
error-store-address = “{ $value }” is no address of a store. A database is written like this: postgresql://name:password@host/database.
error-store-driver = A store in PostgreSQL needs the extra “postgres”: pip install 'tafelrunde[postgres]'.
error-store-unreachable = The store { $file } cannot be used: { $reason }.
error-data-in-use = A Tafelrunde is already running on the folder { $file }. Stop it, or name another folder with --data.

### Refusals at the table: what did not work and what helps

reject-malformed = The message cannot be understood ({ $reason }). Reload the page.
reject-host = This house is not known by the name “{ $host }”. Use the address that was named at the start; the host can name another one with --public-url.
reject-hello = The first word must say which table is meant. Reload the page.
reject-no-guest = You have not come in yet. Give yourself a name.
reject-origin = A foreign page ({ $origin }) may change nothing here. Open the table at its own address.
reject-not-seated = You do not sit at this table. Take a free seat, or open your personal link.
reject-not-owner = Only whoever opened the table may do that.
reject-sent-away = The owner of this table has sent you away. Play at another one.
reject-quiet = The owner of this table asks for quiet: only those who sit here may write.
reject-no-spectator = Nobody of that name is watching here any more.
reject-not-yours = This seat is somebody else’s: you play it with a key. Only whoever sits there can make links to it.
reject-local-only = This can be seen from this machine only.
reject-no-page = There is no such page. Go back to the start.
reject-no-game = There is no game “{ $game }” here.
reject-no-table = There is no such table. Check the link.
reject-no-moment = The game is not that far: it has { $most ->
        [one] one move
       *[other] { $most } moves
    }.
reject-no-link = This link opens nothing (any more): it works once, and for a day. Ask for a new one.
reject-no-method = That is not possible at this address.
reject-proto = The page speaks version { $proto } of the table's language, the house version { $wanted }. Reload the page.
reject-input = { $reason }
reject-stale = The table has moved on: this decision has been made. Look at the new state.
reject-illegal = The rules do not allow that now.
reject-seat-taken = This seat is not free. Take another one, or watch.
reject-seats-me = You can sit in one seat only.
reject-open-seats = There are still free seats. Wait for players, or seat bots.
reject-no-such-seat = There is no such seat; the last one is { $most }.
reject-not-lobby = The game has already begun.
reject-not-running = No game is being played here now.
reject-not-over = The game must be over first: before that the record would tell too much.
reject-no-undo = There is nothing to take back here.
reject-undone-often = So much has been taken back at this table ({ NUMBER($most, useGrouping: 0) } lines of its log) that nothing more can be. Play on.
reject-no-vote = There is nothing to vote on now.
reject-vote-open = A vote is already open. Wait for its outcome.
reject-not-alone = Other people sit at this table too: what is theirs cannot be deleted. Together you can close it.
reject-proposal-open = A rule is still being negotiated. All must agree first, or the proposal must be off the table.
reject-no-proposal = This proposal is no longer on the table. Look at how things stand now.
reject-no-change = That already applies at this table.
reject-stand-in = A bot is playing for you. Take your seat back first.
reject-no-bot = There is no bot “{ $bot }”. Choose one of these: { $known }
reject-no-person = No person sits in this seat.
reject-present = This person is here. A bot stands in only for somebody who is away.
reject-lately = This person was here just now. A bot may stand in for them in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }, if they stay away.
reject-name = A name needs at least one letter or digit.
reject-too-many-tables = You cannot have more than { $most } open tables. Close one first.
reject-too-many-bots = You cannot have more than { $most } bots at open tables. Close a table first.
reject-rules = This table was begun with other rules (version { $rules }) and cannot be continued here. Use the matching release of Tafelrunde.
reject-edition = This house does not have edition { $edition }. A table that began with it cannot be continued here.
reject-edition-damaged = The stored edition { $edition } is damaged. Tables that began with it can be continued only once the host has restored a backup.
reject-too-large = That is too long: no more than { NUMBER($most, useGrouping: 0) } bytes are possible.
reject-not-json = The content must be JSON (content-type: application/json).
reject-too-fast = That was too fast. Wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
reject-too-many-sockets = No more than { $most } connections are possible. Close other windows with tables.
reject-broken = Something is broken here, and it is not your fault. Reload the page; your game is stored.
reject-store = That could not be stored, so nothing has happened. Try again.
reject-going-away = The house is restarting. You will go on where you were in a moment.

### The story of a game

story-curve-chances = How the chances stood
story-margin = { $seat } first, { $second } second, with { $points } between them.
story-level = It is a tie at the top: { $points }.
story-lead-kept = In the lead from start to finish: { $seat }.
story-lead-taken = The lead changes hands for the last time{ $round ->
    [0] { ":" }
   *[other] {" "}in round { $round }:
} { $seat }, in front to the end.
story-leap = The biggest leap: { $seat }, { $points } at once{ $round ->
    [0] .
   *[other] {" "}in round { $round }.
}
story-best = { $seat }: { $points } more at once{ $round ->
    [0] .
   *[other] {" "}in round { $round }.
}
