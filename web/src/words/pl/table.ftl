### Rama stołu.

table-offline = Utracono połączenie. To, co klikniesz, zostanie wysłane, gdy tylko serwer odpowie.
table-kept = Zostanie wysłane, gdy wróci połączenie: { $choice }.
table-closed = Ten stół zamknięto.
table-frozen = Ta gra nie może toczyć się dalej w tej wersji serwera. Nic nie przepadło: zapis gry jest zachowany.
table-coming = Podchodzimy do stołu…
table-rules = Zasady
table-hint = Podpowiedź
table-log = Kronika
table-chat = Rozmowa
table-menu = Menu
table-side = Kronika i przypisy
table-chronicle = Kronika
table-gloss-empty = Wskaż kartę, miejsce lub słowo, a pojawi się tu jego zasada.
table-in-the-rules = W księdze zasad
table-paused = Gra jest wstrzymana.
table-away-time = Twój czas minął: bot gra za ciebie.
table-away-left = Nie ma cię przy stole: bot gra za ciebie.
table-come-back = Wracam na miejsce
table-watching = Oglądasz grę.
table-nothing-to-do = Na razie nie masz nic do zrobienia.
table-confirm = jeszcze raz, aby potwierdzić
table-confirm-detail = Wybierz to samo jeszcze raz, aby potwierdzić.
table-hinted = bot zrobiłby to
table-widen = Pokaż wszystko
table-cancel = Anuluj
table-undo = Cofnij
table-ask-undo = Poproś o cofnięcie
table-undone = { $name } cofa ostatnią decyzję.
table-foresight = { $choice }: { $text }
table-left = { $name } odchodzi od stołu; dalej gra bot.
table-late = Czas minął: { $name }. Dalej gra bot.
table-back = { $name } wraca do stołu.
table-foresight-reveals = Wyszłoby na jaw coś ukrytego.
table-foresight-chance = Potem decyduje los.
table-wish-undo = { $name } chce cofnąć decyzję.
table-wish-undo-mine = Prosisz o cofnięcie decyzji; inni zdecydują.
table-wish-pause = Chcą przerwy: { $names }
table-wish-go-on = Chcą grać dalej: { $names }
table-wish-awaited = Czekamy na zgodę: { $names }
table-not-now = Nie teraz
table-agree = Zgoda
table-disagree = Nie
table-withdraw = Już nie trzeba
table-go-on = Gramy dalej
table-pause = Poproś o przerwę
table-resign = Odejdź od gry…
table-resign-sure = Bot zagra za mnie: odchodzę
table-copy-link = Kopiuj odnośnik
table-copied = Skopiowano
table-sound = Dźwięki
table-confirm-setting = Potwierdzaj każdy wybór
table-speed = Ruch elementów
table-speed-value =
    { $speed ->
        [0] wcale
        [0.5] wolny
        [2] szybki
       *[other] zwykły
    }
table-clock-of = Pozostały czas: { $name }
table-dice = Los zapieczętowano przed grą: { $commitment }… Po ostatniej karcie klucz zostanie ujawniony i każdy może to sprawdzić.
table-chat-players = Czytają to gracze i widzowie.
table-chat-spectators = Czytają to tylko widzowie; gracze dopiero po grze.
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-say = Powiedz coś
table-send = Powiedz
table-mute = ukryj tę osobę
table-report = zgłoś
table-muted = Nie zobaczysz już, co mówi ta osoba.
table-reported = Zgłoszono osobie, która prowadzi ten serwer.
