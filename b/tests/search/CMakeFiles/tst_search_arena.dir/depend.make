# Empty dependencies file for tst_search_arena.
# This may be replaced when dependencies are built.
