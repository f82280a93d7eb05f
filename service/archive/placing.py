"""Files that come into a folder whole, in the place of no other, and through no link."""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOCK = ".archiving"  # stays in the folder: who removed it could remove another's


class FolderTaken(Exception):  # noqa: N818 - says what is the case
    """Another archive writes into the same folder."""


class PlaceTaken(Exception):  # noqa: N818 - says what is the case
    """Something else has the name that a file is to have."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"something else is at {path}")


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keep others out of a folder, who would write files of the same names. Raises FolderTaken.

    Whoever may open the file can hold its lock: that is for who may write into the folder. Raises PlaceTaken
    where another file lies there, by a link or by its name: no lock has any content.
    """
    held = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
    try:
        found = os.fstat(held)
        if not stat.S_ISREG(found.st_mode) or found.st_nlink != 1 or found.st_size:
            raise PlaceTaken(folder / LOCK)
        if found.st_uid == os.geteuid():
            writers = stat.S_IMODE(folder.stat().st_mode) & 0o222
            os.fchmod(held, 0o600 | writers | writers << 1)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as taken:
            raise FolderTaken(f"another archive is at work in {folder}") from taken
        yield
    finally:
        os.close(held)


@contextmanager
def written(text: bytes, path: Path) -> Iterator[Path]:
    """A file with a text, on the disk, beside the path at which it may be placed; gone afterwards.

    Raises PlaceTaken for what has its name and cannot be taken away.
    """
    part = path.with_suffix(".part")
    try:
        part.unlink(missing_ok=True)  # of one that was stopped
    except OSError as taken:  # a folder, or another account's file
        raise PlaceTaken(part) from taken
    try:
        with part.open("xb") as file:  # which follows no link
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        yield part
    finally:
        part.unlink(missing_ok=True)


def placed(part: Path, path: Path) -> bool:
    """Give a file its name, for good. False when one of the same content had it, which then is on the disk.

    One with an earlier end of the same log gives way. Raises PlaceTaken for any other.
    """
    try:
        os.link(part, path)
    except FileExistsError as taken:
        whole = part.read_bytes()
        there = _there(path, len(whole))
        if there == whole:
            _sync(path)  # it may be of a run that was killed before it did, or copied there by somebody
            _sync(path.parent, os.O_DIRECTORY)
            return False
        if not _begins(whole, there):
            raise PlaceTaken(path) from taken
        _replace(part, path)
    _sync(path.parent, os.O_DIRECTORY)
    return True


def _replace(part: Path, path: Path) -> None:
    try:
        part.replace(path)
    except PermissionError as taken:  # another account's, in a folder where each keeps its own
        raise PlaceTaken(path) from taken


def _there(path: Path, most: int) -> bytes:
    """What a file holds, up to a byte beyond `most`. Raises PlaceTaken for what is no file to be read."""
    try:
        opened = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError as taken:  # a link, or a file that this account may not read
        raise PlaceTaken(path) from taken
    try:
        if not stat.S_ISREG(os.fstat(opened).st_mode):
            raise PlaceTaken(path)
        with os.fdopen(opened, "rb", closefd=False) as file:
            return file.read(most + 1)
    finally:
        os.close(opened)


def _sync(path: Path, kind: int = 0) -> None:
    """See that what is there is on the disk: the content of a file, the names in a folder."""
    opened = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | kind)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _begins(whole: bytes, earlier: bytes) -> bool:
    """Whether a log begins with the lines of another; behind the header, which tells where each ends."""
    lines = earlier.partition(b"\n")[2]
    return lines.endswith(b"\n") and whole.partition(b"\n")[2].startswith(lines)
