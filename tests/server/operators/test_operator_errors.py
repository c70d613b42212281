"""What an operator cannot have is said in one line, in the operator's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from kasztelan.cli.admin_asking import reason_from
from kasztelan.cli.speaking import refusal_line
from kasztelan.core.errors import Refusal, refuse
from kasztelan.texts import LANGUAGES
from tests.cli.running import run


@pytest.mark.parametrize(
    ("name", "value", "lines"),
    [
        (
            "KASZTELAN_BOT_WORKERS",
            "many",
            (
                "KASZTELAN_BOT_WORKERS: many is not possible; allowed: 1 to 64",
                "KASZTELAN_BOT_WORKERS: niemożliwa wartość many; dozwolone: od 1 do 64",
                "KASZTELAN_BOT_WORKERS: неможливе значення many; дозволено: від 1 до 64",
            ),
        ),
        (
            "DATABASE_URL",
            "mysql://anna:hush@here/there",
            (
                "DATABASE_URL: is not a valid PostgreSQL address; allowed: postgresql://user:password@host:port/database",
                "DATABASE_URL: to nie jest adres PostgreSQL; dozwolone: postgresql://użytkownik:hasło@host:port/baza",
                "DATABASE_URL: це не адреса PostgreSQL; дозволено: postgresql://користувач:пароль@host:port/база",
            ),
        ),
    ],
)
def test_a_setting_is_refused_in_the_language_of_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str, lines: tuple[str, ...]
) -> None:
    monkeypatch.setenv(name, value)
    for language, line in zip(LANGUAGES, lines, strict=True):
        for command in (("serve", "--port", "0"), ("admin", "list")):
            result = run(*command, "--data", tmp_path, "--lang", language)
            assert (result.exit_code, result.stdout, result.stderr) == (2, "", line + "\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("KASZTELAN_TRUSTED_PROXIES", "127.0.0.1, proxy"),
        ("KASZTELAN_ALLOW_PRIVATE_WEBHOOKS", "yes"),
        ("KASZTELAN_IMPORT_MIB", "0"),
        ("KASZTELAN_IMPORT_MIB", "²"),
        ("KASZTELAN_ADDRESS", "https://other:1/"),
        ("KASZTELAN_ADDRESS", "http://other:1/path"),
        ("KASZTELAN_ADDRESS", "http://other:port"),
    ],
)
def test_a_setting_that_would_not_do_what_it_says_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    result = run("serve", "--port", "0", "--data", tmp_path)
    assert (result.exit_code, result.stderr.startswith(f"{name}: ")) == (2, True)


def test_what_a_server_said_can_be_said_in_another_language() -> None:
    wrong = refuse("file", "exists", "new_file", file="copy.db")
    told = wrong.to_data()
    heard = Refusal("file", reason_from(told["problem"]), reason_from(told["allowed"]))
    assert refusal_line(heard, "pl") == "file: copy.db już istnieje; dozwolone: nowy plik"
    assert reason_from("of another version").code == "unknown"
