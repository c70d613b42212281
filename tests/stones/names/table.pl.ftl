### Co się wybiera, o co pyta, co się dzieje i czego nie wolno w Kamieniach, po polsku.

## Kto gra bez miejsca

automa-unknown = Automa
automa-miller = Młynarz
automa-heron = Czapla

## Wybory

action-call_automa = Gra { $automa }
    .short = Automa
action-deal = Rozdaj { $number }
    .short = Rozdaj
action-begin = Zaczyna { $seat }
    .short = Zaczyna
action-take =
    { $cost ->
        [none] Weź { $stones_acc }
        [0] Weź { $stones_acc } za darmo
       *[other] Weź { $stones_acc } za { $cost_acc }
    }
    .short = Weź
action-peek =
    { $cost ->
        [none] Podejrzyj liczbę gracza { $other }
        [0] Podejrzyj liczbę gracza { $other } za darmo
       *[other] Podejrzyj liczbę gracza { $other } za { $cost_acc }
    }
    .short = Podejrzyj

## Pytania

decision-call = Która automa gra?
    .waiting = Trwa losowanie automy.
    .short = losowanie automy
decision-luck = Jaką szczęśliwą liczbę dostaje { $other }?
    .waiting = Szczęśliwą liczbę dostaje { $other }.
    .short = rozdawanie liczb
decision-first = Kto zaczyna?
    .waiting = Trwa losowanie pierwszego gracza.
    .short = losowanie pierwszego gracza
decision-turn = Twoja tura: możesz wziąć najwyżej { $most_stones_acc }.
    .waiting = Kamienie bierze { $seat }.
    .short = tura
decision-rules = Gra toczy się sama.
    .waiting = Gra toczy się sama.
    .short = zasady
decision-over = Koniec gry.

## Wydarzenia

event-automa_called = Gra { $automa }.
event-dealt = { $seat } dostaje szczęśliwą liczbę.
    .known = { $seat } dostaje szczęśliwą liczbę { $number }.
event-began = Zaczyna { $seat }.
event-took =
    { $cost ->
        [0] { $seat } bierze { $stones_acc }.
       *[other] { $seat } bierze { $stones_acc } za { $cost_acc }.
    }
event-cairn_grew = { $seat } i { $other } biorą po tyle samo: ich kopiec rośnie.
event-peeked = { $seat } przechodzi przez most i podgląda liczbę gracza { $other }.
    .known = { $seat } przechodzi przez most i podgląda liczbę gracza { $other }: { $number }.
event-automa_decided = { $seat } chce wziąć { $stones_acc } ({ $rule }).
event-automa_took = { $seat } bierze { $stones_acc } ({ $rule }).
event-automa_rested =
    { $bonus ->
        [0] { $seat } odpoczywa ({ $rule }).
       *[other] { $seat } ma najmniej kamieni i dostaje punkt ({ $rule }).
    }
event-tide_rose = Koniec okrążenia { $lap }, nadchodzi przypływ ({ $rule }).
event-washed_away = Przypływ zabiera { $stones_acc } ({ $rule }).
event-luck_shown =
    { $lucky ->
        [yes] Szczęśliwa liczba gracza { $seat } to { $number }: sprawdziła się.
       *[no] Szczęśliwa liczba gracza { $seat } to { $number }.
    }
event-game_over =
    { $reason ->
        [washed_away] Koniec gry: przypływ zabrał ostatnie kamienie.
       *[heap_gone] Koniec gry: nie ma już kamieni.
    }

## Powody

reason-not_now = Teraz to niemożliwe.
reason-not_your_decision = To nie twoja decyzja.
reason-game_over = Koniec gry.
reason-nothing_to_undo = Nie ma czego cofnąć.
reason-heap_too_small = Na stosie tylko { $leaves_text }.
reason-needs_shells = Kosztuje { $cost_acc }, masz { $shells }.
reason-no_bridge = Nie ma mostu.
reason-empty_chair = Nikt tam nie siedzi.
reason-own_number = Swoją liczbę znasz.
reason-already_seen = Znasz już liczbę gracza { $other }.

## Punkty i zakończenia

source-stones = kamienie
source-luck = szczęście
source-moss = mech
source-bonus = odpoczynek
source-cairn = kopiec
ending-heap_gone = nie ma już kamieni
ending-washed_away = przypływ zabrał ostatnie kamienie

count-stones =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
        [many] { $n } kamieni
       *[other] { $n } kamienia
    }
    .acc =
        { $n ->
            [one] { $n } kamień
            [few] { $n } kamienie
            [many] { $n } kamieni
           *[other] { $n } kamienia
        }
    .gen =
        { $n ->
            [one] { $n } kamienia
            [few] { $n } kamieni
            [many] { $n } kamieni
           *[other] { $n } kamienia
        }
count-shells =
    { $n ->
        [one] { $n } muszla
        [few] { $n } muszle
        [many] { $n } muszli
       *[other] { $n } muszli
    }
    .acc =
        { $n ->
            [one] { $n } muszlę
            [few] { $n } muszle
            [many] { $n } muszli
           *[other] { $n } muszli
        }
    .gen =
        { $n ->
            [one] { $n } muszli
            [few] { $n } muszli
            [many] { $n } muszli
           *[other] { $n } muszli
        }
