"""Calling the characters: who is revealed, what the marks on a character do, and how a turn ends."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE, RULES
from kasztelan.games.citadels.components import (
    BISHOP,
    CLASSIC,
    EMPEROR,
    KING,
    PATRICIAN,
    WITCH,
)
from kasztelan.games.citadels.rules import effects, telling
from kasztelan.games.citadels.rules.characters import alchemist, tax_collector, thief
from kasztelan.games.citadels.rules.crown import crown
from kasztelan.games.citadels.rules.districts import hospital
from kasztelan.games.citadels.rules.pending import (
    BEWITCHING,
    CALLING,
    CROWNING,
    RESUMING,
    ROUND_ENDING,
    SETTLING,
    TURN_ENDING,
)
from kasztelan.games.citadels.rules.turn import begin_turn
from kasztelan.games.citadels.state import (
    GATHER_THEN_BEWITCH,
    GATHER_THEN_SETTLE,
    ONLY_GATHER,
    USED_CROWN,
    WHOLE_TURN,
    CitadelsState,
)


def call_next(s: CitadelsState) -> None:
    """Calls rank after rank until somebody has a turn or a question, or the round is over (CIT-CALL).

    While somebody listens, every rank that is called in silence is a step of its own.
    """
    s.pop()
    while s.rank < s.box.top:
        s.rank += 1
        holder = s.where[s.rank]
        if s.rank == s.killed:
            tell_silence(s)
            if s.box.edition == CLASSIC and hospital.ask_at_killed_call(s):
                return
        elif holder < 0:
            tell_silence(s)
        else:
            reveal(s, holder)
            return
        if s.tape is not None:
            s.push(CALLING, RULES, 0, 0)
            return
    s.push(ROUND_ENDING, RULES, 0, 0)


def tell_silence(s: CitadelsState) -> None:
    if s.tape is not None:
        s.tape.append((telling.SILENT, EVERYONE, (s.rank, s.cast[s.rank]), ()))


def show(s: CitadelsState, seat: int, rank: int) -> None:
    s.revealed |= 1 << rank
    if s.tape is not None:
        s.tape.append((telling.REVEALED, EVERYONE, (seat, s.cast[rank]), ()))


def reveal(s: CitadelsState, seat: int) -> None:
    """The called player shows the card and begins the turn that the marks on it allow."""
    rank = s.rank
    character = s.cast[rank]
    show(s, seat, rank)
    if s.robbed == rank:
        thief.collect(s, seat)
    if rank == s.bewitched:
        begin_turn(s, seat, character, ONLY_GATHER)
        if character in (KING, PATRICIAN):
            crown(s, seat)
        return
    begin_turn(s, seat, character, mode_of(s, seat, character))
    if character == BISHOP:
        s.shield = seat
    arrive(s, seat, character)


def mode_of(s: CitadelsState, seat: int, character: int) -> int:
    if character == WITCH:
        return GATHER_THEN_BEWITCH
    if s.threats >> s.rank & 1 and s.blackmailer != seat:
        return GATHER_THEN_SETTLE
    return WHOLE_TURN


def arrive(s: CitadelsState, seat: int, character: int) -> None:
    """What a character does the moment somebody begins to play it: classic crown and classic tax."""
    if s.box.edition != CLASSIC:
        return
    if character == KING and not s.resumed:
        s.used |= USED_CROWN
        crown(s, seat)
    elif character == EMPEROR:
        s.push(CROWNING, seat, 0, 0)
    elif tax_collector.in_classic_cast(s) and s.rank == 2:
        tax_collector.classic_arrears(s, seat)


def after_gathering(s: CitadelsState) -> None:
    """What follows gathering when the turn is not an ordinary one."""
    s.pop()
    mode = s.mode
    s.mode = WHOLE_TURN
    if mode == GATHER_THEN_BEWITCH:
        s.push(BEWITCHING, s.seat, 0, 0)
    elif mode == GATHER_THEN_SETTLE:
        s.push(SETTLING, s.seat, 0, 0)
    else:
        s.pop()
        s.push(RESUMING if s.rank == s.bewitched else CALLING, RULES, 0, 0)


def resume(s: CitadelsState) -> None:
    """The Witch goes on as the bewitched character, inside the same call (CIT-WITCH)."""
    s.pop()
    character = s.cast[s.rank]
    begin_turn(s, s.witch, character, WHOLE_TURN)
    s.gathered = True
    s.resumed = True
    if character == BISHOP:
        s.shield = s.witch
    if s.tape is not None:
        s.tape.append((telling.RESUMED, EVERYONE, (s.witch, character), ()))
    arrive(s, s.witch, character)


def end_turn(s: CitadelsState, place: int) -> None:
    """The rank 4 crown step first if it is still due, then the end-of-turn effects (CIT-TURN)."""
    s.pop()
    s.push(TURN_ENDING, RULES, 0, 0)
    if s.used & USED_CROWN or s.box.edition == CLASSIC:
        return
    if s.character in (KING, PATRICIAN) and not s.resumed:
        s.used |= USED_CROWN
        crown(s, s.seat)
    elif s.character == EMPEROR:
        s.push(CROWNING, s.seat, 0, 0)


def finish_turn(s: CitadelsState) -> None:
    """Classic tax; Poor House and Park; then the Alchemist's refund; then the next call."""
    seat = s.seat
    if s.stack[-2] == 0:
        tax_collector.classic_due(s)
    helped = s.built[seat] & effects.AT_END_OF_TURN
    if helped and s.box.ask_effects and effects.ask_at_end_of_turn(s, seat):
        return
    s.pop()
    s.push(CALLING, RULES, 0, 0)
    if helped and not s.box.ask_effects:
        effects.at_end_of_turn(s, seat)
    alchemist.refund(s)
    if s.tape is not None:
        s.tape.append((telling.TURN_ENDED, EVERYONE, (seat,), ()))


def use_hospital(s: CitadelsState, place: int) -> None:
    """The killed owner shows the card and only gathers (CIT-CLASSIC-HOSPITAL)."""
    seat = s.stack[-3]
    s.pop()
    show(s, seat, s.rank)
    begin_turn(s, seat, s.cast[s.rank], ONLY_GATHER)


def decline_hospital(s: CitadelsState) -> None:
    s.pop()
    s.push(CALLING, RULES, 0, 0)
