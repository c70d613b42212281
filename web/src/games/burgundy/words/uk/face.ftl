### «Замки Бургундії», перш ніж до них сісти.

burgundy-title = Замки Бургундії
burgundy-about = Два кубики на раунд і герцогство з тридцяти семи полів.
burgundy-minutes = 80
burgundy-first = Ваше перше герцогство
burgundy-first-minutes = 15
