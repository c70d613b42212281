"""Reading and writing files so that nothing half-written is ever left and every failure names the file."""

from __future__ import annotations

import json
import os
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from kasztelan.core.errors import BadRecord, Reason, Refusal, refuse
from kasztelan.core.record import read_json


def unreadable(field: str, path: Path, wrong: OSError) -> Refusal:
    return refuse(field, "unreadable", "readable", file=str(path), cause=wrong.strerror or "?")


def unwritable(field: str, path: Path, wrong: OSError) -> Refusal:
    return refuse(field, "unwritable", "writable", file=str(path), cause=wrong.strerror or "?")


def read_bytes(path: Path, field: str) -> bytes:
    try:
        return path.read_bytes()
    except OSError as wrong:
        raise unreadable(field, path, wrong) from None


def read_data(path: Path, field: str) -> Any:
    """The JSON in a file."""
    try:
        return json.loads(read_bytes(path, field))
    except (ValueError, RecursionError):
        raise refuse(field, "not_whole", "json", file=str(path), kind="JSON") from None


def read_table(path: Path, field: str) -> Any:
    """What is in a file of somebody's own, in TOML if it is called so, else in JSON."""
    if path.suffix != ".toml":
        return read_data(path, field)
    try:
        return tomllib.loads(read_bytes(path, field).decode())
    except ValueError:
        raise refuse(field, "not_whole", "data_file", file=str(path), kind="TOML") from None


def read_records(path: Path, field: str = "file") -> list[dict[str, Any]]:
    """The records of a file: one as it was saved, or one on each line."""
    raw = read_bytes(path, field)
    lines = [line for line in raw.split(b"\n") if line.strip()]
    if not lines:
        raise refuse(field, "empty", "as_saved", file=str(path))
    if len(lines) > 1 and is_whole(lines[0]):
        return [read_line(line, number) for number, line in enumerate(lines, start=1)]
    return [checked(raw)]


def is_whole(line: bytes) -> bool:
    try:
        return isinstance(json.loads(line), dict)
    except (ValueError, RecursionError):
        return False


def read_line(line: bytes, number: int) -> dict[str, Any]:
    try:
        return checked(line)
    except BadRecord as wrong:
        raise BadRecord(f"line {number}, {wrong.field}", wrong.problem, wrong.allowed, wrong.at) from None


def checked(raw: bytes) -> dict[str, Any]:
    """A record of the right form, fit to be digested."""
    record = read_json(raw)
    try:
        json.dumps(record, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadRecord("record", Reason("half_a_character"), Reason("unicode")) from None
    return record


def check_writable(path: Path, field: str) -> None:
    """Refuses now what could not be written later."""
    folder = path.absolute().parent
    if path.is_dir():
        raise refuse(field, "is_folder", "file_name", file=str(path))
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise refuse(field, "no_folder", "in_folder", file=str(folder))


@contextmanager
def written_whole(path: Path, field: str) -> Iterator[IO[str]]:
    """A file to write to that takes its name only when all of it is on the disk."""
    check_writable(path, field)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.absolute().parent)
    except OSError as wrong:
        raise unwritable(field, path, wrong) from None
    draft = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.chmod(0o666 & ~current_umask())
        draft.replace(path)
    except OSError as wrong:
        raise unwritable(field, path, wrong) from None
    finally:
        draft.unlink(missing_ok=True)


def current_umask() -> int:
    """mkstemp makes files for the owner alone; the finished one gets the rights any new file would."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def line_of(record: dict[str, Any]) -> str:
    """A record as one line of a file."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"
