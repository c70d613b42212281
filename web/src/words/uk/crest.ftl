### The crest that somebody chooses.

crest-title = Герб
crest-why = Він ваш за кожним столом, якщо його ще не має гравець на місці перед вами.
