### The rulebook of Citadels: what the page adds to the book.

citadels-people = Characters
