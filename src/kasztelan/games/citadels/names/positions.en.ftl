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
allowed-other_district = any other district
allowed-cards_of_the_game = as many of each as the game has
allowed-each_once = each once
allowed-characters_up =
    { $number ->
        [one] { $number } character, not of rank { $rank }
       *[other] { $number } characters, none of rank { $rank }
    }
allowed-different_characters = { $number } different characters
