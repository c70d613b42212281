"""What changed between two pictures of the table, as a short list of replacements."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Change = list[Any]
"""`[path, value]`, or `[path]` for something that is gone; a path is a list of keys and places."""


def difference(old: Any, new: Any) -> list[Change]:
    """The changes that turn `old` into `new` (JSON data), in the order they are to be made."""
    changes: list[Change] = []
    walk(old, new, [], changes)
    return changes


def walk(old: Any, new: Any, path: list[str | int], changes: list[Change]) -> None:
    if type(old) is type(new):
        if old == new:
            return
        if isinstance(new, dict):
            walk_object(old, new, path, changes)
            return
        if isinstance(new, list) and len(new) == len(old) and len(new) <= 64:
            for at, (one, other) in enumerate(zip(old, new, strict=True)):
                walk(one, other, [*path, at], changes)
            return
    changes.append([path, new])


def walk_object(
    old: dict[str, Any], new: dict[str, Any], path: list[str | int], changes: list[Change]
) -> None:
    changes.extend([[*path, key]] for key in old if key not in new)
    for key, value in new.items():
        if key in old:
            walk(old[key], value, [*path, key], changes)
        else:
            changes.append([[*path, key], value])


def patched(old: Any, changes: list[Change]) -> Any:
    """Applies changes to JSON data, which is changed in place where it can be; what a client does."""
    for change in changes:
        path = change[0]
        if not path:
            old = change[1]
            continue
        spot = old
        for key in path[:-1]:
            spot = spot[key]
        if len(change) == 1:
            del spot[path[-1]]
        else:
            spot[path[-1]] = change[1]
    return old


def updated(picture: Any, update: Mapping[str, Any]) -> Any:
    """A picture after an update, step by step and then the rest; what a client does."""
    for part in (*update["steps"], update):
        picture = patched(picture, part["changes"])
    return picture
