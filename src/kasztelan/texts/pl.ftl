### What every part of the program says, in Polish.

## Refused input: one line that names the field, the problem and what is allowed

refusal = { $field }: { $problem }; dozwolone: { $allowed }

## Problems that come up in many places

problem-missing = brakuje tego pola
problem-not-known = nieznane pole
problem-no-option = ta gra nie ma takiej opcji
problem-no-object = to nie jest obiekt
problem-no-list = to nie jest lista
problem-no-json = to nie jest cały zapis JSON
problem-no-hex = to nie jest liczba szesnastkowa
problem-edited = nie pasuje do treści: zapis ucięto lub zmieniono
problem-after-end = stoi po końcu gry
problem-unknown = nieznana wartość { $value }
problem-does-not-play = { $value } nie gra w { $game }
problem-impossible = niemożliwa wartość { $value }
problem-outside = { $value } jest poza zakresem
problem-not-in-cast = { $value } nie należy do obsady
problem-no-district = { $value } to nie dzielnica
problem-no-seat = przy tym stole nie ma miejsca { $value }
problem-no-field = { $value } nie ma takiego pola
problem-is = podano { $value }
