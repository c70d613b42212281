### Відхилені дані українською: один рядок із полем, причиною і тим, що дозволено.

refusal = { $field }: { $problem }; дозволено: { $allowed }

## Що не так

problem-missing = цього поля бракує
problem-not_known = невідоме поле
problem-unknown = невідоме значення { $value }
problem-impossible = неможливе значення { $value }
problem-is = вказано { $value }
problem-outside = { $value } виходить за межі
problem-no_option = ця гра не має такого параметра
problem-no_object = це не об’єкт
problem-no_list = це не список
problem-no_json = це не цілий запис JSON
problem-no_hex = це не шістнадцяткове число
problem-no_field = { $verb } не має такого поля
problem-no_seat = за цим столом немає місця { $value }
problem-does_not_play = { $value } не грає в { $game }
problem-count_given = вказано { $count }
problem-edited = не відповідає вмісту: запис урізано або змінено
problem-after_end = стоїть після кінця гри
problem-not_legal = там цей хід недозволений: { $reason }
problem-other_options = це не параметри цієї гри
problem-half_a_character = містить пів символу
problem-does_not_fit = не відповідає кількості місць
problem-unwritable = { $file } не вдається записати ({ $cause })
problem-exists = { $file } уже існує
problem-frozen = партію вже не можна відтворити ({ $why })
problem-long_text = задовгий текст
problem-is_end = { $value } — кінець гри
problem-has_options = має власні параметри й позицію
problem-no_web_address = це не придатна веб-адреса
problem-password_in_address = містить ім’я або пароль
problem-unknown_host = невідомий хост
problem-private_host = хост не публічний
problem-no_push_keys = це не ключі браузера
problem-password_length = символів: { $count }
problem-cannot_be_said = цього не можна сказати
problem-needs = { $item } потребує: { $missing }
problem-excludes = { $item } виключає: { $other_item }

## Що дозволено

allowed-nothing = нічого
allowed-at_least = щонайменше { NUMBER($low, useGrouping: 0) }
allowed-unicode = цілі символи Unicode
allowed-key_of_save = запис із ключем жеребкування
allowed-range = від { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }
allowed-one_of = { $values }
allowed-list_of = список із: { $values }
allowed-word_or_list = { $words } або список із: { $values }
allowed-word_or_seat = { $values } або місце від { $first } до { $last }
allowed-yes_no = так або ні
allowed-file = файл з об’єктом або без файлу
allowed-object = об’єкт
allowed-object_with = об’єкт із полями: { $fields }
allowed-exactly = рівно { $count }
allowed-names =
    { $count ->
        [one] список з { $count } імені
       *[other] список з { $count } імен
    }
allowed-writable = файл, який можна записати
allowed-new_file = новий файл
allowed-exported = файл, який записала `kasztelan admin export`
allowed-with = також { $item }
allowed-without = одне з двох
allowed-same_options = однакові параметри в обох місцях
allowed-action_or_undo = хід або скасування
allowed-whose = { $value }, чиє це рішення
allowed-as_the_key_gives = { $value }, як дає ключ
allowed-back_to_decision = назад до рішення гравця, не далі за відкриття
allowed-as_saved = запис, яким його збережено
allowed-record_with = запис із полями: { $fields }
allowed-rules_version = щонайбільше { $value }, правила цієї програми
allowed-entries = { $value }, стільки є записів
allowed-digest = { $value }
allowed-as_replayed = { $value }, як у відтвореній грі
allowed-key_of_commitment = ключ, що належить до зобов’язання
allowed-own_nonce = { $value }, що випливає з ключа
allowed-commitment = { $value }, бо воно належить до ключа
allowed-hex = пари шістнадцяткових цифр
allowed-hex_for_each_seat = один шістнадцятковий текст на місце
allowed-for_each_seat =
    { $count ->
        [one] по одному на { $count } місце
        [few] по одному на { $count } місця
       *[many] по одному на { $count } місць
    }
allowed-game_and_package = назва=пакет, кілька через кому
allowed-rule_words = ідентифікатор правила або слова для пошуку
allowed-seconds = від { $low } до { $high } секунд
allowed-replayable = стіл, який ця програма може відтворити
allowed-characters = від { $low } до { $high } символів
allowed-entries_at_most = список щонайбільше з { $count } записів
allowed-before_end = місце перед кінцем
allowed-only_with_record = лише із записом
allowed-no_options_beside = без параметрів і позиції поруч
allowed-web_address = { $schemes }://хост/шлях, щонайбільше { $most } символів
allowed-public_host = хост в інтернеті
allowed-push_keys = p256dh і auth, як їх дає браузер
allowed-visible_characters = від 1 до { $most } видимих символів
allowed-hex_64 = 64 шістнадцяткові цифри
