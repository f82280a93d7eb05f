"""The operations on webhooks: those of one game, and those of an API key for all its games."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, get_args
from uuid import UUID

import msgspec

from automa_ledger.api.body_decoder import convert_document
from automa_ledger.api.middleware.api_key_auth import require_api_key
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.parameters import (
    DEFAULT_PAGE_SIZE,
    LIMIT,
    UUID_TYPE,
    QueryParameter,
    enumeration,
    parse_uuid,
)
from automa_ledger.api.request import Request
from automa_ledger.api.request_bodies import Version
from automa_ledger.api.responses import Response
from automa_ledger.games.authorization import require_owner
from automa_ledger.narration.languages import DEFAULT_LANGUAGE, Language
from automa_ledger.refusals.games import GameNotNamed
from automa_ledger.refusals.webhooks import WebhookUnknown
from automa_ledger.webhooks.address import MAX_URL_CHARACTERS, URL_PATTERN
from automa_ledger.webhooks.records import DeliveryState, Owner, Webhook, WebhookSecret, WebhookStatus
from automa_rules.core.rejection import Rejected

STATES: tuple[DeliveryState, ...] = get_args(DeliveryState)
STATE = QueryParameter("state", "Only the games in this state of delivery.", enumeration(STATES), None)
AFTER_GAME = QueryParameter("after", "Start after this game.", UUID_TYPE, None)


class NewWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to send commits: an `https` URL without user, password and fragment.

    `language` is that of the sentences in the messages.
    """

    url: Annotated[str, msgspec.Meta(max_length=MAX_URL_CHARACTERS, pattern=URL_PATTERN)]
    language: Language = DEFAULT_LANGUAGE


class Resend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game to retry, by default all; and the version of the first commit to resend."""

    game: UUID | None = None
    version: Version | None = None


class Webhooks(msgspec.Struct, frozen=True):
    """Webhooks, oldest first."""

    webhooks: list[Webhook]


_new_webhook_decoder = msgspec.json.Decoder(NewWebhook)
_resend_decoder = msgspec.json.Decoder(Resend)


async def create(request: Request) -> Response:
    """Register a webhook."""
    raw = await request.raw_body()  # before authorization, which can end while the body arrives
    owner = await _owner(request)
    _, requested = convert_document(request.decode_body(raw), _new_webhook_decoder)
    made = await request.services.hooks.register(owner, requested.url, requested.language)
    return request.reply(made, 201, [(b"location", f"{request.address}/{made.id}".encode())])


async def list_all(request: Request) -> Response:
    """Return all webhooks of an owner."""
    return request.reply(Webhooks(await request.services.hooks.list_webhooks(await _owner(request))))


async def read(request: Request) -> Response:
    """Return one webhook and the state of its deliveries."""
    after, limit, state = request.query(AFTER_GAME), request.query(LIMIT), request.query(STATE)
    owner, states = await _owner(request), STATES if state is None else (state,)
    return request.reply(await request.services.hooks.status(owner, _id(request), states, after, limit))


async def remove(request: Request) -> Response:
    """Remove a webhook."""
    await request.services.hooks.remove(await _owner(request), _id(request))
    return Response(204, [])


async def rotate(request: Request) -> Response:
    """Give a webhook a new secret."""
    return request.reply(await request.services.hooks.rotate(await _owner(request), _id(request)), 201)


async def resend(request: Request) -> Response:
    """Retry failed deliveries, or resend from a version."""
    raw = await request.raw_body()
    owner = await _owner(request)
    _, requested = convert_document(request.decode_body(raw), _resend_decoder)
    game = owner.id if owner.kind == "game" and requested.game is None else requested.game
    if game is None and requested.version is not None:
        raise Rejected(GameNotNamed(version=requested.version))
    hooks, hook = request.services.hooks, _id(request)
    await hooks.resend(owner, hook, game, requested.version)
    return request.reply(await hooks.status(owner, hook, STATES, None, DEFAULT_PAGE_SIZE))


async def _owner(request: Request) -> Owner:
    """Return the owner of the webhooks: the game in the path, else the API key.

    Raises Rejected for a token that is not the game's owner's, or a key without the scope.
    """
    if not request.path("game_id"):
        return Owner("key", (await require_api_key(request, "webhooks")).id)
    game, access = await request.load_game()
    require_owner(access)
    return Owner("game", game.id)


def _id(request: Request) -> UUID:
    text = request.path("webhook_id")
    found = parse_uuid(text)
    if found is None:
        raise Rejected(WebhookUnknown(webhook=text))
    return found


def webhook_operations(
    path: str,
    suffix: str,
    what: str,
    problems: tuple[str, ...],
    **access: Any,  # noqa: ANN401 - fields of Operation
) -> tuple[Operation, ...]:
    """Return the operations on the webhooks of one kind of owner.

    `what` says whose commits they send; `access` has the fields of `Operation` about credentials.
    """
    every = partial(Operation, tag="webhooks", path=path, problems=problems, **access)
    one = partial(every, path=f"{path}/{{webhook_id:str}}", problems=(*problems, "webhook_unknown"))
    nameless = () if access.get("needs_token", True) else ("game_not_named",)
    return (
        every(
            id=f"create{suffix}",
            method="POST",
            summary=f"Send each commit of {what} to a URL",
            description="As the webhook `game.committed`, from the next commit on, in order, at least once, "
            "signed as in Standard Webhooks (https://www.standardwebhooks.com). At most ten webhooks.",
            handler=create,
            body=NewWebhook,
            responses={
                201: ResponseSpec("The webhook, with its secret.", WebhookSecret, headers=("Location",))
            },
            problems=(*problems, "webhook_url_invalid", "webhook_address_forbidden", "webhooks_too_many"),
        ),
        every(
            id=f"list{suffix}s",
            method="GET",
            summary=f"List the webhooks of {what}",
            description="Oldest first, without their secrets.",
            handler=list_all,
            responses={200: ResponseSpec("The webhooks.", Webhooks)},
        ),
        one(
            id=f"read{suffix}",
            method="GET",
            summary="Read a webhook and the state of its deliveries",
            description="With the games in one `state`, or in all: `following` waits for the next commit, "
            "`retrying` for the next attempt, `dead` for a resend.",
            handler=read,
            parameters=(STATE, AFTER_GAME, LIMIT),
            responses={200: ResponseSpec("The webhook.", WebhookStatus)},
        ),
        one(
            id=f"delete{suffix}",
            method="DELETE",
            summary="Remove a webhook",
            description="No more messages are sent; one that is on its way may still arrive.",
            handler=remove,
            responses={204: ResponseSpec("The webhook is removed.", media=())},
        ),
        one(
            id=f"rotate{suffix}Secret",
            method="POST",
            path=f"{path}/{{webhook_id:str}}/secret",
            summary="Change the secret of a webhook",
            description="The new and the current secret both sign for a while (a day, unless the operator "
            "chose otherwise). An older secret stops signing.",
            handler=rotate,
            responses={201: ResponseSpec("The webhook, with its new secret.", WebhookSecret)},
        ),
        one(
            id=f"resendTo{suffix}",
            method="POST",
            path=f"{path}/{{webhook_id:str}}/resend",
            summary="Retry failed deliveries",
            description="At once, for all games or for one; with a `version`, from that commit on, even if "
            "it was delivered before. A disabled webhook is enabled.",
            handler=resend,
            body=Resend,
            body_required=False,
            responses={200: ResponseSpec("The webhook.", WebhookStatus)},
            problems=(*problems, "webhook_unknown", "delivery_unknown", "version_unknown", *nameless),
        ),
    )


OPERATIONS = (
    *webhook_operations("/v1/games/{game_id:str}/webhooks", "GameWebhook", "a game", ("role_forbidden",)),
    *webhook_operations(
        "/v1/webhooks",
        "Webhook",
        "all games of an API key",
        (),
        needs_token=False,
        needs_key=True,
        scope="webhooks",
    ),
)
