### What is chosen, asked, told and refused at a Citadels table, in Ukrainian.
### Names of players are not inflected: they stand alone or after "гравець". Verbs are in the present: it has no gender.

mark-beautified =
    { $beautified ->
        [yes] {" (із прикрасою)"}
       *[other] {""}
    }

## What the editions call differently

gold-one = 1 монета
    .acc = 1 монету
    .gen = 1 монети
gold-some = монети
    .gen = монет
destroys = руйнує
    .you = Ви руйнуєте
    .you_inside = ви руйнуєте

## Choices: what a player reads in the list, and a short label

action-crown_first = Першу корону отримує { $seat }
    .short = Перша корона
    .you = Ви отримуєте першу корону
action-cast = До складу входить { $character }
    .short = Склад
action-include = До колоди йде карта: { $card }
    .short = Колода
action-lay_open = Викласти у відкриту { $character_acc }
    .short = Викласти у відкриту
action-lay_aside = Відкласти в закриту { $character_acc }
    .short = Відкласти в закриту
action-draw = Узяти з колоди { $card_acc }
    .short = Узяти карту
action-lose_card = Втратити { $card_acc }
    .short = Втратити карту
action-theater_draw = Витягти { $character_acc }
    .short = Витягти персонажа

action-pick = Вибрати { $character_acc }
    .short = Вибрати
action-discard = Скинути { $character_acc }
    .short = Скинути
action-swap_characters = Помінятися картою персонажа з гравцем { $seat }
    .short = Поміняти персонажа
action-offer_character = Віддати { $character_acc }
    .short = Віддати

action-gather_gold =
    { $gold ->
        [none] Взяти монети
       *[other] Взяти { $gold_acc }
    }
    .short = Взяти монети
action-gather_cards =
    { $keep ->
        [none]
            { $count ->
                [none] Взяти карти
               *[other] Витягти { $count_acc }
            }
       *[other] Витягти { $count_acc } й лишити { $keep }
    }
    .short = Взяти карти
action-keep = Лишити собі { $card_acc }
    .short = Лишити
action-build =
    { $price ->
        [none] Збудувати { $card_acc }
       *[other] Збудувати { $card_acc } за { $price_acc }
    }
    .short = Збудувати
action-build_with_framework = Збудувати { $card_acc }, зруйнувавши { district-framework.acc }
    .short = Збудувати замість майданчика
action-build_by_sacrifice = Збудувати { district-necropolis.acc }, зруйнувавши { $card_acc }{ mark-beautified }
    .short = Збудувати за жертву
action-build_with_cards =
    { $price ->
        [none] Збудувати { district-thieves_den.acc }, сплативши з руки { $count_acc }
        [0] Збудувати { district-thieves_den.acc } за { $count_acc } з руки
       *[other] Збудувати { district-thieves_den.acc } за { $count_acc } з руки й { $price_acc }
    }
    .short = Збудувати за карти
action-build_with_loan =
    { $price ->
        [none] Збудувати { $card_acc } за допомогою чужих монет
       *[other] Збудувати { $card_acc } за { $price_acc } за допомогою чужих монет
    }
    .short = Збудувати з допомогою
action-borrow_from =
    { $gold ->
        [none] Взяти монети, яких бракує, у гравця { $seat }
       *[other] Взяти { $gold_acc } у гравця { $seat }
    }
    .short = Взяти монети
action-pay_card = Заплатити картою: { $card }
    .short = Заплатити картою
action-give =
    { $other ->
        [none] Віддати { $card_acc }
       *[other] Віддати { $card_acc } гравцеві { $other }
    }
    .short = Віддати карту

action-kill = Вбити { $character_acc }
    .short = Вбити
action-bewitch = Зачаклувати { $character_acc }
    .short = Зачаклувати
action-sign_warrant = Покласти підписане розпорядження на { $character_acc }
    .short = Підписане розпорядження
action-warrant = Покласти непідписане розпорядження на { $character_acc }
    .short = Розпорядження
action-confiscate =
    { $card ->
        [none] Конфіскувати квартал
       *[other] Конфіскувати { $card_acc }
    }
    .short = Конфіскувати
action-rob = Пограбувати { $character_acc }
    .short = Пограбувати
action-spy = Шпигувати за гравцем { $seat }: { $type } квартал
    .short = Шпигувати
action-threaten_with_flower = Покласти хустку з трояндою на { $character_acc }
    .short = Хустка з трояндою
action-threaten = Покласти безпідставну погрозу на { $character_acc }
    .short = Безпідставна погроза
action-bribe =
    { $gold ->
        [none] Дати хабар
       *[other] Дати хабар: { $gold_acc }
    }
    .short = Дати хабар
action-refuse = Не давати хабаря
    .short = Відмовити
action-reveal_threat = Відкрити погрозу
    .short = Відкрити
action-swap_hands = Помінятися рукою з гравцем { $seat }
    .short = Поміняти руки
action-redraw = Покласти { $card_acc } під колоду
    .short = Замінити карту
action-look = Переглянути руку гравця { $seat }
    .short = Переглянути руку
action-take = Взяти { $card_acc }
    .short = Взяти
action-to_hand = Взяти цю карту в руку
    .short = У руку
action-divine = Взяти по 1 випадковій карті в усіх інших гравців
    .short = Взяти карти
action-take_crown = Взяти корону
    .short = Корона
action-give_crown = Віддати корону гравцеві { $seat }
    .short = Віддати корону
action-take_gold =
    { $other ->
        [none] Взяти 1 монету
       *[other] Взяти 1 монету в гравця { $other }
    }
    .short = Взяти монету
action-take_card =
    { $decision ->
        [lighthouse_search] Переглянути колоду й узяти з неї карту
        [none] Взяти карту
       *[other] Взяти випадкову карту в гравця { $other }
    }
    .short = Взяти карту
action-give_gold =
    { $other ->
        [none] Віддати 1 монету
       *[other] Віддати 1 монету гравцеві { $other }
    }
    .short = Віддати монету
action-income =
    { $gold ->
        [none]
            { $count ->
                [none] Отримати дохід
               *[other] Отримати дохід: { $count_acc }
            }
       *[other] Отримати дохід: { $gold_acc }
    }
    .short = Дохід
action-income_split =
    { $count ->
        [none] Отримати дохід: { $gold_acc }, решту картами
        [0] Отримати дохід: { $gold_acc }
       *[other]
            { $gold ->
                [0] Отримати дохід: { $count_acc }
               *[other] Отримати дохід: { $gold_acc } й { $count_acc }
            }
    }
    .short = Дохід
action-tithe = Взяти 1 монету в гравця { $seat }
    .short = Взяти монету
action-merchant_gold = Взяти ще 1 монету
    .short = Додаткова монета
action-architect_cards = Взяти ще 2 карти
    .short = Додаткові карти
action-navigator_gold = Взяти ще 4 монети
    .short = Додаткові монети
action-navigator_cards = Взяти ще 4 карти
    .short = Додаткові карти
action-study = Переглянути 7 карт і лишити 1
    .short = Переглянути карти
action-destroy =
    { $price ->
        [none] Зруйнувати { $card_acc }{ mark-beautified } гравця { $seat }
       *[other] Зруйнувати { $card_acc }{ mark-beautified } гравця { $seat } ({ $price_text })
    }
    .short = Зруйнувати
    .you =
        { $price ->
            [none] Зруйнувати власний квартал: { $card_acc }{ mark-beautified }
           *[other] Зруйнувати власний квартал: { $card_acc }{ mark-beautified } ({ $price_text })
        }
action-exchange = Обміняти квартал на { $card_acc }{ mark-beautified } гравця { $seat }
    .short = Обміняти
action-give_district =
    { $price ->
        [none] Віддати { $card_acc }{ mark-beautified }
        [0] Віддати { $card_acc }{ mark-beautified }
       *[other] Віддати { $card_acc }{ mark-beautified } й доплатити { $price_acc }
    }
    .short = Віддати
action-seize =
    { $price ->
        [none] Захопити { $card_acc }{ mark-beautified } гравця { $seat }
       *[other] Захопити { $card_acc }{ mark-beautified } гравця { $seat } ({ $price_text })
    }
    .short = Захопити
    .you = Захопити власний квартал: { $card_acc }{ mark-beautified }
action-royal_gift = Взяти 3 монети за сусідство з 4 рангом
    .short = Монети Королеви
action-beautify = Прикрасити { $card_acc } (1 монета)
    .short = Прикрасити
action-collect_tax =
    { $gold ->
        [none] Забрати мито
       *[other] Забрати мито: { $gold_acc }
    }
    .short = Забрати мито

action-armory = Зруйнувати { district-armory.acc }, а з ним { $card_acc }{ mark-beautified } гравця { $seat }
    .short = { district-armory }
    .you = Зруйнувати { district-armory.acc }, а з ним власний квартал: { $card_acc }{ mark-beautified }
action-laboratory =
    { $gold ->
        [none] Скинути { $card_acc } за монети ({ district-laboratory })
       *[other] Скинути { $card_acc } за { $gold_acc } ({ district-laboratory })
    }
    .short = { district-laboratory }
action-museum = Підкласти { $card_acc } під { district-museum.acc }
    .short = { district-museum }
action-smithy = Заплатити 2 монети за 3 карти ({ district-smithy })
    .short = { district-smithy }
action-search = Взяти з колоди { $card_acc }
    .short = Взяти з колоди
action-ring_bell = Оголосити, що для завершення міста досить на один квартал менше
    .short = { district-bell_tower }
action-recover =
    { $card ->
        [none] Заплатити 1 монету і взяти зруйновану карту
       *[other] Заплатити 1 монету і взяти { $card_acc }
    }
    .short = { district-graveyard }
action-use_hospital = Скористатися ефектом { district-hospital.gen } й виконати дію
    .short = { district-hospital }
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
    .short = Готово
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
    .short = Пас
action-end_turn = Завершити хід
    .short = Завершити хід

## Questions: to whoever is asked; what the others read; a short name

decision-choose_crown = Хто отримує першу корону?
    .waiting = Визначається перша корона.
    .short = перша корона
decision-choose_cast = Який персонаж входить до складу?
    .waiting = Визначається склад персонажів.
    .short = склад персонажів
decision-choose_unique = Який особливий квартал іде до колоди?
    .waiting = Визначаються особливі квартали.
    .short = особливі квартали
decision-open_character = Який персонаж лежить у відкриту?
    .waiting = Персонажа викладають у відкриту.
    .short = персонаж у відкриту
decision-aside_character = Який персонаж лежить у закриту?
    .waiting = Персонажа відкладають у закриту.
    .short = персонаж у закриту
decision-middle_character = Якого персонажа скидають навмання?
    .waiting = Персонажа скидають навмання.
    .short = персонаж, скинутий навмання
decision-gain = Яка карта приходить із колоди?
    .waiting = Карта приходить із колоди.
    .short = карта з колоди
decision-draw_cards = Яку карту тягнуть?
    .waiting = Карти тягнуть із колоди.
    .short = карти з колоди
decision-lose = Яку карту забирають навмання?
    .waiting = Карту забирають навмання.
    .short = випадкова втрата карти
decision-theater_card = Якого персонажа отримують натомість?
    .waiting = Персонажа для обміну беруть навмання.
    .short = випадковий обмін персонажами

decision-pick_character = Виберіть персонажа.
    .waiting = Персонажа вибирає { $seat }.
    .short = вибір персонажа
decision-discard_character = Якого персонажа ви скидаєте в закриту?
    .waiting = Персонажа скидає { $seat }.
    .short = скидання персонажа
decision-theater_seat = З ким ви міняєтеся персонажем?
    .waiting = Щодо { district-theater.gen } вирішує { $seat }.
    .short = { district-theater }
decision-theater_offer = Якого зі своїх персонажів ви віддаєте?
    .waiting = Персонажа для обміну вибирає { $seat }.
    .short = персонаж для обміну
decision-turn = Ваш хід, ваш персонаж — { $character }.
    .waiting = Свій хід ({ $character }) робить { $seat }.
    .short = хід
decision-keep_cards = Виберіть карту, яку лишаєте; ще лишити: { $count_acc }.
    .waiting = Карти собі вибирає { $seat }; ще лишити: { $count_acc }.
    .short = вибір карт
decision-bewitching = Якого персонажа ви зачакловуєте?
    .waiting = Кого зачаклувати, вирішує { $seat }.
    .short = чаклування
decision-warrants = Куди покласти наступне непідписане розпорядження? Ще покласти: { $count }.
    .waiting = Розпорядження кладе { $seat }.
    .short = розпорядження
decision-confiscation = { $other } платить { $gold_acc } за { $card_acc }. Конфіскувати цей квартал?
    .waiting = { $other } будує { $card_acc }; щодо конфіскації вирішує { $seat }.
    .short = конфіскація
    .at_you_waiting = Ви будуєте { $card_acc }; щодо конфіскації вирішує { $seat }.
decision-threats = Куди покласти безпідставну погрозу?
    .waiting = Погрози кладе { $seat }.
    .short = погрози
decision-settling = { $other } вам погрожує. Дати хабар: { $gold_acc }?
    .waiting = Чи дати хабар, на який чекає { $other }, вирішує { $seat }.
    .short = розв’язання погрози
    .at_you_waiting = Чи дати вам хабар, вирішує { $seat }.
decision-threat_reveal = { $other } не дає хабаря. Відкрити погрозу?
    .waiting = { $other } не дає хабаря; чи відкрити погрозу, вирішує { $seat }.
    .short = відкриття погрози
    .at_you_waiting = Ви не даєте хабаря; чи відкрити погрозу, вирішує { $seat }.
decision-redrawing = Покласти під колоду ще карту чи взяти нові?
    .waiting = Карти замінює { $seat }.
    .short = заміна карт
decision-wizard_take = Яку карту ви берете в гравця { $other }?
    .waiting = Карту гравця { $other } вибирає { $seat }.
    .short = вибір карти
    .at_you_waiting = Вашу карту вибирає { $seat }.
decision-wizard_build = Взяти цю карту в руку чи відразу збудувати?
    .waiting = Що зробити з картою гравця { $other }, вирішує { $seat }.
    .short = негайне будівництво
    .at_you_waiting = { $seat } вирішує, що зробити з вашою картою.
decision-seer_give = Яку карту ви віддаєте гравцеві { $other }?
    .waiting = Карту для гравця { $other } вибирає { $seat }.
    .short = віддання карти
    .at_you_waiting = Карту для вас вибирає { $seat }.
decision-crowning = Кому ви віддаєте корону?
    .waiting = Корону віддає { $seat }.
    .short = віддання корони
decision-crown_gift = Що ви берете в гравця { $other }?
    .waiting = Що взяти в гравця { $other }, вирішує { $seat }.
    .short = плата за корону
    .at_you_waiting = { $seat } вирішує, що взяти у вас.
decision-crown_tribute = Що ви даєте за корону гравцеві { $other }?
    .waiting = Що дати гравцеві { $other }, вирішує { $seat }.
    .short = плата за корону
    .at_you_waiting = { $seat } вирішує, що дати вам.
decision-heir = Кому ваш вбитий { character-emperor } віддає корону?
    .waiting = Корону віддає { $seat }.
    .short = віддання корони
decision-lender = У кого взяти монети, яких бракує ({ $gold_text }), на { $card_acc }?
    .waiting = Чиї монети підуть на { $card_acc }, вирішує { $seat }.
    .short = вибір, хто доплачує
decision-loan_cards = Виберіть карту для гравця { $other }; ще віддати: { $count_acc }.
    .waiting = Карти для гравця { $other } вибирає { $seat }; ще віддати: { $count_acc }.
    .short = віддання карт
    .at_you_waiting = Карти для вас вибирає { $seat }; ще віддати: { $count_acc }.
decision-den_cards = Виберіть карту, якою платите за { $card_acc }; ще сплатити: { $count_acc }.
    .waiting = Карти за { $card_acc } вибирає { $seat }; ще сплатити: { $count_acc }.
    .short = оплата картами
decision-trade = Який квартал ви віддаєте за { $card_acc } гравця { $other }?
    .waiting = Квартал для обміну на { $card_acc } гравця { $other } вибирає { $seat }.
    .short = обмін кварталами
    .at_you_waiting = Квартал для обміну на { $card_acc } з вашого міста вибирає { $seat }.
decision-beautifying = Прикрасити ще один квартал?
    .waiting = Чи прикрасити ще один квартал, вирішує { $seat }.
    .short = прикрашання
decision-lighthouse_search = Взяти карту з колоди?
    .waiting = Щодо { district-lighthouse.gen } вирішує { $seat }.
    .short = { district-lighthouse }
decision-bell = Оголосити, що для завершення міста досить на один квартал менше?
    .waiting = Щодо { district-bell_tower.gen } вирішує { $seat }.
    .short = { district-bell_tower }
decision-grave = Заплатити 1 монету, щоб узяти зруйновану карту ({ $card })?
    .waiting = Чи взяти зруйновану карту ({ $card }), вирішує { $seat }.
    .short = { district-graveyard }
decision-hospital_call = Вбитий персонаж — { $character }. Якщо він ваш, скористатися ефектом { district-hospital.gen }?
    .waiting = Щодо { district-hospital.gen } вирішує { $seat }.
    .short = { district-hospital }
decision-effect = Скористатися ефектом { $card_gen }?
    .waiting = Щодо { $card_gen } вирішує { $seat }.
    .short = ефект кварталу
decision-over = Гру закінчено.

## Reasons: why something cannot be done now

reason-not_now = Зараз це неможливо.
reason-not_your_decision = Вирішуєте не ви.
reason-game_over = Гру закінчено.
reason-nothing_to_undo = Немає чого скасувати.
reason-answer_first = Спершу треба вирішити інше: { $decision_text }.
reason-not_among_choices = Такої відповіді зараз дати не можна.
reason-warrant_not_signed = Це розпорядження не підписане.
reason-not_your_character = { $character } — не ваш персонаж.
reason-turn_is_ending = Ваш хід закінчується: більше нічого зробити не можна.
reason-already_gathered = Дію цього ходу вже виконано.
reason-deck_is_empty = У колоді бракує карт.
reason-only_gathering = Зараз ви можете лише виконати дію.
reason-gather_first = Спершу треба виконати дію.
reason-not_the_card_taken = Відразу збудувати можна лише взяту карту: { $card }.
reason-not_in_hand = У вашій руці немає { $card_gen }.
reason-character_cannot_build = { $character } не може будувати.
reason-limit_reached = Ліміт на будівництво вичерпано: { $limit_districts }.
reason-already_in_city = У вашому місті вже є { $card }.
reason-too_many_districts = Ліміт кварталів у місті ({ $limit }) не дає збудувати { $card_acc }.
reason-never_built = { $card_acc } не можна збудувати ніколи.
reason-needs_district = У вашому місті немає { $card_gen }.
reason-not_in_city = У цьому місті немає { $card_gen }.
reason-no_loan_needed = Вам вистачає власних монет.
reason-no_loan = Ніхто не може дати монети, яких бракує ({ $gold_text }), або на це бракує карт.
reason-needs_gold = Потрібно { $needed_gold_acc }, у вас { $has }.
reason-too_many_cards = Сплатити можна щонайбільше { $limit_cards_acc }.
reason-needs_cards = Потрібно { $needed_cards_acc }, у вас { $has }.
reason-already_used = { $card }: цього ходу ефект уже застосовано.
reason-no_such_seat = За цим столом немає місця { $seat }.
reason-city_completed = Місто гравця { $seat } завершене.
    .you = Ваше місто завершене.
reason-armory_itself = { district-armory } не може зруйнувати сам себе.
reason-own_district = Це ваш власний квартал: { $card }.
reason-protected_district = Цей квартал захищений: { $card }.
reason-bishop_protects = Місто гравця { $seat } захищає { character-bishop }.
    .you = Ваше місто захищає { character-bishop }.
reason-too_dear_to_seize = Вартість { $card_gen } — { $cost }; захопити можна квартал вартістю не більше 3.
reason-nothing_to_exchange = Ви не маєте кварталу, який можна обміняти на { $card_acc }.
reason-not_this_character = Ваш персонаж цього не може; може { $character }.
reason-ability_used = Цю властивість цього ходу вже застосовано.
reason-no_such_player = Цього гравця обрати не можна.
reason-empty_hand = { $seat } не має карт у руці.
    .you = Ви не маєте карт у руці.
reason-all_hands_empty = Ні в кого іншого немає карт у руці.
reason-richest_are_tied = Найбагатших кілька, тож не платить ніхто.
reason-not_richer = Платить лише найбагатший гравець, якщо він багатший за вас.
reason-not_beside_royalty = Жоден ваш сусід не відкрив 4 рангу.
reason-no_tax = Немає мита, яке можна забрати.
reason-income_taken = Дохід цього ходу вже отримано.
reason-no_income = У вас немає доходу.
reason-wrong_split = Ваш дохід — { $count }, монети й карти разом.
reason-crown_settled = Корона цього ходу вже змінила місце.
reason-crown_is_the_owners = Корону отримує зачаклований гравець.
reason-crown_must_move = Корону повинен отримати інший гравець, який її не має.
reason-not_in_cast = { $character } не входить до складу.
reason-own_character = { $character } — ваш власний персонаж.
reason-killed_character = Цього персонажа вбито: { $character }.
reason-bewitched_character = Цього персонажа зачакловано: { $character }.
reason-rank_too_low = Цього персонажа вказати не можна, його ранг занизький: { $character }.
reason-already_beautified = Цей квартал уже прикрашено: { $card }.

## What points come from, and why the game ended

source-districts = квартали
source-all_types = усі п’ять типів
source-first_city = перше завершене місто
source-completed_city = завершене місто
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
ending-city = є завершене місто
ending-round_limit = минув останній дозволений раунд
