### Моя сторінка: ім’я, обліковий запис, сповіщення, програми, налаштування, дані.

me-title = Профіль
me-nobody = Ви не ввійшли
me-guest = Ви гість: вас знає лише цей браузер.
me-stranger = Грайте відразу або увійдіть, якщо маєте обліковий запис.
me-stay = Скасувати

## Обліковий запис

me-account = Обліковий запис
me-account-make = Створити обліковий запис
me-account-do = Створити
me-account-why = З обліковим записом ваші ігри доступні на інших пристроях. Адреси пошти ми не питаємо, тож забутий пароль надіслати не вийде.
me-login = Увійти
me-login-why = Якщо маєте тут обліковий запис, введіть логін і пароль.
me-login-other = Увійшовши як хтось інший, ви втратите цього гостя: без облікового запису до нього вже не повернутися.
me-login-is = Ваш логін: { $login }
me-login-field = Логін
me-password-field = Пароль
me-password-hint = щонайменше 8 знаків
me-password-change = Змінити пароль
me-password-old = Старий пароль
me-password-new = Новий пароль
me-password-others = На всіх інших пристроях ви вийдете.
me-password-changed = Пароль змінено; на всіх інших пристроях ви вийшли.
me-password-wrong = Це не ваш старий пароль.
me-logout = Вийти
me-logout-sure = Цей браузер про вас забуде. Щоб повернутися, введіть логін і пароль.
me-logout-everywhere = Вийти всюди
me-logout-everywhere-sure = Про вас забуде кожен браузер, цей також. Ключі API діють далі.
me-logout-guest = У вас немає облікового запису. Якщо цей браузер про вас забуде, до ваших ігор не повернеться ніхто, навіть ви.

## Який вигляд має стіл

me-looks = Вигляд і звук

## Сповіщення

me-notices = Сповіщення
me-notices-why = Для ігор, довших за один вечір: ви дізнаєтеся, що зараз ваш хід і в якій грі.
me-page = Поки ця сторінка відкрита
me-page-hint = сповіщення браузера, коли ви дивитеся деінде
me-push = На цьому пристрої
me-push-possible = також коли ця сторінка закрита
me-push-on = цей пристрій отримує сповіщення, також коли сторінка закрита
me-push-denied = Цей браузер не дозволяє сповіщень; це можна змінити в його налаштуваннях для цієї сторінки.
me-push-impossible = Цей браузер тут цього не вміє. Потрібна адреса з https.
me-push-server = Цей сервер не надсилає сповіщень у браузери.
me-hook = Вебхук
me-hook-kind = Куди
me-hook-why = На вашу адресу надходить звістка, що черга за вами.
me-hook-discord = Discord
me-hook-ntfy = ntfy
me-hook-json = JSON
me-hook-url = Адреса
me-hook-keep = Зберегти
me-hook-drop = Видалити
me-notices-test = Надіслати на пробу

## Програми

me-programs = Ключі API
me-programs-why = Програма з вашим ключем може все, що можете ви. Дивіться сторінку про API.
me-token-name = Для чого він?
me-token-make = Створити ключ
me-token-once = Скопіюйте цей ключ зараз; більше його не покажуть.
me-token-since = від { $date }
me-token-delete = Видалити
me-token-delete-of = Видалити ключ { $name }

## Заглушені

me-muted = Приховані співрозмовники
me-muted-none = Ви нікого не приховали.
me-unmute = Показувати знову
me-unmute-of = Показувати знову: { $name }

## Дані

me-data = Ваші дані
me-data-why = Ім’я, ігри, ваші повідомлення й налаштування сповіщень. Нікому іншому нічого не передають.
me-export = Завантажити мої дані
me-delete = Видалити мій профіль
me-delete-first = Цю дію не можна скасувати.
me-delete-seats = У поточних іграх ваші місця посядуть боти; ваше ім’я там лишиться.
me-delete-chat = Ваші повідомлення буде видалено. Повідомлення, на яке хтось поскаржився, лишиться в адміністратора сервера.
me-delete-keys = Логін, пароль, ключі API та сповіщення зникнуть відразу.
me-delete-records = Закінчені ігри лишаться в тих, хто грав із вами.
me-delete-type = Щоб підтвердити, введіть своє ім’я: { $name }
me-delete-do = Видалити назавжди
me-deleted = Ваш профіль видалено.

## Що зіграно

me-change = Змінити ім’я або герб
me-since = у грі від { $date }
me-settings = Налаштування
me-total-played =
    { $count ->
        [one] гра
        [few] гри
       *[many] ігор
    }
me-total-won =
    { $count ->
        [one] перемога
        [few] перемоги
       *[many] перемог
    }
me-total-met =
    { $count ->
        [one] суперник
        [few] суперники
       *[many] суперників
    }
me-average = у середньому
me-percent = { $percent }% перемог
me-best =
    { $count ->
        [one] Найкращий результат
       *[many] Найкращі результати
    }
me-best-replay =
    { $points ->
        [one] { $points } бал: повтор
        [few] { $points } бали: повтор
       *[many] { $points } балів: повтор
    }
me-rivals = Суперники
me-rival = Ваших перемог: { $ahead }, суперника: { $behind }
me-skyline =
    { $count ->
        [one] Остання гра
        [few] Останні { $count } гри
       *[many] Останні { $count } ігор
    }
me-skyline-how = Ваші бали як відсоток від балів переможця
me-skyline-won = ваша перемога
me-skyline-label =
    { $count ->
        [one] Одна гра як вежа; перемог: { $won }
        [few] { $count } гри як вежі; перемог: { $won }
       *[many] { $count } ігор як вежі; перемог: { $won }
    }
me-recent = Останні ігри
me-won-with = Перемога, { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
me-lost-with = Поразка, { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
me-placed-with =
    { $place ->
        [2] Друге місце
        [3] Третє місце
        [4] Четверте місце
        [5] П’яте місце
        [6] Шосте місце
        [7] Сьоме місце
        [8] Восьме місце
       *[other] Місце { $place }
    }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
me-bots =
    { $count ->
        [one] 1 бот
        [few] { $count } боти
       *[many] { $count } ботів
    }
me-all-games =
    { $count ->
        [one] Список ігор
        [few] Усі { $count } гри
       *[many] Усі ігри: { $count }
    }
me-newcomer = Ваша перша вежа ще попереду
me-newcomer-how = Кожна завершена гра стане тут вежею: ваші бали, перемоги й повтори.
me-privacy = Приватність і ваші дані
me-developers = Для розробників
me-developers-hint = ключі API, вебхуки
