"""Histories: many clients race on two services, and what they were answered is checked against the model."""
