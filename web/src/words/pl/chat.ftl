### Rozmowa przy stole i w poczekalni.

chat-tabs = Obok stołu
chat-new =
    { $n ->
        [one] { $n } nowa wiadomość
        [few] { $n } nowe wiadomości
       *[many] { $n } nowych wiadomości
    }
chat-quick = Szybkie zwroty
chat-name-first = Wybierz nick albo usiądź do stołu, a też możesz pisać.
chat-phrase-hello = Cześć!
chat-phrase-good_luck = Powodzenia i dobrej zabawy!
chat-phrase-nice_move = Świetny ruch!
chat-phrase-thanks = Dzięki!
chat-phrase-sorry = Przepraszam!
chat-phrase-thinking = Chwila, myślę.
chat-phrase-back_soon = Zaraz wracam.
chat-phrase-your_turn = Twoja kolej!
chat-phrase-good_game = Dobra gra!
chat-phrase-again = Gramy jeszcze raz?
