"""Played at once, a move is drawn in the first frame after its message, however long the browser takes for a frame."""

from __future__ import annotations

from typing import Final

from tests.browser.playing import Board, play_now, take_the_first
from tests.browser.visiting import Visits

MOVES: Final = 20
# Asked for before the client hears the message, so it comes first in the next frame: what it finds is what is drawn.
NOTE_FRAMES: Final = """
window.told = [];
window.WebSocket = class extends WebSocket {
  constructor(...line) {
    super(...line);
    this.addEventListener('message', (event) => {
      const message = JSON.parse(event.data);
      const moved = message.type === 'update' && message.changes.find(([at]) => at.join('.') === 'game.n');
      if (!moved) return;
      requestAnimationFrame(() => {
        // What was done to me is told first, and all else waits for that.
        if (document.querySelector('[role=alertdialog]')) return;
        told.push([moved[1], document.querySelector('[data-decision]').dataset.decision]);
      });
    });
  }
};
"""


def test_every_move_is_in_the_frame_after_its_message(visit: Visits) -> None:
    page = visit(fresh=True)
    page.add_init_script(NOTE_FRAMES)
    page.goto("/")
    play_now(page).click()
    board = Board(page)
    told: list[tuple[int, str]] = []
    while len(told) < MOVES:
        board.wait_until_asked()
        with board.decided():
            take_the_first(board)
        told = page.evaluate("told")
    assert all(int(drawn) >= number for number, drawn in told)
