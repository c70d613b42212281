### Після останньої карти: бали рахують на очах у всіх.

ceremony = Церемонія
ceremony-see = Побачити церемонію
ceremony-begins = Рахуємо бали.
ceremony-hasten = Клацніть, торкніться або натисніть пробіл, щоб рахувати далі.
ceremony-skip = Пропустити
ceremony-save = Зберегти картину
ceremony-save-failed = Цей браузер не вміє зберегти картину.
ceremony-gain = { $name } { $points }
ceremony-count = { $count }: { $gains }.
ceremony-alone = { $name }: { $source } { $points }.
ceremony-leads = Попереду { $name }.
ceremony-you-lead = Ви виходите вперед.
ceremony-other-points = інші бали
ceremony-counts = Бал за балом
ceremony-place = { $place }-е
ceremony-my-place = Ваше місце: { $place } з { $of }
ceremony-my-team = { $team ->
    [yes] Ваша команда: { $place } місце з { $of }
   *[no] { ceremony-my-place }
}
ceremony-shared = Ви ділите перемогу
ceremony-lost = Гру програно
ceremony-decided = балів порівну, місце визначає правило нічиєї
