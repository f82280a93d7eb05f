"""The revisions of the store's schema."""
