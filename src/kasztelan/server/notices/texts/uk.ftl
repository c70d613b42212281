### Notices to people who are away, in Ukrainian.

notice-your-turn = За столом чекають на вас. Гра: { $game }.
    .title = Ваш хід
notice-test = Так ви дізнаватиметеся, що настав ваш хід.
    .title = Сповіщення працюють
