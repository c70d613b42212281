### Described positions of Citadels that cannot be, in English.

problem-left_to_chance = is left to chance
problem-not_in_cast = { $thing } is not in the cast
problem-no_district = { $thing } is no district
problem-never_built = the { $card } can never be built
problem-no_further = there is no further { $card } in this game
problem-nobody_built = nobody has built the { $card }
problem-there_twice = the { $character } is there twice
problem-nobody_holds = nobody holds the { $character }
problem-cannot_be_named = the { $character } cannot be named
problem-was_killed = the { $character } was killed and has marked nobody
problem-not_called_yet = the { $character } has not been called yet
problem-cannot_have_used = { $thing } cannot have been used in this turn
problem-cards_left_out = { $count_text } neither in the deck nor anywhere else
problem-not_in_draft = cannot be told while characters are chosen
problem-would_be_over = a city was completed, so the game would be over
problem-not_in_pack = the { $character } is not in the pack
allowed-other_district = any other district
allowed-cards_of_the_game = as many of each as the game has
allowed-each_once = each once
allowed-characters_up =
    { $number ->
        [one] { $number } character, not of rank { $rank }
       *[other] { $number } characters, none of rank { $rank }
    }
allowed-different_characters = { $number } different characters
allowed-whole_deck = every card that lies nowhere else, or "rest": "absent" for a game without them
