"""The golden games of Burgundy: their names, seeds and options, and who plays where chance alone would not win."""

from typing import Any, Final

from kasztelan.games.burgundy.options import EXPANSIONS

GOLDEN: Final[dict[str, tuple[int, dict[str, Any]] | tuple[int, dict[str, Any], bool]]] = {
    "2_first_game": (2, {"players": 2}),
    "3_random_duchies": (3, {"players": 3, "duchies": "random"}),
    "2_more_hexes_and_posts": (
        5,
        {"players": 2, "duchy": 24, "expansions": ["hexes", "white_castles", "inns", "border_posts"]},
    ),
    "2_trade_routes": (
        6,
        {"players": 2, "duchy": 3, "expansions": ["trade_routes"], "routes_in_order": True},
    ),
    "3_shields": (7, {"players": 3, "duchy": 8, "expansions": ["shields"]}),
    "2_vineyards": (8, {"players": 2, "duchy": 6, "expansions": ["vineyards"], "fewer_vines": True}),
    "4_everything": (
        9,
        {"players": 4, "duchies": "random", "pool": ["base", "border"], "expansions": list(EXPANSIONS)},
    ),
    "1_chateauma_lost": (10, {"players": 1, "automa": "easy"}),
    "1_chateauma_won": (11, {"players": 1, "automa": "easy"}, True),
    "1_chateauma_tied": (12, {"players": 1, "automa": "easy"}, True),
    "4_team": (10, {"players": 4, "teams": True}),
    "1_solo_lost": (11, {"players": 1, "expansions": ["hexes"]}),
    "1_solo_won": (1, {"players": 1, "target": 20}, True),
    "4_chosen_duchies": (4, {"players": 4, "duchies": "chosen"}),
}
