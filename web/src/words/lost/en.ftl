# What is said where there is nothing to show. de.ftl holds the same texts.

lost-title = There is no table here
lost = This address leads nowhere. Perhaps a piece of it got lost in copying.
no-table-title = You cannot reach this table
sent-away = The owner of this table has sent you away.
no-table = This table no longer exists. Check the link.
outdated = This page is older than the server. Reload it and play on.
closed-title = The table has been cleared
closed-table = This table was closed.
