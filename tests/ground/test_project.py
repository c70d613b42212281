"""The project's files agree with each other."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import kasztelan

ROOT = Path(__file__).parents[2]

# Put together here so that this file does not find itself.
MACHINE = [f"/{folder}/" for folder in ("work", "root")]
REGISTRY = re.compile(r'"resolved"\s*:\s*"' + "http")


def project_files() -> list[Path]:
    """All files under version control or about to be."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    return [path for name in listing.stdout.split("\0") if name and (path := ROOT / name).is_file()]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout, so there is no list of files")
def test_no_file_names_a_machine_or_a_registry() -> None:
    found = []
    for path in project_files():
        text = path.read_bytes().decode("utf-8", errors="ignore")
        if any(folder in text for folder in MACHINE) or REGISTRY.search(text):
            found.append(str(path.relative_to(ROOT)))
    assert found == []


def test_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert kasztelan.__version__ == project["version"]
    assert f"## {project['version']}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", ".ci/run"])
def test_named_commands_exist(page: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    text = (ROOT / page).read_text(encoding="utf-8")
    named = set(re.findall(r"(?:^|`)make ([a-z-]+)", text, re.MULTILINE))
    assert named
    assert named <= targets


def test_named_files_exist() -> None:
    """Every link of the front page to a file of the project leads somewhere."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:|#)([^)]+)\)", text)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
