### What is asked and refused at a Citadels table, in Polish; choices and events have files of their own.
### Names of players are not inflected: they stand alone or after "gracz". Verbs are in the present: it has no gender.

mark-beautified =
    { $beautified ->
        [yes] {" (z upiększeniem)"}
       *[other] {""}
    }

## What the editions call differently

gold-one =
    { $dialect ->
        [classic] 1 sztuka złota
       *[other] 1 moneta
    }
    .acc =
        { $dialect ->
            [classic] 1 sztukę złota
           *[other] 1 monetę
        }
    .gen =
        { $dialect ->
            [classic] 1 sztuki złota
           *[other] 1 monety
        }
gold-some =
    { $dialect ->
        [classic] złoto
       *[other] monety
    }
    .gen =
        { $dialect ->
            [classic] złota
           *[other] monet
        }
destroy =
    { $dialect ->
        [classic] Zniszcz
       *[other] Zburz
    }
    .inf =
        { $dialect ->
            [classic] zniszczyć
           *[other] zburzyć
        }
destroys =
    { $dialect ->
        [classic] niszczy
       *[other] burzy
    }
    .you =
        { $dialect ->
            [classic] Niszczysz
           *[other] Burzysz
        }
    .you_inside =
        { $dialect ->
            [classic] niszczysz
           *[other] burzysz
        }

## Questions: to whoever is asked; what the others read; a short name

decision-choose_crown = Kto dostaje pierwszą koronę?
    .waiting = Trwa losowanie pierwszej korony.
    .short = pierwsza korona
decision-choose_cast = Która postać wchodzi do obsady?
    .waiting = Trwa losowanie obsady.
    .short = obsada
decision-choose_unique = Która dzielnica unikatowa trafia do talii?
    .waiting = Trwa losowanie dzielnic unikatowych.
    .short = dzielnice unikatowe
decision-open_character = Która postać leży odkryta?
    .waiting = Trwa wykładanie odkrytej postaci.
    .short = odkryta postać
decision-aside_character = Która postać leży zakryta?
    .waiting = Trwa odkładanie zakrytej postaci.
    .short = zakryta postać
decision-middle_character = Którą postać odrzuca los?
    .waiting = Los odrzuca jedną postać.
    .short = losowo odrzucona postać
decision-gain = Która karta przychodzi z talii?
    .waiting = Karta przychodzi z talii.
    .short = karta z talii
decision-draw_cards = Która karta zostaje dobrana?
    .waiting = Trwa dobieranie kart.
    .short = dobieranie kart
decision-lose = Którą kartę zabiera los?
    .waiting = Los wybiera traconą kartę.
    .short = losowa strata karty
decision-theater_card = Która postać przychodzi w zamian?
    .waiting = Los wybiera postać w zamian.
    .short = losowa zamiana postaci

decision-pick_character = Wybierz postać.
    .waiting = Postać wybiera { $seat }.
    .short = wybór postaci
decision-discard_character = Którą postać odrzucasz zakrytą?
    .waiting = Postać odrzuca { $seat }.
    .short = odrzucenie postaci
decision-theater_seat = Z kim wymieniasz się postacią?
    .waiting = { $seat } decyduje, czy użyć { district-theater.gen }.
    .short = { district-theater }
decision-theater_offer = Którą ze swoich postaci oddajesz?
    .waiting = Postać do oddania wybiera { $seat }.
    .short = oddanie postaci
decision-turn = Twoja tura. Grasz jako { $character }.
    .waiting = Swoją turę ({ $character }) rozgrywa { $seat }.
    .short = tura
decision-keep_cards = Wybierz kartę, którą zatrzymujesz; do zatrzymania: { $count_text }.
    .waiting = Zatrzymywane karty wybiera { $seat }; do zatrzymania: { $count_text }.
    .short = zatrzymanie kart
decision-bewitching =
    { $dialect ->
        [classic] Którą postać oczarujesz?
       *[other] Którą postać zaczarujesz?
    }
    .waiting = { $seat } decyduje, na kogo rzucić czar.
    .short = rzucenie czaru
decision-warrants = Gdzie trafia następny niepodpisany nakaz? Do położenia: { $count }.
    .waiting = Nakazy kładzie { $seat }.
    .short = kładzenie nakazów
decision-confiscation = { $other } płaci { $gold_acc } za { $card_acc }. Czy konfiskujesz tę dzielnicę?
    .waiting = { $other } buduje { $card_acc }; { $seat } decyduje o konfiskacie.
    .short = konfiskata
    .at_you_waiting = Budujesz { $card_acc }; { $seat } decyduje o konfiskacie.
decision-threats = Gdzie trafia chusta bez kwiatu?
    .waiting = Karty szantażu kładzie { $seat }.
    .short = kładzenie kart szantażu
decision-settling = { $other } cię szantażuje. Płacisz łapówkę: { $gold_acc }?
    .waiting = { $seat } decyduje, czy zapłacić łapówkę; czeka na nią { $other }.
    .short = odpowiedź na szantaż
    .at_you_waiting = { $seat } decyduje, czy zapłacić ci łapówkę.
decision-threat_reveal = { $other } nie płaci łapówki. Ujawniasz szantaż?
    .waiting = { $other } nie płaci łapówki; { $seat } decyduje, czy ujawnić szantaż.
    .short = ujawnienie szantażu
    .at_you_waiting = Nie płacisz łapówki; { $seat } decyduje, czy ujawnić szantaż.
decision-redrawing = Odkładasz pod talię kolejną kartę czy bierzesz nowe?
    .waiting = Karty wymienia { $seat }.
    .short = wymiana kart
decision-wizard_take = Którą kartę bierzesz od gracza { $other }?
    .waiting = Kartę gracza { $other } wybiera { $seat }.
    .short = wzięcie karty
    .at_you_waiting = Twoją kartę wybiera { $seat }.
decision-wizard_build = Bierzesz tę kartę na rękę czy od razu budujesz?
    .waiting = { $seat } decyduje, co zrobić z kartą gracza { $other }.
    .short = budowa od razu
    .at_you_waiting = { $seat } decyduje, co zrobić z twoją kartą.
decision-seer_give = Którą kartę oddajesz graczowi { $other }?
    .waiting = Kartę dla gracza { $other } wybiera { $seat }.
    .short = oddanie karty
    .at_you_waiting = Kartę dla ciebie wybiera { $seat }.
decision-crowning = Komu oddajesz koronę?
    .waiting = Koronę oddaje { $seat }.
    .short = oddanie korony
decision-crown_gift = Co bierzesz od gracza { $other }?
    .waiting = { $seat } decyduje, co wziąć od gracza { $other }.
    .short = zapłata za koronę
    .at_you_waiting = { $seat } decyduje, co wziąć od ciebie.
decision-crown_tribute = Co oddajesz za koronę graczowi { $other }?
    .waiting = { $seat } decyduje, co oddać graczowi { $other }.
    .short = zapłata za koronę
    .at_you_waiting = { $seat } decyduje, co oddać tobie.
decision-heir =
    { $dialect ->
        [classic] Komu twój zamordowany { character-emperor } oddaje koronę?
       *[other] Komu twój zabity { character-emperor } oddaje koronę?
    }
    .waiting = Koronę oddaje { $seat }.
    .short = oddanie korony
decision-lender = Od kogo bierzesz brakujące monety ({ $gold_text }) na { $card_acc }?
    .waiting = { $seat } decyduje, kto dopłaci za { $card_acc }.
    .short = wybór, kto dopłaca
decision-loan_cards = Wybierz kartę dla gracza { $other }; do oddania: { $count_text }.
    .waiting = Karty dla gracza { $other } wybiera { $seat }; do oddania: { $count_text }.
    .short = oddanie kart
    .at_you_waiting = Karty dla ciebie wybiera { $seat }; do oddania: { $count_text }.
decision-den_cards = Wybierz kartę, którą płacisz za { $card_acc }; do zapłaty: { $count_text }.
    .waiting = Karty za { $card_acc } wybiera { $seat }; do zapłaty: { $count_text }.
    .short = zapłata kartami
decision-trade = Którą dzielnicę oddajesz za { $card_acc } gracza { $other }?
    .waiting = Dzielnicę na wymianę za { $card_acc } gracza { $other } wybiera { $seat }.
    .short = zamiana dzielnic
    .at_you_waiting = Dzielnicę na wymianę za { $card_acc } z twojego miasta wybiera { $seat }.
decision-beautifying = Upiększasz jeszcze jedną dzielnicę?
    .waiting = { $seat } decyduje, czy upiększyć jeszcze jedną dzielnicę.
    .short = upiększanie
decision-lighthouse_search = Bierzesz kartę z talii?
    .waiting = { $seat } decyduje, czy użyć { district-lighthouse.gen }.
    .short = { district-lighthouse }
decision-bell = Ogłaszasz, że do ukończenia miasta wystarczy o jedną dzielnicę mniej?
    .waiting = { $seat } decyduje, czy użyć { district-bell_tower.gen }.
    .short = { district-bell_tower }
decision-grave = Płacisz { gold-one.acc }, by wziąć zniszczoną kartę ({ $card })?
    .waiting = { $seat } decyduje, czy wziąć zniszczoną kartę ({ $card }).
    .short = { district-graveyard }
decision-hospital_call =
    { $dialect ->
        [classic] Zamordowana postać to { $character }. Jeśli jest twoja, używasz { district-hospital.gen }?
       *[other] Zabita postać to { $character }. Jeśli jest twoja, używasz { district-hospital.gen }?
    }
    .waiting = { $seat } decyduje, czy użyć { district-hospital.gen }.
    .short = { district-hospital }
decision-effect = Używasz { $card_gen }?
    .waiting = { $seat } decyduje, czy użyć { $card_gen }.
    .short = efekt dzielnicy
decision-over = Koniec gry.

## Reasons: why something cannot be done now

reason-not_now = Teraz to niemożliwe.
reason-not_your_decision = To nie twoja decyzja.
reason-game_over = Koniec gry.
reason-nothing_to_undo = Nie ma czego cofnąć.
reason-answer_first = Najpierw { $decision_text }.
reason-not_among_choices = To nie jest jedna z możliwych odpowiedzi.
reason-warrant_not_signed = Ten nakaz nie jest podpisany.
reason-not_your_character = { $character } to nie twoja postać.
reason-turn_is_ending = Twoja tura się kończy: nic więcej nie możesz w niej zrobić.
reason-already_gathered = W tej turze zasoby są już pobrane.
reason-deck_is_empty = W talii brakuje kart.
reason-only_gathering = Teraz możesz tylko wziąć { gold-some } lub dobrać karty.
reason-gather_first = Najpierw weź { gold-some } lub dobierz karty.
reason-not_the_card_taken = Od razu możesz wybudować tylko wziętą kartę: { $card }.
reason-not_in_hand = Nie masz na ręce tej karty: { $card }.
reason-character_cannot_build = { $character } nie może budować.
reason-limit_reached = Limit budowy jest wyczerpany: { $limit_districts }.
reason-already_in_city = Masz już w mieście { $card_acc }.
reason-too_many_districts = Limit dzielnic w mieście ({ $limit }) nie pozwala wybudować { $card_gen }.
reason-never_built = Nie można wybudować { $card_gen }.
reason-needs_district = Nie masz w mieście { $card_gen }.
reason-not_in_city = W tym mieście nie ma { $card_gen }.
reason-no_loan_needed = Masz dość własnych monet.
reason-no_loan = Nikt nie może dać ci brakujących monet ({ $gold_text }) albo brak ci na to kart.
reason-needs_gold = Potrzeba { $needed_gold_gen }, masz { $has }.
reason-too_many_cards = Można zapłacić najwyżej { $limit_cards_acc }.
reason-needs_cards = Potrzeba { $needed_cards_gen }, masz { $has }.
reason-already_used = { $card }: efekt wykorzystany w tej turze.
reason-no_such_seat = Przy tym stole nie ma miejsca { $seat }.
reason-city_completed = Miasto gracza { $seat } jest ukończone.
    .you = Twoje miasto jest ukończone.
reason-armory_itself = { district-armory } nie może { destroy.inf } sama siebie.
reason-own_district = To twoja własna dzielnica: { $card }.
reason-protected_district = Ta dzielnica jest chroniona: { $card }.
reason-bishop_protects = Miasto gracza { $seat } chroni { character-bishop }.
    .you = Twoje miasto chroni { character-bishop }.
reason-too_dear_to_seize = Koszt { $card_gen } to { $cost }; zabrać można dzielnicę o koszcie do 3.
reason-nothing_to_exchange = Nie masz dzielnicy, którą można zamienić na { $card_acc }.
reason-not_this_character = Twoja postać tego nie potrafi; potrafi to { $character }.
reason-ability_used = Ta zdolność jest już w tej turze wykorzystana.
reason-no_such_player = Nie możesz wybrać tego gracza.
reason-empty_hand = { $seat } nie ma kart na ręce.
    .you = Nie masz kart na ręce.
reason-all_hands_empty = Nikt inny nie ma kart na ręce.
reason-richest_are_tied = Kilku graczy ma najwięcej { gold-some.gen }, więc nie płaci nikt.
reason-not_richer = Płaci tylko najbogatszy gracz, jeśli ma więcej { gold-some.gen } od ciebie.
reason-not_beside_royalty = Nikt obok ciebie nie ma ujawnionej postaci o randze 4.
reason-no_tax = Nie ma podatku do zabrania.
reason-income_taken = Dochód jest już w tej turze pobrany.
reason-no_income = Nie masz dochodu.
reason-wrong_split = Twój dochód to razem { $count }, licząc { gold-some } i karty.
reason-crown_settled = Korona już w tej turze zmieniła miejsce.
reason-crown_is_the_owners =
    { $dialect ->
        [classic] Koronę dostaje oczarowany gracz.
       *[other] Koronę dostaje zaczarowany gracz.
    }
reason-crown_must_move = Koronę musi dostać inny gracz, który jej nie ma.
reason-not_in_cast = { $character } nie należy do obsady.
reason-own_character = { $character } to twoja własna postać.
reason-killed_character =
    { $dialect ->
        [classic] Tę postać zamordowano: { $character }.
       *[other] Tę postać zabito: { $character }.
    }
reason-bewitched_character =
    { $dialect ->
        [classic] Tę postać oczarowano: { $character }.
       *[other] Tę postać zaczarowano: { $character }.
    }
reason-rank_too_low = Tej postaci nie można wskazać, ma za niską rangę: { $character }.
reason-already_beautified = Ta dzielnica jest już upiększona: { $card }.

## What points come from, and why the game ended

source-districts = dzielnice
source-all_types = wszystkie pięć rodzajów
source-first_city = pierwsze ukończone miasto
source-completed_city = ukończone miasto
source-dragon_gate = { district-dragon_gate }
source-university = { district-university }
source-basilica = { district-basilica }
source-imperial_treasury = { district-imperial_treasury }
source-map_room = { district-map_room }
source-museum = { district-museum }
source-statue = { district-statue }
source-capitol = { district-capitol }
source-ivory_tower = { district-ivory_tower }
source-wishing_well = { district-wishing_well }
source-secret_vault = { district-secret_vault }
ending-city = miasto zostało ukończone
ending-round_limit = osiągnięto limit rund

## How far the game is, in a list of tables

moment = runda { $round }
