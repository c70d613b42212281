"""What bots are called whom nobody has named: like people, in the browser and at the terminal alike."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

BOT_NAMES: Final = (
    "Wanda", "Mikołaj", "Ярослава", "Tomasz", "Halszka", "Остап", "Bogna", "Kazimierz", "Соломія", "Wojciech",
    "Dobrawa", "Данило", "Jadwiga", "Gniewko", "Olena", "Zbigniew",
)  # fmt: skip


def free_name(taken: Collection[str], lot: int) -> str:
    """A name that nobody at the table has; other tables, by their `lot`, begin elsewhere in the list."""
    first = lot % len(BOT_NAMES)
    free = [name for name in BOT_NAMES[first:] + BOT_NAMES[:first] if name not in taken]
    return free[0] if free else f"{BOT_NAMES[first]} {len(taken)}"
