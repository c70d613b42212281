### Refused input in English: one line that names the field, the problem and what is allowed.

refusal = { $field }: { $problem }; allowed: { $allowed }

## Problems

problem-missing = is missing
problem-not_known = is not known
problem-unknown = { $value } is unknown
problem-impossible = { $value } is not possible
problem-is = is { $value }
problem-outside = { $value } is outside the range
problem-no_option = is not an option of this game
problem-no_object = is not an object
problem-no_list = is not a list
problem-no_json = is not whole JSON
problem-no_hex = is not hex
problem-no_field = { $verb } has no such field
problem-no_seat = there is no seat { $value } at this table
problem-does_not_play = { $value } does not play { $game }
problem-count_given = { $count } given
problem-edited = does not fit the contents: cut or edited
problem-after_end = comes after the end of the game
problem-not_legal = is not legal there: { $reason }
problem-other_options = are not those of the game
problem-half_a_character = holds half a character
problem-does_not_fit = does not fit the seats
problem-unwritable = { $file } cannot be written ({ $cause })
problem-exists = { $file } is there already
problem-frozen = the game no longer replays ({ $why })
problem-long_text = is too long
problem-is_end = { $value } is the end of the game
problem-has_options = brings its own options and opening
problem-no_web_address = is not a web address that can be used
problem-password_in_address = has a name or password in it
problem-unknown_host = the host is not known
problem-private_host = the host is not public
problem-no_push_keys = are no keys of a browser
problem-password_length = has { $count } characters
problem-cannot_be_said = cannot be said
problem-needs = { $item } needs { $missing }
problem-excludes = { $item } does not go with { $other_item }

## What is allowed

allowed-nothing = nothing
allowed-at_least = { NUMBER($low, useGrouping: 0) } or more
allowed-unicode = whole Unicode characters
allowed-key_of_save = a save with the key of its chance
allowed-range = { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
allowed-one_of = { $values }
allowed-list_of = a list of { $values }
allowed-word_or_list = { $words }, or a list of { $values }
allowed-word_or_seat = { $values }, or a seat from { $first } to { $last }
allowed-yes_no = yes or no
allowed-file = a file with an object, or none
allowed-object = an object
allowed-object_with = an object with { $fields }
allowed-exactly =
    { $count ->
       *[other] exactly { $count }
    }
allowed-names = a list of { $count } names
allowed-writable = a file that can be written
allowed-new_file = a new file
allowed-exported = a file that `kasztelan admin export` wrote
allowed-with = also { $item }
allowed-without = one of the two
allowed-same_options = the same options in both
allowed-action_or_undo = an action or an undo
allowed-whose = { $value }, whose decision it is
allowed-as_the_key_gives = { $value }, as the key gives
allowed-back_to_decision = back to before a seat’s decision, past no reveal
allowed-as_saved = a record as it was saved
allowed-record_with = a record with { $fields }
allowed-rules_version = at most { $value }, the rules of this program
allowed-entries = { $value }, the entries there are
allowed-digest = { $value }
allowed-as_replayed = { $value }, as replayed
allowed-key_of_commitment = the key that belongs to the commitment
allowed-own_nonce = { $value }, which follows from the key
allowed-commitment = { $value }, which belongs to the key
allowed-hex = pairs of hex digits
allowed-hex_for_each_seat = one hex text for each seat
allowed-for_each_seat = one for each of the { $count } seats
allowed-game_and_package = name=package, several with commas
allowed-rule_words = the id of a rule, or words to look for
allowed-seconds = { $low } to { $high } seconds
allowed-replayable = a table that this program can replay
allowed-characters = { $low } to { $high } characters
allowed-entries_at_most = a list of at most { $count } entries
allowed-before_end = a point before it
allowed-only_with_record = only with a record
allowed-no_options_beside = no options and no opening beside it
allowed-web_address = { $schemes }://host/path of at most { $most } characters
allowed-public_host = a host on the internet
allowed-push_keys = p256dh and auth as the browser gives them
allowed-visible_characters = 1 to { $most } visible characters
allowed-hex_64 = 64 hex digits
