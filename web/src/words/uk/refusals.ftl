### Чому сервер відмовив, словами.

refused-unknown = Сервер відмовив ({ $code }).
refused-offline = Сервер не відповідає. Нічого не змінилося.
refused-broken = Помилка сервера. Спробуйте ще раз.

## За столом

refused-stale = Це вже вирішено; нічого не зроблено двічі.
refused-illegal = Зараз це неможливо.
refused-nothing_to_undo = Немає чого скасовувати.
refused-bad_action = Стіл не знає такого ходу.
refused-not_your_decision = Зараз вирішує хтось інший.
refused-not_seated = У вас немає місця за цим столом.
refused-not_your_seat = Це не ваше місце.
refused-spectators_watch = Глядачі не грають.
refused-bot_plays_on = За вас грає бот. Спершу поверніться на своє місце.
refused-nobody_asked = Зараз ніхто нічого не вирішує.
refused-wish_open = Спершу треба відповісти на прохання скасувати хід.
refused-not_asked = Це прохання не скасовує ваших ходів, тож вас не питають.
refused-already_said = Ви це вже сказали.
refused-too_many_undos = Ви вже скасували ходів: { $allowed }; більше в цій грі не можна.
refused-wrong_status =
    { $status ->
        [open] Гра ще не почалася.
        [playing] Гра вже триває.
        [paused] Гру призупинено.
        [finished] Гру вже закінчено.
        [closed] Цей стіл закрито.
       *[other] Стіл до цього не готовий.
    }
refused-seat_taken = Там уже хтось сидить.
refused-empty_seats = Ще не всі місця зайняті.
refused-only_the_host = Це може зробити лише господар столу.
refused-bad_nonce = Частку в жеребі записують від 2 до 128 шістнадцятковими цифрами.
refused-password_needed = Цей стіл потребує пароля.
refused-bad_password = Пароль обов’язковий для столу з паролем, для інших його вказувати не можна.
refused-no_such_table = Такого столу немає. Можливо, його закрили.
refused-frozen = Ця гра не може тривати: вона вже не відтворюється так, як її грали.
refused-no_hint = Бот тут не має підказки.
refused-busy = Сервер перевантажений. Спробуйте за мить.
refused-not_kept = Сервер не зміг цього записати, тож нічого не змінилося. Спробуйте ще раз.
refused-come_back = Сервер перезапускається. Спробуйте за мить.

## Команди

refused-unreadable = Сервер не зміг цього прочитати.
refused-too_long = Це задовге.
refused-too_slow = Це надходило надто довго. Спробуйте ще раз.
refused-unknown_command = Сервер не знає цієї команди.
refused-bad_address = За цією адресою нічого немає.
refused-not_found = За цією адресою нічого немає.
refused-method_not_allowed = Тут цього зробити не можна.

## Забагато

refused-too_many_commands = Забагато ходів за короткий час. Зачекайте трохи.
refused-too_many_hints = Забагато підказок за короткий час. Спробуйте за хвилину.
refused-too_many_lines = Забагато повідомлень за короткий час. Зачекайте трохи.
refused-too_many_tables = У вас уже стільки відкритих столів, скільки можна ({ $allowed }). Спершу закрийте або дограйте якийсь.
refused-too_many_requests = Забагато запитів. Спробуйте за хвилину.
refused-too_many_tries = Забагато спроб із паролем. Спробуйте за хвилину.
refused-too_many_connections = Цей сервер відкритий у вас у надто багатьох місцях. Закрийте котресь.
refused-too_many_tokens = У вас уже стільки ключів API, скільки можна ({ $allowed }); спершу видаліть якийсь.
refused-too_many_muted = Ви вже приховали стільки людей, скільки можна ({ $allowed }).

## Ігри

refused-no_such_game = Цей сервер не має такої гри.
refused-no_such_option = Ця гра не має такого налаштування.
refused-no_such_language = Ця мова недоступна.
refused-wrong = «{ $field }» не може бути таким. Дозволено: { $allowed }
refused-wrong-nickname = Ім’я має від 1 до 40 видимих знаків, між словами по одному пробілу.
refused-wrong-login = Логін має від 3 до 40 знаків: літери, цифри, крапки й риски.
refused-wrong-password = Пароль має від 8 до 200 знаків.
refused-wrong-new = Пароль має від 8 до 200 знаків.
refused-wrong-old = Пароль має щонайбільше 200 знаків.
refused-wrong-name = Назва має від 1 до 60 видимих знаків, між словами по одному пробілу.
refused-wrong-title = Назва столу має від 1 до 60 видимих знаків, між словами по одному пробілу.
refused-wrong-seconds = Годинник має від 5 секунд до 30 днів.
refused-wrong-increment = Додаток часу не може бути таким довгим.
refused-wrong-nonce = Частку в жеребі записують від 2 до 128 шістнадцятковими цифрами.
refused-wrong-seat = Такого місця немає.

## Люди й розмови

refused-who_are_you = Сервер вас не знає. Спершу виберіть ім’я.
refused-cross_origin = Це прийшло з іншого сайту, тож у ньому відмовлено.
refused-wrong_login = Неправильний логін або пароль.
refused-login_taken = Цей логін зайнятий.
refused-has_account = У вас уже є обліковий запис.
refused-no_account = У вас іще немає облікового запису.
refused-no_such_token = Цього ключа вже немає.
refused-bad_text = Повідомлення має видимі знаки й не надто довге.
refused-no_such_line = Цього повідомлення вже немає.
refused-no_such_phrase = Такої фрази немає.
refused-nobody_there = Там ніхто не сидить.
refused-nobody_muted = Такої прихованої людини немає.
refused-yourself = Це ж ви.
refused-address_refused = Сервер не звертається за цією адресою. Вона має починатися з https і бути доступною в інтернеті.
refused-no_notices = Спершу виберіть спосіб сповіщення.
refused-no_push = Цей сервер не надсилає сповіщень у браузери. Працює вебхук.
refused-on_its_way = Уже в дорозі.
