### Термінальний клієнт українською.

## Заголовок

tui-round = раунд { $round }
tui-deck = колода: { $cards }
tui-phase-draft = вибір персонажів
tui-phase-called = викликано: { $rank } { $character }
tui-phase-over = гру закінчено
tui-last-round = останній раунд
tui-you = ви

## Ранги

tui-rank-out = відкрито
tui-rank-yours = ваш
tui-rank-nobody = ніхто

## Місця й рука

tui-counts = { $gold } · { $cards } · місто { $size } · { $points }
tui-counts-short = ● { $gold }  ▯ { $cards }  ⌂ { $size }  Σ { $points }
tui-counts-legend = ● золото   ▯ карти на руці   ⌂ збудовані квартали з потрібних   Σ бали на цей час
tui-no-districts = ще без кварталів
tui-known-hand = ви знаєте, що на руці: { $cards }
tui-shielded = захищено від рангу 8
tui-your-characters =
    { $count ->
        [one] Ваш персонаж:
       *[other] Ваші персонажі:
    }
tui-hand = Рука:
tui-hand-empty = порожня

## Вибір

tui-your-choice = Ваш вибір:
tui-waiting = Чекаємо на гравця { $player } …
tui-face-up = Відкриті, поза цим раундом: { $characters }.
tui-left =
    { $count ->
        [few] залишаться { $gold }
       *[other] залишиться { $gold }
    }
tui-target-out = лежить відкрито, поза цим раундом
tui-you-are-bewitched = Чари: ви можете лише виконати дію, решту ходу грає { character-witch }.
tui-you-are-threat = Погроза: одразу після дії дайте хабар або відмовтеся.
tui-back = назад
tui-since-your-turn = від вашого останнього ходу

## Пояснення

tui-explain = Що це?
tui-not-possible = Зараз неможливо
tui-on-table = Особливі квартали перед вами
tui-legend = Позначки
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

## Правила

tui-rules-search = слова або номер правила
tui-rules-none = Жодне правило не підходить.
tui-rules-keys = пишіть, щоб шукати · стрілки, PgUp, PgDn: прокрутити · Esc: назад до столу

## Кінець

tui-winner =
    { $count ->
        [one] Перемога: { $players }
       *[other] Спільна перемога: { $players }
    }
tui-ending-city = Перше завершене місто має { $player }.
tui-total = Разом
tui-place = Місце
tui-scores-keys = s: зберегти партію · q: вийти · Esc: подивитися на стіл (знову Esc: назад сюди)
