### Лобі: ігри, столи, новий стіл.

lobby-greeting = У що граємо?
lobby-promise = Один клік — і ви граєте; правила дізнаєтеся дорогою.
lobby-coming = Завантажуємо столи…
lobby-lost = Сервер не відповідає. Списки такі, як були; ми пробуємо далі.

## Ігри

lobby-players = { $low }–{ $high } гравців
lobby-players-exactly =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
lobby-minutes = { $n } хв
lobby-play = Грати зараз
lobby-playing = Починаємо гру…
lobby-play-how = з ботами
lobby-learn = Навчитися грати
lobby-rules = Правила
lobby-play-game = Грати зараз: { $game }
lobby-friends = Зіграти з друзями
lobby-friends-game = Зіграти з друзями: { $game }
lobby-learn-game = Навчитися грати: { $game }
lobby-rules-game = Правила: { $game }

## Імена

lobby-called = Ви — { $name }.
lobby-nobody = Щоб грати, обліковий запис не потрібен.
lobby-name = Ваше ім’я
lobby-name-say = Вибрати ім’я
lobby-name-change = Змінити
lobby-name-keep = Зберегти
lobby-name-leave = Скасувати
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
lobby-mine-none = Ігор іще немає. Зіграйте з ботами або створіть стіл і надішліть комусь посилання.
lobby-open = Відкриті столи
lobby-open-none = Зараз ніхто не чекає на гравців. Створіть стіл і запросіть когось.
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
lobby-join = Приєднатися
lobby-watch = Дивитися
lobby-age-now = щойно
lobby-age-minutes = { $n } хв
lobby-age-hours = { $n } год
lobby-age-days = { $n } дн.
lobby-all = усі: { $n }
lobby-open-full = Вільних місць зараз немає, але можна дивитися.
lobby-finished = Щойно завершені
lobby-won-with =
    { $points ->
        [one] Перемога, { $points } бал
        [few] Перемога, { $points } бали
       *[many] Перемога, { $points } балів
    }
lobby-place-with =
    { $points ->
        [one] { $n } місце, { $points } бал
        [few] { $n } місце, { $points } бали
       *[many] { $n } місце, { $points } балів
    }
lobby-go = Грати
lobby-your-turns =
    { $n ->
        [one] ваш хід, і ще в { $n } грі
       *[many] ваш хід, і ще в { $n } іграх
    }

## Стіл за кодом

lobby-code = Ввести код
lobby-code-label = Код або посилання
lobby-code-hint = Їх має той, хто вас запросив: код — це кінець посилання.
lobby-code-go = До столу
lobby-code-unknown = Столу з таким кодом немає. Перевірте, чи код повний.

## Новий стіл

lobby-set = Створити стіл
lobby-which = Гра
lobby-preset = Готовий набір
lobby-own = Власні налаштування
lobby-own-short = на свій розсуд
lobby-own-about = Кожен параметр обираєте на свій розсуд.
lobby-list-how = Джерело
lobby-list-set = із набору
lobby-list-random = випадково
lobby-list-own = власний вибір
lobby-count = { $n } із { $of }
lobby-barred = не з цими налаштуваннями
lobby-list-none = немає
lobby-seat = місце { $n }
lobby-chairs-around = Хто де сидить
lobby-chair = { $n }, { $beast }
lobby-chair-me = я
lobby-chair-here = на цьому пристрої
lobby-chair-person = хтось інший
lobby-chair-bot = бот, { $kind }
lobby-chair-name = Ім’я
lobby-automa = автома
lobby-team = команда { $n }
lobby-hot-seat = Ви граєте на одному пристрої: перед кожним ходом екран передають із рук у руки.
lobby-file-own = власний файл
lobby-file-pick = Вибрати файл…
lobby-file-other = Інший файл…
lobby-file-remove = Прибрати
lobby-file-unreadable = { $name }: цей файл не вдається прочитати як JSON.
lobby-clock = Час
lobby-clock-none = без обмеження часу
lobby-clock-move = { $time } на хід
lobby-clock-game = { $time } на гру та { $increment } на хід
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
lobby-who = Хто може приєднатися
lobby-who-public = будь-хто
lobby-who-link = за посиланням
lobby-who-password = з паролем
lobby-password = Пароль столу
lobby-title = Назва столу
lobby-more = Більше налаштувань
lobby-set-it = Створити стіл
lobby-new-table = Новий стіл
lobby-seats = Місця
lobby-own-choice = власний вибір
lobby-sum-alone = Ви граєте самі.
lobby-sum-bots =
    { $bots ->
        [one] Ви та { $bots } бот.
        [few] Ви та { $bots } боти.
       *[many] Ви та { $bots } ботів.
    }
lobby-sum-guests =
    { $guests ->
        [one] Ви та { $guests } гість.
        [few] Ви та { $guests } гості.
       *[many] Ви та { $guests } гостей.
    }
lobby-sum-both =
    Ви, { $guests ->
        [one] { $guests } гість
        [few] { $guests } гості
       *[many] { $guests } гостей
    } та { $bots ->
        [one] { $bots } бот.
        [few] { $bots } боти.
       *[many] { $bots } ботів.
    }
lobby-sum-here =
    { $others ->
        [0] Гравців за цим пристроєм: { $here }.
       *[other] Гравців за цим пристроєм: { $here }, інших: { $others }.
    }
lobby-sum-minutes =
    { $n ->
        [one] близько { $n } хвилини
       *[many] близько { $n } хвилин
    }
lobby-sum-changed =
    { $n ->
        [one] змінено { $n } параметр
        [few] змінено { $n } параметри
       *[many] змінено { $n } параметрів
    }
lobby-then-begins = гра почнеться відразу
lobby-then-waits =
    { $n ->
        [one] чекатиме на { $n } людину
        [few] чекатиме на { $n } людей
       *[many] чекатиме на { $n } людей
    }

## Перегляд, повтори

lobby-watch-title = Дивитися
lobby-watch-about = Відкриті ігри, що тривають зараз. Глядач бачить те, що бачать усі, але не карти на руці.
lobby-watch-none = Зараз ніхто не грає відкрито.
lobby-watch-play = Грати
lobby-records-title = Мої закінчені ігри
lobby-records-about = Кожну гру можна переглянути хід за ходом, очима будь-якого гравця.
lobby-records-none = Закінчених ігор іще немає.
lobby-records-nobody = Тут з’являться ваші закінчені ігри.
lobby-won = перемога
lobby-game-lost = поразка
lobby-place = місце { $n }
lobby-replay = Повтор
lobby-rematch = Реванш
lobby-download = Завантажити
lobby-download-of = Завантажити запис гри від { $date }
lobby-replay-of = Повтор гри від { $date }
lobby-rematch-of = Реванш за гру від { $date }

## Guided games below the pictures

lobby-guided = Гра з провідником, { $n } хв
lobby-guided-at = Гра з провідником, розділ { $n } із { $of }
lobby-guided-done = Гру з провідником пройдено
