### Описи позицій у «Цитаделях», яких бути не може, українською.

problem-left_to_chance = це вирішує жереб
problem-not_in_cast = { $thing }: такого персонажа немає у складі
problem-no_district = { $thing }: такого кварталу немає
problem-never_built = { $card_acc } не можна збудувати ніколи
problem-no_further = у цій грі більше немає такої карти: { $card }
problem-nobody_built = ніхто не збудував { $card_acc }
problem-there_twice = цього персонажа названо двічі: { $character }
problem-nobody_holds = цього персонажа ніхто не має: { $character }
problem-cannot_be_named = цього персонажа вказати не можна: { $character }
problem-was_killed = цього персонажа вбито, і він нікого не вказав: { $character }
problem-not_called_yet = цього персонажа ще не викликали: { $character }
problem-cannot_have_used = цього ходу це застосувати не могли: { $thing }
problem-cards_left_out = { $count_text } ні в колоді, ні деінде
problem-not_in_draft = цього не вказують, поки триває вибір персонажів
problem-would_be_over = місто завершене, тож гра вже скінчилася б
problem-not_in_pack = цього персонажа вже не вибрати: { $character }
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
allowed-whole_deck = кожна карта, якої немає деінде, або "rest": "absent" для гри без них
