"""What a browser takes and what it already has: encodings, languages and entity tags of a request."""

from __future__ import annotations

from collections.abc import Iterable


def weighed(header: str) -> list[tuple[str, float]]:
    """The choices of an Accept header in small letters with their weights, as they stand there."""
    found = []
    for choice in header.lower().split(",")[:50]:
        name, *more = (part.strip() for part in choice.split(";"))
        weight = next((part[2:] for part in more if part.startswith("q=")), "1")
        try:
            found.append((name, float(weight)))
        except ValueError:
            found.append((name, 0.0))
    return found


def best_encoding(header: str, available: Iterable[str]) -> str:
    """The first of the encodings that are there which the browser takes, or "" for none."""
    taken = dict(weighed(header))
    for encoding in available:
        if encoding and taken.get(encoding, taken.get("*", 0.0)) > 0:
            return encoding
    return ""


def best_language(header: str, available: tuple[str, ...]) -> str:
    """The language somebody likes best among those there are; the first of them if they like none."""
    liked = sorted(weighed(header), key=lambda one: -one[1])
    spoken = (name.partition("-")[0] for name, weight in liked if weight > 0)
    return next((language for language in spoken if language in available), available[0])


def has_it(if_none_match: str, tag: str) -> bool:
    """Whether the browser already has what carries this tag."""
    known = [one.strip().removeprefix("W/") for one in if_none_match.split(",")]
    return tag in known or "*" in known
