### Przed grą: miejsca, zaproszenia, losowanie; i przekazywanie urządzenia.

waiting-title = Stół jest gotowy.
waiting-title-guest = Stół czeka na graczy.
waiting-host = Zaproś, kogo chcesz, wolne miejsca obsadź botami i zaczynaj.
waiting-seated = Masz miejsce. Gospodarz zacznie, gdy będą wszyscy.
waiting-free = Zajmij wolne miejsce albo zostań i oglądaj.

## Miejsca

waiting-chair-free = Wolne miejsce
waiting-chair-bot = bot, { $kind }
waiting-chair-me = ty
waiting-chair-me-host = ty, gospodarz
waiting-chair-host = gospodarz
waiting-chair-person = gracz
waiting-sit = Usiądź tu
waiting-sit-too = Ktoś na tym urządzeniu
waiting-sit-at = Usiądź tu: miejsce { $n }, { $beast }
waiting-sit-too-at = Ktoś na tym urządzeniu: miejsce { $n }, { $beast }
waiting-stand = Wstań
waiting-remove = Zwolnij miejsce
waiting-remove-of = Zwolnij miejsce, które zajmuje { $name }
waiting-bot = Bot
waiting-bot-none = albo bot…
waiting-bot-put = { $kind }
waiting-bot-random = łatwy
waiting-bot-heuristic = normalny

## Początek

waiting-begin-group = Początek
waiting-chairs-free =
    { $n ->
        [one] { $n } miejsce jest jeszcze wolne.
        [few] { $n } miejsca są jeszcze wolne.
       *[many] { $n } miejsc jest jeszcze wolnych.
    }
waiting-ready = Są już wszyscy.
waiting-ready-guest = Są już wszyscy; gospodarz może zaczynać.
waiting-begin = Zaczynamy
waiting-why-not = nie wszystkie miejsca są zajęte
waiting-fill = Dodaj boty i zacznij
waiting-leave = Odejdź od stołu
waiting-close = Zamknij stół
waiting-close-sure = Stół zniknie wszystkim, którzy przy nim siedzą. Tej operacji nie można cofnąć.
waiting-close-no = Anuluj

## Zapraszanie

waiting-invite = Zaproś
waiting-invite-public = Każdy znajdzie ten stół w poczekalni. Najszybciej trafi tym linkiem.
waiting-invite-link = Dołączyć może tylko ten, kto ma ten link.
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

## List z zaproszeniem

join-title = { $host } zaprasza do gry „{ $game }”
join-title-nobody = Zaproszenie do gry „{ $game }”
join-who = Kto już jest
join-you = ty
join-free = wolne
join-no-account = Nie trzeba konta.
join-crest = Twój herb
join-taken =
    { $n ->
        [one] { $n } zajęty
        [few] { $n } zajęte
       *[many] { $n } zajętych
    }
join-never = Pierwszy raz?
join-sit = Usiądź
join-watch = Tylko oglądam
