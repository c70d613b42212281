### The list of keys.

keys-title = Keys
keys-in-table = At the table
keys-in-replay = In a replay
keys-in-anywhere = Everywhere
keys-space = Space
keys-choose = the choice that shows this key
keys-end = end the turn, pass, done
keys-undo = undo
keys-over = take back all of your turn
keys-hint = hint
keys-hasten = go on at once; held, everything goes faster
keys-close = close what was opened
keys-tab = go to the next thing; Enter chooses it
keys-play = play and stop
keys-decision = one decision back or on
keys-turn = one turn back or on
keys-round = one round back or on
keys-edge = to the beginning or the end
keys-list = this list
