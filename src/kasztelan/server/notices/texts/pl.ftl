### Notices to people who are away, in Polish.

notice-your-turn = Przy stole czekają na ciebie. Gra: { $game }.
    .title = Twoja kolej
notice-test = Tak dowiesz się, że nadeszła twoja kolej.
    .title = Powiadomienia działają
