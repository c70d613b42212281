"""The page's policy lets it speak to its own server, and to nobody else."""

from __future__ import annotations

from tests.browser.visiting import Visits

HEAR = """(address) => new Promise((done) => {
  let heard = 'nothing';
  document.addEventListener('securitypolicyviolation', (one) => done(one.effectiveDirective));
  const socket = new WebSocket(address);
  socket.onmessage = (one) => (heard = JSON.parse(one.data).code);
  socket.onclose = () => done(heard);
})"""
INLINE = """() => new Promise((done) => {
  document.addEventListener('securitypolicyviolation', (one) => done(one.effectiveDirective));
  const script = document.createElement('script');
  script.textContent = 'window.broken_in = true';
  document.body.append(script);
  if (window.broken_in) done('ran');
})"""


def test_sockets_go_to_this_server_alone(visit: Visits) -> None:
    page = visit()
    page.goto("/")
    here = visit.address.replace("http", "ws", 1)
    assert page.evaluate(HEAR, f"{here}/api/tables/nowhere/play") == "no_such_table"
    visit.forgiven.append("Content Security Policy")
    assert page.evaluate(HEAR, "ws://127.0.0.1:9/") == "connect-src"


def test_a_script_in_the_page_does_not_run(visit: Visits) -> None:
    page = visit()
    page.goto("/")
    visit.forgiven.append("Content Security Policy")
    assert page.evaluate(INLINE) == "script-src-elem"
