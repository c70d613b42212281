"""Burgundy in words: the header, the choices and the rules behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from textual.content import Content

from kasztelan.cli.terminal.burgundy.hexes import SIGNS, chip, number_of
from kasztelan.cli.terminal.drawing import Entry, View
from kasztelan.cli.terminal.lines import piece
from kasztelan.cli.terminal.plain import PlainGuide

ENDING: Final = ("end_turn", "pass")
SEEN: Final = ("filled", "goods_turned", "workers_dealt")
"""Events that the board itself shows."""


class BurgundyGuide(PlainGuide):
    """Speaks about Burgundy through the sentences all clients share."""

    def headline(self, view: View) -> str:
        say = self.words.text
        parts = [say("game-burgundy")]
        if view["over"]:
            return "  ·  ".join([*parts, say("tui-over")])
        if view["phase"] is not None:
            parts.append(say("burgundy-phase", phase=view["phase"], round=view["round"]))
        if view["white"] is not None:
            parts.append(say("burgundy-white", value=view["white"]))
        if view["target"] is not None:
            parts.append(say("burgundy-target", target=view["target"]))
        coming = [str(number_of(one)) for one in view["round_goods"] if one]
        if coming:
            parts.append(say("burgundy-coming", goods=" ".join(coming)))
        return "  ·  ".join(parts)

    def open_spaces(self, legal: Sequence[int]) -> set[int]:
        """The spaces among the choices."""
        told = [self.play.game.codec.decode(one) for one in legal]
        return {int(one["space"]) for one in told if one["verb"] in ("at", "start_castle")}

    def entries(self, view: View, legal: Sequence[int]) -> list[Entry]:
        rows = super().entries(view, legal)
        for row in rows:
            row.ends = row.about["verb"] in ENDING
        return rows

    def near_misses(self, view: View, legal: Sequence[int]) -> list[Entry]:
        """By their short names: what is missing is the reason's to say."""
        rows = super().near_misses(view, legal)
        for row in rows:
            row.title = self.table.action_short(row.about)
        return rows

    def gloss(self, view: View, entry: Entry) -> Content:
        """What the hex does that a row is about."""
        hex = entry.about.get("hex") or entry.about.get("building") or view["decision"].get("hex")
        shield = entry.about.get("shield") or view["decision"].get("shield")
        if hex is None and shield is not None:
            say = self.words.text
            title = say(f"shield-{shield}.title")
            return piece(
                (say(f"shield-{shield}"), "bold"),
                (f" {title}", "italic $ink-2"),
                "\n" + say(f"shield-{shield}.effect"),
            )
        if hex is None:
            return Content(entry.title)
        known = self.words.has(f"hex-{hex}.effect")
        effect = self.words.text(f"hex-{hex}.effect") if known else self.words.text("burgundy-double")
        title = self.words.text(f"hex-{hex}.title") if self.words.has(f"hex-{hex}.title") else ""
        return piece(chip(str(hex), self.table), (f" {title}", "italic $ink-2"), f"\n{effect}")

    def explained(self, view: View) -> list[tuple[str, Content]]:
        signs = [
            piece((f" {sign} ", f"$on-{kind} on ${kind}"), f" {self.table.name('type', kind)}")
            for kind, sign in SIGNS.items()
            if kind not in ("inn", "vines", "wild")
        ]
        short = piece((self.words.text("burgundy-counts-legend"), "$ink-2"))
        return [(self.words.text("burgundy-legend"), Content("\n").join([Content("   ").join(signs), short]))]

    def sentence(self, event: dict[str, Any], knows: bool) -> Content:
        name = event["event"]
        if name in SEEN:
            return Content("")
        text = self.table.event(event, knows)
        if name in ("phase", "round", "game_over"):
            return piece((f"\n{text}", "bold $rubric"))
        if name in ("area_completed", "bonus_tile"):
            return piece((text, "bold"))
        return piece((text, "$ink"))
