"""Files that come into a folder whole, in the place of no other, and through no link."""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from automa_ledger.errors import CommandFailed


class FileConflict(CommandFailed):
    """Something else has the name that a file is to have."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"something else is at {path}")


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Hold the lock of a folder, in which others would write files of the same names. Raises Failed."""
    held = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError as taken:
        raise CommandFailed(f"another archive is at work in {folder}") from taken
    finally:
        os.close(held)


@contextmanager
def write_part_file(text: bytes, path: Path) -> Iterator[Path]:
    """A file with a text, on the disk, beside the path at which it may be placed; gone afterwards.

    Raises PlaceTaken for what has its name and cannot be taken away.
    """
    part = path.with_suffix(".part")
    try:
        part.unlink(missing_ok=True)  # of one that was stopped
    except OSError as taken:  # a folder, or another account's file
        raise FileConflict(part) from taken
    try:
        with part.open("xb") as file:  # which follows no link
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        yield part
    finally:
        part.unlink(missing_ok=True)


def place_file(part: Path, path: Path) -> bool:
    """Give a file its name, for good. False when one of the same content had it, which then is on the disk.

    One with an earlier end of the same log gives way. Raises PlaceTaken for any other.
    """
    is_new = True
    try:
        os.link(part, path)
    except FileExistsError as taken:
        whole = part.read_bytes()
        there = _read(path, len(whole))
        is_new = there != whole
        if is_new:
            if not _is_earlier_export(whole, there):
                raise FileConflict(path) from taken
            _replace(part, path)
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
    return is_new


def _read(path: Path, most: int) -> bytes:
    """What a file holds, up to a byte beyond `most`, once that is on the disk. Raises PlaceTaken."""
    try:
        opened = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError as taken:  # a link, or a file that this account may not read
        raise FileConflict(path) from taken
    try:
        if not stat.S_ISREG(os.fstat(opened).st_mode):
            raise FileConflict(path)
        os.fsync(opened)  # it may be of a run that was killed before it did
        return os.read(opened, most + 1)
    finally:
        os.close(opened)


def _is_earlier_export(whole: bytes, earlier: bytes) -> bool:
    """Whether a log begins with the lines of another; behind the header, which tells where each ends."""
    lines = earlier.partition(b"\n")[2]
    return lines.endswith(b"\n") and whole.partition(b"\n")[2].startswith(lines)


def _replace(part: Path, path: Path) -> None:
    try:
        part.replace(path)
    except PermissionError as taken:  # another account's, in a folder where each keeps its own
        raise FileConflict(path) from taken
