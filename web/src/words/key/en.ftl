# What is said of links to a seat and of devices; it comes when it is needed. de.ftl has the same texts.

key-title = A seat at this table
key-ask = You are { $name } here. With this link you play a seat that is somebody else's at a table of “{ $game }” (at the table: { $people }). Your own seats and tables stay as they are.
key-take = Play this seat
key-watch = Only watch
key-held = Held by { $who }
key-open = Not used yet, good until { $until }
key-end = Take back
personal = Link to your seat
personal-about = For your phone, or for somebody who plays your seat with you. It opens this seat at this table and nothing else, once and for a day; you can take it back at any time.
personal-make = Make a link
devices = Your devices
devices-about = Whoever comes with one of them is you here. A device that does not come for half a year is forgotten.
device-this = this one
device-used = last on { $day }
device-unknown = Unknown device
device-end = Sign out
device-end-sure = Really sign out
device-end-about = Then this browser does not know you any more. You reach your seats only with another one of your devices.
keys-given = Links to your seats
