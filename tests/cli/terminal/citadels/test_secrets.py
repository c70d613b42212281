"""What the screen must not show."""

from __future__ import annotations

import asyncio

from tests.cli.terminal.sitting import Sitting, sitting, table


def hand_names(at: Sitting, seat: int) -> set[str]:
    """The names of the cards in a hand, as this seat itself sees them."""
    view = at.play.game.view(at.play.match.state, seat)
    return {at.app.say(f"district-{card}") for card in view["mine"]["hand"]}


def open_names(at: Sitting) -> set[str]:
    """The names of the districts that stand in cities."""
    view = at.play.game.view(at.play.match.state, None)
    return {at.app.say(f"district-{one['card']}") for seat in view["seats"] for one in seat["city"]}


def test_the_hand_over_screen_hides_the_table() -> None:
    async def play() -> None:
        async with sitting(table(3, people=2)) as at:
            assert at.covered()
            first = at.play.who()
            secret = hand_names(at, 0) | hand_names(at, 1)
            assert not any(name in at.text() for name in secret)
            await at.press("1")
            assert at.covered(), "a key of a choice must not open the next hand"
            await at.press("enter")
            assert all(name in at.text() for name in hand_names(at, first))
            while not at.covered():
                await at.press("enter")
            assert not any(name in at.text() for name in secret - open_names(at))

    asyncio.run(play())


def test_no_card_of_another_hand_is_ever_on_the_screen() -> None:
    async def play() -> None:
        async with sitting(table(4), (140, 45)) as at:
            for _ in range(25):
                if at.play.over():
                    break
                view = at.play.view()
                known = {
                    at.app.say(f"district-{card}") for seat in view["seats"] for card in seat["known_hand"]
                }
                own = hand_names(at, 0) | open_names(at) | known
                drawn = {at.app.say(f"district-{card}") for card in view["mine"]["drawn"]}
                table_text = "\n".join(line.split("│")[0] for line in at.text().splitlines())
                for seat in (1, 2, 3):
                    for name in hand_names(at, seat) - own - drawn:
                        assert name not in table_text, f"{name} of seat {seat}"
                await at.press("enter")

    asyncio.run(play())


def test_the_chronicle_tells_each_seat_its_own_cards_only() -> None:
    async def play() -> None:
        async with sitting(table(3, people=2)) as at:
            await at.press("enter")
            viewer = at.play.viewer
            assert viewer is not None
            other = 1 - viewer
            told = "\n".join(at.app.guide.sentence(*seen).plain for seen in at.play.sightings())
            assert all(name in told for name in hand_names(at, viewer))
            assert not any(name in told for name in hand_names(at, other) - hand_names(at, viewer))

    asyncio.run(play())
