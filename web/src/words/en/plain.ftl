### A game that has no table, or no words, of its own.

plain-asked = Your decision: { $what }
plain-waiting = { $name } decides: { $what }
plain-chance-decides = Chance decides: { $what }
plain-goes-on = The game goes on.
plain-over = The game is over.
plain-chance = Chance
plain-yes = yes
plain-no = no
plain-nothing = nothing
plain-on-the-table = On the table
plain-players = Around the table
plain-mine = What only you see
plain-you = You
