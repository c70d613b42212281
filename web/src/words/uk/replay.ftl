### Після гри: рахунок, повтор, перевірка жеребу.

replay-wins = Перемагає { $name }.
replay-you-win = Ви перемагаєте.
replay-team-wins = Перемагає команда: { $names }.
replay-shared = Спільна перемога: { $names }.
replay-nobody = Ніхто не перемагає: гру програно.
replay-team = команда { $names }
replay-of-the-side = спільні бали команди
replay-ending = Кінець гри: { $ending }.
replay-scores = Рахунок
replay-replay = Повтор
replay-rematch = Реванш
replay-to-the-table = До столу
replay-won = перемога
replay-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
replay-by-source = Бали за джерелами
replay-over-time = Бали в часі
replay-turning = Де перевага змінилася найбільше
replay-lead = { $name }: було { $before }, стало { $after }.
replay-level = нарівні з найкращими
replay-ahead =
    { $points ->
        [one] { $points } бал переваги
        [few] { $points } бали переваги
       *[many] { $points } балів переваги
    }
replay-behind =
    { $points ->
        [one] { $points } бал відставання
        [few] { $points } бали відставання
       *[many] { $points } балів відставання
    }
replay-everybody = Усі
replay-whose-points = Чиї бали
replay-sources-of = Звідки бралися бали: { $name }
replay-scores-missing = Не вдалося завантажити бали.
replay-not-finished = Ця гра ще триває; повтор буде після останньої карти.
replay-spectator = глядач
replay-eyes = Чиїми очима
replay-play-on = Грати далі звідси
replay-what-if = А якби ({ $heading })
replay-what-if-start = А якби (від початку)
replay-what-if-how = Гра триває від цього місця за новим столом; закінчена лишається такою, як була. За інших грають боти під іменами з цієї гри. Відтепер жеребкування можуть бути іншими.
replay-whose-chair = Чиє місце займаєте?
replay-went-on = { $title }: граєте далі як { $name } проти ботів.
replay-share = Поділитися
replay-copy = Скопіювати посилання
replay-link = Посилання на це місце
replay-link-how = Цей браузер не дає його скопіювати. Скопіюйте звідси:
replay-download = Завантажити
replay-guest = Гість
replay-of = повтор: { $names }
replay-walk = Пройти крізь гру
replay-place = крок { $at } з { $count }
replay-turn-back = Хід назад
replay-turn-on = Хід уперед
replay-round-back = Раунд назад
replay-round-on = Раунд уперед

## Ще раз

again-asks = { $name } пропонує реванш.
again-asked = Ви запропонували іншим реванш.
again-agreed = Зіграють: { $names }
again-declined = Не цього разу: { $names }
again-awaited = Ще не відповіли: { $names }
again-without = Далі без них
again-open = Стіл для реваншу готовий.
again-there = До реваншу
