"""No address leads out of the client's folder, or to what lies there and is not meant to be seen."""

from __future__ import annotations

import pytest

from tests.server.pages.conftest import SECRET
from tests.server.security.running import Running
from tests.server.security.test_paths import asked

TRICKS = [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/..",
    "/./sw.js",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/%252e%252e%252fsecret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/..\\secret.txt",
    "/..%5csecret.txt",
    "/assets%5c..%5c..%5csecret.txt",
    "//etc/passwd",
    "//secret.txt",
    "/assets//index-a1.js",
    "/%2fetc/passwd",
    "/etc/passwd.txt",
    "/C:/windows/win.ini",
    "/file:///etc/passwd",
    "/link.txt",
    "/up/secret.txt",
    "/up/client/index.html",
    "/.hidden.txt",
    "/assets/notes.py",
    "/sw.js%00",
    "/sw.js%00.txt",
    "/%00",
    "/sw.js%0a",
    "/%ff",
    "/%c0%ae%c0%ae/secret.txt",
    "/%e2%80%ae",
    "/sw.js;.txt",
    "/sw.js%20",
    "/~root/secret.txt",
]


@pytest.mark.parametrize("path", TRICKS)
def test_a_trick_finds_nothing(server: Running, path: str) -> None:
    answer = asked(server, path)
    assert int(answer.split(b" ", 2)[1]) in (400, 404), answer
    assert SECRET not in answer
    assert b"root:" not in answer


@pytest.mark.parametrize("line", ["http://example.org/../secret.txt", "*", "secret.txt", "\\secret.txt"])
def test_a_target_that_is_no_path_finds_nothing(server: Running, line: str) -> None:
    answer = asked(server, line)
    assert SECRET not in answer
    assert not answer.startswith(b"HTTP/1.1 5")
    assert b" 200 " not in answer.split(b"\r\n")[0]
