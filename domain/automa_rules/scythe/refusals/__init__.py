"""What the rules of Scythe refuse, each with the facts that help to mend the command."""
