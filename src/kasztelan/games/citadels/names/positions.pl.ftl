### Opisy pozycji w Cytadeli, które nie mogą się zdarzyć, po polsku.

problem-left_to_chance = to zależy od losu
problem-not_in_cast = { $thing }: tej postaci nie ma w obsadzie
problem-no_district = { $thing }: nie ma takiej dzielnicy
problem-never_built = nigdy nie można wybudować { $card_gen }
problem-no_further = w tej grze nie ma więcej takich kart: { $card }
problem-nobody_built = nikt nie wybudował { $card_gen }
problem-there_twice = ta postać występuje dwa razy: { $character }
problem-nobody_holds = nikt nie ma tej postaci: { $character }
problem-cannot_be_named = tej postaci nie można wskazać: { $character }
problem-was_killed = ta postać jest zabita i nikogo nie wskazała: { $character }
problem-not_called_yet = ta postać nie była jeszcze wywołana: { $character }
problem-cannot_have_used = nie można było tego użyć w tej turze: { $thing }
problem-cards_left_out = { $count_text } poza talią i wszystkimi innymi miejscami
problem-not_in_draft = nie można tego podać, gdy trwa wybór postaci
problem-would_be_over = jest ukończone miasto, więc gra już by się skończyła
problem-not_in_pack = tej postaci nie ma już do wyboru: { $character }
allowed-other_district = każda inna dzielnica
allowed-cards_of_the_game = tyle sztuk każdej karty, ile jest w grze
allowed-each_once = każda raz
allowed-characters_up =
    { $number ->
        [one] { $number } postać, byle nie rangi { $rank }
        [few] { $number } postacie, byle nie rangi { $rank }
       *[many] { $number } postaci, byle nie rangi { $rank }
    }
allowed-different_characters =
    { $number ->
        [one] { $number } postać
        [few] { $number } różne postacie
       *[many] { $number } różnych postaci
    }
allowed-whole_deck = każda karta, której nie ma gdzie indziej, albo "rest": "absent", jeśli gra ma ich nie mieć
