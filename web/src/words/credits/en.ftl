# Who is behind Tafelrunde: comes with the page.

credits-games = The games
credits-games-text = Tafelrunde is an independent work, neither made nor approved by the authors and publishers of the printed games. Names, artwork and rulebooks are theirs; here everything is said in our own words and drawn by ourselves. If you like a game, buy it.
credits-software = The software
credits-software-text = Free software under the Apache License 2.0. Copyright: the Tafelrunde contributors.
credits-pictures = Pictures
credits-pictures-text = Boards and scenes are drawn by us. Many glyphs come from game-icons.net, are licensed under CC BY 3.0, and have been recoloured and fitted in. Among those who drew them:
credits-type = Type and building blocks
credits-type-text = The typefaces are under the SIL Open Font License.
