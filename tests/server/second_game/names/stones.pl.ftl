game-stones = Kamienie
