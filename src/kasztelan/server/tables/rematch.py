"""Playing again: whoever sat at a finished table is asked, and those who agree go on to the next one."""

from __future__ import annotations

from kasztelan.server.tables.audience import Audience
from kasztelan.server.tables.changes import Changes
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.rematch_offer import RematchOffer
from kasztelan.server.tables.seating import BOT, PERSON, Chair
from kasztelan.server.tables.table_data import TableData


class Rematch:
    """The offer at a finished table; it changes in memory only together with what is kept."""

    def __init__(self, table: TableData, changes: Changes, audience: Audience) -> None:
        self.table = table
        self.changes = changes
        self.audience = audience

    def answered(self, person: str, wanted: bool) -> RematchOffer | None:
        """The offer after this person's word: asked, answered, or taken back by who asked."""
        self.table.need("finished")
        self.table.need_seats(person)
        offer = self.table.rematch_offer
        if offer is None:
            if not wanted:
                raise Refused("nobody_asked")
            return RematchOffer(person, frozenset({person}))
        if wanted:
            return RematchOffer(offer.by, offer.agreed | {person}, offer.declined - {person})
        if person == offer.by:
            return None
        return RematchOffer(offer.by, offer.agreed - {person}, offer.declined | {person})

    def settled(self, offer: RematchOffer) -> bool:
        """Whether everybody who is connected has answered, and not all of the others with a no."""
        here = {one.person for one in self.audience.listeners if one.person is not None}
        seated = {chair.person for chair in self.table.chairs if chair.person is not None}
        awaited = (here & seated) - offer.agreed - offer.declined
        return not awaited and (len(offer.agreed) > 1 or not offer.declined)

    async def keep(self, offer: RematchOffer | None, next_table: str | None = None) -> None:
        """Tells everybody how the question stands, or where those who agreed play on."""
        self.table.rematch_offer = offer
        self.table.rematch = next_table
        await self.changes.commit()

    def next_chairs(self, offer: RematchOffer) -> list[Chair]:
        """Bots and those who agreed sit where they sat; nobody takes the place of the others."""
        return [seated_again(chair, offer.agreed) for chair in self.table.chairs]


def seated_again(chair: Chair, agreed: frozenset[str]) -> Chair:
    """The same person or bot; a nonce comes with the next table's key, and the person may replace it before the game begins."""
    if chair.kind == PERSON and chair.person in agreed:
        return Chair(kind=PERSON, person=chair.person, name=chair.name, crest=chair.crest)
    if chair.kind == BOT:
        return Chair(kind=BOT, bot=chair.bot, name=chair.name)
    return Chair()
