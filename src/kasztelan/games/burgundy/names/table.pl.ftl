### What is asked and refused at a Burgundy table, in Polish; choices and events have files of their own.
### A message gets its facts by the names of the fields; see `texts/sentences.py`.

## Questions: to whoever is asked; what the others read; a short name

decision-first_player = Kto zaczyna?
    .waiting = Trwa losowanie pierwszego gracza.
    .short = pierwszy gracz
decision-draw_board = Która plansza?
    .waiting = Trwa losowanie plansz.
    .short = losowanie planszy
decision-deal = Jakie dobra?
    .waiting = Trwa rozdawanie dóbr.
    .short = rozdawanie dóbr
decision-turn_up = Jakie dobra się odkrywa?
    .waiting = Odkrywane są dobra tej fazy.
    .short = dobra fazy
decision-refill = Który heks?
    .waiting = Trwa uzupełnianie magazynów.
    .short = uzupełnianie magazynów
decision-roll = Co pokazują kości?
    .waiting = Trwa rzut kośćmi.
    .short = rzut kośćmi
decision-roll_white = Co pokazuje biała kość?
    .waiting = Trwa rzut białą kością.
    .short = rzut białą kością
decision-choose_duchy = Na którym księstwie grasz?
    .waiting = Czekamy: { $seat } wybiera księstwo.
    .short = wybór księstwa
decision-start_castle = Gdzie stanie twój zamek startowy?
    .waiting = Czekamy: { $seat } stawia zamek startowy.
    .short = zamek startowy
decision-turn =
    { $dice ->
        [0] Obie kości użyte. Kończysz turę?
       *[other] Twoja tura; kości do użycia: { $dice }.
    }
    .waiting = Teraz gra { $seat }.
    .short = tura
decision-where = Gdzie umieszczasz { $hex_acc }?
    .waiting = Czekamy: { $seat } umieszcza { $hex_acc }.
    .short = wybór pola
decision-which_die = Której kości używasz?
    .waiting = Czekamy: { $seat } wybiera kość.
    .short = wybór kości
decision-make_room = Pola z kluczem są zajęte. Co odrzucasz, żeby wziąć { $hex_acc }?
    .waiting = Czekamy: { $seat } zwalnia pole z kluczem.
    .short = zwalnianie pola z kluczem
decision-extra_action = Zamek daje dodatkową akcję z dowolnym wynikiem. Co robisz?
    .waiting = Czekamy: { $seat } wykonuje dodatkową akcję.
    .short = dodatkowa akcja
decision-white_action = Biały zamek daje akcję z wynikiem { $value }. Co robisz?
    .waiting = Czekamy: { $seat } wykonuje akcję z białą kością.
    .short = akcja z białą kością
decision-take_more = Który heks dobierasz?
    .waiting = Czekamy: { $seat } dobiera heks.
    .short = dobranie heksa
decision-sell_more = Jakie dobra sprzedajesz?
    .waiting = Czekamy: { $seat } sprzedaje dobra.
    .short = sprzedaż dóbr
decision-place_more = Który heks umieszczasz dodatkowo?
    .waiting = Czekamy: { $seat } umieszcza jeszcze jeden heks.
    .short = umieszczenie jeszcze jednego heksa
decision-ship_depot = Z którego magazynu statek zabiera dobra?
    .waiting = Czekamy: { $seat } wybiera magazyn dla statku.
    .short = dobra dla statku
decision-second_depot = Z którego magazynu sąsiadującego z magazynem { $depot } zabierasz też dobra?
    .waiting = Czekamy: { $seat } wybiera drugi magazyn.
    .short = drugi magazyn
decision-ship_goods = Nie wszystkie dobra z magazynu { $depot } się mieszczą. Które zabierasz?
    .waiting = Czekamy: { $seat } wybiera dobra.
    .short = wybór dóbr
decision-crane = Który budynek naśladuje dźwig?
    .waiting = Czekamy: { $seat } wybiera budynek dla dźwigu.
    .short = budynek dla dźwigu
decision-geese = Które zwierzęta liczą się z gęsiami?
    .waiting = Czekamy: { $seat } wybiera zwierzęta dla gęsi.
    .short = zwierzęta z gęsiami
decision-over = Koniec gry.

## Reasons: why something cannot be done now

reason-not_now = Teraz nie można tego zrobić.
reason-not_your_decision = To nie twoja decyzja.
reason-game_over = Koniec gry.
reason-nothing_to_undo = Nie ma czego cofnąć.
reason-answer_first = Najpierw odpowiedz na zadane pytanie.
reason-no_dice_left = Obie twoje kości są już użyte.
reason-not_in_depot = W magazynie { $depot } nie ma { $hex_gen }.
reason-not_in_black_depot = W czarnym magazynie nie ma { $hex_gen }.
reason-not_stored = Na twoich polach z kluczem nie ma { $hex_gen }.
reason-needs_workers = Potrzeba { $needs_workers_gen }; masz { $workers }.
reason-needs_silver = Potrzeba { $needs_silver_gen }; masz { $silver }.
reason-bought_already = W tej turze kupiono już heks.
reason-no_goods = Nie masz takich dóbr: { $goods }.
reason-nowhere_to_place = Nie ma teraz osiągalnego pola dla { $hex_gen }.
reason-space_covered = Pole { $space } jest już zajęte.
reason-space_colour = To pole ma kolor: { $type_colour }; pasują tylko { $type_plural }.
reason-space_not_adjacent = Pole { $space } nie sąsiaduje z żadnym umieszczonym heksem.
reason-building_twice = To miasto ma już { $hex_acc }.
reason-not_castle_space = Pole { $space } nie jest bordowe.
reason-no_monastery = W twoim księstwie nie ma { $hex_gen }.
reason-used_already = W tej turze użyto już { $hex_gen }.
reason-not_that_sort = Ten efekt nie pozwala dobrać { $hex_gen }.
reason-not_offered = Tego nie ma teraz do wyboru.
reason-no_such_space = W twoim księstwie nie ma takiego pola.
reason-not_adjacent_depot = Magazyn { $depot } nie sąsiaduje z wybranym.
reason-cannot_decline = Z tego nie można zrezygnować.
reason-inn_twice = Na tym obszarze jest już karczma.
reason-needs_both_dice = Obie twoje kości muszą być nieużyte.
reason-no_lost_castle = Żaden zamek nie wypadł jeszcze z magazynów.
reason-needs_points = Potrzeba { $needs_points_gen }; masz { $points }.
reason-not_connected = Obszar pola { $space } nie styka się z żadnym umieszczonym zamkiem.
reason-own_turn_only = Można to zrobić tylko we własnej turze.
reason-only_for_room = Heksy z pól z kluczem odrzuca się tylko po to, by zrobić miejsce na dobierany heks.
reason-no_goods_there = W magazynie { $depot } nie ma dóbr.
reason-not_agreed = Przy tym stole nie gra się z tą zasadą.

## What points come from, and why the game ended

source-areas = obszary
source-phases = premia za fazę
source-bonus_tiles = kafelki premiowe
source-animals = zwierzęta
source-buildings = strażnice
source-sales = sprzedaż
source-goods = niesprzedane dobra
source-silver = srebrne monety
source-workers = robotnicy
source-monasteries = klasztory
source-posts = posterunki graniczne
source-recovered = odzyskane zamki
ending-phases = rozegrano wszystkie pięć faz

## How far the game is, in a list of tables

moment = faza { $phase }, runda { $round }
