### Розмова за столом і в кімнаті очікування.

chat-tabs = Біля столу
chat-new =
    { $n ->
        [one] { $n } нове повідомлення
        [few] { $n } нові повідомлення
       *[many] { $n } нових повідомлень
    }
chat-quick = Швидкі фрази
chat-name-first = Виберіть ім’я або сядьте за стіл, і теж зможете писати.
chat-phrase-hello = Привіт!
chat-phrase-good_luck = Успіхів і гарної гри!
chat-phrase-nice_move = Чудовий хід!
chat-phrase-thanks = Дякую!
chat-phrase-sorry = Перепрошую!
chat-phrase-thinking = Хвилинку, думаю.
chat-phrase-back_soon = Зараз повернуся.
chat-phrase-your_turn = Ваш хід!
chat-phrase-good_game = Гарна гра!
chat-phrase-again = Зіграємо ще?
