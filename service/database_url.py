"""Whether libpq can make anything of a database URL: found out here, and not at each attempt to connect."""

from __future__ import annotations

import re

from psycopg import ProgrammingError
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import PGconn

ALLOWED = "allowed is a libpq URL such as postgresql://user@host/database"
NOWHERE = "nowhere"  # as a numeric address: libpq looks at all else before it fails at that, and asks nobody
NUMBERS = {  # which libpq reads when it is connected already
    "connect_timeout",
    "keepalives",
    "keepalives_idle",
    "keepalives_interval",
    "keepalives_count",
    "tcp_user_timeout",
}
MOST = 2**31 - 1
_NUMBER = re.compile(r"\s*[+-]?[0-9]{1,10}\s*")
_SECONDS = re.compile(r"\s*[+-]?[0-9]{1,9}(\.[0-9]*)?\s*")  # psycopg reads them, and takes parts of one


def check_url(text: str) -> None:
    """Raises ValueError with what is allowed, and repeats nothing of the URL: it may hold a password."""
    if not text.startswith(("postgresql://", "postgres://")):
        raise ValueError(ALLOWED)
    try:
        parts = {name: str(value) for name, value in conninfo_to_dict(text).items()}
    except ProgrammingError:
        raise ValueError(ALLOWED) from None
    # The beginning of a host may say what kind of socket it is.
    if any("@" in host[1:] and not host.startswith("/") for host in _hosts(parts)):
        raise ValueError(f"{ALLOWED}; an @ in its password is written %40")
    if refused := _refused(text, parts):
        raise ValueError(f"{ALLOWED}; libpq does not take its {' and '.join(refused)}")


def _refused(text: str, parts: dict[str, str]) -> list[str]:
    """The parts of a URL that libpq does not take, whoever answers at its address."""
    if refused := [name for name in parts if name in NUMBERS and not _is_number(name, parts[name])]:
        return refused
    try:
        for host in _hosts(parts):
            host.encode("idna")
    except UnicodeError:
        return ["host"]
    hosts = (parts.get("hostaddr") or parts.get("host") or parts.get("port") or "").count(",") + 1
    nowhere = ",".join([NOWHERE] * hosts)
    attempt = PGconn.connect_start(make_conninfo(text, host=nowhere, hostaddr=nowhere).encode())
    said = attempt.error_message.decode(errors="replace")
    attempt.finish()
    if NOWHERE in said:
        return []
    return [name for name in parts if re.search(rf"\b{name}\b", said)]


def _hosts(parts: dict[str, str]) -> list[str]:
    return parts.get("host", "").split(",")


def _is_number(name: str, text: str) -> bool:
    if name == "connect_timeout":
        return _SECONDS.fullmatch(text) is not None
    return _NUMBER.fullmatch(text) is not None and abs(int(text)) <= MOST
