# Empty compiler generated dependencies file for tst_search_search.
# This may be replaced when dependencies are built.
