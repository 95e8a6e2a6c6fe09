"""Run the comparison. Its jobs live in another module, since subprocesses have to import them."""

import sys

from bench.compare import main

if __name__ == "__main__":
    sys.exit(main())
