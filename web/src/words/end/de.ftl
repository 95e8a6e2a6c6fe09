# Was nur das Blatt am Ende einer Partie sagt; es kommt mit ihm. en.ftl enthält dieselben Texte.

end-title = Die Partie ist zu Ende
broken-off-title = Der Tisch ist geschlossen
broken-off = Die Partie wurde vor dem Ende abgebrochen; niemand hat gewonnen. Was bis dahin geschah, lässt sich ansehen und nachprüfen.
end-winner = { $count ->
    [one] Gewonnen: { $who }
   *[other] Gemeinsam gewonnen: { $who }
}
end-nobody = { $count ->
    [one] Diesmal hat es nicht gereicht.
   *[other] Niemand hat gewonnen.
}
end-rank = Rang
end-people = Platz
end-points = Punkte
end-rematch = Gleich noch einmal
end-to-rematch = Zur neuen Partie
end-replay = Noch einmal ansehen
end-record = Aufzeichnung herunterladen
tale = Die Geschichte der Partie
tale-decided = So wurde es entschieden
tale-moments = Momente zum Wiedersehen
tale-deeds = Wer was getan hat
picture = Bild zum Teilen
picture-share = Bild teilen oder speichern
luck-about = Vor dem ersten Zug wurde eine Prüfsumme gezeigt, die Menschen am Tisch haben eine Prise Zufall beigesteuert, und nun ist das Geheimnis offen. Daraus folgt jeder Wurf.
luck-check = Partie nachprüfen
luck-checking = Wird geprüft …
luck-good = Alles stimmt: { $moves } Züge und { $outcomes } Würfe und Ziehungen folgen aus dem Geheimnis.
luck-bad = Hier stimmt etwas nicht. Trau dieser Aufzeichnung nicht.
luck-mine = Deine eigene Prise Zufall, die sich dieser Browser gemerkt hat, steckt darin, und kein Bot hat etwas beigetragen.
luck-unknown = Dieser Browser hat sich für diese Partie keine Prise gemerkt. Kein Bot hat etwas beigetragen.
luck-missing = Vorsicht: Die Prise, die dieser Browser beigetragen hat, steckt nicht im Zufall dieser Partie.
luck-changed = Vorsicht: Diesem Browser wurde vor der Partie eine andere Prüfsumme gezeigt.
luck-steered = Vorsicht: Ein Bot hat zum Zufall beigetragen. Wer diesen Server betreibt, hätte das wählen können.
luck-how = Selbst nachprüfen, ohne diesen Server
luck-offline = Lade die Aufzeichnung herunter und lass sie auf deinem eigenen Rechner prüfen:
luck-commitment = Prüfsumme, gezeigt vor dem ersten Zug
luck-secret = Geheimnis, offengelegt am Ende
luck-seed = Startwert, aus Geheimnis und Prisen gemischt
