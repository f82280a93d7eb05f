"""`python -m automa_ledger`, the same as `automa`."""

import sys

from automa_ledger.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
