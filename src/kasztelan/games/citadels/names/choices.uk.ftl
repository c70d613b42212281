### What can be chosen at a Citadels table, in Ukrainian: the choice in full; `short` on a button beside the question;
### `group` what several choices of its kind are called together.
### Names of players are not inflected: they stand alone or after "гравець".

action-crown_first = Першу корону отримує { $seat }
    .short = { $seat }
    .group = Перша корона
    .you = Ви отримуєте першу корону
    .you_short = Ви
action-cast = До складу входить { $character }
    .short = { $character }
    .group = Склад
action-include = Покласти в колоду { $card_acc }
    .short = { $card }
    .group = Колода
action-lay_open = Викласти у відкриту { $character_acc }
    .short = { $character }
    .group = Викласти у відкриту
action-lay_aside = Відкласти в закриту { $character_acc }
    .short = { $character }
    .group = Відкласти в закриту
action-draw = Узяти з колоди { $card_acc }
    .short = { $card }
    .group = Узяти з колоди
action-lose_card = Втратити { $card_acc }
    .short = { $card }
    .group = Втратити
action-theater_draw = Витягти { $character_acc }
    .short = { $character }
    .group = Витягти

action-pick = Вибрати { $character_acc }
    .short = { $character }
    .group = Вибрати
action-discard = Скинути { $character_acc }
    .short = { $character }
    .group = Скинути
action-swap_characters = Обмінятися картою персонажа з гравцем { $seat }
    .short = { $seat }
    .group = Обмінятися персонажем
action-offer_character = Віддати { $character_acc }
    .short = { $character }
    .group = Віддати

action-gather_gold =
    { $gold ->
        [none] Взяти монети
       *[other] Взяти { $gold_acc }
    }
    .short =
        { $gold ->
            [none] Взяти монети
           *[other] { $gold_text }
        }
action-gather_cards =
    { $keep ->
        [none]
            { $count ->
                [none] Взяти карти
               *[other] Витягти { $count_acc }
            }
       *[other] Витягти { $count_acc } та лишити { $keep }
    }
    .short = Взяти карти
action-keep = Лишити собі { $card_acc }
    .short = { $card }
    .group = Лишити
action-build =
    { $price ->
        [none] Збудувати { $card_acc }
       *[other] Збудувати { $card_acc } за { $price_acc }
    }
    .short = { $card }
    .group = Збудувати
action-build_with_framework = Збудувати { $card_acc }, зруйнувавши { district-framework.acc }
    .short = { $card } ({ district-framework })
    .group = Зруйнувати { district-framework.acc } та збудувати
action-build_by_sacrifice = Збудувати { district-necropolis.acc }, зруйнувавши { $card_acc }{ mark-beautified }
    .short = { district-necropolis } ({ $card })
    .group = Збудувати { district-necropolis.acc }
action-build_with_cards =
    { $price ->
        [none] Збудувати { district-thieves_den.acc }, сплативши з руки { $count_acc }
        [0] Збудувати { district-thieves_den.acc } за { $count_acc } з руки
       *[other] Збудувати { district-thieves_den.acc } за { $count_acc } з руки та { $price_acc }
    }
    .short = { district-thieves_den } ({ $count_text })
    .group = Збудувати { district-thieves_den.acc }
action-build_with_loan =
    { $price ->
        [none] Збудувати { $card_acc } за допомогою чужих монет
       *[other] Збудувати { $card_acc } за { $price_acc } за допомогою чужих монет
    }
    .short = { $card } (чужі монети)
    .group = Збудувати за чужі монети
action-borrow_from =
    { $gold ->
        [none] Взяти монети, яких бракує, у гравця { $seat }
       *[other] Взяти { $gold_acc } у гравця { $seat }
    }
    .short = { $seat }
    .group = Взяти монети
action-pay_card = Заплатити картою: { $card }
    .short = { $card }
    .group = Заплатити
action-give =
    { $other ->
        [none] Віддати { $card_acc }
       *[other] Віддати { $card_acc } гравцеві { $other }
    }
    .short = { $card }
    .group = Віддати

action-kill = Вбити { $character_acc }
    .short = { $character }
    .group = Вбити
action-bewitch = Зачаклувати { $character_acc }
    .short = { $character }
    .group = Зачаклувати
action-sign_warrant = Покласти підписане розпорядження на { $character_acc }
    .short = { $character }
    .group = Підписане розпорядження
action-warrant = Покласти непідписане розпорядження на { $character_acc }
    .short = { $character }
    .group = Непідписане розпорядження
action-confiscate =
    { $card ->
        [none] Конфіскувати квартал
       *[other] Конфіскувати { $card_acc }
    }
    .short = Конфіскувати
action-rob = Пограбувати { $character_acc }
    .short = { $character }
    .group = Пограбувати
action-spy = Шпигувати за гравцем { $seat }: { $type_plural } квартали
    .short = { $seat }: { $type_plural }
    .group = Шпигувати
action-threaten_with_flower = Покласти хустку з трояндою на { $character_acc }
    .short = { $character }
    .group = Хустка з трояндою
action-threaten = Покласти безпідставну погрозу на { $character_acc }
    .short = { $character }
    .group = Безпідставна погроза
action-bribe =
    { $gold ->
        [none] Дати хабар
       *[other] Дати хабар: { $gold_acc }
    }
    .short = Дати
action-refuse = Не давати хабаря
    .short = Не давати
action-reveal_threat = Відкрити погрозу
    .short = Відкрити
action-swap_hands = Обмінятися картами з руки з гравцем { $seat }
    .short = { $seat }
    .group = Обмінятися картами з руки
action-redraw = Покласти { $card_acc } під колоду
    .short = { $card }
    .group = Замінити карти
action-look = Переглянути руку гравця { $seat }
    .short = { $seat }
    .group = Переглянути руку
action-take = Взяти { $card_acc }
    .short = { $card }
    .group = Взяти
action-to_hand = Взяти цю карту в руку
    .short = У руку
action-divine = Взяти по 1 випадковій карті в усіх інших гравців
    .short = По 1 карті в кожного
action-take_crown = Взяти корону
    .short = Взяти корону
action-give_crown = Віддати корону гравцеві { $seat }
    .short = { $seat }
    .group = Віддати корону
action-take_gold =
    { $other ->
        [none] Взяти 1 монету
       *[other] Взяти 1 монету у гравця { $other }
    }
    .short = 1 монета
action-take_card =
    { $decision ->
        [lighthouse_search] Переглянути колоду й узяти з неї карту
        [none] Взяти карту
       *[other] Взяти випадкову карту у гравця { $other }
    }
    .short = 1 карта
action-give_gold =
    { $other ->
        [none] Віддати 1 монету
       *[other] Віддати 1 монету гравцеві { $other }
    }
    .short = 1 монета
action-income =
    { $gold ->
        [none]
            { $count ->
                [none] Отримати дохід
               *[other] Отримати дохід: { $count_acc }
            }
       *[other] Отримати дохід: { $gold_acc }
    }
    .short =
        { $gold ->
            [none]
                { $count ->
                    [none] Дохід
                   *[other] Дохід: { $count_text }
                }
           *[other] Дохід: { $gold_text }
        }
action-income_split =
    { $count ->
        [none] Отримати дохід: { $gold_acc }, решту картами
        [0] Отримати дохід: { $gold_acc }
       *[other]
            { $gold ->
                [0] Отримати дохід: { $count_acc }
               *[other] Отримати дохід: { $gold_acc } та { $count_acc }
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
    .group = Дохід
action-tithe = Взяти 1 монету у гравця { $seat }
    .short = 1 монета у гравця { $seat }
    .group = Взяти 1 монету
action-merchant_gold = Взяти ще 1 монету
    .short = Ще 1 монета
action-architect_cards = Взяти ще 2 карти
    .short = Ще 2 карти
action-navigator_gold = Взяти ще 4 монети
    .short = Ще 4 монети
action-navigator_cards = Взяти ще 4 карти
    .short = Ще 4 карти
action-study = Переглянути 7 карт і лишити 1
    .short = Переглянути 7 карт
action-destroy =
    { $price ->
        [none] Зруйнувати { $card_acc }{ mark-beautified } гравця { $seat }
       *[other] Зруйнувати { $card_acc }{ mark-beautified } гравця { $seat } ({ $price_text })
    }
    .short = { $card } ({ $seat })
    .group = Зруйнувати
    .you =
        { $price ->
            [none] Зруйнувати власний квартал: { $card_acc }{ mark-beautified }
           *[other] Зруйнувати власний квартал: { $card_acc }{ mark-beautified } ({ $price_text })
        }
    .you_short = { $card } (у вас)
action-exchange = Обміняти квартал на { $card_acc }{ mark-beautified } гравця { $seat }
    .short = { $card } ({ $seat })
    .group = Обміняти
action-give_district =
    { $price ->
        [none] Віддати { $card_acc }{ mark-beautified }
        [0] Віддати { $card_acc }{ mark-beautified }
       *[other] Віддати { $card_acc }{ mark-beautified } та доплатити { $price_acc }
    }
    .short = { $card }
    .group = Віддати
action-seize =
    { $price ->
        [none] Захопити { $card_acc }{ mark-beautified } гравця { $seat }
       *[other] Захопити { $card_acc }{ mark-beautified } гравця { $seat } ({ $price_text })
    }
    .short = { $card } ({ $seat })
    .group = Захопити
    .you = Захопити власний квартал: { $card_acc }{ mark-beautified }
    .you_short = { $card } (у вас)
action-royal_gift = Взяти 3 монети за сусідство з персонажем 4 рангу
    .short = 3 монети
action-beautify = Прикрасити { $card_acc } (1 монета)
    .short = { $card }
    .group = Прикрасити
action-collect_tax =
    { $gold ->
        [none] Забрати мито
       *[other] Забрати мито: { $gold_acc }
    }
    .short =
        { $gold ->
            [none] Забрати мито
           *[other] Мито: { $gold_text }
        }

action-armory = Зруйнувати { district-armory.acc }, а з ним { $card_acc }{ mark-beautified } гравця { $seat }
    .short = { $card } ({ $seat })
    .group = { district-armory }
    .you = Зруйнувати { district-armory.acc }, а з ним власний квартал: { $card_acc }{ mark-beautified }
    .you_short = { $card } (у вас)
action-laboratory =
    { $gold ->
        [none] Скинути { $card_acc } за монети ({ district-laboratory })
       *[other] Скинути { $card_acc } за { $gold_acc } ({ district-laboratory })
    }
    .short = { district-laboratory }: { $card }
    .group = { district-laboratory }
action-museum = Підкласти { $card_acc } під { district-museum.acc }
    .short = { district-museum }: { $card }
    .group = { district-museum }
action-smithy = Заплатити 2 монети за 3 карти ({ district-smithy })
    .short = { district-smithy }
action-search = Взяти з колоди { $card_acc }
    .short = { $card }
    .group = Взяти з колоди
action-ring_bell = Оголосити, що для завершення міста досить на один квартал менше
    .short = Оголосити
action-recover =
    { $card ->
        [none] Заплатити 1 монету і взяти зруйновану карту
       *[other] Заплатити 1 монету і взяти { $card_acc }
    }
    .short = Заплатити і взяти
action-use_hospital = Скористатися ефектом { district-hospital.gen } та виконати дію
    .short = Скористатися
action-use_effect =
    { $card ->
        [none] Скористатися ефектом кварталу
       *[other]
            { $gold ->
                [none]
                    { $count ->
                        [none] Скористатися ефектом { $card_gen }
                       *[other] Скористатися ефектом { $card_gen }: { $count_text }
                    }
               *[other] Скористатися ефектом { $card_gen }: { $gold_text }
            }
    }
    .short = Скористатися

action-done =
    { $decision ->
        [redrawing] Готово: взяти стільки ж нових карт
        [beautifying] Готово: більше не прикрашати
       *[other] Готово
    }
    .short =
        { $decision ->
            [redrawing] Взяти нові карти
           *[other] Готово
        }
action-pass =
    { $decision ->
        [confiscation] Лишити розпорядження закритим
        [threat_reveal] Лишити погрозу закритою
        [theater_seat] Лишити собі персонажа
        [lighthouse_search] Не переглядати колоди
        [bell] Нічого не оголошувати
        [grave] Не брати цієї карти
        [hospital_call] Не користуватися ефектом { district-hospital.gen }
        [effect] Не користуватися ефектом { $card_gen }
       *[other] Пас
    }
    .short =
        { $decision ->
            [theater_seat] Лишити свого
            [none] Пас
            [turn] Пас
           *[other] Ні
        }
action-end_turn = Завершити хід
    .short = Завершити хід
