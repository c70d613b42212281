### What can be chosen at a Citadels table, in Polish: the choice in full; `short` on a button beside the question;
### `group` what several choices of its kind are called together.
### Names of players are not inflected: they stand alone or after "gracz".

action-crown_first = Pierwszą koronę dostaje { $seat }
    .short = { $seat }
    .group = Pierwsza korona
    .you = Dostajesz pierwszą koronę
    .you_short = Ty
action-cast = Do obsady wchodzi { $character }
    .short = { $character }
    .group = Obsada
action-include = Włóż do talii { $card_acc }
    .short = { $card }
    .group = Talia
action-lay_open = Wyłóż odkrytą kartę { $character_gen }
    .short = { $character }
    .group = Wyłóż odkrytą
action-lay_aside = Odłóż zakrytą kartę { $character_gen }
    .short = { $character }
    .group = Odłóż zakrytą
action-draw = Dobierz { $card_acc }
    .short = { $card }
    .group = Dobierz
action-lose_card = Strać { $card_acc }
    .short = { $card }
    .group = Strać
action-theater_draw = Wylosuj { $character_acc }
    .short = { $character }
    .group = Wylosuj

action-pick = Wybierz { $character_acc }
    .short = { $character }
    .group = Wybierz
action-discard = Odrzuć { $character_acc }
    .short = { $character }
    .group = Odrzuć
action-swap_characters = Wymień się kartą postaci z graczem { $seat }
    .short = { $seat }
    .group = Wymień postać
action-offer_character = Oddaj { $character_acc }
    .short = { $character }
    .group = Oddaj

action-gather_gold =
    { $gold ->
        [none] Weź { gold-some }
       *[other] Weź { $gold_acc }
    }
    .short =
        { $gold ->
            [none] Weź { gold-some }
           *[other] { $gold_text }
        }
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
    .short = { $card }
    .group = Zatrzymaj
action-build =
    { $price ->
        [none] Wybuduj { $card_acc }
       *[other] Wybuduj { $card_acc } za { $price_acc }
    }
    .short = { $card }
    .group = Wybuduj
action-build_with_framework = Wybuduj { $card_acc }, burząc { district-framework.acc }
    .short = { $card } ({ district-framework })
    .group = Zburz { district-framework.acc } i wybuduj
action-build_by_sacrifice = Wybuduj { district-necropolis.acc }, burząc { $card_acc }{ mark-beautified }
    .short = { district-necropolis } ({ $card })
    .group = Wybuduj { district-necropolis.acc }
action-build_with_cards =
    { $price ->
        [none] Wybuduj { district-thieves_den.acc }, płacąc z ręki { $count_acc }
        [0] Wybuduj { district-thieves_den.acc } za { $count_acc } z ręki
       *[other] Wybuduj { district-thieves_den.acc } za { $count_acc } z ręki i { $price_acc }
    }
    .short = { district-thieves_den } ({ $count_text })
    .group = Wybuduj { district-thieves_den.acc }
action-build_with_loan =
    { $price ->
        [none] Wybuduj { $card_acc } z pomocą monet innego gracza
       *[other] Wybuduj { $card_acc } za { $price_acc } z pomocą monet innego gracza
    }
    .short = { $card } (cudze monety)
    .group = Wybuduj za cudze monety
action-borrow_from =
    { $gold ->
        [none] Weź brakujące monety od gracza { $seat }
       *[other] Weź { $gold_acc } od gracza { $seat }
    }
    .short = { $seat }
    .group = Weź monety
action-pay_card = Zapłać kartą: { $card }
    .short = { $card }
    .group = Zapłać
action-give =
    { $other ->
        [none] Oddaj { $card_acc }
       *[other] Oddaj { $card_acc } graczowi { $other }
    }
    .short = { $card }
    .group = Oddaj

action-kill =
    { $dialect ->
        [classic] Zamorduj { $character_acc }
       *[other] Zabij { $character_acc }
    }
    .short = { $character }
    .group =
        { $dialect ->
            [classic] Zamorduj
           *[other] Zabij
        }
action-bewitch =
    { $dialect ->
        [classic] Oczaruj { $character_acc }
       *[other] Zaczaruj { $character_acc }
    }
    .short = { $character }
    .group =
        { $dialect ->
            [classic] Oczaruj
           *[other] Zaczaruj
        }
action-sign_warrant = Połóż podpisany nakaz na karcie { $character_gen }
    .short = { $character }
    .group = Podpisany nakaz
action-warrant = Połóż niepodpisany nakaz na karcie { $character_gen }
    .short = { $character }
    .group = Niepodpisany nakaz
action-confiscate =
    { $card ->
        [none] Skonfiskuj dzielnicę
       *[other] Skonfiskuj { $card_acc }
    }
    .short = Skonfiskuj
action-rob = Okradnij { $character_acc }
    .short = { $character }
    .group = Okradnij
action-spy = Szpieguj gracza { $seat }: dzielnice { $type_plural }
    .short = { $seat }: { $type_plural }
    .group = Szpieguj
action-threaten_with_flower = Połóż chustę z kwiatem na karcie { $character_gen }
    .short = { $character }
    .group = Chusta z kwiatem
action-threaten = Połóż chustę bez kwiatu na karcie { $character_gen }
    .short = { $character }
    .group = Chusta bez kwiatu
action-bribe =
    { $gold ->
        [none] Zapłać łapówkę
       *[other] Zapłać łapówkę: { $gold_acc }
    }
    .short = Zapłać
action-refuse = Nie płać łapówki
    .short = Nie płać
action-reveal_threat = Ujawnij szantaż
    .short = Ujawnij
action-swap_hands = Wymień się kartami z ręki z graczem { $seat }
    .short = { $seat }
    .group = Wymień karty z ręki
action-redraw = Odłóż { $card_acc } pod talię
    .short = { $card }
    .group = Wymień karty
action-look = Obejrzyj rękę gracza { $seat }
    .short = { $seat }
    .group = Obejrzyj rękę
action-take = Weź { $card_acc }
    .short = { $card }
    .group = Weź
action-to_hand = Weź tę kartę na rękę
    .short = Na rękę
action-divine = Weź po 1 losowej karcie od wszystkich innych graczy
    .short = Po 1 karcie od każdego
action-take_crown = Weź koronę
    .short = Weź koronę
action-give_crown = Oddaj koronę graczowi { $seat }
    .short = { $seat }
    .group = Oddaj koronę
action-take_gold =
    { $other ->
        [none] Weź { gold-one.acc }
       *[other] Weź { gold-one.acc } od gracza { $other }
    }
    .short = { gold-one }
action-take_card =
    { $decision ->
        [lighthouse_search] Przejrzyj talię i weź z niej kartę
        [none] Weź kartę
       *[other] Weź losową kartę od gracza { $other }
    }
    .short = 1 karta
action-give_gold =
    { $other ->
        [none] Oddaj { gold-one.acc }
       *[other] Oddaj { gold-one.acc } graczowi { $other }
    }
    .short = { gold-one }
action-income =
    { $gold ->
        [none]
            { $count ->
                [none] Pobierz dochód
               *[other] Pobierz dochód: { $count_acc }
            }
       *[other] Pobierz dochód: { $gold_acc }
    }
    .short =
        { $gold ->
            [none]
                { $count ->
                    [none] Dochód
                   *[other] Dochód: { $count_text }
                }
           *[other] Dochód: { $gold_text }
        }
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
    .short =
        { $count ->
            [none] { $gold_text }
            [0] { $gold_text }
           *[other]
                { $gold ->
                    [0] { $count_text }
                   *[other] { $gold_text }, { $count_text }
                }
        }
    .group = Dochód
action-tithe = Weź { gold-one.acc } od gracza { $seat }
    .short = { gold-one } od gracza { $seat }
    .group = Weź { gold-one.acc }
action-merchant_gold = Weź jeszcze { gold-one.acc }
    .short = Jeszcze { gold-one }
action-architect_cards = Weź jeszcze 2 karty
    .short = Jeszcze 2 karty
action-navigator_gold =
    { $dialect ->
        [classic] Weź jeszcze 4 sztuki złota
       *[other] Weź jeszcze 4 monety
    }
    .short =
        { $dialect ->
            [classic] Jeszcze 4 sztuki złota
           *[other] Jeszcze 4 monety
        }
action-navigator_cards = Weź jeszcze 4 karty
    .short = Jeszcze 4 karty
action-study = Obejrzyj 7 kart i zatrzymaj 1
    .short = Obejrzyj 7 kart
action-destroy =
    { $price ->
        [none] { destroy } { $card_acc }{ mark-beautified } gracza { $seat }
       *[other] { destroy } { $card_acc }{ mark-beautified } gracza { $seat } ({ $price_text })
    }
    .short = { $card } ({ $seat })
    .group = { destroy }
    .you =
        { $price ->
            [none] { destroy } własną dzielnicę: { $card_acc }{ mark-beautified }
           *[other] { destroy } własną dzielnicę: { $card_acc }{ mark-beautified } ({ $price_text })
        }
    .you_short = { $card } (u ciebie)
action-exchange = Zamień dzielnicę na { $card_acc }{ mark-beautified } gracza { $seat }
    .short = { $card } ({ $seat })
    .group = Zamień
action-give_district =
    { $price ->
        [none] Oddaj { $card_acc }{ mark-beautified }
        [0] Oddaj { $card_acc }{ mark-beautified }
       *[other] Oddaj { $card_acc }{ mark-beautified } i dopłać { $price_acc }
    }
    .short = { $card }
    .group = Oddaj
action-seize =
    { $price ->
        [none] Zabierz { $card_acc }{ mark-beautified } gracza { $seat }
       *[other] Zabierz { $card_acc }{ mark-beautified } gracza { $seat } ({ $price_text })
    }
    .short = { $card } ({ $seat })
    .group = Zabierz
    .you = Zabierz własną dzielnicę: { $card_acc }{ mark-beautified }
    .you_short = { $card } (u ciebie)
action-royal_gift =
    { $dialect ->
        [classic] Weź 3 sztuki złota za sąsiedztwo postaci o randze 4
       *[other] Weź 3 monety za sąsiedztwo postaci o randze 4
    }
    .short =
        { $dialect ->
            [classic] 3 sztuki złota
           *[other] 3 monety
        }
action-beautify = Upiększ { $card_acc } ({ gold-one })
    .short = { $card }
    .group = Upiększ
action-collect_tax =
    { $gold ->
        [none] Zabierz podatek
       *[other] Zabierz podatek: { $gold_acc }
    }
    .short =
        { $gold ->
            [none] Zabierz podatek
           *[other] Podatek: { $gold_text }
        }

action-armory = { destroy } { district-armory.acc }, a z nią { $card_acc }{ mark-beautified } gracza { $seat }
    .short = { $card } ({ $seat })
    .group = { district-armory }
    .you = { destroy } { district-armory.acc }, a z nią własną dzielnicę: { $card_acc }{ mark-beautified }
    .you_short = { $card } (u ciebie)
action-laboratory =
    { $gold ->
        [none] Odrzuć { $card_acc } za { gold-some } ({ district-laboratory })
       *[other] Odrzuć { $card_acc } za { $gold_acc } ({ district-laboratory })
    }
    .short = { district-laboratory }: { $card }
    .group = { district-laboratory }
action-museum = Wsuń { $card_acc } pod { district-museum.acc }
    .short = { district-museum }: { $card }
    .group = { district-museum }
action-smithy =
    { $dialect ->
        [classic] Zapłać 2 sztuki złota za 3 karty ({ district-smithy })
       *[other] Zapłać 2 monety za 3 karty ({ district-smithy })
    }
    .short = { district-smithy }
action-search = Weź z talii { $card_acc }
    .short = { $card }
    .group = Weź z talii
action-ring_bell = Ogłoś, że do ukończenia miasta wystarczy o jedną dzielnicę mniej
    .short = Ogłoś
action-recover =
    { $card ->
        [none] Zapłać { gold-one.acc } i weź zniszczoną kartę
       *[other] Zapłać { gold-one.acc } i weź { $card_acc }
    }
    .short = Zapłać i weź
action-use_hospital = Użyj { district-hospital.gen } i pobierz zasoby
    .short = Użyj
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
    .short =
        { $decision ->
            [redrawing] Weź nowe karty
           *[other] Gotowe
        }
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
    .short =
        { $decision ->
            [theater_seat] Zachowaj swoją
            [none] Pas
            [turn] Pas
           *[other] Nie
        }
action-end_turn = Zakończ turę
    .short = Zakończ turę
