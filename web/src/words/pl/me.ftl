### Moja strona: imię, konto, powiadomienia, programy, ustawienia, dane.

me-title = Ty
me-nobody = Jeszcze nikt
me-known = Masz konto i możesz się zalogować skądkolwiek.
me-guest = Jesteś gościem: zna cię tylko ta przeglądarka.
me-stranger = Graj od razu albo zaloguj się, jeśli masz konto.
me-name = Imię
me-stay = Zostań

## Konto

me-account = Konto
me-account-make = Załóż konto
me-account-do = Załóż
me-account-why = Z loginem twoje gry pójdą za tobą na inne urządzenia. Nie pytamy o adres e-mail, więc nikt nie przyśle ci zgubionego hasła.
me-login = Zaloguj się
me-login-why = Kto ma tu konto, wchodzi z loginem i hasłem.
me-login-other = Logując się jako ktoś inny, zostawiasz tego gościa: bez konta nikt już do niego nie wróci.
me-login-is = Twój login: { $login }.
me-login-field = Login
me-password-field = Hasło
me-password-hint = co najmniej 8 znaków
me-password-change = Zmień hasło
me-password-old = Stare hasło
me-password-new = Nowe hasło
me-password-others = Wszystkie inne urządzenia zostaną wylogowane.
me-password-changed = Hasło zmienione; wszystkie inne urządzenia wylogowano.
me-password-wrong = To nie jest twoje stare hasło.
me-logout = Wyloguj
me-logout-sure = Ta przeglądarka o tobie zapomni. Wrócisz z loginem i hasłem.
me-logout-everywhere = Wyloguj wszędzie
me-logout-everywhere-sure = Zapomni o tobie każda przeglądarka, ta też. Klucze programów działają dalej.
me-logout-guest = Nie masz konta. Jeśli ta przeglądarka o tobie zapomni, nikt nie wróci do twoich gier, nawet ty.

## Jak wygląda stół

me-looks = Jak lubisz

## Powiadomienia

me-notices = „Twój ruch”
me-notices-why = Dla gier dłuższych niż jeden wieczór. Powiadomienie mówi, która to gra, i nic więcej.
me-page = Gdy ta strona jest otwarta
me-page-hint = powiadomienie przeglądarki, gdy patrzysz gdzie indziej
me-push = Na tym urządzeniu
me-push-possible = także gdy ta strona jest zamknięta
me-push-on = to urządzenie dostaje powiadomienia, także gdy strona jest zamknięta
me-push-denied = Ta przeglądarka nie pozwala na powiadomienia; można to zmienić w jej ustawieniach tej strony.
me-push-impossible = Ta przeglądarka tego tu nie potrafi. Potrzebny jest adres z https.
me-push-server = Ten serwer nie wysyła powiadomień do przeglądarek.
me-hook = Przez webhook
me-hook-discord = Discord
me-hook-ntfy = ntfy
me-hook-json = JSON
me-hook-url = Adres
me-hook-keep = Zapisz
me-hook-drop = Usuń
me-notices-test = Wyślij na próbę

## Programy

me-programs = Programy
me-programs-why = Program z twoim kluczem może wszystko to, co ty. Zobacz stronę o API.
me-token-name = Do czego posłuży?
me-token-make = Zrób klucz
me-token-once = Skopiuj ten klucz teraz; widać go tylko ten jeden raz.
me-token-since = od { $date }
me-token-delete = Usuń
me-token-delete-of = Usuń klucz { $name }

## Wyciszeni

me-muted = Wyciszone osoby
me-muted-none = Słyszysz wszystkich.
me-unmute = Słuchaj znowu
me-unmute-of = Znowu słuchaj: { $name }

## Dane

me-data = Co o tobie przechowujemy
me-data-why = Imię, gry, twoje wypowiedzi i ustawienia powiadomień. Nikomu innemu nic nie dajemy.
me-export = Zabierz ze sobą
me-delete = Usuń mnie
me-delete-first = Tego nikt nie cofnie.
me-delete-seats = W trwających grach twoje miejsca zajmą boty; twoje imię tam zostanie.
me-delete-chat = Twoje wypowiedzi zostaną usunięte. Zgłoszona przez kogoś zostaje u prowadzącego serwer.
me-delete-keys = Login, hasło, klucze programów i powiadomienia znikną od razu.
me-delete-records = Skończone gry zostają u tych, którzy grali z tobą.
me-delete-type = Dla pewności wpisz swoje imię: { $name }
me-delete-do = Usuń mnie na zawsze
me-deleted = Już cię tu nie ma. Żegnaj!
