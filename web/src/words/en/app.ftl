### The frame of the client: places, languages, errors.

app-skip = Skip to the table
app-broken = This part of the client could not be loaded. Perhaps the server was updated; please load the page again.
app-reload = Load again
app-lost = There is nothing here.
app-home = Back to the lobby
app-places = Places
app-play = Play
app-watch = Watch
app-records = Replays
app-rules = Rules
app-me = Who are you?
app-language = Language
app-theme = Light
app-theme-system = as the system
app-theme-light = day
app-theme-dark = candle
