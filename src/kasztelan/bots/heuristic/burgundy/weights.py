"""How much of what a player has or hopes for turns into points by the end, by how many turns are still to come.

Found by playing: the points that games of this player still brought, as a straight line through what it had at the
end of each turn. What `worth.py` counts and what it is multiplied with stand in the same order.
"""

from __future__ import annotations

from typing import Final

KNOTS: Final = (1, 6, 12, 24)
"""The numbers of turns to come that the weights are for; between them they change evenly."""

WEIGHTS: Final[dict[str, tuple[float, float, float, float]]] = {
    "silver": (0.8, 0.8, 1.5, 0.9),
    "more_silver": (1.2, 1.2, 1.2, 0.9),
    "workers": (0.9, 1.0, 1.2, 0.4),
    "more_workers": (0.3, 0.6, 0.8, 0.2),
    "goods": (1.1, 1.5, 1.8, 2.9),
    "goods_count": (-0.2, -1.3, -2.1, -2.0),
    "areas": (0.5, 1.0, 0.65, 0.45),
    "begun": (-0.9, -1.7, 0.1, 1.3),
    "covered": (0.05, 0.05, 0.6, 0.65),
    "colours": (0.4, 1.6, 1.6, -2.0),
    "colours_reached": (0.0, 0.5, 1.0, 1.5),
    "numbers_reached": (0.1, -0.2, 0.65, -0.4),
    "mines": (0.65, 1.35, 1.65, 4.2),
    "monasteries": (1.0, 0.87, 0.82, 1.1),
    "kept": (1.3, 0.5, 0.53, 0.65),
    "stored": (0.5, -0.6, 1.9, 1.0),
    "places": (-0.3, 0.5, -0.15, -0.3),
    "order": (-0.5, -1.5, -1.55, 1.8),
}
