### Рамка клієнта: місця, мови, помилки.

app-skip = Перейти до столу
app-broken = Не вдалося завантажити цю частину клієнта. Можливо, сервер оновили; завантажте сторінку ще раз.
app-reload = Завантажити ще раз
app-lost = Тут нічого немає.
app-home = Назад до вітальні
app-places = Місця
app-play = Грати
app-watch = Дивитися
app-records = Повтори
app-rules = Правила
app-me = Хто ви?
app-language = Мова
app-theme = Світло
app-theme-system = як у системі
app-theme-light = день
app-theme-dark = свічка
