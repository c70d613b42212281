### Книга правил «Цитаделей»: що сторінка додає до книги.

book-citadels-characters = Персонажі
book-citadels-districts = Квартали
book-citadels-unique = Унікальні квартали
