### Klient terminalowy po polsku.

## Nagłówek

tui-over = koniec gry

## Wybory

tui-back = wróć
tui-since-your-turn = od twojej ostatniej tury

## Objaśnienie

tui-explain = Co to jest?
tui-not-possible = Teraz niemożliwe
tui-close-key = Enter lub Esc: wróć do stołu · strzałki: przewijanie

## Klawisze na dole

tui-key-explain = opis
tui-key-undo = cofnij
tui-key-hint = rada
tui-key-rules = zasady
tui-key-save = zapisz
tui-key-pace = tempo
tui-key-light = barwy
tui-key-language = PL
tui-key-leave = wyjdź

## Komunikaty

tui-hint = Bot wybrałby
tui-no-hint = Nie ma bota, który mógłby podpowiedzieć w tej grze.
tui-not-while-waiting = Nie wtedy, gdy wybierają inni.
tui-pace-brisk = Boty grają żwawo.
tui-pace-slow = Boty grają powoli.
tui-pace-none = Boty grają natychmiast.
tui-saved = Zapisano: { $file }. Aby grać dalej później: kasztelan play { $game } --resume { $file }
tui-saved-over = Zapisano: { $file }. Aby obejrzeć partię: kasztelan replay { $file }

## Wyjście

tui-leave = Odejść od stołu?
tui-leave-why = Od ostatniego zapisu coś się wydarzyło.
tui-leave-keys = s: zapisz i wyjdź · n: wyjdź bez zapisu · Esc: zostań

## Zmiana przy ekranie

tui-handover = { $player }, teraz twoja decyzja
tui-handover-why = Stół jest zakryty, dopóki nie usiądziesz przed ekranem.
tui-handover-key = { $player }: naciśnij Enter
tui-handover-undo = { $player } może jeszcze cofnąć ostatni ruch: u
tui-start-over = Wielkie U zaczyna całą turę od nowa.

## Zasady

tui-rules-search = słowa albo numer zasady
tui-rules-none = Żadna zasada nie pasuje.
tui-rules-keys = pisz, aby szukać · strzałki, PgUp, PgDn: przewijanie · Esc: wróć do stołu

## Koniec

tui-total = Razem
tui-place = Miejsce
tui-scores-keys = s: zapisz partię · q: wyjdź · Esc: spójrz na stół (znów Esc: wróć tutaj)

## Gra bez własnego obrazu

tui-on-table = Na stole
tui-mine = Co widzisz tylko ty
tui-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
tui-yes = tak
tui-no = nie
