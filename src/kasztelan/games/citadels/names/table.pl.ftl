### What is chosen, asked, told and refused at a Citadels table, in Polish.
### Names of players are not inflected: they stand alone or after "gracz". Verbs are in the present: it has no gender.

mark-beautified =
    { $beautified ->
        [yes] {" (z upiększeniem)"}
       *[other] {""}
    }

## What the editions call differently

gold-one =
    { $dialect ->
        [classic] 1 sztuka złota
       *[other] 1 moneta
    }
    .acc =
        { $dialect ->
            [classic] 1 sztukę złota
           *[other] 1 monetę
        }
    .gen =
        { $dialect ->
            [classic] 1 sztuki złota
           *[other] 1 monety
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

## Choices: what a player reads in the list, and a short label

action-crown_first = Pierwszą koronę dostaje { $seat }
    .short = Pierwsza korona
    .you = Dostajesz pierwszą koronę
action-cast = Do obsady wchodzi { $character }
    .short = Obsada
action-include = Do talii trafia karta: { $card }
    .short = Talia
action-lay_open = Wyłóż odkrytą kartę { $character_gen }
    .short = Wyłóż odkrytą
action-lay_aside = Odłóż zakrytą kartę { $character_gen }
    .short = Odłóż zakrytą
action-draw = Dobierz { $card_acc }
    .short = Dobierz
action-lose_card = Strać { $card_acc }
    .short = Strać kartę
action-theater_draw = Wylosuj { $character_acc }
    .short = Wylosuj postać

action-pick = Wybierz { $character_acc }
    .short = Wybierz
action-discard = Odrzuć { $character_acc }
    .short = Odrzuć
action-swap_characters = Zamień się kartą postaci z graczem { $seat }
    .short = Zamień postać
action-offer_character = Oddaj { $character_acc }
    .short = Oddaj

action-gather_gold =
    { $gold ->
        [none] Weź monety
       *[other] Weź { $gold_acc }
    }
    .short = Weź monety
action-gather_cards =
    { $keep ->
        [none]
            { $count ->
                [none] Dobierz karty
               *[other] Dobierz { $count_acc }
            }
       *[other] Dobierz { $count_acc } i zatrzymaj { $keep }
    }
    .short = Dobierz karty
action-keep = Zatrzymaj { $card_acc }
    .short = Zatrzymaj
action-build =
    { $price ->
        [none] Wybuduj { $card_acc }
       *[other] Wybuduj { $card_acc } za { $price_acc }
    }
    .short = Wybuduj
action-build_with_framework = Wybuduj { $card_acc }, burząc { district-framework.acc }
    .short = Wybuduj przez { district-framework.acc }
action-build_by_sacrifice = Wybuduj { district-necropolis.acc }, burząc { $card_acc }{ mark-beautified }
    .short = Wybuduj za ofiarę
action-build_with_cards =
    { $price ->
        [none] Wybuduj { district-thieves_den.acc }, płacąc z ręki { $count_acc }
        [0] Wybuduj { district-thieves_den.acc } za { $count_acc } z ręki
       *[other] Wybuduj { district-thieves_den.acc } za { $count_acc } z ręki i { $price_acc }
    }
    .short = Wybuduj za karty
action-build_with_loan =
    { $price ->
        [none] Wybuduj { $card_acc } z pomocą monet innego gracza
       *[other] Wybuduj { $card_acc } za { $price_acc } z pomocą monet innego gracza
    }
    .short = Wybuduj z pomocą
action-borrow_from =
    { $gold ->
        [none] Weź brakujące monety od gracza { $seat }
       *[other] Weź { $gold_acc } od gracza { $seat }
    }
    .short = Weź monety
action-pay_card = Zapłać kartą: { $card }
    .short = Zapłać kartą
action-give =
    { $other ->
        [none] Oddaj { $card_acc }
       *[other] Oddaj { $card_acc } graczowi { $other }
    }
    .short = Oddaj kartę

action-kill = Zabij { $character_acc }
    .short = Zabij
action-bewitch = Zaczaruj { $character_acc }
    .short = Zaczaruj
action-sign_warrant = Połóż podpisany nakaz na karcie { $character_gen }
    .short = Podpisany nakaz
action-warrant = Połóż niepodpisany nakaz na karcie { $character_gen }
    .short = Nakaz
action-confiscate =
    { $card ->
        [none] Skonfiskuj dzielnicę
       *[other] Skonfiskuj { $card_acc }
    }
    .short = Skonfiskuj
action-rob = Okradnij { $character_acc }
    .short = Okradnij
action-spy = Szpieguj gracza { $seat }: dzielnica { $type }
    .short = Szpieguj
action-threaten_with_flower = Połóż szantaż z kwiatem na karcie { $character_gen }
    .short = Szantaż z kwiatem
action-threaten = Połóż szantaż bez kwiatu na karcie { $character_gen }
    .short = Szantaż bez kwiatu
action-bribe =
    { $gold ->
        [none] Daj łapówkę
       *[other] Daj łapówkę: { $gold_acc }
    }
    .short = Daj łapówkę
action-refuse = Odmów łapówki
    .short = Odmów
action-reveal_threat = Odkryj szantaż
    .short = Odkryj
action-swap_hands = Zamień się ręką z graczem { $seat }
    .short = Zamień ręce
action-redraw = Odłóż { $card_acc } pod talię
    .short = Wymień kartę
action-look = Obejrzyj rękę gracza { $seat }
    .short = Obejrzyj rękę
action-take = Weź { $card_acc }
    .short = Weź
action-to_hand = Weź tę kartę na rękę
    .short = Na rękę
action-divine = Weź po 1 losowej karcie od wszystkich innych graczy
    .short = Weź karty
action-take_crown = Weź koronę
    .short = Korona
action-give_crown = Oddaj koronę graczowi { $seat }
    .short = Oddaj koronę
action-take_gold =
    { $other ->
        [none] Weź 1 monetę
       *[other] Weź 1 monetę od gracza { $other }
    }
    .short = Weź monetę
action-take_card =
    { $decision ->
        [lighthouse_search] Przejrzyj talię i weź z niej kartę
        [none] Weź kartę
       *[other] Weź losową kartę od gracza { $other }
    }
    .short = Weź kartę
action-give_gold =
    { $other ->
        [none] Oddaj 1 monetę
       *[other] Oddaj 1 monetę graczowi { $other }
    }
    .short = Oddaj monetę
action-income =
    { $gold ->
        [none]
            { $count ->
                [none] Pobierz dochód
               *[other] Pobierz dochód: { $count_acc }
            }
       *[other] Pobierz dochód: { $gold_acc }
    }
    .short = Dochód
action-income_split =
    { $count ->
        [none] Pobierz dochód: { $gold_acc }, resztę w kartach
        [0] Pobierz dochód: { $gold_acc }
       *[other]
            { $gold ->
                [0] Pobierz dochód: { $count_acc }
               *[other] Pobierz dochód: { $gold_acc } i { $count_acc }
            }
    }
    .short = Dochód
action-tithe = Weź 1 monetę od gracza { $seat }
    .short = Weź monetę
action-merchant_gold = Weź jeszcze 1 monetę
    .short = Dodatkowa moneta
action-architect_cards = Weź jeszcze 2 karty
    .short = Dodatkowe karty
action-navigator_gold = Weź jeszcze 4 monety
    .short = Dodatkowe monety
action-navigator_cards = Weź jeszcze 4 karty
    .short = Dodatkowe karty
action-study = Obejrzyj 7 kart i zatrzymaj 1
    .short = Obejrzyj karty
action-destroy =
    { $price ->
        [none] Zburz { $card_acc }{ mark-beautified } gracza { $seat }
       *[other] Zburz { $card_acc }{ mark-beautified } gracza { $seat } ({ $price_text })
    }
    .short = Zburz
    .you =
        { $price ->
            [none] Zburz własną dzielnicę: { $card_acc }{ mark-beautified }
           *[other] Zburz własną dzielnicę: { $card_acc }{ mark-beautified } ({ $price_text })
        }
action-exchange = Zamień dzielnicę na { $card_acc }{ mark-beautified } gracza { $seat }
    .short = Zamień
action-give_district =
    { $price ->
        [none] Oddaj { $card_acc }{ mark-beautified }
        [0] Oddaj { $card_acc }{ mark-beautified }
       *[other] Oddaj { $card_acc }{ mark-beautified } i dopłać { $price_acc }
    }
    .short = Oddaj
action-seize =
    { $price ->
        [none] Przejmij { $card_acc }{ mark-beautified } gracza { $seat }
       *[other] Przejmij { $card_acc }{ mark-beautified } gracza { $seat } ({ $price_text })
    }
    .short = Przejmij
    .you = Zabierz własną dzielnicę: { $card_acc }{ mark-beautified }
action-royal_gift = Weź 3 monety za sąsiedztwo rangi 4
    .short = Monety Królowej
action-beautify = Upiększ { $card_acc } (1 moneta)
    .short = Upiększ
action-collect_tax =
    { $gold ->
        [none] Zabierz podatek
       *[other] Zabierz podatek: { $gold_acc }
    }
    .short = Zabierz podatek

action-armory = Zburz { district-armory.acc }, a z nią { $card_acc }{ mark-beautified } gracza { $seat }
    .short = { district-armory }
    .you = Zburz { district-armory.acc }, a z nią własną dzielnicę: { $card_acc }{ mark-beautified }
action-laboratory =
    { $gold ->
        [none] Odrzuć { $card_acc } za monety ({ district-laboratory })
       *[other] Odrzuć { $card_acc } za { $gold_acc } ({ district-laboratory })
    }
    .short = { district-laboratory }
action-museum = Wsuń { $card_acc } pod { district-museum.acc }
    .short = { district-museum }
action-smithy = Zapłać 2 monety za 3 karty ({ district-smithy })
    .short = { district-smithy }
action-search = Weź z talii { $card_acc }
    .short = Weź z talii
action-ring_bell = Ogłoś, że do ukończenia miasta wystarczy o jedną dzielnicę mniej
    .short = { district-bell_tower }
action-recover =
    { $card ->
        [none] Zapłać 1 monetę i weź zburzoną kartę
       *[other] Zapłać 1 monetę i weź { $card_acc }
    }
    .short = { district-graveyard }
action-use_hospital = Użyj { district-hospital.gen } i pobierz zasoby
    .short = { district-hospital }
action-use_effect =
    { $card ->
        [none] Użyj efektu dzielnicy
       *[other]
            { $gold ->
                [none]
                    { $count ->
                        [none] Użyj { $card_gen }
                       *[other] Użyj { $card_gen }: { $count_text }
                    }
               *[other] Użyj { $card_gen }: { $gold_text }
            }
    }
    .short = Użyj

action-done =
    { $decision ->
        [redrawing] Gotowe: weź tyle samo nowych kart
        [beautifying] Gotowe: nie upiększaj więcej
       *[other] Gotowe
    }
    .short = Gotowe
action-pass =
    { $decision ->
        [confiscation] Zostaw nakaz zakryty
        [threat_reveal] Zostaw szantaż zakryty
        [theater_seat] Zachowaj swoją postać
        [lighthouse_search] Nie przeglądaj talii
        [bell] Niczego nie ogłaszaj
        [grave] Nie bierz tej karty
        [hospital_call] Nie używaj { district-hospital.gen }
        [effect] Nie używaj { $card_gen }
       *[other] Pas
    }
    .short = Pas
action-end_turn = Zakończ turę
    .short = Zakończ turę

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
decision-theater_seat = Z kim zamieniasz się postacią?
    .waiting = O użyciu { district-theater.gen } decyduje { $seat }.
    .short = { district-theater }
decision-theater_offer = Którą ze swoich postaci oddajesz?
    .waiting = Postać do oddania wybiera { $seat }.
    .short = oddanie postaci
decision-turn = Twoja tura, twoja postać to { $character }.
    .waiting = Swoją turę ({ $character }) rozgrywa { $seat }.
    .short = tura
decision-keep_cards = Wybierz kartę, którą zatrzymujesz; do zatrzymania: { $count_text }.
    .waiting = Zatrzymywane karty wybiera { $seat }; do zatrzymania: { $count_text }.
    .short = zatrzymanie kart
decision-bewitching = Którą postać zaczarujesz?
    .waiting = Postać do zaczarowania wskazuje { $seat }.
    .short = zaczarowanie
decision-warrants = Gdzie trafia następny niepodpisany nakaz? Do położenia: { $count }.
    .waiting = Nakazy kładzie { $seat }.
    .short = kładzenie nakazów
decision-confiscation = { $other } płaci { $gold_acc } za { $card_acc }. Czy konfiskujesz tę dzielnicę?
    .waiting = { $other } buduje { $card_acc }; o konfiskacie decyduje { $seat }.
    .short = konfiskata
    .at_you_waiting = Budujesz { $card_acc }; o konfiskacie decyduje { $seat }.
decision-threats = Gdzie trafia szantaż bez kwiatu?
    .waiting = Szantaże kładzie { $seat }.
    .short = kładzenie szantaży
decision-settling = { $other } cię szantażuje. Dajesz łapówkę: { $gold_acc }?
    .waiting = O łapówce, na którą czeka { $other }, decyduje { $seat }.
    .short = rozpatrzenie szantażu
    .at_you_waiting = O łapówce dla ciebie decyduje { $seat }.
decision-threat_reveal = { $other } odmawia łapówki. Czy odkrywasz szantaż?
    .waiting = { $other } odmawia łapówki; o odkryciu szantażu decyduje { $seat }.
    .short = odkrycie szantażu
    .at_you_waiting = Nie płacisz łapówki; o ujawnieniu szantażu decyduje { $seat }.
decision-redrawing = Odkładasz pod talię kolejną kartę czy bierzesz nowe?
    .waiting = Karty wymienia { $seat }.
    .short = wymiana kart
decision-wizard_take = Którą kartę bierzesz od gracza { $other }?
    .waiting = Kartę gracza { $other } wybiera { $seat }.
    .short = wzięcie karty
    .at_you_waiting = Twoją kartę wybiera { $seat }.
decision-wizard_build = Bierzesz tę kartę na rękę czy od razu budujesz?
    .waiting = Co zrobić z kartą od gracza { $other }, decyduje { $seat }.
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
    .waiting = Co wziąć od gracza { $other }, decyduje { $seat }.
    .short = zapłata za koronę
    .at_you_waiting = { $seat } decyduje, co wziąć od ciebie.
decision-crown_tribute = Co oddajesz za koronę graczowi { $other }?
    .waiting = Co oddać graczowi { $other }, decyduje { $seat }.
    .short = zapłata za koronę
    .at_you_waiting = { $seat } decyduje, co oddać tobie.
decision-heir = Komu twój zabity { character-emperor } oddaje koronę?
    .waiting = Koronę oddaje { $seat }.
    .short = oddanie korony
decision-lender = Od kogo bierzesz brakujące monety ({ $gold_text }) na { $card_acc }?
    .waiting = Czyje monety pójdą na { $card_acc }, decyduje { $seat }.
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
    .waiting = O drugim upiększeniu decyduje { $seat }.
    .short = upiększanie
decision-lighthouse_search = Bierzesz kartę z talii?
    .waiting = O użyciu { district-lighthouse.gen } decyduje { $seat }.
    .short = { district-lighthouse }
decision-bell = Ogłaszasz, że do ukończenia miasta wystarczy o jedną dzielnicę mniej?
    .waiting = O użyciu { district-bell_tower.gen } decyduje { $seat }.
    .short = { district-bell_tower }
decision-grave = Płacisz 1 monetę, by wziąć zburzoną kartę ({ $card })?
    .waiting = O wzięciu zburzonej karty ({ $card }) decyduje { $seat }.
    .short = { district-graveyard }
decision-hospital_call = Zabita postać to { $character }. Jeśli jest twoja, używasz { district-hospital.gen }?
    .waiting = O użyciu { district-hospital.gen } decyduje { $seat }.
    .short = { district-hospital }
decision-effect = Używasz { $card_gen }?
    .waiting = O użyciu { $card_gen } decyduje { $seat }.
    .short = efekt dzielnicy
decision-over = Gra skończona.

## Reasons: why something cannot be done now

reason-not_now = Teraz to niemożliwe.
reason-not_your_decision = To nie twoja decyzja.
reason-game_over = Gra skończona.
reason-nothing_to_undo = Nie ma czego cofnąć.
reason-answer_first = Najpierw trzeba rozstrzygnąć co innego: { $decision_text }.
reason-not_among_choices = To nie jest jedna z możliwych odpowiedzi.
reason-warrant_not_signed = Ten nakaz nie jest podpisany.
reason-not_your_character = { $character } to nie twoja postać.
reason-turn_is_ending = Twoja tura się kończy: nic więcej nie możesz w niej zrobić.
reason-already_gathered = W tej turze zasoby są już pobrane.
reason-deck_is_empty = W talii brakuje kart.
reason-only_gathering = Teraz możesz tylko pobrać zasoby.
reason-gather_first = Najpierw musisz pobrać zasoby.
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
reason-armory_itself = { district-armory } nie może zburzyć sama siebie.
reason-own_district = To twoja własna dzielnica: { $card }.
reason-protected_district = Ta dzielnica jest chroniona: { $card }.
reason-bishop_protects = Miasto gracza { $seat } chroni { character-bishop }.
    .you = Twoje miasto chroni { character-bishop }.
reason-too_dear_to_seize = Koszt { $card_gen } to { $cost }; przejąć można dzielnicę o koszcie do 3.
reason-nothing_to_exchange = Nie masz dzielnicy, którą można zamienić na { $card_acc }.
reason-not_this_character = Twoja postać tego nie potrafi; potrafi to { $character }.
reason-ability_used = Ta zdolność jest już w tej turze wykorzystana.
reason-no_such_player = Nie możesz wybrać tego gracza.
reason-empty_hand = { $seat } nie ma kart na ręce.
    .you = Nie masz kart na ręce.
reason-all_hands_empty = Nikt inny nie ma kart na ręce.
reason-richest_are_tied = Kilku graczy ma najwięcej monet, więc nie płaci nikt.
reason-not_richer = Płaci tylko najbogatszy gracz, jeśli ma więcej monet od ciebie.
reason-not_beside_royalty = Nikt obok ciebie nie ma ujawnionej rangi 4.
reason-no_tax = Nie ma podatku do zabrania.
reason-income_taken = Dochód jest już w tej turze pobrany.
reason-no_income = Nie masz dochodu.
reason-wrong_split = Twój dochód to razem { $count }, licząc monety i karty.
reason-crown_settled = Korona już w tej turze zmieniła miejsce.
reason-crown_is_the_owners = Koronę dostaje zaczarowany gracz.
reason-crown_must_move = Koronę musi dostać inny gracz, który jej nie ma.
reason-not_in_cast = { $character } nie należy do obsady.
reason-own_character = { $character } to twoja własna postać.
reason-killed_character = Ta postać jest zabita: { $character }.
reason-bewitched_character = Ta postać jest zaczarowana: { $character }.
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
ending-city = ktoś ma ukończone miasto
ending-round_limit = minęła ostatnia dozwolona runda
