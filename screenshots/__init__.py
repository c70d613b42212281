"""Pictures of every screen of the web client."""
