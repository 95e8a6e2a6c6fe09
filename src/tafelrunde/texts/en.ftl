# The words that belong to no game. One language, one file; de.ftl holds the same texts.

### Refusals every game knows

why-not-now = { $verb } is not possible: right now it is about { $topic }.
why-not-your-turn = Somebody else is being asked right now; it is about { $topic }.
why-game-over = The game is over; nothing more can be played.

### Errors: what is wrong, where, and what helps

## Choosing a game and a table

error-language = There is no language “{ $value }”. Choose one of these: { $known }
error-unknown-game = There is no game “{ $game }”. Installed games: { $known }
error-not-a-game = The game “{ $game }” cannot be loaded: { $value } does not name a game. Update or remove the package that brought it.
error-seats = “{ $game }” needs { $low } to { $high } seats, not { $value }.
error-seat = There is no seat “{ $value }” at this table. Seats are numbered 0 to { $high }.
error-seed = The seed “{ $value }” is out of range. Take a whole number that is not negative and below 2 to the power of 256.
error-unknown-option = There is no option “{ $option }”. Options of this game: { $known }
error-option-value = Option { $option } ({ $clause }) cannot be “{ $value }”. Possible: { $known }
error-option-pair = “{ $pair }” is not an option. Write it as name=value.
error-unknown-clause = There is no rule “{ $clause }”. Rules are numbered like this one: { $first }
error-no-deal = Even after { $tries } shuffles no deal satisfied the rules. Check the edition's counts and limits.
error-bot = There is no bot “{ $value }”. Choose one of these: { $known }
error-games = { $value } games cannot be played. Take at least 1.

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
error-edition-id = { $file }, line { NUMBER($line, useGrouping: 0) }, field { $field }: “{ $value }” is not a valid id. Use letters and digits only.
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
error-record-edition = The record was played with edition { $value }, but { $wanted } is on the table. Name the matching edition file.
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
