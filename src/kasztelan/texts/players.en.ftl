### Whoever looks, where their name would stand alone.

you = You
