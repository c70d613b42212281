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
