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

from automa_rules.core.pattern import anchor_pattern
from automa_rules.core.refusals import PackInvalid
from automa_rules.core.rejection import Rejected
from automa_rules.core.validation import Fault, fault, find_faults

C = TypeVar("C", bound=msgspec.Struct)
S = TypeVar("S", bound=msgspec.Struct)

PackHash = Annotated[
    str,
    Meta(
        pattern=anchor_pattern("[0-9a-f]{64}"),
        title="Pack hash",
        description="The name of a registered card pack: SHA-256 of its canonical content, hexadecimal.",
    ),
]
Name = Annotated[str, Meta(pattern=anchor_pattern("[a-z][a-z0-9_]{0,47}"))]
Title = Annotated[str, Meta(min_length=1, max_length=120)]

MAX_CARDS = 200
MAX_FAULTS = 100


class Pack(
    msgspec.Struct, Generic[C], frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """A set of cards of one kind, for one ruleset; each kind is a type of its own, which names both.

    `name` is for people. `example` says that the cards are made up and are not those of any printed deck.
    """

    ruleset: Name
    kind: Name
    name: Title
    cards: Annotated[tuple[C, ...], Meta(max_length=MAX_CARDS)]
    example: bool = False


class _UntypedPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be said of a pack whose kind nobody knows."""

    ruleset: str
    kind: str
    name: Title
    cards: Annotated[list[Any], Meta(max_length=MAX_CARDS)]
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
    comparison_type: type[msgspec.Struct] | None = None

    def __post_init__(self) -> None:
        """Let msgspec learn its types now: two threads that are the first to read as one end the process."""
        alone = () if self.comparison_type is None else _single_field_structs(self.comparison_type).values()
        for each in (self.pack, *alone):
            msgspec.json.Decoder(each)


PackKinds = Mapping[str, Mapping[str, PackKind]]

_canonical = msgspec.json.Encoder(order="sorted")


def canonical_pack_json(pack: Pack[Any]) -> bytes:
    """The pack in canonical JSON: keys sorted, no white space, fields at their defaults left out."""
    return _canonical.encode(pack)


def pack_hash(pack: Pack[Any]) -> str:
    """The name of a pack: 64 hexadecimal digits."""
    return hashlib.sha256(canonical_pack_json(pack)).hexdigest()


def pack_info(pack: Pack[Any]) -> PackInfo:
    """What is told of the pack."""
    return PackInfo(pack_hash(pack), pack.name, pack.example)


def parse_pack(document: object, rulesets: PackKinds) -> Pack[Any]:
    """The pack that a document is; `rulesets` are the kinds that each ruleset knows.

    Raises Rejected `pack_invalid` with every fault, a hundred at most: its place, its code and its facts.
    """
    if not isinstance(document, Mapping):
        raise Rejected(PackInvalid((fault("", "wrong_type", expected="object"),)))
    kind = _find_kind(document, rulesets)
    if kind is None:
        faults = (*_unknown_name_faults(document, rulesets), *find_faults(document, _UntypedPack))
        raise Rejected(PackInvalid(faults[:MAX_FAULTS]))
    _require_no_faults(chain(find_faults(document, kind.pack), _cross_card_faults(document, kind)))
    pack: Pack[Any] = msgspec.convert(document, type=kind.pack)
    require_valid_pack(pack, kind)
    return pack


def _find_kind(document: Mapping[str, object], rulesets: PackKinds) -> PackKind | None:
    """The kind that a document says it is, which tells what type the rest has to have."""
    match document.get("ruleset"), document.get("kind"):
        case str(ruleset), str(kind):
            return rulesets.get(ruleset, {}).get(kind)
    return None


def _unknown_name_faults(document: Mapping[str, object], rulesets: PackKinds) -> Iterator[Fault]:
    """What is wrong with the name of the ruleset, or else of the kind, if they are names."""
    match document.get("ruleset"), document.get("kind"):
        case str(ruleset), _ if ruleset not in rulesets:
            yield fault("/ruleset", "ruleset_unknown", known=sorted(rulesets))
        case str(ruleset), str(kind) if kind not in rulesets[ruleset]:
            yield fault("/kind", "kind_unknown", known=sorted(rulesets[ruleset]))


def _cross_card_faults(document: Mapping[str, object], kind: PackKind) -> Iterable[Fault]:
    """What is wrong with the cards together, whatever is wrong with each."""
    cards = document.get("cards")
    if kind.comparison_type is None or not isinstance(cards, list):
        return ()
    return kind.check(tuple(_parse_readable_fields(card, kind.comparison_type) for card in cards[:MAX_CARDS]))


def _parse_readable_fields(card: object, kind: type[C]) -> C:
    """The fields of a card that fit their types."""
    found: dict[str, Any] = {}
    if not isinstance(card, Mapping):
        return kind()
    for name, alone in _single_field_structs(kind).items():
        if name in card:
            with suppress(msgspec.ValidationError):
                found |= msgspec.structs.asdict(msgspec.convert({name: card[name]}, alone))
    return kind(**found)


@cache
def _single_field_structs(kind: type[msgspec.Struct]) -> Mapping[str, type[msgspec.Struct]]:
    """A type for each field by its name in documents, which has no other: made once, as it takes long."""
    return {
        field.encode_name: msgspec.defstruct(
            kind.__name__, [(field.name, field.type)], rename={field.name: field.encode_name}
        )
        for field in msgspec.structs.fields(kind)
    }


def require_valid_pack(pack: Pack[Any], kind: PackKind) -> None:
    """Raise Rejected `pack_invalid` unless the cards together are what they must be."""
    _require_no_faults(kind.check(pack.cards))


def _require_no_faults(found: Iterable[Fault]) -> None:
    faults = tuple(islice(found, MAX_FAULTS))
    if faults:
        raise Rejected(PackInvalid(faults))


def referenced_pack_hash(setup: msgspec.Struct) -> str | None:
    """The hash by which a setup or position names a registered pack, in its field `pack`, if it names one."""
    named = getattr(setup, "pack", None)
    return named if isinstance(named, str) else None


def embed_pack(setup: S, pack: Pack[Any]) -> S:
    """The setup or position with the pack itself in the place of its hash: so a log holds all it needs."""
    return msgspec.structs.replace(setup, pack=pack)
