"""Wheel build hook: compiles the hot modules with mypyc.

Environment at build time:

KASZTELAN_PURE=1              no compilation, a pure Python wheel
KASZTELAN_REQUIRE_COMPILED=1  fail instead of falling back when there is no C compiler
KASZTELAN_MYPYC_OPT           C optimisation level, "3" when unset

Editable installs are always pure: they run the source tree itself.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The compiled modules: patterns relative to src/kasztelan. __init__.py is never compiled.
COMPILED = [
    "core/*.py",
    "games/*/state.py",
    "games/*/actions.py",
    "games/*/game.py",
    "games/*/rules/**/*.py",
    "bots/random_bot.py",
]

# What a build that compiles needs beside hatchling.
REQUIRES = ["mypy[mypyc]>=2.4.1", "setuptools>=65"]

PACKAGE = "kasztelan"

# mypyc puts all modules into one shared library, <GROUP>__mypyc, at the top of site-packages. The modules
# beside their sources are shims around it, so the wheel needs both.
GROUP = PACKAGE

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

setup(
    name={package!r},
    packages=[],
    py_modules=[],
    ext_modules=mypycify({paths!r}, opt_level={opt!r}, debug_level="0", group_name={group!r}),
)
"""

# Exits with a message when no Python extension can be built here (no compiler, or no Python headers).
PROBE = """\
import sys
from pathlib import Path

from setuptools import Distribution, Extension

Path("probe.c").write_text(
    "#include <Python.h>\\n"
    "static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, \\"probe\\", 0, -1, 0};\\n"
    "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&def); }\\n"
)
build = Distribution({"ext_modules": [Extension("probe", ["probe.c"])]}).get_command_obj("build_ext")
build.build_lib = build.build_temp = "."
build.ensure_finalized()
try:
    build.run()
except Exception as error:
    sys.exit(f"{type(error).__name__}: {error}")
"""


def pure() -> bool:
    return os.environ.get("KASZTELAN_PURE") == "1"


def compiled_modules(package: Path) -> list[str]:
    """Paths of the modules to compile, relative to the package's parent, sorted."""
    found = {path for pattern in COMPILED for path in package.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(package.parent).as_posix() for path in found)


def _run(code: str, folder: Path, *, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    script = folder / "setup.py"
    script.write_text(code, encoding="utf-8")
    arguments = [] if quiet else ["-q", "build_ext", "--build-lib", "lib", "--build-temp", "temp"]
    return subprocess.run(
        [sys.executable, script.name, *arguments], cwd=folder, text=True, capture_output=quiet, check=False
    )


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a standard wheel and marks it as platform-specific."""

    _work: Path | None = None

    def dependencies(self) -> list[str]:
        return [] if pure() else REQUIRES

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or pure():
            return
        # Never in place: an extension left beside its source would hide later edits of it.
        self._work = Path(tempfile.mkdtemp(prefix="kasztelan-build-"))
        try:
            self._compile(self._work, build_data)
        except BaseException:
            shutil.rmtree(self._work, ignore_errors=True)
            raise

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._work is not None:
            shutil.rmtree(self._work, ignore_errors=True)

    def _compile(self, work: Path, build_data: dict[str, Any]) -> None:
        source = Path(self.root, "src", PACKAGE)
        modules = compiled_modules(source)
        if not modules or not self._compiler_works(work):
            return
        shutil.copytree(source, work / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
        code = SETUP.format(
            package=PACKAGE, paths=modules, group=GROUP, opt=os.environ.get("KASZTELAN_MYPYC_OPT", "3")
        )
        self.app.display_info(f"compiling {len(modules)} modules with mypyc")
        if _run(code, work).returncode != 0:
            raise RuntimeError("mypyc could not compile kasztelan (KASZTELAN_PURE=1 builds without it)")
        library = work / "lib"
        for path in sorted(path for path in library.rglob("*") if path.is_file()):
            build_data["force_include"][str(path)] = path.relative_to(library).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _compiler_works(self, work: Path) -> bool:
        folder = work / "probe"
        folder.mkdir()
        probe = _run(PROBE, folder, quiet=True)
        if probe.returncode == 0:
            return True
        lines = probe.stderr.strip().splitlines() or ["unknown"]
        message = f"no working C compiler for Python extensions ({lines[-1]})"
        if os.environ.get("KASZTELAN_REQUIRE_COMPILED") == "1":
            raise RuntimeError(message)
        self.app.display_warning(f"{message}: building kasztelan as pure Python, several times slower")
        return False
