"""Tests in a real browser. A package, so that the browser is closed before tests of other folders begin: while it is
open its event loop counts as running, and no other could run in the same process."""
