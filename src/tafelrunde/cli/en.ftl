# The command line in English. de.ftl holds the same texts.

cli-about = Tafelrunde plays German board games: with friends, with bots, and for research.
cli-examples =
    Examples:
      tafelrunde play drachenland
      tafelrunde rules drachenland ferryman
      tafelrunde play --help
cli-usage = Usage
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-help = show this help and exit
cli-lang = language: de or en (otherwise that of your locale)
cli-bot-module = a Python file with bots of your own (BOTS = {"{"}"name": Class{"}"})
cli-bot-program = a bot that is a program in any language (docs/foreign-bots.md); may be given several times
cli-version = show the version and exit
cli-compiled = compiled
cli-plain-python = plain Python

### Commands

cli-short-games = list the installed games
cli-about-games = Lists the installed games with their seats and the options of a table.
cli-examples-games =
    Example:
      tafelrunde games
cli-short-play = play in the terminal, or watch bots
cli-about-play = Plays a game in the terminal: people and bots around one table. Type ? at the prompt to see all you can do there. In a script (input that is not a terminal) the first refused move ends the game with exit code 2.
cli-examples-play =
    Examples:
      tafelrunde play drachenland
      tafelrunde play drachenland --seat human --seat greedy --seat search:0.2s
      tafelrunde play drachenland --seats 4 --option open_treasures=on --seed 7
      tafelrunde play drachenland --watch --seat greedy --seat search:easy --pace 1
      tafelrunde play drachenland --resume my.save
cli-short-serve = open the table in the browser
cli-about-serve = Starts the table in the browser: one process, one file, done. Friends join by a link, bots fill the other seats. Everything is stored at once; after a restart you go on where you were.
cli-examples-serve =
    Examples:
      tafelrunde serve --open
      tafelrunde serve --host 0.0.0.0
      tafelrunde serve --port 9000 --data games --public-url https://table.example
      tafelrunde serve --store postgresql://tafelrunde@db/tafelrunde --bots-apart
cli-short-work = think for the bots of several houses
cli-about-work = Thinks for bots, for houses that share a store and were started with `serve --store ADDRESS --bots-apart`. Start as many as you like, on as many machines as you like; one that is stopped finishes what it has begun.
cli-examples-work =
    Examples:
      tafelrunde work --store postgresql://tafelrunde@db/tafelrunde --processes 4
cli-short-store = check the stored tables, back them up, move them
cli-about-store = Looks after the store of `tafelrunde serve`. check: the store itself, then every table, whose log is played again down to the last hash; nothing is changed, and the house may keep running; exit code 1 if something is damaged. backup and restore: the whole store as one sealed file, also from a folder into a database and back. export and import: one table with its seats, which goes on elsewhere; while a folder is written to, its house must be stopped.
cli-examples-store =
    Examples:
      tafelrunde store check
      tafelrunde store backup monday.tafel --data games
      tafelrunde store restore monday.tafel --store postgresql://tafelrunde@db/tafelrunde
      tafelrunde store export table.tafel --table w2uVU4C6ZqK0gF1m
      tafelrunde store import table.tafel --data elsewhere
cli-short-rules = read and search the rules
cli-about-rules = Prints the rules clause by clause. With a word or a question only what the rules say about it, with a number just that clause.
cli-examples-rules =
    Examples:
      tafelrunde rules drachenland
      tafelrunde rules drachenland king dragon
      tafelrunde rules drachenland how do I win
      tafelrunde rules drachenland DL-031
      tafelrunde rules drachenland --topic walking
      tafelrunde rules drachenland --rulings
      tafelrunde rules drachenland --coverage
cli-short-replay = retell a recorded game move by move
cli-about-replay = Retells a recorded game in words, move by move, and shows how it ended.
cli-examples-replay =
    Examples:
      tafelrunde replay game.json --pace 1
      tafelrunde replay game.json --from 40 --seat 0
cli-short-verify = check a record down to the last die
cli-about-verify = Checks a record offline: every move is legal, every die and draw follows from the seed that was committed to before the first move, every hash and the result are right.
cli-examples-verify =
    Example:
      tafelrunde verify game.json
cli-short-arena = let bots compete
cli-about-arena = Lets bots compete. Every deal is played once in each rotation of the seats, so that nobody has the better place.
cli-examples-arena =
    Examples:
      tafelrunde arena drachenland --games 60
      tafelrunde arena drachenland --bots search:0.1s,greedy,greedy --games 90
cli-short-simulate = simulate many games and sum them up
cli-about-simulate = Plays many games with one kind of bot in every seat: how long they last, how they end, who wins by seat, what is scored.
cli-examples-simulate =
    Examples:
      tafelrunde simulate drachenland --games 1000
      tafelrunde simulate drachenland --seats 2 --bot search:easy --games 50 --json figures.json
cli-short-lab = play many games as rows, report, compare, rank
cli-about-lab = The lab: plays many games and keeps them, tells in a page how a game is balanced, compares editions and rulings, and ranks bots. Every command has its own help.
cli-examples-lab =
    Examples:
      tafelrunde lab run --help
      tafelrunde lab report duel
cli-short-lab-run = play many games and keep them as rows
cli-about-lab-run = Plays a plan of games on all cores and keeps what happened as Parquet files: a row a game, a row a seat, what befell whom, who was ahead. The same plan gives the same rows, however many processes play. A run that was interrupted goes on where it was: name its folder again.
cli-examples-lab-run =
    Examples:
      tafelrunde lab run duel --game drachenland --bots search:easy,greedy
      tafelrunde lab run duel
      tafelrunde lab run fair --game dante --until 0=0.04 --games 20000
      tafelrunde lab run all --plan plan.toml --workers 4
      tafelrunde lab run all --plan plan.toml --on ray --address 10.0.0.1:6379
cli-short-lab-report = a run as one page about balance
cli-about-lab-report = Writes one page that needs no network, in German and English: who wins by seat, how long games are, what is decided when, lead and runaways, how early the winner is known, luck and skill, and what every card, tile or hero has to do with winning. Decisions are in it if the run kept them (--decisions).
cli-examples-lab-report =
    Examples:
      tafelrunde lab report duel
      tafelrunde lab report duel --output page.html
cli-short-train = teach bots to judge a game
cli-about-train = Bots play many games against each other, and a small network learns from them who is going to win. Weights, curve and all that is needed to go on lie in a folder: name it again, and training goes on where it was. Weights that lie there alone are begun with. Where CuPy finds a graphics processor, that one learns. Results are measured against greedy bots on the way.
cli-examples-train =
    Examples:
      tafelrunde train dante school
      tafelrunde train drachenland school --minutes 60 --workers 8
      tafelrunde train dungeonquest school --on ray --address 10.0.0.1:6379
cli-short-lab-diff = what another edition or ruling does to a game
cli-about-lab-diff = Plays pairs of games, the house's way and yours, with the same luck as far as the rules allow, as many as the wanted precision needs, and tells in sentences what changes: who wins, how long it takes, how it ends, what each card or hero is worth. Where nothing differs, one comparison in twenty says otherwise.
cli-examples-lab-diff =
    Examples:
      tafelrunde lab diff dungeonquest --edition mine.toml --both hero_choice=random
      tafelrunde lab diff dante --option last_lap_frees=on --precision 0.02
cli-short-lab-radar = which rulings and options matter
cli-about-lab-radar = Switches every ruling and option of a game one at a time, plays the same deals with each, and ranks them by what they do to the game. With --write the table goes into the game's pages.
cli-examples-lab-radar =
    Examples:
      tafelrunde lab radar dante --games 100
      tafelrunde lab radar dante --games 500 --write docs/games
cli-short-lab-ladder = rate all bots and levels against each other
cli-about-lab-ladder = A round robin of all bots and levels for each game and number of seats, with ratings fitted to all games at once, and intervals. The whole ladder takes hours; name games, seats and bots for a part of it, or keep what was played in a folder and go on later, or on another machine.
cli-examples-lab-ladder =
    Examples:
      tafelrunde lab ladder --game dante --seats 3 --bots random,greedy,search:easy
      tafelrunde lab ladder --games 200 --keep ladder
      tafelrunde lab ladder --from ladder --from other --write docs/results/bots.md
cli-short-edition = check an edition file
cli-about-edition = Checks a file with a game's components (an edition): all there, nothing twice, every text in both languages. What is wrong is named with its line and field.
cli-examples-edition =
    Example:
      tafelrunde edition check my-edition.toml
cli-short-new-game = begin a game of your own
cli-about-new-game = Makes a package with a small, complete game: hidden hands, luck, a secret choice, an option, all words in both languages, and its tests. It can be played at once; make it yours step by step.
cli-examples-new-game =
    Example:
      tafelrunde new-game liars_dice
cli-short-bench = measure how fast the games run here
cli-about-bench = Measures in one process how fast the games run on this machine.
cli-examples-bench =
    Examples:
      tafelrunde bench
      tafelrunde bench drachenland --seconds 3
cli-short-completion = completion for your shell
cli-about-completion = Writes a script with which your shell completes commands, options, games and bots at a press of Tab. Put it where your shell looks for such scripts.
cli-examples-completion =
    Examples:
      tafelrunde completion bash > ~/.local/share/bash-completion/completions/tafelrunde
      tafelrunde completion zsh > ~/.zfunc/_tafelrunde
      tafelrunde completion fish > ~/.config/fish/completions/tafelrunde.fish

### Arguments

cli-meta-command = COMMAND
cli-meta-game = GAME
cli-meta-number = N
cli-meta-pair = NAME=VALUE
cli-meta-program = NAME=PROGRAM
cli-meta-where = WHERE
cli-meta-file = FILE
cli-meta-seconds = SECONDS
cli-meta-player = PLAYER
cli-meta-bots = BOT,BOT,…
cli-meta-bot = BOT
cli-meta-word = WORD
cli-meta-topic = TOPIC
cli-meta-address = ADDRESS
cli-meta-folder = FOLDER
cli-meta-name = NAME
cli-meta-until = WHO=WIDTH
cli-meta-store-what = WHAT
cli-meta-check = check
cli-meta-shell = SHELL

cli-arg-game = name of the game as `tafelrunde games` lists it
cli-arg-seats = number of seats
cli-arg-option = an option of the table, e.g. wild_gems=on; can be repeated
cli-arg-seed = seed of the luck: the same seed gives the same dice and draws
cli-arg-secret = secret that the bots’ luck is keyed with (otherwise drawn, and told at the end): the same seed and secret give the same games
cli-arg-games = number of games
cli-arg-workers = number of processes (otherwise all cores)
cli-arg-json = write the figures to this file too
cli-arg-edition = a file with components of your own instead of the house edition
cli-arg-pace = seconds to wait after a move
cli-arg-play-seat = who sits in the next seat: human, random, greedy, search, search:easy, search:strong or search:0.5s; repeat it for every seat, the table has as many (otherwise one person plays against bots)
cli-arg-play-resume = continue a saved game
cli-arg-play-record = write the record to this file when the game is over
cli-arg-play-watch = only watch: bots in every seat
cli-arg-serve-host = address the table stands at: 127.0.0.1 just for you (default), 0.0.0.0 for everybody in the network
cli-arg-serve-port = port (otherwise 8000; 0 takes a free one)
cli-arg-serve-data = folder for the stored tables (otherwise the usual one for data on your system)
cli-arg-serve-store = address of a PostgreSQL database that several servers share, instead of a folder: postgresql://name:password@host/database. In the environment as TAFELRUNDE_STORE, or in a file named by TAFELRUNDE_STORE_FILE, its password shows in no list of processes
cli-arg-serve-bots-apart = bots think in “tafelrunde work” on the same store, not here
cli-arg-work-processes = so many bots think at the same time (otherwise 1)
cli-arg-serve-public-url = address at which others reach the table, e.g. behind a proxy
cli-arg-serve-open = open the page in the browser at once
cli-arg-serve-verbose = log every request
cli-arg-rules-word = a word to look for, a question in plain words, or the number of a clause
cli-arg-rules-topic = only this topic; the topics stand in grey beside the headings
cli-arg-rules-rulings = print the game's rulings and options as Markdown
cli-arg-rules-coverage = show for every clause which code and which tests it rests on; exit code 1 if something is missing
cli-arg-record-file = a record that `play` has written
cli-arg-replay-from = begin with this move
cli-arg-replay-seat = see it through the eyes of this seat (0 is the first; otherwise a spectator's)
cli-arg-bots = who competes, separated by commas
cli-arg-bot = which bot plays in every seat
cli-arg-store-file = the file to write or to read
cli-arg-store-table = the table to take along (export): the last part of its address
cli-arg-store-what = what to do with the store
cli-arg-edition-what = what to do with the file
cli-arg-edition-file = the edition file (TOML)
cli-arg-edition-game = the game, if the file does not name it
cli-arg-new-name = its name in small letters, for instance liars_dice
cli-arg-new-folder = where its folder is made (default: here)
cli-arg-report-output = where the page goes (otherwise beside the run)
cli-arg-diff-both = an option that both sides play with, e.g. hero_choice=random (repeatable)
cli-arg-diff-precision = how exactly a seat's share of wins is to be known (half of the 95 per cent interval; otherwise 0.03)
cli-arg-diff-most = at most so many pairs of games (otherwise 20000)
cli-arg-diff-bot = who plays all seats (otherwise greedy)
cli-arg-radar-games = how many games are played with each switch (otherwise 200)
cli-arg-radar-keep = a folder that keeps the games as a run; named again, it goes on where it was left
cli-arg-radar-write = the folder of the games' pages, to write the table into them
cli-arg-ladder-game = a game (repeatable; otherwise all)
cli-arg-ladder-seats = how many seats (repeatable; otherwise every number the game allows)
cli-arg-ladder-bots = who competes, separated by commas (otherwise all bots and levels); the first one is the yardstick
cli-arg-ladder-games = how many games every two bots play at least, as deals are played whole (otherwise 60)
cli-arg-ladder-keep = a folder that keeps every game as soon as it is over; what it holds is not played again
cli-arg-ladder-from = a folder with games that were kept (repeatable): they are rated and none is played
cli-arg-ladder-write = the page to write the ladder into
cli-arg-lab-folder = the folder of the run
cli-arg-lab-plan = a plan (TOML): games, seed and [[sittings]] with game, bots, options, edition
cli-arg-lab-game = the game, where there is no plan
cli-arg-lab-bots = who sits there, separated by commas; different ones change seats from game to game (otherwise greedy everywhere)
cli-arg-lab-until = stop as soon as the 95 per cent interval of a figure is this narrow: a bot's or a seat's share of wins (greedy=0.04, 0=0.04), its points or decisions (greedy.score=1.5), a game's rounds or decisions (rounds=0.2); --games is the most then
cli-arg-lab-on = where games are played: cores are those of this machine (the default), ray is a Ray cluster
cli-arg-lab-address = the address of the Ray cluster, e.g. 10.0.0.1:6379 (otherwise that of this machine, or RAY_ADDRESS)
cli-arg-lab-decisions = a row for every decision, too
cli-arg-train-folder = the folder for weights and curve
cli-arg-train-minutes = how long to train (otherwise 10)
cli-arg-bench-game = only this game
cli-arg-bench-seconds = seconds of computing for each seat count
cli-arg-completion-shell = for which shell: bash, zsh or fish

### Headings

cli-head-option = option
cli-head-meaning = what it does
cli-head-possible = possible
cli-head-rule = rule
cli-head-seat = seat
cli-head-player = player
cli-head-rank = rank
cli-head-points = points
cli-head-clause = clause
cli-head-code = code
cli-head-tests = tests
cli-head-bot = bot
cli-head-seats = seats
cli-head-wins = wins
cli-head-share = share
cli-head-interval = 95 per cent interval
cli-head-fair = fair
cli-head-won = shared too (fair)
cli-head-scored = with points
cli-head-score = points
cli-head-ms = ms a move
cli-head-figure = figure
cli-head-mean = mean
cli-head-sd = spread
cli-head-low = lowest
cli-head-high = highest

### games, arena, simulate, bench

cli-seats-range = { $low } to { $high } seats
cli-seats-count = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
cli-games-sick = { $game } is installed and cannot be played: { $reason }
cli-usual = { $value } (usual)
cli-games-next = Play: tafelrunde play GAME. Look something up: tafelrunde rules GAME.
cli-arena-running = The bots are playing
cli-arena-title = { $game }: { $games ->
    [one] 1 game
   *[other] { NUMBER($games, useGrouping: 0) } games
} with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
cli-arena-decided = Somebody won { NUMBER($decided, useGrouping: 0) } of them; only these count for the shares.
cli-simulate-running = Simulating
cli-simulate-title = { $game }: { $games ->
    [one] 1 game
   *[other] { NUMBER($games, useGrouping: 0) } games
} with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $bot } everywhere
cli-figure-decisions = decisions a game
cli-figure-winning-score = winning score
cli-simulate-ties = Shared wins: { NUMBER($ties, useGrouping: 0) } ({ $share })
cli-repeat = The same games again: --seed { $seed } --secret { $secret }
cli-simulate-speed = { $seconds } seconds, { $rate } games a second
cli-faults = A stand-in moved { $count ->
    [one] once
   *[other] { NUMBER($count, useGrouping: 0) } times
} for { $bot }: { $reasons }
cli-lab-faults = A stand-in moved { $count ->
    [one] once
   *[other] { NUMBER($count, useGrouping: 0) } times
} for { $bot }; the table seats says in which games (faults).
cli-faulted = { $seat } failed ({ $reason }), a stand-in moves.
cli-fault-late = too late
cli-fault-crashed = crashed
cli-fault-flooded = said too much
cli-fault-nonsense = made no sense
cli-fault-illegal = illegal move
cli-fault-resting = rests after many faults
cli-train-row = { $game }: { $seconds } s, { $games } games, { $positions } positions, { $steps } steps, loss { $loss } (heuristic { $loss-untaught }); { $exams } exams, { $times-fair } times a fair share
cli-train-done = Learned from { NUMBER($games, useGrouping: 0) } games; the weights are in { $file }
cli-lab-running = Playing
cli-lab-done = { NUMBER($done, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) } games, { $left } left.
cli-lab-rate = { $rate } games a second
cli-report-written = The report is { $file }.
cli-lab-written = { $games ->
    [one] 1 game is
   *[other] { NUMBER($games, useGrouping: 0) } games are
} in { $file }.
cli-written = The figures are in { $file }.
cli-bench-decisions-per-s = random play, decisions a second
cli-bench-games-per-s = random play, games a second
cli-bench-decisions-per-game = decisions a game
cli-bench-forced-share = share of decisions without a choice
cli-bench-clone-us = copy a position, µs
cli-bench-legal-us = list the legal moves, µs
cli-bench-view-us = a seat's view, µs
cli-bench-sample-us = sample a world, µs
cli-bench-search-per-s = tree search by what was learned, iterations a second
cli-bench-plain-search-per-s = tree search by the heuristic, iterations a second
cli-bench-state-bytes = memory of a position, bytes
cli-bench-peers = All per second of computing, in one process. `make bench` in a checkout measures other engines beside it.

### verify, replay, edition, rules

cli-serve-address = The table is ready: { $url }
cli-serve-data = Stored in { $file }
cli-work-ready = { $count ->
    [one] One process thinks
   *[other] { $count } processes think
} for the bots of { $file }
cli-work-done = { $count ->
    [0] No thought was asked for.
    [one] Thought once.
   *[other] Thought { $count } times.
}
cli-serve-stop = Ctrl+C stops it.
cli-store-backup = Kept in { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $rows } rows. Whoever has it knows the luck of running games: keep it to yourself.
cli-store-restore = Restored into { $store }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $rows } rows.
cli-store-export = Table { $table } is in { $file } now, and no longer in { $store }: a game goes on in one place. Whoever has the file knows its luck.
cli-store-import = Table { $table } goes on in { $store }. Here is a link to each person’s seat, to be opened once within a day, behind the address of the server:
cli-store-link = { $name }: { $link }
cli-store-checking = Checking
cli-store-good = { $file } is sound: { $tables ->
    [one] one table, played again down to the last hash.
   *[other] { NUMBER($tables, useGrouping: 0) } tables, all played again down to the last hash.
}
cli-store-rules = Begun with other rules or another edition, so not played again: { NUMBER($tables, useGrouping: 0) }.
cli-store-damaged = { $file } is damaged. Stop the house and put a backup in its place.
cli-store-file-damaged = The file: { $line }
cli-store-table-unreadable = Table { $file } ({ $game }): cannot be read.
cli-store-table-log = Table { $file } ({ $game }): its log cannot be played again.
cli-store-table-edition = Table { $file } ({ $game }): the edition it began with is damaged.
cli-store-table-head = Table { $file } ({ $game }): what stands is not what its log tells.
cli-verify-good = { $file } is genuine: { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
cli-verify-moves = Moves: { NUMBER($moves, useGrouping: 0) }, all legal.
cli-verify-outcomes = Dice and draws: { NUMBER($outcomes, useGrouping: 0) }, { $source ->
    [seed] all from the committed seed.
   *[notes] all possible; the seed is not revealed yet.
}
cli-verify-hashes = Hashes of positions: { NUMBER($hashes, useGrouping: 0) }, all right.
cli-verify-commitment = Commitment: { $commitment }… fits the revealed secret.
cli-verify-unrevealed = Commitment: { $commitment }…; the secret is revealed when the game is over.
cli-verify-pinches = { $count ->
    [0] Nobody added a pinch of chance: the luck follows from the secret alone.
   *[other] Pinches of chance were added by: { $players }
}
cli-verify-unfinished = The game is not over yet.
cli-verify-result = { $count ->
    [0] Result: nobody won ({ $scores }).
   *[other] Result: { $winners } won ({ $scores }).
}
cli-replay-undo = takes back
cli-replay-unfinished = The record ends here; the game is not over.
cli-edition-good = { $file } is a good edition of { $game }.
cli-edition-digest = Saved games know it as { $digest }.
cli-edition-house = Its components are those of the house edition.
cli-edition-counts = It holds: { $counts }
cli-new-game-made = Made: { $folder }
cli-new-game-next =
    Next:
      cd { $folder }
      pip install --editable '.[testing]'
      pytest
      tafelrunde play { $name }
cli-rules-none = “{ $word }” is in no rule and is no piece.
cli-rulings-option = Option “{ $name }”: { $about } Default: { $default }; also possible: { $others }.
cli-rulings-number = a number from { NUMBER($low) } to { NUMBER($high) }
cli-rulings-seat = a particular seat
cli-rulings-on = on
cli-rulings-off = off
cli-page-edition =
    The rules are the printed ones, told in our own words. Boards and cards are our own wherever the rulebook does not
    print them, and may differ from those in your box. You can [type in your own edition]({ $playing }) and play with it.
cli-rulings-more = What else the table may choose:
cli-ledger-title = { $game }: rules clause by clause
cli-ledger-about = In our own words; every clause has its number, which refusals and the log name, too. How it is played: [the game]({ $game }). Auf Deutsch: [Regeln Punkt für Punkt]({ $other }).
cli-ledger-house = A house rule; it is not printed.
cli-ledger-source = In the German rulebook: *{ $source }*.
cli-ledger-option = An option of the table: *{ $name }* (`{ $option }`).
cli-coverage-untestable = cannot be tested: { $reason }
cli-coverage-no-test = NO TEST
cli-coverage-code = { $clauses } clauses, { $cited } of them cited in the code.
cli-coverage-tests = { $tested } proved by tests, { $untestable } that software cannot prove, { $missing } without a test.
cli-coverage-installed = The tests are not installed; run this in a checkout to see them.
cli-coverage-unknown = Cited, but in no ledger: { $clauses }

### The table

cli-human = a person
cli-commitment = The luck of this game is fixed. Its seal: { $hash }
cli-welcome = A move is its number or its notation. ? shows what else you can type.
cli-resumed = The game goes on after { $moves ->
    [one] 1 move.
   *[other] { NUMBER($moves, useGrouping: 0) } moves.
}
cli-thinking = { $seat } …
cli-pass = Pass the keyboard to: { $seat }. Then press Enter.{" "}
cli-table-help =
    You can type:
      3            the move with this number
      { $move }
                   a move in its notation
      ? { $move }
                   why a move is not possible (or: why …)
      rules        all rules
      rules { $word }
                   look something up: a piece, a topic, a question
      rules { $clause }
                   a rule by its number
      board        the board once more
      legend       what the signs on the board mean
      log          what happened lately; log 50 shows more
      hint         what a bot that thinks ahead would do
      undo         take back your last move, if neither luck nor a reveal
                   came with it
      save FILE    save the game
      quit         leave the table
cli-command-help = help
cli-command-why = why
cli-command-rules = rules
cli-command-legend = legend
cli-command-log = log
cli-command-undo = undo
cli-command-save = save
cli-command-board = board
cli-command-hint = hint
cli-command-quit = quit
cli-allowed = { $move } is possible: { $said }
cli-hint = A bot that thinks ahead would choose { $move }: { $said }
cli-undone = Taken back.
cli-again = Moves 1 to { $count }; Enter lists them again.
cli-ask-sure = Do you mean it? (y = yes, anything else = no){" "}
cli-ask-save = Save the game? (Enter = yes, n = no, or a file name){" "}
cli-yes = y yes
cli-no = n no
cli-saved = Saved. Go on with: tafelrunde play { $game } --resume { $file }
cli-winners = { $count ->
    [0] Nobody has won.
    [one] Winner: { $winners }
   *[other] Shared victory: { $winners }
}
cli-ask-record = Save the record? (file name, or Enter for no){" "}
cli-recorded = The record is in { $file }. Anybody can check it with: tafelrunde verify { $file }

### Errors

cli-error-extra = This command needs more than is installed: pip install 'tafelrunde[{ $extra }]'
cli-error-usage = { $message }. See: { $prog } --help
cli-error-usage-required = Missing: { $names }. See: { $prog } --help
cli-error-usage-unknown = Not understood: { $names }. See: { $prog } --help
cli-error-usage-value = A value is missing after { $names }. See: { $prog } --help
cli-error-usage-choice = “{ $value }” is not possible for { $names }. Choose one of these: { $known }
cli-error-usage-no-value = { $names } takes no value, but { $value } was given. See: { $prog } --help
cli-error-lab-address = --address goes with --on ray.
cli-error-share = “{ $value }” is no share. Write a number above 0 and below 1, such as 0.03.
cli-error-ladder-none = No such games were kept there.
cli-error-ladder-bots = “{ $value }” is no round robin. Name two different bots or more.
cli-error-lab-until = “{ $value }” does not say whom to wait for and how narrow. Write it like this: greedy=0.04 or rounds=0.2
cli-error-whole = “{ $value }” is not a whole number from { $low } to { $high }.
cli-error-port = The table cannot stand at { $host }, port { $port }: { $reason }. Choose another one with --port.
cli-error-bots-apart = --bots-apart needs a store that workers share: name one in TAFELRUNDE_STORE or with --store.
cli-error-work-store = Workers need the store that their servers share: name it in TAFELRUNDE_STORE or with --store.
cli-error-store-or-data = A house has one store: name it with --store or with --data, not with both.
cli-error-store-no-file = “store { $what }” needs a file.
cli-error-store-file = “store { $what }” takes no file.
cli-error-store-no-table = “store { $what }” needs to know which table: name it with --table.
cli-error-store-table = “store { $what }” takes no --table.
cli-error-data-address = “{ $value }” is not a folder. Tables are stored in a folder of this machine; name one with --data.
cli-error-public-url = “{ $value }” is not an address. Write it like https://table.example
cli-error-seconds = “{ $value }” is not a time in seconds from 0 to 600.
cli-error-read = The file { $file } cannot be read: { $reason }
cli-error-write = The file { $file } cannot be written: { $reason }
cli-error-save = { $file } is not a saved game: { $reason }
cli-error-too-many-bots = { $bots } bots do not fit into { $seats } seats.
cli-error-too-many-players = { $players } players do not fit into { $seats } seats.
cli-error-watch-human = With --watch only bots play; leave out --seat human.
cli-error-resume-fixed = A saved game brings its own seats, options and seed; leave out --seats, --option and --seed.
cli-error-resume-game = { $file } is a saved game of { $game }. Continue it with: tafelrunde play { $game } --resume { $file }
cli-error-edition-nameless = { $file } does not say which game it is for: [game] needs an id. Or name the game with --game.
cli-error-new-name = “{ $value }” is no name for a game: 2 to 40 small letters, digits and underscores, beginning with a letter, and no word of Python.
cli-error-new-taken = Something else is already called { $value }: a game or a Python module. Choose another name.
cli-error-new-exists = { $folder } is there already, and nothing in it was touched. Choose another name or --folder.
cli-error-new-folder = { $folder } cannot be made: { $reason }
cli-error-topic = There is no topic “{ $value }”. Topics: { $known }
cli-error-number = There is no move number { $value }. { $high ->
    [1] There is only number 1.
   *[other] Choose 1 to { $high }.
}
cli-error-illegal = { $move } is not possible. { $reason }
cli-error-why = Which move? For example: why { $move }
cli-error-save-name = Under which name? For example: save my.save
