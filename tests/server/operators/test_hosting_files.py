"""What the hosting page, the image and the composition say is so, as far as that goes without an engine."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import yaml

from kasztelan.server import settings
from kasztelan.server.settings import read_settings
from tests.cli.running import run

ROOT = Path(__file__).parents[3]
DOCKERFILE = ROOT / "Dockerfile"


def page() -> str:
    return (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def composition() -> dict[str, Any]:
    found = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def instructions() -> list[tuple[str, str]]:
    """The lines of the Dockerfile, continued ones joined."""
    text = re.sub(r"\\\n\s*", "", DOCKERFILE.read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in lines]


def test_every_setting_is_on_the_page_and_no_other() -> None:
    read = set(re.findall(r'"(KASZTELAN_\w+|DATABASE_URL|XDG_DATA_HOME)"', inspect.getsource(settings)))
    table = page().partition("## Settings")[2].partition("\n## ")[0]
    assert len(read) > 10
    assert set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == read


def test_the_defaults_on_the_page_are_the_defaults() -> None:
    table = page().partition("## Settings")[2].partition("\n## ")[0]
    told = {name: int(number) for name, number in re.findall(r"^\| `(\w+)` \| (\d+) \|", table, re.MULTILINE)}
    source = inspect.getsource(read_settings)
    used = {name: int(number.replace("_", "")) for name, number in re.findall(r'"(\w+)", ([\d_]+),', source)}
    assert len(told) > 8
    assert told == used


def test_every_command_on_the_page_is_there() -> None:
    commands = set(re.findall(r"kasztelan admin ([a-z]+)", page()))
    assert commands == {"list", "close", "export", "import", "check", "backup", "reports"}
    for command in commands:
        assert run("admin", command, "--help").exit_code == 0
    flags = set(re.findall(r"^\| `(--[a-z]+)` \|", page(), re.MULTILINE))
    assert flags == {"--host", "--port", "--data", "--open", "--quiet"}


def test_what_the_image_copies_is_there_and_let_in() -> None:
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = [
        source
        for name, words in instructions()
        if name == "COPY" and "--from" not in words
        for source in words.split()[:-1]
    ]
    assert {"src", "web", "pyproject.toml"} <= set(copied)
    assert [source for source in copied if not (ROOT / source).exists()] == []
    assert set(copied) == let_in


def test_what_was_built_here_stays_out_of_the_image() -> None:
    kept_out = (ROOT / ".dockerignore").read_text().splitlines()
    assert {"*", "web/node_modules", "src/kasztelan/server/client", "**/__pycache__"} <= set(kept_out)
    # Without a slash, so that a link in their place is left out too.
    ignored = (ROOT / ".gitignore").read_text()
    assert {"web/node_modules", "src/kasztelan/server/client"} <= set(ignored.splitlines())


def test_the_image_can_back_up_the_database_beside_it() -> None:
    """pg_dump refuses a database that is newer than itself."""
    database = composition()["services"]["database"]["image"]
    installed = " ".join(words for name, words in instructions() if name == "RUN")
    assert f"postgresql-client-{database.partition(':')[2]} " in installed


def test_the_image_runs_a_command_that_exists_as_nobody_special() -> None:
    said = dict(instructions())
    assert said["USER"] not in ("root", "0")
    entry, command = yaml.safe_load(said["ENTRYPOINT"]), yaml.safe_load(said["CMD"])
    assert entry == ["kasztelan"]
    flags = [word for word in command if word.startswith("--")]
    shown = run(command[0], "--help")
    assert shown.exit_code == 0
    assert [flag for flag in flags if flag not in shown.output] == []
    names = [name for name, _ in instructions()]
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert names.count("FROM") == 2


def test_the_image_asks_whether_the_server_is_well() -> None:
    check = dict(instructions())["HEALTHCHECK"].partition("CMD ")[2]
    python, flag, program = yaml.safe_load(check)
    assert (python, flag) == ("python", "-c")
    compile(program, "healthcheck", "exec")
    assert "/healthz" in program
    assert str(yaml.safe_load(dict(instructions())["CMD"])[4]) in program


def test_the_composition_connects_what_it_starts() -> None:
    told = composition()
    server, database = told["services"]["server"], told["services"]["database"]
    assert set(server["depends_on"]) == {"database"}
    assert (ROOT / server["build"] / "Dockerfile").is_file()
    address = re.sub(r"\$\{[^}]+\}", "secret", server["environment"]["DATABASE_URL"])
    given = {**server["environment"], "DATABASE_URL": address, "KASZTELAN_TRUSTED_PROXIES": ""}
    assert read_settings(environ=given, data=Path("data")).shared
    account = database["environment"]
    assert f"{account['POSTGRES_USER']}:secret@database:5432/{account['POSTGRES_DB']}" in address
    volumes = {one.partition(":")[0] for service in (server, database) for one in service["volumes"]}
    assert volumes == set(told["volumes"])
