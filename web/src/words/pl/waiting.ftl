### Przed grą: krzesła, zaproszenia, losowanie; i przekazywanie urządzenia.

waiting-title = Stół jest gotowy.
waiting-title-guest = Stół czeka na graczy.
waiting-host = Zaproś, kogo chcesz, na resztę krzeseł posadź boty i zaczynaj.
waiting-seated = Masz krzesło. Gospodarz zacznie, gdy będą wszyscy.
waiting-free = Zajmij wolne krzesło albo zostań i oglądaj.

## Krzesła

waiting-chair-free = Wolne krzesło
waiting-chair-bot = bot, { $kind }
waiting-chair-me = ty
waiting-chair-me-host = ty, gospodarz
waiting-chair-host = gospodarz
waiting-chair-person = gracz
waiting-sit = Usiądź tu
waiting-sit-too = Ktoś na tym urządzeniu
waiting-sit-at = Usiądź tu: krzesło { $n }, { $beast }
waiting-sit-too-at = Ktoś na tym urządzeniu: krzesło { $n }, { $beast }
waiting-stand = Wstań
waiting-remove = Zwolnij krzesło
waiting-remove-of = Zwolnij krzesło, które zajmuje { $name }
waiting-bot = Bot
waiting-bot-none = albo bot…
waiting-bot-put = { $kind }
waiting-bot-random = beztroski
waiting-bot-heuristic = rozważny

## Początek

waiting-begin-group = Początek
waiting-chairs-free =
    { $n ->
        [one] { $n } krzesło jest jeszcze wolne.
        [few] { $n } krzesła są jeszcze wolne.
       *[many] { $n } krzeseł jest jeszcze wolnych.
    }
waiting-ready = Są już wszyscy.
waiting-ready-guest = Są już wszyscy; gospodarz może zaczynać.
waiting-begin = Zaczynamy
waiting-why-not = nie wszystkie krzesła są zajęte
waiting-fill = Dosadź boty i zaczynaj
waiting-leave = Odejdź od stołu
waiting-close = Zamknij stół
waiting-close-sure = Stół zniknie wszystkim, którzy przy nim siedzą. Tego nie da się cofnąć.
waiting-close-no = Zostaw

## Zapraszanie

waiting-invite = Zaproś
waiting-invite-public = Każdy znajdzie ten stół w poczekalni. Najszybciej trafi tym linkiem.
waiting-invite-link = Przyjść może tylko ten, kto ma ten link.
waiting-invite-password = Wyślij link, a hasło podaj inną drogą.
waiting-link = Link do tego stołu
waiting-qr = Link do tego stołu jako kod QR
waiting-loopback = Pod tym adresem inni nie trafią tu ze swoich urządzeń: oznacza on „ten komputer”. Żeby ich zaprosić, uruchom serwer dla całej sieci i otwórz stronę pod nazwą lub numerem, jaki ten komputer w niej ma:
waiting-copy = Kopiuj link
waiting-copied = Link skopiowany.
waiting-selected = Link zaznaczony: skopiuj go.
waiting-share = Udostępnij
waiting-share-text = Chodź, zagraj ze mną!

## Co ustalono

waiting-agreed = Przy tym stole
waiting-rules = Zasady gry

## Losowanie

waiting-dice = Uczciwe losowanie
waiting-dice-why = Zanim ktokolwiek usiadł, serwer wylosował klucz i ogłosił jego odcisk. Każdy gracz dodaje swój udział, którego serwer nie mógł znać. Po grze klucz zostaje pokazany, a twoja przeglądarka sama sprawdza, czy pasuje: żadnej karty nie można było wybrać później.
waiting-dice-commitment = Odcisk klucza
waiting-dice-mine = Twój udział
waiting-dice-kept = Ta przeglądarka zachowała odcisk.
waiting-dice-other = Tej przeglądarce pokazano wcześniej inny odcisk. Nie ufaj temu stołowi.

## Hasło

waiting-password = Ten stół wymaga hasła
waiting-password-enter = Wejdź
waiting-password-wrong = To nie jest to hasło.

## Jedno urządzenie

waiting-hand-over = Teraz gra { $name }
waiting-hand-over-how = Przekaż urządzenie; nikt inny niech teraz nie patrzy.
waiting-i-am = To ja, { $name }
