"""Measurements, each beside a yardstick in the same run. `make bench` prints them; nothing here is a test."""
