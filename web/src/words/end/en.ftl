# What only the sheet at the end of a game says; it comes with it. de.ftl holds the same texts.

end-title = The game is over
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
luck-about = A fingerprint was shown before the first move, every seat added a pinch of chance, and now the secret is open. Every roll follows from it.
luck-check = Check this game
luck-checking = Checking …
luck-good = All is well: { $moves } moves and { $outcomes } rolls and draws follow from the secret.
luck-bad = Something is wrong here. Do not trust this record.
luck-how = Check it yourself, without this server
luck-offline = Download the record and have it checked on your own computer:
luck-commitment = Fingerprint, shown before the first move
luck-secret = Secret, revealed at the end
luck-seed = Seed, mixed from the secret and the pinches
