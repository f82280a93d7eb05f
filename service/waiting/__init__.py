"""Who waits for whom: long work goes beside the event loop, and in turn (docs/decisions/0024)."""
