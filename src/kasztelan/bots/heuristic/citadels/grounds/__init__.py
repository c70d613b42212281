"""What the weight of every action is summed up from, in the order of the thoughts that weigh it."""
