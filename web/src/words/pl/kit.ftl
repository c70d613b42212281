## Części wspólne dla wszystkich gier

kit-close = Zamknij
kit-news = nowe
kit-gloss = Zasada
kit-gloss-empty = Wskaż dowolny element lub słowo: tu pojawi się jego zasada.
kit-choices = Możliwości
kit-fewer = Mniej
kit-chronicle = Dziennik gry
kit-since = od twojej ostatniej tury
kit-new-lines = { $n ->
    [one] { $n } nowy wpis
    [few] { $n } nowe wpisy
   *[other] { $n } nowych wpisów
}
kit-to-move = wybiera
kit-away = poza stołem
kit-bot = bot
kit-choose-seat = Wybierz: { $name }
kit-face-down = zakryta karta
kit-clock = pozostały czas: { $time }
kit-clock-left = { $n ->
    [0] Czas minął.
    [one] Została { $n } sekunda.
    [few] Zostały { $n } sekundy.
   *[other] Zostało { $n } sekund.
}
kit-clock-days = { $days } d { $hours } godz.
kit-less = { $label }: mniej
kit-more = { $label }: więcej
kit-step-back = Krok wstecz
kit-step-on = Krok dalej
kit-play = Odtwarzaj
kit-pause = Wstrzymaj
kit-chart = Punkty w czasie
kit-rounds = rundy
kit-chart-seek = Miejsce w grze
kit-bars = Punkty według źródeł
kit-as-table = Jako tabela
kit-place = Miejsce
kit-total = Razem

kit-beast-lion = lew
kit-beast-eagle = orzeł
kit-beast-stag = jeleń
kit-beast-bear = niedźwiedź
kit-beast-griffin = gryf
kit-beast-ram = baran
kit-beast-raven = kruk
kit-beast-swan = łabędź
