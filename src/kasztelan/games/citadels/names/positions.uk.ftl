### Описи позицій у «Цитаделях», яких бути не може, українською.

problem-left_to_chance = це залежить від випадку
problem-not_in_cast = { $thing }: такого персонажа немає у складі
problem-no_district = { $thing }: такого кварталу немає
problem-never_built = { $card_acc } не можна збудувати ніколи
problem-no_further = у цій грі більше немає такої карти: { $card }
problem-nobody_built = ніхто не збудував { $card_acc }
problem-there_twice = цього персонажа названо двічі: { $character }
problem-nobody_holds = цього персонажа ніхто не має: { $character }
problem-cannot_be_named = цього персонажа вказати не можна: { $character }
allowed-other_district = будь-який інший квартал
allowed-cards_of_the_game = стільки кожної карти, скільки є в грі
allowed-each_once = кожен один раз
allowed-characters_up =
    { $number ->
        [one] { $number } персонаж, лише не рангу { $rank }
        [few] { $number } персонажі, лише не рангу { $rank }
       *[many] { $number } персонажів, лише не рангу { $rank }
    }
allowed-different_characters =
    { $number ->
        [one] { $number } персонаж
        [few] { $number } різні персонажі
       *[many] { $number } різних персонажів
    }
