"""What ends a command early."""


class CommandFailed(Exception):  # noqa: N818 - says what is the case
    """A command cannot do its work; the text says why to the person who gave it."""
