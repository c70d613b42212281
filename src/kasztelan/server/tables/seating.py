"""Who sits where: people, bots and empty chairs."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from kasztelan.bots.names import free_name
from kasztelan.bots.registry import best_bot
from kasztelan.core.chance import own_nonce
from kasztelan.core.game import Game
from kasztelan.core.state import State
from kasztelan.server.tables.refused import Refused
from kasztelan.server.wire.table_picture import CrestWord as Crest

CRESTS: Final[tuple[str, ...]] = get_args(Crest)
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


class Chair(msgspec.Struct):
    """One seat. `away` means that a bot plays on for the person until they take the seat back.

    `away_from` is how many actions stood when the bot began: what the seat decided before was the person's own.
    """

    kind: str = OPEN
    person: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    nonce: str = ""
    away_from: int = 0
    crest: str | None = None
    """The crest that the person likes best; `crests_worn` says which one they wear here."""

    def shown(self) -> dict[str, Any]:
        """What everybody may see: never who the person is behind the name."""
        return {"kind": self.kind, "name": self.name, "bot": self.bot, "away": self.away, "nonce": self.nonce}


def shown_chairs(chairs: list[Chair]) -> list[dict[str, Any]]:
    """What everybody may see of the chairs, each with the crest that is worn there."""
    return [
        {**chair.shown(), "crest": crest} for chair, crest in zip(chairs, crests_worn(chairs), strict=True)
    ]


def crests_worn(chairs: list[Chair]) -> list[str]:
    """A crest for every chair, no two alike as long as there are enough.

    Whoever comes first by seat has the one they chose; on the other chairs is the one of the place, or the first
    that nobody has.
    """
    worn: dict[int, str] = {}
    for seat, chair in enumerate(chairs):
        if chair.crest in CRESTS and chair.crest not in worn.values():
            worn[seat] = chair.crest
    for seat in range(len(chairs)):
        own = CRESTS[seat % len(CRESTS)]
        free = [crest for crest in (own, *CRESTS) if crest not in worn.values()]
        worn.setdefault(seat, free[0] if free else own)
    return [worn[seat] for seat in range(len(chairs))]


def chairs_to_text(chairs: list[Chair]) -> str:
    return msgspec.json.encode(chairs).decode()


def chairs_from_text(text: str) -> list[Chair]:
    return msgspec.json.decode(text, type=list[Chair])


def seats_of(chairs: list[Chair], person: str) -> list[int]:
    """The seats a person holds; several in a hot-seat game."""
    return [seat for seat, chair in enumerate(chairs) if chair.kind == PERSON and chair.person == person]


def played_by_bot(chair: Chair, game: str) -> str | None:
    """Which bot decides for this seat now, or None for a person; for one who is away the best there is."""
    if chair.kind == BOT:
        return chair.bot
    return best_bot(game) if chair.away else None


def people_present(chairs: list[Chair]) -> set[str]:
    """Those who have a say at the table: people for whom no bot plays."""
    return {
        chair.person
        for chair in chairs
        if chair.kind == PERSON and chair.person is not None and not chair.away
    }


def bot_name(chairs: list[Chair], table: str) -> str:
    """A name that nobody at the table has; other tables begin elsewhere in the list."""
    return free_name([chair.name for chair in chairs], sum(table.encode()))


def told_apart(name: str, chairs: list[Chair]) -> str:
    """The name, or with a number after it if somebody at the table is called the same."""
    taken = {looks(chair.name) for chair in chairs}
    many = 2
    found = name
    while looks(found) in taken:
        found = f"{name} {many}"
        many += 1
    return found


def looks(name: str) -> str:
    """Names that differ only in big and small letters or in forms of a letter look alike."""
    return unicodedata.normalize("NFKC", name).casefold()


def share_of(nonce: str, key: bytes, seat: int) -> str:
    """A seat's share in the dice: given by the player as hex, or the one that the table's key gives."""
    if not nonce:
        return own_nonce(key, seat).hex()
    try:
        if not 1 <= len(bytes.fromhex(nonce)) <= 64:
            raise ValueError
    except ValueError:
        raise Refused("bad_nonce", {"field": "nonce", "allowed": "2 to 128 hex digits"}) from None
    return bytes.fromhex(nonce).hex()


def with_shares(chairs: list[Chair], key: bytes) -> list[Chair]:
    """The chairs of a new table: whoever sits there already has the share that its key gives."""
    for seat, chair in enumerate(chairs):
        if chair.kind != OPEN:
            chair.nonce = share_of(chair.nonce, key, seat)
    return chairs


def players_of(chairs: list[Chair]) -> list[str]:
    """Who decides on each seat, as records tell it: a person, though a bot plays on for them, or a bot's name."""
    return [chair.bot or PERSON for chair in chairs]


def names_of(game: Game, state: State, options: Mapping[str, Any], chairs: list[Chair]) -> list[str]:
    """What every participant is called in a record: people and bots by their names, automas by their name keys."""
    return [*(chair.name for chair in chairs), *game.name_keys(options, state)[len(chairs) :]]
