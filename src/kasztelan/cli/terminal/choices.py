"""The list of choices: keys, arrows and drawers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from kasztelan.cli.terminal.drawing import Entry
from kasztelan.cli.terminal.lines import Part, piece

KEYS: Final = "123456789abcdfgjkmnovwxyz"
"""Keys of the rows in order; the letters left out are commands, and `e` ends a turn."""
END_KEY: Final = "e"


class Choices(OptionList):
    """Rows to choose from; what is not possible now stands below them with its reason."""

    class Chosen(Message):
        """A row with an action was chosen."""

        def __init__(self, action: int) -> None:
            super().__init__()
            self.action = action

    class Looked(Message):
        """Another row was highlighted."""

        def __init__(self, entry: Entry) -> None:
            super().__init__()
            self.entry = entry

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False)
        self.levels: list[list[Entry]] = []
        self.shown: list[Entry] = []
        self.by_key: dict[str, Entry] = {}
        self.back_words = ""
        self.compact = False
        self.folded = False
        self.made_for = (0, 0)
        self.unfolded: int | None = None

    def offer(
        self, entries: Sequence[Entry], misses: Sequence[Entry], back_words: str, compact: bool = False
    ) -> None:
        """A new list; `back_words` is what the way out of a drawer is called.

        In a compact list, and in one that would not fit otherwise, only the highlighted row shows its details.
        """
        self.compact = compact
        self.back_words = back_words
        self.levels = [[*entries, *misses]]
        self.fill()

    def fill(self) -> None:
        entries = self.levels[-1] if self.levels else []
        self.shown = list(entries)
        self.by_key = assign_keys(entries)
        self.folded = self.compact or self.is_too_long()
        self.unfolded = 0
        rows = [Option(self.row(at), disabled=not entry.possible) for at, entry in enumerate(entries)]
        if len(self.levels) > 1:
            rows.append(Option(piece(("esc", "bold $gilt-ink"), f" {self.back_words}")))
        self.set_options(rows)
        self.highlighted = 0 if rows and entries[0].possible else None
        self.scroll_home(animate=False)

    def row(self, at: int) -> Content:
        entry = self.shown[at]
        key = next((key for key, one in self.by_key.items() if one is entry), "")
        whole = prompt(entry, key, not self.folded or at == self.unfolded)
        # What an action leaves is worth a place on its line, not a line of its own.
        fits = not self.size.width or whole.cell_length <= self.size.width - 4
        return whole if fits or entry.below or not entry.possible else prompt(entry, key, False)

    def unfold(self, at: int) -> None:
        """Shows the details of the highlighted row and hides those of the one before."""
        before, self.unfolded = self.unfolded, at
        for one in (before, at):
            if one is not None and one < len(self.shown) and self.shown[one].possible:
                self.replace_option_prompt_at_index(one, self.row(one))

    def is_too_long(self) -> bool:
        """Whether the descriptions below the rows would push rows out of sight."""
        width, height = self.size
        if not width or not any(entry.below for entry in self.shown):
            return False
        below = sum(-(-len(entry.below) // (width - 4)) for entry in self.shown)
        return len(self.shown) + below > height

    def on_resize(self, event: events.Resize) -> None:
        """Rows are cut to the width and folded to the height, so they are made again for another size."""
        if (event.size.width, event.size.height) != self.made_for:
            self.made_for = (event.size.width, event.size.height)
            at = self.highlighted
            self.fill()
            self.highlighted = at

    def looked_at(self) -> Entry | None:
        at = self.highlighted
        return self.shown[at] if at is not None and at < len(self.shown) else None

    def point_to(self, action: int) -> None:
        """Highlights the row of an action, opening the drawer it lies in."""
        path = path_to(self.levels[0] if self.levels else [], action)
        if not path:
            return
        self.levels = self.levels[:1]
        for drawer in path[:-1]:
            self.levels.append(drawer.inside)
        self.fill()
        self.highlighted = self.shown.index(path[-1])

    def press(self, key: str) -> bool:
        """Chooses the row with that key; says whether there is one."""
        entry = self.by_key.get(key)
        if entry is None:
            return False
        self.take(entry)
        return True

    def take(self, entry: Entry) -> None:
        if entry.inside:
            self.levels.append(entry.inside)
            self.fill()
        elif entry.action is not None:
            self.post_message(self.Chosen(entry.action))

    def back(self) -> None:
        """Closes the drawer that is open."""
        if len(self.levels) > 1:
            self.levels.pop()
            self.fill()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_index < len(self.shown):
            self.take(self.shown[event.option_index])
        else:
            self.back()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        entry = self.looked_at()
        if self.folded and event.option_index != self.unfolded:
            self.unfold(event.option_index)
        if entry is not None:
            self.post_message(self.Looked(entry))


def path_to(entries: Sequence[Entry], action: int) -> list[Entry]:
    """The drawers to open and the row at the end of them."""
    for entry in entries:
        if entry.action == action:
            return [entry]
        further = path_to(entry.inside, action)
        if further:
            return [entry, *further]
    return []


def assign_keys(entries: Sequence[Entry]) -> dict[str, Entry]:
    """A key for each row that can be chosen, as far as keys last."""
    keys: dict[str, Entry] = {}
    free = iter(KEYS)
    for entry in entries:
        if not entry.possible:
            continue
        key = END_KEY if entry.ends and END_KEY not in keys else next(free, "")
        if key:
            keys[key] = entry
    return keys


def prompt(entry: Entry, key: str, unfolded: bool) -> Content:
    """A row: its key, sign, words and what they lead to."""
    if not entry.possible:
        sign: list[Part | Content] = [] if entry.sign is None else [entry.sign, " "]
        return piece("  ", *sign, (f"{entry.title}: ", "$ink-2"), (entry.detail, "italic $ink-2"))
    parts: list[Part | Content] = [(key or " ", "bold $gilt-ink"), " "]
    if entry.sign is not None:
        parts += [entry.sign, " "]
    parts.append((entry.title, "bold" if entry.below else ""))
    if entry.detail and (unfolded or entry.inside):
        parts.append((f"  {entry.detail}", "$ink-2"))
    if entry.below and unfolded:
        parts.append((f"\n{entry.below}", "$ink-2"))
    return piece(*parts)
