"""The question whether those at a finished table play again, as it is kept."""

from __future__ import annotations

import msgspec


class RematchOffer(msgspec.Struct, frozen=True):
    """Somebody would like to play again, and what the others said to it."""

    by: str
    agreed: frozenset[str]
    declined: frozenset[str] = frozenset()

    def without(self, person: str) -> RematchOffer | None:
        """The question once somebody was forgotten; none if it was theirs."""
        if person == self.by:
            return None
        return RematchOffer(self.by, self.agreed - {person}, self.declined - {person})
