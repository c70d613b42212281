"""The contract every game, bot and client speaks: game, state, actions, chance, match."""
