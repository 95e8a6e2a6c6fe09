# What only the sheet at the end of a game says; it comes with it. de.ftl holds the same texts.

end-title = The game is over
broken-off-title = The table is closed
broken-off = The game was broken off before its end; nobody has won. What happened until then can be looked at and checked.
end-winner = { $count ->
    [one] Won by { $who }
   *[other] Victory is shared by { $who }
}
end-nobody = { $count ->
    [one] It was not enough this time.
   *[other] Nobody has won.
}
end-rank = Rank
end-people = Seat
end-points = Points
end-rematch = Play again
end-to-rematch = To the new game
end-replay = Watch it again
end-record = Download the record
tale = The story of the game
tale-decided = How it was decided
tale-moments = Moments to see again
tale-deeds = Who did what
picture = A picture to share
picture-share = Share or save the picture
luck-about = A fingerprint was shown before the first move, people added their pinches of chance, and now the secret is open. Every roll follows from it.
luck-check = Check this game
luck-checking = Checking …
luck-good = All is well: { $moves } moves and { $outcomes } rolls and draws follow from the secret.
luck-bad = Something is wrong here. Do not trust this record.
luck-mine = Your own pinch of chance, kept by this browser, is part of it, and no bot has added anything.
luck-unknown = This browser has kept no pinch of chance for this game. No bot has added anything.
luck-missing = Careful: the pinch of chance that this browser added is not part of the luck of this game.
luck-changed = Careful: this browser was shown another fingerprint before the game.
luck-steered = Careful: a bot has added something to the luck. Whoever runs this server could have chosen it.
luck-how = Check it yourself, without this server
luck-offline = Download the record and have it checked on your own computer:
luck-commitment = Fingerprint, shown before the first move
luck-secret = Secret, revealed at the end
luck-seed = Seed, mixed from the secret and the pinches
