"""The whole suite, to be imported by a test file: `from tafelrunde.testing.suite import *`."""

from tafelrunde.testing.checks.conformance import *
from tafelrunde.testing.checks.edition import *
from tafelrunde.testing.checks.files import *
from tafelrunde.testing.checks.ledger import *
from tafelrunde.testing.checks.positions import *
from tafelrunde.testing.checks.words import *
