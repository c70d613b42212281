### The rulebook of Citadels: what the page adds to the book.

book-citadels-characters = Characters
book-citadels-districts = Districts
book-citadels-unique = Unique districts
