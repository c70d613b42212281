"""What a table shows: to every pair of eyes its picture, to everybody what is public.

Whoever looks holds the lock: memory may be ahead of what is kept.
"""

from __future__ import annotations

from typing import Any

from kasztelan.core.chance import commitment
from kasztelan.core.errors import Reason
from kasztelan.core.game import Game
from kasztelan.core.match import Match
from kasztelan.core.state import State
from kasztelan.server.tables.seating import Chair, people_present, seats_of, shown_chairs
from kasztelan.server.tables.table_data import TableData, choices_of
from kasztelan.server.tables.undo import people_asked, turn_reach, undo_reach


def picture_of(table: TableData, seat: int | None) -> dict[str, Any]:
    """All that these eyes may see: the table around the game, and the game's own view."""
    picture: dict[str, Any] = {"table": about(table), "game": None}
    if table.match is not None:
        mine = seats_with(table.chairs, seat)
        picture["game"] = game_picture(table.match, seat, table.status == "playing", mine)
    return picture


def seats_with(chairs: list[Chair], seat: int | None) -> list[int]:
    """The seats for which whoever sits there decides themselves; none if a bot plays on."""
    person = None if seat is None or chairs[seat].away else chairs[seat].person
    if person is None:
        return []
    return [one for one in seats_of(chairs, person) if not chairs[one].away]


def about(table: TableData) -> dict[str, Any]:
    """What everybody may know of the table itself."""
    told: dict[str, Any] = {
        "id": table.id,
        "game": table.game.name,
        "status": table.status,
        "title": table.title,
        "visibility": table.visibility,
        "options": table.options,
        "seats": shown_chairs(table.chairs),
        **choices_of(table.game, table.options, None if table.match is None else table.match.state),
        "host": next((at for at, one in enumerate(table.chairs) if one.person == table.host), None),
        "clock": table.clock.shown(),
        "commitment": commitment(table.key),
        "prefix": table.prefix,
        "pause_votes": table.seats_for(table.pause_votes),
        "pause_missing": pause_missing(table),
        "pause_until": table.pause_until(),
        "undo_wish": shown_wish(table),
        "notice": table.notice,
        "rematch": table.rematch,
        "rematch_offer": shown_offer(table),
        "result": result_of(table),
    }
    if table.status == "finished":
        told["key"] = table.key.hex()
    return told


def result_of(table: TableData) -> dict[str, Any] | None:
    """How a finished game ended."""
    if table.match is None or table.status != "finished":
        return None
    result = table.match.result
    return None if result is None else result.to_data()


def pause_missing(table: TableData) -> list[int]:
    """The seats that have not said yet that they want to pause, or to go on, if anybody has."""
    return table.seats_for(people_present(table.chairs) - table.pause_votes) if table.pause_votes else []


def shown_offer(table: TableData) -> dict[str, Any] | None:
    """Who wants to play again and what the others said, by seat; None once the next table is open."""
    offer = table.rematch_offer
    if offer is None or table.rematch is not None:
        return None
    seated = {chair.person for chair in table.chairs if chair.person is not None}
    return {
        "seat": table.seats_for({offer.by})[0],
        "agreed": table.seats_for(offer.agreed),
        "declined": table.seats_for(offer.declined),
        "missing": table.seats_for(seated - offer.agreed - offer.declined),
    }


def shown_wish(table: TableData) -> dict[str, Any] | None:
    """Somebody's wish to take back a move, with the seats that agreed and those that have not answered."""
    wish = table.undo_wish
    if wish is None or table.match is None:
        return None
    asked = people_asked(table.chairs, table.match, wish.place)
    return {
        "seat": wish.seat,
        "place": wish.place,
        "agreed": table.seats_for(wish.agreed),
        "missing": table.seats_for(asked - wish.agreed),
    }


def game_picture(match: Match, seat: int | None, playing: bool, mine: list[int]) -> dict[str, Any]:
    """The game as these eyes may see it, with the choices of whoever is asked.

    `mine` are the seats for which the person who sits there decides: none for a spectator and for who is away.
    """
    game = match.game
    state = match.state
    own = [seat] if playing and seat is not None and seat in mine else []
    reach = undo_reach(match, own, mine)
    picture: dict[str, Any] = {
        "n": len(match.history),
        "decision": game.decision(state),
        "view": game.view(state, seat),
        "choices": None,
        "facts": None,
        "near": None,
        "undo": reach is not None and reach.own,
        "ask_undo": reach is not None,
        "start_over": turn_reach(match, own) is not None,
    }
    if playing and seat is not None and match.waiting_for() == seat:
        picture["choices"] = [game.codec.decode(one) for one in game.legal(state)]
        picture["facts"] = [game.facts(state, one) for one in game.legal(state)]
        picture["near"] = near_misses(game, state, seat)
    return picture


def near_misses(game: Game, state: State, seat: int) -> list[dict[str, Any]]:
    """What the player might want and cannot do, with the reason."""
    found: list[dict[str, Any]] = []
    for action in game.near_misses(state):
        reason = game.why_not(state, seat, action) or Reason("not_now")
        found.append({"do": game.codec.decode(action), "why": reason.to_data()})
    return found
