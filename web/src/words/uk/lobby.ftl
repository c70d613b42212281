### Вітальня: ігри, столи, накриття столу.

lobby-greeting = Сідайте й будуйте місто.
lobby-promise = Один клік — і ви граєте з ботами; правила прийдуть самі.
lobby-coming = Накриваємо столи…
lobby-lost = Сервер не відповідає. Списки такі, як були; ми пробуємо далі.

## Ігри

lobby-title-citadels = Цитаделі
lobby-about-citadels = Оберіть персонажа потай, будуйте на очах в усіх. Близько сорока хвилин, з ботами п’ятнадцять.
lobby-players = { $low }–{ $high } гравців
lobby-play = Грати зараз
lobby-playing = Роздаємо карти…
lobby-play-how = відразу, з ботами
lobby-learn = Навчитися за десять хвилин
lobby-rules = Правила

## Імена

lobby-called = Ви — { $name }.
lobby-nobody = Щоб грати, обліковий запис не потрібен.
lobby-name = Як вас звати?
lobby-name-say = Назватися
lobby-name-change = Змінити
lobby-name-keep = Це я
lobby-name-leave = Не треба
lobby-borrowed-0 = Мандрівний писар
lobby-borrowed-1 = Майстер муляр
lobby-borrowed-2 = Людвисар
lobby-borrowed-3 = Соляний купець
lobby-borrowed-4 = Тихий сокольник
lobby-borrowed-5 = Ліхтарник
lobby-borrowed-6 = Вартовий брами
lobby-borrowed-7 = Річковий лоцман
lobby-borrowed-8 = Бурштинник
lobby-borrowed-9 = Каменяр
lobby-borrowed-10 = Мостобудівник
lobby-borrowed-11 = Бортник

## Списки столів

lobby-games = Ігри
lobby-mine = Мої ігри
lobby-mine-none = Ігор іще немає.
lobby-open = Відкриті столи
lobby-open-none = Зараз ніхто не чекає на гравців. Накрийте стіл і запросіть когось.
lobby-new = Уперше тут?
lobby-new-guide = Перша гра з провідником триває десять хвилин, із приязними ботами.
lobby-your-turn = ваш хід
lobby-waits-for = чекає на хід: { $name }
lobby-waits-chairs =
    { $n ->
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
lobby-waits-start = можна починати
lobby-goes-on = гра триває
lobby-paused = призупинено
lobby-free = вільні місця
lobby-chairs =
    { $n ->
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
lobby-join = Сісти
lobby-watch = Дивитися
lobby-age-now = щойно
lobby-age-minutes = { $n } хв
lobby-age-hours = { $n } год
lobby-age-days = { $n } дн.

## Накриття столу

lobby-set = Накрити стіл
lobby-which = Котра гра
lobby-own = Власний набір
lobby-own-short = персонажі й квартали на ваш вибір
lobby-own-about = Персонажів і особливі квартали добираєте самі.
lobby-list-how = Звідки
lobby-list-set = із набору
lobby-list-random = випадково
lobby-list-own = на власний вибір
lobby-count = { $n } із { $of }
lobby-barred = не за { $n } гравців
lobby-nobody-of-rank = ніхто
lobby-chair = { $n }, { $beast }
lobby-chair-me = я
lobby-chair-here = за цим пристроєм
lobby-chair-person = хтось інший
lobby-chair-bot = бот, { $kind }
lobby-chair-name = Ім’я
lobby-hot-seat = Ви граєте за одним пристроєм: перед кожним ходом екран передають із рук у руки.
lobby-clock = Час
lobby-clock-none = без годинника
lobby-clock-move = { $time } на хід
lobby-clock-game = { $time } на гру і { $increment } на хід
lobby-time-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунди
       *[many] { $n } секунд
    }
lobby-time-minutes =
    { $n ->
        [one] { $n } хвилина
        [few] { $n } хвилини
       *[many] { $n } хвилин
    }
lobby-time-hours =
    { $n ->
        [one] { $n } година
        [few] { $n } години
       *[many] { $n } годин
    }
lobby-time-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[many] { $n } днів
    }
lobby-who = Хто може прийти
lobby-who-public = будь-хто
lobby-who-link = хто має посилання
lobby-who-password = хто знає пароль
lobby-password = Пароль столу
lobby-title = Назва столу
lobby-more = Більше налаштувань
lobby-set-it = Накрити стіл
lobby-then-begins = гра почнеться відразу
lobby-then-waits =
    { $n ->
        [one] чекатиме на { $n } людину
        [few] чекатиме на { $n } людей
       *[many] чекатиме на { $n } людей
    }

## Що не так із налаштуваннями

lobby-wrong = { $field }: так не можна. Дозволено: { $allowed }.
lobby-wrong-seat = За цим столом немає місця { $seat }.
lobby-wrong-edition =
    { $edition ->
        [classic] У класичному виданні немає карти { $item }.
       *[revised] У новому виданні немає карти { $item }.
    }
lobby-wrong-set =
    { $edition ->
        [classic] { $item }: це належить до класичного видання.
       *[revised] { $item }: це належить до нового видання.
    }
lobby-wrong-removed = Квартали виймають лише в класичному виданні.
lobby-wrong-twice = { $item } і { $other } мають той самий ранг { $rank }: оберіть когось одного.
lobby-wrong-barred =
    { $players ->
        [one] { $item } не грає за { $players } гравця.
       *[other] { $item } не грає за { $players } гравців.
    }
lobby-wrong-rank = Ніхто ще не має рангу { $rank }: оберіть по одному персонажу кожного рангу.
lobby-wrong-cast = За { $players } гравців грі потрібно рівно { $wanted } персонажів; є { $n }.
lobby-wrong-nine = Це не пасує до обраних { $n } персонажів; лишіть це кількості гравців.
lobby-wrong-starred = Персонажів із зірочкою { $n }; можна щонайбільше { $wanted }. Більше дозволяють інші налаштування.
lobby-wrong-unstarred = { $item } і так є в класичній колоді; додати можна лише квартали із зірочкою.
lobby-wrong-count = Є { $n }; потрібно рівно { $wanted }.

## Перегляд, повтори

lobby-watch-title = Дивитися
lobby-watch-about = Відкриті ігри, що тривають зараз. Глядач бачить те, що можна бачити всім, а карт у руці — ні.
lobby-watch-none = Зараз ніхто не грає відкрито.
lobby-watch-play = Зіграти
lobby-records-title = Мої закінчені ігри
lobby-records-about = Кожну гру можна переглянути хід за ходом, очима будь-якого гравця.
lobby-records-none = Закінчених ігор іще немає.
lobby-records-nobody = Тут стоятимуть ваші закінчені ігри.
lobby-won = перемога
lobby-place = місце { $n }
lobby-replay = Повтор
lobby-rematch = Реванш
lobby-download = Зберегти
lobby-download-of = Зберегти запис гри від { $date }
lobby-replay-of = Повтор гри від { $date }
lobby-rematch-of = Реванш за гру від { $date }
