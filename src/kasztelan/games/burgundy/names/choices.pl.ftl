### What can be chosen at a Burgundy table, in Polish: the choice in full; `short` on a button beside the question;
### `group` what several choices of its kind are called together.

action-begin = Zaczyna { $seat }
    .short = { $seat }
    .group = Pierwszy gracz
    .you = Zaczynasz
    .you_short = Ty
action-draw_board = Wylosuj planszę { $board }
    .short = { $board }
    .group = Wylosuj planszę
action-deal = Rozdaj dobra: { $goods }
    .short = { $goods }
    .group = Rozdaj dobra
action-draw = Wylosuj { $hex_acc }
    .short = { $hex }
    .group = Wylosuj
action-roll = Rzuć { $first } i { $second }
    .short = { $first }, { $second }
    .group = Rzut
action-roll_white = Rzuć białą kością { $value }
    .short = { $value }
    .group = Biała kość
action-choose_duchy = Zagraj na księstwie { $duchy }
    .short = Księstwo { $duchy }
    .group = Wybierz księstwo
action-start_castle =
    { $number ->
        [none] Zamek startowy na polu { $space }
       *[other] Zamek startowy na polu { $space }, liczba { $number }
    }
    .short =
        { $number ->
            [none] Pole { $space }
           *[other] Pole { $space } (liczba { $number })
        }
    .group = Zamek startowy
action-take =
    { $workers ->
        [none] Dobierz { $hex_acc } z magazynu { $depot }
        [0] Dobierz { $hex_acc } z magazynu { $depot }
       *[other] Dobierz { $hex_acc } z magazynu { $depot } za { $workers_acc }
    }
    .short = { $hex } (magazyn { $depot })
    .group = Dobierz heks
action-place = Umieść { $hex_acc }
    .short = { $hex }
    .group = Umieść heks
action-at =
    { $number ->
        [none] Pole { $space }
       *[other]
            { $workers ->
                [none]
                    { $points ->
                        [none] Pole { $space }, liczba { $number }
                        [0] Pole { $space }, liczba { $number }
                       *[other] Pole { $space }, liczba { $number }: { $points_text }
                    }
                [0]
                    { $points ->
                        [none] Pole { $space }, liczba { $number }
                        [0] Pole { $space }, liczba { $number }
                       *[other] Pole { $space }, liczba { $number }: { $points_text }
                    }
               *[other]
                    { $points ->
                        [none] Pole { $space }, liczba { $number }, { $workers_text }
                        [0] Pole { $space }, liczba { $number }, { $workers_text }
                       *[other] Pole { $space }, liczba { $number }, { $workers_text }: { $points_text }
                    }
            }
    }
    .short = Pole { $space }
    .group = Gdzie
action-use_die =
    { $value ->
        [none] Użyj kości { $die }
       *[other]
            { $workers ->
                [none] Użyj kości z wynikiem { $value }
                [0] Użyj kości z wynikiem { $value }
               *[other] Użyj kości z wynikiem { $value } i oddaj { $workers_acc }
            }
    }
    .short =
        { $value ->
            [none] Kość { $die }
           *[other]
                { $workers ->
                    [none] Kość { $value }
                    [0] Kość { $value }
                   *[other] Kość { $value }, { $workers_text }
                }
        }
    .group = Która kość
action-sell =
    { $count ->
        [none] Sprzedaj dobra: { $goods }
       *[other] Sprzedaj { $count_goods_acc }, { $goods }: { $points_text }, { $silver_text }
    }
    .short = { $goods }
    .group = Sprzedaj dobra
action-take_workers =
    { $count ->
        [none] Weź robotników
       *[other]
            { $silver ->
                [none] Weź { $count_workers_acc }
                [0] Weź { $count_workers_acc }
               *[other] Weź { $count_workers_acc } i { $silver_acc }
            }
    }
    .short =
        { $count ->
            [none] Robotnicy
           *[other] { $count_workers }
        }
action-buy = Kup { $hex_acc } za 2 srebrne monety
    .short = { $hex }
    .group = Kup heks
action-commission = Oddaj 2 robotników i dobierz { $hex_acc } z magazynu { $depot }
    .short = { $hex } (magazyn { $depot })
    .group = { hex-monastery_6 }
action-recruit = Zapłać 1 srebrną monetę i weź 2 robotników
    .short = 2 robotników za monetę
action-discard = Odrzuć { $hex_acc }
    .short = { $hex }
    .group = Zwolnij pole z kluczem
action-load =
    { $loads ->
        [none] Wybierz magazyn { $depot }
       *[other] Zabierz dobra z magazynu { $depot }: { $loads }
    }
    .short = Magazyn { $depot }
    .group = Dobra z magazynu
action-keep_goods = Zabierz dobra: { $goods }
    .short = { $goods }
    .group = Zabierz dobra
action-imitate = Zastosuj efekt { $building_gen }
    .short = { $building }
    .group = { hex-crane }
action-count_animal =
    { $points ->
        [none] Policz { $animal_acc }
       *[other] Policz { $animal_acc }: { $points_text }
    }
    .short = { $animal }
    .group = Które zwierzęta
action-recover = Oddaj obie kości i 5 punktów za zamek
    .short = Odzyskaj zamek
action-pass =
    { $decision ->
        [extra_action] Zrezygnuj z dodatkowej akcji
        [white_action] Zrezygnuj z dodatkowej akcji
        [take_more] Nie dobieraj heksa
        [sell_more] Nic nie sprzedawaj
        [place_more] Nie umieszczaj heksa
        [second_depot] Nie zabieraj więcej dóbr
        [vine_bonus] Zrezygnuj z akcji premiowej
        [vine_black] Nie bierz heksa
        [vine_double] Nie bierz podwójnego heksa
        [copy_monasteries] Teraz nie wskazuj nikogo
        [settle] Nie umieszczaj heksa
        [tribute] Nie płać więcej daniny
        [fleet] Nie bierz więcej dóbr
        [crane] Nie używaj żadnego budynku
        [buy_points] Nie kupuj punktów
        [target_action] Pomiń akcję
        [exchange] Zatrzymaj dobra
        [count_crane] Nie licz dźwigu
        [colour_reward] Nie umieszczaj heksa
        [make_room] Zostaw ten heks
       *[other] Zrezygnuj
    }
    .short = Nie
action-end_turn =
    { $dice ->
        [none] Zakończ turę
        [0] Zakończ turę
       *[other] Zakończ turę; nieużyte kości: { $dice }
    }
    .short = Zakończ turę
