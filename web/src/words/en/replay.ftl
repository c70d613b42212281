### After a game: scores, replay, checking the dice.

replay-winner =
    { $count ->
        [one] { $names } wins.
       *[other] Shared victory: { $names }
    }
replay-ending = The game is over: { $ending }.
replay-scores = Scores
replay-replay = Replay
replay-rematch = Play again
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
replay-after = after step { $place }
replay-scores-missing = The points could not be loaded.
replay-not-finished = This game is not finished yet; a replay comes after the last card.
replay-spectator = a spectator
replay-eyes = Whose eyes
replay-play-on = Play on from here
replay-share = Copy the link
replay-download = Download
replay-guest = Guest
replay-of = replay: { $names }
replay-walk = Walk through the game
replay-place = step { $at } of { $count }
