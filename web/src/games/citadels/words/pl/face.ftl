### „Cytadela”, zanim się do niej usiądzie.

citadels-title = Cytadela
citadels-about = Wybierz postać w tajemnicy, buduj na oczach wszystkich.
citadels-minutes = 40
citadels-first = Twoje pierwsze miasto
citadels-first-minutes = 12
