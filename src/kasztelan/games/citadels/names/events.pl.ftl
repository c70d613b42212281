### What happened at a Citadels table, in Polish.
### `known` is for those who may know the hidden part; `you` is said to whoever did it, `at_you` to whom it was done.

event-first_crown = Pierwszą koronę dostaje { $seat }.
    .you = Dostajesz pierwszą koronę.
event-cast = Do obsady wchodzi { $character }.
event-included = Do talii trafia karta: { $card }.
event-round = Zaczyna się runda { $round }; koronę ma { $seat }.
    .you = Zaczyna się runda { $round }; masz koronę.
event-laid_open = Odkryta karta: { $character }; ta postać nie bierze udziału w rundzie.
event-laid_aside = Jedna postać zostaje odłożona zakryta.
event-picked = { $seat } wybiera postać.
    .known = { $seat } wybiera { $character_acc }.
    .you = Wybierasz postać.
    .you_known = Wybierasz { $character_acc }.
event-discarded_character = { $seat } odrzuca zakrytą postać.
    .known = { $seat } odrzuca zakrytą kartę { $character_gen }.
    .you = Odrzucasz zakrytą postać.
    .you_known = Odrzucasz zakrytą kartę { $character_gen }.
event-characters_swapped = { $seat } i { $other } wymieniają się kartami postaci.
    .known = { $seat } oddaje graczowi { $other } { $gave_acc } i dostaje { $got_acc }.
    .you = Wymieniasz się kartą postaci z graczem { $other }.
    .you_known = Oddajesz graczowi { $other } { $gave_acc } i dostajesz { $got_acc }.
    .at_you = { $seat } wymienia się z tobą kartą postaci.
    .at_you_known = { $seat } oddaje ci { $gave_acc } i dostaje { $got_acc }.
event-gained_cards =
    { $why ->
        [deal] { $seat } dostaje na początek { $count_acc }.
        [income] { $seat } pobiera dochód: { $count_acc }.
        [smithy] { $seat } bierze { $count_acc } z { district-smithy.gen }.
        [park] { $seat } bierze { $count_acc } z { district-park.gen }.
        [redraw] { $seat } bierze w zamian { $count_acc }.
       *[other] { $seat } dobiera { $count_acc }.
    }
    .known =
        { $why ->
            [deal] { $seat } dostaje na początek: { $cards_acc }.
            [income] { $seat } pobiera dochód: { $cards_acc }.
            [smithy] { $seat } bierze z { district-smithy.gen }: { $cards_acc }.
            [park] { $seat } bierze z { district-park.gen }: { $cards_acc }.
            [redraw] { $seat } bierze w zamian: { $cards_acc }.
           *[other] { $seat } dobiera: { $cards_acc }.
        }
    .you =
        { $why ->
            [deal] Dostajesz na początek { $count_acc }.
            [income] Pobierasz dochód: { $count_acc }.
            [smithy] Bierzesz { $count_acc } z { district-smithy.gen }.
            [park] Bierzesz { $count_acc } z { district-park.gen }.
            [redraw] Bierzesz w zamian { $count_acc }.
           *[other] Dobierasz { $count_acc }.
        }
    .you_known =
        { $why ->
            [deal] Dostajesz na początek: { $cards_acc }.
            [income] Pobierasz dochód: { $cards_acc }.
            [smithy] Bierzesz z { district-smithy.gen }: { $cards_acc }.
            [park] Bierzesz z { district-park.gen }: { $cards_acc }.
            [redraw] Bierzesz w zamian: { $cards_acc }.
           *[other] Dobierasz: { $cards_acc }.
        }
    .short = { $count_text }
    .short_known = { $cards }
event-drew = { $seat } dobiera { $count_acc }.
    .known = { $seat } dobiera: { $cards_acc }.
    .you = Dobierasz { $count_acc }.
    .you_known = Dobierasz: { $cards_acc }.
    .short = { $count_text }
    .short_known = { $cards }
event-kept = { $seat } zatrzymuje { $count_acc }.
    .known = { $seat } zatrzymuje: { $cards_acc }.
    .you = Zatrzymujesz { $count_acc }.
    .you_known = Zatrzymujesz: { $cards_acc }.
event-gained_gold =
    { $why ->
        [income] { $seat } pobiera dochód: { $gold_acc }.
        [tax] { $seat } zabiera podatek: { $gold_acc }.
        [queen] { $seat } bierze { $gold_acc } za sąsiedztwo postaci o randze 4.
        [laboratory] { $seat } bierze { $gold_acc } z { district-laboratory.gen }.
        [poor_house] { $seat } bierze { $gold_acc } z { district-poor_house.gen }.
        [throne_room] { $seat } bierze { $gold_acc } z { district-throne_room.gen }.
       *[other] { $seat } bierze { $gold_acc }.
    }
    .you =
        { $why ->
            [income] Pobierasz dochód: { $gold_acc }.
            [tax] Zabierasz podatek: { $gold_acc }.
            [queen] Bierzesz { $gold_acc } za sąsiedztwo postaci o randze 4.
            [laboratory] Bierzesz { $gold_acc } z { district-laboratory.gen }.
            [poor_house] Bierzesz { $gold_acc } z { district-poor_house.gen }.
            [throne_room] Bierzesz { $gold_acc } z { district-throne_room.gen }.
           *[other] Bierzesz { $gold_acc }.
        }
    .short = { $gold_text }
event-silent = Ranga { $rank }, { $character }: nikt się nie zgłasza.
event-revealed = { $seat } to { $character }.
    .you = Ujawniasz swoją postać: { $character }.
event-robbed =
    { $gold ->
        [0] { $seat } okrada gracza { $other } i nie znajduje { gold-some.gen }.
       *[other] { $seat } kradnie graczowi { $other } { $gold_acc }.
    }
    .you =
        { $gold ->
            [0] Okradasz gracza { $other } i nie znajdujesz { gold-some.gen }.
           *[other] Kradniesz graczowi { $other } { $gold_acc }.
        }
    .at_you =
        { $gold ->
            [0] { $seat } okrada cię i nie znajduje { gold-some.gen }.
           *[other] { $seat } kradnie ci { $gold_acc }.
        }
event-built =
    { $how ->
        [framework] { $seat } buduje { $card_acc }, burząc { district-framework.acc }.
        [sacrifice] { $seat } buduje { $card_acc }, burząc inną dzielnicę.
        [cards]
            { $gold ->
                [0] { $seat } buduje { $card_acc }, płacąc kartami.
               *[other] { $seat } buduje { $card_acc } za { $gold_acc }, resztę płacąc kartami.
            }
        [loan] { $seat } buduje { $card_acc } za { $gold_acc }, z pomocą monet innego gracza.
       *[other] { $seat } buduje { $card_acc } za { $gold_acc }.
    }
    .you =
        { $how ->
            [framework] Budujesz { $card_acc }, burząc { district-framework.acc }.
            [sacrifice] Budujesz { $card_acc }, burząc inną dzielnicę.
            [cards]
                { $gold ->
                    [0] Budujesz { $card_acc }, płacąc kartami.
                   *[other] Budujesz { $card_acc } za { $gold_acc }, resztę płacąc kartami.
                }
            [loan] Budujesz { $card_acc } za { $gold_acc }, z pomocą monet innego gracza.
           *[other] Budujesz { $card_acc } za { $gold_acc }.
        }
    .short = { $card }
event-confiscated = { $seat } ujawnia podpisany nakaz i konfiskuje { $card_acc }; { $other } odzyskuje { $gold_acc }.
    .you = Ujawniasz podpisany nakaz i konfiskujesz { $card_acc }; { $other } odzyskuje { $gold_acc }.
    .at_you = { $seat } ujawnia podpisany nakaz i konfiskuje ci { $card_acc }; odzyskujesz { $gold_acc }.
event-taxed = { $seat } płaci podatek: { gold-one.acc }.
    .you = Płacisz podatek: { gold-one.acc }.
event-completed = Pierwsze miasto kończy { $seat }: to ostatnia runda.
    .you = Twoje miasto jest ukończone jako pierwsze: to ostatnia runda.
event-killed =
    { $dialect ->
        [classic] { $seat } morduje { $character_acc }.
       *[other] { $seat } zabija { $character_acc }.
    }
    .you =
        { $dialect ->
            [classic] Mordujesz { $character_acc }.
           *[other] Zabijasz { $character_acc }.
        }
event-bewitched =
    { $dialect ->
        [classic] { $seat } oczarowuje { $character_acc }.
       *[other] { $seat } zaczarowuje { $character_acc }.
    }
    .you =
        { $dialect ->
            [classic] Oczarowujesz { $character_acc }.
           *[other] Zaczarowujesz { $character_acc }.
        }
event-resumed = { $seat } gra dalej jako { $character }.
    .you = Grasz dalej jako { $character }.
event-warranted = { $seat } kładzie nakaz na karcie { $character_gen }.
    .known =
        { $signed ->
            [yes] { $seat } kładzie podpisany nakaz na karcie { $character_gen }.
           *[no] { $seat } kładzie niepodpisany nakaz na karcie { $character_gen }.
        }
    .you = Kładziesz nakaz na karcie { $character_gen }.
    .you_known =
        { $signed ->
            [yes] Kładziesz podpisany nakaz na karcie { $character_gen }.
           *[no] Kładziesz niepodpisany nakaz na karcie { $character_gen }.
        }
event-marked_for_theft = { $seat } okradnie { $character_acc }.
    .you = Okradniesz { $character_acc }.
event-spied = { $seat } ogląda rękę gracza { $other } i szuka dzielnic { $type_gen_plural }; znalezione: { $count_text }.
    .known =
        { $cards ->
            [none] { $seat } ogląda rękę gracza { $other }; jest pusta.
           *[other] { $seat } ogląda rękę gracza { $other } i szuka dzielnic { $type_gen_plural }; znalezione: { $count_text }; cała ręka: { $cards }.
        }
    .you = Oglądasz rękę gracza { $other } i szukasz dzielnic { $type_gen_plural }; znalezione: { $count_text }.
    .you_known =
        { $cards ->
            [none] Oglądasz rękę gracza { $other }; jest pusta.
           *[other] Oglądasz rękę gracza { $other } i szukasz dzielnic { $type_gen_plural }; znalezione: { $count_text }; cała ręka: { $cards }.
        }
    .at_you = { $seat } ogląda twoją rękę i szuka dzielnic { $type_gen_plural }; znalezione: { $count_text }.
    .at_you_known =
        { $cards ->
            [none] { $seat } ogląda twoją rękę; jest pusta.
           *[other] { $seat } ogląda twoją rękę i szuka dzielnic { $type_gen_plural }; znalezione: { $count_text }.
        }
event-threatened = { $seat } kładzie kartę szantażu na karcie { $character_gen }.
    .known =
        { $flowered ->
            [yes] { $seat } kładzie chustę z kwiatem na karcie { $character_gen }.
           *[no] { $seat } kładzie chustę bez kwiatu na karcie { $character_gen }.
        }
    .you = Kładziesz kartę szantażu na karcie { $character_gen }.
    .you_known =
        { $flowered ->
            [yes] Kładziesz chustę z kwiatem na karcie { $character_gen }.
           *[no] Kładziesz chustę bez kwiatu na karcie { $character_gen }.
        }
event-bribed = { $seat } daje graczowi { $other } łapówkę: { $gold_acc }.
    .you = Dajesz graczowi { $other } łapówkę: { $gold_acc }.
    .at_you = { $seat } daje ci łapówkę: { $gold_acc }.
event-refused_bribe = { $seat } nie płaci łapówki.
    .you = Nie płacisz łapówki.
event-threat_shown =
    { $flowered ->
        [yes] { $seat } ujawnia chustę z kwiatem i zabiera graczowi { $other } { $gold_acc }.
       *[no] { $seat } ujawnia chustę bez kwiatu; { $other } niczego nie traci.
    }
    .you =
        { $flowered ->
            [yes] Ujawniasz chustę z kwiatem i zabierasz graczowi { $other } { $gold_acc }.
           *[no] Ujawniasz chustę bez kwiatu; { $other } niczego nie traci.
        }
    .at_you =
        { $flowered ->
            [yes] { $seat } ujawnia chustę z kwiatem i zabiera ci { $gold_acc }.
           *[no] { $seat } ujawnia chustę bez kwiatu; niczego nie tracisz.
        }
event-threat_left = { $seat } nie ujawnia szantażu wobec gracza { $other }.
    .you = Nie ujawniasz szantażu wobec gracza { $other }.
    .at_you = { $seat } nie ujawnia szantażu wobec ciebie.
event-hands_swapped = { $seat } i { $other } wymieniają się kartami z ręki.
    .known = { $seat } i { $other } wymieniają się kartami z ręki.
    .you = Wymieniasz się kartami z ręki z graczem { $other }.
    .you_known = Wymieniasz się kartami z ręki z graczem { $other }.
    .at_you = { $seat } wymienia się z tobą kartami z ręki.
    .at_you_known = { $seat } wymienia się z tobą kartami z ręki.
event-put_under = { $seat } odkłada pod talię { $count_acc }.
    .known = { $seat } odkłada pod talię: { $cards_acc }.
    .you = Odkładasz pod talię { $count_acc }.
    .you_known = Odkładasz pod talię: { $cards_acc }.
event-looked_at_hand = { $seat } ogląda rękę gracza { $other }.
    .known = { $seat } ogląda rękę gracza { $other }: { $cards }.
    .you = Oglądasz rękę gracza { $other }.
    .you_known = Oglądasz rękę gracza { $other }: { $cards }.
    .at_you = { $seat } ogląda twoją rękę.
    .at_you_known = { $seat } ogląda twoją rękę: { $cards }.
event-took_from_hand = { $seat } bierze kartę z ręki gracza { $other }.
    .known = { $seat } bierze { $card_acc } z ręki gracza { $other }.
    .you = Bierzesz kartę z ręki gracza { $other }.
    .you_known = Bierzesz { $card_acc } z ręki gracza { $other }.
    .at_you = { $seat } bierze kartę z twojej ręki.
    .at_you_known = { $seat } bierze { $card_acc } z twojej ręki.
event-gave_card = { $seat } oddaje kartę graczowi { $other }.
    .known = { $seat } oddaje { $card_acc } graczowi { $other }.
    .you = Oddajesz kartę graczowi { $other }.
    .you_known = Oddajesz { $card_acc } graczowi { $other }.
    .at_you = { $seat } oddaje ci kartę.
    .at_you_known = { $seat } oddaje ci { $card_acc }.
event-crowned = Koronę dostaje { $seat }.
    .you = Masz koronę.
event-took_gold =
    { $gold ->
        [0] { $other } nie ma { gold-some.gen } dla gracza { $seat }.
       *[other]
            { $why ->
                [tax] { $seat } bierze podatek od gracza { $other }: { $gold_acc }.
               *[other] { $seat } bierze { $gold_acc } od gracza { $other }.
            }
    }
    .you =
        { $gold ->
            [0] { $other } nie ma dla ciebie { gold-some.gen }.
           *[other]
                { $why ->
                    [tax] Bierzesz podatek od gracza { $other }: { $gold_acc }.
                   *[other] Bierzesz { $gold_acc } od gracza { $other }.
                }
        }
    .at_you =
        { $gold ->
            [0] Nie masz { gold-some.gen } dla gracza { $seat }.
           *[other]
                { $why ->
                    [tax] { $seat } bierze od ciebie podatek: { $gold_acc }.
                   *[other] { $seat } bierze od ciebie { $gold_acc }.
                }
        }
event-destroyed =
    { $own ->
        [yes]
            { $gold ->
                [0] { $seat } { destroys } własną dzielnicę: { $card_acc }{ mark-beautified }.
               *[other] { $seat } za { $gold_acc } { destroys } własną dzielnicę: { $card_acc }{ mark-beautified }.
            }
       *[no]
            { $gold ->
                [0] { $seat } { destroys } { $card_acc }{ mark-beautified } gracza { $other }.
               *[other] { $seat } { destroys } za { $gold_acc } { $card_acc }{ mark-beautified } gracza { $other }.
            }
    }
    .you =
        { $own ->
            [yes]
                { $gold ->
                    [0] { destroys.you } własną dzielnicę: { $card_acc }{ mark-beautified }.
                   *[other] Za { $gold_acc } { destroys.you_inside } własną dzielnicę: { $card_acc }{ mark-beautified }.
                }
           *[no]
                { $gold ->
                    [0] { destroys.you } { $card_acc }{ mark-beautified } gracza { $other }.
                   *[other] { destroys.you } za { $gold_acc } { $card_acc }{ mark-beautified } gracza { $other }.
                }
        }
    .at_you =
        { $gold ->
            [0] { $seat } { destroys } w twoim mieście { $card_acc }{ mark-beautified }.
           *[other] { $seat } { destroys } za { $gold_acc } w twoim mieście { $card_acc }{ mark-beautified }.
        }
event-exchanged =
    { $gold ->
        [0] { $seat } bierze { $card_acc } gracza { $other }, oddając { $for_acc }.
       *[other] { $seat } bierze { $card_acc } gracza { $other }, oddając { $for_acc } i { $gold_acc }.
    }
    .you =
        { $gold ->
            [0] Bierzesz { $card_acc } gracza { $other }, oddając { $for_acc }.
           *[other] Bierzesz { $card_acc } gracza { $other }, oddając { $for_acc } i { $gold_acc }.
        }
    .at_you =
        { $gold ->
            [0] { $seat } bierze z twojego miasta { $card_acc }, oddając { $for_acc }.
           *[other] { $seat } bierze z twojego miasta { $card_acc }, oddając { $for_acc } i { $gold_acc }.
        }
event-seized = { $seat } zabiera za { $gold_acc } { $card_acc } gracza { $other }.
    .you = Zabierasz za { $gold_acc } { $card_acc } gracza { $other }.
    .at_you = { $seat } zabiera ci za { $gold_acc } { $card_acc }.
event-beautified = { $seat } upiększa { $card_acc } za { gold-one.acc }.
    .you = Upiększasz { $card_acc } za { gold-one.acc }.
event-under_museum = { $seat } wsuwa kartę pod { district-museum.acc }.
    .known = { $seat } wsuwa { $card_acc } pod { district-museum.acc }.
    .you = Wsuwasz kartę pod { district-museum.acc }.
    .you_known = Wsuwasz { $card_acc } pod { district-museum.acc }.
event-studied = { $seat } wtasowuje do talii { $count_acc }.
    .you = Wtasowujesz do talii { $count_acc }.
event-looked_at_deck = { $seat } przegląda talię.
    .you = Przeglądasz talię.
event-searched = { $seat } bierze kartę z talii.
    .known = { $seat } bierze z talii { $card_acc }.
    .you = Bierzesz kartę z talii.
    .you_known = Bierzesz z talii { $card_acc }.
event-bell_rung = { $seat } ogłasza: do ukończenia miasta wystarczy o jedną dzielnicę mniej.
    .you = Ogłaszasz: do ukończenia miasta wystarczy o jedną dzielnicę mniej.
event-recovered = { $seat } płaci { gold-one.acc } i bierze na rękę { $card_acc }.
    .you = Płacisz { gold-one.acc } i bierzesz na rękę { $card_acc }.
event-refunded = { $seat } odzyskuje { $gold_acc } z wydatków na budowę.
    .you = Odzyskujesz { $gold_acc } z wydatków na budowę.
event-turn_ended = { $seat } kończy turę.
    .you = Kończysz turę.
event-heir_shown =
    { $dialect ->
        [classic] { $seat } ujawnia zamordowaną postać: { $character }.
       *[other] { $seat } ujawnia zabitą postać: { $character }.
    }
    .you =
        { $dialect ->
            [classic] Ujawniasz swoją zamordowaną postać: { $character }.
           *[other] Ujawniasz swoją zabitą postać: { $character }.
        }
event-game_over =
    { $reason ->
        [city] Koniec gry: miasto zostało ukończone.
        [round_limit] Koniec gry: osiągnięto limit rund.
       *[other] Koniec gry.
    }
event-passed = { $seat } rezygnuje: { $decision_text }.
    .you = Rezygnujesz: { $decision_text }.
event-paid_gold =
    { $why ->
        [district] { $seat } płaci za dzielnicę { $gold_acc }.
        [smithy] { $seat } płaci { $gold_acc }, używając { district-smithy.gen }.
       *[other] { $seat } płaci { $gold_acc }.
    }
    .you =
        { $why ->
            [district] Płacisz za dzielnicę { $gold_acc }.
            [smithy] Płacisz { $gold_acc }, używając { district-smithy.gen }.
           *[other] Płacisz { $gold_acc }.
        }
event-took_to_hand = { $seat } zostawia sobie kartę gracza { $other }.
    .you = Zostawiasz sobie kartę gracza { $other }.
    .at_you = { $seat } zostawia sobie twoją kartę.
