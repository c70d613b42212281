"""Runs the command line inside the test."""

from __future__ import annotations

import json
from typing import Any

from typer.testing import CliRunner, Result

from kasztelan.cli.main import app
from kasztelan.core.record import digest_of

ENGLISH = {"LC_ALL": "C", "LC_MESSAGES": "", "LANG": "", "COLUMNS": "200"}


def run(*words: str | object, env: dict[str, str] | None = None) -> Result:
    """The outcome of `kasztelan WORDS...`; English unless `env` or `--lang` says otherwise."""
    return CliRunner(env=ENGLISH | (env or {})).invoke(app, [str(word) for word in words])


def refused(*words: str | object) -> str:
    """The one line that a refused command leaves on stderr; fails if there is anything else."""
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.endswith("\n")
    lines = result.stderr.splitlines()
    assert len(lines) == 1
    assert "Traceback" not in lines[0]
    return lines[0]


def resealed(record: dict[str, Any], **changes: Any) -> str:
    """The text of a record with changes, its digest made to fit them."""
    changed = {**record, **changes}
    changed["digest"] = digest_of(changed)
    return json.dumps(changed)
