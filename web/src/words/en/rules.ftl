### The rulebook.

rules-chapters = Chapters
rules-search = Search
rules-ask = Ask a question or name a card
rules-found =
    { $related ->
        [0] 1 answer
        [one] 1 answer, 1 related page
       *[other] 1 answer, { $related } related pages
    }
rules-none = No rule has these words.
rules-missing = The rules of this game could not be loaded.
rules-number = rule number
rules-link = Link to rule { $id }
rules-option = Option: { $option }
rules-gallery = Gallery
rules-all = all { $count }
rules-of-it = In the rulebook
rules-related = Related
rules-turn = Turn the page
rules-before = Before
rules-after = Next
rules-shelf = Rulebooks
rules-shelf-about = Which game do you want to read about?
rules-workshop = Draw a board of your own
