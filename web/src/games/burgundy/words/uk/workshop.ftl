### Редактор герцогств Бургундії.

burgundy-drawing-title = Редактор герцогств
burgundy-drawing-back = Назад до нового столу
burgundy-drawing-colours = Колір
burgundy-drawing-numbers = Число
burgundy-drawing-eraser = Стерти
burgundy-drawing-count = { $has } із { $needs }
burgundy-drawing-number = Число { $number }: { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[other] { $count } клітинок
}
burgundy-drawing-keys = Клавіші: літери — кольори, 1–6 — числа, стрілки пересувають, Delete стирає.
burgundy-drawing-map = Герцогство, ряд за рядом
burgundy-drawing-space = Ряд { $row }, клітинка { $place }: { $colour ->
    [none] без кольору
   *[other] { $colour }
}, { $number ->
    [none] без числа
   *[other] { $number }
}{ $wrong ->
    [yes] , суперечність
   *[no] { "" }
}
burgundy-drawing-undo = Скасувати
burgundy-drawing-redo = Повторити
burgundy-drawing-random = Випадкове герцогство
burgundy-drawing-clear = Очистити
burgundy-drawing-from = Почати з
burgundy-drawing-duchy = Герцогство { $number }
burgundy-drawing-check = Перевірка
burgundy-drawing-fine = Можна грати
burgundy-drawing-fine-why = Усі кольори на місці, а однакові числа ніде не межують.
burgundy-drawing-wrong = Помилка:
burgundy-drawing-missing = Бракує:
burgundy-drawing-lost = Немає зв’язку із сервером, тож зараз цього ніхто не перевіряє.
burgundy-drawing-mine = Моє герцогство
burgundy-drawing-name = Назва
burgundy-drawing-file = hertsohstvo
burgundy-drawing-open = Відкрити файл
burgundy-drawing-save = Зберегти файл
burgundy-drawing-unreadable = { $name } — це не герцогство: потрібно сім рядів по 4, 5, 6, 7, 6, 5 і 4 клітинки.
burgundy-drawing-use = Зіграти на ньому
burgundy-drawing-first = { $n ->
    [one] спершу виправте { $n } річ
    [few] спершу виправте { $n } речі
   *[other] спершу виправте { $n } речей
}
burgundy-drawing-text = Показати файл як текст
