### What every part of the program says, in English.

## Refused input: one line that names the field, the problem and what is allowed

refusal = { $field }: { $problem }; allowed: { $allowed }

## Problems that come up in many places

problem-missing = is missing
problem-not-known = is not known
problem-no-option = is no option of this game
problem-no-object = is not an object
problem-no-list = is not a list
problem-no-json = is not whole JSON
problem-no-hex = is not hex
problem-edited = does not fit the contents: cut or edited
problem-after-end = comes after the end of the game
problem-unknown = { $value } is unknown
problem-does-not-play = { $value } does not play { $game }
problem-impossible = { $value } is not possible
problem-outside = { $value } is outside the space
problem-not-in-cast = { $value } is not in the cast
problem-no-district = { $value } is no district
problem-no-seat = { $value } is no seat at this table
problem-no-field = is no field of { $value }
problem-is = is { $value }
