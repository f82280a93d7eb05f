"""The error that ends a command early, and a sentence that several commands have."""


class CommandFailed(Exception):  # noqa: N818 - named after the event
    """A command failed. The text tells the operator why."""


def describe_no_answer(address: str, reason: object) -> str:
    """The sentence for a service that does not answer, with the command that starts one."""
    return f"no service answers at {address}: {reason}. Start one with `automa serve`."
