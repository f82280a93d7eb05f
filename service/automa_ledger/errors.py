"""The error that ends a command early, and what several commands tell their operator."""

OWNER_URL = "AUTOMA_OWNER_URL=postgresql://automa_owner:…@HOST/DATABASE"
"""What a command of the tables' owner is called with."""

KEY_COMMAND = "automa key create --name me --scope games:create --scope games:list"
MAKE_KEY = (
    f"on the service's machine `{OWNER_URL} {KEY_COMMAND}` makes one,"
    " without AUTOMA_OWNER_URL if the service runs its own Postgres"
)


class CommandFailed(Exception):  # noqa: N818 - named after the event
    """A command failed. The text tells the operator why."""


def describe_no_answer(address: str, reason: object) -> str:
    """The sentence for a service that does not answer, with the command that starts one."""
    return f"no service answers at {address}: {reason}. Start one with `automa serve`."
