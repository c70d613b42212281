## The parts that any game shares

kit-close = Close
kit-news = new
kit-gloss = The rule
kit-gloss-empty = Point at any piece or word: its rule appears here.
kit-choices = Choices
kit-fewer = Fewer
kit-chronicle = Log
kit-since = since your last turn
kit-new-lines = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}
kit-to-move = is choosing
kit-away = away
kit-bot = a bot
kit-choose-seat = Choose { $name }
kit-face-down = a card face down
kit-clock = time left: { $time }
kit-clock-left = { $n ->
    [0] The time is up.
    [one] { $n } second left.
   *[other] { $n } seconds left.
}
kit-clock-days = { $days } d { $hours } h
kit-less = { $label }: less
kit-more = { $label }: more
kit-step-back = One step back
kit-step-on = One step on
kit-play = Play
kit-pause = Pause
kit-chart = Points over time
kit-rounds = rounds
kit-chart-seek = Place in the game
kit-bars = Points by source
kit-as-table = As a table
kit-place = Place
kit-total = Total

kit-beast-lion = lion
kit-beast-eagle = eagle
kit-beast-stag = stag
kit-beast-bear = bear
kit-beast-griffin = griffin
kit-beast-ram = ram
kit-beast-raven = raven
kit-beast-swan = swan
