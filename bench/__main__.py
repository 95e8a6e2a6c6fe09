"""Runs the comparison; its jobs live in an importable module, as processes of their own need it."""

import sys

from bench.compare import main

if __name__ == "__main__":
    sys.exit(main())
