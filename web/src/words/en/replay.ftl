### After a game: scores, replay, checking the shuffle.

replay-wins = { $name } wins.
replay-you-win = You win.
replay-team-wins = The team of { $names } wins.
replay-shared = Shared victory: { $names }.
replay-nobody = Nobody wins: the game is lost.
replay-team = the team of { $names }
replay-of-the-side = the team’s own
replay-ending = The game is over: { $ending }.
replay-scores = Scores
replay-replay = Replay
replay-rematch = Rematch
replay-to-the-table = To the table
replay-won = won
replay-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
replay-by-source = Points by source
replay-over-time = Points over time
replay-turning = Where the lead changed most
replay-lead = { $name } was { $before } and is now { $after }.
replay-level = level
replay-ahead =
    { $points ->
        [one] { $points } point ahead
       *[other] { $points } points ahead
    }
replay-behind =
    { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }
replay-everybody = Everybody
replay-whose-points = Whose points
replay-sources-of = Where { $name }’s points came from, over time
replay-scores-missing = The points could not be loaded.
replay-not-finished = This game is not finished yet; a replay comes after the last card.
replay-spectator = spectator
replay-eyes = Whose eyes
replay-play-on = Play on from here
replay-what-if = What if (from { $heading })
replay-what-if-start = What if (from the beginning)
replay-what-if-how = The game goes on from this place at a new table; the finished one stays as it is. Bots play the others, under the names of this game. What is drawn from here on may be different.
replay-whose-chair = Whose seat do you take?
replay-went-on = { $title }: you play on as { $name } against bots.
replay-share = Share
replay-copy = Copy the link
replay-link = Link to this place
replay-link-how = This browser does not let us copy it. Copy it from here:
replay-download = Download
replay-guest = Guest
replay-of = replay: { $names }
replay-walk = Walk through the game
replay-place = step { $at } of { $count }
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-round-back = One round back
replay-round-on = One round on

## Playing again

again-asks = { $name } would like a rematch.
again-asked = You asked the others for a rematch.
again-agreed = Joining in: { $names }
again-declined = Would rather not: { $names }
again-awaited = Not answered yet: { $names }
again-without = Go on without them
again-open = The table for the rematch is ready.
again-there = To the rematch
