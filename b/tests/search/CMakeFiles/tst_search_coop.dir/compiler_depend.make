# Empty compiler generated dependencies file for tst_search_coop.
# This may be replaced when dependencies are built.
