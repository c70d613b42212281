"""Citadels in words: the header, the questions, the choices and the rules behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from textual.content import Content

from kasztelan.cli.terminal.citadels import near, notes
from kasztelan.cli.terminal.citadels.chips import CROWN, SHIELD, SIGNS, chip, cost_of, sign_of, type_of
from kasztelan.cli.terminal.citadels.ranks import MARKS
from kasztelan.cli.terminal.drawing import Entry, Guide, View
from kasztelan.cli.terminal.lines import piece
from kasztelan.cli.terminal.menu import grouped
from kasztelan.cli.terminal.play import Play
from kasztelan.core.errors import Reason
from kasztelan.games.citadels.components import CHARACTER, CHARACTERS
from kasztelan.games.citadels.rules.reasons import OWNER
from kasztelan.texts import Words
from kasztelan.texts.sentences import Table

DRAFTING: Final = ("pick", "discard", "swap_characters", "offer_character")
FROM_HAND: Final = (
    "build", "build_with_framework", "build_with_loan", "pay_card", "give", "redraw", "laboratory", "museum",
)  # fmt: skip
"""Verbs whose card lies in the hand of whoever decides."""
ENDING: Final = ("end_turn", "done", "pass")
DISTRICT_VERBS: Final = ("armory", "laboratory", "museum", "smithy")
ASKED_BY: Final = {"settling": "blackmailer", "threat_reveal": "blackmailer", "confiscation": "magistrate"}
"""Questions that interrupt a turn because of another character's ability."""


class CitadelsGuide(Guide):
    """Speaks about Citadels through the sentences all clients share."""

    def __init__(self, play: Play, words: Words) -> None:
        super().__init__(play, words)
        self.known = play.game.view(play.match.state, None)
        """What everybody knows from the beginning: the edition, and what its cards cost."""

    @property
    def table(self) -> Table:
        return Table(self.words, self.names, self.known["edition"], self.play.viewer)

    def headline(self, view: View) -> str:
        say = self.words.text
        parts = [say("game-citadels"), say("citadels-round", round=view["round"])]
        if 0 <= view["crown"] < len(self.play.names):
            parts.append(f"{CROWN} {self.table.player(view['crown'])}")
        parts.append(say("citadels-deck", cards=self.table.count("cards", view["deck"])))
        if view["over"]:
            parts.append(say("tui-over"))
        elif view["called"]:
            parts.append(say("citadels-phase-called", rank=view["called"], character=self.called(view)))
        elif view["round"]:
            parts.append(say("citadels-phase-draft"))
        if view["first_to_complete"] is not None and not view["over"]:
            parts.append(say("citadels-last-round"))
        return "  ·  ".join(parts)

    def called(self, view: View) -> str:
        character = view["ranks"][view["called"] - 1]["character"]
        return self.table.character(character) if character else ""

    def question(self, view: View) -> str:
        asked = self.table.decision(view["decision"], view["seat"])
        mark = notes.mark_on_me(view)
        if mark:
            return f"{asked} {self.words.text(f'citadels-you-are-{mark}')}"
        if view["decision"]["name"] not in ("pick_character", "discard_character") or not view["face_up"]:
            return asked
        out = ", ".join(self.table.character(one) for one in view["face_up"])
        return f"{asked} {self.words.text('citadels-face-up', characters=out)}"

    # --- choices

    def entries(self, view: View, legal: Sequence[int]) -> list[Entry]:
        rows = [self.entry(view, action) for action in legal]
        return grouped(near.own_last(rows, view["seat"]), self.table.action_group, self.table.player)

    def title(self, view: View, action: int) -> str:
        about = self.play.game.codec.decode(action)
        return self.table.action(about, self.play.facts(about))

    def entry(self, view: View, action: int) -> Entry:
        about = self.play.game.codec.decode(action)
        facts = self.play.facts(about)
        entry = Entry(self.table.action(about, facts), action=action, about=about)
        entry.ends = about["verb"] in ENDING
        card = near.BUILT_BY.get(str(about["verb"]), about.get("card"))
        if card is not None:
            entry.sign = sign_of(str(card), view)
        if facts.get("price") and view["mine"] is not None:
            left = view["seats"][view["seat"]]["gold"] - facts["price"]
            entry.detail = self.words.text("citadels-left", gold=self.table.count("gold", left), count=left)
        if about["verb"] in DRAFTING and "character" in about:
            entry.below = self.table.character_effect(str(about["character"]))
        if "character" in about:
            entry.sign = self.rank_sign(str(about["character"]))
        note = notes.row_note(view, about)
        if note:
            entry.detail = self.words.text(note)
        return entry

    def near_misses(self, view: View, legal: Sequence[int]) -> list[Entry]:
        return near.misses(self, view, legal)

    def usable_cards(self, view: View, legal: Sequence[int]) -> list[str] | None:
        """The cards in hand that a choice is about; None while none of the choices is about the hand."""
        if not legal:
            return None
        told = [self.play.game.codec.decode(one) for one in legal]
        named = [str(one["card"]) for one in told if one["verb"] in FROM_HAND]
        return named + [near.BUILT_BY[str(one["verb"])] for one in told if one["verb"] in near.BUILT_BY]

    # --- the rule behind a row

    def gloss(self, view: View, entry: Entry) -> Content:
        about = entry.about
        verb = str(about.get("verb", ""))
        asker = ASKED_BY.get(view["decision"]["name"])
        character = about.get("character") or asker or acting_character(view, verb)
        card = near.BUILT_BY.get(verb) or about.get("card") or (verb if verb in DISTRICT_VERBS else None)
        parts: list[Content] = []
        if card:
            parts.append(self.card_gloss(str(card)))
        if character and (asker or verb in OWNER or not card):
            parts.append(self.character_gloss(str(character)))
        if not parts and view["turn"] is not None:
            parts.append(self.character_gloss(view["turn"]["character"]))
        return Content("\n").join(parts) if parts else Content(entry.title)

    def card_gloss(self, card: str) -> Content:
        kind = type_of(card)
        heading = chip(card, self.table.card(card), cost_of(card, self.known))
        effect = self.table.effect(card)
        about = piece("\n", (self.table.name("type", kind), "italic $ink-2"))
        return piece(heading, about, f"\n{effect}" if effect else "")

    def character_gloss(self, character: str) -> Content:
        heading = piece(self.rank_sign(character), (f" {self.table.character(character)}", "bold"))
        return piece(heading, f"\n{self.table.character_effect(character)}")

    def rank_sign(self, character: str) -> Content:
        one = CHARACTERS[CHARACTER[character]]
        rank = one.classic_rank if self.known["edition"] == "classic" else one.rank
        return piece((f" {rank} ", "bold $leaf on $ink-2"))

    def explained(self, view: View) -> list[tuple[str, Content]]:
        """The unique districts in sight and the signs of the board."""
        signs = (self.words.text("citadels-legend"), self.legend())
        unique = [self.card_gloss(card) for card in notes.unique_in_sight(view)]
        if not unique:
            return [signs]
        return [(self.words.text("citadels-unique"), Content("\n\n").join(unique)), signs]

    def legend(self) -> Content:
        say = self.words.text
        types = [
            piece((f" {sign} ", f"$on-{kind} on ${kind}"), f" {self.table.name('type', kind)}")
            for kind, sign in SIGNS.items()
        ]
        marks = [piece((sign, f"bold {style}"), f" {say(f'word-{field}')}") for field, sign, style in MARKS]
        seats = [
            piece((CROWN, "bold $gilt-ink"), f" {say('word-crown')}"),
            piece((SHIELD, "bold $religious-ink"), f" {say('citadels-shielded')}"),
        ]
        short = piece((say("citadels-counts-legend"), "$ink-2"))
        return Content("\n").join([*(Content("   ").join(row) for row in (types, marks, seats)), short])

    # --- what was told

    def sentence(self, event: dict[str, Any], knows: bool) -> Content:
        if event["event"] == "paid_gold" and event["why"] == "ability":
            # The sentence about what was destroyed names the price.
            return Content("")
        text = self.table.event(event, knows)
        if event["event"] in ("round", "game_over"):
            return piece((f"\n{text}", "bold $rubric"))
        if event["event"] == "revealed":
            return piece((text, "bold"))
        if event["event"] == "silent":
            return piece((text, "italic $ink-2"))
        mine = self.play.viewer is not None and event.get("other") == self.play.viewer
        return piece((text, "bold $ink" if mine else "$ink"))

    def refused(self, reason: Reason) -> str:
        return self.table.reason(reason)

    def advised(self, why: Reason) -> str:
        return self.table.hint(why)

    def ending(self, reason: str) -> str:
        first = self.play.game.view(self.play.match.state, None)["first_to_complete"]
        if first is None:
            return self.table.ending(reason)
        if first == self.play.alone:
            return self.words.text("citadels-ending-city-you")
        return self.words.text("citadels-ending-city", player=self.names[first])


def acting_character(view: View, verb: str) -> str | None:
    """Whose ability an action without a character of its own uses."""
    if view["turn"] is None or verb not in OWNER:
        return None
    return str(view["turn"]["character"])
