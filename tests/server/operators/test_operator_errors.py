"""What an operator cannot have is said in one line, in the operator's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from kasztelan.server.operator_errors import TEXTS, OperatorError, operator_error_from

from kasztelan import server
from kasztelan.texts import LANGUAGES, words
from tests.cli.running import run

CODE = Path(server.__file__).parent


def own_keys(language: str) -> dict[str, frozenset[str]]:
    said = words(language, extra=(TEXTS,))
    return {key: said.variables(key) for key in said.keys() if key.startswith("server-")}  # noqa: SIM118 - not a dict


def named_in_code() -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in CODE.rglob("*.py"))
    found = re.findall(r'OperatorError\(\s*(?:"[\w.]+"|\w+), "([a-z-]+)", "([a-z-]+)"', text)
    assert len(found) > 15
    return {f"server-problem-{key}" for key, _ in found} | {f"server-allowed-{key}" for _, key in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words_that_ask_for_the_same_facts_and_none_are_left_over(language: str) -> None:
    assert set(own_keys(language)) == named_in_code()
    assert own_keys(language) == own_keys("en")


@pytest.mark.parametrize(
    ("name", "value", "lines"),
    [
        (
            "KASZTELAN_BOT_WORKERS",
            "many",
            (
                "KASZTELAN_BOT_WORKERS: 'many' is not possible; allowed: 1 to 64",
                "KASZTELAN_BOT_WORKERS: niemożliwa wartość 'many'; dozwolone: od 1 do 64",
                "KASZTELAN_BOT_WORKERS: неможливе значення 'many'; дозволено: від 1 до 64",
            ),
        ),
        (
            "DATABASE_URL",
            "mysql://anna:hush@here/there",
            (
                "DATABASE_URL: is no PostgreSQL address; allowed: postgresql://user:password@host:port/database",
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
    wrong = OperatorError("file", "file-exists", "new-file", file="copy.db")
    assert str(wrong) == "file: copy.db is there already; allowed: a new file"
    heard = operator_error_from("file", wrong.to_data())
    assert heard is not None
    assert heard.line("pl") == "file: copy.db już istnieje; dozwolone: nowy plik"
    assert operator_error_from("file", None) is None
    assert operator_error_from("file", {"key": "of another version", "wanted": "x", "facts": {}}) is None
