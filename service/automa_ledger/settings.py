"""Settings of the service, from environment variables that start with AUTOMA_."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, inspect
from psycopg import ProgrammingError
from psycopg.conninfo import conninfo_to_dict

from automa_rules.core.pattern import anchor_pattern

ENVIRONMENT_PREFIX = "AUTOMA_"
ALL_INTERFACES = "0.0.0.0"  # noqa: S104 - the operator opts in
URL_SETTINGS = {"database_url", "owner_url", "listen_url"}
URL_HINT = "allowed is a libpq URL such as postgresql://user@host/database"
DEFAULT_RATE_LIMIT = "600/minute"
DEFAULT_CREATE_RATE_LIMIT = "60/minute"
NETWORK_SETTINGS = {"trusted_proxies", "shared_addresses"}
Rate = Annotated[str, Meta(pattern=anchor_pattern("([1-9][0-9]{0,8}/(second|minute|hour|day))?"))]
Port = Annotated[int, Meta(ge=0, le=65535)]
Origins = Annotated[str, Meta(pattern=anchor_pattern(r"(\*|https?://[^\s,/*]+(,https?://[^\s,/*]+)*)"))]

HostNames = Annotated[str, Meta(pattern=anchor_pattern("[A-Za-z0-9._-]+(,[A-Za-z0-9._-]+)*"))]


def default_data_dir(code: Path) -> Path:
    """The default data folder: next to the sources, or in the home directory for an installed package.

    It is never the working directory: a server's files are code, and that folder may hold somebody else's.
    """
    return code / ".automa" if (code / "uv.lock").is_file() else Path("~/.local/share/automa")


DEFAULT_DATA_DIR = default_data_dir(Path(__file__).resolve().parents[2])


class InvalidSettings(Exception):  # noqa: N818 - named after the state
    """Settings with which the service cannot start; one line per mistake."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What an operator can configure. The field `port` is the variable AUTOMA_PORT, and so on."""

    database_url: Annotated[
        str | None,
        Meta(description="the libpq URL to serve from; without it our own Postgres runs in the data folder"),
    ] = None
    owner_url: Annotated[
        str | None,
        Meta(
            description="the URL of the tables' owner, for `migrate`, `key`, `archive`, `restore`, `delete`"
        ),
    ] = None
    listen_url: Annotated[
        str | None,
        Meta(description="Postgres itself, where AUTOMA_DATABASE_URL is a pooler, to listen for new commits"),
    ] = None
    host: Annotated[str, Meta(min_length=1, description="the address to listen on")] = "127.0.0.1"
    table: Annotated[
        Literal["here", "lan"],
        Meta(description="lan: phones on this network are invited to the page, by a QR code at the start"),
    ] = "here"
    port: Annotated[int, Meta(ge=0, le=65535, description="the TCP port; 0 takes any that is free")] = 8000
    data_dir: Annotated[Path, Meta(description="the folder of our own Postgres")] = DEFAULT_DATA_DIR
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="the lowest level that is logged")
    ] = "info"
    max_body_bytes: Annotated[
        int, Meta(ge=1_024, le=1 << 30, description="the largest body that is read, in bytes")
    ] = 2 << 20
    max_connections: Annotated[
        int, Meta(ge=1, le=1_000_000, description="connections of a process, live streams not counted")
    ] = 2_048
    max_streams: Annotated[
        int, Meta(ge=1, le=1_000_000, description="live streams and long polls of a process")
    ] = 1_024
    head_seconds: Annotated[
        int,
        Meta(ge=1, le=3_600, description="how long the head of a request may take, in seconds"),
    ] = 10
    body_seconds: Annotated[int, Meta(ge=1, le=3_600, description="how long a body may take, in seconds")] = (
        30
    )
    pool_size: Annotated[
        int, Meta(ge=1, le=1_000, description="how many database connections a process may hold")
    ] = 8
    cache_games: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000_000,
            description="how many games a process keeps in memory, 64 KiB each, or fewer large ones",
        ),
    ] = 1_024
    grace_seconds: Annotated[
        int, Meta(ge=0, le=3_600, description="how long a stop waits for open requests, in seconds")
    ] = 5
    drain_seconds: Annotated[
        int,
        Meta(
            ge=0,
            le=3_600,
            description="how long a stop goes on answering while /health/ready is 503, in seconds",
        ),
    ] = 0
    workers: Annotated[
        int, Meta(ge=1, le=256, description="how many processes of `automa serve` share the port")
    ] = 1
    worker_port: Annotated[
        Port | None,
        Meta(description="the TCP port on which `automa worker` has health and metrics"),
    ] = None
    stream_heartbeat_seconds: Annotated[
        int, Meta(ge=1, le=3_600, description="how long a live stream may be silent, in seconds")
    ] = 15
    stream_poll_seconds: Annotated[
        int, Meta(ge=1, le=3_600, description="how often live streams look for missed events, in seconds")
    ] = 1
    webhook_worker: Annotated[
        bool, Meta(description="whether `automa serve` delivers webhooks; `automa worker` always does")
    ] = True
    webhook_allow_private: Annotated[
        bool, Meta(description="whether webhooks may go to private addresses, and without TLS")
    ] = False
    webhook_retry_seconds: Annotated[
        str,
        Meta(
            pattern=anchor_pattern(r"[0-9]{1,7}(\.[0-9]+)?(,[0-9]{1,7}(\.[0-9]+)?)*"),
            max_length=200,
            description="pauses between the attempts at a delivery, such as 5,300,1800, in seconds",
        ),
    ] = "5,300,1800,7200,18000,36000,50400,72000,86400"
    webhook_timeout_seconds: Annotated[
        int, Meta(ge=1, le=60, description="how long an attempt may take, in seconds")
    ] = 10
    webhook_poll_seconds: Annotated[
        float, Meta(ge=0.05, le=3_600, description="how often to look for deliveries nobody hinted at")
    ] = 2.0
    webhook_overlap_seconds: Annotated[
        int, Meta(ge=0, le=30 * 86_400, description="how long a rotated secret signs on, in seconds")
    ] = 86_400
    require_api_key: Annotated[
        bool | None, Meta(description="games are made with an API key only; unset: beyond loopback")
    ] = None
    rate_limit: Annotated[
        Rate | None,
        Meta(description="calls of a game, key or address, such as 600/minute, the default beyond loopback"),
    ] = None
    create_rate_limit: Annotated[
        Rate | None,
        Meta(description="games and packs made by a key or address, such as 60/minute, the default there"),
    ] = None
    cors_origins: Annotated[
        Origins | None,
        Meta(description="pages that may call, such as https://a.example,https://b.example, or * for all"),
    ] = None
    host_names: Annotated[
        HostNames | None,
        Meta(description="names that a service on loopback, without keys, answers to: games.example,box"),
    ] = None
    trusted_proxies: Annotated[
        str | None,
        Meta(description="proxies that send the client's address; with them the service is beyond loopback"),
    ] = None
    shared_addresses: Annotated[
        str | None,
        Meta(description="addresses of many people, such as a backend's, that are not limited as one client"),
    ] = None


def read_settings(environment: Mapping[str, str]) -> Settings:
    """Read the settings from an environment.

    Raises InvalidSettings with the variable, the value and what is allowed, for each unknown name and wrong
    value. A database URL is never repeated: it may hold a password.
    """
    given = {name: value for name, value in environment.items() if name.startswith(ENVIRONMENT_PREFIX)}
    known = {ENVIRONMENT_PREFIX + field.name.upper(): field for field in msgspec.structs.fields(Settings)}
    faults = [_describe_unknown(name, known) for name in given if name not in known]
    values: dict[str, Any] = {}
    for name, field in known.items():
        if name in given:
            try:
                values[field.name] = _convert_value(given[name], field)
            except ValueError as error:
                faults.append(f"{name}={_redact_url(name, given[name])}: {error}")
    if faults:
        raise InvalidSettings("\n".join(faults))
    if values.get("table") == "lan":
        values.setdefault("host", ALL_INTERFACES)
    return Settings(**values)


def describe_settings() -> str:
    """All variables with their defaults, one per line."""
    return "\n".join(
        f"  {ENVIRONMENT_PREFIX + field.name.upper():<31} {_description_of(field)} "
        f"[{_describe_default(field)}]"
        for field in msgspec.structs.fields(Settings)
    )


def _describe_unknown(name: str, known: Mapping[str, object]) -> str:
    close = get_close_matches(
        name[len(ENVIRONMENT_PREFIX) :], [each[len(ENVIRONMENT_PREFIX) :] for each in known], n=1
    )
    hint = f"did you mean {ENVIRONMENT_PREFIX}{close[0]}?" if close else f"allowed are {', '.join(known)}"
    return f"{name}: no such setting; {hint}"


def _convert_value(text: str, field: msgspec.structs.FieldInfo) -> Any:  # noqa: ANN401 - each field has its own type
    try:
        value = msgspec.convert(text, field.type, strict=False, dec_hook=lambda kind, raw: kind(raw))
    except msgspec.ValidationError:
        raise ValueError(f"allowed is {_describe_allowed(field)} ({_description_of(field)})") from None
    if field.name in URL_SETTINGS:
        _check_url(value := text.strip())  # secret files end with a line feed
    if field.name in NETWORK_SETTINGS:
        _check_networks(text)
    return value


def _check_url(text: str) -> None:
    """Check a URL. Raises ValueError with what is allowed, without the URL: it may hold a password."""
    try:
        hosts = str(conninfo_to_dict(text).get("host", "")).split(",")
    except ProgrammingError:
        raise ValueError(URL_HINT) from None
    if not text.startswith(("postgresql://", "postgres://")):
        raise ValueError(URL_HINT)
    if any(
        "@" in host[1:] and not host.startswith("/") for host in hosts
    ):  # a leading @ is an abstract socket
        raise ValueError(f"{URL_HINT}; an @ in its password is written %40")


def _check_networks(text: str) -> None:
    for network in text.split(","):
        try:
            ip_network(network.strip())
        except ValueError:
            raise ValueError("allowed is a list such as 127.0.0.1,10.0.0.0/8") from None


def _describe_allowed(field: msgspec.structs.FieldInfo) -> str:
    kind = inspect.type_info(field.type)
    plain = kind.type if isinstance(kind, inspect.Metadata) else kind
    match plain.types[0] if isinstance(plain, inspect.UnionType) else plain:
        case inspect.IntType(ge=least, le=most):
            return f"a whole number from {least} to {most}"
        case inspect.FloatType(ge=lowest, le=highest):
            return f"a number from {lowest:g} to {highest:g}"
        case inspect.BoolType():
            return "true or false"
        case inspect.StrType(pattern=str(pattern)):
            return f"what fits {pattern}"
        case inspect.LiteralType(values=values):
            return f"one of {', '.join(map(str, values))}"
    return "a text that is not empty"


def _describe_default(field: msgspec.structs.FieldInfo) -> str:
    match field.default:
        case None:
            return "none"
        case bool(value):
            return str(value).lower()
        case value:
            return str(value)


def _redact_url(name: str, text: str) -> str:
    return "(not shown)" if name.removeprefix(ENVIRONMENT_PREFIX).lower() in URL_SETTINGS else repr(text)


def _description_of(field: msgspec.structs.FieldInfo) -> str:
    return next(note.description or "" for note in field.type.__metadata__ if isinstance(note, Meta))


def is_exposed(settings: Settings) -> bool:
    """Whether the service listens beyond loopback, or behind a proxy."""
    if settings.trusted_proxies is not None:
        return True
    try:
        return not ip_address(settings.host).is_loopback
    except ValueError:
        return settings.host != "localhost"


def is_key_required(settings: Settings) -> bool:
    """Whether creating games requires an API key."""
    return is_exposed(settings) if settings.require_api_key is None else settings.require_api_key


def allowed_hosts(settings: Settings) -> frozenset[str] | None:
    """The host names that the service accepts besides those of this machine; None for any.

    A service on loopback without keys is open to DNS rebinding: a web page could reach it under its own name.
    Otherwise any name is accepted. A trusted proxy knows its own names.
    """
    if is_exposed(settings) or is_key_required(settings):
        return None
    return frozenset(settings.host_names.lower().split(",") if settings.host_names else ())


def rate_limit(settings: Settings) -> str:
    """How often a client may call, such as `600/minute`; empty for no limit."""
    return _effective_limit(settings, settings.rate_limit, DEFAULT_RATE_LIMIT)


def create_rate_limit(settings: Settings) -> str:
    """How often a client may create a game or a card pack; empty for no limit."""
    return _effective_limit(settings, settings.create_rate_limit, DEFAULT_CREATE_RATE_LIMIT)


def _effective_limit(settings: Settings, chosen: str | None, usual: str) -> str:
    if chosen is not None:
        return chosen
    return usual if is_exposed(settings) else ""
