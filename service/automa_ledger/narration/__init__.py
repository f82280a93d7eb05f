"""Sentences for people, built at read time from codes and facts. Only these are stored."""
