"""What every game is made of; knows no game.

`State` and `Step` are what a position consists of, `engine` runs it, `Game` is a game's table of contents and `Table`
the public face of a running game.
"""
