# What is said before the start only; it comes with the page that says it. de.ftl has the same texts.

## Before the start

lobby-title = Who sits where?
your-name = Your name
sit-here = Sit here
swap-seats = Swap seats
seat-a-bot = Seat a bot
open-seat = Open it
stand-up = Stand up
remove = Send away
begin = Begin
begin-waits = { $count ->
    [one] One seat is still open: invite somebody or seat a bot.
   *[other] { $count } seats are still open: invite somebody or seat bots.
}
begin-proposal = The proposal on the table must be settled first.
begin-owner = Whoever opened the table begins. Until then, have a look around.
close-table = Close the table
invite = Invite
invite-about = Send this link and your friends are at the table. Nobody needs an account.
luck-before = The luck of this game is already settled, yet nobody knows it: this is the fingerprint of the secret. Everybody who sits down adds a pinch of chance. In the end everything is revealed.

## Negotiating rules

rule-alone = You sit here alone: what you change applies at once.
rule-together = The rules are up to all of you: propose a change. Once everybody who sits here agrees, it is settled.
rule-watch = Those who sit here can propose changes.
rule-change = Change
    .of = Change: { $option }
rule-apply = Play it this way
propose = Propose
proposal-first = What has been proposed already must be settled first.
proposal-mine = Your proposal
proposal-by = Proposal by { $who }
proposal-what = { $option }: “{ $value }” instead of “{ $before }”
proposal-yes = In favour: { $who }
proposal-waiting = Still to answer: { $who }
agree = Agree
decline = Decline
withdraw = Withdraw
agreed = Settled. { $option }: “{ $value }”
declined = The proposal is off the table. { $option } stays: “{ $value }”
