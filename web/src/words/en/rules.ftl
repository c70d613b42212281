### The rulebook.

rules-chapters = Chapters
rules-search = Search
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-none = No rule has these words.
rules-missing = The rules of this game could not be loaded.
rules-link = Link to rule { $id }
rules-shelf = Rulebooks
rules-shelf-about = Which game do you want to read about?
