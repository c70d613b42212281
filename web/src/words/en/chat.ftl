### Talk at a table and in the waiting room.

chat-tabs = Beside the table
chat-new =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }
chat-quick = Quick phrases
chat-name-first = Choose a name or take a seat, and you can write too.
chat-phrase-hello = Hello!
chat-phrase-good_luck = Good luck, have fun!
chat-phrase-nice_move = Nice move!
chat-phrase-thanks = Thanks!
chat-phrase-sorry = Sorry!
chat-phrase-thinking = Let me think.
chat-phrase-back_soon = Back in a moment.
chat-phrase-your_turn = Your turn!
chat-phrase-good_game = Good game!
chat-phrase-again = Another game?
