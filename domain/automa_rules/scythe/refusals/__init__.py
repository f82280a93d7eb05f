"""The refusals of Scythe, each with the facts that help to correct the command."""
