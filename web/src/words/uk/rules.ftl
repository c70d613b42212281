### Правила.

rules-chapters = Розділи
rules-search = Пошук
rules-ask = Поставте запитання або назвіть карту
rules-found =
    { $related ->
        [0] 1 відповідь
        [one] 1 відповідь, { $related } споріднена сторінка
        [few] 1 відповідь, { $related } споріднені сторінки
       *[many] 1 відповідь, { $related } споріднених сторінок
    }
rules-none = Жодне правило не має цих слів.
rules-missing = Не вдалося завантажити правила цієї гри.
rules-number = номер правила
rules-link = Посилання на правило { $id }
rules-option = Опція: { $option }
rules-gallery = Галерея
rules-all = усі: { $count }
rules-of-it = У правилах
rules-related = Споріднені сторінки
rules-turn = Перегорнути сторінку
rules-before = Попередня
rules-after = Наступна
rules-shelf = Правила ігор
rules-shelf-about = Про яку гру ви хочете почитати?
rules-workshop = Намалювати власний планшет
