"""A round of a game as a row of pictures, one for every half second of the stage's own clock."""
