### Edytor księstw Burgundii.

burgundy-drawing-title = Edytor księstw
burgundy-drawing-back = Wróć do nowego stołu
burgundy-drawing-colours = Kolor
burgundy-drawing-numbers = Liczba
burgundy-drawing-eraser = Wymaż
burgundy-drawing-count = { $has } z { $needs }
burgundy-drawing-number = Liczba { $number }: { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
}
burgundy-drawing-keys = Klawisze: litery to kolory, 1–6 to liczby, strzałki przesuwają, Delete wymazuje.
burgundy-drawing-map = Księstwo, rząd po rzędzie
burgundy-drawing-space = Rząd { $row }, pole { $place }: { $colour ->
    [none] bez koloru
   *[other] { $colour }
}, { $number ->
    [none] bez liczby
   *[other] { $number }
}{ $wrong ->
    [yes] , sprzeczność
   *[no] { "" }
}
burgundy-drawing-undo = Cofnij
burgundy-drawing-redo = Ponów
burgundy-drawing-random = Losowe księstwo
burgundy-drawing-clear = Wyczyść
burgundy-drawing-from = Zacznij od
burgundy-drawing-duchy = Księstwo { $number }
burgundy-drawing-check = Sprawdzenie
burgundy-drawing-fine = Gotowe do gry
burgundy-drawing-fine-why = Są wszystkie kolory, a równe liczby nigdzie się nie stykają.
burgundy-drawing-wrong = Błąd:
burgundy-drawing-missing = Brakuje:
burgundy-drawing-lost = Nie ma połączenia z serwerem, więc nikt teraz tego nie sprawdza.
burgundy-drawing-mine = Moje księstwo
burgundy-drawing-name = Nazwa
burgundy-drawing-file = ksiestwo
burgundy-drawing-open = Otwórz plik
burgundy-drawing-save = Zapisz plik
burgundy-drawing-unreadable = { $name } to nie księstwo: potrzeba siedmiu rzędów po 4, 5, 6, 7, 6, 5 i 4 pola.
burgundy-drawing-use = Zagraj na nim
burgundy-drawing-first = { $n ->
    [one] najpierw popraw { $n } rzecz
    [few] najpierw popraw { $n } rzeczy
   *[other] najpierw popraw { $n } rzeczy
}
burgundy-drawing-text = Pokaż plik jako tekst
