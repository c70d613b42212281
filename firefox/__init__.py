"""A whole game clicked through in Firefox, over WebDriver BiDi."""
