## Частини, спільні для всіх ігор

kit-close = Закрити
kit-news = нові
kit-gloss = Правило
kit-gloss-empty = Наведіть на будь-яку річ чи слово: тут з’явиться її правило.
kit-choices = Варіанти
kit-fewer = Менше
kit-chronicle = Журнал гри
kit-since = від вашого останнього ходу
kit-new-lines = { $n ->
    [one] { $n } новий запис
    [few] { $n } нові записи
   *[other] { $n } нових записів
}
kit-to-move = обирає
kit-away = не за столом
kit-bot = бот
kit-choose-seat = Обрати: { $name }
kit-face-down = закрита карта
kit-clock = залишилося часу: { $time }
kit-clock-left = { $n ->
    [0] Час вийшов.
    [one] Залишилася { $n } секунда.
    [few] Залишилося { $n } секунди.
   *[other] Залишилося { $n } секунд.
}
kit-clock-days = { $days } дн. { $hours } год
kit-less = { $label }: менше
kit-more = { $label }: більше
kit-step-back = Крок назад
kit-step-on = Крок уперед
kit-play = Відтворити
kit-pause = Зупинити
kit-chart = Бали за часом
kit-rounds = раунди
kit-chart-seek = Місце в грі
kit-bars = Бали за джерелами
kit-as-table = Як таблиця
kit-place = Місце
kit-total = Разом

kit-beast-lion = лев
kit-beast-eagle = орел
kit-beast-stag = олень
kit-beast-bear = ведмідь
kit-beast-griffin = грифон
kit-beast-ram = баран
kit-beast-raven = крук
kit-beast-swan = лебідь
