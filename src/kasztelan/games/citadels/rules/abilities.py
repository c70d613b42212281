"""Which abilities each character brings to the choices of a turn."""

from __future__ import annotations

from kasztelan.games.citadels.components import (
    ABBOT,
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BLACKMAILER,
    DIPLOMAT,
    EMPEROR,
    INCOME_TYPE,
    KING,
    MAGICIAN,
    MAGISTRATE,
    MARSHAL,
    MERCHANT,
    NAVIGATOR,
    PATRICIAN,
    QUEEN,
    REVISED,
    SCHOLAR,
    SEER,
    SPY,
    TAX_COLLECTOR,
    THIEF,
    WARLORD,
    WIZARD,
)
from kasztelan.games.citadels.rules.characters import (
    abbot,
    architect,
    artist,
    assassin,
    blackmailer,
    diplomat,
    emperor,
    king,
    magician,
    magistrate,
    marshal,
    merchant,
    navigator,
    queen,
    scholar,
    seer,
    spy,
    tax_collector,
    thief,
    warlord,
    wizard,
)
from kasztelan.games.citadels.rules.income import offer_income
from kasztelan.games.citadels.state import CitadelsState


def offer_ability(s: CitadelsState, seat: int, out: list[int]) -> None:
    """Adds what the acting character may do; Bishop, Cardinal, Trader and Alchemist have nothing more to choose."""
    who = s.character
    if INCOME_TYPE[who] >= 0:
        offer_income(s, seat, out)
    if who < KING:
        offer_low_rank(s, who, seat, out)
    elif who < ARCHITECT:
        offer_middle_rank(s, who, seat, out)
    else:
        offer_high_rank(s, who, seat, out)


def offer_low_rank(s: CitadelsState, who: int, seat: int, out: list[int]) -> None:
    if who == ASSASSIN:
        assassin.offer(s, seat, out)
    elif who == MAGISTRATE:
        magistrate.offer(s, seat, out)
    elif who == THIEF:
        thief.offer(s, seat, out)
    elif who == SPY:
        spy.offer(s, seat, out)
    elif who == BLACKMAILER:
        blackmailer.offer(s, seat, out)
    elif who == MAGICIAN:
        magician.offer(s, seat, out)
    elif who == WIZARD:
        wizard.offer(s, seat, out)
    elif who == SEER:
        seer.offer(s, seat, out)


def offer_middle_rank(s: CitadelsState, who: int, seat: int, out: list[int]) -> None:
    if who in (KING, PATRICIAN):
        king.offer(s, seat, out)
    elif who == EMPEROR:
        emperor.offer(s, seat, out)
    elif who == ABBOT:
        abbot.offer(s, seat, out)
    elif who == MERCHANT:
        merchant.offer(s, seat, out)


def offer_high_rank(s: CitadelsState, who: int, seat: int, out: list[int]) -> None:
    if who == ARCHITECT:
        architect.offer(s, seat, out)
    elif who == NAVIGATOR:
        navigator.offer(s, seat, out)
    elif who == SCHOLAR:
        scholar.offer(s, seat, out)
    elif who == WARLORD:
        warlord.offer(s, seat, out)
    elif who == DIPLOMAT:
        diplomat.offer(s, seat, out)
    elif who == MARSHAL:
        marshal.offer(s, seat, out)
    elif who == QUEEN:
        queen.offer(s, seat, out)
    elif who == ARTIST:
        artist.offer(s, seat, out)
    elif who == TAX_COLLECTOR and s.box.edition == REVISED:
        tax_collector.offer(s, seat, out)
