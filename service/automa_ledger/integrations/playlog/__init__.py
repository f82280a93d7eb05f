"""A finished game as other programs and people keep it: as a play of BG Stats, and as a report to read."""
