# What is said at a new table only: comes with the page.

new-title = A new table
new-game = Game
new-count = Seats
new-door = Door
new-private = By link only
    .about = Only those you give the link to will find this table.
new-open = Open
    .about = The table is listed on the start page, and anybody may sit down.
new-lay = Lay the table
new-begin = Lay the table and begin
seat-kind-me = me
seat-kind-open = open
seat-kind-bot = bot
options-about = Variants and rulings. Change nothing, and you play as intended.
edition = House edition, checksum { $hash }
