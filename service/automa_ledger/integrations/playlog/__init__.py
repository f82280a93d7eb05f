"""Exports of a finished game: a BG Stats play, a spreadsheet row and a report to read."""
