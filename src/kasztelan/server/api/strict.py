"""What all bodies of requests have in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Strict(BaseModel):
    """A body without fields that nobody reads."""

    model_config = ConfigDict(extra="forbid")
