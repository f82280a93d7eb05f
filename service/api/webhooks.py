"""The calls about webhooks: those of one game, and those of an API key for all of its games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, get_args
from uuid import UUID

import msgspec

from domain.core.rejected import Rejected
from service.api.body import parsed
from service.api.hook_answers import (
    NewWebhook,
    Resend,
    Webhooks,
    WebhookSecret,
    WebhookStatus,
    status,
    webhook,
    with_secret,
)
from service.api.middleware.authority import key_for
from service.api.operation import Answer, Handler, Operation
from service.api.parameters import ID, LIMIT, PAGE, Query, one_of, uuid_in
from service.api.request import Request
from service.api.responses import Response
from service.games.seating import must_own
from service.refusals.games import GameNotNamed
from service.refusals.webhooks import WebhookUnknown
from service.webhooks.records import DeliveryState, Owner

TAG = "webhooks"
STATES: tuple[DeliveryState, ...] = get_args(DeliveryState)
STATE = Query("state", "Only the games in this state of delivery.", one_of(STATES), None)
AFTER_GAME = Query("after", "Begin behind this game.", ID, None)
Whose = Callable[[Request], Awaitable[Owner]]

_new_webhook = msgspec.json.Decoder(NewWebhook)
_resend = msgspec.json.Decoder(Resend)


async def of_game(request: Request) -> Owner:
    """The game in the path. Raises Rejected for a token that is not its owner's."""
    game, access = await request.game()
    must_own(access)
    return Owner("game", game.id)


async def of_key(request: Request) -> Owner:
    """The API key that the call has come with. Raises Rejected for one without the scope."""
    return Owner("key", (await key_for(request, "webhooks")).id)


def registering(whose: Whose) -> Handler:
    """Have commits sent to a URL."""

    async def register(request: Request) -> Response:
        raw = (
            await request.raw_body()
        )  # before the right is looked at, which can end while a body is kept back
        owner = await whose(request)
        _, wish = parsed(request.document(raw), _new_webhook)
        hooks = request.services.hooks
        hook, secret = await hooks.register(owner, wish.url, wish.language)
        await _lasting(request, whose, partial(hooks.remove, owner, hook.id))
        location = f"{request.address}/{hook.id}".encode()
        return request.reply(with_secret(hook, secret), 201, [(b"location", location)])

    return register


def listing(whose: Whose) -> Handler:
    """All hooks of an owner."""

    async def show_all(request: Request) -> Response:
        owner = await whose(request)
        return request.reply(Webhooks([webhook(each) for each in await request.services.hooks.all(owner)]))

    return show_all


def reading(whose: Whose) -> Handler:
    """One hook, and how its deliveries stand."""

    async def read(request: Request) -> Response:
        after, limit, state = request.query(AFTER_GAME), request.query(LIMIT), request.query(STATE)
        hooks, owner = request.services.hooks, await whose(request)
        hook = await hooks.one(owner, _id(request))
        page = await hooks.deliveries(hook, STATES if state is None else (state,), after, limit)
        return request.reply(status(hook, await hooks.counts(hook), page, limit))

    return read


def removing(whose: Whose) -> Handler:
    """Send nothing more."""

    async def remove(request: Request) -> Response:
        owner = await whose(request)
        await request.services.hooks.remove(owner, _id(request))
        return Response(204, [])

    return remove


def rotating(whose: Whose) -> Handler:
    """A new secret."""

    async def rotate(request: Request) -> Response:
        owner = await whose(request)
        hooks = request.services.hooks
        async with request.services.locks.hold(owner.id):  # else one would put back what another made
            await whose(request)  # once more: the right can have ended meanwhile
            hook, secret = await hooks.rotate(owner, _id(request))
            await _lasting(request, whose, partial(hooks.put_back, hook, secret))
        return request.reply(with_secret(hook, secret), 201)

    return rotate


def resending(whose: Whose) -> Handler:
    """Go on with what failed."""

    async def resend(request: Request) -> Response:
        raw = await request.raw_body()
        owner = await whose(request)
        _, wish = parsed(request.document(raw), _resend)
        game = owner.id if owner.kind == "game" and wish.game is None else wish.game
        if game is None and wish.version is not None:
            raise Rejected(GameNotNamed(version=wish.version))
        hooks = request.services.hooks
        hook = await hooks.one(owner, _id(request))
        await hooks.resend(hook, game, wish.version)
        page = await hooks.deliveries(hook, STATES, None, PAGE)
        return request.reply(status(await hooks.one(owner, hook.id), await hooks.counts(hook), page, PAGE))

    return resend


async def _lasting(request: Request, whose: Whose, undo: Callable[[], Awaitable[None]]) -> None:
    """See that the right has lasted behind what was done, or undo that: whoever ended it saw nothing of it.

    Raises Rejected for a right that has ended meanwhile.
    """
    try:
        await whose(request)
    except Rejected:
        await undo()
        raise


def _id(request: Request) -> UUID:
    text = request.path("webhook_id")
    found = uuid_in(text)
    if found is None:
        raise Rejected(WebhookUnknown(webhook=text))
    return found


def operations(
    path: str,
    suffix: str,
    whose: Whose,
    what: str,
    **access: Any,  # noqa: ANN401 - fields of Operation
) -> tuple[Operation, ...]:
    """The calls about the hooks of one kind of owner. `what` says which games they are told about.

    `access` says with what they are to be called.
    """
    problems: tuple[str, ...] = access.pop("problems", ())
    one = f"{path}/{{webhook_id:str}}"
    unknown = (*problems, "webhook_unknown")
    return (
        Operation(
            id=f"create{suffix}",
            method="POST",
            path=path,
            tag=TAG,
            **access,
            summary=f"Have each commit of {what} sent to a URL",
            description="As the webhook `game.committed`, from the next commit on, in order, at least once, "
            "signed by the recipe of Standard Webhooks (https://www.standardwebhooks.com). At most ten.",
            handler=registering(whose),
            body=NewWebhook,
            answers={201: Answer("The webhook, with its secret.", WebhookSecret, headers=("Location",))},
            problems=(*problems, "webhook_url_invalid", "webhook_address_forbidden", "webhooks_too_many"),
        ),
        Operation(
            id=f"list{suffix}s",
            method="GET",
            path=path,
            tag=TAG,
            **access,
            summary=f"See the webhooks of {what}",
            description="The oldest first, without their secrets.",
            handler=listing(whose),
            answers={200: Answer("The webhooks.", Webhooks)},
            problems=problems,
        ),
        Operation(
            id=f"read{suffix}",
            method="GET",
            path=one,
            tag=TAG,
            **access,
            summary="See a webhook, and how its deliveries stand",
            description="With the games in one `state`, or in all: `following` waits for the next commit, "
            "`retrying` for the next attempt, `dead` for a resend.",
            handler=reading(whose),
            parameters=(STATE, AFTER_GAME, LIMIT),
            answers={200: Answer("The webhook.", WebhookStatus)},
            problems=unknown,
        ),
        Operation(
            id=f"delete{suffix}",
            method="DELETE",
            path=one,
            tag=TAG,
            **access,
            summary="Remove a webhook",
            description="Nothing more is sent; a message that is on its way may still arrive.",
            handler=removing(whose),
            answers={204: Answer("It is gone.", media=())},
            problems=unknown,
        ),
        Operation(
            id=f"rotate{suffix}Secret",
            method="POST",
            path=f"{one}/secret",
            tag=TAG,
            **access,
            summary="Change the secret of a webhook",
            description="Both the new and the present secret sign for a while (a day, unless the service is "
            "set otherwise); one that came before them does not sign any more.",
            handler=rotating(whose),
            answers={201: Answer("The webhook, with its new secret.", WebhookSecret)},
            problems=unknown,
        ),
        Operation(
            id=f"resendTo{suffix}",
            method="POST",
            path=f"{one}/resend",
            tag=TAG,
            **access,
            summary="Go on with deliveries that failed",
            description="At once, in all games or in one; with a `version`, from that commit on, "
            "whether it was delivered before or not. A disabled webhook is enabled.",
            handler=resending(whose),
            body=Resend,
            body_required=False,
            answers={200: Answer("The webhook.", WebhookStatus)},
            problems=(
                *unknown,
                "delivery_unknown",
                "version_unknown",
                *(() if "{game_id" in path else ("game_not_named",)),
            ),
        ),
    )


OPERATIONS = (
    *operations(
        "/v1/games/{game_id:str}/webhooks",
        "GameWebhook",
        of_game,
        "a game",
        problems=("role_forbidden",),
    ),
    *operations(
        "/v1/webhooks",
        "Webhook",
        of_key,
        "all games of an API key",
        needs_token=False,
        needs_key=True,
        scope="webhooks",
    ),
)
