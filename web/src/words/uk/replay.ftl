### Після гри: рахунок, повтор, перевірка випадку.

replay-winner =
    { $count ->
        [one] Перемагає { $names }.
       *[other] Спільна перемога: { $names }
    }
replay-ending = Гру закінчено: { $ending }.
replay-scores = Рахунок
replay-replay = Повтор
replay-rematch = Зіграти ще раз
replay-to-the-table = До столу
replay-won = перемога
replay-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
replay-by-source = Очки за джерелами
replay-over-time = Очки в часі
replay-turning = Де перевага змінилася найбільше
replay-after = після кроку { $place }
replay-scores-missing = Не вдалося завантажити очки.
replay-not-finished = Ця гра ще триває; повтор буде після останньої карти.
replay-spectator = глядач
replay-eyes = Чиїми очима
replay-play-on = Грати далі звідси
replay-share = Скопіювати посилання
replay-download = Завантажити
replay-guest = Гість
replay-of = повтор: { $names }
replay-walk = Пройти крізь гру
replay-place = крок { $at } з { $count }
