# Wer hinter Tafelrunde steht: kommt mit der Seite.

credits-games = Die Spiele
credits-games-text = Tafelrunde ist ein unabhängiges Werk, von den Autoren und Verlagen der gedruckten Spiele weder gemacht noch gebilligt. Namen, Bilder und Regelhefte gehören ihnen; hier ist alles in eigenen Worten gesagt und selbst gezeichnet. Wem ein Spiel gefällt, der kaufe es.
credits-software = Die Software
credits-software-text = Freie Software unter der Apache-Lizenz 2.0. Copyright: die Mitwirkenden von Tafelrunde.
credits-pictures = Bilder
credits-pictures-text = Spielpläne und Szenen sind von uns gezeichnet. Viele Zeichen stammen von game-icons.net, stehen unter CC BY 3.0 und sind umgefärbt und eingepasst. Gezeichnet haben sie unter anderem:
credits-type = Schriften und Bausteine
credits-type-text = Die Schriften stehen unter der SIL Open Font License.
