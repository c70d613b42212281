### Командний рядок українською. Ключі однакові в усіх трьох мовах.

## Довідка

cli-help-kasztelan = Грайте, проводьте й досліджуйте настільні ігри про будівництво середньовічних міст.
cli-help-version = Показати версію і те, яка збірка працює.
cli-help-lang = Мова; інакше — мова середовища.
cli-help-game = Гра; список дає `kasztelan games`.
cli-help-play = Грати в цьому терміналі з людьми та ботами.
cli-help-simulate = Нехай боти зіграють багато партій; результати буде підраховано.
cli-help-replay = Пройти записану партію ще раз, з будь-якого місця за столом.
cli-help-verify = Перевірити, чи запис цілий, відповідає правилам і чесно розданий.
cli-help-games = Перелічити ігри або параметри однієї з них.
cli-help-games-game = Гра, параметри якої буде перелічено.
cli-help-rules = Знайти правило гри.
cli-help-rules-words = Слова для пошуку або номер правила; без них — зміст.
cli-help-record = Запис партії; може також містити по одній партії в рядку.
cli-help-set = Готовий набір параметрів; що вказано поруч, має перевагу.
cli-help-game-flags = Кожен параметр гри має власний прапорець: їх покаже `{ $command } ГРА --help`.
cli-help-option = Параметр гри, скільки завгодно разів; список дає `kasztelan games GAME`.
cli-help-play-people = Скільки людей грає за цим терміналом; вони отримують перші місця. Якщо не вказано, то одна або як у збереженій партії.
cli-help-play-names = Імена через кому, від першого місця.
cli-help-play-bots = Хто грає на інших місцях: один бот на всі або по одному, через кому. Якщо не вказано, то найкращий для цієї гри або як у збереженій партії.
cli-help-play-seed = Щоразу роздавати ті самі карти.
cli-help-play-position = Почати з позиції, описаної в цьому файлі JSON, який має власні параметри.
cli-help-play-save = Зберегти партію тут. Збереження містить ключ жеребу: з нього можна дізнатися, що буде далі.
cli-help-play-resume = Продовжити збережену партію; вона знову збережеться там само. Усі сидять там, де сиділи.
cli-help-simulate-games = Скільки партій.
cli-help-simulate-bots = Хто грає: один бот на всі місця або по одному, через кому.
cli-help-simulate-seed = Те саме зерно дає ті самі партії за будь-якої кількості процесів.
cli-help-draw-game = Створити щось власне для цієї гри.
cli-help-draw = Створити випадковий власний файл, який можна використати, як JSON.
cli-help-draw-seed = Те саме зерно дає той самий файл.
cli-help-simulate-jobs = Скільки процесів ділять роботу.
cli-help-simulate-json = Вивести один об’єкт JSON і більше нічого.
cli-help-simulate-save = Записати сюди партії, по одній у рядку.
cli-help-replay-seat = Що видно: те, що міг знати гравець (місця рахуються від 0), те, що міг кожен, або все.
cli-help-replay-number = Котра партія з файлу, де їх кілька.
cli-help-replay-plain = Вивести всю партію реченнями, а не проходити її крок за кроком.
cli-help-verify-commitment = Зобов’язання, показане перед партією.
cli-help-serve = Проводити столи для людей і ботів, доки не зупинять.
cli-help-serve-host = Адреса, за якою слухає сервер; 0.0.0.0 — кожна адреса цього комп’ютера.
cli-help-serve-port = Порт, на якому слухає сервер; 0 бере вільний.
cli-help-serve-open = Відкрити у браузері, якщо він є, щойно сервер буде готовий.
cli-help-serve-quiet = Писати в журнал лише те, що не вдалося.
cli-help-data = Тека, де зберігаються столи й люди; інакше — тека даних користувача.
cli-help-admin = Доглядати сервер: столи, резервні копії, оновлення.
cli-help-admin-table = Ідентифікатор столу; їх показує `kasztelan admin list`.
cli-help-admin-list = Перелічити збережені столи.
cli-help-admin-list-status = Лише з таким станом: open, playing, paused, finished, frozen або closed.
cli-help-admin-json = Вивести по одному об’єкту JSON на стіл і більше нічого.
cli-help-admin-close = Закрити стіл; він залишається збереженим.
cli-help-admin-export = Записати стіл у файл. Він містить ключ жеребу: нікому його не показуйте.
cli-help-admin-export-file = Файл для запису; його ще не має бути.
cli-help-admin-import = Внести стіл із файлу на місце замороженого чи закритого або як новий.
cli-help-admin-import-file = Файл, який записала `kasztelan admin export`.
cli-help-admin-check = Відтворити кожен стіл цією програмою і сказати, які замерзнуть; перед оновленням.
cli-help-admin-backup = Скопіювати базу даних, поки сервер працює.
cli-help-admin-backup-file = Файл для запису; його ще не має бути.
cli-help-admin-reports = Перелічити репліки з чату, на які поскаржилися.
cli-help-admin-reports-json = Вивести по одному об’єкту JSON на репліку і більше нічого.

## Відхилені дані: що не так

problem-no_value = { $value } не має значення
problem-option_twice = вказано двічі
problem-name_twice = { $value } вказано двічі
problem-no_flag = такого прапорця немає
problem-not_whole = { $file } — не цілий { $kind }
problem-empty = { $file } порожній
problem-is_folder = { $file } — це тека
problem-no_folder = { $file } — не тека, у яку можна писати
problem-unreadable = { $file } не вдається прочитати ({ $cause })
problem-many_games = партій у { $file }: { $count }
problem-over = партію закінчено
problem-no_rule = жодне правило не містить «{ $value }»
problem-no_commitment = { $value } — не зобов’язання
problem-no_terminal = тут його немає
problem-settled = визначено на початку збереженої партії
problem-with_position = не можна обрати поруч із позицією
problem-no_server = не встановлено того, чого потребує сервер ({ $missing })
problem-no_running_server = жоден сервер не працює з { $folder }
problem-no_such_table = такого столу немає
problem-table_status = стан столу — { $status }
problem-server_answer = сервер відповів { $status } { $folder }
problem-no_table = { $file } не містить столу
problem-too_long = стіл завеликий для сервера, що працює

## Відхилені дані: що дозволено

allowed-pair = назва=значення
allowed-once = кожен параметр один раз
allowed-one_or_each = один або { $seats }, через кому
allowed-at_most = щонайбільше { $seats }, через кому
allowed-printable_names = імена з друкованих знаків, щонайбільше { $most }
allowed-different_names = інше ім’я на кожному місці
allowed-json = файл з одним об’єктом JSON
allowed-data_file = файл JSON або TOML з одним об’єктом
allowed-file_name = назва файлу
allowed-in_folder = файл у такій теці
allowed-readable = файл, який можна прочитати
allowed-one_game = збереження однієї партії
allowed-unfinished = збереження незакінченої партії
allowed-other_words = інші слова або номер правила
allowed-up_to = від 1 до { $most }
allowed-onlooker = від 0 до { $last }, all, spectator
allowed-new_or_resumed = новий файл або той, що продовжується
allowed-terminal = термінал, у якому можна грати (kasztelan simulate його не потребує)
allowed-nothing_settled = --people, --names, --bots, --save, --lang
allowed-in_position = параметри в самому файлі позиції
allowed-server_extra = pip install 'kasztelan[server]'
allowed-running_server = тека сервера, що працює
allowed-table_id = ідентифікатор, який показує `kasztelan admin list`
allowed-import_mib = сервер із більшим { $setting }

## Таблиці

cli-column-game = Гра
cli-column-title = Назва
cli-column-players = Гравці
cli-column-rules-version = Версія правил
cli-column-option = Параметр
cli-column-default = Типово
cli-column-allowed = Дозволено
cli-column-meaning = Значення
cli-column-seat = Місце
cli-column-bot = Бот
cli-column-wins = Перемоги
cli-column-share = Частка
cli-column-mean-score = Середній рахунок
cli-column-table = Стіл
cli-column-status = Стан
cli-column-visibility = Видимість
cli-column-seats = Місця
cli-column-entries = Записи
cli-column-changed = Змінено (UTC)
cli-column-line = Номер
cli-column-said = Коли (UTC)
cli-column-channel = Серед
cli-column-nickname = Прізвисько
cli-column-text = Текст

## Гра

cli-person = Гравець { $number }
cli-bot-random = легкий (random)
cli-bot-heuristic = звичайний (heuristic)
cli-play-commitment = Зобов’язання жеребу, для `kasztelan verify`: { $commitment }
cli-play-saved = Збережено в { $file }

## Симуляція

cli-simulating = Триває гра
cli-simulated-games = { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    } за { $seconds } с
cli-simulated-length = Середня довжина: { $in_rounds ->
        [yes] раунди: { $rounds }, рішення: { $decisions }
       *[no] рішення: { $decisions }
    }
cli-simulated-lost = Без переможця: { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[other] { $games } партій
    }.
cli-simulated-speed = Рішень за секунду: { $decisions }; партій за секунду: { $games }
cli-simulated-interrupted = Перервано; ось що було закінчено.
cli-simulated-errors = { $errors ->
        [one] Не вдалася { $errors } партія
        [few] Не вдалися { $errors } партії
        [many] Не вдалося { $errors } партій
       *[other] Не вдалося { $errors } партії
    }; перша мала номер { $first }

## Кінець партії

cli-won = Перемога: { $player }
cli-you-won = Ви перемагаєте
cli-team-won = Перемога команди: { $players }
cli-shared-win = Спільна перемога: { $winners }
cli-lost = Поразка: { $player }
cli-you-lost = Ви програєте
cli-nobody-won = Ніхто не переміг
cli-team = команда ({ $players })
cli-and = { $names } та { $last }
cli-side-points = Спільні бали: { $side }, { $points }

## Перегляд

cli-seat = Місце { $seat }
cli-spectator = глядач
cli-all-seats = усе відкрито
cli-replay-where = Крок { $step } з { $last } · дивиться: { $onlooker }
cli-replay-undone = { $count ->
        [1] Останню дію скасовано.
        [one] Останню { $count } дію скасовано.
        [few] Останні { $count } дії скасовано.
        [many] Останніх { $count } дій скасовано.
       *[other] Останні { $count } дії скасовано.
    }
cli-replay-unfinished = Тут запис закінчується; партія ще триває.
cli-replay-place = { $place }. { $player }: { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }
cli-key-forward = далі
cli-key-back = назад
cli-key-first = початок
cli-key-last = кінець
cli-key-seat = інше місце
cli-key-quit = вийти

## Правила

cli-rules-how = `kasztelan rules { $game } СЛОВО…` шукає правила; можна вказати й номер правила або його початок.

## Перевірка

cli-checked-digest = Запис цілий: відбиток відповідає вмісту.
cli-checked-replay = За правилами: { $entries ->
        [one] { $entries } дія веде
        [few] { $entries } дії ведуть
        [many] { $entries } дій веде
       *[other] { $entries } дії веде
    } до того самого результату.
cli-checked-commitment = Ключ відповідає зобов’язанню в записі.
cli-checked-promised-commitment = Ключ відповідає вказаному зобов’язанню.
cli-checked-nonces = Частки в жеребі, яких не дав жоден гравець, випливають із ключа.
cli-checked-dice = Кожне жеребкування випливає з ключа.
cli-checked-dice-after = Кожне жеребкування після перших записів ({ $prefix }) випливає з ключа.
cli-unchecked-opening = Не перевірено: початок партії. Вона починається з описаної позиції.
cli-unchecked-prefix = Не перевірено: перші записи ({ $prefix }). Вони з іншої партії, а не від цього ключа.
cli-unchecked-dice = Не перевірено: жеребкування. У записі немає ключа.
cli-unchecked-nonces = Не перевірено: чи частки в жеребі, яких не дав жоден гравець, визначено заздалегідь. Запис має старіший формат.
cli-unchecked-commitment = Не перевірено: чи це обіцяний ключ. Зобов’язання, показане перед партією, вказують після --commitment.
cli-verified = { $count ->
        [1] Запис правильний.
       *[other] Записи правильні: { $count }.
    }
cli-verified-partly = { $count ->
        [1] Помилок не знайдено, але перевірити вдалося не все.
       *[other] У записах ({ $count }) помилок не знайдено, але не всі вдалося перевірити повністю ({ $unchecked }).
    }

## Сервер

cli-serving = Сервер працює за адресою { $address }
cli-serving-until = Ctrl+C зупиняє його; партії зберігаються.
cli-admin-tables = { $count ->
        [one] { $count } стіл
        [few] { $count } столи
       *[many] { $count } столів
    }
cli-admin-closed = Стіл { $table } закрито.
cli-admin-exported = Стіл { $table } записано у файл { $file }
cli-admin-imported = Стан столу { $table }: { $status }.
cli-admin-still-frozen = { $table } ({ $game }) заморожений і таким залишається.
cli-admin-thaws = { $table } ({ $game }) заморожений, але ця програма його відтворює: експортуйте його та імпортуйте знову.
cli-admin-would-freeze = { $table } ({ $game }, { $status }) замерз би: { $why }
cli-admin-checked = Перевірено { $count ->
        [one] { $count } стіл
        [few] { $count } столи
       *[many] { $count } столів
    }; замерзло б: { $freezing }.
cli-admin-backed-up = { $file } містить усе, байтів: { $bytes }.
cli-admin-reported = Оскаржено { $count ->
        [one] { $count } репліку.
        [few] { $count } репліки.
       *[other] { $count } реплік.
    }
cli-channel-players = гравців
cli-channel-spectators = глядачів
