### Перед грою: місця, запрошення, жереб; і передавання пристрою.

waiting-title = Стіл готовий.
waiting-title-guest = Стіл чекає на гравців.
waiting-host = Запросіть, кого хочете, на вільні місця посадіть ботів і починайте.
waiting-seated = Ви маєте місце. Господар почне, коли будуть усі.
waiting-free = Сядьте на вільне місце або лишайтеся дивитися.

## Місця

waiting-chair-free = Вільне місце
waiting-chair-bot = бот, { $kind }
waiting-chair-me = ви
waiting-chair-me-host = ви, господар
waiting-chair-host = господар
waiting-chair-person = гравець
waiting-sit = Сісти тут
waiting-sit-too = Хтось на цьому пристрої
waiting-sit-at = Сісти тут: місце { $n }, { $beast }
waiting-sit-too-at = Хтось на цьому пристрої: місце { $n }, { $beast }
waiting-stand = Встати
waiting-remove = Звільнити місце
waiting-remove-of = Звільнити місце, де сидить { $name }
waiting-bot = Бот
waiting-bot-none = або бот…
waiting-bot-put = { $kind }
waiting-bot-random = легкий
waiting-bot-heuristic = звичайний

## Початок

waiting-begin-group = Початок
waiting-chairs-free =
    { $n ->
        [one] { $n } місце ще вільне.
        [few] { $n } місця ще вільні.
       *[many] Ще { $n } вільних місць.
    }
waiting-ready = Усі вже тут.
waiting-ready-guest = Усі вже тут; господар може починати.
waiting-begin = Почати
waiting-why-not = не всі місця зайняті
waiting-fill = Додати ботів і почати
waiting-leave = Покинути стіл
waiting-close = Закрити стіл
waiting-close-sure = Стіл зникне для всіх, хто за ним сидить. Цю дію не можна скасувати.
waiting-close-no = Скасувати

## Запрошення

waiting-invite = Запросити
waiting-invite-public = Будь-хто знайде цей стіл у лобі. Найшвидше — за цим посиланням.
waiting-invite-link = Приєднатися може лише той, хто має це посилання.
waiting-invite-password = Надішліть посилання, а пароль передайте інакше.
waiting-link = Посилання на цей стіл
waiting-qr = Посилання на цей стіл як QR-код
waiting-loopback = За цією адресою інші не потраплять сюди зі своїх пристроїв: вона означає «цей комп’ютер». Щоб їх запросити, запустіть сервер для всієї мережі й відкрийте сторінку за назвою або номером, який цей комп’ютер у ній має:
waiting-copy = Копіювати
waiting-copied = Посилання скопійовано.
waiting-selected = Посилання виділено: скопіюйте його.
waiting-share = Поділитися
waiting-share-text = Зіграймо разом!

## Про що домовлено

waiting-agreed = За цим столом
waiting-rules = Правила гри

## Жереб

waiting-dice = Чесний жереб
waiting-dice-why = Перш ніж хтось сів, сервер створив випадковий ключ і оголосив його відбиток. Кожен гравець додає свою частку, якої сервер не міг знати. Після гри ключ показують, і ваш браузер сам перевіряє, чи він пасує: жодної карти не могли обрати згодом.
waiting-dice-commitment = Відбиток ключа
waiting-dice-mine = Ваша частка
waiting-dice-kept = Цей браузер зберіг відбиток.
waiting-dice-other = Цьому браузерові раніше показали інший відбиток. Не довіряйте цьому столу.

## Пароль

waiting-password = Для цього столу потрібен пароль
waiting-password-enter = Увійти
waiting-password-wrong = Пароль не той.

## Один пристрій

waiting-hand-over = Тепер грає { $name }
waiting-hand-over-how = Передайте пристрій; нехай ніхто інший зараз не дивиться.
waiting-i-am = Це я, { $name }

## Лист із запрошенням

join-title = { $host } запрошує вас до гри «{ $game }»
join-title-nobody = Вас запрошено до гри «{ $game }»
join-who = Хто вже тут
join-you = ви
join-free = вільне
join-no-account = Обліковий запис не потрібен.
join-crest = Ваш герб
join-taken =
    { $n ->
        [one] { $n } зайнятий
        [few] { $n } зайняті
       *[many] { $n } зайнятих
    }
join-never = Ще не грали?
join-sit = Сісти
join-watch = Лише дивитися
