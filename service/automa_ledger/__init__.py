"""The service over the rules: HTTP, Postgres, tokens, narration and the command line."""
