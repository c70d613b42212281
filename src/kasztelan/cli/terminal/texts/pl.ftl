### Klient terminalowy po polsku.

## Nagłówek

tui-round = runda { $round }
tui-deck = talia: { $cards }
tui-phase-draft = wybór postaci
tui-phase-called = wezwano: { $rank } { $character }
tui-phase-over = koniec gry
tui-last-round = ostatnia runda
tui-you = ty

## Rangi

tui-rank-out = odkryta
tui-rank-yours = twoja
tui-rank-nobody = nikt

## Miejsca i ręka

tui-counts = { $gold } · { $cards } · miasto { $size } · { $points }
tui-counts-short = ● { $gold }  ▯ { $cards }  ⌂ { $size }  Σ { $points }
tui-counts-legend = ● złoto   ▯ karty na ręce   ⌂ zbudowane dzielnice z potrzebnych   Σ punkty do tej pory
tui-no-districts = jeszcze bez dzielnic
tui-known-hand = wiesz, że ma na ręce: { $cards }
tui-shielded = chroniony przed rangą 8
tui-your-characters =
    { $count ->
        [one] Twoja postać:
       *[other] Twoje postacie:
    }
tui-hand = Ręka:
tui-hand-empty = pusta

## Wybory

tui-your-choice = Twój wybór:
tui-waiting = Czekamy na gracza { $player } …
tui-face-up = Odkryte, poza tą rundą: { $characters }.
tui-left =
    { $count ->
        [few] zostaną { $gold }
       *[other] zostanie { $gold }
    }
tui-target-out = odkryta, poza tą rundą
tui-you-are-bewitched = Czar: możesz tylko pobrać zasoby, resztę tury rozgrywa { character-witch }.
tui-you-are-threat = Szantaż: zaraz po pobraniu zasobów dajesz łapówkę albo odmawiasz.
tui-back = wróć
tui-since-your-turn = od twojej ostatniej tury

## Objaśnienie

tui-explain = Co to jest?
tui-not-possible = Teraz niemożliwe
tui-on-table = Unikatowe dzielnice, które widzisz
tui-legend = Znaki
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

## Zasady

tui-rules-search = słowa albo numer zasady
tui-rules-none = Żadna zasada nie pasuje.
tui-rules-keys = pisz, aby szukać · strzałki, PgUp, PgDn: przewijanie · Esc: wróć do stołu

## Koniec

tui-winner =
    { $count ->
        [one] Wygrywa { $players }
       *[other] Wspólne zwycięstwo: { $players }
    }
tui-ending-city = Pierwsze ukończone miasto ma { $player }.
tui-total = Razem
tui-place = Miejsce
tui-scores-keys = s: zapisz partię · q: wyjdź · Esc: spójrz na stół (znów Esc: wróć tutaj)
