"""Sessions that ended: their cookies are worth nothing though they have not expired."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from kasztelan.server.people.sessions import LASTS, Session
from kasztelan.server.storage.schema import LOGGED_OUT, PEOPLE
from kasztelan.server.storage.store import Row, Store


async def person_of_session(store: Store, session: Session) -> Row | None:
    """Whose session it is, unless it has ended."""
    ended = select(LOGGED_OUT.c.session).where(LOGGED_OUT.c.session == session.id)
    query = select(PEOPLE).where(PEOPLE.c.id == session.person, PEOPLE.c.epoch == session.epoch)
    return await store.row(query.where(~ended.exists()))


async def end_session(store: Store, session: Session, now: float) -> None:
    """From now on no cookie of this session is anybody, however often it was renewed; twice is as good as once."""
    until = max(now, session.made) + LASTS
    with suppress(IntegrityError):
        await store.change(insert(LOGGED_OUT).values(session=session.id, until=until))


async def forget_expired(store: Store, now: float) -> int:
    """Drops sessions whose cookies have all expired; how many."""
    return await store.change(delete(LOGGED_OUT).where(LOGGED_OUT.c.until < now))
