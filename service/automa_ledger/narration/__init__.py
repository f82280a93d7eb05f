"""Sentences for people, made at read time from codes and facts. Stored is only what happened."""
