# Empty dependencies file for tst_search_bounds.
# This may be replaced when dependencies are built.
