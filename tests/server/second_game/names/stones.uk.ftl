game-stones = Камінці
