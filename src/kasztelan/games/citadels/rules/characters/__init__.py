"""What each character may do."""
