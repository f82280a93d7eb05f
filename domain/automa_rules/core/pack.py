"""Card packs: cards whose faces only the owner of a box can see, written down once.

A pack is a document. Its name in the service is the SHA-256 of its canonical content, so the same pack sent
twice is the same pack, and a game that began with a pack is bound to exactly that content.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import chain, islice
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec import Meta

from automa_rules.core.pattern import whole
from automa_rules.core.refusals import PackInvalid
from automa_rules.core.rejected import Rejected
from automa_rules.core.shape import Fault, fault, shape_faults

C = TypeVar("C", bound=msgspec.Struct)
S = TypeVar("S", bound=msgspec.Struct)

PackHash = Annotated[
    str,
    Meta(
        pattern=whole("[0-9a-f]{64}"),
        title="Pack hash",
        description="The name of a registered card pack: SHA-256 of its canonical content, hexadecimal.",
    ),
]
Name = Annotated[str, Meta(pattern=whole("[a-z][a-z0-9_]{0,47}"))]
Title = Annotated[str, Meta(min_length=1, max_length=120)]

MOST_CARDS = 200
MOST_FAULTS = 100


class Pack(
    msgspec.Struct, Generic[C], frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """A set of cards of one kind, for one ruleset; each kind is a type of its own, which names both.

    `name` is for people. `example` says that the cards are made up and are not those of any printed deck.
    """

    ruleset: Name
    kind: Name
    name: Title
    cards: Annotated[tuple[C, ...], Meta(max_length=MOST_CARDS)]
    example: bool = False


class _AnyPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be said of a pack whose kind nobody knows."""

    ruleset: str
    kind: str
    name: Title
    cards: Annotated[list[Any], Meta(max_length=MOST_CARDS)]
    example: bool = False


class PackInfo(msgspec.Struct, frozen=True):
    """What is told of a pack wherever it is used."""

    hash: PackHash
    name: Title
    example: bool = False


@dataclass(frozen=True, kw_only=True)
class PackKind:
    """A kind of pack that a ruleset plays with.

    `pack` is the type of its documents; `check` finds what is wrong with well-formed cards taken together,
    at pointers from the pack's root. Where cards that are not well-formed can be compared too, `compared` is
    the type that `check` gets of each: the fields that it looks at, with a default for what cannot be read.
    """

    title: str
    pack: type[Pack[Any]]
    check: Callable[[tuple[Any, ...]], Iterable[Fault]]
    compared: type[msgspec.Struct] | None = None

    def __post_init__(self) -> None:
        """Let msgspec learn its types now: two threads that are the first to read as one end the process."""
        alone = () if self.compared is None else _fields_alone(self.compared).values()
        for each in (self.pack, *alone):
            msgspec.json.Decoder(each)


PackKinds = Mapping[str, Mapping[str, PackKind]]

_canonical = msgspec.json.Encoder(order="sorted")


def canonical_pack(pack: Pack[Any]) -> bytes:
    """The pack in canonical JSON: keys sorted, no white space, fields at their defaults left out."""
    return _canonical.encode(pack)


def pack_hash(pack: Pack[Any]) -> str:
    """The name of a pack: 64 hexadecimal digits."""
    return hashlib.sha256(canonical_pack(pack)).hexdigest()


def pack_info(pack: Pack[Any]) -> PackInfo:
    """What is told of the pack."""
    return PackInfo(pack_hash(pack), pack.name, pack.example)


def read_pack(document: object, rulesets: PackKinds) -> Pack[Any]:
    """The pack that a document is; `rulesets` are the kinds that each ruleset knows.

    Raises Rejected `pack_invalid` with every fault, a hundred at most: its place, its code and its facts.
    """
    if not isinstance(document, Mapping):
        raise Rejected(PackInvalid((fault("", "wrong_type", expected="object"),)))
    kind = _kind(document, rulesets)
    if kind is None:
        faults = (*_unknown(document, rulesets), *shape_faults(document, _AnyPack))
        raise Rejected(PackInvalid(faults[:MOST_FAULTS]))
    _refuse(chain(shape_faults(document, kind.pack), _beside(document, kind)))
    pack: Pack[Any] = msgspec.convert(document, type=kind.pack)
    require_whole(pack, kind)
    return pack


def _kind(document: Mapping[str, object], rulesets: PackKinds) -> PackKind | None:
    """The kind that a document says it is, which tells what type the rest has to have."""
    match document.get("ruleset"), document.get("kind"):
        case str(ruleset), str(kind):
            return rulesets.get(ruleset, {}).get(kind)
    return None


def _unknown(document: Mapping[str, object], rulesets: PackKinds) -> Iterator[Fault]:
    """What is wrong with the name of the ruleset, or else of the kind, if they are names."""
    match document.get("ruleset"), document.get("kind"):
        case str(ruleset), _ if ruleset not in rulesets:
            yield fault("/ruleset", "ruleset_unknown", known=sorted(rulesets))
        case str(ruleset), str(kind) if kind not in rulesets[ruleset]:
            yield fault("/kind", "kind_unknown", known=sorted(rulesets[ruleset]))


def _beside(document: Mapping[str, object], kind: PackKind) -> Iterable[Fault]:
    """What is wrong with the cards together, whatever is wrong with each."""
    cards = document.get("cards")
    if kind.compared is None or not isinstance(cards, list):
        return ()
    return kind.check(tuple(_readable(card, kind.compared) for card in cards[:MOST_CARDS]))


def _readable(card: object, kind: type[C]) -> C:
    """The fields of a card that fit their types."""
    found: dict[str, Any] = {}
    if not isinstance(card, Mapping):
        return kind()
    for name, alone in _fields_alone(kind).items():
        if name in card:
            with suppress(msgspec.ValidationError):
                found |= msgspec.structs.asdict(msgspec.convert({name: card[name]}, alone))
    return kind(**found)


@cache
def _fields_alone(kind: type[msgspec.Struct]) -> Mapping[str, type[msgspec.Struct]]:
    """A type for each field by its name in documents, which has no other: made once, as it takes long."""
    return {
        field.encode_name: msgspec.defstruct(
            kind.__name__, [(field.name, field.type)], rename={field.name: field.encode_name}
        )
        for field in msgspec.structs.fields(kind)
    }


def require_whole(pack: Pack[Any], kind: PackKind) -> None:
    """Raise Rejected `pack_invalid` unless the cards together are what they must be."""
    _refuse(kind.check(pack.cards))


def _refuse(found: Iterable[Fault]) -> None:
    faults = tuple(islice(found, MOST_FAULTS))
    if faults:
        raise Rejected(PackInvalid(faults))


def named_pack(setup: msgspec.Struct) -> str | None:
    """The hash by which a setup or position names a registered pack, in its field `pack`, if it names one."""
    named = getattr(setup, "pack", None)
    return named if isinstance(named, str) else None


def with_pack(setup: S, pack: Pack[Any]) -> S:
    """The setup or position with the pack itself in the place of its hash: so a log holds all it needs."""
    return msgspec.structs.replace(setup, pack=pack)
