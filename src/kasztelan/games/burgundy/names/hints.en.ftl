## Why a bot would do it: the ground that spoke most for its choice

hint-points = It helps you to { $points_text } in this turn.
hint-regions = It brings areas of your duchy closer to completion.
hint-bonus_tile = It brings you closer to a bonus tile.
hint-reach = It opens up spaces for what you place next.
hint-silver = It leaves you with more silver to buy with.
hint-workers = It leaves you with more workers for your dice.
hint-goods = It leaves you with more goods to sell.
hint-mines = Your mines pay silver at the end of each phase.
hint-monasteries = The monastery serves you to the end of the game.
hint-stored = It gives you a hex in storage that suits your duchy.
hint-order = It is good for your place in the turn order.
hint-shields = The shield is worth more than its tribute.
hint-vineyard = It is good for your vineyard.
hint-spaces = It covers the most spaces of your duchy.
hint-target = It brings you closer to the target.
hint-stock = It leaves you with more silver, workers and goods.
hint-reward = It brings you closer to covering a whole colour.
