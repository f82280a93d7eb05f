"""Who comes in, how often and by which name; and the net below everything that is answered."""
