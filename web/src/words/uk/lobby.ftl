### Лобі: ігри, столи, новий стіл.

lobby-greeting = Сідайте й будуйте місто.
lobby-promise = Один клік — і ви граєте з ботами; правила прийдуть самі.
lobby-coming = Накриваємо столи…
lobby-lost = Сервер не відповідає. Списки такі, як були; ми пробуємо далі.

## Ігри

lobby-players = { $low }–{ $high } гравців
lobby-players-exactly =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
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

## Новий стіл

lobby-set = Створити стіл
lobby-which = Котра гра
lobby-preset = Готовий набір
lobby-own = Власний набір
lobby-own-short = на свій розсуд
lobby-own-about = Обираєте самі те, що було б у готовому наборі.
lobby-list-how = Звідки
lobby-list-set = із набору
lobby-list-random = випадково
lobby-list-own = на власний вибір
lobby-count = { $n } із { $of }
lobby-barred = не з цими налаштуваннями
lobby-list-none = немає
lobby-seat = місце { $n }
lobby-chairs-around = Хто де сидить
lobby-chair = { $n }, { $beast }
lobby-chair-me = я
lobby-chair-here = за цим пристроєм
lobby-chair-person = хтось інший
lobby-chair-bot = бот, { $kind }
lobby-chair-name = Ім’я
lobby-automa = автома
lobby-team = команда { $n }
lobby-hot-seat = Ви граєте за одним пристроєм: перед кожним ходом екран передають із рук у руки.
lobby-file-own = власний файл
lobby-file-pick = Вибрати файл…
lobby-file-other = Інший файл…
lobby-file-remove = Прибрати
lobby-file-unreadable = { $name }: цей файл не вдається прочитати як JSON.
lobby-clock = Час
lobby-clock-none = без годинника
lobby-clock-move = { $time } на хід
lobby-clock-game = { $time } на гру і { $increment } на хід
lobby-clock-grace = Перші { $n } с кожного рішення не рахуються.
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
lobby-set-it = Створити стіл
lobby-then-begins = гра почнеться відразу
lobby-then-waits =
    { $n ->
        [one] чекатиме на { $n } людину
        [few] чекатиме на { $n } людей
       *[many] чекатиме на { $n } людей
    }

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
lobby-game-lost = поразка
lobby-place = місце { $n }
lobby-replay = Повтор
lobby-rematch = Реванш
lobby-download = Зберегти
lobby-download-of = Зберегти запис гри від { $date }
lobby-replay-of = Повтор гри від { $date }
lobby-rematch-of = Реванш за гру від { $date }
