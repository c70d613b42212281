### Рамка столу.

table-offline = Зв’язок втрачено. Те, що ви натиснете, буде надіслано, щойно сервер відповість.
table-kept = Буде надіслано, коли повернеться зв’язок: { $choice }.
table-closed = Цей стіл закрито.
table-frozen = Ця гра не може тривати з цією версією сервера. Нічого не втрачено: запис гри збережено.
table-coming = Підходимо до столу…
table-rules = Правила
table-hint = Підказка
table-log = Літопис
table-chat = Розмова
table-menu = Меню
table-side = Літопис і примітки
table-chronicle = Літопис
table-gloss-empty = Вкажіть на карту, місце чи слово, і тут з’явиться його правило.
table-in-the-rules = У книзі правил
table-paused = Гру призупинено.
table-away-time = Ваш час вийшов: за вас грає бот.
table-away-left = Ви залишили стіл: за вас грає бот.
table-come-back = Повернутися на місце
table-watching = Ви спостерігаєте.
table-nothing-to-do = Поки що нічого робити.
table-confirm = ще раз, щоб підтвердити
table-confirm-detail = Виберіть те саме ще раз, щоб підтвердити.
table-hinted = так зробив би бот
table-widen = Показати все
table-cancel = Відмінити
table-undo = Скасувати хід
table-ask-undo = Попросити скасувати
table-undone = { $name } скасовує останнє рішення.
table-foresight = { $choice }: { $text }
table-left = { $name } йде від столу; далі грає бот.
table-late = Час вийшов: { $name }. Далі грає бот.
table-back = { $name } повертається до столу.
table-foresight-reveals = Відкрилося б щось приховане.
table-foresight-chance = Далі вирішує випадок.
table-wish-undo = { $name } хоче скасувати рішення.
table-wish-undo-mine = Ви попросили скасувати рішення; вирішують інші.
table-wish-pause = Хочуть перерви: { $names }
table-wish-go-on = Хочуть грати далі: { $names }
table-wish-awaited = Чекаємо на згоду: { $names }
table-not-now = Не зараз
table-agree = Згода
table-disagree = Ні
table-withdraw = Уже не треба
table-go-on = Граємо далі
table-pause = Попросити про перерву
table-resign = Вийти з гри…
table-resign-sure = За мене гратиме бот: вийти
table-copy-link = Скопіювати посилання
table-copied = Скопійовано
table-sound = Звуки
table-confirm-setting = Підтверджувати кожен вибір
table-speed = Рух елементів
table-speed-value =
    { $speed ->
        [0] немає
        [0.5] повільний
        [2] швидкий
       *[other] звичайний
    }
table-clock-of = Залишилося часу: { $name }
table-dice = Випадок запечатано до гри: { $commitment }… Після останньої карти ключ відкриють, і кожен зможе перевірити.
table-chat-players = Це читають гравці й глядачі.
table-chat-spectators = Це читають лише глядачі; гравці — щойно після гри.
table-chat-empty = Ще ніхто нічого не сказав.
table-say = Скажіть щось
table-send = Сказати
table-mute = сховати цю особу
table-report = поскаржитися
table-muted = Ви не бачитимете, що каже ця особа.
table-reported = Скаргу передано тому, хто тримає цей сервер.
