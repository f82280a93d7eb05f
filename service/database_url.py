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
_NUMBER = re.compile(r"\s*[+-]?[0-9]{1,9}\s*")


def check_url(text: str) -> None:
    """Raises ValueError with what is allowed, and repeats nothing of the URL: it may hold a password."""
    if not text.startswith(("postgresql://", "postgres://")):
        raise ValueError(ALLOWED)
    try:
        parts = {name: str(value) for name, value in conninfo_to_dict(text).items()}
    except ProgrammingError:
        raise ValueError(ALLOWED) from None
    # The beginning of a host may say what kind of socket it is.
    if any("@" in host[1:] for host in parts.get("host", "").split(",")):
        raise ValueError(f"{ALLOWED}; an @ in its password is written %40")
    if refused := _refused(text, parts):
        raise ValueError(f"{ALLOWED}; libpq does not take its {' and '.join(refused)}")


def _refused(text: str, parts: dict[str, str]) -> list[str]:
    """The parts of a URL that libpq does not take, whoever answers at its address."""
    if refused := [name for name in parts if name in NUMBERS and not _NUMBER.fullmatch(parts[name])]:
        return refused
    hosts = (parts.get("hostaddr") or parts.get("host") or parts.get("port") or "").count(",") + 1
    nowhere = ",".join([NOWHERE] * hosts)
    attempt = PGconn.connect_start(make_conninfo(text, host=nowhere, hostaddr=nowhere).encode())
    said = attempt.error_message.decode(errors="replace")
    attempt.finish()
    if NOWHERE in said:
        return []
    return [name for name in parts if re.search(rf"\b{name}\b", said)]
