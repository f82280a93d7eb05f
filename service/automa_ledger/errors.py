"""The error that ends a command early."""


class CommandFailed(Exception):  # noqa: N818 - named after the event
    """A command failed. The text tells the operator why."""
