### Правила.

rules-chapters = Розділи
rules-search = Пошук
rules-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
rules-none = Жодне правило не має цих слів.
rules-missing = Не вдалося завантажити правила цієї гри.
rules-link = Посилання на правило { $id }
rules-shelf = Правила ігор
rules-shelf-about = Про яку гру ви хочете почитати?
