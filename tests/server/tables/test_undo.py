"""Taking moves back: one's own at once, past other people's with their word, never past a reveal."""

from __future__ import annotations

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.votes import MOST_TAKEN_BACK
from tests.conformance.citadels.option_sets import MARKERS
from tests.server.awaited import awaited
from tests.server.tables.memory import Hands, MemoryStore, Recorder, again
from tests.server.tables.playing import FOUR, asked, begun, match_of, n_of, play_on, until_undo


@awaited
async def test_one_takes_back_an_own_move_and_the_log_says_so() -> None:
    table, store, _ = await begun()
    connection = Recorder(None)
    table.join(connection, "", {})
    person = await until_undo(table, own=True)
    await table.votes.undo(person, n_of(table))
    assert "undo" in store.entries("table")[-1]
    assert connection.messages("update")[-1]["steps"][-1]["events"][-1]["event"] == "undone"
    assert asked(table) == person


@awaited
async def test_a_turn_is_started_over_without_asking_anybody() -> None:
    table, store, _ = await begun()
    chance = SeededChance(1)
    while not (picture := table.picture(match_of(table).waiting_for())["game"])["start_over"]:
        await play_on(table, 1, chance)
    match = match_of(table)
    seat = match.waiting_for()
    at = match.turn_point([seat])
    place = match.snapshots[at].line
    own = sum(not one.played for one in match.snapshots[at:])
    assert own > 1
    await table.votes.undo(FOUR[seat], n_of(table), over=True)
    assert len(match.line) == place
    assert store.entries("table")[-1]["undo"] >= own
    assert table.about()["undo_wish"] is None
    assert not table.picture(seat)["game"]["start_over"]
    with pytest.raises(Refused) as refused:
        await table.votes.undo(FOUR[seat], n_of(table), over=True)
    assert refused.value.code == "illegal"
    assert picture["undo"]


async def wished(away: str = "") -> tuple[LiveTable, MemoryStore, Hands, str, set[str]]:
    """A game in which somebody may ask to take back a move: who, and who has decided something since.

    The Blackmailer decides in the turn of whoever was threatened, and nothing need come to light. With the same
    choices it is the same game, whoever is `away` from its beginning.
    """
    table, store, now = await begun(options={"characters": MARKERS})
    if away:
        await table.absence.leave(away)
    person = await until_undo(table, own=False)
    match = match_of(table)
    line = [one.line for one in match.snapshots if FOUR[one.seat] == person and not one.played][-1]
    since = {FOUR[one.seat] for one in match.snapshots if one.line > line and not one.played}
    return table, store, now, person, since


@awaited
async def test_past_other_peoples_moves_everybody_has_to_agree() -> None:
    table, store, _, person, _ = await wished()
    seat, length = FOUR.index(person), n_of(table)
    await table.votes.undo(person, length)
    assert n_of(table) == length
    others = [one for one in FOUR if one != person]
    wish = table.about()["undo_wish"]
    assert (wish["seat"], wish["agreed"]) == (seat, [seat])
    assert wish["missing"] == sorted(FOUR.index(one) for one in others)
    await table.votes.agree(others[0], length, True, seat)
    await table.votes.agree(others[1], length, False, seat)
    assert table.about()["undo_wish"] is None
    await table.votes.undo(person, length)
    for other in others:
        await table.votes.agree(other, length, True, seat)
    assert "undo" in store.entries("table")[-1]
    assert asked(table) == person


@awaited
async def test_what_somebody_decided_is_not_taken_back_behind_their_back() -> None:
    table, store, now, person, since = await wished()
    seat = FOUR.index(person)
    (gone,) = since
    await table.absence.leave(gone)
    # It is known after a restart too who decided what.
    table = again(store, now)
    await table.load()
    n = n_of(table)
    await table.votes.undo(person, n)
    for other in FOUR:
        if other not in (person, gone):
            await table.votes.agree(other, n, True, seat)
    assert n_of(table) == n
    assert table.about()["undo_wish"]["missing"] == [FOUR.index(gone)]
    await table.votes.agree(gone, n, True, seat)
    assert "undo" in store.entries("table")[-1]
    assert table.chairs[FOUR.index(gone)].away
    await table.close()


@awaited
async def test_a_no_of_somebody_who_is_away_counts() -> None:
    table, _, _, person, since = await wished()
    (gone,) = since
    await table.absence.leave(gone)
    await table.votes.undo(person, n_of(table))
    await table.votes.agree(gone, n_of(table), False, FOUR.index(person))
    assert table.about()["undo_wish"] is None
    await table.close()


@awaited
async def test_what_a_bot_decided_for_somebody_who_left_needs_nobodys_word() -> None:
    _, _, _, known, since = await wished()
    (gone,) = since
    table, store, _, person, _ = await wished(away=gone)
    assert person == known
    n = n_of(table)
    await table.votes.undo(person, n)
    with pytest.raises(Refused) as refused:
        await table.votes.agree(gone, n, False, FOUR.index(person))
    assert refused.value.code == "not_asked"
    for other in FOUR:
        if other not in (person, gone):
            await table.votes.agree(other, n, True, FOUR.index(person))
    assert "undo" in store.entries("table")[-1]
    await table.close()


@awaited
async def test_what_a_bot_decides_again_in_the_place_of_an_own_decision_is_the_bots() -> None:
    table, store, _, person, since = await wished()
    (gone,) = since
    await table.absence.leave(gone)
    match, seat = match_of(table), FOUR.index(person)
    line = match.line[:]
    await table.votes.undo(person, n_of(table))
    for other in FOUR:
        if other != person:
            await table.votes.agree(other, n_of(table), True, seat)
    assert "undo" in store.entries("table")[-1]
    while len(match.line) < len(line):
        await table.moves.do(match.waiting_for(), line[len(match.line)])
    await table.votes.undo(person, n_of(table))
    assert FOUR.index(gone) not in table.about()["undo_wish"]["missing"]
    await table.close()


@awaited
async def test_somebody_who_was_deleted_is_not_asked() -> None:
    table, store, _, person, since = await wished()
    (gone,) = since
    n = n_of(table)
    await table.votes.undo(person, n)
    for other in FOUR:
        if other not in (person, gone):
            await table.votes.agree(other, n, True, FOUR.index(person))
    assert n_of(table) == n
    await table.absence.forget(gone)
    assert "undo" in store.entries("table")[-1]
    await table.close()


@awaited
async def test_a_wish_is_fulfilled_when_the_last_one_who_is_missing_leaves() -> None:
    table, store, _, person, since = await wished()
    n = n_of(table)
    await table.votes.undo(person, n)
    last = next(one for one in FOUR if one != person and one not in since)
    for other in FOUR:
        if other not in (person, last):
            await table.votes.agree(other, n, True, FOUR.index(person))
    await table.absence.leave(last)
    assert "undo" in store.entries("table")[-1]
    await table.close()


@awaited
async def test_not_even_everybody_takes_back_a_reveal() -> None:
    table, _, _, person, _ = await wished()
    seat = FOUR.index(person)
    match, chance = match_of(table), SeededChance(2)
    before = match.barrier
    while match.barrier == before:
        await play_on(table, 1, chance)
    assert not table.picture(seat)["game"]["ask_undo"]
    with pytest.raises(Refused) as refused:
        await table.votes.undo(person, n_of(table))
    assert refused.value.facts == {"reason": {"code": "nothing_to_undo"}}


@awaited
async def test_an_open_wish_is_answered_before_another_one() -> None:
    table, _, _, person, _ = await wished()
    seat, n = FOUR.index(person), n_of(table)
    await table.votes.undo(person, n)
    other = next(one for one in FOUR if one != person)
    with pytest.raises(Refused) as refused:
        await table.votes.undo(other, n)
    assert refused.value.code == "wish_open"
    for meant in (FOUR.index(other), None):
        with pytest.raises(Refused) as refused:
            await table.votes.agree(other, n, True, meant)
        assert refused.value.code == "stale"
    await table.votes.agree(other, n, True, seat)


@awaited
async def test_who_asks_twice_loses_no_vote_and_who_answers_twice_gives_none() -> None:
    table, _, _, person, _ = await wished()
    seat, n = FOUR.index(person), n_of(table)
    other = next(one for one in FOUR if one != person)
    await table.votes.undo(person, n)
    await table.votes.agree(other, n, True, seat)
    wish = table.about()["undo_wish"]
    with pytest.raises(Refused) as refused:
        await table.votes.undo(person, n)
    assert refused.value.code == "wish_open"
    for again_said in (person, other):
        with pytest.raises(Refused) as refused:
            await table.votes.agree(again_said, n, True, seat)
        assert refused.value.code == "already_said"
    assert table.about()["undo_wish"] == wish
    await table.votes.agree(person, n, False, seat)
    assert table.about()["undo_wish"] is None


@awaited
async def test_a_wish_ends_when_the_game_goes_on() -> None:
    table, _, _, person, _ = await wished()
    n = n_of(table)
    await table.votes.undo(person, n)
    await play_on(table, 1, SeededChance(3))
    assert table.about()["undo_wish"] is None
    other = next(one for one in FOUR if one != person)
    with pytest.raises(Refused) as refused:
        await table.votes.agree(other, n, True, FOUR.index(person))
    assert refused.value.code == "stale"
    with pytest.raises(Refused) as refused:
        await table.votes.agree(other, n_of(table), True, FOUR.index(person))
    assert refused.value.code == "nobody_asked"


@awaited
async def test_whoever_holds_several_seats_asks_nobody_about_their_own() -> None:
    known = await wished()
    first, second = known[3], next(iter(known[4]))
    table, store, _ = await begun(options={"characters": MARKERS})
    seats = [FOUR.index(first), FOUR.index(second)]
    table.chairs[seats[1]].person = first
    chance = SeededChance(1)
    while not (known_game := table.picture(seats[0])["game"])["ask_undo"] or n_of(table) < n_of(known[0]):
        await play_on(table, 1, chance)
    assert known_game["undo"]
    with pytest.raises(Refused) as refused:
        await table.votes.undo(first, n_of(table), next(seat for seat in range(4) if seat not in seats))
    assert refused.value.code == "not_your_seat"
    await table.votes.undo(first, n_of(table), seats[0])
    assert "undo" in store.entries("table")[-1]
    assert match_of(table).waiting_for() == seats[0]


@awaited
async def test_moves_are_not_taken_back_for_ever() -> None:
    table, _, _ = await begun()
    person = await until_undo(table, own=True)
    match = table.match
    assert match is not None
    match.history.extend([-1] * MOST_TAKEN_BACK)
    with pytest.raises(Refused) as refused:
        await table.votes.undo(person, n_of(table))
    assert refused.value.code == "too_many_undos"


@awaited
async def test_whoever_is_away_takes_nothing_back() -> None:
    table, _, _ = await begun()
    person = await until_undo(table, own=True)
    await table.absence.leave(person)
    with pytest.raises(Refused) as refused:
        await table.votes.undo(person, n_of(table))
    assert refused.value.code == "bot_plays_on"


@awaited
async def test_nobody_takes_back_a_dealt_card() -> None:
    table, _, _ = await begun()
    with pytest.raises(Refused) as refused:
        await table.votes.undo("anna", n_of(table))
    assert refused.value.facts == {"reason": {"code": "nothing_to_undo"}}
