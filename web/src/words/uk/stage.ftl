### Сцена: те, що діється за столом, видно крок за кроком.

stage-speed = Темп
stage-times = швидкість { $n }
stage-at-once = одразу
stage-skip = Пропустити
stage-skip-to-me = До мого ходу
stage-more = ще { $n }
stage-away = Поки вас не було
stage-skipped = Що відбулося
stage-away-mine = Стосується вас
stage-away-others = Інші
stage-away-rest = { $n ->
    [one] і ще { $n } подія
    [few] і ще { $n } події
   *[other] і ще { $n } подій
}
stage-show-me = Показати
stage-go-on = Далі
stage-see-again = Ще раз
stage-waits = чекає на вас
