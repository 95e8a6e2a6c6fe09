"""The migrations of the store's schema, run at every start."""
