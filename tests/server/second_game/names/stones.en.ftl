game-stones = Stones
