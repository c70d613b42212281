"""What goes into a package: the web client where there is one, its sources, and nothing left lying about."""

from __future__ import annotations

import tarfile
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[2]
INSIDE = "kasztelan/server/client/"


def wheel(folder: Path) -> zipfile.ZipFile:
    """A pure wheel of this checkout, built as the environment says."""
    return zipfile.ZipFile(next(WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])))


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that somebody has built already."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the front page")
    (folder / "assets" / "index-a1.js").write_text("play()")
    monkeypatch.setenv("KASZTELAN_PURE", "1")
    monkeypatch.setenv("KASZTELAN_CLIENT", str(folder))
    monkeypatch.delenv("KASZTELAN_NO_CLIENT", raising=False)
    return folder


def test_a_wheel_has_the_client_that_was_built_for_it(client: Path, tmp_path: Path) -> None:
    with wheel(tmp_path) as packed:
        inside = {name for name in packed.namelist() if name.startswith(INSIDE)}
        assert inside == {f"{INSIDE}index.html", f"{INSIDE}assets/index-a1.js"}
        assert packed.read(f"{INSIDE}index.html") == (client / "index.html").read_bytes()


@pytest.mark.usefixtures("client")
def test_a_wheel_without_a_client_has_nothing_of_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KASZTELAN_NO_CLIENT", "1")
    with wheel(tmp_path) as packed:
        assert [name for name in packed.namelist() if name.startswith(INSIDE)] == []
        assert "kasztelan/server/api/texts/uk.ftl" in packed.namelist()


def test_a_folder_without_a_client_is_refused(client: Path, tmp_path: Path) -> None:
    (client / "index.html").unlink()
    with pytest.raises(RuntimeError, match="holds no built web client"):
        wheel(tmp_path)


def test_the_sources_come_with_the_clients_and_without_what_was_made_of_them(tmp_path: Path) -> None:
    found = next(SdistBuilder(str(ROOT)).build(directory=str(tmp_path)))
    with tarfile.open(found) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    wanted = {"package-lock.json", ".npmrc", "vite.config.ts", "index.html", "src/main.ts", "worker/sw.ts"}
    assert {f"web/{name}" for name in wanted} <= names
    made = ("web/node_modules/", "src/kasztelan/server/client/", ".venv")
    assert [name for name in names if name.startswith(made)] == []
