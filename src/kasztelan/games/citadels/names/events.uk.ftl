### What happened at a Citadels table, in Ukrainian.
### `known` is for those who may know the hidden part; `you` is said to whoever did it, `at_you` to whom it was done.

event-first_crown = Першу корону отримує { $seat }.
    .you = Ви отримуєте першу корону.
event-cast = До складу входить { $character }.
event-included = До колоди йде карта: { $card }.
event-round = Починається раунд { $round }; корону має { $seat }.
    .you = Починається раунд { $round }; корона у вас.
event-laid_open = У відкриту лежить { $character }: цей персонаж не бере участі в раунді.
event-laid_aside = Одного персонажа відкладено в закриту.
event-picked = { $seat } вибирає персонажа.
    .known = { $seat } вибирає { $character_acc }.
    .you = Ви вибираєте персонажа.
    .you_known = Ви вибираєте { $character_acc }.
event-discarded_character = { $seat } скидає персонажа в закриту.
    .known = { $seat } скидає в закриту { $character_acc }.
    .you = Ви скидаєте персонажа в закриту.
    .you_known = Ви скидаєте в закриту { $character_acc }.
event-characters_swapped = { $seat } та { $other } обмінюються картами персонажів.
    .known = { $seat } віддає гравцеві { $other } { $gave_acc } та отримує { $got_acc }.
    .you = Ви обмінюєтеся картою персонажа з гравцем { $other }.
    .you_known = Ви віддаєте гравцеві { $other } { $gave_acc } та отримуєте { $got_acc }.
    .at_you = { $seat } обмінюється з вами картою персонажа.
    .at_you_known = { $seat } віддає вам { $gave_acc } та отримує { $got_acc }.
event-gained_cards =
    { $why ->
        [deal] { $seat } отримує на початок { $count_acc }.
        [income] { $seat } отримує дохід: { $count_acc }.
        [smithy] { $seat } бере { $count_acc } завдяки ефекту { district-smithy.gen }.
        [park] { $seat } бере { $count_acc } завдяки ефекту { district-park.gen }.
        [redraw] { $seat } бере натомість { $count_acc }.
       *[other] { $seat } бере { $count_acc }.
    }
    .known =
        { $why ->
            [deal] { $seat } отримує на початок: { $cards_acc }.
            [income] { $seat } отримує дохід: { $cards_acc }.
            [smithy] { $seat } бере завдяки ефекту { district-smithy.gen }: { $cards_acc }.
            [park] { $seat } бере завдяки ефекту { district-park.gen }: { $cards_acc }.
            [redraw] { $seat } бере натомість: { $cards_acc }.
           *[other] { $seat } бере: { $cards_acc }.
        }
    .you =
        { $why ->
            [deal] Ви отримуєте на початок { $count_acc }.
            [income] Ви отримуєте дохід: { $count_acc }.
            [smithy] Ви берете { $count_acc } завдяки ефекту { district-smithy.gen }.
            [park] Ви берете { $count_acc } завдяки ефекту { district-park.gen }.
            [redraw] Ви берете натомість { $count_acc }.
           *[other] Ви берете { $count_acc }.
        }
    .you_known =
        { $why ->
            [deal] Ви отримуєте на початок: { $cards_acc }.
            [income] Ви отримуєте дохід: { $cards_acc }.
            [smithy] Ви берете завдяки ефекту { district-smithy.gen }: { $cards_acc }.
            [park] Ви берете завдяки ефекту { district-park.gen }: { $cards_acc }.
            [redraw] Ви берете натомість: { $cards_acc }.
           *[other] Ви берете: { $cards_acc }.
        }
    .short = { $count_text }
    .short_known = { $cards }
event-drew = { $seat } тягне { $count_acc }.
    .known = { $seat } тягне: { $cards_acc }.
    .you = Ви тягнете { $count_acc }.
    .you_known = Ви тягнете: { $cards_acc }.
    .short = { $count_text }
    .short_known = { $cards }
event-kept = { $seat } лишає собі { $count_acc }.
    .known = { $seat } лишає собі: { $cards_acc }.
    .you = Ви лишаєте собі { $count_acc }.
    .you_known = Ви лишаєте собі: { $cards_acc }.
event-gained_gold =
    { $why ->
        [income] { $seat } отримує дохід: { $gold_acc }.
        [tax] { $seat } забирає мито: { $gold_acc }.
        [queen] { $seat } бере { $gold_acc } за сусідство з персонажем 4 рангу.
        [laboratory] { $seat } бере { $gold_acc } завдяки ефекту { district-laboratory.gen }.
        [poor_house] { $seat } бере { $gold_acc } завдяки ефекту { district-poor_house.gen }.
        [throne_room] { $seat } бере { $gold_acc } завдяки ефекту { district-throne_room.gen }.
       *[other] { $seat } бере { $gold_acc }.
    }
    .you =
        { $why ->
            [income] Ви отримуєте дохід: { $gold_acc }.
            [tax] Ви забираєте мито: { $gold_acc }.
            [queen] Ви берете { $gold_acc } за сусідство з персонажем 4 рангу.
            [laboratory] Ви берете { $gold_acc } завдяки ефекту { district-laboratory.gen }.
            [poor_house] Ви берете { $gold_acc } завдяки ефекту { district-poor_house.gen }.
            [throne_room] Ви берете { $gold_acc } завдяки ефекту { district-throne_room.gen }.
           *[other] Ви берете { $gold_acc }.
        }
    .short = { $gold_text }
event-silent = Ранг { $rank }, { $character }: ніхто не відгукується.
event-revealed = { $seat } — це { $character }.
    .you = Ви відкриваєте свого персонажа: { $character }.
event-robbed =
    { $gold ->
        [0] { $seat } грабує гравця { $other } та не знаходить монет.
       *[other] { $seat } краде у гравця { $other } { $gold_acc }.
    }
    .you =
        { $gold ->
            [0] Ви грабуєте гравця { $other } та не знаходите монет.
           *[other] Ви крадете у гравця { $other } { $gold_acc }.
        }
    .at_you =
        { $gold ->
            [0] { $seat } грабує вас і не знаходить монет.
           *[other] { $seat } краде у вас { $gold_acc }.
        }
event-built =
    { $how ->
        [framework] { $seat } будує { $card_acc }, руйнуючи { district-framework.acc }.
        [sacrifice] { $seat } будує { $card_acc }, руйнуючи інший квартал.
        [cards]
            { $gold ->
                [0] { $seat } будує { $card_acc }, сплачуючи картами.
               *[other] { $seat } будує { $card_acc } за { $gold_acc }, решту сплачуючи картами.
            }
        [loan] { $seat } будує { $card_acc } за { $gold_acc } за допомогою чужих монет.
       *[other] { $seat } будує { $card_acc } за { $gold_acc }.
    }
    .you =
        { $how ->
            [framework] Ви будуєте { $card_acc }, руйнуючи { district-framework.acc }.
            [sacrifice] Ви будуєте { $card_acc }, руйнуючи інший квартал.
            [cards]
                { $gold ->
                    [0] Ви будуєте { $card_acc }, сплачуючи картами.
                   *[other] Ви будуєте { $card_acc } за { $gold_acc }, решту сплачуючи картами.
                }
            [loan] Ви будуєте { $card_acc } за { $gold_acc } за допомогою чужих монет.
           *[other] Ви будуєте { $card_acc } за { $gold_acc }.
        }
    .short = { $card }
event-confiscated = { $seat } відкриває підписане розпорядження й конфіскує { $card_acc }; { $other } отримує назад { $gold_acc }.
    .you = Ви відкриваєте підписане розпорядження й конфіскуєте { $card_acc }; { $other } отримує назад { $gold_acc }.
    .at_you = { $seat } відкриває підписане розпорядження й конфіскує у вас { $card_acc }; ви отримуєте назад { $gold_acc }.
event-taxed = { $seat } платить 1 монету мита.
    .you = Ви платите 1 монету мита.
event-completed = Перше місто завершує { $seat }: це останній раунд.
    .you = Ваше місто завершене першим: це останній раунд.
event-killed = { $seat } вбиває { $character_acc }.
    .you = Ви вбиваєте { $character_acc }.
event-bewitched = { $seat } зачакловує { $character_acc }.
    .you = Ви зачакловуєте { $character_acc }.
event-resumed = { $seat } грає далі за { $character_acc }.
    .you = Ви граєте далі за { $character_acc }.
event-warranted = { $seat } кладе розпорядження на { $character_acc }.
    .known =
        { $signed ->
            [yes] { $seat } кладе підписане розпорядження на { $character_acc }.
           *[no] { $seat } кладе непідписане розпорядження на { $character_acc }.
        }
    .you = Ви кладете розпорядження на { $character_acc }.
    .you_known =
        { $signed ->
            [yes] Ви кладете підписане розпорядження на { $character_acc }.
           *[no] Ви кладете непідписане розпорядження на { $character_acc }.
        }
event-marked_for_theft = { $seat } пограбує { $character_acc }.
    .you = Ви пограбуєте { $character_acc }.
event-spied = { $seat } переглядає руку гравця { $other } та шукає { $type_plural } квартали; знайдено: { $count_acc }.
    .known =
        { $cards ->
            [none] { $seat } переглядає руку гравця { $other }; вона порожня.
           *[other] { $seat } переглядає руку гравця { $other } та шукає { $type_plural } квартали; знайдено: { $count_acc }; уся рука: { $cards }.
        }
    .you = Ви переглядаєте руку гравця { $other } та шукаєте { $type_plural } квартали; знайдено: { $count_acc }.
    .you_known =
        { $cards ->
            [none] Ви переглядаєте руку гравця { $other }; вона порожня.
           *[other] Ви переглядаєте руку гравця { $other } та шукаєте { $type_plural } квартали; знайдено: { $count_acc }; уся рука: { $cards }.
        }
    .at_you = { $seat } переглядає вашу руку й шукає { $type_plural } квартали; знайдено: { $count_acc }.
    .at_you_known =
        { $cards ->
            [none] { $seat } переглядає вашу руку; вона порожня.
           *[other] { $seat } переглядає вашу руку й шукає { $type_plural } квартали; знайдено: { $count_acc }.
        }
event-threatened = { $seat } кладе погрозу на { $character_acc }.
    .known =
        { $flowered ->
            [yes] { $seat } кладе хустку з трояндою на { $character_acc }.
           *[no] { $seat } кладе безпідставну погрозу на { $character_acc }.
        }
    .you = Ви кладете погрозу на { $character_acc }.
    .you_known =
        { $flowered ->
            [yes] Ви кладете хустку з трояндою на { $character_acc }.
           *[no] Ви кладете безпідставну погрозу на { $character_acc }.
        }
event-bribed = { $seat } дає гравцеві { $other } хабар: { $gold_acc }.
    .you = Ви даєте гравцеві { $other } хабар: { $gold_acc }.
    .at_you = { $seat } дає вам хабар: { $gold_acc }.
event-refused_bribe = { $seat } не дає хабаря.
    .you = Ви не даєте хабаря.
event-threat_shown =
    { $flowered ->
        [yes] { $seat } відкриває хустку з трояндою й забирає у гравця { $other } { $gold_acc }.
       *[no] { $seat } відкриває безпідставну погрозу; { $other } нічого не втрачає.
    }
    .you =
        { $flowered ->
            [yes] Ви відкриваєте хустку з трояндою й забираєте у гравця { $other } { $gold_acc }.
           *[no] Ви відкриваєте безпідставну погрозу; { $other } нічого не втрачає.
        }
    .at_you =
        { $flowered ->
            [yes] { $seat } відкриває хустку з трояндою й забирає у вас { $gold_acc }.
           *[no] { $seat } відкриває безпідставну погрозу; ви нічого не втрачаєте.
        }
event-threat_left = { $seat } лишає закритою погрозу гравцеві { $other }.
    .you = Ви лишаєте закритою погрозу гравцеві { $other }.
    .at_you = { $seat } лишає закритою погрозу вам.
event-hands_swapped = { $seat } та { $other } обмінюються картами з руки.
    .known = { $seat } та { $other } обмінюються картами з руки.
    .you = Ви обмінюєтеся картами з руки з гравцем { $other }.
    .you_known = Ви обмінюєтеся картами з руки з гравцем { $other }.
    .at_you = { $seat } обмінюється з вами картами з руки.
    .at_you_known = { $seat } обмінюється з вами картами з руки.
event-put_under = { $seat } кладе під колоду { $count_acc }.
    .known = { $seat } кладе під колоду: { $cards_acc }.
    .you = Ви кладете під колоду { $count_acc }.
    .you_known = Ви кладете під колоду: { $cards_acc }.
event-looked_at_hand = { $seat } переглядає руку гравця { $other }.
    .known = { $seat } переглядає руку гравця { $other }: { $cards }.
    .you = Ви переглядаєте руку гравця { $other }.
    .you_known = Ви переглядаєте руку гравця { $other }: { $cards }.
    .at_you = { $seat } переглядає вашу руку.
    .at_you_known = { $seat } переглядає вашу руку: { $cards }.
event-took_from_hand = { $seat } бере карту з руки гравця { $other }.
    .known = { $seat } бере { $card_acc } з руки гравця { $other }.
    .you = Ви берете карту з руки гравця { $other }.
    .you_known = Ви берете { $card_acc } з руки гравця { $other }.
    .at_you = { $seat } бере карту з вашої руки.
    .at_you_known = { $seat } бере { $card_acc } з вашої руки.
event-gave_card = { $seat } віддає карту гравцеві { $other }.
    .known = { $seat } віддає { $card_acc } гравцеві { $other }.
    .you = Ви віддаєте карту гравцеві { $other }.
    .you_known = Ви віддаєте { $card_acc } гравцеві { $other }.
    .at_you = { $seat } віддає вам карту.
    .at_you_known = { $seat } віддає вам { $card_acc }.
event-crowned = Корону отримує { $seat }.
    .you = Корона у вас.
event-took_gold =
    { $gold ->
        [0] { $other } не має монет для гравця { $seat }.
       *[other]
            { $why ->
                [tax] { $seat } бере мито у гравця { $other }: { $gold_acc }.
               *[other] { $seat } бере { $gold_acc } у гравця { $other }.
            }
    }
    .you =
        { $gold ->
            [0] { $other } не має для вас монет.
           *[other]
                { $why ->
                    [tax] Ви берете мито у гравця { $other }: { $gold_acc }.
                   *[other] Ви берете { $gold_acc } у гравця { $other }.
                }
        }
    .at_you =
        { $gold ->
            [0] Ви не маєте монет для гравця { $seat }.
           *[other]
                { $why ->
                    [tax] { $seat } бере у вас мито: { $gold_acc }.
                   *[other] { $seat } бере у вас { $gold_acc }.
                }
        }
event-destroyed =
    { $own ->
        [yes]
            { $gold ->
                [0] { $seat } руйнує власний квартал: { $card_acc }{ mark-beautified }.
               *[other] { $seat } руйнує за { $gold_acc } власний квартал: { $card_acc }{ mark-beautified }.
            }
       *[no]
            { $gold ->
                [0] { $seat } руйнує { $card_acc }{ mark-beautified } гравця { $other }.
               *[other] { $seat } руйнує за { $gold_acc } { $card_acc }{ mark-beautified } гравця { $other }.
            }
    }
    .you =
        { $own ->
            [yes]
                { $gold ->
                    [0] Ви руйнуєте власний квартал: { $card_acc }{ mark-beautified }.
                   *[other] Ви руйнуєте за { $gold_acc } власний квартал: { $card_acc }{ mark-beautified }.
                }
           *[no]
                { $gold ->
                    [0] Ви руйнуєте { $card_acc }{ mark-beautified } гравця { $other }.
                   *[other] Ви руйнуєте за { $gold_acc } { $card_acc }{ mark-beautified } гравця { $other }.
                }
        }
    .at_you =
        { $gold ->
            [0] { $seat } руйнує у вашому місті { $card_acc }{ mark-beautified }.
           *[other] { $seat } руйнує за { $gold_acc } у вашому місті { $card_acc }{ mark-beautified }.
        }
event-exchanged =
    { $gold ->
        [0] { $seat } бере { $card_acc } гравця { $other }, віддаючи { $for_acc }.
       *[other] { $seat } бере { $card_acc } гравця { $other }, віддаючи { $for_acc } та { $gold_acc }.
    }
    .you =
        { $gold ->
            [0] Ви берете { $card_acc } гравця { $other }, віддаючи { $for_acc }.
           *[other] Ви берете { $card_acc } гравця { $other }, віддаючи { $for_acc } та { $gold_acc }.
        }
    .at_you =
        { $gold ->
            [0] { $seat } бере з вашого міста { $card_acc }, віддаючи { $for_acc }.
           *[other] { $seat } бере з вашого міста { $card_acc }, віддаючи { $for_acc } та { $gold_acc }.
        }
event-seized = { $seat } захоплює за { $gold_acc } { $card_acc } гравця { $other }.
    .you = Ви захоплюєте за { $gold_acc } { $card_acc } гравця { $other }.
    .at_you = { $seat } захоплює за { $gold_acc } у вашому місті { $card_acc }.
event-beautified = { $seat } прикрашає { $card_acc } за 1 монету.
    .you = Ви прикрашаєте { $card_acc } за 1 монету.
event-under_museum = { $seat } підкладає карту під { district-museum.acc }.
    .known = { $seat } підкладає { $card_acc } під { district-museum.acc }.
    .you = Ви підкладаєте карту під { district-museum.acc }.
    .you_known = Ви підкладаєте { $card_acc } під { district-museum.acc }.
event-studied = { $seat } замішує в колоду { $count_acc }.
    .you = Ви замішуєте в колоду { $count_acc }.
event-looked_at_deck = { $seat } переглядає колоду.
    .you = Ви переглядаєте колоду.
event-searched = { $seat } бере карту з колоди.
    .known = { $seat } бере з колоди { $card_acc }.
    .you = Ви берете карту з колоди.
    .you_known = Ви берете з колоди { $card_acc }.
event-bell_rung = { $seat } оголошує: для завершення міста досить на один квартал менше.
    .you = Ви оголошуєте: для завершення міста досить на один квартал менше.
event-recovered = { $seat } платить 1 монету й бере в руку { $card_acc }.
    .you = Ви платите 1 монету й берете в руку { $card_acc }.
event-refunded = { $seat } отримує назад { $gold_acc } за будівництво.
    .you = Ви отримуєте назад { $gold_acc } за будівництво.
event-turn_ended = { $seat } завершує хід.
    .you = Ви завершуєте хід.
event-heir_shown = { $seat } відкриває вбитого персонажа: { $character }.
    .you = Ви відкриваєте свого вбитого персонажа: { $character }.
event-game_over =
    { $reason ->
        [city] Кінець гри: місто завершено.
        [round_limit] Кінець гри: досягнуто ліміту раундів.
       *[other] Кінець гри.
    }
event-passed = { $seat } пасує: { $decision_text }.
    .you = Ви пасуєте: { $decision_text }.
event-paid_gold =
    { $why ->
        [district] { $seat } платить за квартал { $gold_acc }.
        [smithy] { $seat } платить { $gold_acc } за ефект { district-smithy.gen }.
       *[other] { $seat } платить { $gold_acc }.
    }
    .you =
        { $why ->
            [district] Ви платите за квартал { $gold_acc }.
            [smithy] Ви платите { $gold_acc } за ефект { district-smithy.gen }.
           *[other] Ви платите { $gold_acc }.
        }
event-took_to_hand = { $seat } лишає собі карту гравця { $other }.
    .you = Ви лишаєте собі карту гравця { $other }.
    .at_you = { $seat } лишає собі вашу карту.
