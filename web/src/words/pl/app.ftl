### Rama klienta: miejsca, języki, błędy.

app-skip = Przejdź do stołu
app-broken = Nie udało się wczytać tej części klienta. Być może serwer zaktualizowano; wczytaj stronę ponownie.
app-reload = Wczytaj ponownie
app-lost = Nic tu nie ma.
app-home = Wróć do poczekalni
app-places = Miejsca
app-play = Graj
app-watch = Oglądaj
app-records = Powtórki
app-rules = Zasady
app-me = Kim jesteś?
app-language = Język
app-theme = Światło
app-theme-system = jak w systemie
app-theme-light = dzień
app-theme-dark = świeca
