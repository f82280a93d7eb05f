"""How facts and refusals read, language by language."""
