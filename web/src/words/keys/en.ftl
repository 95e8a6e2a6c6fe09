# What only the list of shortcuts says; it comes with it. de.ftl holds the same texts.

key-action = choose the move with that number
key-confirm = confirm the move
key-cancel = cancel, or return to the present
key-undo = take back
key-skip = skip the motion
key-back = look one move back
key-on = one move on
key-now = to the present
key-actions = to the list of moves
key-look = look closer at what has the focus
key-log = log
key-chat = chat
key-rules = rules
key-help = this list
key-zoom = on the board: closer, further away, everything
