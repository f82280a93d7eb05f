"""Every call of the service, one table a concern."""
