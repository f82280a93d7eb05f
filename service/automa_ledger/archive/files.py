"""Placing complete files in a folder, without replacing other files or following links."""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from automa_ledger.errors import CommandFailed


class FileConflict(CommandFailed):
    """Another file has the name that is needed."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"something else is at {path}")


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Hold a lock on a folder, against others that write files of the same names. Raises CommandFailed."""
    held = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError as taken:
        raise CommandFailed(f"another archive is at work in {folder}") from taken
    finally:
        os.close(held)


def make_folder(folder: Path) -> None:
    """Create a folder in an existing one, on disk. Raises FileConflict if a link or a file is there."""
    if folder.is_symlink() or (folder.exists() and not folder.is_dir()):
        raise FileConflict(folder)
    folder.mkdir(exist_ok=True)
    _sync_folder(folder.parent)


@contextmanager
def write_part_file(text: bytes, path: Path) -> Iterator[Path]:
    """Write a text to disk, next to its final path; delete the file afterwards.

    Raises FileConflict when another file has its name and cannot be deleted.
    """
    part = path.with_suffix(".part")
    try:
        part.unlink(missing_ok=True)  # left by an interrupted run
    except OSError as taken:  # a folder, or another account's file
        raise FileConflict(part) from taken
    try:
        with part.open("xb") as file:  # "x" follows no link
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        yield part
    finally:
        part.unlink(missing_ok=True)


def place_file(part: Path, path: Path) -> bool:
    """Give a file its final name. Return False if a file with the same content has it.

    In both cases the final file is on disk afterwards. A file with an earlier end of the same log is
    replaced. Raises FileConflict for any other.
    """
    is_new = True
    try:
        os.link(part, path)
    except FileExistsError as taken:
        whole = part.read_bytes()
        existing = _read(path, len(whole))
        is_new = existing != whole
        if is_new:
            if not _is_earlier_export(whole, existing):
                raise FileConflict(path) from taken
            _replace(part, path)
    _sync_folder(path.parent)
    return is_new


def _sync_folder(folder: Path) -> None:
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _read(path: Path, most: int) -> bytes:
    """Read a file up to one byte beyond `most`, after syncing it to disk. Raises FileConflict."""
    try:
        opened = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError as taken:  # a link, or a file that this account may not read
        raise FileConflict(path) from taken
    try:
        if not stat.S_ISREG(os.fstat(opened).st_mode):
            raise FileConflict(path)
        os.fsync(opened)  # a killed run may not have synced it
        return os.read(opened, most + 1)
    finally:
        os.close(opened)


def _is_earlier_export(whole: bytes, earlier: bytes) -> bool:
    """Whether a log starts with the lines of another. Headers are ignored: they name the end of the log."""
    lines = earlier.partition(b"\n")[2]
    return lines.endswith(b"\n") and whole.partition(b"\n")[2].startswith(lines)


def _replace(part: Path, path: Path) -> None:
    try:
        part.replace(path)
    except PermissionError as taken:  # another account's file in a sticky folder
        raise FileConflict(path) from taken
