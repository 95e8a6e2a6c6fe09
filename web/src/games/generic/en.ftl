# What the generic table says. de.ftl holds the same texts.

generic-yes = yes
generic-no = no
generic-table = What lies on the table
generic-nothing = nothing
generic-secret = Only you see this
generic-no-secrets = Nothing here is hidden from the others.
generic-kind = One of these: { $names }
generic-instead = This game’s own board cannot be drawn; everything lies on the generic table instead.
