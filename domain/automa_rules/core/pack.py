"""Card packs: unpublished cards that the owner of a box has transcribed.

A pack is a document, identified by the SHA-256 of its canonical content. So sending the same pack twice gives
one pack, and a game that starts with a pack is bound to exactly that content.
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
    """A set of cards of one kind, for one ruleset. Each kind has its own type, which fixes both names.

    `name` is for people. `example` marks made-up cards, which are not those of any printed deck.
    """

    ruleset: Name
    kind: Name
    name: Title
    cards: Annotated[tuple[C, ...], Meta(max_length=MAX_CARDS)]
    example: bool = False


class _UntypedPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields that can be checked in a pack of an unknown kind."""

    ruleset: str
    kind: str
    name: Title
    cards: Annotated[list[Any], Meta(max_length=MAX_CARDS)]
    example: bool = False


class PackInfo(msgspec.Struct, frozen=True):
    """A pack's hash, its name, and whether its cards are made up."""

    hash: PackHash
    name: Title
    example: bool = False


@dataclass(frozen=True, kw_only=True)
class PackKind:
    """A kind of pack that a ruleset can use.

    `pack` is the type of its documents. `check` yields the faults of the cards taken together, with pointers
    from the pack's root. It gets well-formed cards. With a `comparison_type` it gets malformed ones too,
    reduced to the fields of that type, with the default for a field that cannot be read.
    """

    title: str
    pack: type[Pack[Any]]
    check: Callable[[tuple[Any, ...]], Iterable[Fault]]
    comparison_type: type[msgspec.Struct] | None = None

    def __post_init__(self) -> None:
        """Let msgspec inspect its types now: two threads that do so at once crash the process."""
        types = () if self.comparison_type is None else _single_field_structs(self.comparison_type).values()
        for each in (self.pack, *types):
            msgspec.json.Decoder(each)


PackKinds = Mapping[str, Mapping[str, PackKind]]

_canonical = msgspec.json.Encoder(order="sorted")


def canonical_pack_json(pack: Pack[Any]) -> bytes:
    """The pack as canonical JSON: keys sorted, no white space, fields at their defaults omitted."""
    return _canonical.encode(pack)


def pack_hash(pack: Pack[Any]) -> str:
    """The SHA-256 hash of a pack: 64 hexadecimal digits."""
    return hashlib.sha256(canonical_pack_json(pack)).hexdigest()


def pack_info(pack: Pack[Any]) -> PackInfo:
    """The hash and name of the pack, and whether its cards are made up."""
    return PackInfo(pack_hash(pack), pack.name, pack.example)


def parse_pack(document: object, rulesets: PackKinds) -> Pack[Any]:
    """Decode and check a pack; `rulesets` has the kinds of pack that each ruleset knows.

    Raises Rejected `pack_invalid` with all faults, at most 100: the pointer, code and facts of each.
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
    """The kind that the document names, which determines the type of the rest; None if unknown."""
    match document.get("ruleset"), document.get("kind"):
        case str(ruleset), str(kind):
            return rulesets.get(ruleset, {}).get(kind)
    return None


def _unknown_name_faults(document: Mapping[str, object], rulesets: PackKinds) -> Iterator[Fault]:
    """The fault of an unknown ruleset, or else of an unknown kind, if both are strings."""
    match document.get("ruleset"), document.get("kind"):
        case str(ruleset), _ if ruleset not in rulesets:
            yield fault("/ruleset", "ruleset_unknown", known=sorted(rulesets))
        case str(ruleset), str(kind) if kind not in rulesets[ruleset]:
            yield fault("/kind", "kind_unknown", known=sorted(rulesets[ruleset]))


def _cross_card_faults(document: Mapping[str, object], kind: PackKind) -> Iterable[Fault]:
    """The faults of the cards taken together, whatever the faults of single cards."""
    cards = document.get("cards")
    if kind.comparison_type is None or not isinstance(cards, list):
        return ()
    return kind.check(tuple(_parse_readable_fields(card, kind.comparison_type) for card in cards[:MAX_CARDS]))


def _parse_readable_fields(card: object, kind: type[C]) -> C:
    """Decode the fields of a card that fit their types."""
    found: dict[str, Any] = {}
    if not isinstance(card, Mapping):
        return kind()
    for name, field_type in _single_field_structs(kind).items():
        if name in card:
            with suppress(msgspec.ValidationError):
                found |= msgspec.structs.asdict(msgspec.convert({name: card[name]}, field_type))
    return kind(**found)


@cache
def _single_field_structs(kind: type[msgspec.Struct]) -> Mapping[str, type[msgspec.Struct]]:
    """A struct type for each field alone, by its encoded name. Cached, as creating it is slow."""
    return {
        field.encode_name: msgspec.defstruct(
            kind.__name__, [(field.name, field.type)], rename={field.name: field.encode_name}
        )
        for field in msgspec.structs.fields(kind)
    }


def require_valid_pack(pack: Pack[Any], kind: PackKind) -> None:
    """Raise Rejected `pack_invalid` if the cards taken together have faults."""
    _require_no_faults(kind.check(pack.cards))


def _require_no_faults(found: Iterable[Fault]) -> None:
    faults = tuple(islice(found, MAX_FAULTS))
    if faults:
        raise Rejected(PackInvalid(faults))


def referenced_pack_hash(setup: msgspec.Struct) -> str | None:
    """The hash in the field `pack` of a setup or position, if it refers to a registered pack."""
    reference = getattr(setup, "pack", None)
    return reference if isinstance(reference, str) else None


def embed_pack(setup: S, pack: Pack[Any]) -> S:
    """Replace the hash in a setup or position by the pack itself, so that the log has all it needs."""
    return msgspec.structs.replace(setup, pack=pack)
