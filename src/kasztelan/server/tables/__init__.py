"""Tables: seats, the game being played, clocks, bots, and who is told what."""
