### Po ostatniej karcie: punkty liczone na oczach wszystkich.

ceremony = Ceremonia
ceremony-see = Zobacz ceremonię
ceremony-begins = Liczenie punktów.
ceremony-hasten = Kliknij, dotknij albo naciśnij spację, by liczyć dalej.
ceremony-skip = Pomiń
ceremony-save = Zapisz obraz
ceremony-save-failed = Ta przeglądarka nie umie zapisać obrazu.
ceremony-gain = { $name } { $points }
ceremony-count = { $count }: { $gains }.
ceremony-alone = { $name }: { $source } { $points }.
ceremony-leads = Prowadzi { $name }.
ceremony-you-lead = Wychodzisz na prowadzenie.
ceremony-other-points = pozostałe punkty
ceremony-counts = Punkt po punkcie
ceremony-place = { $place }.
ceremony-my-place = Zajmujesz { $place }. miejsce na { $of }
ceremony-my-team = { $team ->
    [yes] Twoja drużyna: { $place }. miejsce na { $of }
   *[no] { ceremony-my-place }
}
ceremony-shared = Dzielisz zwycięstwo
ceremony-lost = Gra przegrana
ceremony-decided = tyle samo punktów, o miejscu decyduje rozstrzygnięcie remisu
