"""Speed benchmark of Tafelrunde and its peers."""
