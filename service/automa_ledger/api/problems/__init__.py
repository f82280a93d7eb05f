"""Refusals over HTTP: their statuses, their documents, and the page of all codes."""
