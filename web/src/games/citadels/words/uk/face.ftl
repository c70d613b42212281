### «Цитаделі», перш ніж до них сісти.

citadels-title = Цитаделі
citadels-about = Оберіть персонажа потай, будуйте на очах в усіх.
citadels-minutes = 40
citadels-first = Ваше перше місто
citadels-first-minutes = 12
