### Термінальний клієнт українською.

## Заголовок

tui-over = гру закінчено

## Вибір

tui-back = назад
tui-since-your-turn = від вашого останнього ходу

## Пояснення

tui-explain = Що це?
tui-not-possible = Зараз неможливо
tui-close-key = Enter або Esc: назад до столу · стрілки: прокрутити

## Клавіші внизу

tui-key-explain = що це
tui-key-undo = назад
tui-key-hint = порада
tui-key-rules = правила
tui-key-save = запис
tui-key-pace = темп
tui-key-light = колір
tui-key-language = УКР
tui-key-leave = вийти

## Повідомлення

tui-hint = Бот вибрав би
tui-no-hint = Немає бота, який міг би порадити в цій грі.
tui-not-while-waiting = Не тоді, коли вибирають інші.
tui-pace-brisk = Боти ходять жваво.
tui-pace-slow = Боти ходять повільно.
tui-pace-none = Боти ходять одразу.
tui-saved = Збережено: { $file }. Щоб грати далі пізніше: kasztelan play { $game } --resume { $file }
tui-saved-over = Збережено: { $file }. Щоб переглянути партію: kasztelan replay { $file }

## Вихід

tui-leave = Вийти з-за столу?
tui-leave-why = Від останнього збереження щось сталося.
tui-leave-keys = s: зберегти й вийти · n: вийти без збереження · Esc: залишитися

## Зміна біля екрана

tui-handover = { $player }, тепер ваше рішення
tui-handover-why = Стіл закрито, доки ви не сядете перед екраном.
tui-handover-key = { $player }: натисніть Enter
tui-handover-undo = { $player } ще може скасувати останній хід: u
tui-start-over = Велика U починає весь хід спочатку.

## Правила

tui-rules-search = слова або номер правила
tui-rules-none = Жодне правило не підходить.
tui-rules-keys = пишіть, щоб шукати · стрілки, PgUp, PgDn: прокрутити · Esc: назад до столу

## Кінець

tui-total = Разом
tui-place = Місце
tui-scores-keys = s: зберегти партію · q: вийти · Esc: подивитися на стіл (знову Esc: назад сюди)

## Гра без власної картинки

tui-on-table = На столі
tui-mine = Що бачите лише ви
tui-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }
tui-yes = так
tui-no = ні
