"""What districts do that is more than a number."""
