"""The shell around the rules: HTTP, Postgres, tokens, narration and the command line."""
